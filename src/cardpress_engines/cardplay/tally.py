"""Counts of many games, which can be added: how long they were, who won, what each card did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from random import Random
from typing import Any, TypeAlias

from cardpress_engines.bots.policies import Policy
from cardpress_engines.kernel.state import CHANCE, TERMINAL, Happening, State

Census: TypeAlias = Any
"""The module `census` of a game: which happenings and offers are counted."""
Use: TypeAlias = tuple[str, int]
"""What is done with a card, and its design."""


@dataclass(slots=True)
class Tally:
    """Whole numbers only, so that the order of adding changes nothing."""

    games: int = 0
    draws: int = 0
    first_won: int = 0
    won: int = 0
    """Games won, over all players; a player alone: soul points."""
    turns: Counter[int] = field(default_factory=Counter)
    decisions: Counter[int] = field(default_factory=Counter)
    points: Counter[int] = field(default_factory=Counter)
    bands: Counter[str] = field(default_factory=Counter)
    held: Counter[int] = field(default_factory=Counter)
    used: Counter[Use] = field(default_factory=Counter)
    """How often something was done with a card."""
    could: Counter[Use] = field(default_factory=Counter)
    """For how many players of a game it was possible."""
    did: Counter[Use] = field(default_factory=Counter)
    """How many players of a game did it at least once."""
    did_and_won: Counter[Use] = field(default_factory=Counter)
    """What those won, counted as in `won`."""
    operations: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        """Count what another tally has counted."""
        for each in fields(self):
            own, more = getattr(self, each.name), getattr(other, each.name)
            if isinstance(own, Counter):
                own.update(more)
            else:
                setattr(self, each.name, own + more)


def count_game(tally: Tally, census: Census, state: State, policy: Policy, seed: int) -> None:
    """Play one game from a new state, everybody with the same policy, and count it."""
    random, decisions = Random(seed), 0
    could: set[tuple[int, str, int]] = set()
    happenings: list[Happening] = []
    state.events = happenings
    while (player := state.current()) != TERMINAL:
        if player == CHANCE:
            state.apply(state.sample(random))
            continue
        decisions += 1
        could.update((player, *offer) for offer in census.offers(state))
        state.apply(policy(state, random))
    tally.games += 1
    tally.decisions[decisions] += 1
    _count_result(tally, census, state)
    _count_cards(tally, census, state, happenings, could)


def _count_result(tally: Tally, census: Census, state: Any) -> None:  # noqa: ANN401  what each game adds to State
    won, game = _won(state), state.game
    tally.turns[state.turns] += 1
    tally.won += sum(won)
    tally.draws += not game.alone and not any(won)
    tally.first_won += won[state.starter] > 0
    for player in range(game.num_players):
        tally.points[game.points(state, player)] += 1
    if game.alone:
        tally.bands[census.band(game, won[0])] += 1


def _won(state: Any) -> list[int]:  # noqa: ANN401  as above
    if state.game.alone:
        return [int(points) for points in state.returns()]
    return [int(result > 0) for result in state.returns()]


def _count_cards(
    tally: Tally,
    census: Census,
    state: State,
    happenings: Iterable[Happening],
    could: set[tuple[int, str, int]],
) -> None:
    did, won = set(), _won(state)
    for what, player, card, _ in happenings:
        if what in census.HELD:
            tally.held[census.design_of(state.game, card)] += 1
        elif what in census.USES:
            use = (what, census.design_of(state.game, card))
            tally.used[use] += 1
            did.add((player, *use))
    for _, what, design in could | did:
        tally.could[what, design] += 1
    for player, what, design in did:
        tally.did[what, design] += 1
        tally.did_and_won[what, design] += won[player]
