"""Words that effects and markers use for what is placed on rooms, corridors and characters."""

from __future__ import annotations

from enum import StrEnum, auto


class MarkerKind(StrEnum):
    """A marker, an object, or the face of an exploration token."""

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
    """Something harmful that a character or figure receives."""

    LIGHT_WOUND = auto()
    SERIOUS_WOUND = auto()
    INJURY = auto()
    CONTAMINATION = auto()
    MUTATION = auto()
    SLIME = auto()
