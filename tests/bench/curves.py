"""How what a build costs grows with cards, languages and decks: CPU, memory, files, manifest and cache.

usage: curves.py [--only decks,tables,languages,deck_files] [--most 10000]. Each project is generated and built
once from nothing, in one process; prints a line for each, judges nothing. docs/waits.md explains the lines.
"""

from __future__ import annotations

import argparse
import json
import shutil
from collections.abc import Callable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from csv_deck import GAME, CsvDeck
from decks import CARDPRESS
from processes import Run, measure
from project import REPOSITORY, make_project

SIZES = (100, 300, 1000, 3000, 10_000)
_ENDS = {"a": "abfkmnrsvyz", "b": "aeghimnors", "c": "aehosvy", "d": "a"}
CODES = [first + second for first, seconds in _ENDS.items() for second in seconds]
"""Codes of languages that are English here, so that every language says as much."""
LETTERS = "abcdefghijklmnopqrstuvwxyz"


def decks(folder: Path, most: int) -> None:
    """Cards shaped like Mephisto's, each a file: the sheets in one language."""
    for size in (size for size in SIZES if size <= most):
        root = make_project(folder / f"deck-{size}", size)
        words = ["--root", str(root), "--lang", "pl", "--target", "sheets_pdf", "--jobs", "1"]
        show(f"{size:,} cards, each a file", root, measure([*CARDPRESS, "build", *words]))
        shutil.rmtree(root)


def tables(folder: Path, most: int) -> None:
    """Cards that are rows of a CSV: all files; then a cell of it changed."""
    for size in (size for size in SIZES if size <= most):
        deck = CsvDeck(folder, size)
        show(f"{size:,} cards of a CSV", deck.root, deck.build(CARDPRESS, 1))
        deck.change_cell()
        show(f"{size:,} cards of a CSV, a cell changed", deck.root, deck.build(CARDPRESS, 1))
        shutil.rmtree(deck.root)


def languages(folder: Path, most: int) -> None:
    """A hundred cards of a CSV in many languages: all files."""
    packs = REPOSITORY / "src" / "cardpress" / "language" / "packs"
    for count in (1, 5, 10, 30):
        deck = CsvDeck(folder, 100)
        content = deck.root / "content" / GAME
        for code in CODES[: count - 1]:
            shutil.copytree(packs / "en", deck.root / "languages" / code)
            for file in ("text/{}.ftl", "terms/{}.json"):
                shutil.copy(content / file.format("en"), content / file.format(code))
            deck.add_language(code)
        show(f"100 cards in {count} languages", deck.root, deck.build(CARDPRESS, 1))
        shutil.rmtree(deck.root)


def deck_files(folder: Path, most: int) -> None:
    """A thousand cards of a CSV, shared out among many decks: all files."""
    for count in (1, 10, 50, 200):
        deck = CsvDeck(folder, 1000)
        ids = deck.without_copies()
        content = deck.root / "content" / GAME
        (content / "decks").mkdir()
        names = []
        for number in range(count):
            id_, share = f"deck_{number:03}", ids[number * 1000 // count : (number + 1) * 1000 // count]
            told = {"cards": dict.fromkeys(share, 1), "id": id_, "position": number}
            (content / "decks" / f"{id_}.json").write_text(json.dumps(told), "utf-8")
            names.append(f"ui-deck-deck-{number:03} = deck {LETTERS[number // 26]}{LETTERS[number % 26]}\n")
        with (content / "text" / "en.ftl").open("a", encoding="utf-8") as file:
            file.writelines(names)
        show(f"1,000 cards in {count} decks", deck.root, deck.build(CARDPRESS, 1))
        shutil.rmtree(deck.root)


def show(what: str, root: Path, run: Run) -> None:
    """Print what a build cost and left."""
    found = [file for file in (root / "build").rglob("*") if file.is_file()]
    files, kept = ([each for each in found if (".cache" in each.parts) == cached] for cached in (False, True))
    mine, cache = (sum(file.stat().st_size for file in each) / 1e6 for each in (files, kept))
    manifest = (root / "build" / "manifest.json").stat().st_size / 1000
    costs = f"{run.cpu:.2f} s of CPU, {run.wall:.1f} s, {run.memory:.0f} MB"
    left = f"{len(files)} files of {mine:.1f} MB, manifest {manifest:.0f} kB, cache {cache:.1f} MB"
    print(f"{what}: {costs}; {left}", flush=True)


CURVES: Mapping[str, Callable[[Path, int], None]] = {
    curve.__name__: curve for curve in (decks, tables, languages, deck_files)
}


def main() -> None:
    """Measure the curves asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default=",".join(CURVES))
    parser.add_argument("--most", type=int, default=SIZES[-1], help="cards of the largest deck")
    asked = parser.parse_args()
    for curve in asked.only.split(","):
        with TemporaryDirectory() as folder:
            CURVES[curve](Path(folder), asked.most)


if __name__ == "__main__":
    main()
