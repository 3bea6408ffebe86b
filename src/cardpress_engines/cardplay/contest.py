"""One policy against another: every seed is played once from each side, so that neither luck nor seat decides."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from typing import Any

from cardpress_engines.bots.policies import policy
from cardpress_engines.cardplay import games, kept
from cardpress_engines.cardplay.batches import Series, census_of, counted
from cardpress_engines.cardplay.figures import LEVEL, Told, wilson
from cardpress_engines.cardplay.progress import Progress
from cardpress_engines.cardplay.tally import results
from cardpress_engines.kernel.state import CHANCE, TERMINAL
from cardpress_engines.kernel.table import Game


@dataclass(frozen=True, slots=True)
class Contest(Series):
    """Games in which one side plays by `policy`, all others by `against`; `games` counts seeds, not games."""

    against: str = ""


@dataclass(slots=True)
class Contested:
    """What came of a contest, as counts that can be added."""

    games: int = 0
    """Seeds, each played once from every side."""
    halves: Counter[int] = field(default_factory=Counter)
    """For how many seeds the policy had so many half wins, which a draw of rivals is."""

    def add(self, other: Contested) -> None:
        """Count what others have counted."""
        self.games += other.games
        self.halves.update(other.halves)

    def told(self) -> dict[str, Any]:
        """It as JSON, which `of` reads."""
        return {
            "games": self.games,
            "halves": {str(number): self.halves[number] for number in sorted(self.halves)},
        }

    @classmethod
    def of(cls, told: dict[str, Any]) -> Contested:
        """The counts that were told."""
        return cls(told["games"], Counter({int(number): times for number, times in told["halves"].items()}))


def count_contest(contest: Contest, seeds: range) -> Contested:
    """Play the games of some seeds: the same counts wherever they are played."""
    census, found = census_of(contest.game), Contested()
    for seed in seeds:
        game = games.loader(contest.data)(contest.game, json.loads(contest.table(census, seed)))
        found.games += 1
        found.halves[sum(_half_wins(contest, game, side, seed) for side in game.seats.sides)] += 1
    return found


def _half_wins(contest: Contest, game: Game, side: tuple[int, ...], seed: int) -> int:
    """2 for a game the side wins, 1 for a draw of rivals; chance has luck of its own, and so has each player."""
    state, chance = game.new(), Random(seed)
    names = [contest.policy if player in side else contest.against for player in range(game.num_players)]
    players = [(policy(contest.game, name), Random(f"{seed} {place}")) for place, name in enumerate(names)]
    while (player := state.current()) != TERMINAL:
        if player == CHANCE:
            state.apply(state.sample(chance))
        else:
            chosen, random = players[player]
            state.apply(chosen(state, random))
    won = results(state)
    return 2 * (won[side[0]] > 0) if any(won) or not game.zero_sum else 1


def held(game: Game, name: str, arguments: argparse.Namespace) -> Contested:
    """A contest as the command line says it: about so many games, as many from each side."""
    sides, against = len(game.seats.sides), arguments.against
    setup, seeds = json.dumps(game.setup_json()), -(-arguments.games // sides)
    contest = Contest(arguments.game, setup, name, seeds, arguments.seed, arguments.data, against=against)
    file = kept.file_of(arguments.game, game.content_sha256, setup, name, f"against {against}")
    blocks = kept.Kept(Contested, None if arguments.fresh else file)
    progress = Progress(f"{arguments.game}, {name} against {against}", seeds * sides)
    return counted(contest, arguments.who, lambda more: progress(more * sides), blocks, count_contest)


def as_json(game: Game, contested: Contested) -> Told:
    """The share of games the policy wins, with an interval of 95%: over seeds or after Wilson, the wider one.

    Games of one seed have something in common, so seeds are counted; of few that all went alike Wilson knows more.
    """
    sides, seeds = len(game.seats.sides), contested.games
    shares = [(halves / 2 / sides, times) for halves, times in sorted(contested.halves.items())]
    mean = sum(share * times for share, times in shares) / seeds
    variance = sum(times * (share - mean) ** 2 for share, times in shares) / max(seeds - 1, 1)
    half, (low, high) = LEVEL * sqrt(variance / seeds), wilson(mean * seeds * sides, seeds * sides)
    return {
        "games": seeds * sides,
        "seeds": seeds,
        "rate": round(mean, 4),
        "low": round(max(min(mean - half, low), 0.0), 4),
        "high": round(min(max(mean + half, high), 1.0), 4),
        "even": round(1 / sides, 4) if game.zero_sum else None,
    }
