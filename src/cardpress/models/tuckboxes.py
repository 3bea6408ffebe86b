"""Tuckboxes of a game in game.json: what each holds, and how thick that is."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from cardpress.models.component import Id, Model

PLAIN_BOX = "shared/box.html"
"""The sides of a box that has no template: the name of the game in the colors of its palette."""


class BoxSettings(Model):
    """A box to fold from one sheet: for the cards of one size, in some decks or all."""

    size: str | None = Field(
        default=None, description="size of the cards it holds; left out: the one that all of its cards have"
    )
    decks: list[Id] = Field(default=[], description="decks whose cards it holds; left out: all of them")
    card_mm: Annotated[float, Field(ge=0.05, le=20)] = Field(
        default=0.32, description="thickness of one card in mm: 0.32 of usual paper, 0.6 in a sleeve, 2 of a tile"
    )
    room_mm: Annotated[float, Field(ge=0, le=20)] = Field(
        default=1.0, description="how much wider, higher and deeper than its cards it is inside, in mm"
    )
    template: str = Field(
        default=PLAIN_BOX,
        description="a file in templates/<game>/ that draws its six sides, or shared/<file>; unasked plain ones",
        pattern=r"^(shared/)?[a-z0-9_]+\.html$",
    )

    def path(self, game: str) -> str:
        """The template's path below templates/."""
        return self.template if "/" in self.template else f"{game}/{self.template}"
