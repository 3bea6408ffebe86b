"""Turned rounds are the same: with left and right of every field exchanged, and with the sides exchanged.

Where several creatures of one player set something off together, they do so from the left; from there on a round
is not mirrored. A leader that knows left from right is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from types import ModuleType
from typing import Any

import pytest

from cardpress_engines.kernel.state import CHANCE, TERMINAL, Happening
from cardpress_engines.meat_the_cult.actions import CARD, POSITIONS, SLOT
from cardpress_engines.meat_the_cult.game import MeatTheCult, load
from cardpress_engines.meat_the_cult.state import MeatState

BY_PLAYER = ("ounces", "leaders", "field", "hands", "placed", "laid", "revealed", "standing")
NUMBERS = ("order", "passed")


@dataclass(frozen=True)
class Turned:
    """The new place of each player and each position."""

    player: Callable[[int], int]
    mirrored: bool = False

    def slot(self, slot: int) -> int:
        """Where a slot goes."""
        player, position = divmod(slot, len(POSITIONS))
        position = len(POSITIONS) - 1 - position if self.mirrored else position
        return self.player(player) * len(POSITIONS) + position

    def action(self, state: MeatState, action: int) -> int:
        """The same action after turning."""
        if state.current_player() == CHANCE or not SLOT <= action < CARD:
            return action
        first = action - (action - SLOT) % 18
        return first + self.slot(action - first)

    def table(self, table: Mapping[str, Any], players: int) -> dict[str, Any]:
        """A position or facts after turning."""
        found = dict(table)
        for name in BY_PLAYER:
            if name in found:
                rows: list[Any] = [None] * players
                for player, row in enumerate(table[name]):
                    rows[self.player(player)] = row[::-1] if self.mirrored and name in {"field", "placed"} else row
                found[name] = rows
        for name in NUMBERS:
            moved = [self.player(each - 1) + 1 for each in table[name]]
            found[name] = moved if name == "order" else sorted(moved)
        swaps = self.player(0) != 0
        if swaps:
            found["vitality"] = table["vitality"][::-1]
            if "side" in found:
                found["side"] = 3 - table["side"]
                found["last"] = [self.player(each - 1) + 1 for each in table["last"]][::-1]
        for name in ("asked",):
            if found.get(name):
                found[name] = self.player(table[name] - 1) + 1
        if "winners" in found:
            found["winners"] = sorted(self.player(each - 1) + 1 for each in table["winners"])
        return found


def _settled_positions(game: MeatTheCult, seed: int) -> Iterator[dict[str, Any]]:
    """Positions of a random game at which a side is to move."""
    state, random = game.new(), Random(seed)
    while state.current_player() != TERMINAL:
        if game.is_settled(state):
            yield game.notation.table(state)
        state.apply_action(state.sample(random))


def _from_the_left(events: Sequence[Happening]) -> bool:
    """Whether several creatures of one player died in one go, so that what they set off happens from the left."""
    dead = [player for what, player, *_ in events if what == "dies"]
    return len(set(dead)) < len(dead)


def _same_round(game: MeatTheCult, position: dict[str, Any], turned: Turned, random: Random) -> int:
    """How many decisions the rest of a round and the turned one have, all of them the same."""
    players, count = game.num_players, 0
    state, other = game.new(position), game.new(turned.table(position, players))
    while state.current_player() != TERMINAL and state.phase != "opening":
        expected = turned.table(game.describe_state(state), players)
        found = game.describe_state(other)
        for name in ("creature_graveyard", "destiny_graveyard"):
            expected[name], found[name] = sorted(expected[name]), sorted(found[name])
        assert found == expected
        assert other.legal_actions() == sorted(turned.action(state, each) for each in state.legal_actions())
        action = state.sample(random)
        same = turned.action(state, action)
        state.events = []
        state.apply_action(action)
        other.apply_action(same)
        if turned.mirrored and _from_the_left(state.events):
            break
        count += 1
    return count


@pytest.mark.parametrize("players", [2, 4, 6])
def test_exchanged_sides_play_the_same_round(players: int, data: ModuleType) -> None:
    """Whoever sits where, from the first move of a round to its end the game is the same."""
    game = load(data, {"players": players})
    turned = Turned(lambda player: (player + players // 2) % players)
    counts = [
        _same_round(game, position, turned, Random(seed))
        for seed in range(6)
        for position in list(_settled_positions(game, seed))[::3]
    ]

    assert sum(counts) > 300


@pytest.mark.parametrize("players", [2, 4])
def test_mirrored_flanks_play_the_same_round(players: int, data: ModuleType) -> None:
    """With left and right exchanged on every field, the rest of a round is the same."""
    game = load(data, {"players": players})
    lefties = {game.ids[each] for each in game.leaders if "Positioned(at='left')" in repr(game.cards[each])}
    turned = Turned(lambda player: player, mirrored=True)
    counts = [
        _same_round(game, position, turned, Random(seed))
        for seed in range(12)
        for position in list(_settled_positions(game, seed))[::3]
        if not lefties & set(position["leaders"])
    ]

    assert lefties
    assert sum(counts) > 200
