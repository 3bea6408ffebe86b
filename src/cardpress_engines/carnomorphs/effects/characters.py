"""Operations on characters and figures: wounds, markers, healing, injuries, movement, fates."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from cardpress_engines.carnomorphs.actions import FIGURE
from cardpress_engines.carnomorphs.drill.movement import go_to_room
from cardpress_engines.carnomorphs.effects.choosing import LEVELS, SubjectQuestions, subject_test, subjects
from cardpress_engines.carnomorphs.effects.subjects import domain
from cardpress_engines.carnomorphs.effects.types import (
    Build,
    BuildTest,
    Candidates,
    Compiler,
    EffectScope,
    RoomLookup,
    Test,
    effect_scope,
    own_room,
)
from cardpress_engines.carnomorphs.markers import Affliction
from cardpress_engines.carnomorphs.procedures import fates
from cardpress_engines.carnomorphs.procedures.attacks import strike_back
from cardpress_engines.carnomorphs.procedures.encounters import rolls_noise
from cardpress_engines.carnomorphs.procedures.figures import appear, flees, injure, leaves_board
from cardpress_engines.carnomorphs.procedures.harm import dies, suffer
from cardpress_engines.carnomorphs.procedures.scans import draw_and_scan
from cardpress_engines.carnomorphs.state import CarnomorphState
from cardpress_engines.kernel.board_map import NOWHERE
from cardpress_engines.kernel.compiler import Scope
from cardpress_engines.kernel.interpreter import Running, bind
from cardpress_engines.kernel.questions import possible
from cardpress_engines.kernel.rules_data import Tree
from cardpress_engines.kernel.state import frame

Fate: TypeAlias = Callable[[CarnomorphState, int, int], None]
"""A step whose argument is the character, figure, room or corridor it happens to."""
FATES: Final[dict[str, Fate]] = {
    step.__name__: step
    for step in (
        dies, leaves_board, flees, rolls_noise, fates.seeks_character, fates.seeks_food, fates.airlock_opens,
        fates.runs_out, fates.doors_close,
    )
}  # fmt: skip
"""The steps that effects can name, by function name."""


def _on_each(
    compiler: Compiler,
    what: Tree,
    scope: Scope,
    change: Callable[[CarnomorphState, int], None],
    limit: Candidates | None = None,
) -> None:
    """Emit a change of each subject of a selector, in their order."""
    questions = SubjectQuestions(compiler, scope)
    questions.do_each(questions.subjects(what, limit), lambda state, running, each: change(state, each))


# ---- wounds, cards and markers


def _suffer(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    what, amount = str(effect.what), int(effect.amount)
    _on_each(compiler, effect.whom, scope, lambda state, player: state.then(suffer, (player, what, amount)))


def _subjects_to_heal(what: str) -> Candidates:
    """Those who have something to heal."""
    if what == Affliction.INJURY:
        return lambda state, running: [each for each, count in enumerate(state.injuries) if count]
    if what == Affliction.SERIOUS_WOUND:
        return lambda state, running: [each for each, count in enumerate(state.serious) if count]
    return lambda state, running: [each for each, count in enumerate(state.light) if count]


def _heal(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    what, amount = str(effect.what), effect.amount

    def heal(state: CarnomorphState, each: int) -> None:
        row = state.injuries if what == Affliction.INJURY else state.light
        if what == Affliction.SERIOUS_WOUND:
            row = state.serious
        row[each] = 0 if amount is None else max(0, row[each] - amount)
        if what == Affliction.INJURY:
            state.report("recover", -1, FIGURE + each)
        else:
            state.report("heal", each)

    _on_each(compiler, effect.whom, scope, heal, None if effect.whom is None else _subjects_to_heal(what))


def _can_heal(compiler: Compiler, effect: Tree, scope: Scope) -> Test:
    wounded = _subjects_to_heal(str(effect.what))
    if effect.whom is None:
        return lambda state, running: running.you in wounded(state, running)
    return subject_test(effect.whom, effect_scope(scope), wounded)


def _harm(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    amount = int(effect.amount)
    _on_each(compiler, effect.what, scope, lambda state, figure: state.then(injure, (figure, amount)))


def _can_harm(compiler: Compiler, effect: Tree, scope: Scope) -> Test:
    return subject_test(effect.what, effect_scope(scope))


# ---- fates


def _befall(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    fate = FATES[effect.fate]
    _on_each(compiler, effect.what, scope, lambda state, each: state.then(fate, each))


def _can_befall(compiler: Compiler, effect: Tree, scope: Scope) -> Test:
    return subject_test(effect.what, effect_scope(scope))


def _scan_draw(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    cards, markers = int(effect.cards), int(effect.markers)
    _on_each(
        compiler, effect.what, scope,
        lambda state, player: state.then(draw_and_scan, (player, cards, markers)),
    )  # fmt: skip


# ---- figures


def put_figure(state: CarnomorphState, answer: int, given: tuple[int, int, bool]) -> None:
    """Step: put a figure in a room without a surprise attack; it attacks once if `attacks` is set."""
    level, room, attacks = given
    figure = state.free_figure(level)
    if figure != NOWHERE:
        attack = [frame(strike_back, figure)] if attacks else []
        state.follow(frame(appear, (level, room)), *attack)


def _put_figures(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    level, amount, attacks = LEVELS.index(effect.type), int(effect.amount), bool(effect.attacks)

    def put_all(state: CarnomorphState, room: int) -> None:
        state.follow(*(frame(put_figure, (level, room, attacks)) for _ in range(amount)))

    _on_each(compiler, effect.room, scope, put_all)


# ---- moving


def _kind_of(what: Tree) -> str:
    """The kind of what is moved: player, figure or thing; anything named earlier is a figure."""
    if what is None:
        return "player"
    return "figure" if hasattr(what, "ref") else domain(what, LEVELS).question


def _start_of(kind: str, what: Candidates) -> RoomLookup:
    """The room from which the first moved subject starts."""

    def start(state: CarnomorphState, running: Running) -> int:
        moved = what(state, running)
        if kind == "thing" or not moved:
            return own_room(state, running)
        return state.pos[moved[0]] if kind == "player" else state.at[moved[0]]

    return start


def _rooms_reachable_from(start: RoomLookup) -> Candidates:
    """Rooms that an open corridor joins to the starting room."""

    def reachable_rooms(state: CarnomorphState, running: Running) -> Sequence[int]:
        room, places = start(state, running), state.game.places
        reach = places.open_to(room, state.closed) if room >= 0 else 0
        return [each for each in range(places.count) if reach >> each & 1]

    return reachable_rooms


def _is_beside(to: Tree) -> bool:
    """Whether a selector asks for rooms adjacent to the moved subject."""
    return any(each.is_ == "in_state" and each.state == "adjoining" for each in getattr(to, "is_", None) or ())


def _moved_and_destinations(effect: Tree, scope: EffectScope, kind: str) -> tuple[Candidates, Candidates | None]:
    """The subjects that are moved, and a limit on the rooms they can go to, if there is one."""
    moved = subjects(effect.what, scope)
    start = _start_of(kind, moved)
    scope.start = start
    return moved, _rooms_reachable_from(start) if _is_beside(effect.to) else None


def _go_to(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    own, questions, kind = effect_scope(scope), SubjectQuestions(compiler, scope), _kind_of(effect.what)
    questions.subjects(effect.what, _movable_subjects(compiler, effect, own, kind))
    moved, limit = _moved_and_destinations(effect, own, kind)
    if effect.what is not None and not hasattr(effect.what, "ref"):
        slot = own.choice_slot(effect.what, effect.what.name)
        moved = lambda state, running: running.bindings[slot]  # noqa: E731
        own.start = _start_of(kind, moved)
        limit = _rooms_reachable_from(own.start) if _is_beside(effect.to) else None
    to = questions.subjects(effect.to, limit)
    is_quiet, is_safe = bool(effect.quiet), bool(effect.safe)

    def move(state: CarnomorphState, running: Running) -> None:
        (room,) = to(state, running)
        for each in moved(state, running):
            if kind == "player":
                state.then(go_to_room, (each, room, is_quiet, is_safe))
            else:
                put_in_room(state, own_room(state, running) if kind == "thing" else NOWHERE, each, room)

    questions.do(move)
    own.start = own_room


def put_in_room(state: CarnomorphState, here: int, each: int, room: int) -> None:
    """Move an object from the room `here`; if that is NOWHERE, move a figure instead."""
    if here != NOWHERE:
        state.things[here].remove(each)
        state.things[room] = sorted((*state.things[room], each))
    elif state.at[each] >= 0:
        state.at[each] = room
        state.report("creep", -1, FIGURE + each, 0, room)


def _movable_subjects(compiler: Compiler, effect: Tree, scope: EffectScope, kind: str) -> Candidates | None:
    """The subjects of a selector that have a room to go to; None if the choice needs no such test."""
    if effect.what is None or hasattr(effect.what, "ref") or hasattr(effect.to, "ref"):
        return None
    slot = scope.choice_slot(effect.what, effect.what.name)
    everybody = subjects(effect.what, scope)
    scope.start = _start_of(kind, lambda state, running: running.bindings[slot])
    limit = _rooms_reachable_from(scope.start) if _is_beside(effect.to) else None
    rooms = subjects(effect.to, scope, limit)
    scope.start = own_room
    return lambda state, running: [
        each for each in everybody(state, running) if rooms(state, bind(running, slot, each))
    ]


def _can_go(compiler: Compiler, effect: Tree, scope: Scope) -> Test:
    own = effect_scope(scope)
    kind = _kind_of(effect.what)
    movable = _movable_subjects(compiler, effect, own, kind)
    if movable is not None:
        return possible(movable)
    moved, limit = _moved_and_destinations(effect, own, kind)
    rooms = subjects(effect.to, own, limit)
    own.start = own_room
    return lambda state, running: bool(moved(state, running)) and bool(rooms(state, running))


OPERATIONS: dict[str, Build] = {
    "suffer": _suffer, "heal": _heal, "harm": _harm, "befall": _befall, "scan_draw": _scan_draw,
    "put_figures": _put_figures, "go_to": _go_to,
}  # fmt: skip
POSSIBLE: dict[str, BuildTest] = {
    "heal": _can_heal, "harm": _can_harm, "befall": _can_befall, "go_to": _can_go,
}  # fmt: skip
