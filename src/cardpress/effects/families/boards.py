"""What stands on boards: in a line, connected, on a space."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from cardpress.effects.course.card_tests import Kinds
from cardpress.effects.course.forms import Number, Selected, Someone
from cardpress.effects.nodes import Board, Condition, Region

_BOARD = "which board; left out: the only one"


class Line(Condition):
    """So many things of a player stand in a straight line."""

    condition: Literal["line"]
    length: Number = Field(description="how many")
    owner: Someone = Field(default="you", description="whose things")  # type: ignore[assignment]  # a word is one
    through: Selected | None = Field(default=None, description="a thing or space that is part of the line")
    board: Board | None = Field(default=None, description=_BOARD)
    kind: Kinds | None = Field(default=None, description="which kinds; left out: any")


class Connects(Condition):
    """Things of a player stand side by side from one region to another."""

    condition: Literal["connects"]
    owner: Someone = Field(default="you", description="whose things")  # type: ignore[assignment]  # a word is one
    regions: tuple[Region, ...] = Field(min_length=2, max_length=2, description="the two regions")
    board: Board | None = Field(default=None, description=_BOARD)
    kind: Kinds | None = Field(default=None, description="which kinds; left out: any")


class Standing(Condition):
    """Something stands on a space."""

    condition: Literal["standing"]
    what: Selected
    on: Selected = Field(description="the space")
