"""Text views: a game's board, prompts and log in one language, as `cardplay` shows them.

A game has a class TextView in `text/view.py`, made with the game, a formatter of messages and the compiled texts;
it consists of a board, prompts and a log. In all lines *…* is bold. `person` is a player, or None for a reader who
sees everything.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final, Generic, NamedTuple, NotRequired, Protocol, TypedDict, TypeVar, runtime_checkable

from cardpress_engines.kernel.actions import DONE
from cardpress_engines.kernel.state import GameState, Happening, Playable

WIDTH: Final = 80
"""Characters of a line at most."""
SYMBOL: Final = re.compile(r"\s?\[[a-z_]+\]")
State_contra = TypeVar("State_contra", bound=GameState[Playable], contravariant=True)
"""The state of a game that is told."""


class FormatMessage(Protocol):
    """A message of the game's Fluent file, with values for its variables."""

    def __call__(self, message: str, /, **values: str | int) -> str:
        """The message in words."""

    def __contains__(self, message: str, /) -> bool:
        """Whether there is such a message."""


class SectionTexts(TypedDict):
    """A part of a card with a heading of its own, as it is printed."""

    heading: str
    text: str


class ComponentTexts(TypedDict):
    """What is printed on a component: its name, and rules texts by field or in sections, where it has any."""

    name: str
    rules: NotRequired[dict[str, str]]
    sections: NotRequired[Mapping[str, SectionTexts]]


class PrintedTexts(TypedDict):
    """The compiled texts of a game in one language; a variant has those rules texts that it changes."""

    components: Mapping[str, ComponentTexts]
    variants: Mapping[str, Mapping[str, Mapping[str, str]]]


class PictureLine(str):
    """A line of a picture made of characters: shown as it is, never wrapped; 80 characters at most."""

    __slots__ = ()


class Choice(NamedTuple):
    """One thing that can be chosen: what to type, the action, what it is in words.

    What is typed is a number, or a short word like c3 that is no command of the program.
    """

    number: int | str
    action: int
    words: str


class ChoiceGroup(NamedTuple):
    """Choices that belong together, under a heading that may be empty; short ones can stand side by side."""

    heading: str
    choices: list[Choice]
    side_by_side: bool = False


class Seen(NamedTuple):
    """Something on the table that a player sees and asks about: what lies at a place of a zone."""

    zone: str
    owner: int | None
    """The player whose part of the zone it lies in; None where it has no such parts."""
    number: int
    """The piece or design, or whatever the zone numbers; below 0 where nothing lies."""
    place: int


# ---- what tellers are put together of


class BoardText(Protocol[State_contra]):
    """Shows a table."""

    def lines(self, state: State_contra, person: int | None, *, texts: bool = False) -> list[str]:
        """Everything a person sees, what they hold included, and what it does; every rules text when wanted."""


class Prompts(Protocol[State_contra]):
    """Says what is asked."""

    def question(self, state: State_contra) -> list[str]:
        """What the player who decides is asked, with the rules text it comes from."""

    def choices(self, state: State_contra) -> list[ChoiceGroup]:
        """All legal actions of the player who decides."""

    def about(self, state: State_contra, action: int) -> list[str]:
        """What an action means: its component with its rules text, or its rule."""


class GameLog(Protocol):
    """Says what happened."""

    def lines(self, happenings: Sequence[Happening], since: int, person: int | None) -> list[str]:
        """What happened from the happening number `since` on, given all of them from the start."""


class DisplayNames(Protocol):
    """Names components."""

    def descriptions(self) -> Iterator[tuple[str, list[str]]]:
        """Every component there is: its name, and its name with numbers and rules text in lines."""


@runtime_checkable
class DistinctNames(Protocol):
    """Names components that the names printed on them do not tell apart."""

    def component_names(self) -> Mapping[str, str]:
        """Such names by id, and what else players can be, such as an army."""


class TextView(ABC, Generic[State_contra]):
    """Tells a game of one set-up in one language."""

    def __init__(
        self, names: DisplayNames, board: BoardText[State_contra], questions: Prompts[State_contra], story: GameLog
    ) -> None:
        self._names, self._board, self._questions, self._story = names, board, questions, story

    def table(self, state: State_contra, person: int | None, *, texts: bool = False) -> list[str]:
        """Everything a person sees, what they hold included, and what it does; every rules text when wanted."""
        return self._board.lines(state, person, texts=texts)

    def question(self, state: State_contra) -> list[str]:
        """What the player who decides is asked, with the rules text it comes from."""
        return self._questions.question(state)

    def choices(self, state: State_contra) -> list[ChoiceGroup]:
        """All legal actions of the player who decides."""
        return self._questions.choices(state)

    def about(self, state: State_contra, action: int) -> list[str]:
        """What an action means: its component with its rules text, or its rule."""
        return self._questions.about(state, action)

    @abstractmethod
    def obstacles(self, state: State_contra, seen: Seen) -> list[str]:
        """Why something that is seen cannot be used for what is asked; nothing where the question says it."""

    def find_components(self, words: str) -> list[str]:
        """Components whose name has these words in it, with rules texts; empty when there is none."""
        wanted = words.casefold()
        matching = [tuple(lines) for name, lines in self._names.descriptions() if wanted in name.casefold()]
        return [line for lines in dict.fromkeys(matching) for line in lines]  # several players can have the same

    def component_names(self) -> Mapping[str, str]:
        """Names by id that are not as they are printed."""
        return self._names.component_names() if isinstance(self._names, DistinctNames) else {}

    def log_lines(self, happenings: Sequence[Happening], since: int, person: int | None) -> list[str]:
        """What happened from the happening number `since` on, given all of them from the start."""
        return self._story.lines(happenings, since, person)

    @abstractmethod
    def shows_table(self, state: State_contra) -> bool:
        """Whether the question is one for which a person wants to see the whole table."""

    @abstractmethod
    def hand(self, state: State_contra, person: int) -> list[str]:
        """What a person holds or has before them, with rules texts."""

    @abstractmethod
    def result_lines(self, state: State_contra, person: int | None) -> list[str]:
        """How a game ended, and who has won."""


def rules_texts(printed: Mapping[str, str], fields: Sequence[str]) -> dict[str, str]:
    """Rules texts of a component by field, without their symbols, whose words stand before them."""
    return {field: SYMBOL.sub("", printed[field]).strip() for field in fields if field in printed}


def number_choices(parts: Iterable[tuple[str, Sequence[int]]], words: Callable[[int], str]) -> list[ChoiceGroup]:
    """Groups of actions under their headings, counted on from 1; 0 is DONE. Parts without actions are left out."""
    groups, count = [], 0
    for heading, actions in parts:
        listed = []
        for action in actions:
            count += action != DONE
            listed.append(Choice(0 if action == DONE else count, action, words(action)))
        groups += [ChoiceGroup(heading, listed)] if listed else []
    return groups


def none_last(actions: Iterable[int]) -> list[int]:
    """Actions with DONE behind the others, where no and no more are listed."""
    return sorted(actions, key=lambda action: (action == DONE, action))
