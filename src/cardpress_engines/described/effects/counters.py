"""Operations on counters and markers, and dice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

from cardpress_engines.described.call_instructions import emit_call
from cardpress_engines.described.compiler import Ask, Build, CourseCompiler, Number, S
from cardpress_engines.described.compiler import CourseScope as Scope
from cardpress_engines.described.effects.picks import emit_cards, emit_pick
from cardpress_engines.described.effects.who import emit_for, emit_people
from cardpress_engines.described.expressions.comparisons import value_of
from cardpress_engines.described.expressions.people import may_be_several
from cardpress_engines.described.expressions.references import marker_places
from cardpress_engines.described.generated.source_expressions import YOU
from cardpress_engines.described.trees import part, with_members
from cardpress_engines.kernel.compiler import UnsupportedEffectError
from cardpress_engines.kernel.interpreter import Running, Test, bind, onward, resume
from cardpress_engines.kernel.rules_data import Tree
from cardpress_engines.kernel.state import NO_ANSWER

C = CourseCompiler
Places = Callable[[S, Running], Sequence[int]]
"""Whose counters are meant: players, pieces, or 0 for a shared one."""


def counted_by(compiler: C, effect: Tree, scope: Scope) -> Places:
    """Whose counter an operation changes; asks where one of several is meant."""
    counter = compiler.game.counter(effect.resource)
    of = part(effect, "of")
    if of is not None and not counter.piles:
        raise UnsupportedEffectError(f"the counter {counter.name!r} is not of cards: remove 'of'")
    if of is None and counter.piles:
        raise UnsupportedEffectError(f"say with 'of' of which cards the counter {counter.name!r} is meant")
    if of is not None:
        return compiler.expression(f"s{emit_cards(compiler, of, scope, 'counter').slot}")
    if counter.shared:
        return compiler.expression("(0,)")
    return emit_people(compiler, part(effect, "who"), scope)


class ChangePlan(NamedTuple):
    """Which counter goes up or down, how that is called, whose it is and by how much."""

    event: str
    attribute: str
    sign: int
    places: Places
    amount: Number
    bounds: tuple[int, int | None]
    announces: str = ""
    """The event that somebody loses something, where cards wait for it; what is paid is not lost."""


def emit_change(  # noqa: PLR0913, PLR0917 which counter, of whom, how
    compiler: C, event: str, attribute: str, sign: int, places: Places, amount: Number, announces: str = ""
) -> None:
    """Emit that counters go up or down by an amount."""
    bounds = compiler.game.counter_bounds[attribute]
    compiler.emit(change_counters, ChangePlan(event, attribute, sign, places, amount, bounds, announces))


def _emit_change(event: str, sign: int) -> Build:
    """`gain` and `lose`."""

    def build(compiler: C, effect: Tree, scope: Scope) -> None:
        amount = compiler.number(1 if part(effect, "amount") is None else effect.amount, scope)
        attribute = compiler.game.counter(effect.resource).attribute
        announces = "" if sign > 0 or compiler.is_cost else f"loses_{effect.resource}"
        who = part(effect, "who")
        if announces and may_be_several(who) and compiler.waits_for_losses:  # one after the other
            each = with_members(effect, who=None)
            emit_for(compiler, who, scope, lambda: build(compiler, each, scope))
            return
        places = counted_by(compiler, effect, scope)
        counter = compiler.game.counter(effect.resource)
        is_paid = sign < 0 and compiler.is_cost and not counter.piles and not counter.shared
        name = "pay" if is_paid else event
        emit_change(compiler, name, attribute, sign, places, amount, announces)

    return build


def change_counters(state: S, running: Running, plan: ChangePlan, answer: int) -> Running:
    """Instruction: counters go up or down, within their bounds."""
    event, attribute, sign, announces = plan.event, plan.attribute, plan.sign, plan.announces
    amount = plan.amount(state, running)
    for place in plan.places(state, running):
        changed = state.change(attribute, place, amount * sign)
        if changed:
            if state.events is not None:
                report_change(state, running.you, event, attribute, place=place, amount=abs(changed))
            if announces:
                state.following += state.game.signal_steps(state, announces, place)
    return onward(running)


def report_change(  # noqa: PLR0913 what changed, whose, by how much
    state: S, you: int, event: str, attribute: str, *, place: int, amount: int
) -> None:
    """Add to the log that a counter changed: of a player, of nobody where all share it, or of a piece."""
    game = state.game
    number = game.counter_number[attribute]
    counter = game.counter_list[number]
    if counter.piles:
        state.report(event, you, game.piece_action + place, amount, number, state.owner_of(place))
    else:
        state.report(event, -1 if counter.shared else place, -1, amount, number)


class SetPlan(NamedTuple):
    """Which counters show what from now on."""

    attribute: str
    places: Places
    amount: Number


def _set(compiler: C, effect: Tree, scope: Scope) -> None:
    attribute = compiler.game.counter(effect.resource).attribute
    places, amount = counted_by(compiler, effect, scope), compiler.number(effect.amount, scope)
    least, most = compiler.game.counter_bounds[attribute]
    if not (
        isinstance(effect.amount, int) and least <= effect.amount <= (effect.amount if most is None else most)
    ):
        module = compiler.module
        bounded = f"max({module.value(least)}, {module.source(amount)})"
        amount = compiler.expression(bounded if most is None else f"min({module.value(most)}, {bounded})")
    compiler.emit(set_counters, SetPlan(attribute, places, amount))


def set_counters(state: S, running: Running, plan: SetPlan, answer: int) -> Running:
    """Instruction: counters show so much from now on."""
    attribute, amount = plan.attribute, plan.amount(state, running)
    values: list[int] = getattr(state, attribute)
    for place in plan.places(state, running):
        if values[place] != amount:
            values[place] = amount
            if state.events is not None:
                report_change(state, running.you, "set", attribute, place=place, amount=amount)
    return onward(running)


class TransferPlan(NamedTuple):
    """What goes from one counter to another; `shared_out`: all of it, evenly."""

    source: str
    target: str
    shared_out: bool = False
    announces: str = ""


def _give(compiler: C, effect: Tree, scope: Scope) -> None:
    counter = compiler.game.counter(effect.resource)
    givers = counted_by(compiler, effect, scope)
    to = compiler.game.counters.get(effect.to) if isinstance(effect.to, str) else None
    if to is not None and not to.shared:
        raise UnsupportedEffectError(f'{to.name!r} is no counter that all share: say "shared": true of it')
    shared = effect.to if isinstance(effect.to, str) and effect.to in compiler.game.counters else None
    target = compiler.game.counter(shared) if shared else counter
    if counter.shared and not shared:
        target = compiler.game.counter(part(effect, "into") or compiler.game.counter_of_players(effect.resource))
    takers = compiler.expression("(0,)") if target.shared else emit_people(compiler, effect.to, scope)
    everything = effect.amount == "all"
    amount = compiler.number(0 if everything else effect.amount, scope)
    plan = TransferPlan(counter.attribute, target.attribute, everything)
    _emit_transfer(compiler, plan, givers, takers, amount)


def _steal(compiler: C, effect: Tree, scope: Scope) -> None:
    attribute = compiler.game.counter(effect.resource).attribute
    givers = emit_people(compiler, effect.source, scope)
    takers = emit_people(compiler, part(effect, "who"), scope)
    amount = compiler.number(effect.amount, scope)
    plan = TransferPlan(attribute, attribute, announces=f"loses_{effect.resource}")
    _emit_transfer(compiler, plan, givers, takers, amount)


def _emit_transfer(compiler: C, plan: TransferPlan, givers: Places, takers: Places, amount: Number) -> None:
    module = compiler.module
    emit_call(compiler, transfer, module.value(plan), *map(module.source, (givers, takers, amount)))


def transfer(  # noqa: PLR0913, PLR0917 what goes from whom to whom
    state: S, you: int, plan: TransferPlan, givers: Sequence[int], takers: Sequence[int], amount: int
) -> None:
    """Give something, as far as there is enough; several takers share all of it evenly.

    What waits for a giver to lose something happens before the next one gives.
    """
    for number, giver in enumerate(givers, start=1):
        has = state.amount(plan.source, giver)
        share = amount if not plan.shared_out else has // len(takers) if takers else has
        for taker in takers:
            lost = -state.change(plan.source, giver, -share)
            got = state.change(plan.target, taker, lost)
            if lost:
                _report_gift(state, plan, giver, taker, got)
                if lost > got and state.events is not None:  # who takes has room for no more
                    report_change(state, you, "lose", plan.source, place=giver, amount=lost - got)
                if plan.announces:
                    state.following += state.game.signal_steps(state, plan.announces, giver)
        if plan.announces and state.following and number < len(givers):
            state.then(transfer_from_others, (you, plan, tuple(givers[number:]), tuple(takers), amount))
            return


Transfer: TypeAlias = tuple[int, TransferPlan, tuple[int, ...], tuple[int, ...], int]


def transfer_from_others(state: S, answer: int, given: Transfer) -> None:
    """Step: those give who have not given yet."""
    transfer(state, *given)


def _report_gift(state: S, plan: TransferPlan, giver: int, taker: int, amount: int) -> None:
    """Add to the log what went from whom to whom; -1 is nobody: what all share."""
    if state.events is None or not amount:
        return
    number, other = (state.game.counter_number[each] for each in (plan.source, plan.target))
    counters = state.game.counter_list
    who, to = -1 if counters[number].shared else giver, -1 if counters[other].shared else taker
    state.report("give", who, -1, amount, number, to, other)


# ---- markers


class MarkPlan(NamedTuple):
    """Which markers show what from now on."""

    attribute: str
    places: Places
    shown: Callable[[S, Running], int]


def _mark(compiler: C, effect: Tree, scope: Scope) -> None:
    marker = compiler.game.marker(effect.marker)
    places: Places = compiler.people(part(effect, "who"), scope) if marker.owned else compiler.expression("(0,)")
    if marker.piles or marker.on_spaces:
        places = marker_places(compiler, effect, scope)
    shown = _value_to_show(compiler, effect, marker.shows, scope)
    compiler.emit(set_markers, MarkPlan(marker.attribute, places, shown))


def _value_to_show(compiler: C, effect: Tree, shows: str, scope: Scope) -> Callable[[S, Running], int]:
    value = part(effect, "shows")
    if value is None:
        return compiler.number(-1, scope)
    if shows == "player":
        players = compiler.module.source(emit_people(compiler, value, scope))
        return compiler.expression("you" if players == YOU else f"next(iter({players}), -1)")
    if shows in {"card", "space"}:
        slot = emit_pick(compiler, value, scope, "mark").slot
        return compiler.expression(f"(s{slot}[0] if s{slot} else -1)")
    return value_of(compiler, value, None if shows == "number" else shows, scope)


def set_markers(state: S, running: Running, plan: MarkPlan, answer: int) -> Running:
    """Instruction: markers show something else, or nothing."""
    attribute, shown = plan.attribute, plan.shown(state, running)
    values: list[int] = getattr(state, attribute)
    for place in plan.places(state, running):
        values[place] = shown
        if state.events is not None:
            report_mark(state, running.you, attribute, place, shown)
    return onward(running)


def report_mark(state: S, you: int, attribute: str, place: int, shown: int) -> None:
    """Add to the log what a marker shows."""
    state.report("mark", you, -1, shown, state.game.marker_number[attribute], place)


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
        return compiler.expression("True")
    module = compiler.module
    amount = module.source(compiler.number(1 if part(effect, "amount") is None else effect.amount, scope))
    values, whose = module.attribute(attribute), part(effect, "who")
    enough = f"- {amount} >= {module.value(least)}"
    if part(effect, "of") is None and (counter.shared or whose in {None, "you"}):
        return compiler.expression(f"({values}[{'0' if counter.shared else 'you'}] {enough})")
    owners = compiler.people(whose, scope) if part(effect, "of") is None else compiler.selector(effect.of, scope)
    source = module.source(owners)
    lines = [
        f"for one in {source}:",
        f"    if not ({values}[one] {enough}):",
        "        return False",
        "return True",
    ]
    return compiler.expression(module.helper(lines, ["one"], source))


POSSIBLE_COUNTERS: Final[dict[str, Ask]] = {"lose": _can_lose, "give": _can_lose}
