"""Tricks: each player plays a card in turn, follows if able, and the best card wins."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from cardpress.effects.course.card_tests import Tests
from cardpress.effects.course.forms import Someone, Value
from cardpress.effects.course.sets import Measure
from cardpress.effects.nodes import Operation, ZoneName
from cardpress.models.component import Id


class Trick(Operation):
    """A trick is played: one card from each hand, the winner named."""

    op: Literal["trick"]
    source: ZoneName | None = Field(
        default=None, alias="from", description="where the cards come from; left out: the hand"
    )
    to: ZoneName | None = Field(default=None, description="where they lie meanwhile; left out: the zone trick")
    lead: Someone = Field(description="who plays first")
    leads: Tests | None = Field(default=None, description="what the first card must be, if able")
    follow: Measure | None = Field(
        default=None, description="the field in which the first card is followed, if able"
    )
    discards: Tests | None = Field(default=None, description="what a card must be that does not follow, if able")
    trump: Value | None = Field(default=None, description="the word of that field that beats the others")
    by: Measure = Field(description="the field that says which card is better")
    name: Id | None = Field(default=None, alias="as", description="a name for the winner")
