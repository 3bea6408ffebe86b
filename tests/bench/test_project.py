"""The generated decks that the bench builds are sound projects."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

from tests.bench.project import GAME, _names, make_project

from cardpress import pipeline
from cardpress.checking.dry_run import rehearse
from cardpress.incremental.session import Session

CARDS = 48
"""With so many cards there is one of each kind at least."""


def test_generated_deck_is_sound(tmp_path: Path) -> None:
    """What Mephisto's cards, words and sheets need, a deck made of them has: `check` finds nothing."""
    root, session = make_project(tmp_path / "deck", CARDS), Session()
    outcome = pipeline.check(root, [GAME], session)
    rehearse(root, outcome, session, "tool")

    assert [problem.message for problem in outcome.report] == []
    assert len(outcome.games[GAME].components) == CARDS


def test_every_card_has_a_name_of_its_own() -> None:
    """The words of the list make names without end."""
    names = [*islice(_names(), 10_000)]
    assert len({*names}) == 10_000
