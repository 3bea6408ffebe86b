"""Builds paths from their operators, and the marks and clips they become."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain, pairwise

from cardpress.preflight.pdf_reader.colours import PdfValue
from cardpress.preflight.pdf_reader.geometry import (
    Box,
    Point,
    bounding_box,
    expand,
    overlap,
    shortest_scale,
    transform_points,
)
from cardpress.preflight.pdf_reader.graphics_state import GraphicsState
from cardpress.preflight.pdf_reader.marks import Fill, Mark, Segment, Stroke

_NO_GAP_PT = 0.01
"""Sides of a frame nearer than this coincide: sums of rounded numbers differ slightly."""


class PathBuilder:
    """A path under construction: subpaths in user space, and whether all are straight."""

    def __init__(self) -> None:
        self._pieces: list[list[Point]] = []
        self._straight = True
        self.clips = False

    def clear(self) -> None:
        """Discard the current path."""
        self._pieces, self._straight, self.clips = [], True, False

    def follow(self, name: str) -> Callable[[Sequence[PdfValue]], None]:
        """The function for a path construction operator (ISO 32000-1, 8.5.2)."""

        def move(operands: Sequence[PdfValue]) -> None:
            x, y = operands[:2]
            self._pieces.append([(x, y)])

        def rectangle(operands: Sequence[PdfValue]) -> None:
            x, y, width, height = operands
            self._pieces.append([(x, y), (x + width, y), (x + width, y + height), (x, y + height), (x, y)])

        def go(operands: Sequence[PdfValue]) -> None:
            if not self._pieces:
                self._pieces.append([])
            self._pieces[-1] += zip(operands[::2], operands[1::2], strict=True)
            self._straight = self._straight and name == "l"

        def close(_: Sequence[PdfValue]) -> None:
            if self._pieces and self._pieces[-1]:
                self._pieces[-1].append(self._pieces[-1][0])

        known: dict[str, Callable[[Sequence[PdfValue]], None]] = {"m": move, "re": rectangle, "h": close}
        return known.get(name, go)

    def paint_marks(self, name: str, state: GraphicsState) -> Iterator[Mark]:
        """The marks that a path-painting operator leaves."""
        pieces = self._transform(state)
        if not pieces:
            return
        box = bounding_box(chain.from_iterable(pieces))
        if name in {"f", "F", "f*", "B", "B*", "b", "b*"}:
            yield self._fill_mark(pieces, box, name, state)
        if name in {"S", "s", "B", "B*", "b", "b*"}:
            width = state.width * shortest_scale(state.matrix)
            yield Stroke(box, state.clip, width, state.stroke, self._segments(pieces))

    def clip_state(self, state: GraphicsState) -> GraphicsState:
        """The state after the path, clipped where W or W* asked for it."""
        pieces = self._transform(state) if self.clips else []
        if not pieces:
            return state
        box = bounding_box(chain.from_iterable(pieces))
        outline = tuple(pieces[0]) if self._straight and len(pieces) == 1 and len(pieces[0]) > 2 else ()
        if outline and outline[0] == outline[-1]:
            outline = outline[:-1]
        return state._replace(clip=overlap(box, state.clip), outline=outline)

    def _transform(self, state: GraphicsState) -> list[list[Point]]:
        return [transform_points(piece, state.matrix) for piece in self._pieces if piece]

    def _fill_mark(self, pieces: list[list[Point]], box: Box, name: str, state: GraphicsState) -> Mark:
        if name in {"f*", "B*", "b*"} and self._straight and len(pieces) == 2:
            scale = shortest_scale(state.matrix)  # a frame is measured as it is written, before it is turned
            outer, inner = (bounding_box(piece) for piece in self._pieces if piece)
            gaps = [abs(one - other) * scale for one, other in zip(outer, inner, strict=True)]
            thin = min((gap for gap in gaps if gap > _NO_GAP_PT), default=0.0)
            off = _NO_GAP_PT / scale if scale else 0.0
            if thin and any(
                overlap(expand(one, off), two) == two for one, two in ((outer, inner), (inner, outer))
            ):
                return Stroke(box, state.clip, thin, state.fill)
        return Fill(box, state.clip, state.fill)

    def _segments(self, pieces: list[list[Point]]) -> tuple[Segment, ...]:
        if not self._straight:
            return ()
        return tuple((one, other) for piece in pieces for one, other in pairwise(piece))
