"""What a game tells a person: table, question, choices, happenings, in a language; cardplay shows it.

A game has it in `telling/teller.py`: a class Teller, made with the game, the words of the language and the
compiled texts. In all lines *…* is bold; a person is a player's number, or None for a reader who sees everything.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

from cardpress_engines.kernel.state import Happening

Position: TypeAlias = Any
"""A state of the game that is told."""


class Say(Protocol):
    """A message of the game's Fluent file, with values for its variables."""

    def __call__(self, message: str, /, **values: str | int) -> str:
        """The message in words."""


class Drawn(str):
    """A line of a picture made of characters: shown as it is, never wrapped; 80 characters at most."""

    __slots__ = ()


class Choice(NamedTuple):
    """One thing that can be chosen: what to type, the action, what it is in words.

    What is typed is a number, or a short word like c3 that is no command of the program.
    """

    number: int | str
    action: int
    words: str


class Group(NamedTuple):
    """Choices that belong together, under a heading that may be empty; short ones can stand side by side."""

    heading: str
    choices: list[Choice]
    side_by_side: bool = False


class Teller(Protocol):
    """Tells a game of one set-up in one language."""

    def table(self, state: Position, person: int | None, *, texts: bool = False) -> list[str]:
        """Everything a person sees, what they hold included, with rules texts when wanted."""

    def shows_table(self, state: Position) -> bool:
        """Whether the question is one for which a person wants to see the whole table."""

    def question(self, state: Position) -> list[str]:
        """What the player who decides is asked, with the rules text it comes from."""

    def choices(self, state: Position) -> list[Group]:
        """All legal actions of the player who decides."""

    def about(self, state: Position, action: int) -> list[str]:
        """What an action means: its component with its rules text, or its rule."""

    def hand(self, state: Position, person: int) -> list[str]:
        """What a person holds or has before them, with rules texts."""

    def found(self, words: str) -> list[str]:
        """Components whose name has these words in it, with rules texts; empty when there is none."""

    def story(self, happenings: Sequence[Happening], since: int, person: int | None) -> list[str]:
        """What happened from the happening number `since` on, given all of them from the start."""

    def ending(self, state: Position, person: int | None) -> list[str]:
        """How a game ended, and who has won."""
