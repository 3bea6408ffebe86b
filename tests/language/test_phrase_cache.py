"""A phrase cache gives back the texts stored in it, and only under equal sources."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardpress.files.safe_write import Folder
from cardpress.files.store import Store
from cardpress.language.phrase_cache import PhraseCache
from cardpress.models.project import ComponentText, SectionText

TEXT = ComponentText(
    "Wiedźma",
    None,
    {"effect": "Zyskaj 2 punkty łaski [favor]."},
    sections={"hex": SectionText("Urok", "Dobierz.")},
)
SOURCES = ("witch", "source", "words")


def _cached_text(folder: Path, basis: str, *sources: str) -> ComponentText | None:
    """The text a later process finds."""
    cache = PhraseCache(Store(Folder(folder)), basis)
    cache.preload([sources])
    return cache.get(*sources)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder in which one text is kept."""
    store = Store(Folder(tmp_path))
    PhraseCache(store, "basis").keep(TEXT, *SOURCES)
    store.save()
    return tmp_path


def test_a_stored_text_is_found(folder: Path) -> None:
    """A text comes back in a later process as it was."""
    assert _cached_text(folder, "basis", *SOURCES) == TEXT


@pytest.mark.parametrize(
    ("basis", "sources"),
    [("basis", ("witch", "source", "others")), ("basis", ("imp", "source", "words")), ("other", SOURCES)],
)
def test_other_sources_find_nothing(folder: Path, basis: str, sources: tuple[str, ...]) -> None:
    """A changed file, changed words, another component or a changed basis is phrased anew."""
    assert _cached_text(folder, basis, *sources) is None


def test_a_damaged_cache_is_empty(folder: Path) -> None:
    """A file of which one byte is wrong is not trusted."""
    (pack,) = (folder / "store").iterdir()
    pack.write_bytes(pack.read_bytes().replace(b"2 punkty", b"3 punkty"))

    assert _cached_text(folder, "basis", *SOURCES) is None
