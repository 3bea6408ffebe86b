"""table.json: where the things of a game lie on a table on the screen, and what can be pressed there.

A game without this file is laid out from its zones alone. Names of zones, of ranges of actions and of options are
those of the game's engine, which the compiler does not know: whoever sets up the table checks them.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Annotated, Self

from pydantic import Field, model_validator

from cardpress.models.component import Id, Model
from cardpress.models.game import Colour, Millimetres

Name = Annotated[
    str,
    Field(pattern=r"^[a-z][a-z0-9_ ]*$", max_length=48, description="a name of the engine: of a zone, an option"),
]
Spot = Annotated[
    tuple[float, float],
    Field(description="the middle of a place in mm, from the left and from the top of the board"),
]


MessageName = Annotated[
    str, Field(pattern=r"^[a-z][a-z0-9_-]*$", max_length=64, description="a text of text/<lang>.ftl, by its name")
]


class AreaForm(StrEnum):
    """How the pieces of an area lie."""

    FAN = "fan"
    ROW = "row"
    PILE = "pile"
    BOARD = "board"
    PIPS = "pips"


class BoardLayer(Model):
    """Pieces or numbers that lie on a board, from the bottom up."""

    zone: Name = Field(description="the zone that says what lies there")
    places: tuple[tuple[Spot, ...], ...] = Field(
        default=(),
        description="where the places of the zone are; of several lists the one that is as long as the zone",
    )
    of: Name | None = Field(default=None, description="another layer's zone, whose places these are too")
    component: Id | None = Field(default=None, description="what stands where the zone has a number above 0")
    components: tuple[Id, ...] = Field(
        default=(), description="what stands at the place each member of the zone names, by its number"
    )
    named_by: Name | None = Field(
        default=None, description="a zone whose members say which of the components each of these is"
    )
    slot: Id | None = Field(default=None, description="the size of an empty place, one of game.json")
    turn: Name | None = Field(default=None, description="a zone by piece: sixths of a turn it is turned by")
    owners: Name | None = Field(
        default=None, description="a zone by piece: the player whose it is, whose color it gets"
    )
    of_players: bool = Field(default=False, description="true when its members are players, whose colors they get")
    folded: bool = Field(
        default=False, description="true for figures that stand: only the lower half of the face is shown"
    )
    scale: float = Field(default=1.0, gt=0, le=4, description="how large it is shown, 1 as printed")
    shift: Spot = Field(default=(0.0, 0.0), description="how far from the middle of its place it lies")


class TableArea(Model):
    """Something that lies on the table: a board, a pile, a hand, a row of cards."""

    form: AreaForm = Field(
        description="fan and row: side by side; pile: its top and how many; pips: players' colors"
    )
    zone: Name | None = Field(default=None, description="the zone that lies here; none for a board")
    joined: tuple[Name, ...] = Field(default=(), description="further zones that lie here, below it")
    owned: bool = Field(
        default=False,
        description="true when players have equal shares of the row, or each has such a board",
    )
    counted: bool = Field(default=False, description="true when pips are counted: a number for each player")
    tokens: tuple[Id, ...] = Field(
        default=(), description="what stands for each player among printed pips, by the number `named_by` says"
    )
    named_by: Name | None = Field(
        default=None, description="a zone whose members say which of the tokens each player has"
    )
    titles: tuple[Name, ...] = Field(
        default=(), description="names of the rows of a zone that belong to nobody: messages zone-<name>"
    )
    down: bool = Field(
        default=False, description="true when it lies face down though everybody may look through it"
    )
    only_lit: bool = Field(default=False, description="true when it is shown only while it can be pressed")
    small: bool = Field(default=False, description="true when its pieces are shown small")
    gathered: bool = Field(default=False, description="true for a row that becomes a pile when it gets long")
    ground: Id | None = Field(default=None, description="the board itself, a component")
    chosen_by: Name | None = Field(default=None, description="the option of the set-up that chooses among grounds")
    grounds: tuple[Id, ...] = Field(default=(), description="boards by the number of that option, from 1")
    size_mm: tuple[Millimetres, Millimetres] | None = Field(
        default=None, description="width and height of a board that is no component"
    )
    layers: tuple[BoardLayer, ...] = Field(default=(), description="what lies on a board, from the bottom up")
    ways: tuple[tuple[Spot, Spot], ...] = Field(
        default=(), description="lines drawn on the board, from one place to another"
    )

    @property
    def first_zone(self) -> str:
        """The zone by which pictures of the table name it: of a board that of its lowest layer."""
        return self.zone or (self.layers[0].zone if self.layers else "")

    @model_validator(mode="after")
    def _is_board_or_zone(self) -> Self:
        is_board = self.form is AreaForm.BOARD
        if is_board == (self.zone is not None):
            raise ValueError("an area names its zone; a board has layers instead")
        if is_board and not (self.ground or self.grounds or self.size_mm):
            raise ValueError("a board has a ground, grounds or a size_mm")
        return self


class ShownNumber(Model):
    """A number that belongs to every player, to a side, or to the whole table."""

    zone: Name = Field(description="the zone with the number, or with one a player or side")
    symbol: Id | None = Field(default=None, description="a symbol of game.json that stands beside it")
    place: int | None = Field(default=None, ge=0, le=99, description="which, where a player has several numbers")
    color: Id | None = Field(default=None, description="a color of the palette in game.json")
    unless_zero: bool = Field(default=False, description="true when 0 is not shown")
    shows: Name | None = Field(
        default=None, description="what the number stands for, where it is none: player, card, space or word"
    )


class PieceMark(Model):
    """A number or a word at a piece."""

    zone: Name = Field(
        description="the zone with a number for each piece, or with those pieces that have the mark"
    )
    member: Name | None = Field(default=None, description="which member, where the zone has several a piece")
    on: tuple[Name, ...] = Field(min_length=1, description="the zones where such pieces lie")
    symbol: Id | None = Field(default=None, description="a symbol of game.json that stands beside it")
    always: bool = Field(default=False, description="true when 0 is shown too")


class TuckedCards(Model):
    """Cards that lie under a piece."""

    zone: Name = Field(description="the zone with the cards under each piece")
    on: tuple[Name, ...] = Field(min_length=1, description="the zones where such pieces lie")
    by: Name | None = Field(
        default=None, description="the marker of these cards that shows under which piece each lies"
    )


class PressTarget(Model):
    """What is pressed for an action: a piece, a place, a pile, a player."""

    zones: tuple[Name, ...] = Field(
        default=(),
        description="pieces of these zones; the action's number in its range says which design or piece",
    )
    places: Name | None = Field(
        default=None, description="a place of this zone, by the action's number in its range"
    )
    first: int = Field(default=0, ge=0, description="the number of the first of these places")
    copies: bool = Field(
        default=False, description="true when a piece's number means each of its copies that lies there too"
    )
    pile: Name | None = Field(default=None, description="the whole pile of this zone")
    player: bool = Field(default=False, description="true: the player with the action's number in its range")


class ExplainedTerm(Model):
    """A word of the game with what it means, told where a card that uses it is seen large."""

    name: MessageName = Field(
        description="the text with the word, or several with commas; 'Word: what it means' needs no other"
    )
    texts: tuple[MessageName, ...] = Field(default=(), description="the texts that explain it")
    symbol: Id | None = Field(default=None, description="the symbol of game.json that stands for it in rules")


class TableLayout(Model):
    """table.json: areas of the table, numbers, marks, and what is pressed for which action."""

    cloth: Colour | None = Field(default=None, description="the color of the table's cloth")
    areas: tuple[TableArea, ...] = Field(
        default=(), description="what lies on the table, in the order it is read in"
    )
    counters: tuple[ShownNumber, ...] = Field(default=(), description="numbers of the players and of the table")
    marks: tuple[PieceMark, ...] = Field(default=(), description="numbers and words at pieces")
    tucked: tuple[TuckedCards, ...] = Field(default=(), description="cards under pieces")
    actions: dict[Name, tuple[PressTarget, ...]] = Field(
        default={}, description="a range of the engine's actions to what is pressed for them, the likeliest first"
    )

    terms: tuple[ExplainedTerm, ...] = Field(default=(), description="words that cards are explained with")

    def messages(self) -> Iterator[tuple[str, str]]:
        """Every text it names, each with its JSON pointer."""
        for number, term in enumerate(self.terms):
            yield f"/terms/{number}/name", term.name
            yield from ((f"/terms/{number}/texts/{place}", text) for place, text in enumerate(term.texts))

    def components(self) -> Iterator[tuple[str, str]]:
        """Every component it names, each with its JSON pointer."""
        for number, area in enumerate(self.areas):
            at = f"/areas/{number}"
            if area.ground:
                yield f"{at}/ground", area.ground
            yield from ((f"{at}/tokens/{place}", id_) for place, id_ in enumerate(area.tokens))
            yield from ((f"{at}/grounds/{place}", id_) for place, id_ in enumerate(area.grounds))
            for level, layer in enumerate(area.layers):
                if layer.component:
                    yield f"{at}/layers/{level}/component", layer.component
                named = enumerate(layer.components)
                yield from ((f"{at}/layers/{level}/components/{place}", id_) for place, id_ in named)

    def sizes(self) -> Iterator[tuple[str, str]]:
        """Every size it names, each with its JSON pointer."""
        for number, area in enumerate(self.areas):
            slots = ((level, layer.slot) for level, layer in enumerate(area.layers) if layer.slot)
            yield from ((f"/areas/{number}/layers/{level}/slot", slot) for level, slot in slots)

    def symbols(self) -> Iterator[tuple[str, str]]:
        """Every symbol it names, each with its JSON pointer."""
        counters, marks = enumerate(self.counters), enumerate(self.marks)
        yield from ((f"/counters/{place}/symbol", each.symbol) for place, each in counters if each.symbol)
        yield from ((f"/marks/{place}/symbol", each.symbol) for place, each in marks if each.symbol)
        terms = enumerate(self.terms)
        yield from ((f"/terms/{place}/symbol", each.symbol) for place, each in terms if each.symbol)
