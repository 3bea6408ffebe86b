"""Counts of many games that can be added up: length, winners, uses of each component."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from random import Random
from typing import Any, TypeAlias

from cardpress_engines.bots.policies import Policy
from cardpress_engines.cardplay.notable_games import NotableGames, Use
from cardpress_engines.kernel.game_interface import GameInterface
from cardpress_engines.kernel.json_input import InputError
from cardpress_engines.kernel.state import CHANCE, TERMINAL, GameState
from cardpress_engines.kernel.statistics import (
    GameStatistics,
    PlayerOutcomes,
    PlayerRoles,
    PlayerSides,
    PositionEffects,
    rank_reached,
    use_of,
)

UseBySide: TypeAlias = tuple[str, str, str]
"""A use, and the side of the player whose it is."""
Holder: TypeAlias = tuple[str, str]
"""The id of a component, and the side of the player who held it."""
Role: TypeAlias = tuple[str, str]
"""What a player can be, such as the leader of a side, and which of these they were."""
LONGEST_GAME = 20_000
"""Decisions after which a game counts as one that never ends; the longest of ours take about a thousand."""
ONE_SIDE = ""
"""The side of everybody where players are alike."""


@dataclass(slots=True)
class GameCounts:
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
    seat_won: Counter[int] = field(default_factory=Counter)
    """Games won by place in the order of play: 0 is who began."""
    part_won: Counter[Role] = field(default_factory=Counter)
    part_played: Counter[Role] = field(default_factory=Counter)
    """Players of each part in games that were no draw."""
    players: int = 0
    """Players of all games together."""
    outcomes: Counter[str] = field(default_factory=Counter)
    """Players of whom it holds in the end."""
    turns: Counter[int] = field(default_factory=Counter)
    decisions: Counter[int] = field(default_factory=Counter)
    points: Counter[int] = field(default_factory=Counter)
    bands: Counter[str] = field(default_factory=Counter)
    held: Counter[str] = field(default_factory=Counter)
    held_by: Counter[Holder] = field(default_factory=Counter)
    """How many players of a game had it in their hands at least once."""
    held_and_won: Counter[Holder] = field(default_factory=Counter)
    """What those won, counted as in `won`."""
    used: Counter[Use] = field(default_factory=Counter)
    """How often something was done with a component."""
    could: Counter[Use] = field(default_factory=Counter)
    """For how many players of a game it was possible."""
    did: Counter[UseBySide] = field(default_factory=Counter)
    """How many players of a game did it at least once."""
    did_and_won: Counter[UseBySide] = field(default_factory=Counter)
    """What those won, counted as in `won`."""
    operations: Counter[str] = field(default_factory=Counter)
    notable: NotableGames = field(default_factory=NotableGames)

    def to_json(self) -> dict[str, Any]:
        """It as JSON, which `of` reads: a counter is its keys and numbers, in an order of their own."""
        return {each.name: _to_json(getattr(self, each.name)) for each in fields(self)}

    @classmethod
    def of(cls, saved: Mapping[str, Any]) -> GameCounts:
        """The tally that `to_json` gave."""
        found: dict[str, Any] = {
            name: _counter(value) if isinstance(value, list) else value for name, value in saved.items()
        }
        found["notable"] = NotableGames.of(saved["notable"])
        return cls(**found)

    def add(self, other: GameCounts) -> None:
        """Count what another tally has counted."""
        for each in fields(self):
            own, more = getattr(self, each.name), getattr(other, each.name)
            if isinstance(own, Counter):
                own.update(more)
            else:
                setattr(self, each.name, own + more)


def _to_json(value: int | Counter[Any] | NotableGames) -> int | list[tuple[Any, int]] | dict[str, Any]:
    if isinstance(value, NotableGames):
        return value.to_json()
    return value if isinstance(value, int) else sorted((key, number) for key, number in value.items() if number)


def _counter(pairs: list[tuple[Any, int]]) -> Counter[Any]:
    return Counter({tuple(key) if isinstance(key, list) else key: number for key, number in pairs})


def count_game(
    tally: GameCounts, census: GameStatistics, state: GameState[GameInterface], policy: Policy, seed: int
) -> None:
    """Play one game from a new state, everybody with the same policy, and count it."""
    decisions = 0
    could: set[tuple[int, str, int]] = set()
    state.events = []
    for player in play_out(state, policy, seed):
        decisions += 1
        could.update((player, *offer) for offer in census.offers(state))
        if isinstance(census, PositionEffects):
            tally.operations.update(census.operations_in_force(state))
    tally.games += 1
    tally.decisions[decisions] += 1
    won = results(state)
    _count_result(tally, census, state, won)
    _count_uses(tally, census, state, could, won)
    _count_held(tally, census, state, won)
    uses = {(what, id_) for what, _, id_ in _uses(census, state)}
    tally.notable += NotableGames.of_game(seed, census.turns(state), _lead(census, state, won), uses)


def play_out(state: GameState[GameInterface], policy: Policy, seed: int) -> Iterator[int]:
    """Play a game to its end, everybody with the same policy; gives who decides, before each decision.

    Raises InputError when it comes to none, which as rules can do, or two players who wait.
    """
    random, decisions = Random(seed), 0
    while (player := state.current_player()) != TERMINAL:
        if player == CHANCE:
            state.apply_action(state.sample(random))
            continue
        decisions += 1
        if decisions > LONGEST_GAME:
            raise InputError(
                f"the game with seed {seed} has no end after {LONGEST_GAME:,} decisions: let its rules bring one, "
                "such as a number of rounds, or a loss for whoever cannot go on"
            )
        yield player
        state.apply_action(policy(state, random))


def _lead(census: GameStatistics, state: GameState[GameInterface], won: Sequence[int]) -> int | None:
    """By how much the winning side's best score differs from the best of the others; None where nobody won."""
    scores = [census.score(state, player) for player in range(state.game.num_players)]
    winners = [score for score, result in zip(scores, won, strict=True) if result > 0]
    others = [score for score, result in zip(scores, won, strict=True) if result <= 0]
    return abs(max(winners) - max(others)) if winners and others else None


def is_scored(game: GameInterface) -> bool:
    """Whether what a player wins is a number of points: of somebody who plays alone, and not just for the end."""
    return game.num_players == 1 and game.returns_between[1] > 1


def results(state: GameState[GameInterface]) -> list[int]:
    """What each player of a game that is over has won: 1 for a win, or points where those are what counts."""
    if is_scored(state.game):
        return [int(points) for points in state.returns()]
    return [int(result > 0) for result in state.returns()]


def sides(census: GameStatistics, game: GameInterface) -> Sequence[str]:
    """The side of each player."""
    return census.sides(game) if isinstance(census, PlayerSides) else (ONE_SIDE,) * game.num_players


def _count_result(
    tally: GameCounts, census: GameStatistics, state: GameState[GameInterface], won: Sequence[int]
) -> None:
    game = state.game
    alone, starter = game.num_players == 1, census.starter(state)
    decided = alone or any(won) or not game.zero_sum  # where all can lose together, that is no draw
    tally.turns[census.turns(state)] += 1
    tally.won += sum(won)
    tally.draws += not decided
    tally.first_won += won[starter] > 0
    tally.players += game.num_players
    for player, side in enumerate(sides(census, game)):
        tally.points[census.score(state, player)] += 1
        tally.won_by[side] += won[player]
        tally.played_by[side] += 1
        tally.decided_by[side] += decided
        tally.seat_won[(player - starter) % game.num_players] += won[player]
        if isinstance(census, PlayerOutcomes):
            tally.outcomes.update(census.outcomes(state, player))
        if isinstance(census, PlayerRoles) and decided:
            for part in census.roles(state, player):
                tally.part_played[part] += 1
                tally.part_won[part] += won[player]
    if is_scored(game) and (rank := rank_reached(census, state, won[0])):
        tally.bands[rank] += 1


def _uses(census: GameStatistics, state: GameState[GameInterface]) -> Iterator[tuple[str, int, str]]:
    """Every use of a component: with its player, and the design it is about."""
    designs = census.designs(state.game)
    for happening in state.events or ():
        if use := use_of(census, state.game, happening):
            yield use, happening[1], designs[census.design_of(state.game, happening)].id


def _components_received(census: GameStatistics, state: GameState[GameInterface]) -> Iterator[tuple[int, str]]:
    """Every component that came into somebody's hands: whose, and the design."""
    designs = census.designs(state.game)
    for happening in state.events or ():
        if happening[0] in census.HELD:
            yield happening[1], designs[census.design_of(state.game, happening)].id


def _count_uses(
    tally: GameCounts,
    census: GameStatistics,
    state: GameState[GameInterface],
    could: set[tuple[int, str, int]],
    won: Sequence[int],
) -> None:
    """What happened with which component; designs that differ by their player only count as one."""
    game, did = state.game, set()
    designs, of_player = census.designs(game), sides(census, game)
    for what, player, id_ in _uses(census, state):
        tally.used[what, id_] += 1
        did.add((player, what, id_))
    for _, what, id_ in {(player, what, designs[design].id) for player, what, design in could} | did:
        tally.could[what, id_] += 1
    for player, what, id_ in did:
        deed = (what, id_, of_player[player])
        tally.did[deed] += 1
        tally.did_and_won[deed] += won[player]


def _count_held(
    tally: GameCounts, census: GameStatistics, state: GameState[GameInterface], won: Sequence[int]
) -> None:
    """Which components came on the table, and into whose hands."""
    held, of_player = set(), sides(census, state.game)
    for player, id_ in _components_received(census, state):
        tally.held[id_] += 1
        if player >= 0:
            held.add((player, id_))
    for player, id_ in held:
        tally.held_by[id_, of_player[player]] += 1
        tally.held_and_won[id_, of_player[player]] += won[player]
