"""The instructions of a game, of which rows run as one function; a row is written when it first runs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from cardpress_engines.described.generated.source_expressions import GeneratedModule
from cardpress_engines.described.segment_writer import SegmentWriter
from cardpress_engines.described.written_changes import CHANGES
from cardpress_engines.described.written_instructions import CONTROL
from cardpress_engines.described.written_questions import ASKING
from cardpress_engines.kernel.interpreter import Instruction, Operation, Running

WRITERS: Final = {**CONTROL, **CHANGES, **ASKING}
"""How instructions are written, by their operation; any other ends a segment."""


def with_segments(
    code: Sequence[Instruction], module: GeneratedModule, slot_counts: Mapping[int, int]
) -> list[Instruction]:
    """The instructions of a game; the row that each of them begins is one function, where it can be written."""
    segments = [*code]
    for place, (operation, argument) in enumerate(code):
        if operation in WRITERS:
            segments[place] = (
                _LazySegment(segments, SegmentWriter(code, module, WRITERS, slot_counts), place),
                argument,
            )
    return segments


class _LazySegment:
    """A segment that was not needed yet."""

    def __init__(self, segments: list[Instruction], writer: SegmentWriter, place: int) -> None:
        self._segments, self._writer, self._place = segments, writer, place
        self._function: Operation | None = None
        self.__wrapped__ = writer.code[place][0]

    def __call__(self, state: object, running: Running, argument: object, answer: int) -> Running | None:
        """Write the segment if it is not yet, put it where this stood, and run it."""
        function = self._function
        if function is None:
            function = self._function = self._writer.function_from(self._place)
            function.__wrapped__ = self.__wrapped__  # type: ignore[attr-defined]  # what looks for an instruction finds it
        self._segments[self._place] = function, argument
        return function(state, running, argument, answer)  # type: ignore[arg-type]  # see Operation
