"""Colours of light (sRGB) as inks (CMYK): through LittleCMS and a profile, darkness without a tint as black alone.

Relative colorimetric with black point compensation. Shares are from 0 to 1.
"""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from PIL import Image, ImageCms

PROFILES = Path(__file__).parent / "profiles"
CONDITION = "FOGRA39"
"""The one printing condition there are free data of."""
_DARK = 64
"""Brightest channel (of 255) of what is printed with black alone when it is neutral."""
_NEUTRAL = 10
"""Farthest that channels (of 255) of a neutral colour lie from each other."""

Ink = tuple[float, float, float, float]
Transform = Any
"""A transform of LittleCMS."""


class Inks:
    """One printing condition with one ink limit."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.profile = file.read_bytes()
        self._known: dict[tuple[int, int, int], Ink] = {}

    def of(self, red: float, green: float, blue: float) -> Ink:
        """The inks of a colour; shares outside 0 to 1 count as these."""
        light = _byte(red), _byte(green), _byte(blue)
        if light not in self._known:
            self._known[light] = self._mix(light)
        return self._known[light]

    def picture(self, picture: Image.Image) -> Image.Image:
        """An RGB picture as CMYK."""
        converted = ImageCms.applyTransform(picture, self._transform)
        if converted is None:
            raise ValueError("LittleCMS gave no picture")
        return converted

    def _mix(self, light: tuple[int, int, int]) -> Ink:
        cyan, magenta, yellow, black = _pixel(self.picture(Image.new("RGB", (1, 1), light)))
        if max(light) <= _DARK and max(light) - min(light) <= _NEUTRAL:
            lightness = self._lightness(cyan, magenta, yellow, black)
            return 0.0, 0.0, 0.0, self._black(lightness) / 255
        return cyan / 255, magenta / 255, yellow / 255, black / 255

    def _black(self, lightness: int) -> int:
        """How much black alone is as light as that, or all of it."""
        return min(range(256), key=lambda black: (abs(self._ramp[black] - lightness), -black))

    @cached_property
    def _ramp(self) -> Sequence[int]:
        return [self._lightness(0, 0, 0, black) for black in range(256)]

    def _lightness(self, *ink: int) -> int:
        measured = ImageCms.applyTransform(Image.new("CMYK", (1, 1), ink), self._measure)
        if measured is None:
            raise ValueError("LittleCMS gave no color")
        return _pixel(measured)[0]

    @cached_property
    def _transform(self) -> Transform:
        flags = ImageCms.Flags.BLACKPOINTCOMPENSATION
        return _build(ImageCms.createProfile("sRGB"), str(self.file), ("RGB", "CMYK"), flags)

    @cached_property
    def _measure(self) -> Transform:
        return _build(str(self.file), ImageCms.createProfile("LAB"), ("CMYK", "LAB"), ImageCms.Flags.NONE)


@cache
def inks(condition: str | None, limit_percent: float | None) -> Inks:
    """The inks of a printing condition with at most so much of all together; KeyError when there is no profile."""
    limit = 300 if limit_percent is None else limit_percent
    file = PROFILES / f"{(condition or CONDITION).lower()}_{limit:g}.icc"
    if not file.is_file():
        raise KeyError(f"{condition}, {limit:g}%")
    return Inks(file)


def _build(source: object, target: object, modes: tuple[str, str], flags: ImageCms.Flags) -> Transform:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        build: Any = ImageCms.buildTransform
        return build(source, target, *modes, renderingIntent=ImageCms.Intent.RELATIVE_COLORIMETRIC, flags=flags)


def _pixel(picture: Image.Image) -> tuple[int, ...]:
    return tuple(picture.tobytes())


def _byte(share: float) -> int:
    return min(255, max(0, round(share * 255)))
