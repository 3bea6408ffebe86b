"""Text operators: position, size and glyphs of the text they show (ISO 32000-1, 9.4)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from cardpress.preflight.pdf_reader.colours import PdfValue
from cardpress.preflight.pdf_reader.geometry import IDENTITY, Box, Matrix, multiply, scale_up, transform_box, union
from cardpress.preflight.pdf_reader.graphics_state import GraphicsState
from cardpress.preflight.pdf_reader.marks import TextMark

_INVISIBLE, _OUTLINED = {3, 7}, {1, 5}
_FIELDS: dict[str, Callable[[GraphicsState, float], GraphicsState]] = {
    "Tc": lambda state, value: state._replace(letter_space=value),
    "Tw": lambda state, value: state._replace(word_space=value),
    "TL": lambda state, value: state._replace(leading=value),
    "Ts": lambda state, value: state._replace(rise=value),
    "Tz": lambda state, value: state._replace(stretch=value / 100),
    "Tr": lambda state, value: state._replace(mode=int(value)),
}


class TextWriter:
    """Interpreter of the operators between BT and ET."""

    def __init__(self) -> None:
        self._line: Matrix = IDENTITY
        self._at: Matrix = IDENTITY
        self._movers: dict[str, Callable[[Sequence[PdfValue], GraphicsState], GraphicsState]] = {
            "BT": self._begin, "Td": self._offset, "TD": self._offset_and_set_leading,
            "Tm": self._set_matrix, "T*": self._next_line,
        }  # fmt: skip
        self.operators = (*self._movers, *_FIELDS, "Tf", "Tj", "TJ", "'", '"', "ET")

    def follow(
        self, name: str, operands: Sequence[PdfValue], state: GraphicsState
    ) -> tuple[GraphicsState, TextMark | None]:
        """The state after an operator, and the text it shows."""
        if name in self._movers:
            return self._movers[name](operands, state), None
        if name in _FIELDS:
            return _FIELDS[name](state, float(operands[0])), None
        if name == "ET":
            return state, None
        if name == '"':
            state = state._replace(word_space=float(operands[0]), letter_space=float(operands[1]))
        if name in {"'", '"'}:
            self._next_line((), state)
        items = operands[0] if name == "TJ" else [operands[-1]]
        return state, self._show(items, state)

    def _begin(self, _: Sequence[PdfValue], state: GraphicsState) -> GraphicsState:
        self._line = self._at = IDENTITY
        return state

    def _move(self, x: float, y: float) -> None:
        self._line = self._at = multiply((1, 0, 0, 1, x, y), self._line)

    def _offset(self, operands: Sequence[PdfValue], state: GraphicsState) -> GraphicsState:
        self._move(float(operands[0]), float(operands[1]))
        return state

    def _offset_and_set_leading(self, operands: Sequence[PdfValue], state: GraphicsState) -> GraphicsState:
        self._move(float(operands[0]), float(operands[1]))
        return state._replace(leading=-float(operands[1]))

    def _set_matrix(self, operands: Sequence[PdfValue], state: GraphicsState) -> GraphicsState:
        a, b, c, d, e, f = map(float, operands)
        self._line = self._at = (a, b, c, d, e, f)
        return state

    def _next_line(self, _: Sequence[PdfValue], state: GraphicsState) -> GraphicsState:
        self._move(0, -state.leading)
        return state

    def _show(self, items: Iterable[PdfValue], state: GraphicsState) -> TextMark | None:
        font = state.font
        if font is None:
            return None
        x, boxes, texts, missing = 0.0, list[Box](), list[str](), list[str]()
        for item in items:
            if not isinstance(item, (str, bytes)) and not hasattr(item, "__bytes__"):
                x -= float(item) / 1000 * state.size * state.stretch
                continue
            for glyph in font.glyphs(bytes(item)):
                ink = font.ink(glyph)
                if ink is not None:
                    boxes.append(_glyph_box(ink, x, state))
                if font.is_missing(glyph):
                    missing.append(glyph.text or f"glyph {glyph.code}")
                texts.append(glyph.text or "\N{REPLACEMENT CHARACTER}")
                spread = state.letter_space + (state.word_space if glyph.code == 32 and not font.is_wide else 0)
                x += (glyph.width / 1000 * state.size + spread) * state.stretch
        whole = multiply(self._at, state.matrix)
        self._at = multiply((1, 0, 0, 1, x, 0), self._at)
        if state.mode in _INVISIBLE or not (boxes or missing):
            return None
        box = transform_box(union(boxes or [(0, 0, x, state.size)]), whole)
        hollow, size = state.mode in _OUTLINED, state.size * scale_up(whole)
        colour, alpha = (state.stroke, state.stroke_alpha) if hollow else (state.fill, state.fill_alpha)
        return TextMark(
            box, state.clip, font, size, "".join(texts), tuple(missing), colour, alpha, is_outline=hollow
        )


def _glyph_box(ink: Box, x: float, state: GraphicsState) -> Box:
    scale = state.size / 1000
    across = scale * state.stretch
    return x + ink[0] * across, ink[1] * scale + state.rise, x + ink[2] * across, ink[3] * scale + state.rise
