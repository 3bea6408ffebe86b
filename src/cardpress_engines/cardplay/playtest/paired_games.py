"""Games in pairs: the same seed with a component and without, to tell what it does from who happens to use it.

The first game of a pair is played as usual. If nobody uses the component there is nothing to compare; else one of
those who did leaves it alone in the second game, by choosing the next best that does not lead to its use.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

from cardpress_engines.bots.policies import Policy, policy
from cardpress_engines.cardplay import games
from cardpress_engines.cardplay.batches import GameSeries, census_of
from cardpress_engines.cardplay.counts import results
from cardpress_engines.cardplay.summary_statistics import LEVEL
from cardpress_engines.kernel.game_interface import GameInterface
from cardpress_engines.kernel.state import CHANCE, TERMINAL, GameState, Happening
from cardpress_engines.kernel.statistics import GameStatistics, use_of

AHEAD = 30
"""Actions a player who leaves something alone looks ahead, those of chance included: more than most turns have."""


@dataclass(frozen=True, slots=True)
class PairedSeries(GameSeries):
    """A series of games in which one player leaves a component alone."""

    component: str = ""


@dataclass(slots=True)
class PairCounts:
    """What came of pairs, as counts that can be added."""

    games: int = 0
    """Games in which somebody used the component, so that there is a second one."""
    only_with: int = 0
    """Of these, games the player won with the component and did not win without."""
    only_without: int = 0
    used_all_the_same: int = 0
    """Second games in which there was no way around the component."""

    def add(self, other: PairCounts) -> None:
        """Count what others have counted."""
        self.games += other.games
        self.only_with += other.only_with
        self.only_without += other.only_without
        self.used_all_the_same += other.used_all_the_same

    def to_json(self) -> dict[str, Any]:
        """It as JSON, which `of` reads."""
        return asdict(self)

    @classmethod
    def of(cls, saved: dict[str, Any]) -> PairCounts:
        """The pairs that `to_json` gave."""
        return cls(**saved)


def difference(pairs: PairCounts) -> tuple[float, float, float]:
    """How much more of their games users win with the component than without, and the interval of 95%.

    The interval is that of Agresti and Min, 2005, for matched pairs: half a game is added to each of four cells.
    """
    number = pairs.games + 2
    gain = pairs.only_with - pairs.only_without
    apart = pairs.only_with + pairs.only_without + 1
    half = LEVEL * sqrt(apart - gain * gain / number) / number
    middle = gain / number
    return gain / max(pairs.games, 1), max(middle - half, -1.0), min(middle + half, 1.0)


def count_pairs(pairing: PairedSeries, seeds: range) -> PairCounts:
    """Play the pairs of some seeds: the same counts wherever they are played."""
    census, chosen, pairs = census_of(pairing.game), policy(pairing.game, pairing.policy), PairCounts()
    for seed in seeds:
        game = _table(pairing.game, pairing.table(census, seed), pairing.data)
        component = PairedComponent(game, census, pairing.component)
        with_it, users = _play(component, chosen, seed)
        if not users:
            continue
        player = users[seed % len(users)]
        without, still = _play(component, AvoidingPolicy(chosen, component, player), seed)
        pairs.add(
            PairCounts(
                1, int(with_it[player] > without[player]), int(with_it[player] < without[player]), player in still
            )
        )
    return pairs


@lru_cache(maxsize=8)
def _table(name: str, setup: str, data: Path | None) -> GameInterface:
    return games.loader(data)(name, json.loads(setup))  # once: players think about a game before its first turn


@dataclass(frozen=True, slots=True)
class PairedComponent:
    """A component of a game, and what is a use of it."""

    game: GameInterface
    census: GameStatistics
    id: str

    def users(self, events: Sequence[Happening]) -> list[int]:
        """The players who used it as it is meant to be used, ascending."""
        designs, census = self.census.designs(self.game), self.census
        found = set()
        for happening in events:
            if use := use_of(census, self.game, happening):
                number = census.design_of(self.game, happening)
                if designs[number].id == self.id and use == census.main_use(self.game, number):
                    found.add(happening[1])
        return sorted(found)


def _play(component: PairedComponent, chosen: Policy, seed: int) -> tuple[list[int], list[int]]:
    """Who won a game, and who used the component in it."""
    state, random = component.game.new(), Random(seed)
    state.events = []
    while (player := state.current_player()) != TERMINAL:
        state.apply_action(state.sample(random) if player == CHANCE else chosen(state, random))
    return results(state), component.users(state.events)


class AvoidingPolicy:
    """Plays like another policy, but one player takes no action that leads to the use of a component."""

    def __init__(self, chosen: Policy, component: PairedComponent, player: int) -> None:
        self._chosen, self._component, self._player = chosen, component, player
        self._clear = 0

    def __call__(self, state: GameState[GameInterface], random: Random) -> int:
        """The best action of the other policy that is left."""
        wish = action = self._chosen(state, random)
        if state.player != self._player or len(state.log) < self._clear:
            return wish
        left = list(dict.fromkeys(state.options))
        while self._leads_to_use(state, action, random):
            left.remove(action)
            if not left:
                return wish
            narrowed = state.clone()
            narrowed.options = left
            action = self._chosen(narrowed, random) if len(left) > 1 else left[0]
            if action not in left:  # a plan of before
                action = left[int(random.random() * len(left))]
        return action

    def _leads_to_use(self, state: GameState[GameInterface], action: int, random: Random) -> bool:
        """Whether the player will use the component before somebody else decides, with the luck that will come."""
        luck, ahead = Random(), state.clone()
        luck.setstate(random.getstate())
        ahead.events = []
        for _ in range(AHEAD):
            ahead.apply_action(action)
            if self._player in self._component.users(ahead.events):
                return True
            if ahead.current_player() not in {self._player, CHANCE}:
                break
            action = ahead.sample(luck) if ahead.current_player() == CHANCE else self._chosen(ahead, luck)
        self._clear = len(ahead.log)
        return False
