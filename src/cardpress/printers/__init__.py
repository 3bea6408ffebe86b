"""Printer profiles as data: one a printer, every fact with its source and the day it was looked up."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from cardpress.printers.profile import Profile

FOLDER = Path(__file__).parent / "profiles"


def names() -> tuple[str, ...]:
    """The names of all profiles, sorted."""
    return tuple(sorted(file.stem for file in FOLDER.glob("*.json")))


@cache
def load_profile(name: str) -> Profile:
    """The profile of a name out of `names`; KeyError when there is none."""
    file = FOLDER / f"{name}.json"
    if name not in names():
        raise KeyError(name)
    return Profile.model_validate_json(file.read_bytes())
