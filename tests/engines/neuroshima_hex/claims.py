"""Symmetries of Neuroshima Hex: rotating the board, and listing tiles in another order, change nothing."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from random import Random

from tests.engines.properties.claims import Symmetry

from cardpress_engines.kernel.json_input import Json
from cardpress_engines.neuroshima_hex.actions import FACING, HEX, MARKER, MOVE, PLAY, USE
from cardpress_engines.neuroshima_hex.hexes import COUNT, NAMES, rotate
from cardpress_engines.neuroshima_hex.state import HexState

SIXTHS = range(1, 6)
RULES_TOLD = 4
"""Most numbers of the rules data are the board's and the armies', which print and tests of the data look at."""

GREEDY_GAMES = 4

NUMBERED = ("activated", "moved", "used")
"""Members of a position that name copies, whose numbers depend on the order of listing."""


def _action(steps: int, state: HexState, action: int) -> int:
    """The action that corresponds to this one when the board is rotated by so many sixths."""
    if FACING <= action < HEX:
        ways = _ways(state)
        return FACING + (action - FACING + steps) % ways
    for first, end in ((HEX, MARKER), (MOVE, USE), (USE, PLAY)):
        if first <= action < min(end, first + COUNT):
            return first + rotate(action - first, steps)
    return action


def _ways(state: HexState) -> int:
    """The number of different facings of the tile in question; the present one may be missing."""
    most = max(state.options) - FACING
    return next(ways for ways in (1, 2, 3, 6) if most < ways)


def _position(steps: int, state: HexState, position: Json) -> Json:
    """A position with the board rotated."""

    def name(hex_: str) -> str:
        return NAMES[rotate(NAMES.index(hex_), steps)]

    board = {}
    for hex_, tile in position["board"].items():
        ways = state.game.printed[state.piece_at[NAMES.index(hex_)]].facings
        quill = None if tile["quill"] is None else name(tile["quill"])
        board[name(hex_)] = tile | {"facing": (tile["facing"] + steps) % ways, "quill": quill}
    ground = {name(hex_): tile for hex_, tile in position["ground"].items()}
    return position | {"board": board, "ground": ground, "netted": sorted(map(name, position["netted"]))}


SYMMETRIES = tuple(
    Symmetry(f"turned by {60 * steps}", partial(_action, steps), partial(_position, steps)) for steps in SIXTHS
)


def listings(state: HexState, dice: Random) -> tuple[Json, Json] | None:
    """A settled position with its tiles in two orders."""
    if not state.game.is_settled(state):
        return None
    position = {name: said for name, said in state.game.position(state).items() if name not in NUMBERED}
    tiles = [
        (hex_, {name: said for name, said in tile.items() if name != "copy"})
        for hex_, tile in position["board"].items()
    ]
    listed = position | {"board": dict(tiles)}
    dice.shuffle(tiles)
    return listed, position | {"board": dict(tiles)}


def spare(setup: Mapping[str, Json]) -> tuple[str, str]:
    """An instant of the first army: there is one HQ, and each implant and marker has its own."""
    army = setup["armies"][0]
    return army, f"{army}_battle"
