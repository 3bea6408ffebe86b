"""Generated projects of any size, shaped like Mephisto: its kinds, templates, fonts, Polish texts and icons."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from itertools import cycle, islice, product
from pathlib import Path
from typing import Any

REPOSITORY = Path(__file__).resolve().parents[2]
GAME = "bench"
COPIES = 2
FOLDERS = ("monsters", "weapons", "spells", "items")
NAMES = Path(__file__).with_name("names.txt")


def make_project(root: Path, count: int) -> Path:
    """Write a project of `count` different cards, each printed twice, into a new folder; gives the folder."""
    shutil.copytree(REPOSITORY / "templates" / "mephisto", root / "templates" / GAME)
    shutil.copytree(REPOSITORY / "templates" / "shared", root / "templates" / "shared")
    for template in (root / "templates" / GAME).glob("*.html"):
        template.write_text(template.read_text("utf-8").replace('"mephisto/', f'"{GAME}/'), "utf-8")
    source, content = REPOSITORY / "content" / "mephisto", root / "content" / GAME
    for folder in ("rules", "terms"):
        shutil.copytree(source / folder, content / folder, ignore=shutil.ignore_patterns("en.json"))
    (root / "schemas").mkdir()
    shutil.copy(REPOSITORY / "schemas" / "mephisto.py", root / "schemas" / f"{GAME}.py")
    cards = list(_cards(count))
    for folder, card in cards:
        _write(content / folder / f"{card['id']}.json", card)
    _write(
        content / "decks" / "all.json",
        {"cards": {card["id"]: COPIES for _, card in cards}, "id": "all", "position": 0},
    )
    _write(content / "game.json", _settings([card["art"]["icon"] for _, card in cards]))
    (content / "text").mkdir()
    (content / "text" / "pl.ftl").write_text(_texts([card["id"] for _, card in cards]), "utf-8")
    return root


def _write(file: Path, value: Any) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(value, indent=2, sort_keys=True, ensure_ascii=False) + "\n", "utf-8")


def _cards(count: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """Designs of Mephisto in turn, each time with another id and another picture."""
    source = REPOSITORY / "content" / "mephisto"
    files = [
        (folder, file.read_text("utf-8"))
        for folder in FOLDERS
        for file in sorted((source / folder).glob("*.json"))
    ]
    designs = [(folder, json.loads(text)) for folder, text in files if '"custom"' not in text]
    package = REPOSITORY / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"
    icons = sorted(json.loads(package.read_text("utf-8"))["icons"])
    for number, (folder, design) in enumerate(islice(cycle(designs), count)):
        art = {**design["art"], "icon": icons[number % len(icons)]}
        yield folder, {**design, "id": f"card_{number:04}", "art": art}


def _settings(icons: list[str]) -> dict[str, Any]:
    settings = json.loads((REPOSITORY / "content" / "mephisto" / "game.json").read_text("utf-8"))
    authors = dict.fromkeys([*icons, *settings["symbols"].values()], "bench")
    return {**settings, "id": GAME, "icon_authors": authors}


def _texts(ids: list[str]) -> str:
    """A new name for every card, the interface's words and the flavour texts of the real game."""
    source = (REPOSITORY / "content" / "mephisto" / "text" / "pl.ftl").read_text("utf-8")
    entries = [entry.rstrip() for entry in re.split(r"(?m)^(?=\S)", source) if entry.startswith("ui-")]
    flavors = [line.strip() for line in source.splitlines() if line.strip().startswith(".flavor")]
    first, second = (line.split() for line in NAMES.read_text("utf-8").splitlines())
    names = map(" ".join, product(first, second))
    cards = [
        f"{id_} = {name}\n    {flavor}" for id_, name, flavor in zip(ids, names, cycle(flavors), strict=False)
    ]
    return "\n".join([*entries, *cards]) + "\n"
