"""Nothing stale: whatever input changes, a rebuild over what is there gives the bytes of a build from nothing."""

from __future__ import annotations

import json
import shutil
from base64 import b64decode
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.sampling import few_of

from cardpress.commands import selection
from cardpress.incremental.session import Session
from cardpress.models import manifest
from cardpress.models.manifest import Selection
from cardpress.pipeline import build

ROOT = Path(__file__).resolve().parents[1]
GAME = "content/mini/game.json"
Change = Callable[[Path], None]
Outputs = dict[str, bytes]
RED, BLUE = map(
    b64decode,
    (
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGOoEBEBAAGoAKFmE2AmAAAAAElFTkSuQmCC",
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGMQEakAAADgAKFH9mtCAAAAAElFTkSuQmCC",
    ),
)
"""Pictures of one dot each."""
CARD = """{% from "shared/words.html" import strong %}
<article class="face">
  <h1 data-slot="name">{{ text.name }}</h1>
  <p class="rules" data-slot="rules" style="--fit:{{ fit('rules') }}">
    {{ text.rules.values() | join(" ") | rich }} {{ strong(card.provenance) }} {{ text.flavor }} {{ card.speed }}
    {{ rules.start.favor }} {{ game.version }} {{ ui("ui-note") }} {{ size.corner_mm }} {{ drawing("cave") }}
    {% include "mini/part.html" %} <img src="dot.png" alt="">
  </p>
</article>
"""
LIST = """<article class="sheet">
  {% for listed in cards.values() %}{% for line in listed %}
  <p>{{ line.copies }} {{ line.text.name }} {{ line.text.flavor }} {{ line.card.speed }}</p>
  {% endfor %}{% endfor %}
  <p>{{ game.version }} {{ game.licences[0].who }} {% for author, icons in authors %}{{ author }} {% endfor %}</p>
</article>
"""
VARIANT = {
    "id": "soft",
    "rewrites": [
        {"match": {"op": "lose", "amount": "$n"}, "into": {"op": "gain", "amount": "$n", "resource": "favor"}}
    ],
    "source": "made up for the tests",
}


# ---- ways to change a project


def _sub(path: str, old: str, new: str) -> Change:
    """Another text in a file."""

    def change(root: Path) -> None:
        text = (root / path).read_text("utf-8")
        assert old in text
        (root / path).write_text(text.replace(old, new), "utf-8")

    return change


def _set(path: str, pointer: str, value: Any) -> Change:
    """Another value in a JSON file, where the keys lead that stand between slashes."""

    def change(root: Path) -> None:
        whole = place = json.loads((root / path).read_text("utf-8"))
        *keys, last = pointer.split("/")
        for key in keys:
            place = place[int(key) if isinstance(place, list) else key]
        assert place.get(last) != value
        place[last] = value
        (root / path).write_text(json.dumps(whole, indent=2, sort_keys=True, ensure_ascii=False), "utf-8")

    return change


def _put(path: str, data: bytes) -> Change:
    """Another file."""

    def change(root: Path) -> None:
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_bytes(data)

    return change


BOLD = ["alegreya/700Bold/Alegreya_700Bold.ttf"]
PRESSED: dict[str, Change] = {
    "colour": _set(GAME, "palette/moss", "#123456"),
    "drawing": _sub("templates/mini/art/cave.svg", "M0 0h512", "M9 9h500"),
    "font": _set(GAME, "fonts/body", BOLD),
    "imported part": _sub("templates/shared/words.html", "<b>", "<b>so "),
    "imported stylesheet": _sub("templates/mini/more/extra.css", "#111111", "#222222"),
    "included part": _sub("templates/mini/part.html", "part", "piece"),
    "own icon": _sub("node_modules/@iconify-json/mini-icons/icons.json", "M64 256h384", "M99 256h333"),
    "picture": _put("templates/mini/dot.png", BLUE),
    "shared stylesheet": _sub("templates/shared/face.css", "#123456", "#654321"),
    "stylesheet": _sub("templates/mini/cards.css", "12pt", "13pt"),
    "template": _sub("templates/mini/back.html", "40mm", "41mm"),
}
"""What a warm press has read already."""
CHANGES: dict[str, Change] = PRESSED | {
    "author": _set(GAME, "icon_authors/rat", "Zoe Example"),
    "bleed": _set(GAME, "sizes/card/bleed_mm", 2),
    "copies": _set("content/mini/decks/main.json", "cards/rat", 12),
    "corner": _set(GAME, "sizes/card/corner_mm", 1),
    "default in the schema": _sub("schemas/mini.py", "speed: int = 3", "speed: int = 4"),
    "effect": _set("content/mini/monsters/rat.json", "immediate/do/amount", 2),
    "flavor": _sub("content/mini/text/pl.ftl", "Zjadł", "Pogryzł"),
    "font added": _set(GAME, "fonts/also", BOLD),
    "form of a term": _set("content/mini/terms/pl.json", "favor/forms/sg/acc", "punkt przychylności"),
    "height": _set(GAME, "sizes/card/height_mm", 87),
    "interface word": _sub("content/mini/text/pl.ftl", "ui-note = note", "ui-note = uwaga"),
    "label of later sheets": _sub("languages/en/ui.ftl", "*[other] sheet", "*[other] leaf"),
    "licence": _set(GAME, "licences/0/who", "Zoe Example"),
    "name": _sub("content/mini/text/pl.ftl", "Szczur\n", "Mysz\n"),
    "own language": _sub("languages/en/effects.ftl", 'v: "lose"', 'v: "discard"'),
    "provenance": _set("content/mini/monsters/rat.json", "provenance", "rulebook"),
    "reference stylesheet": _sub("templates/mini/reference.css", "20mm", "22mm"),
    "reference template": _sub("templates/mini/reference.html", "<h1>", "<h1>+ "),
    "rules number": _set("content/mini/rules/start.json", "values/favor", 7),
    "rules source": _set("content/mini/rules/start.json", "sources/favor", "elsewhere"),
    "shared side": _set(GAME, "kinds/weapon/back/shared", False),
    "symbol": _set(GAME, "symbols/favor", "rat"),
    "term": _set("content/mini/terms/en.json", "favor/one", "grace"),
    "title": _sub("content/mini/text/pl.ftl", "ui-game = Mini", "ui-game = Maks"),
    "title of the reference": _sub("content/mini/text/pl.ftl", "Ściąga", "Pomoc"),
    "value": _set("content/mini/monsters/rat.json", "attack", 3),
    "variant": _sub("content/mini/variants/soft.json", '"op": "gain"', '"op": "lose"'),
    "variant's name": _sub("content/mini/text/pl.ftl", "ui-variant-soft = soft", "ui-variant-soft = łagodny"),
    "version": _set(GAME, "version", "1.0.1"),
}


# ---- builds


def _project(root: Path) -> Path:
    """A small project in which every kind of input reaches the paper."""
    shutil.copytree(ROOT / "tests" / "errors" / "base", root)
    shutil.copytree(ROOT / "src/cardpress/language/packs/en", root / "languages/en")
    for change in (
        _put("templates/shared/words.html", b"{% macro strong(text) %}<b>{{ text }}</b>{% endmacro %}"),
        _put("templates/shared/face.css", b".face { color: #123456 }"),
        _put("templates/mini/part.html", b"<i>part</i>"),
        _put("templates/mini/more/extra.css", b".rules { color: #111111 }"),
        _put("templates/mini/dot.png", RED),
        _put("templates/mini/card.html", CARD.encode()),
        _put("templates/mini/reference_cards.html", LIST.encode()),
        _put("content/mini/variants/soft.json", json.dumps(VARIANT, indent=2).encode()),
        _sub("templates/mini/back.html", "drop", "rat"),
        _sub(
            "templates/mini/cards.css",
            ".face {",
            '@import "more/extra.css";\n.face { background: var(--color-moss);',
        ),
        _sub(
            "templates/mini/cards.css",
            ".icon {",
            ".drawing { font-family: Drawings; font-style: normal }\n.icon {",
        ),
        _sub("schemas/mini.py", "    art: Art\n", "    art: Art\n    speed: int = 3\n"),
        _sub(
            "languages/en/ui.ftl",
            "ui-sheet-label = { $game }, sheet",
            "ui-sheet-label = { $game }, { $sheet ->\n    [one] sheet\n   *[other] sheet\n }",
        ),
        _set("content/mini/decks/main.json", "cards/rat", 11),
    ):
        change(root)
    for language in ("en", "pl"):
        file = root / f"content/mini/text/{language}.ftl"
        file.write_text(
            file.read_text("utf-8") + "ui-note = note { $start-favor }\nui-variant-soft = soft\n", "utf-8"
        )
    return root


def _build(root: Path, session: Session) -> Outputs:
    """What `cardpress build` leaves in the build folder."""
    games = ("mini",)
    wanted = selection.wanted_outputs(root, games, session.digests)
    if not manifest.is_current(manifest.read(root / "build"), root / "build", Selection(games), wanted):
        assert list(build(root, Selection(games), wanted, session).report) == []
        session.save()
    files = (file for file in (root / "build").rglob("*") if file.is_file())
    found = {file.relative_to(root / "build").as_posix(): file.read_bytes() for file in files}
    return {name: data for name, data in found.items() if not name.startswith(".cache")}


def _differences(some: Outputs, others: Outputs) -> list[str]:
    return sorted(name for name in some.keys() | others.keys() if some.get(name) != others.get(name))


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project after a build."""
    root = _project(tmp_path_factory.mktemp("stale") / "project")
    _build(root, Session())
    return root


@pytest.fixture(scope="module")
def from_nothing(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Outputs]:
    """What a build makes of the project after a change, in a folder that never saw one; made once for each."""

    @cache
    def made(what: str) -> Outputs:
        root = _project(tmp_path_factory.mktemp("cold") / "project")
        CHANGES[what](root)
        return _build(root, Session())

    return made


@pytest.mark.parametrize("what", few_of(sorted(CHANGES), 8, "changed"))
def test_rebuild_equals_a_build_from_nothing(
    what: str, built: Path, from_nothing: Callable[[str], Outputs], tmp_path: Path
) -> None:
    """One input changes: a new process makes of the old build folder what it makes of an empty one."""
    root = Path(shutil.copytree(built, tmp_path / "warm"))
    before = _build(root, Session())
    CHANGES[what](root)

    warm, cold = _build(root, Session()), from_nothing(what)

    assert _differences(warm, cold) == []
    assert _differences(before, cold) != ["manifest.json"]


@pytest.mark.parametrize("what", few_of(sorted(PRESSED), 3, "watched"))
def test_watched_rebuild_equals_a_build_from_nothing(
    what: str, from_nothing: Callable[[str], Outputs], tmp_path: Path
) -> None:
    """One input of the press changes: a process that has printed with the old one prints with the new one."""
    root, session = _project(tmp_path / "watched"), Session()
    _build(root, session)
    PRESSED[what](root)

    assert _differences(_build(root, session), from_nothing(what)) == []
