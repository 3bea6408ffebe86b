"""Operations on markers, objects, cards and supplies: put, take, draw, discard, look, gain."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardpress_engines.carnomorphs.actions import CARD, THING
from cardpress_engines.carnomorphs.drill.exploration import peek
from cardpress_engines.carnomorphs.drill.inspection import look_at_events, put_events_under, stack_events
from cardpress_engines.carnomorphs.effects.choosing import SubjectQuestions, subject_test, subjects
from cardpress_engines.carnomorphs.effects.types import Build, BuildTest, Compiler, Test, effect_scope
from cardpress_engines.carnomorphs.markers import MarkerKind
from cardpress_engines.carnomorphs.procedures import rooms
from cardpress_engines.carnomorphs.procedures.cards import discard, draw
from cardpress_engines.carnomorphs.procedures.figures import place_object
from cardpress_engines.carnomorphs.state import CarnomorphState
from cardpress_engines.kernel.compiler import Scope, UnsupportedEffectError
from cardpress_engines.kernel.interpreter import Running
from cardpress_engines.kernel.questions import QuestionSequence, do
from cardpress_engines.kernel.rules_data import Tree

Change = Callable[[CarnomorphState, int], None]
"""How a marker changes a room or a corridor."""

# ---- markers


def _add_carcass(state: CarnomorphState, room: int) -> None:
    place_object(state, state.game.things.index(MarkerKind.CARCASS), room)


def _remove_carcass(state: CarnomorphState, room: int) -> None:
    carcass = state.game.things.index(MarkerKind.CARCASS)
    state.things[room].remove(carcass)
    state.left_things[carcass] += 1


def _remove_noise(state: CarnomorphState, way: int) -> None:
    state.noises &= ~(1 << way)


def _add_noise(state: CarnomorphState, way: int) -> None:
    rooms.add_noise(state, 1 << way)


def _remove_item(state: CarnomorphState, room: int) -> None:
    state.items[room] -= 1


PUT: Final[dict[str, Change]] = {
    MarkerKind.NOISE: _add_noise, MarkerKind.FIRE: rooms.set_fire, MarkerKind.MALFUNCTION: rooms.add_malfunction,
    MarkerKind.CARCASS: _add_carcass,
}  # fmt: skip
TAKE: Final[dict[str, Change]] = {
    MarkerKind.NOISE: _remove_noise, MarkerKind.FIRE: rooms.extinguish_fire,
    MarkerKind.MALFUNCTION: rooms.repair_malfunction, MarkerKind.CARCASS: _remove_carcass,
    MarkerKind.ITEM: _remove_item,
}  # fmt: skip


def _presence_test(token: str) -> Callable[[CarnomorphState, int], bool]:
    """The test of whether a marker or an object is in a room or a corridor, or items are left there."""
    match token:
        case MarkerKind.NOISE:
            return lambda state, way: bool(state.noises >> way & 1)
        case MarkerKind.FIRE:
            return lambda state, room: bool(state.fires >> room & 1)
        case MarkerKind.MALFUNCTION:
            return lambda state, room: bool(state.malfunctions >> room & 1)
        case MarkerKind.ITEM:
            return lambda state, room: bool(state.items[room])
        case MarkerKind.CARCASS:
            return lambda state, room: state.game.things.index(MarkerKind.CARCASS) in state.things[room]
    return lambda state, room: bool(state.things[room])


def _put_token(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    change, questions = PUT[effect.token], SubjectQuestions(compiler, scope)
    questions.do_each(questions.subjects(effect.on), lambda state, running, each: change(state, each))


def _take_token(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    questions, lies = SubjectQuestions(compiler, scope), _presence_test(effect.token)
    where = questions.subjects(effect.source)
    if effect.token == MarkerKind.HEAVY_OBJECT:
        slot = questions.ask("thing", _objects_here)
        questions.do(lambda state, running: _take_object(state, running, running.number(slot) - THING))
        return
    change = TAKE[effect.token]

    def take(state: CarnomorphState, running: Running, each: int) -> None:
        if lies(state, each):
            change(state, each)

    questions.do_each(where, take)


def _can_take(compiler: Compiler, effect: Tree, scope: Scope) -> Test:
    lies = _presence_test(effect.token)
    where = subjects(effect.source, effect_scope(scope))
    return lambda state, running: any(lies(state, each) for each in where(state, running))


def _objects_here(state: CarnomorphState, running: Running) -> list[int]:
    """The heavy objects in the character's room."""
    return sorted({THING + each for each in state.things[state.pos[running.you]]})


def _take_object(state: CarnomorphState, running: Running, thing: int) -> None:
    state.things[state.pos[running.you]].remove(thing)
    state.left_things[thing] += 1


# ---- cards


def _draw(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    amount = int(effect.amount)
    compiler.emit(do, lambda state, running: state.then(draw, (running.you, amount)))


def _discard(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    if effect.what.pick != "one" or effect.what.zone != "hand":
        raise UnsupportedEffectError("only a single card from the hand can be discarded")
    questions = QuestionSequence(compiler, scope)
    slot = questions.ask(
        "discard", lambda state, running: sorted({CARD + each for each in state.hands[running.you]})
    )
    questions.do(lambda state, running: discard(state, running.you, running.number(slot) - CARD))


def _look(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    own, what = effect_scope(scope), effect.what
    if what.pick == "top":
        count = what.count or 1
        compiler.emit(do, lambda state, running: state.then(look_at_events, (running.you, count)))
        own.meant[what.name] = lambda state, running: state.event_top[:count]
        return
    questions = SubjectQuestions(compiler, scope)
    where = questions.subjects(what)
    questions.do_each(where, lambda state, running, room: state.then(peek, (running.you, room)))


def _can_look(compiler: Compiler, effect: Tree, scope: Scope) -> Test:
    if effect.what.pick == "top":
        return lambda state, running: True
    return subject_test(effect.what, effect_scope(scope))


def _return_cards(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    """Put cards that were looked at on top of their deck in a chosen order, or under it."""
    seen = subjects(effect.what, effect_scope(scope))
    step = stack_events if effect.to == "event_deck_top" else put_events_under
    compiler.emit(do, lambda state, running: state.then(step, (running.you, len(seen(state, running)))))


def _gain(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    amount, is_ammo = int(effect.amount), effect.resource == "ammo"

    def gain(state: CarnomorphState, running: Running) -> None:
        if is_ammo:
            most = state.game.rules.setup.ammo
            state.ammo[running.you] = min(most, state.ammo[running.you] + amount)
        else:
            state.signals[running.you] += amount
        state.report("gain", running.you, -1, amount)

    compiler.emit(do, gain)


OPERATIONS: dict[str, Build] = {
    "put_token": _put_token, "take_token": _take_token, "draw": _draw, "discard": _discard, "look": _look,
    "put": _return_cards, "gain": _gain,
}  # fmt: skip
POSSIBLE: dict[str, BuildTest] = {"take_token": _can_take, "look": _can_look}
