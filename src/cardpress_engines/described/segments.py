"""Instructions in a row as one function: from where an effect goes on up to where it ends, or has asked.

What an instruction means is said once, where its family is; here only that is written out which all of them do:
bindings are local names until somebody else has to see them, and nothing is called for what is an expression.
What may ask is left once it has asked; the answer comes to the segment that begins there. A segment is written
when it first runs.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, Never, cast

from cardpress_engines.described.call_instructions import bind_all, bind_number, evaluate, evaluate_last
from cardpress_engines.described.effects.cards import put_in_order
from cardpress_engines.described.effects.choices import ActPlan, act, take_action
from cardpress_engines.described.effects.picks import (
    OnePlan,
    draw_lots,
    only_one_or_ask,
    pick_one,
    pick_set,
    pick_some,
    uncover,
)
from cardpress_engines.described.effects.questions import ask_question
from cardpress_engines.described.effects.who import by_players, jump_to, replace_you, restore_you
from cardpress_engines.described.generated.source_expressions import GeneratedModule, SourceExpression, names_in
from cardpress_engines.kernel.interpreter import (
    NOBODY,
    Instruction,
    Operation,
    Players,
    Running,
    end,
    jump,
    pick_player,
    resume,
    unless,
)
from cardpress_engines.kernel.payment import demand

STRAIGHT: Final = frozenset(
    {evaluate, evaluate_last, bind_all, bind_number, unless, demand, jump, jump_to, end, replace_you, restore_you}
)
"""Instructions that never ask, and are written out."""
GOING_ON: Final = frozenset(
    {ask_question, pick_some, uncover, put_in_order, draw_lots, pick_set, pick_player, by_players}
)
"""Instructions that are called; the next one comes after them, unless they have asked."""
WRITTEN: Final = STRAIGHT | GOING_ON | {act, pick_one}
SLOT: Final = re.compile(r"s\d+")


class Segments(list[Instruction]):
    """The instructions of a game; the row that each of them begins is one function, where it can be written."""

    def __init__(self, code: Sequence[Instruction], module: GeneratedModule) -> None:
        super().__init__(code)
        for place, (operation, argument) in enumerate(code):
            if operation in WRITTEN:
                self[place] = _LazySegment(self, code, module, place), argument


class _LazySegment:
    """A segment that was not needed yet."""

    def __init__(
        self, segments: Segments, code: Sequence[Instruction], module: GeneratedModule, place: int
    ) -> None:
        self._segments, self._code, self._module, self._place = segments, code, module, place
        self._function: Operation | None = None
        self.__wrapped__ = code[place][0]

    def __call__(self, state: object, running: Running, argument: object, answer: int) -> Running | None:
        """Write the segment if it is not yet, put it where this stood, and run it."""
        function = self._function
        if function is None:
            function = self._function = SegmentWriter(self._code, self._module).function_from(self._place)
            function.__wrapped__ = self.__wrapped__  # type: ignore[attr-defined]  # what looks for an instruction finds it
        self._segments[self._place] = function, argument
        return function(state, running, argument, answer)  # type: ignore[arg-type]  # see Operation


class SegmentWriter:
    """Writes one segment."""

    def __init__(self, code: Sequence[Instruction], module: GeneratedModule) -> None:
        self._code, self._module = code, module
        self._lines: list[str] = []
        self._known: set[str] = set()
        """Names that have their value."""
        self._changed: set[int] = set()
        """Slots that were bound here."""
        self._answer = "answer"
        """What an instruction is answered: only the first one of a segment can be."""

    def function_from(self, place: int) -> Operation:
        """The function of the segment that begins at an instruction."""
        passed = set[int]()
        while place not in passed:
            self._answer = "(-1)" if passed else "answer"
            passed.add(place)
            operation, argument = self._code[place]
            following = self._write(place, operation, argument)
            if following is None:
                break
            place = following
        else:
            self._lines.append(f"return {self._running_source(place)}")
        given = ["state", "running", "argument", "answer"]
        return cast(Operation, self._module.function(given, self._lines, unpacked=False))

    def _write(self, place: int, operation: object, argument: object) -> int | None:
        """Write an instruction; the one after it, or None where the segment ends."""
        if operation is end:
            self._lines.append("return None")
            return None
        if operation is jump or operation is jump_to:
            assert isinstance(argument, int)
            return argument
        if operation is evaluate:
            assert isinstance(argument, SourceExpression)
            expression, after = self._value(argument.source, place), self._running_source(place + 1)
            self._lines += [expression, "if state.following:", f"    return {after}"]
        elif operation is evaluate_last:
            assert isinstance(argument, SourceExpression)
            self._lines += [self._value(argument.source, place), "return None"]
            return None
        elif operation is bind_all or operation is bind_number:
            self._bind(place, argument, single=operation is bind_number)  # type: ignore[arg-type]  # see Instruction
        elif operation is unless or operation is demand:
            self._write_test(place, operation, argument)  # type: ignore[arg-type]  # see Instruction
        elif operation is replace_you:
            self._replace_you(place, argument)  # type: ignore[arg-type]  # see Instruction
        elif operation is restore_you:
            self._restore_you(place, f"s{argument}")
        elif operation is act:
            self._act(place, argument)  # type: ignore[arg-type]  # see Instruction
        elif operation is pick_one:
            self._pick_one(place, argument)  # type: ignore[arg-type]  # see Instruction
        elif operation in GOING_ON:
            self._call_and_go_on(operation, place, argument)
        else:
            self._lines.append(f"return {self._call(operation, place, argument)}")
            return None
        return place + 1

    def _write_test(self, place: int, operation: object, argument: tuple[Operation, int]) -> None:
        """What goes on only if a test holds; a cost that cannot be paid is left to the instruction."""
        test, target = argument
        source = self._value(self._module.source(test), place)
        if source == "True":
            return
        is_cost = operation is demand
        otherwise = self._call(operation, place, argument) if is_cost else self._running_source(target)
        self._lines += [f"if not {source}:", f"    return {otherwise}"]

    def _call(self, operation: object, place: int, argument: object) -> str:
        """The instruction as it is."""
        function, given = self._module.value(operation), self._module.value(argument)
        return f"{function}(state, {self._running_source(place)}, {given}, {self._answer})"

    def _call_and_go_on(self, operation: object, place: int, argument: object) -> None:
        """The instruction as it is, and what was bound by it."""
        call = self._call(operation, place, argument)
        self._lines += [f"running = {call}", "if running is None:", "    return None"]
        self._lines += ["if state.following:", "    return running", "bindings = running[3]"]
        self._known, self._changed = {"you", "bearer", "bindings"}, set()

    def _act(self, place: int, plan: ActPlan) -> None:
        """Take the action that was answered, or offer some; what is offered again and again is left to `act`."""
        module, given = self._module, self._module.value(plan)
        if self._answer == "answer":
            self._lines += [
                "if answer > 0:",
                f"    return {module.value(take_action)}(state, running, {given}, answer)",
            ]
            self._lines += ["if answer == 0:", f"    return {module.value(act)}(state, running, {given}, 0)"]
        if plan.fixed != (1, 1):
            self._answer = "(-1)"
            self._call_and_go_on(act, place, plan)
            return
        options, name = self._value(module.source(plan.offered), place), f"s{plan.done}"
        self._know_all("you")
        running = self._running_source(place)
        self._lines += [f"options = {options} if you >= 0 else ()", "if len(options) > 1:"]
        self._lines += ["    state.player, state.question, state.options = you, 'act', options"]
        self._lines += [f"    state.stack.append(({module.value(resume)}, {running}))", "    return None"]
        self._lines += ["if options:"]
        self._lines += [
            f"    state.ask(you, 'act', options, {module.value(resume)}, {running})",
            "    return None",
        ]
        self._lines += [f"{name} = (0,)"]
        self._known.add(name)
        self._changed.add(plan.done)

    def _pick_one(self, place: int, plan: OnePlan) -> None:
        """Take the only one there is, or ask; an answer is one of them."""
        name, function = f"s{plan.slot}", self._module.value(only_one_or_ask)
        some = self._value(self._module.source(plan.found), place)
        running, given = self._running_source(place), self._module.value(plan)
        lines = [f"some = {some}", "if len(some) == 1 and not state.secret and state.taken is None:"]
        lines += [f"    {name} = (some[0],)", "else:", f"    some = {function}(state, {running}, {given}, some)"]
        lines += ["    if some is None:", "        return None", f"    {name} = (*some,)"]
        if self._answer == "answer":
            answered = ["if answer >= 0:", f"    {name} = (answer - {plan.first},)", "else:"]
            lines = [*answered, *(f"    {each}" for each in lines)]
        self._lines += lines
        self._known.add(name)
        self._changed.add(plan.slot)

    def _replace_you(self, place: int, argument: tuple[Players[Never], int, int]) -> None:
        players, slot, target = argument
        found = self._value(self._module.source(players), place)
        self._know_all("you")
        self._lines += [f"found = {found}", "if not found:", f"    return {self._running_source(target)}"]
        self._lines += [f"s{slot} = (you,)", "you = found[0]"]
        self._known.add(f"s{slot}")
        self._changed.add(slot)

    def _restore_you(self, place: int, name: str) -> None:
        self._value(name, place)
        self._lines.append(f"you = {name}[0] if {name} else {NOBODY}")
        self._known.add("you")

    def _bind(self, place: int, argument: tuple[int, object], *, single: bool) -> None:
        slot, part = argument
        name, value = f"s{slot}", self._value(self._module.source(part), place)
        if single:
            value = f"({value},)"
        elif not SLOT.fullmatch(value):
            value = f"tuple({value})"
        self._lines.append(f"{name} = {value}")
        self._known.add(name)
        self._changed.add(slot)

    def _value(self, source: str, place: int) -> str:
        """A source whose names all have their values before this line."""
        for name in sorted(names_in(source) - {"state"}):
            if name == "running":
                self._lines.append(f"running = {self._running_source(place)}")
            elif name not in self._known:
                self._know(name)
        return source

    def _know(self, name: str) -> None:
        self._known.add(name)
        match name:
            case "you":
                self._lines.append("you = running[1]")
            case "bearer":
                self._lines.append("bearer = running[2]")
            case "bindings":
                self._lines.append("bindings = running[3]")
            case _:
                self._know_all("bindings")
                self._lines.append(f"{name} = bindings[{name[1:]}]")

    def _know_all(self, *names: str) -> None:
        for name in names:
            if name not in self._known:
                self._know(name)

    def _running_source(self, place: int) -> str:
        """The effect at an instruction, with all that was bound."""
        self._know_all("you", "bearer", "bindings")
        parts, after = [], 0
        for slot in sorted(self._changed):
            parts += [f"*bindings[{after}:{slot}]", f"s{slot}"] if slot > after else [f"s{slot}"]
            after = slot + 1
        bindings = f"({', '.join(parts)}, *bindings[{after}:])" if parts else "bindings"
        return f"make(Running, ({place}, you, bearer, {bindings}))"
