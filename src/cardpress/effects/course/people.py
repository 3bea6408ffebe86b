"""Players as games that play can name them: by a marker, a place, what they own or have most of."""

from __future__ import annotations

from typing import ClassVar

from pydantic import Field

from cardpress.effects import actors
from cardpress.effects.course.forms import OF_MARKER, Number, Param, Selected, Someone, ValueForm
from cardpress.effects.nodes import Condition, Marker
from cardpress.models.component import Id, Model

_WHERE = "only those of whom this holds, asked about each as you"


class OnePlayer(actors.OnePlayer):
    """One player of several, chosen by whoever does it."""

    name: Id | None = Field(default=None, alias="as", description="a name later parts can refer to")  # type: ignore[assignment]  # wider
    where: Condition | None = Field(default=None, description=_WHERE)


class EachPlayer(actors.EachPlayer):
    """Each of several players by turns."""

    name: Id | None = Field(default=None, alias="as", description="a name later parts can refer to")  # type: ignore[assignment]  # wider
    where: Condition | None = Field(default=None, description=_WHERE)


class NextPlayer(ValueForm):
    """Who sits after a player and has not left."""

    key: ClassVar[str] = "next"
    next: Someone = Field(description="after whom")


class PreviousPlayer(ValueForm):
    """Who sits before a player and has not left."""

    key: ClassVar[str] = "previous"
    previous: Someone = Field(description="before whom")


class MarkedPlayer(ValueForm):
    """The player whom a marker shows."""

    key: ClassVar[str] = "marker"
    marker: Marker
    of: Selected | None = Field(default=None, description=OF_MARKER)


class OwnerOf(ValueForm):
    """Whose cards these are."""

    key: ClassVar[str] = "owner"
    owner: Selected = Field(description="the cards")


class PlayersWithMost(ValueForm):
    """The players who have the most of something; all who share it."""

    key: ClassVar[str] = "most"
    most: Number = Field(description="the number, asked about each of them as you")
    among: Someone | None = Field(default=None, description="out of whom; left out: all who have not left")


class PlayersWithLeast(ValueForm):
    """The players who have the least of something; all who share it."""

    key: ClassVar[str] = "least"
    least: Number = Field(description="the number, asked about each of them as you")
    among: Someone | None = Field(default=None, description="out of whom; left out: all who have not left")


class PlayerAt(ValueForm):
    """The player at a place of the table; after the last place comes the first."""

    key: ClassVar[str] = "seat"
    seat: Number = Field(description="the place, from 1")


PEOPLE: dict[str, type[Model]] = {
    "one": OnePlayer, "each": EachPlayer, "ref": actors.ThatPlayer, "next": NextPlayer,
    "previous": PreviousPlayer, "marker": MarkedPlayer, "owner": OwnerOf, "most": PlayersWithMost,
    "least": PlayersWithLeast, "seat": PlayerAt, "param": Param,
}  # fmt: skip
"""The shapes of a player beside a word, by the member that tells them."""
