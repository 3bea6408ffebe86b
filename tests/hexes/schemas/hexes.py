"""Shapes of a game of hexagonal tiles, markers and a board, no larger than the tests of printing need."""

from __future__ import annotations

from typing import ClassVar, Literal

from pydantic import Field

from cardpress.models.component import Component


class Tile(Component):
    """A tile of an army."""

    folder: ClassVar[str] = "tiles"
    kind: Literal["tile"]
    army: Literal["red", "blue"] = Field(description="whose it is")
    strength: int = Field(ge=1, le=3, description="strength, a whole number from 1 to 3")


class Marker(Component):
    """A marker."""

    folder: ClassVar[str] = "markers"
    kind: Literal["marker"]


class Board(Component):
    """The board."""

    folder: ClassVar[str] = "boards"
    kind: Literal["board"]


KINDS: tuple[type[Component], ...] = (Tile, Marker, Board)
