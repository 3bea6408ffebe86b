"""Boards for tests of Neuroshima Hex: random games of armies with nets, and battles in any position."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from types import ModuleType

from cardpress_engines.kernel.json_input import Json
from cardpress_engines.kernel.state import RUNNING, TERMINAL, frame
from cardpress_engines.neuroshima_hex.battle import battle
from cardpress_engines.neuroshima_hex.game import NeuroshimaHex, load
from cardpress_engines.neuroshima_hex.state import HexState

PAIRS = (
    ("moloch", "borgo"), ("borgo", "mephisto"), ("sharrash", "moloch"), ("vegas", "moloch"), ("hegemony", "borgo"),
    ("hegemony", "hegemony"), ("outpost", "vegas"), ("mephisto", "sharrash"),
)  # fmt: skip
"""Armies with nets, takeovers, explosions, medics and shots of every kind against each other."""


def match(data: ModuleType, pair: tuple[str, str]) -> NeuroshimaHex:
    """A match of two armies, without tiles whose abilities are not fully known."""
    return load(data, {"armies": list(pair), "partial": True})


def decisions(game: NeuroshimaHex, seed: int) -> Iterator[HexState]:
    """A random game: yields the same state before each decision and at the end."""
    random, state = Random(seed), game.new()
    while state.current_player() != TERMINAL:
        yield state
        state.apply_action(state.sample(random))
    yield state


def crowded_position(game: NeuroshimaHex, seed: int, units: int) -> dict[str, Json]:
    """The first settled position of a random game with this many units on the board."""
    for state in decisions(game, seed):
        if game.is_settled(state) and len(state.board.units) >= units:
            return game.position(state)
    return {}


def battle_on(game: NeuroshimaHex, given: Mapping[str, Json], causer: int) -> HexState:
    """A battle on a position, up to its first decision."""
    state = game.new(given)
    state.stack.clear()
    state.player = RUNNING
    state.start(frame(battle, causer), frame(_stop, None))
    return state


def _stop(state: HexState, answer: int, given: None) -> None:
    state.finish()
