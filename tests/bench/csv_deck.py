"""Decks of any size that are a table: the starter `cards` with a row for each card, all printed, in English."""

from __future__ import annotations

import csv
import shutil
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from processes import Run, measure
from project import NAMES

PICTURES = ("axolotl", "beaver", "boar", "hound", "mouse", "swan")
PLACES = ("forest", "river", "field")
GAME = "sheet"


class CsvDeck:
    """A project whose game is a CSV of so many cards, no two of one name and text."""

    def __init__(self, folder: Path, count: int) -> None:
        from cardpress import starters  # noqa: PLC0415  --help need not wait for it

        self.count, self.root = count, folder / f"csv-{count}"
        for path, text in starters.starter_texts(self.root, GAME, "cards").items():
            (self.root / path).parent.mkdir(parents=True, exist_ok=True)
            (self.root / path).write_text(text, "utf-8")
        content = self.root / "content" / GAME
        for folder_of in ("cards", "decks", "play"):
            shutil.rmtree(content / folder_of)
        (content / "text" / "en.ftl").write_text(_words(content / "text" / "en.ftl"), "utf-8")
        self._table = content / "cards.csv"
        self._rows = [_row(number, *words) for number, words in zip(range(count), _names(), strict=False)]
        self._save()

    def build(self, command: list[str], jobs: int) -> Run:
        """A build of all its files."""
        return measure([*command, "build", "--root", str(self.root), "--jobs", str(jobs)])

    def forget(self) -> None:
        """Remove everything built."""
        shutil.rmtree(self.root / "build", ignore_errors=True)

    def change_cell(self) -> None:
        """Save the table with another number in the middle row."""
        row = self._rows[self.count // 2]
        row["value"] = row["value"] % 9 + 1
        self._save()

    def add_language(self, code: str) -> None:
        """Save the table with the English texts once more, as those of another language."""
        for row in self._rows:
            row |= {f"{field}:{code}": row[f"{field}:en"] for field in ("name", "flavor", "rules")}
        self._save()

    def without_copies(self) -> list[str]:
        """Save the table without its column of copies, as decks say how many; gives the ids of all cards."""
        for row in self._rows:
            del row["copies"]
        self._save()
        return [str(row["id"]) for row in self._rows]

    def _save(self) -> None:
        with self._table.open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, list(self._rows[0]))
            writer.writeheader()
            writer.writerows(self._rows)


def _row(number: int, name: str, animal: str) -> dict[str, int | str]:
    return {
        "id": f"card_{number:05}",
        "copies": 1,
        "picture": PICTURES[number % len(PICTURES)],
        "place": PLACES[number % len(PLACES)],
        "value": 1 + number % 9,
        "name:en": name,
        "flavor:en": f"Who has met {animal} knows how little it means.",
        "rules:en": f"Worth *{{ $value }}* while no {animal} is on your meadow, else nothing.",
    }


def _names() -> Iterator[tuple[str, str]]:
    """A name and a word of the text, no pair twice: more than 100,000."""
    first, second = (line.split() for line in NAMES.read_text("utf-8").splitlines())
    for turn in range(len(first)):
        for number, (one, other) in enumerate(product(first, second)):
            yield f"{one} {other}", first[(number + turn) % len(first)].lower()


def _words(file: Path) -> str:
    """Words of the interface; those of the cards stand in the table."""
    return "\n".join(line for line in file.read_text("utf-8").splitlines() if line.startswith("ui-")) + "\n"
