"""What tests of several folders start from: the game of this repository, linked once."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardpress.diagnostics import Report
from cardpress.language.phrasebook import Phrasebook
from cardpress.models.project import Game
from cardpress.stages.check import check
from cardpress.stages.link import link
from cardpress.stages.load import load
from cardpress.stages.phrase import book_of

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture(scope="session")
def mephisto() -> Game:
    """Mephisto after linking; problems of files that are not content, like templates, do not matter here."""
    report = Report()
    return link(check(load(ROOT, report, ["mephisto"]), report), ROOT, report)["mephisto"]


@pytest.fixture(scope="session")
def books(mephisto: Game) -> dict[str, Phrasebook]:
    """The phrasebook of Mephisto in each of its languages."""
    report = Report()
    found = {language: book_of(mephisto, language, report) for language in mephisto.languages}
    assert list(report) == []
    return {language: book for language, book in found.items() if book}
