"""Requirements of one printer: models of `profiles/*.json`. Lengths in mm, text and lines in pt, ink in %.

A fact is a value with the name of its source; the profile lists the sources with the day each was looked up.
What nobody has confirmed at the vendor stands in `unconfirmed`, in words.
"""

from __future__ import annotations

from datetime import date
from enum import StrEnum
from math import isclose
from typing import Annotated, Generic, Self, TypeVar

from pydantic import ConfigDict, Field, model_validator

from cardpress.models.component import Id, Model

Value = TypeVar("Value")
Length = Annotated[float, Field(ge=0, le=1000)]
Limit = Annotated[float, Field(gt=0)]
MM_PER_INCH = 25.4
PIXEL = 1.5
"""By so many pixels a vendor's picture may differ from its own millimetres: they round."""


class Deliverable(StrEnum):
    """The kind of file that is handed over."""

    PDF_CARDS = "pdf_cards"
    PDF_SHEETS = "pdf_sheets"
    PNG_SET = "png_set"


class Colour(StrEnum):
    """The colours a printer takes; grey is at home in both."""

    RGB = "rgb"
    CMYK = "cmyk"


class Standard(StrEnum):
    """The PDF standard a file claims and keeps."""

    NONE = "none"
    X1A = "PDF/X-1a:2003"
    X4 = "PDF/X-4"


class FaceOrder(StrEnum):
    """How fronts and backs follow each other."""

    FRONT_FIRST = "front_first"
    BACK_FIRST = "back_first"
    APART = "apart"


class Fonts(StrEnum):
    """How letters reach the printer."""

    EMBEDDED = "embedded"
    OUTLINES = "outlines"


class CutShape(StrEnum):
    """What is cut out; a hexagon has an edge at its head, and its size is that of the rectangle around it."""

    RECTANGLE = "rectangle"
    HEXAGON = "hexagon"
    CIRCLE = "circle"


class FactSource(Model):
    """Where facts were read, and when; `second_hand` when it quotes the vendor instead of being the vendor."""

    model_config = ConfigDict(strict=False)
    where: Annotated[str, Field(min_length=1)]
    checked_on: date
    second_hand: bool = True


class Fact(Model, Generic[Value]):
    """A value with the name of its source."""

    model_config = ConfigDict(strict=False)
    value: Value
    source: Id


class PrintProduct(Model):
    """One size a printer sells: its trim, the bleed around it, how far inside the trim text must stay.

    A circle is written with `diameter_mm` alone, and is as wide and as high as that.
    `pixels` are width and height of a picture of the whole face with its bleed at the profile's resolution.
    """

    model_config = ConfigDict(strict=False)
    name: Id
    shape: CutShape = CutShape.RECTANGLE
    width_mm: Limit
    height_mm: Limit
    bleed_mm: Length
    safe_mm: Length
    pixels: tuple[int, int] | None = None
    source: Id

    @model_validator(mode="before")
    @classmethod
    def _measures_circle(cls, written: object) -> object:
        if not isinstance(written, dict) or "diameter_mm" not in written:
            return written
        if clash := {"shape", "width_mm", "height_mm"} & written.keys():
            raise ValueError(f"diameter_mm is enough; leave out: {', '.join(sorted(clash))}")
        diameter = written["diameter_mm"]
        others = {name: value for name, value in written.items() if name != "diameter_mm"}
        return {**others, "shape": CutShape.CIRCLE, "width_mm": diameter, "height_mm": diameter}


class PaperSize(Model):
    """A sheet that faces are imposed on, and the rim no printer at home reaches."""

    model_config = ConfigDict(strict=False)
    name: Id
    width_mm: Limit
    height_mm: Limit
    rim_mm: Length
    source: Id


class Profile(Model):
    """All that one printer wants. `products` empty: any size is taken, with `bleed_mm` and `safe_mm`."""

    model_config = ConfigDict(strict=False)
    name: Id
    title: Annotated[str, Field(min_length=1)]
    sources: dict[Id, FactSource]
    unconfirmed: tuple[str, ...]
    wanted: Fact[Deliverable]
    products: tuple[PrintProduct, ...] = ()
    papers: tuple[PaperSize, ...] = ()
    bleed_mm: Fact[Length]
    safe_mm: Fact[Length]
    colour: Fact[Colour]
    standard: Fact[Standard]
    output_intent: Fact[str | None]
    ink_limit_percent: Fact[Annotated[float, Field(gt=0, le=400)] | None]
    min_dpi: Fact[Limit]
    min_text_pt: Fact[Limit]
    min_line_pt: Fact[Limit]
    min_contrast: Fact[Limit]
    order: Fact[FaceOrder]
    naming: Fact[str]
    transparency: Fact[bool]
    fonts: Fact[Fonts]
    warnings: frozenset[str] = frozenset()

    @model_validator(mode="after")
    def _facts_have_sources(self) -> Self:
        named = {item.source for item in self._values_with_source()}
        if unknown := named - self.sources.keys():
            raise ValueError(f"no such source: {', '.join(sorted(unknown))}")
        if unused := self.sources.keys() - named:
            raise ValueError(f"nothing comes from the source {', '.join(sorted(unused))}")
        return self

    @model_validator(mode="after")
    def _pixels_agree(self) -> Self:
        for product in self.products:
            for length, pixels in zip((product.width_mm, product.height_mm), product.pixels or (), strict=False):
                exact = (length + 2 * product.bleed_mm) * self.min_dpi.value / MM_PER_INCH
                if not isclose(exact, pixels, abs_tol=PIXEL):
                    raise ValueError(
                        f"{product.name}: {length} mm with bleed are {exact:.0f} pixels, not {pixels}"
                    )
        return self

    @property
    def facts(self) -> dict[str, Fact[object]]:
        """The facts by the names of their fields."""
        fields = {name: getattr(self, name) for name in type(self).model_fields}
        return {name: value for name, value in fields.items() if isinstance(value, Fact)}

    def _values_with_source(self) -> tuple[Fact[object] | PrintProduct | PaperSize, ...]:
        return (*self.facts.values(), *self.products, *self.papers)
