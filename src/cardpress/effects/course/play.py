"""The course of play of a game: what lies where, what is counted, what can be done, when it ends, who has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field, model_validator

from cardpress.effects.course.card_tests import Tests
from cardpress.effects.course.forms import ActionChoice, Number, Selected, Someone, Value, one_or_several
from cardpress.effects.nodes import Action, Board, Condition, Operation, Place, Procedure, Stat, ZoneName
from cardpress.models.component import Id, Model

_PLAYERS = Annotated[int, Field(ge=1, le=12)]
_TEAMS = Annotated[int, Field(ge=2, le=6)]
_WHOLE = Annotated[int, Field(ge=-(10**6), le=10**6)]
_SIDE = Annotated[int, Field(ge=1, le=30, description="1 to 30")]
Name = Annotated[str, Field(max_length=48, description="a word of the field, or a number as text")]
Row: TypeAlias = tuple[int, ...] | tuple[tuple[int, ...], ...] | tuple[tuple[tuple[int, ...], ...], ...]
Choices: Any = one_or_several(ActionChoice, "Choices")
Scores: Any = one_or_several(Number, "Scores")
ActiveFields: TypeAlias = bool | Id | tuple[Id, ...]
"""Whether abilities of cards wake where they lie: of all fields, of none, or of some fields alone."""
Columns: TypeAlias = Annotated[tuple[tuple[Id, ...], ...], Field(min_length=1)]
"""The spaces of each column, from the left."""
_ACTIVE = "wait for events and hold; a field of theirs, or several: those of that field alone"
_IN_PLAY = "true: looked through where nothing says where cards lie; nowhere true: all that is active, and boards"


class PlayerCounts(Model):
    """How many can play."""

    least: _PLAYERS = Field(description="the fewest players, 1 to 12")
    most: _PLAYERS | None = Field(default=None, description="the most players; left out: as many as the fewest")
    teams: _TEAMS | None = Field(default=None, description="how many teams there are; seats go round them")

    @model_validator(mode="after")
    def _in_order(self) -> PlayerCounts:
        if self.most is not None and self.most < self.least:
            raise ValueError("most is less than least")
        return self


class Gifts(Model):
    """What cards do for their player that a teammate may have instead; costs stay with the player."""

    fields: Annotated[tuple[Id, ...], Field(min_length=1)] = Field(description="the fields of cards that say it")
    operations: Annotated[tuple[Id, ...], Field(min_length=1)] = Field(
        description="the operations that help whom they address"
    )


class PlayVariant(Model):
    """Another way to play: who may choose it, and what is otherwise then.

    What cards say then is in variants/, in the file of the same name.
    """

    least: _PLAYERS | None = Field(default=None, description="the fewest players; left out: as few as can play")
    most: _PLAYERS | None = Field(default=None, description="the most players; left out: as many as can play")
    always: bool = Field(default=False, description="true: so many always play it, nobody chooses it")
    concerned: Someone | None = Field(
        default=None, description="whom the changed parts of cards concern, even where a card addresses nobody"
    )
    result: Literal["win", "score"] | None = Field(default=None, description="what counts in the end then")
    teams: _TEAMS | None = Field(default=None, description="how many teams there are then; seats go round them")
    gifts: Gifts | None = Field(default=None, description="what may be given to a teammate")

    @model_validator(mode="after")
    def _in_order(self) -> PlayVariant:
        if self.least is not None and self.most is not None and self.most < self.least:
            raise ValueError("most is less than least")
        return self


class PlayZone(Model):
    """A place where cards lie, and how it behaves."""

    owned: bool = Field(default=False, description="true: each player has one")
    seen: Literal["all", "owner", "others", "nobody"] = Field(
        default="all", description="who sees what lies there; others: everyone but its owner"
    )
    starts: Id | tuple[Id | None, ...] | None = Field(
        default=None, description="the deck that lies there first; a list: of seat 1, of seat 2, …"
    )
    refill: ZoneName | None = Field(
        default=None, description="the zone that is shuffled into it when something must be drawn and it is empty"
    )
    active: ActiveFields = Field(default=False, description=f"true: abilities of cards there {_ACTIVE}")
    in_play: bool = Field(default=False, description=_IN_PLAY)
    emptied: Procedure | None = Field(
        default=None, description="the procedure that is done as soon as its last card is gone"
    )
    ordered: bool = Field(default=False, description="true: the order of its cards means something")
    most: Annotated[int, Field(ge=1, le=999)] | None = Field(
        default=None, description="how many cards have room; what has none stays where it is"
    )


class PlayCounter(Model):
    """A number that is kept: of each player, of all, or of each card in a zone."""

    start: _WHOLE = Field(default=0, description="what it shows first")
    least: _WHOLE = Field(default=0, description="the least it can show")
    most: _WHOLE | None = Field(default=None, description="the most it can show")
    shared: bool = Field(default=False, description="true: there is one for all players")
    of: Place | tuple[Place, ...] | None = Field(
        default=None, description="the zone or board, or several, each card of which has one"
    )

    @model_validator(mode="after")
    def _in_bounds(self) -> PlayCounter:
        if self.start < self.least or (self.most is not None and not self.least <= self.start <= self.most):
            raise ValueError("start is not between least and most")
        if self.shared and self.of is not None:
            raise ValueError("a counter is shared, or of cards, not both")
        return self


class ShownStat(Model):
    """A marker that shows a word or number of a field."""

    stat: Stat


class PlayMarker(Model):
    """Something that shows one value, or none: the trump suit, the dealer."""

    shows: ShownStat | Literal["player", "number", "card", "space"] = Field(
        description='what it shows: {"stat": …} for a word of a field'
    )
    owned: bool = Field(default=False, description="true: each player has one")
    of: Place | tuple[Place, ...] | None = Field(
        default=None, description="the zone or board, or several, each card of which has one while it lies there"
    )
    spaces: Board | None = Field(default=None, description="the board each space of which has one")

    @model_validator(mode="after")
    def _one_place(self) -> PlayMarker:
        if sum((self.owned, self.of is not None, self.spaces is not None)) > 1:
            raise ValueError("a marker is owned, of cards or of spaces, one of them at most")
        return self


class PointCase(Model):
    """What cards count that pass some tests."""

    where: Tests = Field(description="the tests")
    is_: Value = Field(alias="is", description="what they count")


class PointValues(Model):
    """What cards count: by the first case they fit, else by the value of a field, else as all others."""

    cases: tuple[PointCase, ...] = Field(default=(), description="tests with what counts")
    stat: Stat | None = Field(default=None, description="the field")
    values: dict[Name, _WHOLE] = Field(default={}, description="word or number of the field to what it counts")
    other: _WHOLE | Literal["stat"] = Field(
        default=0, description="what all others count; stat: the number that is printed"
    )

    @model_validator(mode="after")
    def _has_stat(self) -> PointValues:
        if self.stat is None and (self.values or self.other == "stat"):
            raise ValueError("values are those of a field: give stat")
        return self


class BoardGrid(Model):
    """A board of squares or hexes in rows and columns."""

    shape: Literal["squares", "hexes"] = Field(default="squares", description="what each space is")
    rows: _SIDE = Field(description="how many rows, 1 to 30")
    columns: _SIDE = Field(description="how many columns, 1 to 30")


class ColumnsAround(Model):
    """The columns of a board that players sit around."""

    least: _PLAYERS = Field(description="with so many players or more")
    columns: Annotated[tuple[Columns, ...], Field(min_length=1)] = Field(
        description="the columns as seat 1 sees them, then as each seat after it"
    )


class PlayBoard(Model):
    """Where things stand: a grid, whose squares are called a1 and so on, or spaces with ways between them."""

    grid: BoardGrid | None = Field(default=None, description="rows and columns")
    spaces: dict[Id, tuple[Id, ...]] | None = Field(default=None, description="each space to those beside it")
    holds: Literal["one", "many"] = Field(default="one", description="how much stands on a space")
    facing: Literal["each", "one"] = Field(
        default="each", description="each: players sit around it; one: all look at it from the same side"
    )
    regions: dict[Id, tuple[Id, ...]] = Field(default={}, description="name of a region to its spaces")
    lines: tuple[Annotated[tuple[Id, ...], Field(min_length=2)], ...] = Field(
        default=(), description="of spaces: the straight lines, each with its spaces from one end to the other"
    )
    columns: Columns | None = Field(
        default=None, description="of spaces: the spaces of each column from the left, as everybody sees them"
    )
    around: ColumnsAround | None = Field(default=None, description="columns that are others for each seat")
    active: ActiveFields = Field(default=True, description=f"true: abilities of cards there {_ACTIVE}")
    in_play: bool = Field(default=False, description=_IN_PLAY)

    @model_validator(mode="after")
    def _one_form(self) -> PlayBoard:
        if (self.grid is None) == (self.spaces is None):
            raise ValueError("give grid or spaces, exactly one of them")
        if self.grid is not None and self.columns is not None:
            raise ValueError("a grid has columns of its own: columns are for spaces")
        if self.grid is not None and self.lines:
            raise ValueError("a grid has lines of its own: lines are for spaces")
        if self.around is not None and self.columns is None:
            raise ValueError('give "columns" as well, for fewer players')
        return self

    @property
    def names(self) -> Sequence[str]:
        """Its spaces, those of a grid row by row from seat 1's side."""
        if self.grid is None:
            return tuple(self.spaces or ())
        return [f"{_letters(x)}{y + 1}" for y in range(self.grid.rows) for x in range(self.grid.columns)]


def _letters(column: int) -> str:
    """A column as spreadsheets name it: a to z, then aa."""
    more, last = divmod(column, 26)
    return (_letters(more - 1) if more else "") + chr(ord("a") + last)


class PlayAction(Model):
    """What a player may do: legal when all can be chosen, the condition holds and all can be paid."""

    choose: Choices | None = Field(default=None, description="what is chosen first, one thing or several in turn")
    if_: Condition | None = Field(default=None, alias="if", description="what must hold with what was chosen")
    pay: Operation | None = Field(default=None, description="what is paid")
    do: Operation | None = Field(default=None, description="what happens")


class Body(Model):
    """What an operation, event or condition of the game's own does."""

    do: Operation | None = Field(default=None, description="of an operation: what happens")
    when: Id | None = Field(
        default=None, description="of an operation: the event it waits for on a card in an active zone"
    )
    condition: Condition | None = Field(
        default=None, description="of a condition or an event: what holds; with when: what holds of that event"
    )

    @model_validator(mode="after")
    def _does_something(self) -> Body:
        if self.when is not None and self.do is None:
            raise ValueError("when is for what is done: give do")
        if self.when is None and (self.do is None) == (self.condition is None):
            raise ValueError("give do or condition, exactly one of them")
        return self


class GameEnd(Model):
    """When the game is over."""

    when: Condition
    after: Literal["at_once", "turn", "round"] = Field(
        default="turn", description="whether the action, the turn or the round is finished first"
    )


class CountedUse(Model):
    """What reports count as a use of a card: that an action is taken with it, or that something is told of it."""

    column: Id = Field(description="the column of reports in which it is counted; the first is what a card is for")
    action: Action = Field(description="the action that is taken with the card, or in which it is told of")
    told: Id | None = Field(
        default=None, description="the happening that is told of the card; left out: that the action is taken"
    )
    among: Selected | None = Field(
        default=None, description="the cards of which it can be told while the action is possible"
    )


class ToldRank(Model):
    """A rank of somebody who plays alone, by the happening that tells it."""

    rank: Id = Field(description="what reports call it")
    told: Id = Field(description="the happening that tells it (`tell`)")


class PlayFile(Model):
    """The course of play, or a part of it: what all files of play/ say together is one."""

    players: PlayerCounts | None = Field(default=None, description="how many can play")
    variants: dict[Id, PlayVariant] = Field(default={}, description="other ways to play")
    zones: dict[Id, PlayZone] = Field(default={}, description="where cards lie")
    counters: dict[Id, PlayCounter] = Field(default={}, description="numbers that are kept")
    markers: dict[Id, PlayMarker] = Field(default={}, description="what shows one value or none")
    points: dict[Id, PointValues] = Field(default={}, description="what cards count")
    tables: dict[Id, Row] = Field(default={}, description="tables of numbers: lists, or lists of lists")
    formulas: dict[Id, Number] = Field(
        default={}, description="numbers that several places need, each about you, used by their names"
    )
    boards: dict[Id, PlayBoard] = Field(default={}, description="where things stand")
    setup: Operation | None = Field(default=None, description="what is done before the game")
    course: Operation | None = Field(default=None, description="the game itself")
    procedures: dict[Id, Operation] = Field(default={}, description="parts that are done by their names")
    actions: dict[Id, PlayAction] = Field(default={}, description="what players may do")
    bodies: dict[Id, Body] = Field(default={}, description="what the game's own words do")
    end: GameEnd | None = Field(default=None, description="when it is over; left out: when the course is done")
    score: Scores | None = Field(
        default=None, description="what each player has, about you; then what breaks ties"
    )
    wins: Literal["most", "least"] = Field(default="most", description="whether most or least wins")
    result: Literal["win", "score"] = Field(
        default="win", description="what counts in the end: who has won, or the score itself"
    )
    counted: tuple[CountedUse, ...] = Field(
        default=(),
        description="what reports count as uses of cards; left out: every action that is taken with one",
    )
    ranks: tuple[ToldRank, ...] = Field(default=(), description="ranks of who plays alone, from the lowest")


class Play(PlayFile):
    """The course of play as engines get it: with the words of every field that has such, from the lowest."""

    words: dict[Id, tuple[str, ...]] = Field(default={}, description="field to its words, from the lowest")
