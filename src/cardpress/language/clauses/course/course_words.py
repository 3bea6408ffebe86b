"""The words of a game's course of play: what its parts are called, and what a sentence has to know of them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field

from cardpress.effects.nodes import Zone
from cardpress.models.message_scan import INTERFACE


def title_message(sort: str, id_: str) -> str:
    """The message with the name of an action, a procedure, a phase, an event, a table, a word, a region."""
    return f"{INTERFACE}{sort}-{id_.replace('_', '-')}"


def no_name(message: str) -> str:
    """Stands in for the names of a game without a course of play."""
    raise KeyError(message)


@dataclass(frozen=True)
class CourseWords:
    """Names of the parts of a course by their messages; its zones; counters and markers that all share."""

    say: Callable[[str], str] = no_name
    shared: Collection[str] = frozenset()
    zones: Mapping[str, Zone] = field(default_factory=dict)
    people: Collection[str] = frozenset()
    """The words for players, which any other word is not."""
    worded: Collection[str] = frozenset()
    """Fields whose values are words, which nobody adds up."""
    single: Collection[str] = frozenset()
    """Zones with room for one card."""
    thing: str = "card"
    """The noun of what is of no kind in particular."""
    marked: Mapping[str, str] = field(default_factory=dict)
    """Markers that show a word, with the field it is a word of."""
    measured: Collection[str] = frozenset()
    """Nouns of what is measured and not counted."""
    below_nothing: Collection[str] = frozenset()
    """Counters that can be less than zero."""
    leaving: bool = True
    """Whether a player can be out before the game is over."""

    def name(self, sort: str, id_: str) -> str:
        """A name within a sentence: emphasised, so that a reader finds the part that is called so."""
        return f"*{self.plain(sort, id_)}*"

    def plain(self, sort: str, id_: str) -> str:
        """A name as a heading has it."""
        return self.say(title_message(sort, id_))


NO_COURSE = CourseWords()
"""The words of a game without a course of play."""
