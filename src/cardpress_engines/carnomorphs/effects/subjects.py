"""The subjects a selector allows: characters, figures, rooms, corridors, objects, and tests on them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from cardpress_engines.carnomorphs.actions import CORRIDOR, FIGURE, ROOM, THING
from cardpress_engines.carnomorphs.effects.types import ABOUT, Candidates, EffectScope, own_room
from cardpress_engines.carnomorphs.markers import MarkerKind
from cardpress_engines.carnomorphs.procedures.encounters import lowest_free
from cardpress_engines.carnomorphs.procedures.events import in_order
from cardpress_engines.carnomorphs.procedures.figures import SMALLEST
from cardpress_engines.carnomorphs.state import CarnomorphState
from cardpress_engines.kernel.actions import PLAYER
from cardpress_engines.kernel.board_map import places_in
from cardpress_engines.kernel.compiler import UnsupportedEffectError
from cardpress_engines.kernel.interpreter import Running
from cardpress_engines.kernel.rules_data import Tree

Fits: TypeAlias = Callable[[CarnomorphState, Running, int], bool]
"""The test that a word of a selector stands for."""


Words: TypeAlias = dict[str, Fits]
RoomSet: TypeAlias = Callable[[CarnomorphState, Running], int]
"""A set of rooms, as a bit mask, to which a qualifier narrows the choice at once."""


class Domain(NamedTuple):
    """A kind of subjects: its question, its first action, all its members, its words."""

    question: str
    base: int
    all: Callable[[CarnomorphState, Running], Sequence[int]]
    words: Words


# ---- characters


def _is_near_food(state: CarnomorphState, running: Running, player: int) -> bool:
    return state.has_food(state.pos[player])


def _is_you(state: CarnomorphState, running: Running, player: int) -> bool:
    return player == running.you


CHARACTERS: Words = {
    "attacked": _is_you,
    "here": lambda state, running, player: state.pos[player] == own_room(state, running),
    "fights": lambda state, running, player: state.in_combat(player),
    "rests": lambda state, running, player: not state.in_combat(player),
    "near_food": _is_near_food,
    MarkerKind.SLIME: lambda state, running, player: bool(state.slimed >> player & 1),
}


# ---- figures


def _is_next_door(state: CarnomorphState, running: Running, figure: int) -> bool:
    return bool(state.game.places.next_to[own_room(state, running)] >> state.at[figure] & 1)


FIGURES: Words = {
    "here": lambda state, running, figure: state.at[figure] == own_room(state, running),
    "next_door": _is_next_door,
    "alone": lambda state, running, figure: not state.is_fighting(figure),
    "fights": lambda state, running, figure: state.is_fighting(figure),
    "rests": lambda state, running, figure: not state.is_fighting(figure),
    "one_room": lambda state, running, figure: state.at.count(state.at[figure]) > 1,
}


# ---- rooms


def _has_metagorger(state: CarnomorphState, room: int) -> bool:
    return any(state.at[figure] == room for figure in state.game.figures_of[SMALLEST])


def _color(color: str) -> Fits:
    return lambda state, running, room: state.game.color_of(state.tiles[room]) == color


def _is_room_of_prey(state: CarnomorphState, running: Running, room: int) -> bool:
    first = next((each for each in state.turn_order() if state.slimed >> each & 1), None)
    return first is not None and state.pos[first] == room


ROOMS: Words = {
    "this": lambda state, running, room: room == running.number(ABOUT),
    "your": lambda state, running, room: room == own_room(state, running),
    "discovered": lambda state, running, room: bool(state.explored >> room & 1),
    "undiscovered": lambda state, running, room: not state.explored >> room & 1,
    "burning": lambda state, running, room: bool(state.fires >> room & 1),
    "red": _color("red"), "yellow": _color("yellow"), "white": _color("white"),
    "nobody": lambda state, running, room: not state.characters_in(room),
    "prey": _is_room_of_prey,
    "food": lambda state, running, room: bool(state.things[room]),
    "food_or_metagorger": lambda state, running, room: (
        state.has_food(room) or _has_metagorger(state, room) or state.is_nest(room)
    ),
    "carcass_on_floor": lambda state, running, room: (
        state.game.things.index(MarkerKind.CARCASS) in state.things[room]
    ),
}  # fmt: skip


# ---- corridors


def _is_joined(state: CarnomorphState, way: int, rooms: Sequence[int]) -> bool:
    return any(state.game.around[room] >> way & 1 for room in rooms)


CORRIDORS: Words = {
    "of_your_room": lambda state, running, way: _is_joined(state, way, [own_room(state, running)]),
    "no_noise": lambda state, running, way: way in lowest_free(state, own_room(state, running)),
    "of_slimed": lambda state, running, way: _is_joined(
        state, way, [state.pos[each] for each in state.turn_order() if state.slimed >> each & 1]
    ),
    "of_carnomorph": lambda state, running, way: _is_joined(state, way, [room for room in state.at if room >= 0]),
}


def _people(state: CarnomorphState, running: Running) -> Sequence[int]:
    return state.turn_order()


def _figures(levels: frozenset[int]) -> Callable[[CarnomorphState, Running], Sequence[int]]:
    return lambda state, running: [each for each in in_order(state) if state.game.level_of[each] in levels]


def _all_rooms(state: CarnomorphState, running: Running) -> Sequence[int]:
    return range(state.game.places.count)


def _all_corridors(state: CarnomorphState, running: Running) -> Sequence[int]:
    return range(state.game.technical + 1)


def _sections(state: CarnomorphState, running: Running) -> Sequence[int]:
    return [room for room, tile in enumerate(state.tiles) if tile in state.game.sections]


def _broken_rooms(state: CarnomorphState, running: Running) -> Sequence[int]:
    return list(places_in(state.malfunctions))


def _things(state: CarnomorphState, running: Running) -> Sequence[int]:
    room = own_room(state, running)
    return sorted(set(state.things[room])) if room >= 0 else []


DOMAINS: dict[str, Domain] = {
    "character": Domain("player", PLAYER, _people, CHARACTERS),
    "room": Domain("room", ROOM, _all_rooms, ROOMS),
    "evacuation_section": Domain("room", ROOM, _sections, ROOMS),
    MarkerKind.MALFUNCTION: Domain("room", ROOM, _broken_rooms, ROOMS),
    "corridor": Domain("corridor", CORRIDOR, _all_corridors, CORRIDORS),
    MarkerKind.HEAVY_OBJECT: Domain("thing", THING, _things, {"here": lambda state, running, thing: True}),
}
"""The kinds of subjects, by word; figures are not here, since their words are the types."""


def domain(what: Tree, levels: Sequence[str]) -> Domain:
    """The kind of subjects a selector asks for; `levels` are the types of carnomorphs."""
    kinds = (what.kind,) if isinstance(what.kind, str) else what.kind
    if kinds == ("carnomorph",):
        kinds = tuple(levels)
    if set(kinds) <= {*levels}:
        return Domain("figure", FIGURE, _figures(frozenset(map(levels.index, kinds))), FIGURES)
    if kinds[0] not in DOMAINS:
        raise UnsupportedEffectError(f"unknown kind of subject: {what.kind!r}")
    return DOMAINS[kinds[0]]


def candidates(what: Tree, levels: Sequence[str], scope: EffectScope) -> Candidates:
    """All subjects a selector allows, in the order in which they are handled."""
    sort, slot = domain(what, levels), scope.choice_slot(what, what.name)
    qualifiers = [(each, _neighbours(each, scope)) for each in what.is_ or ()]
    beside = [rooms for _, rooms in qualifiers if rooms]
    tests = [_fits(each, sort, levels) for each, rooms in qualifiers if not rooms]
    if what.other:
        tests.append(lambda state, running, player: player != running.you)
    together = any(each.is_ == "with_what" and each.what == "one_room" for each in what.is_ or ())
    extreme = None if what.extreme is None else what.extreme.rank

    def matches(state: CarnomorphState, running: Running) -> Sequence[int]:
        there = sort.all(state, running)
        for rooms in beside:  # few are left, which makes the other tests cheap
            mask = rooms(state, running)
            there = [each for each in there if mask >> each & 1]
        for test in tests:
            there = [each for each in there if test(state, running, each)]
        chosen = running.bindings[slot]
        if together and chosen:
            there = [each for each in there if state.at[each] == state.at[chosen[0]]]
        if extreme is not None and there:
            return [_outermost(state, running, sort, there, extreme)]
        return there

    return matches


def _outermost(state: CarnomorphState, running: Running, sort: Domain, there: Sequence[int], rank: str) -> int:
    """The room with the highest or lowest number, or the free corridor with the lowest number in the room."""
    if sort.words is CORRIDORS:
        ordered = lowest_free(state, own_room(state, running))
        return next(each for each in ordered if each in there)
    return max(there) if rank == "highest" else min(there)


def _neighbours(each: Tree, scope: EffectScope) -> RoomSet | None:
    """The rooms beside another, where a qualifier of a selector asks for them."""
    if each.is_ == "joined_to":
        slot = scope.named_slot(each.room.ref)
        return lambda state, running: state.game.places.open_to(running.number(slot), state.closed)
    if each.is_ == "in_state" and each.state == "adjoining":
        start = scope.start
        return lambda state, running: _beside(state, start(state, running))
    return None


def _beside(state: CarnomorphState, start: int) -> int:
    return state.game.places.next_to[start] if start >= 0 else 0


def _fits(each: Tree, sort: Domain, levels: Sequence[str]) -> Fits:
    """The test for one qualifier of a selector."""
    match each.is_:
        case "other_than":
            level = levels.index(each.type)
            return lambda state, running, figure: state.game.level_of[figure] != level
        case "known_one":
            word = each.which
        case "in_state":
            word = each.state
        case _:
            word = each.what
    if word not in sort.words:
        raise UnsupportedEffectError(f"the word {word!r} does not apply to a {sort.question}")
    return sort.words[word]
