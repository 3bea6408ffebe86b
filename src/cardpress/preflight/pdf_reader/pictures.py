"""Images of a page: their pixels, colours and ink."""

from __future__ import annotations

import pikepdf

from cardpress.preflight.pdf_reader.colours import CMYK, GREY, ColourSpace, Paint, PdfValue, space_of
from cardpress.preflight.pdf_reader.geometry import EVERYWHERE, Matrix, scale_across, scale_up
from cardpress.preflight.pdf_reader.marks import Picture

SAMPLE = 128
"""Largest side in pixels of the copy whose ink is measured: single specks do not count."""


def external(image: pikepdf.Stream, fill: Paint) -> Picture:
    """An image of the file."""
    pixels = int(image.Width), int(image.Height)
    if image.get("/ImageMask", False):
        return Picture(EVERYWHERE, EVERYWHERE, pixels, 0.0, fill)
    space = space_of(image.ColorSpace) if "/ColorSpace" in image else ColourSpace(GREY)
    return Picture(EVERYWHERE, EVERYWHERE, pixels, 0.0, Paint(space, (), _ink(image, space)))


def inline(image: PdfValue, spaces: PdfValue, fill: Paint) -> Picture:
    """An image inside a content stream."""
    pixels = int(image.width), int(image.height)
    if image.image_mask:
        return Picture(EVERYWHERE, EVERYWHERE, pixels, 0.0, fill)
    found = image.obj.get("/ColorSpace", image.obj.get("/CS"))
    space = space_of(found, spaces) if found is not None else ColourSpace(GREY)
    return Picture(EVERYWHERE, EVERYWHERE, pixels, 0.0, Paint(space))


def resolution(pixels: tuple[int, int], matrix: Matrix) -> float:
    """Pixels an inch of the side that has fewer, where a matrix prints a picture."""
    sizes = scale_across(matrix), scale_up(matrix)
    return min((72 * count / size for count, size in zip(pixels, sizes, strict=True) if size), default=0.0)


def _ink(image: pikepdf.Stream, space: ColourSpace) -> float | None:
    if space.kind != CMYK:
        return None
    try:
        picture = pikepdf.PdfImage(image).as_pil_image()
    except (pikepdf.PdfError, NotImplementedError, ValueError, TypeError, OSError):
        return None
    if picture.mode != "CMYK":
        return None
    picture.thumbnail((SAMPLE, SAMPLE))
    colours = picture.getcolors(SAMPLE * SAMPLE) or []
    return max((100 * sum(_parts(values)) / 255 for _, values in colours), default=None)


def _parts(values: float | tuple[int, ...]) -> tuple[float, ...]:
    """The parts of a colour; Pillow gives a number where there is only one."""
    return values if isinstance(values, tuple) else (values,)
