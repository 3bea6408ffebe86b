"""Counts of many games, which can be added: how long they were, who won, what each component did."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from random import Random
from typing import TypeAlias

from cardpress_engines.bots.policies import Policy
from cardpress_engines.kernel.census import Bands, Census, Sides, Standing
from cardpress_engines.kernel.state import CHANCE, TERMINAL, State
from cardpress_engines.kernel.table import Game

Use: TypeAlias = tuple[str, str]
"""What is done with a component, and its id."""
Deed: TypeAlias = tuple[str, str, str]
"""A use, and the side of the player whose it is."""
ONE_SIDE = ""
"""The side of everybody where players are alike."""


@dataclass(slots=True)
class Tally:
    """Whole numbers only, so that the order of adding changes nothing."""

    games: int = 0
    draws: int = 0
    first_won: int = 0
    won: int = 0
    """Games won, over all players; a player alone: what they returned."""
    won_by: Counter[str] = field(default_factory=Counter)
    """The same by side."""
    played_by: Counter[str] = field(default_factory=Counter)
    """Players of each side in all games."""
    decided_by: Counter[str] = field(default_factory=Counter)
    """Players of each side in games that were no draw."""
    turns: Counter[int] = field(default_factory=Counter)
    decisions: Counter[int] = field(default_factory=Counter)
    points: Counter[int] = field(default_factory=Counter)
    bands: Counter[str] = field(default_factory=Counter)
    held: Counter[str] = field(default_factory=Counter)
    used: Counter[Use] = field(default_factory=Counter)
    """How often something was done with a component."""
    could: Counter[Use] = field(default_factory=Counter)
    """For how many players of a game it was possible."""
    did: Counter[Deed] = field(default_factory=Counter)
    """How many players of a game did it at least once."""
    did_and_won: Counter[Deed] = field(default_factory=Counter)
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


def count_game(tally: Tally, census: Census, state: State[Game], policy: Policy, seed: int) -> None:
    """Play one game from a new state, everybody with the same policy, and count it."""
    random, decisions = Random(seed), 0
    could: set[tuple[int, str, int]] = set()
    state.events = []
    while (player := state.current()) != TERMINAL:
        if player == CHANCE:
            state.apply(state.sample(random))
            continue
        decisions += 1
        could.update((player, *offer) for offer in census.offers(state))
        if isinstance(census, Standing):
            tally.operations.update(census.standing(state))
        state.apply(policy(state, random))
    tally.games += 1
    tally.decisions[decisions] += 1
    won = _won(state)
    _count_result(tally, census, state, won)
    _count_uses(tally, census, state, could, won)


def _count_result(tally: Tally, census: Census, state: State[Game], won: Sequence[int]) -> None:
    game = state.game
    alone, decided = game.num_players == 1, any(won)
    tally.turns[census.turns(state)] += 1
    tally.won += sum(won)
    tally.draws += not alone and not decided
    tally.first_won += won[census.starter(state)] > 0
    for player, side in enumerate(sides(census, game)):
        tally.points[census.score(state, player)] += 1
        tally.won_by[side] += won[player]
        tally.played_by[side] += 1
        tally.decided_by[side] += decided
    if alone and isinstance(census, Bands):
        tally.bands[census.band(game, won[0])] += 1


def sides(census: Census, game: Game) -> Sequence[str]:
    """The side of each player."""
    return census.sides(game) if isinstance(census, Sides) else (ONE_SIDE,) * game.num_players


def _won(state: State[Game]) -> list[int]:
    if state.game.num_players == 1:
        return [int(points) for points in state.returns()]
    return [int(result > 0) for result in state.returns()]


def _count_uses(
    tally: Tally, census: Census, state: State[Game], could: set[tuple[int, str, int]], won: Sequence[int]
) -> None:
    """What happened with which component; designs that differ by their player only count as one."""
    game, did = state.game, set()
    designs, of_player = census.designs(game), sides(census, game)
    for happening in state.events or ():
        what, player = happening[:2]
        if what in census.HELD:
            tally.held[designs[census.design_of(game, happening)].id] += 1
        elif what in census.USES:
            id_ = designs[census.design_of(game, happening)].id
            tally.used[what, id_] += 1
            did.add((player, what, id_))
    for _, what, id_ in {(player, what, designs[design].id) for player, what, design in could} | did:
        tally.could[what, id_] += 1
    for player, what, id_ in did:
        deed = (what, id_, of_player[player])
        tally.did[deed] += 1
        tally.did_and_won[deed] += won[player]
