"""Generated projects of any size, shaped like Mephisto: its kinds, templates, fonts, icons and Polish sentences.

No two cards are alike, as in a real deck: each has a name, a picture in a pose and a rules text of its own, made
of the sentences of Mephisto's golden texts and about as long as these.
"""

from __future__ import annotations

import json
import random
import re
import shutil
from collections.abc import Iterator
from itertools import count, cycle, islice, product
from pathlib import Path
from typing import Any

REPOSITORY = Path(__file__).resolve().parents[2]
GAME = "bench"
COPIES = 2
LISTED = 5000
"""Cards that one reference sheet of all may print; a template that prints more is refused."""
FOLDERS = ("monsters", "weapons", "spells", "items")
NAMES = Path(__file__).with_name("names.txt")
EFFECTS = ("immediate", "ability", "effect")
_INTO_BOOK = re.compile(r""", place_in_book="\w+"| ?{{ words\.(?:page_in_book\("[\w-]+"\)|about_pages\(\)) }}""")
"""What of a sheet says on which page of the rulebook more is told: these projects have no rulebook."""
WRITTEN = {"op": "custom", "handler": "name_a_type"}
"""An effect whose text is written by hand."""


def make_project(root: Path, count: int) -> Path:
    """Write a project of `count` different cards, each printed twice, into a new folder; gives the folder."""
    shutil.copytree(REPOSITORY / "templates" / "mephisto", root / "templates" / GAME)
    shutil.copytree(REPOSITORY / "templates" / "shared", root / "templates" / "shared")
    for template in (root / "templates" / GAME).glob("*.html"):
        text = _INTO_BOOK.sub("", template.read_text("utf-8")).replace('"mephisto/', f'"{GAME}/')
        template.write_text(text, "utf-8")
    if count > LISTED:
        (root / "templates" / GAME / "reference_cards.html").unlink()
    source, content = REPOSITORY / "content" / "mephisto", root / "content" / GAME
    shutil.copytree(source / "rules", content / "rules")
    for file in (file for folder in ("lexicon", "sentences", "terms") for file in (source / folder).glob("pl.*")):
        (content / file.parent.name).mkdir(exist_ok=True)
        shutil.copy(file, content / file.parent.name)
    (root / "schemas").mkdir()
    shutil.copy(REPOSITORY / "schemas" / "mephisto.py", root / "schemas" / f"{GAME}.py")
    cards, texts = list(_cards(count)), _rules_texts()
    for folder, card in cards:
        _write(content / folder / f"{card['id']}.json", card)
    _write(
        content / "decks" / "all.json",
        {"cards": {card["id"]: COPIES for _, card in cards}, "id": "all", "position": 0},
    )
    _write(content / "game.json", _settings([card["art"]["icon"] for _, card in cards]))
    (content / "text").mkdir()
    told = {card["id"]: next(texts) if any(field in card for field in EFFECTS) else "" for _, card in cards}
    (content / "text" / "pl.ftl").write_text(_texts(told), "utf-8")
    return root


def _write(file: Path, value: Any) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(value, indent=2, sort_keys=True, ensure_ascii=False) + "\n", "utf-8")


def _cards(count: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """Designs of Mephisto in turn, each time with another id, picture and pose, and one effect that is written."""
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
        pose = {"turn": number * 37 % 361 - 180, "scale": 80 + number * 11 % 41, "flip": bool(number % 2)}
        art = {**design["art"], **pose, "icon": icons[number % len(icons)]}
        plain = {field: value for field, value in design.items() if field not in EFFECTS}
        written = [field for field in EFFECTS if field in design][:1]
        effects = {field: {**WRITTEN, "numbers": {"cards": 1 + number % 9}} for field in written}
        yield folder, {**plain, **effects, "id": f"card_{number:04}", "art": art}


def _settings(icons: list[str]) -> dict[str, Any]:
    settings = json.loads((REPOSITORY / "content" / "mephisto" / "game.json").read_text("utf-8"))
    authors = dict.fromkeys([*icons, *settings["symbols"].values()], "bench")
    settings.pop("drafts", None)  # languages it is being translated into
    settings.pop("balance", None)  # numbers are put together at random
    return {**settings, "id": GAME, "icon_authors": authors}


def _rules_texts() -> Iterator[str]:
    """Texts without end, no two alike, each with a place for the effect's number."""
    golden = (REPOSITORY / "content" / "mephisto" / "golden" / "pl.txt").read_text("utf-8")
    texts = [re.sub(r"\[\w+\] \*[^*]*\* ", "", text) for text in re.findall(r"(?m)^  \w+: (.*)$", golden)]
    sentences = sorted({part.strip() for text in texts for part in re.findall(r"[^.]+\.", text)})
    lengths, chosen, told = [*map(len, texts)], random.Random(7), set[str]()
    while True:
        wanted, words = chosen.choice(lengths) * 0.75, [chosen.choice(sentences)]
        while len(" ".join(words)) < wanted:
            words.append(chosen.choice(sentences))
        text = " ".join(words)
        if text not in told and len(text) < max(lengths) * 0.9 and re.search(r"\d", text):
            told.add(text)
            yield re.sub(r"\d+", "{ $cards }", text)


def _texts(told: dict[str, str]) -> str:
    """A new name for every card, its rules text, the interface's words and the flavor texts of the real game."""
    source = (REPOSITORY / "content" / "mephisto" / "text" / "pl.ftl").read_text("utf-8")
    entries = [entry.rstrip() for entry in re.split(r"(?m)^(?=\S)", source) if entry.startswith("ui-")]
    flavors = [line.strip() for line in source.splitlines() if line.strip().startswith(".flavor")]
    for (id_, text), name, flavor in zip(told.items(), _names(), cycle(flavors), strict=False):
        entries.append(f"{id_} = {name}\n    {flavor}" + (f"\n    .text = {text}" if text else ""))
    return "\n".join(entries) + "\n"


def _names() -> Iterator[str]:
    """A name for every card: the words of the list in pairs; when all are used, again with a number after them."""
    first, second = (line.split() for line in NAMES.read_text("utf-8").splitlines())
    for turn in count(1):
        for pair in product(first, second):
            yield " ".join((*pair, str(turn)) if turn > 1 else pair)
