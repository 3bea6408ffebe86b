"""Operations on counters and markers, and dice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from cardpress_engines.described.compiler import Ask, Build, CourseCompiler, Number, S, value_of
from cardpress_engines.described.compiler import CourseScope as Scope
from cardpress_engines.described.effects.picks import emit_pick
from cardpress_engines.described.effects.who import emit_people
from cardpress_engines.described.references import marker_places
from cardpress_engines.described.trees import part
from cardpress_engines.kernel.interpreter import Running, Test, bind, onward, resume
from cardpress_engines.kernel.rules_data import Tree
from cardpress_engines.kernel.state import NO_ANSWER

C = CourseCompiler
Places = Callable[[S, Running], Sequence[int]]
"""Whose counters are meant: players, pieces, or 0 for a shared one."""


def _everybody_at_once(state: S, running: Running) -> Sequence[int]:
    return (0,)


def counted_by(compiler: C, effect: Tree, scope: Scope) -> Places:
    """Whose counter an operation changes; asks where one of several is meant."""
    counter = compiler.game.counter(effect.resource)
    if part(effect, "of") is not None:
        slot = emit_pick(compiler, effect.of, scope, "counter").slot
        return lambda state, running: running.bindings[slot]
    if counter.shared:
        return _everybody_at_once
    return emit_people(compiler, part(effect, "who"), scope)


class ChangePlan(NamedTuple):
    """By how much, or to what, counters change."""

    event: str
    attribute: str
    places: Places
    amount: Number
    sign: int
    announces: str = ""
    """The event that somebody loses something, where cards wait for it; what is paid is not lost."""


def _emit_change(event: str, sign: int) -> Build:
    """`gain` and `lose`."""

    def build(compiler: C, effect: Tree, scope: Scope) -> None:
        amount = compiler.number(1 if part(effect, "amount") is None else effect.amount, scope)
        attribute = compiler.game.counter(effect.resource).attribute
        announces = "" if sign > 0 or compiler.is_cost else f"loses_{effect.resource}"
        plan = ChangePlan(event, attribute, counted_by(compiler, effect, scope), amount, sign, announces)
        compiler.emit(change_counters, plan)

    return build


def change_counters(state: S, running: Running, plan: ChangePlan, answer: int) -> Running:
    """Instruction: counters go up or down, within their bounds."""
    event, attribute, places, amount, sign, announces = plan
    by = amount(state, running) * sign
    for place in places(state, running):
        changed = state.change(attribute, place, by)
        if changed:
            report_change(state, running, event, attribute, place=place, amount=abs(changed))
            if announces:
                state.follow(*state.game.signal_steps(state, announces, place))
    return onward(running)


def report_change(  # noqa: PLR0913 what changed, whose, by how much
    state: S, running: Running, event: str, attribute: str, *, place: int, amount: int
) -> None:
    """Add to the log that a counter changed: of a player, of nobody where all share it, or of a piece."""
    if state.events is None:
        return
    game = state.game
    number = game.counter_number[attribute]
    counter = game.counter_list[number]
    if counter.piles:
        state.report(event, running.you, game.piece_action + place, amount, number)
    else:
        state.report(event, -1 if counter.shared else place, -1, amount, number)


def _set(compiler: C, effect: Tree, scope: Scope) -> None:
    attribute = compiler.game.counter(effect.resource).attribute
    places, amount = counted_by(compiler, effect, scope), compiler.number(effect.amount, scope)
    compiler.emit(set_counters, ChangePlan("set", attribute, places, amount, 1))


def set_counters(state: S, running: Running, plan: ChangePlan, answer: int) -> Running:
    """Instruction: counters show so much from now on."""
    value = plan.amount(state, running)
    for place in plan.places(state, running):
        if state.change(plan.attribute, place, value - state.amount(plan.attribute, place)):
            shown = state.amount(plan.attribute, place)
            report_change(state, running, "set", plan.attribute, place=place, amount=shown)
    return onward(running)


class TransferPlan(NamedTuple):
    """What goes from one counter to another."""

    source: str
    givers: Places
    target: str
    takers: Places
    amount: Number | None
    announces: str = ""


def _give(compiler: C, effect: Tree, scope: Scope) -> None:
    counter = compiler.game.counter(effect.resource)
    givers = counted_by(compiler, effect, scope)
    shared = effect.to if isinstance(effect.to, str) and effect.to in compiler.game.counters else None
    target = compiler.game.counter(shared) if shared else counter
    if counter.shared and not shared:
        target = compiler.game.counter(part(effect, "into") or compiler.game.counter_of_players(effect.resource))
    takers = _everybody_at_once if target.shared else emit_people(compiler, effect.to, scope)
    amount = None if effect.amount == "all" else compiler.number(effect.amount, scope)
    compiler.emit(transfer, TransferPlan(counter.attribute, givers, target.attribute, takers, amount))


def _steal(compiler: C, effect: Tree, scope: Scope) -> None:
    attribute = compiler.game.counter(effect.resource).attribute
    givers = emit_people(compiler, effect.source, scope)
    takers = emit_people(compiler, part(effect, "who"), scope)
    amount = compiler.number(effect.amount, scope)
    compiler.emit(transfer, TransferPlan(attribute, givers, attribute, takers, amount, f"loses_{effect.resource}"))


def transfer(state: S, running: Running, plan: TransferPlan, answer: int) -> Running:
    """Instruction: give something, as far as there is enough; several takers share all of it evenly."""
    takers = plan.takers(state, running)
    for giver in plan.givers(state, running):
        has = state.amount(plan.source, giver)
        wanted = has if plan.amount is None else plan.amount(state, running)
        share = wanted // len(takers) if plan.amount is None and takers else wanted
        for taker in takers:
            lost = -state.change(plan.source, giver, -share)
            state.change(plan.target, taker, lost)
            if lost:
                _report_gift(state, plan, giver, taker, lost)
                if plan.announces:
                    state.follow(*state.game.signal_steps(state, plan.announces, giver))
    return onward(running)


def _report_gift(state: S, plan: TransferPlan, giver: int, taker: int, amount: int) -> None:
    """Add to the log what went from whom to whom; -1 is nobody: what all share."""
    if state.events is None:
        return
    number, other = (state.game.counter_number[each] for each in (plan.source, plan.target))
    counters = state.game.counter_list
    who, to = -1 if counters[number].shared else giver, -1 if counters[other].shared else taker
    state.report("give", who, -1, amount, number, to, other)


# ---- markers


class MarkPlan(NamedTuple):
    """What a marker shows from now on."""

    attribute: str
    owners: Places
    value: Callable[[S, Running], int]


def _mark(compiler: C, effect: Tree, scope: Scope) -> None:
    marker = compiler.game.marker(effect.marker)
    owners: Places = compiler.people(part(effect, "who"), scope) if marker.owned else _everybody_at_once
    if marker.piles or marker.on_spaces:
        owners = marker_places(compiler, effect, scope)
    compiler.emit(
        set_marker, MarkPlan(marker.attribute, owners, _value_to_show(compiler, effect, marker.shows, scope))
    )


def _value_to_show(compiler: C, effect: Tree, shows: str, scope: Scope) -> Callable[[S, Running], int]:
    value = part(effect, "shows")
    if value is None:
        return lambda state, running: -1
    if shows == "player":
        players = emit_people(compiler, value, scope)
        return lambda state, running: next(iter(players(state, running)), -1)
    if shows in {"card", "space"}:
        slot = emit_pick(compiler, value, scope, "mark").slot
        return lambda state, running: next(iter(running.bindings[slot]), -1)
    return value_of(compiler, value, None if shows == "number" else shows, scope)


def set_marker(state: S, running: Running, plan: MarkPlan, answer: int) -> Running:
    """Instruction: a marker shows something else, or nothing."""
    shown = plan.value(state, running)
    values: list[int] = getattr(state, plan.attribute)
    for owner in plan.owners(state, running):
        values[owner] = shown
        state.report("mark", running.you, -1, shown, state.game.marker_number[plan.attribute], owner)
    return onward(running)


# ---- dice


def _throw(compiler: C, effect: Tree, scope: Scope) -> None:
    dice = compiler.number(1 if part(effect, "dice") is None else effect.dice, scope)
    if part(effect, "source") is not None:
        compiler.emit(begin_faces, (dice, effect.source, effect.to))
        return
    slot = scope.slot_of("number", part(effect, "name"))
    compiler.emit(throw_dice, (dice, compiler.number(effect.sides, scope), slot))


def throw_dice(state: S, running: Running, argument: tuple[Number, Number, int], answer: int) -> Running | None:
    """Instruction: chance throws dice one by one; what they show is bound."""
    dice, sides, slot = argument
    thrown = running.bindings[slot]
    if answer != NO_ANSWER:
        shown = answer - state.game.number_action
        state.report("throw", running.you, amount=shown)
        thrown = (*thrown, shown)
        running, state.thrown = bind(running, slot, *thrown), thrown
    if len(thrown) >= dice(state, running):
        return onward(running)
    first = state.game.number_action
    state.chance("throw", [first + each for each in range(1, sides(state, running) + 1)], resume, running)
    return None


def begin_faces(state: S, running: Running, argument: tuple[Number, str, str], answer: int) -> Running:
    """Instruction: throw dice whose faces are pieces: each face is as likely, however many of it lie there."""
    dice, source, to = argument
    state.then(throw_face, (running.you, dice(state, running), source, to))
    return onward(running)


def throw_face(state: S, answer: int, given: tuple[int, int, str, str]) -> None:
    """Step: the next die is thrown."""
    player, left, source, to = given
    layout = state.game.layout
    if answer != NO_ANSWER:
        target, piece = layout.zones[to], answer - state.game.piece_action
        origin = state.at[piece]
        state.move(piece, target.first + (player if target.owned else 0), player)
        state.report("throw_face", player, answer, 0, origin, state.at[piece])
        left -= 1
    zone = layout.zones[source]
    faces = state.piles[zone.first + (player if zone.owned else 0)]
    if left and faces:
        first = {state.game.look[piece]: state.game.piece_action + piece for piece in reversed(faces)}
        state.chance("throw_face", sorted(first.values()), throw_face, (player, left, source, to))


COUNTERS: Final[dict[str, Build]] = {
    "gain": _emit_change("gain", 1),
    "lose": _emit_change("lose", -1),
    "set": _set,
    "give": _give,
    "steal": _steal,
    "mark": _mark,
    "throw": _throw,
}


def _can_lose(compiler: C, effect: Tree, scope: Scope) -> Test[S]:
    """Whether everybody who loses or gives something has as much."""
    counter = compiler.game.counter(effect.resource)
    attribute, least = counter.attribute, counter.least
    if effect.amount == "all":
        return lambda state, running: True
    amount = compiler.number(1 if part(effect, "amount") is None else effect.amount, scope)
    if part(effect, "of") is not None:
        found = compiler.selector(effect.of, scope)
        return lambda state, running: all(
            state.amount(attribute, each) - amount(state, running) >= least for each in found(state, running)
        )
    if not counter.shared and part(effect, "who") in {None, "you"}:
        return lambda state, running: getattr(state, attribute)[running.you] - amount(state, running) >= least
    who = _everybody_at_once if counter.shared else compiler.people(part(effect, "who"), scope)
    return lambda state, running: all(
        state.amount(attribute, each) - amount(state, running) >= least for each in who(state, running)
    )


POSSIBLE_COUNTERS: Final[dict[str, Ask]] = {"lose": _can_lose, "give": _can_lose}
