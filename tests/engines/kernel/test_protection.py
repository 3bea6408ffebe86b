"""Who steps in between what is dealt and what is taken."""

from __future__ import annotations

from typing import Any

from tests.engines.kernel.toy import Toy

from cardpress_engines.kernel import protection
from cardpress_engines.kernel.protection import Guard, Protection, deliver
from cardpress_engines.kernel.state import CHANCE, TERMINAL, GameState, frame
from cardpress_engines.kernel.zones import ROW, Zone, Zones

ZONES = Zones(*protection.ZONES, Zone("shields", ROW), Zone("wounds", ROW), Zone("story", ROW))
NAMES = 5
"""The action that names person 0."""


class Brawl(GameState["BrawlGame"]):
    """People with shields; a strike is whom it is aimed at and how hard it is."""

    ZONES = ZONES
    __slots__ = ZONES.names

    def __init__(self, shields: list[int], strikes: list[tuple[int, int]]) -> None:
        super().__init__(BrawlGame())
        self.shields, self.strikes, self.wounds, self.story = shields, strikes, [0] * len(shields), []

    def returns(self) -> list[float]:
        """Nobody wins."""
        return [0.0, 0.0]

    def action_names(self, actions: list[int]) -> list[str]:
        """People by their numbers."""
        return [f"person {action - NAMES}" for action in actions]


def found(state: Brawl) -> tuple[int, tuple[Guard, ...]]:
    """Whoever has a shield must hold it before one who is struck; player 1 says who and before whom."""
    struck = sorted({target for target, amount in state.strikes if amount})
    return 1, tuple((who, whom) for who, shields in enumerate(state.shields) if shields for whom in struck)


def make(state: Brawl, guard: Guard) -> None:
    """A shield makes every strike on somebody nothing."""
    who, whom = guard
    state.shields[who] -= 1
    state.strikes = [(target, 0 if target == whom else amount) for target, amount in state.strikes]
    state.story.append((who, whom))


def take(state: Brawl) -> None:
    """Strikes become wounds."""
    for target, amount in state.strikes:
        state.wounds[target] += amount
    state.strikes = []


class BrawlGame(Toy):
    """The game of it."""

    protection = Protection[Brawl](("who", "whom"), found, lambda state, person: NAMES + person, make, take)


def over(state: Any, answer: int, given: None) -> None:
    """Step: the end."""
    state.finish()


def started(shields: list[int], strikes: list[tuple[int, int]]) -> Brawl:
    """Strikes on their way."""
    state = Brawl(shields, strikes)
    deliver(state)
    state.start(frame(over, None))
    return state


def test_what_nobody_prevents_is_taken_together() -> None:
    """Without a shield all strikes become wounds."""
    state = started([0, 0, 0], [(0, 2), (1, 1), (0, 1)])

    assert (state.wounds, state.strikes, state.current_player()) == ([3, 1, 0], [], TERMINAL)


def test_an_only_protection_is_made_without_a_question() -> None:
    """Who has to step in, and can for one person only, does."""
    state = started([1, 0, 0], [(2, 4)])

    assert (state.wounds, state.story, state.shields) == ([0, 0, 0], [(0, 2)], [0, 0, 0])


def test_a_choice_is_asked_question_by_question() -> None:
    """First who, then whom, of what is left; the player that the game names decides."""
    state = started([1, 0, 1], [(0, 1), (1, 5)])
    asked = [(state.current_player(), state.question, state.legal_actions())]
    state.apply_action(NAMES + 2)
    asked.append((state.current_player(), state.question, state.legal_actions()))
    state.apply_action(NAMES + 1)

    assert asked == [(1, "who", [NAMES, NAMES + 2]), (1, "whom", [NAMES, NAMES + 1])]
    assert state.story == [(2, 1), (0, 0)]
    assert state.wounds == [0, 0, 0]


def test_protections_are_looked_for_anew_after_each() -> None:
    """Where there are fewer shields than people who are struck, the rest is taken, after the last shield."""
    state = started([1, 0], [(0, 1), (1, 5), (1, 1)])
    assert state.wounds == [0, 0]
    state.apply_action(NAMES)

    assert (state.wounds, state.story) == ([0, 6], [(0, 0)])
    assert state.current_player() not in {CHANCE, 0, 1}


def test_strikes_belong_to_the_table() -> None:
    """A copy made while somebody is asked goes on by itself, and differs from what goes on otherwise."""
    state = started([1, 0], [(0, 1), (1, 5)])
    other = state.clone()
    assert other.key() == state.key()
    state.apply_action(NAMES)
    other.apply_action(NAMES + 1)

    assert (state.wounds, other.wounds) == ([0, 5], [1, 0])
