"""Reads and writes the board of a position: tiles on hexes with wounds and markers, foundation tiles below."""

from __future__ import annotations

from collections.abc import Mapping

from cardpress_engines.kernel.json_input import InputError, Json, did_you_mean, of_type, only
from cardpress_engines.kernel.position import ComponentSupply, flag, number
from cardpress_engines.neuroshima_hex.hexes import NAMES, NOWHERE
from cardpress_engines.neuroshima_hex.state import HexState

TILE = ("tile", "player", "copy", "facing", "wounds", "marker", "quill", "paralysed", "undermined")
"""`player`: whose army it belongs to; `copy`: which of its copies, from 1; `marker`: the one on an incubator;
`quill`: the hex of the unit with this implant's marker; `undermined`: the foundation tile below destroys it."""
GROUND = ("tile", "player", "copy")
MOST_WOUNDS = 99


def lay(state: HexState, tiles: ComponentSupply, given: Mapping[str, Json]) -> None:
    """Lay all tiles of the board; raise InputError for an impossible one."""
    for name, value in of_type(given.get("ground", {}), dict, "an object of hexes", ("ground",)).items():
        entry = only({"tile": value} if isinstance(value, str) else value, GROUND, ("ground", name))
        _lay_tile(state, tiles, _read_hex(name, "ground"), entry, "ground", name)
    tiles_by_name = of_type(given.get("board", {}), dict, "an object of hexes", ("board",))
    board = {
        _read_hex(name, "board"): only({"tile": value} if isinstance(value, str) else value, TILE, ("board", name))
        for name, value in tiles_by_name.items()
    }
    for hex_, entry in board.items():
        _lay_unit(state, tiles, hex_, entry)
    for hex_, entry in board.items():
        if entry.get("quill") is not None:
            _lay_quill(state, state.piece_at[hex_], entry["quill"])
    state.captures = state.board.captures  # these units were taken over and turned before
    for hex_ in board:
        _check_alive(state, state.piece_at[hex_])
        _check_quill(state, state.piece_at[hex_])


def _read_hex(name: Json, *place: str) -> int:
    if name not in NAMES:
        raise InputError(f"no hex is called {name!r}: they are a1 to e3, c3 is the middle", (*place, str(name)))
    return NAMES.index(name)


def _lay_tile(state: HexState, tiles: ComponentSupply, hex_: int, entry: dict[str, Json], *place: str) -> int:
    """Lay a tile, the given copy or the first free one, and return its piece."""
    game = state.game
    seat = None if entry.get("player") is None else number(entry["player"], 1, 2, *place, "player") - 1
    design = tiles.take(
        entry.get("tile"), *place, "tile", among=lambda each: seat in {None, game.designs[each].seat}
    )
    printed = game.designs[design]
    if place[0] == "ground" and printed.kind != "foundation":
        raise InputError("only a foundation tile lies under units", (*place, "tile"))
    if place[0] == "board" and not printed.is_unit:
        raise InputError("this tile is no unit", (*place, "tile"))
    facing = number(entry.get("facing", 0), 0, 5, *place, "facing")
    if "copy" not in entry:
        return state.lay_design(design, hex_, facing)
    piece: int = game.first_piece[design] + number(entry["copy"], 1, game.copies[design], *place, "copy") - 1
    if state.hex_of[piece] != NOWHERE:
        raise InputError("this copy lies on the board already", (*place, "copy"))
    state.lay(piece, hex_, facing)
    return piece


def _lay_unit(state: HexState, tiles: ComponentSupply, hex_: int, entry: dict[str, Json]) -> None:
    place = ("board", NAMES[hex_])
    piece = _lay_tile(state, tiles, hex_, entry, *place)
    state.wounds[piece] = number(entry.get("wounds", 0), 0, MOST_WOUNDS, *place, "wounds")
    if state.wounds[piece] and state.game.is_hq[piece]:
        raise InputError("what an HQ has left is said by hit_points", (*place, "wounds"))
    if flag(entry.get("paralysed", False), *place, "paralysed"):
        state.paralysed.add(piece)
    if flag(entry.get("undermined", False), *place, "undermined"):
        if state.ground_at[hex_] == NOWHERE:
            raise InputError("no foundation tile lies below: say it in `ground`", (*place, "undermined"))
        state.undermined.add(piece)
    if entry.get("marker") is not None:
        if not _activates(state, piece, "load_marker"):
            raise InputError("no marker is put on this tile", (*place, "marker"))
        state.loaded[piece] = _read_marker(state, entry["marker"], state.game.seat_of[piece], *place, "marker")
        state.forget_arrangement()


def _activates(state: HexState, piece: int, op: str) -> bool:
    """Whether this is the operation of a tile's activation."""
    activation = getattr(state.game.data.COMPONENTS[state.game.printed[piece].id], "activation", None)
    return getattr(activation, "op", None) == op


def _read_marker(state: HexState, value: Json, seat: int, *place: str) -> int:
    """A free marker of an army."""
    markers = state.game.markers
    free = [marker for marker in state.game.pools[seat] if marker not in state.loaded.values()]
    id_ = of_type(value, str, "the id of a marker", place)
    found: list[int] = [marker for marker in free if markers[marker].id == id_]
    if not found:
        hint = did_you_mean(id_, [markers[marker].id for marker in free]) if free else ""
        raise InputError(f"no free marker is called {id_!r}{hint}", place)
    return found[0]


def _lay_quill(state: HexState, quill: int, value: Json) -> None:
    place = ("board", NAMES[state.hex_of[quill]], "quill")
    unit = state.piece_at[_read_hex(value, *place)]
    if unit == NOWHERE:
        raise InputError("no unit stands there", place)
    if not _activates(state, quill, "mark"):
        raise InputError("this tile has no marker to put on a unit", place)
    state.quills[quill] = unit
    state.forget_arrangement()


# ---- checks that need the whole board


def _check_alive(state: HexState, piece: int) -> None:
    """Refuse wounds that would destroy the unit at its modified toughness."""
    toughness = state.board.toughness(piece)
    if not state.game.is_hq[piece] and state.wounds[piece] >= toughness:
        place = ("board", NAMES[state.hex_of[piece]], "wounds")
        hint = f"with {toughness} it is destroyed"
        number(state.wounds[piece], 0, toughness - 1, *place, hint=hint)


def _check_quill(state: HexState, quill: int) -> None:
    """Refuse a quill marker that would return at once (HEX-38, 88)."""
    board = state.board
    if quill not in state.quills:
        return
    place = ("board", NAMES[state.hex_of[quill]], "quill")
    if board.owner[quill] == board.owner[state.quills[quill]]:
        raise InputError("a marker lies on a unit of the enemy only", place)
    if board.nets[quill]:
        raise InputError("a netted tile has its marker back", place)


# ---- writing


def board_json(state: HexState) -> dict[str, Json]:
    """The members `board` and `ground` in the form `lay` reads."""
    return {
        "board": {NAMES[hex_]: _unit(state, unit) for hex_, unit in enumerate(state.piece_at) if unit != NOWHERE},
        "ground": {
            NAMES[hex_]: copy_json(state, tile) for hex_, tile in enumerate(state.ground_at) if tile != NOWHERE
        },
    }


def copy_json(state: HexState, piece: int) -> dict[str, Json]:
    """A tile with its player and its copy, from 1."""
    game = state.game
    copy = piece - game.first_piece[game.design_of[piece]] + 1
    return {"tile": game.printed[piece].id, "player": game.seat_of[piece] + 1, "copy": copy}


def _unit(state: HexState, piece: int) -> dict[str, Json]:
    marker, quill = state.loaded.get(piece), state.quills.get(piece)
    return {
        **copy_json(state, piece),
        "facing": state.facing[piece],
        "wounds": state.wounds[piece],
        "marker": None if marker is None else state.game.markers[marker].id,
        "quill": None if quill is None else NAMES[state.hex_of[quill]],
        "paralysed": piece in state.paralysed,
        "undermined": piece in state.undermined,
    }
