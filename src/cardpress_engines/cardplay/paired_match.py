"""Matches between two policies: every seed is played from each side, to cancel luck and seat order."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from typing import Any

from cardpress_engines.bots.policies import policy
from cardpress_engines.cardplay import games, result_cache
from cardpress_engines.cardplay.batches import GameSeries, census_of, count_games
from cardpress_engines.cardplay.counts import results
from cardpress_engines.cardplay.progress import Progress
from cardpress_engines.cardplay.summary_statistics import LEVEL, ReportJson, wilson
from cardpress_engines.kernel.game_interface import GameInterface
from cardpress_engines.kernel.state import CHANCE, TERMINAL, GameState
from cardpress_engines.kernel.statistics import GameStatistics


@dataclass(frozen=True, slots=True)
class PairedMatch(GameSeries):
    """Games in which one side plays by `policy`, all others by `against`; `games` counts seeds, not games."""

    against: str = ""


@dataclass(slots=True)
class MatchCounts:
    """What came of a contest, as counts that can be added."""

    games: int = 0
    """Seeds, each played once from every side."""
    halves: Counter[int] = field(default_factory=Counter)
    """For how many seeds the policy had so many half wins, which a draw of rivals is."""
    ahead: Counter[int] = field(default_factory=Counter)
    """For how many seeds it finished before so many half rivals, those level with it; where several are played."""

    def add(self, other: MatchCounts) -> None:
        """Count what others have counted."""
        self.games += other.games
        self.halves.update(other.halves)
        self.ahead.update(other.ahead)

    def to_json(self) -> dict[str, Any]:
        """It as JSON, which `of` reads."""
        return {"games": self.games, "halves": _to_json(self.halves), "ahead": _to_json(self.ahead)}

    @classmethod
    def of(cls, saved: dict[str, Any]) -> MatchCounts:
        """The counts that `to_json` gave."""
        return cls(saved["games"], _counter(saved["halves"]), _counter(saved["ahead"]))


def _to_json(counter: Counter[int]) -> dict[str, int]:
    return {str(number): counter[number] for number in sorted(counter)}


def _counter(saved: dict[str, int]) -> Counter[int]:
    return Counter({int(number): times for number, times in saved.items()})


def count_contest(contest: PairedMatch, seeds: range) -> MatchCounts:
    """Play the games of some seeds: the same counts wherever they are played."""
    census, found = census_of(contest.game), MatchCounts()
    for seed in seeds:
        game = games.loader(contest.data)(contest.game, json.loads(contest.table(census, seed)))
        ends = [(side, _play(contest, game, side, seed)) for side in game.seats.sides]
        found.games += 1
        found.halves[sum(_half_wins(state, side) for side, state in ends)] += 1
        if len(ends) > 2:
            found.ahead[sum(_half_rivals(census, state, side) for side, state in ends)] += 1
    return found


def _play(contest: PairedMatch, game: GameInterface, side: tuple[int, ...], seed: int) -> GameState[GameInterface]:
    """A game at its end; chance has luck of its own, and so has each player."""
    state, chance = game.new(), Random(seed)
    names = [contest.policy if player in side else contest.against for player in range(game.num_players)]
    players = [(policy(contest.game, name), Random(f"{seed} {place}")) for place, name in enumerate(names)]
    while (player := state.current_player()) != TERMINAL:
        if player == CHANCE:
            state.apply_action(state.sample(chance))
        else:
            chosen, random = players[player]
            state.apply_action(chosen(state, random))
    return state


def _half_wins(state: GameState[GameInterface], side: tuple[int, ...]) -> int:
    """2 for a game the side has won, 1 for a draw of rivals."""
    won = results(state)
    return 2 * (won[side[0]] > 0) if any(won) or not state.game.zero_sum else 1


def _half_rivals(census: GameStatistics, state: GameState[GameInterface], side: tuple[int, ...]) -> int:
    """2 for each other side that finished behind this one, 1 for each that is level: by winning, then by score."""
    won = results(state)

    def place_of(other: tuple[int, ...]) -> tuple[int, int]:
        return won[other[0]], census.score(state, other[0])

    own, others = place_of(side), [place_of(other) for other in state.game.seats.sides if other != side]
    return sum(2 * (own > each) + (own == each) for each in others)


def make_match(game: GameInterface, name: str, arguments: argparse.Namespace) -> MatchCounts:
    """A contest as the command line says it: about so many games, as many from each side."""
    sides, against = len(game.seats.sides), arguments.against
    setup, seeds = json.dumps(game.setup_json()), -(-arguments.games // sides)
    contest = PairedMatch(arguments.game, setup, name, seeds, arguments.seed, arguments.data, against=against)
    file = result_cache.file_of(arguments.game, game.content_sha256, setup, name, f"against {against}")
    blocks = result_cache.ResultCache(MatchCounts, None if arguments.fresh else file)
    progress = Progress(f"{arguments.game}, {name} against {against}", seeds * sides)
    return count_games(contest, arguments.who, lambda more: progress(more * sides), blocks, count_contest)


def as_json(game: GameInterface, contested: MatchCounts) -> ReportJson:
    """The share of games the policy wins, and of several rivals the share it finishes ahead of."""
    sides, seeds = len(game.seats.sides), contested.games
    saved = {
        "games": seeds * sides,
        "seeds": seeds,
        **_share(contested.halves, sides),
        "even": round(1 / sides, 4) if game.zero_sum else None,
    }
    if contested.ahead:
        saved["ahead"] = _share(contested.ahead, sides, sides - 1)
    return saved


def _share(halves: Counter[int], games: int, each: int = 1) -> ReportJson:
    """A share with an interval of 95%, over seeds or after Wilson, the wider one; of `each` rivals in a game.

    Games of one seed have something in common, so seeds are counted; of few that all went alike Wilson knows more.
    """
    seeds = halves.total()
    shares = [(found / 2 / games / each, times) for found, times in sorted(halves.items())]
    mean = sum(share * times for share, times in shares) / seeds
    variance = sum(times * (share - mean) ** 2 for share, times in shares) / max(seeds - 1, 1)
    half, (low, high) = LEVEL * sqrt(variance / seeds), wilson(mean * seeds * games, seeds * games)
    return {
        "rate": round(mean, 4),
        "low": round(max(min(mean - half, low), 0.0), 4),
        "high": round(min(max(mean + half, high), 1.0), 4),
    }
