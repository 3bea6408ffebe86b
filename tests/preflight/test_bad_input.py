"""Whatever bytes a file holds: findings, never a traceback."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest
from pikepdf import Dictionary, Name, Pdf
from tests.preflight.planted import CLEAN, PRESS, press_ready

from cardpress import printers
from cardpress.diagnostics.requests import RequestError
from cardpress.models import manifest
from cardpress.models.manifest import ManifestEntry
from cardpress.preflight.built_files import BuiltGame
from cardpress.preflight.criteria import Criteria
from cardpress.preflight.run_checks import CheckedFile, check_files

DRIVE = Criteria(printers.load_profile("drivethrucards"))


def _codes(data: bytes, folder: Path) -> set[str]:
    path = folder / "bad.pdf"
    path.write_bytes(data)
    return {finding.code for finding in check_files([CheckedFile(path, "bad.pdf", DRIVE)])}


@pytest.mark.parametrize("seed", range(60))
def test_damaged_bytes_are_findings(seed: int, tmp_path: Path) -> None:
    """A file with some bytes changed or its end lost is judged or refused, and says something of itself."""
    dice, data = random.Random(seed), bytearray(PRESS.made())
    for _ in range(dice.randint(1, 12)):
        data[dice.randrange(len(data))] = dice.randrange(256)
    if seed % 3 == 0:
        del data[dice.randrange(len(data)) :]

    assert all(isinstance(code, str) for code in _codes(bytes(data), tmp_path))


def test_lost_end_is_damage(tmp_path: Path) -> None:
    """A file that breaks off is damaged, not clean."""
    whole = CLEAN.made()

    assert _codes(whole[: len(whole) // 2], tmp_path) == {"damaged"}


def test_folder_is_no_file(tmp_path: Path) -> None:
    """A folder cannot be opened as a file."""
    assert [one.code for one in check_files([CheckedFile(tmp_path, "folder", DRIVE)])] == ["missing-file"]


def test_objects_of_the_wrong_type_are_damage(tmp_path: Path) -> None:
    """A key that holds another type than it should is damage."""

    def also(pdf: Pdf) -> None:
        press_ready(pdf)
        pdf.Root.OutputIntents = Name.None_

    def odd(pdf: Pdf) -> None:
        press_ready(pdf)
        pdf.pages[0].obj.TrimBox = Dictionary()

    assert _codes(replace(PRESS, also=also).made(), tmp_path) == {"damaged"}
    assert _codes(replace(PRESS, also=odd).made(), tmp_path) == {"damaged"}


SPOILED = {
    "decks/main.json": ["{", "[]", '{"id": "main", "position": 0, "cards": {"nobody": 1}}'],
    "weapons/axe.json": ["[" * 100_000, '{"id": ["axe"], "kind": "weapon"}', '{"id": "axe", "kind": {}}'],
    "game.json": ["", "3"],
}
"""Sources of a game that was built, spoiled since."""


@pytest.mark.parametrize(("name", "text"), [(name, text) for name, texts in SPOILED.items() for text in texts])
def test_spoiled_sources_are_no_crash(name: str, text: str, mini: Path) -> None:
    """A built game whose sources were spoiled since is refused in words."""
    entry = ManifestEntry("mini", "cards_pdf", "en", "", 2, "", "")
    (mini / "build").mkdir()
    (mini / "build" / manifest.FILE).write_bytes(manifest.to_json({"mini/en/cards.pdf": entry}, "0"))
    (mini / "content" / "mini" / name).write_text(text)

    with pytest.raises(RequestError, match="run: cardpress check mini"):
        BuiltGame(mini, "mini").subjects(None)
