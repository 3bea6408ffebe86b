"""The game, and its faces in each language."""

from __future__ import annotations

import pytest
from tests.templates.neuroshima_hex.studio import GAME, ROOT, Studio

from cardpress.diagnostics import Report
from cardpress.models.project import Game
from cardpress.stages.check import check
from cardpress.stages.link import link
from cardpress.stages.load import load


@pytest.fixture(scope="session")
def game() -> Game:
    """Neuroshima Hex after linking."""
    report = Report()
    return link(check(load(ROOT, report, [GAME]), report), ROOT, report)[GAME]


@pytest.fixture(scope="session", params=["pl", "en"])
def studio(game: Game, request: pytest.FixtureRequest) -> Studio:
    """The game in each language."""
    return Studio(game, request.param, ROOT / "build" / ".cache")


@pytest.fixture(scope="session")
def polish(game: Game) -> Studio:
    """The game in Polish."""
    return Studio(game, "pl", ROOT / "build" / ".cache")
