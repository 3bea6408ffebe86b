"""Colours of a page: colour space, amount of ink, approximate sRGB."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pikepdf

GREY, RGB, CMYK, SPOT, LAB, PATTERN = "grey", "RGB", "CMYK", "spot", "Lab", "pattern"
_DEVICE = {
    "/DeviceGray": GREY,
    "/G": GREY,
    "/DeviceRGB": RGB,
    "/DeviceCMYK": CMYK,
    "/CMYK": CMYK,
    "/CalGray": GREY,
}
_MORE = {"/CalRGB": RGB, "/Lab": LAB, "/Pattern": PATTERN}
_BY_COMPONENTS = {1: GREY, 3: RGB, 4: CMYK}
_WHITE = 0.999
Rgb = tuple[float, float, float]
PdfValue = Any
"""A value of a PDF as pikepdf gives it: a number, a name, an array, a dictionary, a stream."""


@dataclass(frozen=True, slots=True)
class ColourSpace:
    """A colour space: its kind, whether it is calibrated or has an ICC profile, its number of components.

    `base` is the kind of the alternate space of a spot colour.
    """

    kind: str
    calibrated: bool = False
    components: int = 1
    base: str | None = None


@dataclass(frozen=True, slots=True)
class Paint:
    """A colour: its space and its components from 0 to 1, which are empty for patterns and pictures.

    `ink` is the largest total of ink in percent; None where it is not known.
    """

    space: ColourSpace
    values: tuple[float, ...] = ()
    ink: float | None = None

    @property
    def is_white(self) -> bool:
        """Whether it is white, the colour of paper without ink."""
        return self.rgb is not None and min(self.rgb) > _WHITE

    @property
    def rgb(self) -> Rgb | None:
        """Its approximate sRGB, each part from 0 to 1; None where it is not known."""
        kind, values = self.space.kind, self.values
        if kind == GREY and len(values) == 1:
            return values[0], values[0], values[0]
        if kind == RGB and len(values) == 3:
            return values[0], values[1], values[2]
        if kind == CMYK and len(values) == 4:
            cyan, magenta, yellow, black = values
            return (1 - cyan) * (1 - black), (1 - magenta) * (1 - black), (1 - yellow) * (1 - black)
        return None


BLACK = Paint(ColourSpace(GREY), (0.0,), 100.0)


def make_paint(space: ColourSpace, operands: Sequence[PdfValue]) -> Paint:
    """The colour of operands in a space."""
    numbers = (value for value in operands if not isinstance(value, (pikepdf.Object, str, bytes)))
    values = tuple(min(1.0, max(0.0, float(value))) for value in numbers)
    return Paint(space, values, ink_of(space, values))


def ink_of(space: ColourSpace, values: Sequence[float]) -> float | None:
    """Total ink of all plates in percent; None for spaces other than grey and CMYK."""
    if space.kind == CMYK and len(values) == 4:
        return 100 * sum(values)
    if space.kind == GREY and len(values) == 1:
        return 100 * (1 - values[0])
    return None


def space_of(found: PdfValue, spaces: PdfValue = None) -> ColourSpace:
    """The colour space of a name or an array; names are looked up in the resources' `spaces` first."""
    if isinstance(found, pikepdf.Name):
        name = str(found)
        if spaces is not None and name in spaces:
            return space_of(spaces[name])
        return _space_of_name(name)
    if isinstance(found, pikepdf.Array) and len(found):
        return _space_of_array(str(found[0]), found)
    return ColourSpace(PATTERN)


def _space_of_name(name: str) -> ColourSpace:
    kind = _DEVICE.get(name) or _MORE.get(name, PATTERN)
    count = {GREY: 1, CMYK: 4}.get(kind, 3)
    return ColourSpace(kind, name in {"/CalGray", "/CalRGB", "/Lab"}, count)


def _space_of_array(family: str, array: pikepdf.Array) -> ColourSpace:
    if family == "/ICCBased":
        count = int(array[1].get("/N", 3))
        return ColourSpace(_BY_COMPONENTS.get(count, PATTERN), True, count)
    if family in {"/Indexed", "/I"}:
        base = space_of(array[1])
        return ColourSpace(base.kind, base.calibrated, 1, base.base)
    if family == "/Separation":
        return ColourSpace(SPOT, False, 1, space_of(array[2]).kind)
    if family == "/DeviceN":
        return ColourSpace(SPOT, False, len(array[1]), space_of(array[2]).kind)
    return _space_of_name(family)
