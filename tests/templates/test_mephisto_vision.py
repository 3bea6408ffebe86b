"""Mephisto for every eye: told apart by shape and lightness, under any vision and printed in grey."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageDraw

from cardpress.models.project import Game

Colour = tuple[float, float, float]
"""Red, green and blue, linear, from 0 to 1."""

MACHADO = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""What is left of linear red, green and blue when one kind of cone is missing: Machado et al., 2009."""
VISIONS = ("normal", *MACHADO, "grey")
TEXTS = (
    ("ink", "paper"),
    ("ash", "paper"),
    ("blood", "paper"),
    ("paper", "ink"),
    ("paper", "blood"),
    ("ink", "silver"),
)
"""Every pair of colours that text is set in: the text's and its ground's."""
CARD = (69, 94)
"""Width and height of a card with its bleed, in mm; its drawings are squares of this height."""
KINDS = ("monster", "weapon", "spell", "item")
PICTURE = 85
"""A picture's grey: a third of the way from ink to paper."""
BACKS = ("back_dungeon", "back_reminder", "back_tracker")


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def _seen(colour: str, vision: str) -> Colour:
    """A colour as #rrggbb the way a vision sees it; a grey printer weighs the values as they are stored."""
    stored = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    if vision == "grey":
        grey = _linear(0.299 * stored[0] + 0.587 * stored[1] + 0.114 * stored[2])
        return grey, grey, grey
    red, green, blue = map(_linear, stored)
    if vision == "normal":
        return red, green, blue
    mixed = [row[0] * red + row[1] * green + row[2] * blue for row in MACHADO[vision]]
    red, green, blue = (min(1.0, max(0.0, part)) for part in mixed)
    return red, green, blue


def _contrast(one: Colour, other: Colour) -> float:
    light, dark = sorted((0.2126 * red + 0.7152 * green + 0.0722 * blue for red, green, blue in (one, other)))[
        ::-1
    ]
    return (light + 0.05) / (dark + 0.05)


@pytest.fixture
def contrast(mephisto: Game) -> Callable[[str, str, str], float]:
    """The contrast of two colours of the palette under a vision."""
    palette = mephisto.settings.palette
    return lambda one, other, vision: _contrast(_seen(palette[one], vision), _seen(palette[other], vision))


@pytest.mark.parametrize("vision", VISIONS)
def test_text_stands_out_from_its_ground(contrast: Callable[[str, str, str], float], vision: str) -> None:
    """Text has a contrast of at least 4.5 to 1 to its ground, whoever looks."""
    assert [pair for pair in TEXTS if contrast(*pair, vision) < 4.5] == []


@pytest.mark.parametrize("vision", VISIONS)
def test_pictures_stand_out_from_their_tint(
    mephisto: Game, contrast: Callable[[str, str, str], float], vision: str
) -> None:
    """The paper-white picture has a contrast of at least 3 to 1 to the tint of every card, whoever looks."""
    arts = (getattr(loaded.model, "art", None) for loaded in mephisto.components.values())
    tints = sorted({art.tint for art in arts if art})
    assert [tint for tint in tints if contrast("paper", tint, vision) < 3] == []


def _drawn(game: Game, name: str) -> Image.Image:
    """A drawing over a card in black and white, so small as it looks from across a table: 60 dots high."""
    source = (game.root / "templates" / game.id / "art" / f"{name}.svg").read_text("utf-8")
    size = float(re.findall(r'viewBox="0 0 (\d+)', source)[0])
    image = Image.new("1", (480, 480))
    for ring in re.findall(r"M([^M]+)z", source):
        steps = [float(number) for number in re.findall(r"-?\d+", ring)]
        points, at = [], (0.0, 0.0)
        for step in zip(steps[::2], steps[1::2], strict=True):
            at = (at[0] + step[0], at[1] + step[1])
            points.append((at[0] / size * 480, at[1] / size * 480))
        shape = Image.new("1", image.size)
        ImageDraw.Draw(shape).polygon(points, fill=1)
        image = ImageChops.logical_xor(image, shape)
    beside = round((1 - CARD[0] / CARD[1]) / 2 * 480)
    return image.convert("L").crop((beside, 0, 480 - beside, 480)).resize((44, 60), Image.Resampling.BOX)


def _difference(one: Image.Image, other: Image.Image) -> float:
    """How much of a card is dark in one drawing and light in the other, from 0 to 1."""
    return sum(ImageChops.difference(one, other).tobytes()) / 255 / len(one.tobytes())


@pytest.mark.parametrize("names", [*combinations(KINDS, 2)])
def test_kinds_differ_by_the_shape_of_their_frames(mephisto: Game, names: tuple[str, str]) -> None:
    """Without any colour a twentieth of a card and more tells its kind from any other, even from afar.

    So do its plates and panel alone, and the outline of its picture alone takes a fiftieth.
    """
    one, other = (_drawn(mephisto, f"lines_{name}") for name in names)
    frames = [_drawn(mephisto, f"frame_{name}") for name in names]
    seen = [_framed(frame, lines) for frame, lines in zip(frames, (one, other), strict=True)]
    assert min(_difference(*seen), _difference(one, other)) > 1 / 20
    assert _difference(*frames) > 1 / 50


def _framed(frame: Image.Image, lines: Image.Image) -> Image.Image:
    """A card as it is seen without colour: a grey picture in a dark frame, and what is cut out of paper on it."""
    ground = ImageChops.subtract(Image.new("L", frame.size, PICTURE), frame)
    return ImageChops.lighter(ground, lines)


@pytest.mark.parametrize("names", [*combinations(BACKS, 2)])
def test_backs_differ_by_their_drawings(mephisto: Game, names: tuple[str, str]) -> None:
    """Without any colour the three card backs are three pictures."""
    one, other = (_drawn(mephisto, f"lines_{name}") for name in names)
    assert _difference(one, other) > 1 / 20


def test_every_symbol_is_a_picture_of_its_own(mephisto: Game) -> None:
    """No two symbols share an icon, so that none has to be told from another by colour."""
    icons = [*mephisto.settings.symbols.values()]
    assert len(icons) == len(set(icons))
