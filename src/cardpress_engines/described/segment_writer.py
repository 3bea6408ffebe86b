"""Writes instructions in a row as one function: from where an effect goes on up to where it ends, or has asked.

What an instruction means is said once, where its family is; here only that is written out which all of them do:
bindings are local names until somebody else has to see them, and nothing is called for what is an expression.
What may ask is left once it has asked; the answer comes to the segment that begins there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Never, TypeAlias, cast

from cardpress_engines.described.generated.source_expressions import GeneratedModule
from cardpress_engines.described.segment_lines import SegmentLines
from cardpress_engines.kernel.interpreter import Instruction, Operation, resume

STOP: Final = -1
"""In place of the next instruction: here the segment ends."""


class SegmentWriter:
    """Writes one segment, instruction by instruction, each as it says itself."""

    def __init__(
        self,
        code: Sequence[Instruction],
        module: GeneratedModule,
        writers: Mapping[object, Write],
        slot_counts: Mapping[int, int],
    ) -> None:
        self.code, self.module, self._writers, self._slot_counts = code, module, writers, slot_counts
        self.lines = SegmentLines(slot_counts)
        self.answer = "answer"
        """What an instruction is answered: only the first one of a segment can be."""
        self._passed = set[int]()

    def function_from(self, place: int) -> Operation:
        """The function of the segment that begins at an instruction."""
        self.write_from(place)
        given = ["state", "running", "argument", "answer"]
        return cast(Operation, self.module.function(given, self.lines, unpacked=False))

    def write_from(self, place: int, behind: int = STOP) -> bool:
        """Write instructions from one on, until it comes behind them; whether it does."""
        while place not in {STOP, behind}:
            if place in self._passed:
                self.lines.append(f"return {self.lines.running_source(place)}")
                return False
            self._passed.add(place)
            operation, argument = self.code[place]
            write = self._writers.get(operation, leave)
            place = write(self, place, operation, argument)  # type: ignore[arg-type]  # see Instruction
            self.answer = "(-1)"
        return place == behind != STOP

    def branch(self) -> SegmentWriter:
        """What writes the lines of a branch from here on; an answer comes to none of them."""
        other = SegmentWriter(self.code, self.module, self._writers, self._slot_counts)
        other.lines, other.answer, other._passed = self.lines.branch(), "(-1)", {*self._passed}
        return other

    # ---- what is written in many forms

    def value(self, part: object, place: int) -> str:
        """The source of a part, whose names all have their values before this line."""
        return self.lines.value(self.module.source(part), place)

    def call(self, operation: object, place: int, argument: object) -> str:
        """The call of an instruction as it is."""
        function, given = self.module.value(operation), self.module.value(argument)
        return f"{function}(state, {self.lines.running_source(place)}, {given}, {self.answer})"

    def let_wait(self, place: int) -> None:
        """Let the effect wait on the stack at an instruction."""
        running = self.lines.running_source(place)
        self.lines.append(f"state.stack.append(({self.module.value(resume)}, {running}))")

    def go_on_unless_followed(self, place: int) -> int:
        """Go on at an instruction, unless something was set off that comes first."""
        branch = self.lines.branch()
        branch.append(f"return {branch.running_source(place)}")
        self.lines.write_if("state.following", branch)
        return place

    def go_on_unless_asked(self) -> None:
        """Go on with `running`, which an instruction gave, unless it has asked or set something off."""
        self.lines += ["if running is None:", "    return None", "if state.following:", "    return running"]
        self.lines.start_anew()


Write: TypeAlias = Callable[[SegmentWriter, int, object, Never], int]
"""Writes an instruction and says which comes after it, or STOP."""


def leave(writer: SegmentWriter, place: int, operation: object, argument: object) -> int:
    """Any other instruction is called as it is, and says itself what comes after it."""
    writer.lines.append(f"return {writer.call(operation, place, argument)}")
    return STOP
