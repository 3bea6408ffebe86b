"""Writes instructions in a row as one function: from where an effect goes on up to where it ends, or has asked.

What an instruction means is said once, where its family is; here only that is written out which all of them do:
bindings are local names until somebody else has to see them, and nothing is called for what is an expression.
What may ask is left once it has asked; the answer comes to the segment that begins there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Never, cast

from cardpress_engines.described.call_instructions import (
    bind_all,
    bind_number,
    evaluate,
    evaluate_last,
    evaluate_quietly,
)
from cardpress_engines.described.effects.cards import put_in_order
from cardpress_engines.described.effects.choices import ActPlan, act, take_action
from cardpress_engines.described.effects.flow import WITHOUT_END, RepeatPlan, begin_repeat, repeat_or_stop
from cardpress_engines.described.effects.picks import (
    OnePlan,
    PickPlan,
    draw_lots,
    only_one_or_ask,
    pick_one,
    pick_set,
    pick_some,
    uncover,
)
from cardpress_engines.described.effects.questions import ask_question
from cardpress_engines.described.effects.who import by_players, jump_to, replace_you, restore_you
from cardpress_engines.described.generated.source_expressions import GeneratedModule
from cardpress_engines.described.segment_lines import SegmentLines
from cardpress_engines.kernel.interpreter import (
    NOBODY,
    Instruction,
    Operation,
    end,
    jump,
    pick_player,
    resume,
    unless,
)
from cardpress_engines.kernel.payment import demand

SLOT: Final = re.compile(r"s\d+")
STOP: Final = -1
"""In place of the next instruction: here the segment ends."""


class SegmentWriter:
    """Writes one segment. Each method writes an instruction and says which comes after it, or STOP."""

    def __init__(self, code: Sequence[Instruction], module: GeneratedModule) -> None:
        self._code, self._module = code, module
        self._lines = SegmentLines()
        self._answer = "answer"
        """What an instruction is answered: only the first one of a segment can be."""

    def function_from(self, place: int) -> Operation:
        """The function of the segment that begins at an instruction."""
        passed = set[int]()
        while place != STOP and place not in passed:
            self._answer = "(-1)" if passed else "answer"
            passed.add(place)
            operation, argument = self._code[place]
            write = WRITERS.get(operation, SegmentWriter._leave)
            place = write(self, place, operation, argument)  # type: ignore[arg-type]  # see Instruction
        if place != STOP:
            self._lines.append(f"return {self._lines.running_source(place)}")
        given = ["state", "running", "argument", "answer"]
        return cast(Operation, self._module.function(given, self._lines, unpacked=False))

    # ---- what comes next

    def _end(self, place: int, operation: object, argument: object) -> int:
        self._lines.append("return None")
        return STOP

    def _jump(self, place: int, operation: object, target: int) -> int:
        return target

    def _leave(self, place: int, operation: object, argument: object) -> int:
        """Any other instruction is called as it is, and says itself what comes after it."""
        self._lines.append(f"return {self._call(operation, place, argument)}")
        return STOP

    def _go_on(self, place: int, operation: object, argument: object) -> int:
        """Call an instruction as it is; the next one comes after it, unless it has asked."""
        call = self._call(operation, place, argument)
        self._lines += [f"running = {call}", "if running is None:", "    return None"]
        self._lines += ["if state.following:", "    return running"]
        self._lines.start_anew()
        return place + 1

    def _call(self, operation: object, place: int, argument: object) -> str:
        function, given = self._module.value(operation), self._module.value(argument)
        return f"{function}(state, {self._lines.running_source(place)}, {given}, {self._answer})"

    def _test(self, place: int, operation: object, argument: tuple[object, int]) -> int:
        """What goes on only if a test holds; a cost that cannot be paid is left to the instruction."""
        test, target = argument
        source = self._lines.value(self._module.source(test), place)
        if source == "True":
            return place + 1
        is_cost = operation is demand
        otherwise = self._call(operation, place, argument) if is_cost else self._lines.running_source(target)
        self._lines += [f"if not {source}:", f"    return {otherwise}"]
        return place + 1

    def _begin_repeat(self, place: int, operation: object, plan: RepeatPlan) -> int:
        """Let the steps wait that come after what is repeated, and begin with it."""
        times = "" if plan.times is None else self._lines.value(self._module.source(plan.times), place)
        running, after = self._lines.running_source(place), self._lines.running_source(place + 1)
        if times:
            self._lines += [f"times = {times}", "if times <= 0:", f"    return {after}"]
        left, step, again = (
            "times - 1" if times else WITHOUT_END,
            *map(self._module.value, (resume, repeat_or_stop)),
        )
        self._lines.append(f"state.stack += (({step}, {after}), ({again}, ({running}, {left})))")
        return plan.body

    # ---- what is evaluated and bound

    def _evaluate(self, place: int, operation: object, argument: object) -> int:
        expression = self._lines.value(self._module.source(argument), place)
        if operation is evaluate_last:
            self._lines += [expression, "return None"]
            return STOP
        if operation is evaluate:
            after = self._lines.running_source(place + 1)
            self._lines += [expression, "if state.following:", f"    return {after}"]
        else:
            self._lines.append(expression)
        return place + 1

    def _bind(self, place: int, operation: object, argument: tuple[int, object]) -> int:
        slot, part = argument
        value = self._lines.value(self._module.source(part), place)
        if operation is bind_number:
            value = f"({value},)"
        elif not SLOT.fullmatch(value):
            value = f"tuple({value})"
        self._lines.append(f"s{slot} = {value}")
        self._lines.note_binding(slot)
        return place + 1

    def _replace_you(self, place: int, operation: object, argument: tuple[object, int, int]) -> int:
        players, slot, target = argument
        found = self._lines.value(self._module.source(players), place)
        self._lines.know("you")
        self._lines += [f"found = {found}", "if not found:", f"    return {self._lines.running_source(target)}"]
        self._lines += [f"s{slot} = (you,)", "you = found[0]"]
        self._lines.note_binding(slot)
        return place + 1

    def _restore_you(self, place: int, operation: object, slot: int) -> int:
        self._lines.know(f"s{slot}", "you")
        self._lines.append(f"you = s{slot}[0] if s{slot} else {NOBODY}")
        return place + 1

    # ---- what may ask

    def _act(self, place: int, operation: object, plan: ActPlan) -> int:
        """Take the action that was answered, or offer some; what is offered again and again is left to `act`."""
        module, given, lines = self._module, self._module.value(plan), self._lines
        if self._answer == "answer":
            take, whole = module.value(take_action), module.value(act)
            lines += ["if answer > 0:", f"    return {take}(state, running, {given}, answer)"]
            lines += ["if answer == 0:", f"    return {whole}(state, running, {given}, 0)"]
            self._answer = "(-1)"
        if plan.fixed != (1, 1):
            return self._go_on(place, operation, plan)
        options = lines.value(module.source(plan.offered), place)
        lines.know("you")
        running, step = lines.running_source(place), module.value(resume)
        lines += [f"options = {options} if you >= 0 else ()", "if len(options) > 1:"]
        lines += ["    state.player, state.question, state.options = you, 'act', options"]
        lines += [f"    state.stack.append(({step}, {running}))", "    return None", "if options:"]
        lines += [
            f"    state.ask(you, 'act', options, {step}, {running})",
            "    return None",
            f"s{plan.done} = (0,)",
        ]
        lines.note_binding(plan.done)
        return place + 1

    def _pick_one(self, place: int, operation: object, plan: OnePlan) -> int:
        """Take the only one there is, or ask; an answer is one of them."""
        name, function = f"s{plan.slot}", self._module.value(only_one_or_ask)
        some = self._lines.value(self._module.source(plan.found), place)
        running, given = self._lines.running_source(place), self._module.value(plan)
        lines = [f"some = {some}", "if len(some) == 1 and not state.secret and state.taken is None:"]
        lines += [f"    {name} = (some[0],)", "else:", f"    some = {function}(state, {running}, {given}, some)"]
        lines += ["    if some is None:", "        return None", f"    {name} = (*some,)"]
        if self._answer == "answer":
            answered = ["if answer >= 0:", f"    {name} = (answer - {plan.first},)", "else:"]
            lines = [*answered, *(f"    {each}" for each in lines)]
        self._lines += lines
        self._lines.note_binding(plan.slot)
        return place + 1

    def _pick_some(self, place: int, operation: object, plan: PickPlan) -> int:
        """Nothing is picked out of nothing; all else is left to `pick_some`."""
        if self._answer == "answer":
            return self._go_on(place, operation, plan)
        some, name = self._lines.value(self._module.source(plan.found), place), f"s{plan.slot}"
        call = self._call(operation, place, plan)
        self._lines += [f"if {some}:", f"    running = {call}", "    if running is None:", "        return None"]
        self._lines += [
            "    bindings = running[3]",
            f"    {name} = bindings[{plan.slot}]",
            "else:",
            f"    {name} = ()",
        ]
        self._lines.note_binding(plan.slot)
        return place + 1


Write = Callable[[SegmentWriter, int, object, Never], int]
_GO_ON: Final = (ask_question, uncover, put_in_order, draw_lots, pick_set, pick_player, by_players)
WRITERS: Final[Mapping[object, Write]] = {
    end: SegmentWriter._end,
    **dict.fromkeys((jump, jump_to), SegmentWriter._jump),
    **dict.fromkeys((unless, demand), SegmentWriter._test),
    **dict.fromkeys((evaluate, evaluate_quietly, evaluate_last), SegmentWriter._evaluate),
    **dict.fromkeys((bind_all, bind_number), SegmentWriter._bind),
    **dict.fromkeys(_GO_ON, SegmentWriter._go_on),
    begin_repeat: SegmentWriter._begin_repeat,
    replace_you: SegmentWriter._replace_you,
    restore_you: SegmentWriter._restore_you,
    act: SegmentWriter._act,
    pick_one: SegmentWriter._pick_one,
    pick_some: SegmentWriter._pick_some,
}
"""How instructions are written, by their operation; any other ends a segment."""
