"""Printer profiles: six of them, and each fact says where it comes from."""

from __future__ import annotations

import json
from typing import Any

import pytest
from pydantic import ValidationError

from cardpress import printers
from cardpress.printers.profile import Colour, CutShape, FaceOrder, Profile, Standard

NAMES = ("drivethrucards", "home_a4", "home_letter", "makeplayingcards", "mbprint", "thegamecrafter")


def _written(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((printers.FOLDER / f"{name}.json").read_text("utf-8"))
    return found


def test_profiles_are_those_of_the_issue() -> None:
    """There is a profile for two papers at home and for four vendors, each under its own name."""
    assert printers.names() == NAMES
    assert [printers.load_profile(name).name for name in NAMES] == list(NAMES)


def test_unknown_profile_is_refused() -> None:
    """A name that no profile has is no path into the disk."""
    with pytest.raises(KeyError):
        printers.load_profile("../profiles/home_a4")


@pytest.mark.parametrize("name", NAMES)
def test_profile_is_honest(name: str) -> None:
    """Each profile says what nobody has confirmed, and every source has a day and a place."""
    profile = printers.load_profile(name)

    assert profile.unconfirmed
    assert all(source.where and source.checked_on.year >= 2025 for source in profile.sources.values())


@pytest.mark.parametrize("name", NAMES)
def test_fact_without_source_is_refused(name: str) -> None:
    """A fact that names no source of the profile is no fact."""
    for fact in printers.load_profile(name).facts:
        written = _written(name)
        written[fact]["source"] = "hearsay"
        with pytest.raises(ValidationError, match="no such source: hearsay"):
            Profile.model_validate_json(json.dumps(written))


def test_source_that_nothing_names_is_refused() -> None:
    """A list of sources holds only those a fact was read in."""
    written = _written("mbprint")
    written["sources"]["unread"] = written["sources"]["vendor"]

    with pytest.raises(ValidationError, match="nothing comes from the source unread"):
        Profile.model_validate_json(json.dumps(written))


def test_pixels_that_contradict_millimetres_are_refused() -> None:
    """A size in pixels is that of trim and bleed at the resolution, to a pixel of rounding."""
    written = _written("makeplayingcards")
    written["products"][0]["pixels"] = [825, 1122]

    with pytest.raises(ValidationError, match="822 pixels, not 825"):
        Profile.model_validate_json(json.dumps(written))


def test_circle_is_its_diameter() -> None:
    """A product with a diameter is a circle as wide as high; a second measure beside it is refused."""
    written = _written("thegamecrafter")
    found = next(one for one in printers.load_profile("thegamecrafter").products if one.name == "large_circle")
    assert (found.shape, found.width_mm, found.height_mm) == (CutShape.CIRCLE, 25.4, 25.4)

    written["products"][-1]["width_mm"] = 25.4
    with pytest.raises(ValidationError, match="leave out: width_mm"):
        Profile.model_validate_json(json.dumps(written))


def test_vendors_differ_as_they_say() -> None:
    """DriveThruCards wants X-1a, 240 % ink and backs first; MB Print X-4, FOGRA39 and 4 mm of safety."""
    drivethru, mbprint = printers.load_profile("drivethrucards"), printers.load_profile("mbprint")

    assert drivethru.standard.value is Standard.X1A
    assert drivethru.ink_limit_percent.value == 240
    assert drivethru.order.value is FaceOrder.BACK_FIRST
    assert (mbprint.standard.value, mbprint.output_intent.value) == (Standard.X4, "FOGRA39")
    assert (mbprint.safe_mm.value, mbprint.colour.value) == (4, Colour.CMYK)
