"""Describes a state of Neuroshima Hex as JSON, with derived values: what scenarios and playthroughs compare."""

from __future__ import annotations

from cardpress_engines.kernel.json_input import Json
from cardpress_engines.neuroshima_hex.hexes import NAMES, NOWHERE
from cardpress_engines.neuroshima_hex.state import HexState


def describe_state(state: HexState) -> dict[str, Json]:
    """All values of a state, stored and derived, by name."""
    game, ids = state.game, [design.id for design in state.game.designs]

    def piles(each: list[list[int]]) -> Json:
        return [[ids[design] for design in pile] for pile in each]

    return {
        "turn": state.active + 1,
        "turns": state.turns,
        "board": {NAMES[hex_]: _tile(state, p) for hex_, p in enumerate(state.piece_at) if p != NOWHERE},
        "ground": {
            NAMES[hex_]: game.printed[piece].id for hex_, piece in enumerate(state.ground_at) if piece != NOWHERE
        },
        "hit_points": list(state.hit_points),
        "hands": piles(state.hands),
        "stacks": piles(state.stacks),
        "discards": piles(state.discards),
        "exhausted": state.exhausted + 1,
        "battles": state.battles,
        "netted": sorted(NAMES[state.hex_of[piece]] for piece in state.board.units if state.board.nets[piece]),
        "question": state.question,
        "asked": state.player + 1,
        "won": [int(points) for points in state.returns()],
    }


def _tile(state: HexState, piece: int) -> dict[str, Json]:
    board, quill = state.board, state.quills.get(piece)
    marker = state.loaded.get(piece)
    return {
        "tile": state.game.printed[piece].id,
        "player": board.owner[piece] + 1,
        "facing": state.facing[piece],
        "wounds": state.wounds[piece],
        "toughness": board.toughness(piece),
        "initiative": board.segments(piece),
        "melee": board.boost(piece, "melee"),
        "ranged": board.boost(piece, "ranged"),
        "edges": sorted(board.edges(piece)),
        "nets": board.nets[piece],
        "marker": None if marker is None else state.game.markers[marker].id,
        "quill": None if quill is None else NAMES[state.hex_of[quill]],
        "paralysed": piece in state.paralysed,
    }
