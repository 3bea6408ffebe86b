"""The squares a selector allows: its qualifiers, evaluated as bit masks of squares from a figure's position."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from cardpress_engines.adrenaline.actions import DIRECTIONS
from cardpress_engines.adrenaline.effects.types import ComponentScope, Squares
from cardpress_engines.adrenaline.state import AdrenalineState, Game
from cardpress_engines.kernel.board_map import NOWHERE, BoardMap
from cardpress_engines.kernel.compiler import UnsupportedEffectError
from cardpress_engines.kernel.interpreter import Running
from cardpress_engines.kernel.rules_data import Tree

MapSquares: TypeAlias = Callable[[BoardMap, int], int]
"""Squares that depend on the arena and on one position alone."""
AREAS = frozenset({"one_visible", "one_visible_other", "one_next", "one_room"})
"""Words for a square or a room that the player chooses."""
IN_STATE = frozenset({"in_state"})


def qualifiers(what: Tree) -> tuple[Tree, ...]:
    """The conditions a selector puts on its subjects."""
    return tuple(what.is_ or ())


def area_word(what: Tree) -> str:
    """The word for the square or room a selector lets the player choose; empty if there is none."""
    places = [each.place for each in qualifiers(what) if each.is_ == "stands_on"]
    return next((place for place in places if place in AREAS), "")


def allowed_squares(what: Tree, scope: ComponentScope) -> Squares:
    """The squares a selector allows; a choice of area is not applied here."""
    fixed, moving = list[MapSquares](), list[Squares]()
    for each in qualifiers(what):
        test = _squares_from_map(each)
        if test is not None:
            fixed.append(test)
        elif each.is_ not in IN_STATE and not (each.is_ == "stands_on" and each.place in AREAS):
            moving.append(_squares_from_state(each, scope))
    seen: dict[int, int] = {}

    def squares(state: AdrenalineState, running: Running) -> int:
        here = state.pos[running.you]
        found = seen.get(here)
        if found is None:
            found = _all_squares(state.game.places)
            for test in fixed:
                found &= test(state.game.places, here) if here != NOWHERE else 0
            seen[here] = found
        for each in moving:
            found &= each(state, running)
        return found

    return squares


def _all_squares(places: BoardMap) -> int:
    return (1 << places.count) - 1


def _squares_from_map(each: Tree) -> MapSquares | None:
    """The squares of a qualifier that depends on the acting figure's square alone; None for any other."""
    match each.is_:
        case "visible":
            return _hidden_squares if each.not_ else _visible_squares
        case "stands_on":
            return STANDS.get(each.place)
        case "moves_away" if each.source is None:
            return _squares_away(each.moves, each.bound)
        case "in_line":
            return _squares_in_line(each.lines)
    return None


def _visible_squares(places: BoardMap, here: int) -> int:
    return places.sees[here]


def _hidden_squares(places: BoardMap, here: int) -> int:
    return ~places.sees[here]


STANDS: dict[str, MapSquares] = {
    "here": lambda places, here: 1 << here,
    "elsewhere": lambda places, here: ~(1 << here),
    "apart_elsewhere": lambda places, here: ~(1 << here),
    "apart": lambda places, here: -1,
}


def _squares_away(moves: int, how: str) -> MapSquares:
    def away(places: BoardMap, here: int) -> int:
        if how == "exactly":
            return places.exactly(here, moves)
        reach = places.reach(here, moves if how == "at_most" else moves - 1)
        return reach if how == "at_most" else places.reach(here, places.count) & ~reach

    return away


def _squares_in_line(lines: str) -> MapSquares:
    def straight(places: BoardMap, here: int) -> int:
        rays = places.ahead[here] if lines == "open" else places.through[here]
        return 1 << here | sum(1 << at for ray in rays.values() for at in ray)

    return straight


def _squares_from_state(each: Tree, scope: ComponentScope) -> Squares:
    """The squares of a qualifier that depends on other figures or on what was chosen."""
    match each.is_:
        case "moves_away":
            at, away = place_of(each.source, scope), _squares_away(each.moves, each.bound)
            return lambda state, running: _squares_at(state.game, at(state, running), away)
        case "seen_by":
            at = place_of(each.by, scope)
            return lambda state, running: _squares_at(
                state.game, at(state, running), lambda map_, here: map_.sees[here]
            )
        case "same_place":
            at = _kept_square(each.of, scope) if each.place == "old_square" else place_of(each.of, scope)
            return lambda state, running: _squares_at(state.game, at(state, running), lambda map_, here: 1 << here)
        case "straight_ahead":
            return _squares_straight_ahead(each.squares, scope)
        case "stands_on" if each.place == "blast_room":
            slot = scope.blast
            if slot is None:
                raise UnsupportedEffectError("a blast room needs an operation before it that blows up a tile")
            return lambda state, running: _squares_at(
                state.game, _last_square(running, slot), lambda map_, here: map_.room(here)
            )
    raise UnsupportedEffectError(f"the qualifier {each.is_!r} does not select squares")


def _squares_at(game: Game, at: int, squares: MapSquares) -> int:
    return 0 if at == NOWHERE else squares(game.places, at)


def _last_square(running: Running, slot: int) -> int:
    bound = running.bindings[slot]
    return bound[-1] if bound else NOWHERE


def _squares_straight_ahead(squares: int, scope: ComponentScope) -> Squares:
    slot = scope.direction
    if slot is None:
        raise UnsupportedEffectError("squares straight ahead need a chosen direction")

    def straight(state: AdrenalineState, running: Running) -> int:
        lines, chosen = state.game.places.ahead[state.pos[running.you]], running.bindings[slot]
        found = 0
        for name in [DIRECTIONS[chosen[0]]] if chosen else DIRECTIONS:
            line = lines.get(name, ())
            if len(line) >= squares:
                found |= 1 << line[squares - 1]
        return found

    return straight


def place_of(ref: Tree, scope: ComponentScope) -> Squares:
    """The square bound to a name, or that of the figure bound to it; NOWHERE as long as nothing is bound."""
    slot = scope.named_slot(ref.ref)
    if ref.ref in scope.lands:
        return lambda state, running: _last_square(running, slot)
    return lambda state, running: state.pos[running.bindings[slot][0]] if running.bindings[slot] else NOWHERE


def _kept_square(ref: Tree, scope: ComponentScope) -> Squares:
    slot = scope.left.get(ref.ref)
    if slot is None:
        raise UnsupportedEffectError(f"the old square of {ref.ref!r} is not stored")
    return lambda state, running: _last_square(running, slot)
