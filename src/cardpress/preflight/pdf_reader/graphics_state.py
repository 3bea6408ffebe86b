"""The graphics state while a content stream is read."""

from __future__ import annotations

from typing import NamedTuple

from cardpress.preflight.pdf_reader.colours import BLACK, ColourSpace, Paint
from cardpress.preflight.pdf_reader.fonts import Font
from cardpress.preflight.pdf_reader.geometry import EVERYWHERE, IDENTITY, Box, Matrix, Point

GREY_SPACE = BLACK.space


class GraphicsState(NamedTuple):
    """The state that `q` saves and `Q` restores; `outline` is the last clip when it was one straight polygon.

    A tuple, because most operators replace one value and forms are cached by the whole state.
    """

    matrix: Matrix = IDENTITY
    clip: Box = EVERYWHERE
    outline: tuple[Point, ...] = ()
    fill: Paint = BLACK
    stroke: Paint = BLACK
    fill_space: ColourSpace = GREY_SPACE
    stroke_space: ColourSpace = GREY_SPACE
    width: float = 1.0
    fill_alpha: float = 1.0
    stroke_alpha: float = 1.0
    blend: str = "/Normal"
    masked: bool = False
    fill_overprints: bool = False
    stroke_overprints: bool = False
    font: Font | None = None
    size: float = 0.0
    letter_space: float = 0.0
    word_space: float = 0.0
    stretch: float = 1.0
    leading: float = 0.0
    rise: float = 0.0
    mode: int = 0

    @property
    def see_through(self) -> tuple[str, ...]:
        """The kinds of transparency in effect."""
        alpha = min(self.fill_alpha, self.stroke_alpha)
        kinds = [f"opacity {alpha:g}"] if alpha < 1 else []
        kinds += ["a soft mask"] if self.masked else []
        kinds += [f"blend mode {self.blend.lstrip('/')}"] if self.blend not in {"/Normal", "/Compatible"} else []
        return tuple(kinds)
