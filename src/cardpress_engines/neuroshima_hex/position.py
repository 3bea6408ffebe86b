"""Positions of Neuroshima Hex as JSON: reads those of scenarios and saved games, and writes them.

Players are numbered from 1. `board` maps hex names to tiles: an id, or an object with its facing, wounds and
markers. Defaults: hands are empty, stacks have all tiles that are nowhere else.
"""

from __future__ import annotations

from collections.abc import Mapping

from cardpress_engines.kernel.interpreter import start_of
from cardpress_engines.kernel.json_input import InputError, Json, of_type, only
from cardpress_engines.kernel.position import STEP, ComponentSupply, each_player, flag, number, word
from cardpress_engines.kernel.state import frame
from cardpress_engines.neuroshima_hex.board_json import board_json, copy_json, lay
from cardpress_engines.neuroshima_hex.state import NOBODY, Game, HexState
from cardpress_engines.neuroshima_hex.turn import act, overtime_turn, turn

GIVEN = (
    "turn", STEP, "turns", "first", "board", "ground", "hit_points", "hands", "stacks", "discards", "exhausted",
    "activated", "moved", "used", "battles", "causer", "overtime",
)  # fmt: skip
"""Members of a position. Done in this turn: `activated` implants and modules, tiles `moved` by mobility, tiles
whose ability was `used`; `causer` is the player who started the last battle."""
COPY = ("tile", "player", "copy")
"""A reference to a tile: `copy` counts from 1."""
MOST = 999


def state_from_table(game: Game, table: Mapping[str, Json]) -> HexState:
    """The state of a position; raise InputError for an impossible one."""
    given = only(table, GIVEN)
    state = HexState(game)
    state.active = number(given.get("turn", 1), 1, 2, "turn") - 1
    state.first = number(given.get("first", state.active + 1), 1, 2, "first") - 1
    step = word(given.get(STEP, "act"), ("act", "draw"), STEP)
    state.turns = number(given.get("turns", 3), 1, MOST, "turns") - (step == "draw")
    state.battles = number(given.get("battles", 0), 0, MOST, "battles")
    state.causer = number(given.get("causer", 0), 0, 2, "causer") - 1
    state.overtime = flag(given.get("overtime", False), "overtime")
    state.exhausted = number(given.get("exhausted", 0), 0, 2, "exhausted") - 1
    tiles = ComponentSupply(
        "tile",
        [design.id for design in game.designs],
        [design for seat in range(2) for design in (*game.stack(seat), game.hqs[seat])],
    )
    lay(state, tiles, given)
    _read_piles(state, tiles, given)
    _check_who_ran_out(state)
    _read_done_this_turn(state, given)
    state.settle()
    begins = overtime_turn if state.overtime else turn
    state.start(frame(act if step == "act" else begins, state.active))
    return state


def _read_piles(state: HexState, tiles: ComponentSupply, given: Mapping[str, Json]) -> None:
    """Read the tiles off the board and the hit points of HQs."""
    game = state.game
    for name in ("hands", "discards", "stacks"):
        for seat, pile in each_player(given, name, 2):
            own = [design for design, each in enumerate(game.designs) if each.seat == seat and each.kind != "hq"]
            found = tiles.take_all(pile, name, seat, among=own.__contains__)
            getattr(state, name)[seat] = sorted(found)
    if "hit_points" in given:
        points = dict(each_player(given, "hit_points", 2))
        if len(points) != len(state.hit_points):
            raise InputError("expected a number for each player", ("hit_points",))
        most, hint = int(game.rules.hq.hit_points), "an HQ that has none left has lost"
        state.hit_points = [number(points[seat], 1, most, "hit_points", seat, hint=hint) for seat in range(2)]
    for seat in range(2):
        rest = [each for each in tiles.left if game.designs[each].seat == seat and game.designs[each].kind != "hq"]
        if seat in dict(each_player(given, "stacks", 2)):
            state.discards[seat] = sorted((*state.discards[seat], *rest))
        else:
            state.stacks[seat] = sorted(rest)


def _check_who_ran_out(state: HexState) -> None:
    """Derive who drew the last tile from the stacks; if both are empty, the position has to say it."""
    empty = [seat for seat, stack in enumerate(state.stacks) if not stack]
    if state.exhausted == NOBODY and len(empty) == 1:
        state.exhausted = empty[0]
    if state.exhausted not in (empty or [NOBODY]):
        raise InputError("expected the player whose stack ran out first, 0 for none", ("exhausted",))
    if state.overtime and state.exhausted == NOBODY:
        raise InputError("overtime comes after somebody's stack has run out", ("overtime",))


def _read_done_this_turn(state: HexState, given: Mapping[str, Json]) -> None:
    game = state.game
    for place, piece in enumerate(_read_copies(state, given, "activated")):
        if game.design_of[piece] not in game.activation:
            raise InputError("this tile is not activated", ("activated", place))
        state.activated.add(piece)
    for place, piece in enumerate(_read_copies(state, given, "moved")):
        if not game.printed[piece].is_unit:
            raise InputError("this tile is no unit, so it does not move", ("moved", place))
        state.moved.add(piece)
    for place, piece in enumerate(_read_copies(state, given, "used")):
        usable = game.own_turn.get(game.design_of[piece])
        if usable is None:
            raise InputError("this tile has nothing that is done once a turn", ("used", place))
        state.spend("turn", start_of(usable.entry, state.active, piece).use)


def _read_copies(state: HexState, given: Mapping[str, Json], name: str) -> list[int]:
    """The pieces that a list of tiles names."""
    game, found = state.game, list[int]()
    for place, value in enumerate(of_type(given.get(name, []), list, "a list of tiles", (name,))):
        entry = only(value, COPY, (name, place))
        seat = number(entry.get("player"), 1, 2, name, place, "player") - 1
        ids = {each.id: design for design, each in enumerate(game.designs) if each.seat == seat}
        design = ids[word(entry.get("tile"), list(ids), name, place, "tile")]
        copy = number(entry.get("copy", 1), 1, game.copies[design], name, place, "copy")
        found.append(game.first_piece[design] + copy - 1)
        if found.count(found[-1]) > 1:
            raise InputError("this tile is listed twice", (name, place))
    return found


# ---- and back


def is_settled(state: HexState) -> bool:
    """Whether `table_of` can express it: a player acts, outside battles, with no captured unit left to rotate."""
    if state.question != "act" or len(state.stack) != 1 or state.fighting or state.owed or state.ended:
        return False
    return not state.spent_game and all(_is_own_turn(state, use) for use in state.spent_turn)


def _is_own_turn(state: HexState, use: tuple[int, int, int]) -> bool:
    usable = state.game.own_turn.get(state.game.design_of[use[2]])
    return usable is not None and use[:2] == (usable.entry[0], state.active)


def table_of(state: HexState) -> dict[str, Json]:
    """The position of a settled state."""
    ids = [design.id for design in state.game.designs]
    piles = {
        name: [[ids[design] for design in pile] for pile in getattr(state, name)]
        for name in ("hands", "stacks", "discards")
    }
    return {
        "turn": state.active + 1,
        STEP: "act",
        "turns": state.turns,
        "first": state.first + 1,
        **board_json(state),
        "hit_points": list(state.hit_points),
        **piles,
        "exhausted": state.exhausted + 1,
        "activated": [copy_json(state, piece) for piece in sorted(state.activated)],
        "moved": [copy_json(state, piece) for piece in sorted(state.moved)],
        "used": [copy_json(state, piece) for _, _, piece in state.spent_turn],
        "battles": state.battles,
        "causer": state.causer + 1,
        "overtime": state.overtime,
    }
