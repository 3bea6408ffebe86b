"""Writes the PDF operators of layout boxes, number for number as WeasyPrint writes them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pydyf

from cardpress.press.layers.shaping import UnsupportedLayoutError
from cardpress.press.pdf.writer import number

Colour = Any
"""A colour of tinycss2, which has no types."""
_KNOWN_SPACES = frozenset({"srgb", "hsl", "hwb"})
_CORNER = 0.45
"""How far the handle of a rounded corner's curve stands from its end, as a part of the radius."""


class ContentStream:
    """Operators of a content stream, and the graphics states they name."""

    def __init__(self) -> None:
        self.operators: list[str] = []
        self.states: dict[bytes, bytes] = {}
        self._set: dict[str, object] = {}

    def add(self, operator: str, *operands: float) -> None:
        """An operator after its operands."""
        self.operators.append(" ".join([*map(format_number, operands), operator]))

    @contextmanager
    def graphics_state(self) -> Iterator[None]:
        """All that is set inside the block is forgotten after it; nothing is written when it draws nothing."""
        self.operators.append("q")
        self._set.clear()
        try:
            yield
        finally:
            if self.operators[-1] == "q":
                self.operators.pop()
            else:
                self.operators.append("Q")
            self._set.clear()

    def colour(self, colour: Colour, *, is_stroke: bool = False) -> None:
        """Set a colour, unless it is set already; UnsupportedLayoutError for one that needs a space of its own."""
        if colour.space not in _KNOWN_SPACES:
            raise UnsupportedLayoutError(f"a colour in {colour.space}")
        *channels, alpha = colour
        alpha_name, alpha_key, operator = (f"A{alpha}", "CA", "RG") if is_stroke else (f"a{alpha}", "ca", "rg")
        if self._set.get(alpha_key) != alpha_name:
            self._set[alpha_key] = alpha_name
            self.states[alpha_name.encode()] = pydyf.Dictionary({alpha_key: alpha}).data
            self.operators.append(f"/{alpha_name} gs")
        if self._set.get(operator) != (colour.space, *channels):
            self._set[operator] = colour.space, *channels
            self.add(operator, *colour.to("srgb").coordinates)

    def rectangle(self, area: Sequence[float]) -> None:
        """Left, top, width and height."""
        self.add("re", *area)

    def rounded_rectangle(self, area: Sequence[float], radii: Sequence[tuple[float, float]]) -> None:
        """An area with the radii of its corners, across and up, from the top left one on."""
        if all(0 in corner for corner in radii):
            self.rectangle(area)
            return
        x, y, w, h = area
        (tlx, tly), (trx, try_), (brx, bry), (blx, bly) = radii
        r = _CORNER
        self.add("m", x + tlx, y)
        self.add("l", x + w - trx, y)
        self.add("c", x + w - trx * r, y, x + w, y + try_ * r, x + w, y + try_)
        self.add("l", x + w, y + h - bry)
        self.add("c", x + w, y + h - bry * r, x + w - brx * r, y + h, x + w - brx, y + h)
        self.add("l", x + blx, y + h)
        self.add("c", x + blx * r, y + h, x, y + h - bly * r, x, y + h - bly)
        self.add("l", x, y + tly)
        self.add("c", x, y + tly * r, x + tlx * r, y, x + tlx, y)


def format_number(value: float) -> str:
    """A number as WeasyPrint writes it, rounded to four decimals by the press."""
    if isinstance(value, int) or value.is_integer():
        return str(int(value))
    text = f"{value:f}".rstrip("0")
    return text if 0 < len(text) - text.index(".") - 1 < 5 else number(float(text)).decode()
