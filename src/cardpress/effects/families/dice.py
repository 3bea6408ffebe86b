"""A die that decides: what it shows is enough or not, or has its row in a table."""

from __future__ import annotations

from itertools import pairwise
from typing import Annotated, ClassVar, Literal

from pydantic import Field, model_validator

from cardpress.effects.actors import Act
from cardpress.effects.nodes import Manner, Operation
from cardpress.models.component import Model

Pips = Annotated[int, Field(ge=1, le=20, description="what a die shows, 1 to 20")]


class Roll(Act):
    """A die is rolled; what happens depends on whether it shows at least so much."""

    manner: ClassVar[Manner] = Manner(forks=True)
    op: Literal["roll"]
    at_least: int = Field(ge=2, le=20, description="what is enough, 2 to 20")
    do: Operation
    otherwise: Operation | None = Field(default=None, description="what happens when it shows less")


class Row(Model):
    """What happens when a die shows at most so much, and more than the row before says."""

    up_to: Pips
    do: Operation


class RollTable(Act):
    """A die is rolled; what happens stands in the row of what it shows."""

    manner: ClassVar[Manner] = Manner(forks=True)
    op: Literal["roll_table"]
    rows: tuple[Row, ...] = Field(min_length=2, max_length=6, description="by what the die shows, up to its most")

    @model_validator(mode="after")
    def _rises(self) -> RollTable:
        if any(row.up_to >= after.up_to for row, after in pairwise(self.rows)):
            raise ValueError("each row reaches further than the one before it")
        return self

    @property
    def spans(self) -> tuple[tuple[int, int], ...]:
        """The least and the most that the die shows for each row."""
        least = (1, *(row.up_to + 1 for row in self.rows))
        return tuple((start, row.up_to) for start, row in zip(least, self.rows, strict=False))
