"""Playing alone: how long it lasts and what the result is called."""

from __future__ import annotations

from types import ModuleType

import pytest
from tests.engines.mephisto.facts import rank
from tests.engines.mephisto.happenings import played
from tests.engines.mephisto.tables import cards, mephisto, soul_points
from tests.sampling import IS_WHOLE

from cardpress_engines.kernel.state import TERMINAL


def test_one_more_turn_after_the_deck() -> None:
    """MEPH-112: the turn in which the deck runs out is followed by one more; soul points are the result."""
    won = 0.0
    for seed in range(25 if IS_WHOLE else 15):
        state, told = played(mephisto(1), seed)
        first = next(at for at, each in enumerate(told) if each.what == "run_out")
        assert sum(each.what == "turn" for each in told[first:]) == 1
        assert state.returns() == [float(soul_points(state)[0])]
        won += state.returns()[0]
    assert won > 0


@pytest.mark.parametrize(
    ("points", "name"),
    [
        (0, None),
        (1, "easy"),
        (10, "easy"),
        (11, "medium"),
        (15, "medium"),
        (16, "hard"),
        (19, "hard"),
        (20, "expert"),
        (99, "expert"),
    ],
)
def test_ranks(data: ModuleType, points: int, name: str | None) -> None:
    """MEPH-113, MEPH-119: 1 to 10 points are Easy, to 15 Medium, to 19 Hard, more Expert; 0 have no rank."""
    assert rank(data.RULES.solitaire, points) == name


STRONG = ["dragon", "mephisto", "iron_golem", "lich"]
"""Monsters of 16 soul points together."""


@pytest.mark.parametrize(
    ("souls", "points"),
    [
        ([], 0),
        (["imp"], 1),
        (["dragon", "mephisto", "imp"], 10),
        (["dragon", "mephisto", "vampire"], 11),
        ([*STRONG[:3], "vampire"], 15),
        (STRONG, 16),
        ([*STRONG, "witch"], 19),
        ([*STRONG, "witch", "imp"], 20),
    ],
)
def test_the_end_tells_the_rank(data: ModuleType, souls: list[str], points: int) -> None:
    """MEPH-113: when a game alone is over, its last happening is the rank that the soul points have."""
    free = [card for card, copies in data.DECKS["dungeon"] for _ in range(copies)]
    for card in (*souls, "spear"):
        free.remove(card)
    given = {"hand": [free], "souls": [souls], "deck": ["spear"], "emptied_decks": 1, "last_turns": 1}
    state = mephisto(1).new(given)
    state.events = []
    while state.current_player() != TERMINAL:
        state.apply_action(state.legal_actions()[-1])
    told = [state.game.tales[each[4]][0] for each in state.events if each[0] == "tell"]

    assert (cards(state, "souls"), soul_points(state)) == ([souls], [points])
    assert told[-1:] == [f"ranks_{rank(data.RULES.solitaire, points) or 'none'}"]
