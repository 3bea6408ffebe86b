"""Auctions, where bids rise until all others have passed, and betting, where one folds, calls or raises."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from cardpress.effects.course.forms import Number, Someone
from cardpress.effects.nodes import Counter, Operation
from cardpress.models.component import Id


class Auction(Operation):
    """Players bid in turn, each more than the one before, or pass; who passes is out."""

    op: Literal["auction"]
    source: Someone = Field(default="you", alias="from", description="who begins")  # type: ignore[assignment]  # a word is one
    at_least: Number = Field(default=1, description="the smallest bid")  # type: ignore[assignment]  # a number is one
    at_most: Number | None = Field(default=None, description="the largest bid")
    resource: Counter | None = Field(default=None, description="what is bid; nobody bids more than they have")
    once: bool = Field(default=False, description="true: each player speaks once")
    name: Id | None = Field(default=None, alias="as", description="a name for the winner, nobody if all pass")
    amount_as: Id | None = Field(default=None, description="a name for the winning bid")


class Betting(Operation):
    """Players bet in turn: they fold, call or check, or raise, until all have the same in; who folds leaves."""

    op: Literal["betting"]
    resource: Counter = Field(description="what is bet")
    into: Counter = Field(description="the shared counter it goes to")
    source: Someone = Field(default="you", alias="from", description="who begins")  # type: ignore[assignment]  # a word is one
    raise_: Number = Field(alias="raise", description="how much a raise is")
    raises: Number | None = Field(default=None, description="how often is raised at most; left out: any number")
