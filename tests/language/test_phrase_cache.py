"""The memory of texts gives back what it was told, and only under equal sources."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardpress.files.safe_write import Folder
from cardpress.files.store import Store
from cardpress.language.phrase_cache import Memory
from cardpress.models.project import ComponentText, SectionText

TEXT = ComponentText(
    "Wiedźma",
    None,
    {"effect": "Zyskaj 2 punkty łaski [favor]."},
    sections={"hex": SectionText("Urok", "Dobierz.")},
)
SOURCES = ("witch", "source", "words")


def _recalled(folder: Path, basis: str, *sources: str) -> ComponentText | None:
    """What a later process recalls."""
    memory = Memory(Store(Folder(folder)), basis)
    memory.look_up([sources])
    return memory.recall(*sources)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder in which one text is kept."""
    store = Store(Folder(tmp_path))
    Memory(store, "basis").keep(TEXT, *SOURCES)
    store.save()
    return tmp_path


def test_memory_recalls_what_was_kept(folder: Path) -> None:
    """A text comes back in a later process as it was."""
    assert _recalled(folder, "basis", *SOURCES) == TEXT


@pytest.mark.parametrize(
    ("basis", "sources"),
    [("basis", ("witch", "source", "others")), ("basis", ("imp", "source", "words")), ("other", SOURCES)],
)
def test_memory_forgets_other_sources(folder: Path, basis: str, sources: tuple[str, ...]) -> None:
    """A changed file, changed words, another component or a changed basis is phrased anew."""
    assert _recalled(folder, basis, *sources) is None


def test_damaged_memory_is_empty(folder: Path) -> None:
    """A file of which one byte is wrong is not trusted."""
    (pack,) = (folder / "store").iterdir()
    pack.write_bytes(pack.read_bytes().replace(b"2 punkty", b"3 punkty"))

    assert _recalled(folder, "basis", *SOURCES) is None
