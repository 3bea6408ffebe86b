"""Positions of Neuroshima Hex as JSON: what a scenario or a save says of the table, and a table made of it.

Players are numbered from 1. `board` has a tile for each hex it names: an id, or an object with its facing, wounds
and what lies on it. What a position leaves out: hands are empty, stacks hold all tiles that lie nowhere else.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from cardpress_engines.kernel.problems import BadInput, Json, did_you_mean, of_type, only
from cardpress_engines.neuroshima_hex.hexes import NAMES, NOWHERE
from cardpress_engines.neuroshima_hex.state import NOBODY, HexState
from cardpress_engines.neuroshima_hex.turn import act, turn

if TYPE_CHECKING:
    from cardpress_engines.neuroshima_hex.game import NeuroshimaHex

GIVEN = ("turn", "step", "turns", "board", "ground", "hit_points", "hands", "stacks", "discards", "exhausted")
TILE = ("tile", "player", "facing", "wounds", "marker", "quill", "paralysed")
"""`marker`: the one on an incubator; `quill`: the hex of the unit this implant's marker lies on."""


def position(state: HexState) -> dict[str, Json]:
    """A state in ids and numbers."""
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


# ---- a state made of it


class _Table:
    """Tiles that are not placed yet; each tile of a position is taken from them."""

    def __init__(self, game: NeuroshimaHex) -> None:
        self.game = game
        self.left = [[*game.stack(seat), game.hqs[seat]] for seat in range(2)]

    def take(self, value: Json, seat: int | None, *place: str | int) -> int:
        """One tile by its id, of a seat or of the first that has one; raise BadInput."""
        id_ = of_type(value, str, "the id of a tile", place)
        named = [number for number, design in enumerate(self.game.designs) if design.id == id_]
        if not named:
            known = [design.id for design in self.game.designs]
            raise BadInput(f"no tile is called {id_!r}{did_you_mean(id_, known)}", place)
        for number in named:
            owner = self.game.designs[number].seat
            if seat in {None, owner} and number in self.left[owner]:
                self.left[owner].remove(number)
                return number
        raise BadInput(f"no copy of {id_!r} is left", place)


def placed(game: NeuroshimaHex, given: Mapping[str, Json]) -> HexState:
    """A state with the table of a position; raise BadInput for what cannot be."""
    said = only(given, GIVEN)
    state, table = HexState(game), _Table(game)
    state.origin = dict(said)
    state.active = _number(said.get("turn", 1), 1, 2, "turn") - 1
    state.first = state.active
    state.turns = _number(said.get("turns", 3), 1, 999, "turns")
    state.exhausted = _number(said.get("exhausted", 0), 0, 2, "exhausted") - 1
    _lay(state, table, said)
    _piles(state, table, said)
    _check_who_ran_out(state)
    step = said.get("step", "act")
    if step not in ("act", "draw"):
        raise BadInput('expected "act" or "draw"', ("step",))
    state.captures = state.board.captures  # what lies there was taken over and turned before
    state.settle()
    if step == "draw":
        state.turns -= 1
    state.start((act, state.active) if step == "act" else (turn, state.active))
    return state


def _lay(state: HexState, table: _Table, said: dict[str, Json]) -> None:
    lying = of_type(said.get("board", {}), dict, "an object of hexes", ("board",))
    tiles = {_hex(name, "board"): _told(value, "board", name) for name, value in lying.items()}
    for hex_, told in tiles.items():
        _put(state, table, hex_, told)
    for hex_, told in tiles.items():
        if told.get("quill") is not None:
            unit = state.piece_at[_hex(told["quill"], "board", NAMES[hex_], "quill")]
            if unit == NOWHERE:
                raise BadInput("no unit stands there", ("board", NAMES[hex_], "quill"))
            if not _does(state, state.piece_at[hex_], "mark"):
                raise BadInput("this tile has no marker to put on a unit", ("board", NAMES[hex_], "quill"))
            state.quills[state.piece_at[hex_]] = unit
    for name, value in of_type(said.get("ground", {}), dict, "an object of hexes", ("ground",)).items():
        design = table.take(value, None, "ground", name)
        if state.game.designs[design].kind != "foundation":
            raise BadInput("only a foundation tile lies under units", ("ground", name))
        state.put(design, _hex(name, "ground"), 0)


def _told(value: Json, *place: str) -> dict[str, Json]:
    return {"tile": value} if isinstance(value, str) else only(value, TILE, place)


def _put(state: HexState, table: _Table, hex_: int, told: dict[str, Json]) -> None:
    place = ("board", NAMES[hex_])
    player = told.get("player")
    seat = None if player is None else _number(player, 1, 2, *place, "player") - 1
    design = table.take(told.get("tile"), seat, *place, "tile")
    if not state.game.designs[design].is_unit:
        raise BadInput("this tile is no unit", (*place, "tile"))
    piece = state.put(design, hex_, _number(told.get("facing", 0), 0, 5, *place, "facing"))
    state.wounds[piece] = _number(told.get("wounds", 0), 0, 19, *place, "wounds")
    if state.wounds[piece] and state.game.is_hq[piece]:
        raise BadInput("what an HQ has left is said by hit_points", (*place, "wounds"))
    if told.get("paralysed"):
        state.paralysed.add(piece)
    if told.get("marker") is not None:
        if not _does(state, piece, "load_marker"):
            raise BadInput("no marker is put on this tile", (*place, "marker"))
        state.loaded[piece] = _marker(state, told["marker"], state.game.designs[design].seat, *place, "marker")


def _does(state: HexState, piece: int, op: str) -> bool:
    """Whether this is what a tile does when it is activated."""
    activation = getattr(state.game.data.COMPONENTS[state.game.printed[piece].id], "activation", None)
    return getattr(activation, "op", None) == op


def _marker(state: HexState, value: Json, seat: int, *place: str) -> int:
    known: dict[str, int] = {state.game.markers[marker].id: marker for marker in state.game.pools[seat]}
    id_ = of_type(value, str, "the id of a marker", place)
    if known.get(id_) in {None, *state.loaded.values()}:
        raise BadInput(f"no free marker is called {id_!r}{did_you_mean(id_, list(known))}", place)
    return known[id_]


def _piles(state: HexState, table: _Table, said: dict[str, Json]) -> None:
    for name in ("hands", "discards", "stacks"):
        for seat, pile in enumerate(of_type(said.get(name, []), list, "a list for each player", (name,))):
            if seat > 1:
                raise BadInput("two play", (name,))
            tiles = of_type(pile, list, "a list of tiles", (name, seat))
            found = sorted(table.take(tile, seat, name, seat, place) for place, tile in enumerate(tiles))
            getattr(state, name)[seat] = found
    given = said.get("hit_points", state.hit_points)
    hit_points = of_type(given, list, "a number for each player", ("hit_points",))
    if len(hit_points) != len(state.hit_points):
        raise BadInput("expected a number for each player", ("hit_points",))
    most = int(state.game.rules.hq.hit_points)
    state.hit_points = [_number(each, 0, most, "hit_points", seat) for seat, each in enumerate(hit_points)]
    for seat in range(2):
        rest = sorted(design for design in table.left[seat] if state.game.designs[design].kind != "hq")
        if "stacks" in said:
            state.discards[seat] = sorted((*state.discards[seat], *rest))
        else:
            state.stacks[seat] = rest


def _check_who_ran_out(state: HexState) -> None:
    """Who drew the last tile follows from the stacks, unless both are empty: then it has to be said."""
    empty = [seat for seat, stack in enumerate(state.stacks) if not stack]
    if state.exhausted == NOBODY and len(empty) == 1:
        state.exhausted = empty[0]
    if state.exhausted not in (empty or [NOBODY]):
        raise BadInput("expected the player whose stack ran out first, 0 for none", ("exhausted",))


def _hex(name: Json, *place: str) -> int:
    if name not in NAMES:
        raise BadInput(f"no hex is called {name!r}: they are a1 to e3, c3 is the middle", (*place, str(name)))
    return NAMES.index(name)


def _number(value: Json, least: int, most: int, *place: str | int) -> int:
    number = int(of_type(value, int, f"a number from {least} to {most}", place))
    if not least <= number <= most:
        raise BadInput(f"expected a number from {least} to {most}, found {number}", place)
    return int(number)
