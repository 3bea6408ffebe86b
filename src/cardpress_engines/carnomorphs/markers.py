"""Words for what is put on rooms, corridors and characters, as effects and markers say them."""

from __future__ import annotations

from enum import StrEnum, auto


class Marker(StrEnum):
    """A marker, an object, or what an exploration token shows."""

    NOISE = auto()
    FIRE = auto()
    MALFUNCTION = auto()
    SLIME = auto()
    DOOR = auto()
    DANGER = auto()
    SILENCE = auto()
    ITEM = auto()
    CARCASS = auto()
    CORPSE = auto()
    EGG = auto()
    HEAVY_OBJECT = auto()


class Affliction(StrEnum):
    """What a character takes."""

    LIGHT_WOUND = auto()
    SERIOUS_WOUND = auto()
    INJURY = auto()
    CONTAMINATION = auto()
    MUTATION = auto()
    SLIME = auto()
