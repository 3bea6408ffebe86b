"""Tokens that are put on things in play and taken away again."""

from __future__ import annotations

from typing import ClassVar, Literal

from pydantic import Field

from cardpress.effects.actors import Act
from cardpress.effects.nodes import Manner, Token
from cardpress.effects.selectors import Amount, Selector


class PutToken(Act):
    """Tokens are put on things in play, so many on each of them."""

    manner: ClassVar[Manner] = Manner(spread="apiece", about=("on", ""), in_play=True)
    op: Literal["put_token"]
    token: Token
    amount: Amount = 1
    on: Selector = Field(description="what they are put on")


class TakeToken(Act):
    """Tokens are taken away from things in play, so many from each of them."""

    manner: ClassVar[Manner] = Manner(spread="apiece", about=("source", ""), in_play=True)
    op: Literal["take_token"]
    token: Token
    amount: Amount = 1
    source: Selector = Field(alias="from", description="what they lie on")
