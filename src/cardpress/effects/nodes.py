"""Base nodes of effect trees, and slots that each game fills with its words, operations, events, conditions.

A shared model is open: a field whose words a game chooses is annotated with one of the aliases here, and one that
holds an effect, an event, a condition or a qualifier with the base class. `vocabulary` closes them for one game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, ClassVar, Literal, TypeAlias, get_args

from pydantic import ConfigDict, Field

from cardpress.models.component import Model


@dataclass(frozen=True)
class Manner:
    """What sort of thing a model says, beyond its fields: what it asks of cards, and how its sentence goes."""

    about: tuple[str, str] | None = None
    """The field that says which cards it is about, and the number these must have printed on them, if any."""
    in_play: bool = False
    """Whether it reaches only cards in play."""
    card_needs: tuple[str, str] | None = None
    """The field its own card must have, and why."""
    only_in: str = ""
    """The field whose effect alone it can stand in; empty: any."""
    heading: bool = False
    """Whether it opens a paragraph with a keyword."""
    adverbial: bool = False
    """Whether it is said by a phrase, such as "at the start of the day", and not by a clause."""
    holds: bool = False
    """Whether it says what is so, and not what happens, where it says not how long: its `$mood` is state then.

    What comes about after a roll, an event or a price happens.
    """
    passing: bool = False
    """Whether it is true for moments only: a sentence says "when" of it rather than "as long as"."""
    unit: str = ""
    """The term that its amounts count, where no field says what they are amounts of."""
    spread: Literal["whole", "each", "apiece"] = "whole"
    """Whether it falls on each of several things by itself, and each gets an amount of its own."""
    forks: bool = False
    """Whether only one of the effects it holds happens: what one of them names, the others do not know."""
    limits: bool = False
    """Whether it says how often what it holds may happen: a sentence says so before the event it waits for."""
    leaves: bool = False
    """Whether the things it is about leave where they are: a sentence says from where."""


class Node(Model):
    """One node of an effect tree."""

    model_config = ConfigDict(defer_build=True)  # an open model reads nothing; its closed copies do

    tag: ClassVar[str]
    """The field that tells it from others of its sort."""
    sort: ClassVar[str]
    """What its sort is called in an error."""
    manner: ClassVar[Manner] = Manner()

    @property
    def word(self) -> str:
        """The word that tells it from others of its sort."""
        return str(getattr(self, self.tag))


class Operation(Node):
    """What happens, or holds."""

    tag: ClassVar[str] = "op"
    sort: ClassVar[str] = "an operation"
    op: str


class Event(Node):
    """What `when` waits for."""

    tag: ClassVar[str] = "event"
    sort: ClassVar[str] = "an event"
    event: str


class Condition(Node):
    """What `if` and `while` ask."""

    tag: ClassVar[str] = "condition"
    sort: ClassVar[str] = "a condition"
    condition: str


class Qualifier(Node):
    """What a selector asks of the things it picks; in a file its fields `is_` and `not_` have no underscore."""

    model_config = ConfigDict(alias_generator=lambda name: name.rstrip("_"))

    tag: ClassVar[str] = "is"
    sort: ClassVar[str] = "a qualifier"
    unique: ClassVar[bool] = False
    """Whether one thing at most can be so: the one opposite."""
    is_: str
    not_: Literal[True] | None = Field(default=None, description="true: they must not be that")

    @property
    def word(self) -> str:
        """The word that tells it from other qualifiers."""
        return self.is_


NESTED: tuple[type[Node], ...] = (Operation, Event, Condition, Qualifier)
"""A field annotated with one of these holds any of the game's own."""


@dataclass(frozen=True)
class Slot:
    """Marks a field whose values each game names."""

    name: str


Resource: TypeAlias = Annotated[str, Slot("resources")]
Holding: TypeAlias = Annotated[str, Slot("holdings")]
ZoneName: TypeAlias = Annotated[str, Slot("zones")]
Stat: TypeAlias = Annotated[str, Slot("stats")]
Period: TypeAlias = Annotated[str, Slot("periods")]
Until: TypeAlias = Annotated[str, Slot("until")]
Trait: TypeAlias = Annotated[str, Slot("traits")]
Token: TypeAlias = Annotated[str, Slot("tokens")]
End: TypeAlias = Annotated[str, Slot("ends")]
Destination: TypeAlias = Annotated[str | int, Slot("destinations")]
Lane: TypeAlias = Annotated[str | int, Slot("lanes")]

Counter: TypeAlias = Annotated[str, Slot("counters")]
Marker: TypeAlias = Annotated[str, Slot("markers")]
PointMap: TypeAlias = Annotated[str, Slot("points")]
NumberTable: TypeAlias = Annotated[str, Slot("tables")]
Formula: TypeAlias = Annotated[str, Slot("formulas")]
Board: TypeAlias = Annotated[str, Slot("boards")]
Region: TypeAlias = Annotated[str, Slot("regions")]
Action: TypeAlias = Annotated[str, Slot("actions")]
Procedure: TypeAlias = Annotated[str, Slot("procedures")]
Place: TypeAlias = Annotated[str, Slot("places")]
Word: TypeAlias = Annotated[str, Slot("words")]
VariantName: TypeAlias = Annotated[str, Slot("variants")]


@dataclass(frozen=True)
class StoredAs:
    """Marks a type whose values are kept as another: a list of operations is kept as a sequence."""

    annotation: Any


PEOPLE = ("people", "actors")
"""The slots whose words are people."""


COUNTED = frozenset({"resources", "tokens"})
"""The slots whose words are what an amount is an amount of."""


def people_in(model: type[Node]) -> frozenset[str]:
    """Names of the fields of a model that can hold a person."""
    return _filled_by(model, PEOPLE)


def counted_in(model: type[Node]) -> frozenset[str]:
    """Names of the fields of a model that say what its amounts are amounts of."""
    return _filled_by(model, COUNTED)


@cache
def _filled_by(model: type[Node], slots: frozenset[str]) -> frozenset[str]:
    """Names of the fields that hold words of some slots, told by the open model that a model is a copy of."""
    opened = (one for one in model.__mro__ if issubclass(one, Node) and one is not Node)
    found = ((name, field) for one in opened for name, field in one.model_fields.items())
    filled = ((name, slot.name) for name, field in found for slot in _slots([field.annotation, *field.metadata]))
    return frozenset(name for name, slot in filled if slot in slots)


def _slots(parts: Iterable[object]) -> Iterator[Slot]:
    for part in parts:
        if isinstance(part, Slot):
            yield part
        else:
            yield from _slots(get_args(part))


SLOTS: dict[str, str | None] = {
    "people": None,
    "actors": None,
    "one_of": None,
    "each_of": None,
    "resources": None,
    "holdings": None,
    "zones": "a place where cards lie that are not in play",
    "stats": "a number printed on a card",
    "periods": None,
    "until": None,
    "traits": "a trait that things can have",
    "tokens": "a sort of token",
    "ends": None,
    "destinations": None,
    "lanes": None,
}
"""Every slot of words that any game has, with what the schemas say of it where the game says nothing."""

COURSE_SLOTS: dict[str, str | None] = {
    "counters": "a counter of play/",
    "markers": "a marker of play/",
    "points": "a map of points of play/",
    "tables": "a table of numbers of play/",
    "formulas": "a formula of play/",
    "boards": "a board of play/",
    "regions": "a region of a board",
    "actions": "an action of play/",
    "procedures": "a procedure of play/",
    "places": "a zone or a board",
    "words": "a word of a field of the components",
    "variants": "a variant of play/",
}
"""The slots whose words play files bring."""


@dataclass(frozen=True)
class Zone:
    """A place where cards lie that are not in play, and how it behaves."""

    owned: Literal["never", "may", "must"] = "never"
    """Whether an owner can or must be said."""
    lanes: bool = False
    """Whether cards lie in lanes there."""
    top: bool = False
    """Whether it has a top card."""
    own: bool = False
    """Whether it goes without saying whose it is: the one who acts."""
    term: str | None = None
    """The term of the place where it is not called like the zone."""
