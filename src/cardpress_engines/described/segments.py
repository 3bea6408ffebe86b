"""Instructions in a row as one function: from where an effect goes on up to where it may ask, jump or end.

What an instruction means is said once, where its family is; here only that is written out which all of them do:
bindings are local names until somebody else has to see them, and nothing is called for what is an expression.
A segment is written when it first runs.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, cast

from cardpress_engines.described.call_instructions import bind_all, bind_number, evaluate
from cardpress_engines.described.effects.who import jump_to
from cardpress_engines.described.generated.source_expressions import GeneratedModule, SourceExpression, names_in
from cardpress_engines.kernel.interpreter import Instruction, Operation, Running, end, jump, unless
from cardpress_engines.kernel.payment import demand

STRAIGHT: Final = frozenset({evaluate, bind_all, bind_number, unless, demand, jump, jump_to, end})
"""Instructions that never ask."""
SLOT: Final = re.compile(r"s\d+")


class Segments(list[Instruction]):
    """The instructions of a game; where one that never asks stands, the row that it begins is one function."""

    def __init__(self, code: Sequence[Instruction], module: GeneratedModule) -> None:
        super().__init__(code)
        for place, (operation, argument) in enumerate(code):
            if operation in STRAIGHT:
                self[place] = _LazySegment(self, code, module, place), argument


class _LazySegment:
    """A segment that was not needed yet."""

    def __init__(
        self, segments: Segments, code: Sequence[Instruction], module: GeneratedModule, place: int
    ) -> None:
        self._segments, self._code, self._module, self._place = segments, code, module, place
        self.__wrapped__ = code[place][0]

    def __call__(self, state: object, running: Running, argument: object, answer: int) -> Running | None:
        """Write the segment, put it where this stood, and run it."""
        function = SegmentWriter(self._code, self._module).function_from(self._place)
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

    def function_from(self, place: int) -> Operation:
        """The function of the segment that begins at an instruction."""
        passed = set[int]()
        while place not in passed:
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
        elif operation is bind_all or operation is bind_number:
            self._bind(place, argument, single=operation is bind_number)  # type: ignore[arg-type]  # see Instruction
        elif operation is unless or operation is demand:
            self._write_test(place, operation, argument)  # type: ignore[arg-type]  # see Instruction
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
        return f"{function}(state, {self._running_source(place)}, {given}, (-1))"

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
