"""The memory of texts gives back what it was told, and only under equal sources."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardpress.language.memory import Memory
from cardpress.models.project import ComponentText

TEXT = ComponentText("Wiedźma", None, {"effect": "Zyskaj 2 punkty łaski [favor]."})


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file that holds one text."""
    file = tmp_path / "texts" / "game.pl.json"
    memory = Memory(file, "basis")
    memory.keep("witch", TEXT, "source", "words")
    memory.save()
    return file


def test_memory_recalls_what_was_kept(file: Path) -> None:
    """A text comes back in a later process as it was."""
    assert Memory(file, "basis").recall("witch", "source", "words") == TEXT


@pytest.mark.parametrize(("basis", "sources"), [("basis", ("source", "others")), ("other", ("source", "words"))])
def test_memory_forgets_other_sources(file: Path, basis: str, sources: tuple[str, str]) -> None:
    """A changed file, changed words or a changed basis is phrased anew."""
    assert Memory(file, basis).recall("witch", *sources) is None


def test_damaged_memory_is_empty(file: Path) -> None:
    """A file of which one byte is wrong is not trusted."""
    file.write_bytes(file.read_bytes().replace(b"2 punkty", b"3 punkty"))

    assert Memory(file, "basis").recall("witch", "source", "words") is None


def test_memory_that_cannot_be_written_does_no_harm(tmp_path: Path) -> None:
    """A place that is no folder costs only the next build's time."""
    (tmp_path / "texts").write_bytes(b"a file")
    memory = Memory(tmp_path / "texts" / "game.pl.json", "basis")
    memory.keep("witch", TEXT, "source")
    memory.save()

    assert (tmp_path / "texts").read_bytes() == b"a file"
