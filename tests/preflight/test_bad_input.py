"""Whatever bytes a file holds: findings, never a traceback."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest
from pikepdf import Dictionary, Name, Pdf
from tests.preflight.planted import CLEAN, PRESS, press_ready

from cardpress import printers
from cardpress.preflight.criteria import Criteria
from cardpress.preflight.inspect import Specimen, inspect

DRIVE = Criteria(printers.load_profile("drivethrucards"))


def _codes(data: bytes, folder: Path) -> set[str]:
    path = folder / "bad.pdf"
    path.write_bytes(data)
    return {finding.code for finding in inspect([Specimen(path, "bad.pdf", DRIVE)])}


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
    assert [one.code for one in inspect([Specimen(tmp_path, "folder", DRIVE)])] == ["missing-file"]


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
