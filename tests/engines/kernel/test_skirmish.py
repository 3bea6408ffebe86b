"""A game of two sides with dice, cards laid face down, and replies has every property of a game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.engines.kernel.skirmish import Skirmish, SkirmishState
from tests.engines.properties import checks
from tests.engines.properties.faults import Planted, WithoutRoom
from tests.engines.properties.walks import at_random, walk

NEEDS_DATA = {checks.records_survive_json, checks.positions_are_states}
"""Checks of games with rules data."""
CHECKS = [check for check in checks.CHECKS if check not in NEEDS_DATA]


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_property_holds(check: Any, players: int) -> None:
    """What must hold in every game holds with two, four and six players, whose team-mates see their hands."""
    for seed in range(3):
        check(Skirmish(players), at_random(seed), Random(seed))


def differently_asked(game: Any, seed: int) -> int:
    """How often a player's own action leads to another question to somebody else, after a new deal of the rest."""
    found, dice = 0, Random(seed)
    for state in walk(game, at_random(seed)):
        player = state.current_player()
        if player < 0 or state.question != "reply":
            continue
        other = state.redeal_hidden(player, dice)
        action = dice.choice(state.legal_actions())
        one, two = state.clone(), other.clone()
        one.apply_action(action)
        two.apply_action(action)
        found += (one.current_player(), one.question) != (two.current_player(), two.question)
    return found


class AsksOnlyHolders(metaclass=WithoutRoom):
    """A fault: who has no reply is not asked, as `ask` would have it."""

    def offer(self, player: int, question: str, options: Any, step: Any, given: Any) -> None:
        """Take an only answer at once."""
        self.ask(player, question, options, step, given)  # type: ignore[attr-defined]


@pytest.mark.parametrize("players", [2, 4, 6])
def test_nobody_learns_from_a_question_who_could_have_replied(players: int) -> None:
    """Who is asked next follows from what everybody sees; asking only those who hold an instant is found."""
    game = Skirmish(players)

    assert sum(differently_asked(game, seed) for seed in range(6)) == 0
    assert sum(differently_asked(Planted(game, AsksOnlyHolders), seed) for seed in range(6)) > 0


class HidesHandsFromAllies(metaclass=WithoutRoom):
    """A fault: a redeal that gives team-mates other hands."""

    def redeal_hidden(self, player: int, random: Random) -> Any:
        """Deal as if everybody were alone."""
        other = self.clone()  # type: ignore[attr-defined]
        other.ZONES.deal_anew(other, player, (player,), random)
        return other


def test_a_hand_that_is_shown_is_known() -> None:
    """A deal that changes the hand of a team-mate, which the player sees, is found."""
    planted = Planted(Skirmish(4), HidesHandsFromAllies)

    with pytest.raises(AssertionError):
        checks.what_is_hidden_shows_nowhere(planted, at_random(1), Random(1))


def test_both_sides_win_and_dice_are_rolled() -> None:
    """Games end with either side ahead, and every die shows every face."""
    ends, faces = set(), set()
    for seed in range(20):
        last: SkirmishState | None = None
        for state in walk(Skirmish(4), at_random(seed)):
            faces |= set(state.rolled)
            last = state
        assert last is not None
        ends.add(tuple(last.returns()))

    assert ends >= {(1.0, -1.0, 1.0, -1.0), (-1.0, 1.0, -1.0, 1.0)}
    assert faces == set(range(1, 7))
