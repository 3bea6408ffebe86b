"""Selectors of games that play: cards by any test, by chance or as a set, and spaces of boards."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from pydantic import Field, model_validator

from cardpress.effects import selectors
from cardpress.effects.course.card_tests import Directions, Kinds, Tests
from cardpress.effects.course.forms import OF_MARKER, Number, Param, Range, Selected, ValueForm, one_or_several
from cardpress.effects.course.sets import SetTest
from cardpress.effects.nodes import Board, Marker, Place
from cardpress.effects.selectors import Itself, Ref
from cardpress.models.component import Id, Model

Sets: Any = one_or_several(SetTest, "Sets")
_COUNTED = {"exactly", "up_to"}
_MAY_COUNT = {"top", "bottom", "random"}


class MarkedThing(ValueForm):
    """The card or space that a marker shows."""

    key: ClassVar[str] = "marker"
    marker: Marker
    of: Selected | None = Field(default=None, description=OF_MARKER)


class Pick(selectors.Pick):
    """Cards chosen by the player who carries out the effect, by chance, or all that fit.

    one: one card of the chooser's choice; the: the only one that fits; exactly, up_to: `count` of them; any: as
    many as the chooser likes; all: every card that fits; next: the next one that comes to fit; rest: what is
    left of `among`; top, bottom, random: one card, or `count` of them; set: a set of cards that `forms` says.
    """

    pick: Literal[
        "one", "the", "exactly", "up_to", "any", "all", "next", "rest", "top", "bottom", "random", "set"
    ] = Field(description="how many, and who or what decides which")  # type: ignore[assignment]  # wider
    count: Number | None = Field(default=None, description="how many, for exactly, up_to, top, bottom and random")  # type: ignore[assignment]  # wider
    kind: Kinds = Field(default="card", description="a kind of component, or several joined by 'or'")
    zone: Place | tuple[Place, ...] | None = Field(  # type: ignore[assignment]  # wider
        default=None, description="where they lie: a zone, a board or several; left out: in play"
    )
    on: Selected | None = Field(default=None, description="the space they stand on")
    where: Tests | None = Field(default=None, description="a test each of them passes, or several")
    if_able: Tests | None = Field(
        default=None, description="tests, one after the other, each of which counts only where something passes it"
    )
    among: Selected | None = Field(default=None, description="only out of these")  # type: ignore[assignment]  # wider
    forms: Sets | None = Field(default=None, description="for pick set: what the set is, or several of which one")

    @model_validator(mode="after")
    def _count_fits(self) -> Pick:
        if self.pick in _COUNTED and self.count is None:
            raise ValueError(f"pick {self.pick} needs a count")
        if self.count is not None and self.pick not in _COUNTED | _MAY_COUNT:
            raise ValueError(f"pick {self.pick} takes no count")
        if self.pick == "rest" and self.among is None:
            raise ValueError("pick rest needs among")
        if (self.pick == "set") != (self.forms is not None):
            raise ValueError('pick "set" and "forms", which says what the set is, belong together')
        return self

    @model_validator(mode="after")
    def _place_fits(self) -> Pick:
        if sum(each is not None for each in (self.among, self.zone, self.on)) > 1:
            raise ValueError("give zone, on or among, one of them at most: each says where the cards are")
        return self


class SpacePick(ValueForm):
    """Spaces of a board: one of the chooser's choice, all that fit, or some; from somewhere, in a direction."""

    key: ClassVar[str] = "space"
    space: Literal["one", "the", "exactly", "up_to", "any", "all"] = Field(description="how many spaces")
    count: Number | None = Field(default=None, description="how many, for exactly and up_to")
    board: Board | None = Field(default=None, description="which board; left out: the only one")
    source: Selected | None = Field(
        default=None, alias="from", description="from which space, or from what stands there"
    )
    way: Directions | None = Field(default=None, description="a direction or several; left out: any")
    distance: Range | Literal["any"] | None = Field(
        default=None, description="how many steps away, or at_most so many, or any; left out: 1"
    )
    clear: bool = Field(default=False, description="true: nothing stands between")
    through: Tests | None = Field(default=None, description="only along a line of spaces that all pass these")
    until: Tests | None = Field(default=None, description="with through: the space behind them passes these")
    beyond: Selected | None = Field(
        default=None, description="straight behind this, seen from there: where a jump over it lands"
    )
    where: Tests | None = Field(default=None, description="a test each of them passes, or several")
    name: Id | None = Field(default=None, alias="as", description="a name later parts can refer to")

    @model_validator(mode="after")
    def _count_fits(self) -> SpacePick:
        if (self.space in _COUNTED) != (self.count is not None):
            raise ValueError("count is for exactly and up_to, which need it")
        if self.source is None and (self.way or self.distance or self.clear or self.beyond):
            raise ValueError('way, distance, clear and beyond count "from" somewhere')
        if self.beyond and (self.way or self.clear or self.through):
            raise ValueError("beyond says the direction itself, without way, clear and through")
        return self


SELECTORS: dict[str, type[Model]] = {
    "ref": Ref,
    "it": Itself,
    "param": Param,
    "marker": MarkedThing,
    "space": SpacePick,
    "pick": Pick,
}
"""The shapes of a selector, by the member that tells them."""
