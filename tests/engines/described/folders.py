"""Described games of tests, as the files of their projects say them: no build is needed."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from cardpress_engines.described.game import DescribedGame
from cardpress_engines.described.raw import load_raw, raw_data
from cardpress_engines.kernel.rules_data import Data

JUDGED: Final = Path(__file__).with_name("judged")
LIBRARY: Final = Path(__file__).with_name("library")
STARTER: Final = Path(__file__).resolve().parents[3] / "starters/effects"
POTIONS: Final = "potions"
"""What the starter that plays is called here."""


def _said(root: Path, name: str) -> Mapping[str, Any]:
    """A game as its play file, its tables of components and its decks in a project say it."""
    content, components, words = root / "content" / name, dict[str, Any](), dict[str, Any]()
    kinds = json.loads((root / f"schemas/{name}.json").read_text("utf-8"))["kinds"]
    for kind, shape in kinds.items():
        fields = shape["properties"]
        words |= {field: one["enum"] for field, one in fields.items() if "enum" in one}
        for id_, values in _components(content, kind, fields):
            components[id_] = {"kind": kind, **values}
    decks = [json.loads(file.read_text("utf-8")) for file in sorted((content / "decks").iterdir())]
    play = json.loads(next((content / "play").iterdir()).read_text("utf-8"))
    cards = {deck["id"]: list(deck["cards"].items()) for deck in decks}
    return {"play": {**play, "words": words}, "components": components, "decks": cards, "name": name}


def _components(content: Path, kind: str, fields: Mapping[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """All of a kind: rows of a table, or files of a folder."""
    for file in sorted((content / f"{kind}s").glob("*.json")):
        yield file.stem, json.loads(file.read_text("utf-8"))
    if (content / f"{kind}s.csv").is_file():
        with (content / f"{kind}s.csv").open(encoding="utf-8", newline="") as table:
            for row in csv.DictReader(table):
                yield (
                    row["id"],
                    {name: row[name] if "enum" in one else int(row[name]) for name, one in fields.items()},
                )


def load_folder(root: Path, name: str, players: int, **changes: Any) -> DescribedGame:
    """A game of a project, with changes of its play file."""
    said = _said(root, name)
    return load_raw({**said["play"], **changes}, said["components"], said["decks"], players, name)


@cache
def described_games() -> Mapping[str, Path]:
    """Every described game of tests, with the project it is in."""
    folders = {name.name: root for root in (JUDGED, LIBRARY) for name in sorted((root / "content").iterdir())}
    return {POTIONS: STARTER, **folders}


@cache
def described_data(name: str) -> Data:
    """What the engine reads of one of them."""
    root = described_games()[name]
    said = _said(root, "GAME" if root == STARTER else name)
    return raw_data(**{**said, "name": name})
