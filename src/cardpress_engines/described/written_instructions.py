"""How instructions are written that never ask: tests, repetition, what is evaluated, bound or let happen."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from cardpress_engines.described.call_instructions import (
    bind_all,
    bind_number,
    evaluate,
    evaluate_last,
    evaluate_quietly,
)
from cardpress_engines.described.effects.choices import (
    HappenPlan,
    PerformPlan,
    let_happen,
    let_happen_last,
    perform,
    perform_last,
)
from cardpress_engines.described.effects.flow import (
    WITHOUT_END,
    RepeatPlan,
    begin_repeat,
    end_repeated_part,
    repeat_or_stop,
)
from cardpress_engines.described.effects.who import jump_to, replace_you, restore_you
from cardpress_engines.described.segment_writer import STOP, SegmentWriter, Write
from cardpress_engines.kernel.interpreter import NOBODY, end, jump, resume, unless
from cardpress_engines.kernel.payment import demand

W = SegmentWriter
SLOT: Final = re.compile(r"s\d+")


# ---- what comes next


def _end(writer: W, place: int, operation: object, argument: object) -> int:
    writer.lines.append("return None")
    return STOP


def _jump(writer: W, place: int, operation: object, target: int) -> int:
    return target


def _demand(writer: W, place: int, operation: object, argument: tuple[object, int]) -> int:
    """A cost that cannot be paid is left to the instruction."""
    source = writer.value(argument[0], place)
    if source != "True":
        writer.lines.write_if(f"not {source}", [f"return {writer.call(operation, place, argument)}"])
    return place + 1


def _unless(writer: W, place: int, operation: object, argument: tuple[object, int]) -> int:
    """One of two parts, or one that may be left out; behind both the effect goes on."""
    test, target = argument
    source = writer.value(test, place)
    if source == "True":
        return place + 1
    leaving, behind = writer.code[target - 1]
    assert leaving is jump
    assert isinstance(behind, int)
    part, otherwise = writer.branch(), writer.branch()
    comes_behind = part.write_from(place + 1, behind)
    if not comes_behind:
        writer.lines.write_if(source, part.lines)
        return target
    if not otherwise.write_from(target, behind):
        writer.lines.write_if(f"not {source}", otherwise.lines)
        return place + 1
    writer.lines.join(part.lines, otherwise.lines)
    writer.lines.write_if(source, part.lines, otherwise.lines)
    return behind


def _begin_repeat(writer: W, place: int, operation: object, plan: RepeatPlan) -> int:
    """Let the effect wait for the end of what is repeated, and begin with it."""
    lines = writer.lines
    if plan.times is not None:
        lines.append(f"times = {writer.value(plan.times, place)}")
        lines.write_if("times <= 0", [f"return {lines.running_source(plan.after)}"])
    _wait_for_end(writer, plan, str(WITHOUT_END) if plan.times is None else "times - 1")
    return plan.body


def _wait_for_end(writer: W, plan: RepeatPlan, left: str) -> None:
    waiting = writer.lines.running_source(plan.again, {plan.left: f"({left},)"})
    writer.lines.append(f"state.stack.append(({writer.module.value(resume)}, {waiting}))")


def _end_repeated_part(writer: W, place: int, operation: object, argument: None) -> int:
    """Go on at once with the effect that waits for it."""
    writer.lines.start_with("state.stack.pop()[1]")
    return place + 1


def _repeat_or_stop(writer: W, place: int, operation: object, plan: RepeatPlan) -> int:
    """Begin with it again, or go on behind it."""
    lines, stops = writer.lines, []
    if plan.times is not None:
        lines.know(f"s{plan.left}")
        lines.append(f"times = s{plan.left}[0]")
        stops.append("times == 0")
    lines.append(f"s{plan.left} = ()")
    lines.note_binding(plan.left)
    if plan.until is not None:
        stops.append(writer.value(plan.until, place))
    stop = writer.branch()
    stop.write_from(plan.after)
    lines.write_if(" or ".join(stops) or "False", stop.lines)
    _wait_for_end(writer, plan, str(WITHOUT_END) if plan.times is None else "times - 1")
    return plan.body


# ---- what is evaluated and bound


def _evaluate(writer: W, place: int, operation: object, argument: object) -> int:
    expression, lines = writer.value(argument, place), writer.lines
    lines.append(expression)
    if operation is evaluate_last:
        lines.append("return None")
        return STOP
    return writer.go_on_unless_followed(place + 1) if operation is evaluate else place + 1


def _bind(writer: W, place: int, operation: object, argument: tuple[int, object]) -> int:
    slot, part = argument
    value = writer.value(part, place)
    if operation is bind_number:
        value = f"({value},)"
    elif not SLOT.fullmatch(value):
        value = f"tuple({value})"
    writer.lines.append(f"s{slot} = {value}")
    writer.lines.note_binding(slot)
    return place + 1


def _replace_you(writer: W, place: int, operation: object, argument: tuple[object, int, int]) -> int:
    players, slot, target = argument
    lines, found = writer.lines, writer.value(players, place)
    lines.know("you")
    lines += [f"found = {found}", "if not found:", f"    return {lines.running_source(target)}"]
    lines += [f"s{slot} = (you,)", "you = found[0]"]
    lines.note_binding(slot)
    return place + 1


def _restore_you(writer: W, place: int, operation: object, slot: int) -> int:
    writer.lines.know(f"s{slot}", "you")
    writer.lines.append(f"you = s{slot}[0] if s{slot} else {NOBODY}")
    return place + 1


# ---- what is let happen


def _let_happen(writer: W, place: int, operation: object, plan: HappenPlan) -> int:
    """What the event is comes at once where nothing waits for it; behind it the effect goes on, if it does."""
    lines, step = writer.lines, writer.module.value(resume)
    waits = writer.branch()
    waits.lines.append(waits.value(plan.signal, place))
    happens = f"state.following.insert(0, ({step}, {waits.lines.running_source(plan.body)}))"
    after = "None" if operation is let_happen_last else waits.lines.running_source(place + 1)
    waits.lines.write_if("state.following", [happens, f"return {after}"])
    lines.write_if(writer.value(plan.wakes, place), waits.lines)
    if operation is not let_happen_last:
        writer.let_wait(place + 1)
    return plan.body


def _perform(writer: W, place: int, operation: object, plan: PerformPlan) -> int:
    """Go on with the procedure; what comes after it waits on the stack."""
    start, slots = plan.entry
    if operation is perform:
        writer.let_wait(place + 1)
    writer.lines.start_part(writer.module.value(((),) * slots))
    return start


CONTROL: Final[Mapping[object, Write]] = {
    end: _end,
    **dict.fromkeys((jump, jump_to), _jump),
    unless: _unless,
    demand: _demand,
    **dict.fromkeys((evaluate, evaluate_quietly, evaluate_last), _evaluate),
    **dict.fromkeys((bind_all, bind_number), _bind),
    begin_repeat: _begin_repeat,
    end_repeated_part: _end_repeated_part,
    repeat_or_stop: _repeat_or_stop,
    replace_you: _replace_you,
    restore_you: _restore_you,
    **dict.fromkeys((let_happen, let_happen_last), _let_happen),
    **dict.fromkeys((perform, perform_last), _perform),
}
"""How they are written, by their operation."""
