"""Sets of cards that belong together: the same or all different in something, a run, or of a given total."""

from __future__ import annotations

from typing import TypeAlias

from pydantic import Field, model_validator

from cardpress.effects.course.forms import Number
from cardpress.effects.nodes import PointMap, Stat
from cardpress.models.component import Model


class ByPoints(Model):
    """By a map of points, where a field could stand."""

    points: PointMap


Measure: TypeAlias = Stat | ByPoints
"""What cards are compared by: a field, or points."""


class SetTest(Model):
    """What a set of cards must be: alike, all different, in a row, of a total; how many, what else they share."""

    same: Stat | None = Field(default=None, description="the field in which all are the same")
    different: Stat | None = Field(default=None, description="the field in which no two are the same")
    run: Stat | None = Field(default=None, description="the field in which they follow each other without a gap")
    total: Number | None = Field(default=None, description="what they come to, in the field or points given")
    stat: Stat | None = Field(default=None, description="with total: the field that is added up")
    points: PointMap | None = Field(default=None, description="with total: the points that are added up")
    size: Number | None = Field(default=None, description="exactly so many cards")
    at_least: Number | None = Field(default=None, description="at least so many cards; left out: 1")
    longest: bool = Field(default=False, description="true: only the largest such sets")
    last: bool = Field(default=False, description="true: only sets with the last of the cards")
    within: Stat | None = Field(default=None, description="a field in which all are the same as well")

    @model_validator(mode="after")
    def _says_what(self) -> SetTest:
        if sum(each is not None for each in (self.same, self.different, self.run, self.total)) != 1:
            raise ValueError("give same, different, run or total, exactly one of them")
        if self.total is not None and (self.stat is None) == (self.points is None):
            raise ValueError("a total is of a stat or of points: give one of them")
        if self.size is not None and self.at_least is not None:
            raise ValueError("give size or at_least, not both")
        return self
