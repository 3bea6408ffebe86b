"""Tiles as they are printed: every sign has a place, and is told from what is around it."""

from __future__ import annotations

import hashlib
import math
import re
from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest
from markupsafe import Markup
from numpy.typing import NDArray
from PIL import Image, ImageChops, ImageOps, ImageStat
from tests.templates.neuroshima_hex.studio import ARMIES, SCALE, Studio

from cardpress.models.game import Hexagon
from cardpress.models.project import Game


def _at(image: Image.Image, size: Hexagon, edge: int, reach: float) -> tuple[int, int, int]:
    """The colour on the way from the middle to an edge, 1 being the edge itself."""
    angle, length = math.radians(60 * edge - 90), reach * size.flat_to_flat_mm / 2 * 72 / 25.4 * SCALE
    x, y = image.width / 2 + length * math.cos(angle), image.height / 2 + length * math.sin(angle)
    red, green, blue = image.getpixel((round(x), round(y)))
    return red, green, blue


def _is_paper(colour: tuple[int, int, int]) -> bool:
    return min(colour) > 200


ALL_AROUND = tuple(range(6))
SIGNS = {
    "attacks": {"attacks": [{"edge": edge, "type": "melee", "strength": 1} for edge in ALL_AROUND]},
    "armor": {"armor": ALL_AROUND},
    "nets": {"nets": ALL_AROUND},
    "links": {"links": ALL_AROUND},
    "corners": {"initiative": [3], "toughness": 2},
    "traits": {"traits": ["mobility", "paralysis"]},
    "effects": {"ability": {"op": "seq", "do": [{"op": "turn"}, {"op": "boost", "stat": "melee", "by": 1}]}},
}
"""What a tile can bear, each group where it is fullest."""


def _bearing(studio: Studio, names: Sequence[str]) -> NDArray[np.int16]:
    """The pixels of a tile that bears some groups of signs and nothing else."""
    front = studio.printed["moloch_blocker"].front
    bare = {"attacks": [], "armor": [], "nets": [], "links": [], "initiative": [], "toughness": 1, "traits": []}
    card = {**studio.card("moloch_blocker"), **bare}
    for name in names:
        card |= SIGNS[name]
    markup = re.sub(r'<i class="icon hero.*?</i>|<h1.*?</h1>', "", studio.fill(card))
    key = hashlib.sha256(markup.encode()).hexdigest()
    return np.asarray(studio.image(replace(front, key=key, markup=lambda *_: Markup(markup))), dtype=np.int16)


@pytest.mark.parametrize("ring", ["armor", "nets", "links"])
def test_every_sign_has_a_place_of_its_own(polish: Studio, ring: str) -> None:
    """On a tile that bears every sign at once more than nineteen twentieths of each are still seen."""
    names = ["attacks", ring, "corners", "traits", "effects"]
    bare, full = _bearing(polish, []), _bearing(polish, names)
    for name in names:
        alone = _bearing(polish, [name])
        shape = (np.abs(alone - bare).max(axis=2) > 40) & (alone.max(axis=2) > 110)
        seen = shape & (np.abs(alone - full).max(axis=2) < 24)
        assert shape.sum() > 1000, name

        assert seen.sum() / shape.sum() > 0.95, (name, seen.sum() / shape.sum())


@pytest.mark.parametrize("flat", [34.0, 46.0])
def test_attacks_are_printed_where_they_point(polish: Studio, flat: float) -> None:
    """On paper an attack with one or three shapes is bright in the middle of its edge, at any size of the tile."""
    size = Hexagon(flat_to_flat_mm=flat)
    for id_ in ("mephisto_hq", "outpost_commando", "outpost_runner", "borgo_mutant", "sharrash_beast"):
        card, front = polish.card(id_), polish.printed[id_].front
        image = polish.image(replace(front, key=f"{int(flat):02d}{front.key[2:]}", size=size))
        bright = {edge for edge in range(6) if _is_paper(_at(image, size, edge, 0.75))}
        assert bright == {attack["edge"] for attack in card["attacks"]}, id_


def test_melee_is_notched_and_ranged_has_a_shaft(polish: Studio) -> None:
    """Melee and ranged differ in shape: at the foot of the ring a shot has begun, and a blow is cut out there."""
    melee, ranged = (polish.printed[id_] for id_ in ("outpost_brawler", "outpost_hmg"))
    size = melee.size
    assert isinstance(size, Hexagon)
    assert not _is_paper(_at(polish.image(melee.front), size, 0, 0.6))
    assert _is_paper(_at(polish.image(ranged.front), size, 0, 0.6))


def test_left_and_right_quill_are_told_apart(polish: Studio) -> None:
    """The two quill markers point to opposite sides and bear different letters (HEX-81)."""
    left, right = (polish.printed[f"mephisto_marker_{side}_quill"].front for side in ("left", "right"))
    letters = [
        next(one.text for one in polish.read(str(front.markup({}, polish.report))) if "hand" in one.classes)
        for front in (left, right)
    ]
    assert len(set(letters)) == 2
    one, other = (polish.image(front).convert("L") for front in (left, right))
    turned, mirrored = (
        ImageStat.Stat(ImageChops.difference(one, image)).mean[0] for image in (other, ImageOps.mirror(other))
    )
    assert turned > 2 * mirrored
    dot = one.width / 22  # a marker of 16 mm with 3 mm of bleed on each side
    sides = [one.getpixel((round(dot * (11 + across)), round(dot * 6.4))) for across in (-4.2, 4.2)]
    assert [value > 200 for value in sides] == [
        False,
        True,
    ]  # the tip is on the left, so the corner is cut off there


def _luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("army", ARMIES)
def test_signs_and_pictures_stand_out_in_grey(game: Game, army: str) -> None:
    """Inks that must be told apart differ 4.5 times in luminance, so that no eye needs the colour."""
    palette = {name: _luminance(value) + 0.05 for name, value in game.settings.palette.items()}
    for light in ("paper", "steel", "signal", f"{army}_glow", f"{army}_pale"):
        assert palette[light] / palette["ink"] > 4.5, light
    for dark in ("blood", f"{army}_deep"):
        assert palette["paper"] / palette[dark] > 4.5, dark


@pytest.mark.parametrize("army", ARMIES)
def test_attacks_lie_on_ink(polish: Studio, army: str) -> None:
    """Between an attack of an HQ and what is painted there lies a rim of ink, at its tip and its foot."""
    hq = polish.printed[f"{army}_hq"]
    assert isinstance(hq.size, Hexagon)
    image = polish.image(hq.front)
    for attack in polish.card(f"{army}_hq")["attacks"]:
        for reach in (0.855, 0.61):
            assert max(_at(image, hq.size, attack["edge"], reach)) < 60, (attack, reach)
