"""The targets a selector allows, how they are chosen one by one, and which ones earlier choices exclude.

"Another" target differs from all others of the weapon in whatever order effects are used: a choice that says
"another" excludes the targets of all other choices, and is excluded by them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from cardpress_engines.adrenaline.actions import DIRECTIONS, ROOM, SQUARE
from cardpress_engines.adrenaline.effects.squares import allowed_squares, area_word, qualifiers
from cardpress_engines.adrenaline.effects.types import (
    Candidates,
    Compiler,
    ComponentScope,
    Players,
    Squares,
    Test,
    component_scope,
)
from cardpress_engines.adrenaline.state import AdrenalineState
from cardpress_engines.kernel.actions import PLAYER
from cardpress_engines.kernel.compiler import Scope, UnsupportedEffectError
from cardpress_engines.kernel.interpreter import Running, at, bind, onward_with, resume
from cardpress_engines.kernel.questions import QuestionSequence, SubjectQuestion, number_test
from cardpress_engines.kernel.rules_data import Tree

FIGURES = frozenset({"target", "character"})
ONE_TARGET = SubjectQuestion("target", PLAYER)
SKIPPED = frozenset({"may", "if", "choose"})
"""Operations that may have no effect, so that it need not be checked beforehand whether they are possible."""


def slot_of(what: Tree, scope: ComponentScope) -> int:
    """The slot of a selector's choice: the same one at every call."""
    is_new, slot = id(what) not in scope.choices, scope.choice_slot(what, what.name)
    if is_new and what.among is not None:
        scope.shares.append(slot)
    elif is_new and what.kind in FIGURES and what.pick != "all":
        scope.picked.append((slot, what.other))
    return slot


def candidates(compiler: Compiler, what: Tree, scope: ComponentScope, *, looks_ahead: bool = True) -> Candidates:
    """The targets a selector allows. With `looks_ahead`, only those for which the next operation is possible."""
    if what.kind not in FIGURES:
        raise UnsupportedEffectError(f"{what.kind!r} cannot be a target")
    if what.among is not None:
        return _earlier_targets(what, scope)
    squares, chosen_area = allowed_squares(what, scope), _area_of(what, scope)
    slot = slot_of(what, scope)
    states, alone = _players_in_state(what), _keep_apart(what, slot)
    rivals: list[int] = []
    is_listed = [False]

    def legal_targets(state: AdrenalineState, running: Running) -> list[int]:
        if not is_listed[0]:  # all choices of the weapon are known once it is compiled
            rivals.extend(each for each, other in scope.picked if _excludes(each, other, slot, what))
            is_listed[0] = True
        here = squares(state, running) & chosen_area(state, running)
        bits, pos, bindings = states(state, running), state.pos, running.bindings
        taken = [each for rival in rivals for each in bindings[rival]]
        there = [
            each
            for each in state.game.seats.opponents[running.you]
            if pos[each] >= 0 and here >> pos[each] & 1 and bits >> each & 1 and each not in taken
        ]
        return alone(state, running, there) if bindings[slot] else there

    after = scope.successors.get(id(what))
    if after is None or not looks_ahead or after.op in SKIPPED or what.pick != "one":
        return legal_targets
    leads = compiler.possible(after, scope)
    return lambda state, running: [
        each for each in legal_targets(state, running) if leads(state, bind(running, slot, each))
    ]


def _excludes(each: int, other: bool, slot: int, what: Tree) -> bool:
    """Whether a target chosen for one slot cannot be chosen for another."""
    return what.pick != "all" and (each == slot or other or what.other)


def _earlier_targets(what: Tree, scope: ComponentScope) -> Candidates:
    """Targets chosen earlier, without those that another selector has already taken from them."""
    before, own = scope.named_slot(what.among.ref), slot_of(what, scope)

    def remaining_targets(state: AdrenalineState, running: Running) -> list[int]:
        taken = [each for slot in scope.shares if slot != own for each in running.bindings[slot]]
        return [each for each in running.bindings[before] if each not in taken]

    return remaining_targets


def _players_in_state(what: Tree) -> Squares:
    """The players in the state a selector asks for, as a bit mask."""
    states = [each.state for each in qualifiers(what) if each.is_ == "in_state"]
    match states:
        case []:
            return lambda state, running: -1
        case ["poisoned"]:
            return lambda state, running: state.poisoned
        case ["hypnotised"]:
            return lambda state, running: state.hypnotised
    raise UnsupportedEffectError(f"no player can be {' and '.join(states)}")


Separation: TypeAlias = Callable[[AdrenalineState, Running, list[int]], list[int]]
"""Keeps those targets that can be chosen in addition to the ones already chosen."""


def _keep_apart(what: Tree, slot: int) -> Separation:
    """The relation that several targets of one choice must have: on different squares, or in one direction."""
    words = {each.place for each in qualifiers(what) if each.is_ == "stands_on"}
    if words & {"apart", "apart_elsewhere"}:
        return lambda state, running, there: _on_other_squares(state, running.bindings[slot], there)
    if any(each.is_ == "in_line" and each.lines == "one_through_walls" for each in qualifiers(what)):
        return lambda state, running, there: _in_one_line(state, running, slot, there)
    return lambda state, running, there: there


def _on_other_squares(state: AdrenalineState, chosen: Sequence[int], there: list[int]) -> list[int]:
    squares = {state.pos[each] for each in chosen}
    return [each for each in there if state.pos[each] not in squares]


def _in_one_line(state: AdrenalineState, running: Running, slot: int, there: list[int]) -> list[int]:
    here = state.pos[running.you]
    lines = [{here, *line} for line in state.game.places.through[here].values()]
    before = {state.pos[each] for each in running.bindings[slot]}
    return [each for each in there if any(before | {state.pos[each]} <= line for line in lines)]


# ---- an area of choice


def _area_of(what: Tree, scope: ComponentScope) -> Squares:
    """The chosen area; before the choice, the union of all areas that could be chosen."""
    word = area_word(what)
    if not word:
        return lambda state, running: -1
    slot = area_slot(what, scope)

    def squares(state: AdrenalineState, running: Running) -> int:
        chosen = running.bindings[slot]
        return chosen[0] if chosen else _areas(state, running, word)

    return squares


def area_slot(what: Tree, scope: ComponentScope) -> int:
    """The slot of a selector's choice of area."""
    return scope.choice_slot(what.is_)


def _areas(state: AdrenalineState, running: Running, word: str) -> int:
    """The union of all areas of a kind, as a bit mask of squares."""
    places, here = state.game.places, state.pos[running.you]
    match word:
        case "one_visible":
            return places.sees[here]
        case "one_visible_other":
            return places.sees[here] & ~(1 << here)
        case "one_next":
            return places.next_to[here]
    return places.sees[here] & ~places.room(here)


def choose_area(
    state: AdrenalineState, running: Running, argument: tuple[str, Candidates, int, list[int]], answer: int
) -> Running | None:
    """Instruction: choose a square or a room with a target in it; skip to the end when there is none."""
    word, found, slot, end = argument
    places = state.game.places
    if answer >= ROOM:
        return onward_with(running, slot, places.of_room[answer - ROOM])
    if answer >= SQUARE:
        return onward_with(running, slot, 1 << answer - SQUARE)
    squares = {state.pos[each] for each in found(state, running)}
    if not squares:
        return at(running, end[0])
    is_room = word == "one_room"
    options = {ROOM + places.rooms[each] if is_room else SQUARE + each for each in squares}
    state.ask(running.you, "room" if is_room else "square", sorted(options), resume, running)
    return None


# ---- choosing


def bind_squares(state: AdrenalineState, running: Running, argument: tuple[int, int], answer: int) -> Running:
    """Instruction: bind the squares on which the chosen targets stand."""
    slot, kept = argument
    return onward_with(running, kept, *(state.pos[each] for each in running.bindings[slot]))


class TargetQuestions(QuestionSequence[AdrenalineState]):
    """The choices of targets and squares of one operation, in the scope of its component."""

    def __init__(self, compiler: Compiler, scope: Scope) -> None:
        super().__init__(compiler, scope)
        self.own = component_scope(scope)

    def targets(self, what: Tree) -> Players:
        """The targets of a selector, once they were chosen."""
        if hasattr(what, "ref"):
            named = self.own.named_slot(what.ref)
            return lambda state, running: running.bindings[named]
        found, slot = candidates(self.compiler, what, self.own), slot_of(what, self.own)
        self.area(what, found)
        chosen = self.bind_all(found, slot) if what.pick == "all" else self.choose(question_of(what), found, slot)
        if what.name in self.own.left:
            self.compiler.emit(bind_squares, (slot, self.own.left[what.name]))
        return chosen

    def area(self, what: Tree, found: Candidates) -> None:
        """The square or the room of the targets that were found, if a selector lets the player choose it."""
        if area_word(what):
            self.compiler.emit(choose_area, (area_word(what), found, area_slot(what, self.own), self.end))

    def square(self, found: Candidates, slot: int) -> None:
        """A square, which is bound to a slot."""
        self.choose(SubjectQuestion("square", SQUARE), found, slot)


def question_of(what: Tree) -> SubjectQuestion:
    """How many targets a selector lets a player choose; raise UnsupportedEffectError for other ways of picking."""
    match what.pick:
        case "one":
            return ONE_TARGET
        case "up_to":
            return ONE_TARGET._replace(most=what.count)
        case "exactly":
            return ONE_TARGET._replace(least=what.count, most=what.count)
    raise UnsupportedEffectError(f"targets cannot be picked by {what.pick!r} here")


def target_test(compiler: Compiler, what: Tree, scope: ComponentScope) -> Test:
    """Whether a selector allows as many targets as it needs."""
    if hasattr(what, "ref"):
        slot = scope.named_slot(what.ref)
        return lambda state, running: bool(running.bindings[slot])
    return number_test(candidates(compiler, what, scope), what.count if what.pick == "exactly" else 1)


# ---- directions


def directions_to(compiler: Compiler, picks: Sequence[Tree], scope: ComponentScope) -> Candidates:
    """The directions in which at least one of several selectors has a target."""
    slot = scope.direction
    assert slot is not None
    tests = [target_test(compiler, what, scope) for what in picks]
    return lambda state, running: [
        each for each in range(len(DIRECTIONS)) if any(test(state, bind(running, slot, each)) for test in tests)
    ]
