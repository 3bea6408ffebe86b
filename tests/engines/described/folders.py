"""Described games of tests, as the files of their projects say them: no build is needed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest

from cardpress.diagnostics import Report
from cardpress.models.component import kind_name
from cardpress.models.source import GameSources
from cardpress.stages import load as stage
from cardpress.tables.importing import WHOLE
from cardpress_engines.described.game import DescribedGame
from cardpress_engines.described.raw import load_raw, raw_data
from cardpress_engines.kernel.rules_data import Data

JUDGED: Final = Path(__file__).with_name("judged")
LIBRARY: Final = Path(__file__).with_name("library")
STARTER: Final = Path(__file__).resolve().parents[3] / "starters/effects"
POTIONS: Final = "potions"
"""What the starter that plays is called here."""


def _sources(root: Path, name: str) -> GameSources:
    """The files of a game, and which kinds of components it has.

    What its cards and its course of play may say is left out: to put that together takes forty times as long, and
    whether they say it rightly is judged where these games are built and checked.
    """
    schema = stage._schema

    def kinds_alone(root: Path, game: str, _: object, *others: Any) -> ModuleType | None:
        return schema(root, game, (), *others)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(stage, "_schema", kinds_alone)
        return stage.load(root, Report(), [name]).games[name]


def _said(root: Path, name: str) -> Mapping[str, Any]:
    """A game as its files in a project say it: the course of play, components of all sorts, decks."""
    game = _sources(root, name)
    kinds = {kind.folder: kind_name(kind) for kind in game.schema.KINDS}
    components = {
        source.value["id"]: {"kind": kinds[folder], **source.value}
        for key, source in game.files.items()
        if (folder := key.partition("/")[0]) in kinds
    }
    decks = {source.value["id"]: source.value["cards"] for key, source in game.files.items() if "decks/" in key}
    cards = {deck: sorted(each.items()) for deck, each in (decks or {WHOLE: game.copies}).items()}
    play = next(source.value for key, source in game.files.items() if key.startswith("play/"))
    described = json.loads((root / f"schemas/{name}.json").read_text("utf-8"))["kinds"].values()
    words = {
        field: shape["enum"]
        for kind in described
        for field, shape in kind["properties"].items()
        if "enum" in shape
        for kind in described
        for field, shape in kind["properties"].items()
        if "enum" in shape
    }
    return {"play": {**play, "words": words}, "components": components, "decks": cards, "name": name}


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
