"""Values that flow between the stages after checking: the linked game, its texts, jobs and artifacts."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any, Generic, TypeVar

from pydantic import TypeAdapter

from cardpress.models.component import Component, Model, reader_of
from cardpress.models.game import Deck, GameSettings, Rules
from cardpress.models.rulebook import Rulebook
from cardpress.models.rulebook_outline import RulebookOutline
from cardpress.models.source import Source, TextSource
from cardpress.models.table_layout import TableLayout
from cardpress.models.variant import Variant

T = TypeVar("T")


@dataclass(frozen=True, eq=False)
class Loaded(Generic[T]):
    """A checked model together with the file it came from.

    It is equal to itself only, and the same one for as long as the file does not change: what is worked out of it
    can be remembered.
    """

    model: T
    source: Source


@dataclass(frozen=True)
class Models:
    """One game after `check`: every file has its shape; nothing is matched across files yet."""

    id: str
    settings: Loaded[GameSettings]
    components: tuple[Loaded[Component], ...]
    decks: tuple[Loaded[Deck], ...]
    rules: tuple[Loaded[Rules], ...]
    terms: Mapping[str, Source]
    texts: Mapping[str, TextSource]
    schema: ModuleType
    variants: tuple[Loaded[Variant], ...] = ()
    sentences: Mapping[str, TextSource] = field(default_factory=dict)
    lexicons: Mapping[str, Source] = field(default_factory=dict)
    terminal: Mapping[str, TextSource] = field(default_factory=dict)
    table: Loaded[TableLayout] | None = None
    play: tuple[Loaded[Any], ...] = ()
    outline: Loaded[RulebookOutline] | None = None
    examples: Mapping[str, Source] = field(default_factory=dict)


@dataclass(frozen=True, eq=False)
class Game:
    """One linked game: every id resolves, every deck counts, every language is complete.

    `components` is in id order, `decks` and the cards of each in printing order; `terms`, `texts`,
    `sentences` (of operations that only this game has), `lexicons` (of words only these need) and `terminal` (what
    is said to whoever plays there) are by language; `table` is how it lies on a screen, `play` its course of play,
    None where it has none; `outline` is what stands in its rulebook, `examples` are the scenarios shown there by
    id. `whole` is the game of which this is a part, such as some cards of it alone, which keep their numbers.
    A game is equal to itself only, so that what is worked out of it can be remembered.
    """

    id: str
    root: Path
    settings: GameSettings
    components: Mapping[str, Loaded[Component]]
    decks: tuple[Deck, ...]
    rules: Mapping[str, Rules]
    terms: Mapping[str, Source]
    texts: Mapping[str, TextSource]
    schema: ModuleType
    variants: Mapping[str, Variant] = field(default_factory=dict)
    sentences: Mapping[str, TextSource] = field(default_factory=dict)
    lexicons: Mapping[str, Source] = field(default_factory=dict)
    terminal: Mapping[str, TextSource] = field(default_factory=dict)
    table: TableLayout | None = None
    whole: Game | None = None
    play: Loaded[Model] | None = None
    outline: Loaded[RulebookOutline] | None = None
    examples: Mapping[str, Source] = field(default_factory=dict)

    @property
    def played_course(self) -> Loaded[Model] | None:
        """The course of play that has classes beside those of cards: none where cards have other words."""
        return None if self.settings.words_apart else self.play

    @property
    def whole_game(self) -> Game:
        """The whole game, this one if it is no part."""
        return self.whole or self

    @property
    def reader(self) -> TypeAdapter[Component]:
        """What reads and writes the components of the game."""
        return reader_of(self.schema.KINDS)

    @property
    def languages(self) -> tuple[str, ...]:
        """Codes of the languages the game is written in: one text/<lang>.ftl each."""
        return tuple(sorted(self.texts))

    def copies(self) -> Mapping[str, int]:
        """Component id to how often all decks print it, in printing order."""
        counted: dict[str, int] = {}
        for deck in self.decks:
            for component, copies in deck.cards.items():
                counted[component] = counted.get(component, 0) + copies
        return counted


@dataclass(frozen=True)
class SectionText:
    """The words of one section: its heading, "" where its fields tell it, and what it does."""

    heading: str
    text: str


@dataclass(frozen=True)
class ComponentText:
    """The words of one component in one language.

    `name` and `flavor` are plain; `rules` maps a field that holds an effect ("effect", "immediate", …) to its
    compiled text, `sections` the id of a section to its words, in printing order. `own` has the other attributes
    of its message by name, "" for one that only other components of the game have. A symbol in a text is written
    `[gold]`, an emphasised run `*so*`.
    """

    name: str
    flavor: str | None
    rules: Mapping[str, str]
    custom: bool = False
    sections: Mapping[str, SectionText] = field(default_factory=dict)
    own: Mapping[str, str] = field(default_factory=dict)

    def rule(self, key: str) -> str:
        """The compiled text of the effect with a key: a field, or field and section as in `modes/claws`."""
        _, _, section = key.partition("/")
        return self.sections[section].text if section else self.rules[key]

    def heading(self, key: str) -> str:
        """The heading of a section's effect, by the same key."""
        return self.sections[key.partition("/")[2]].heading


class Messages(Mapping[str, str]):
    """The interface's words by id, with the numbers of the rules; `format` gives a message numbers of its own.

    A process they are sent to gets the words alone, as a plain mapping.
    """

    def __reduce__(self) -> tuple[type[dict[str, str]], tuple[dict[str, str]]]:
        return dict, (dict(self),)

    @abstractmethod
    def format(self, message: str, /, **numbers: object) -> str:
        """A message with further variables; raises KeyError for an unknown message or a missing variable."""


@dataclass(frozen=True)
class TerminalTexts:
    """What is said in a terminal, as Fluent: by the program whatever the game, and by the game.

    `ties` are patterns and what they become: spaces at which no line may end.
    """

    program: str
    game: str
    ties: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Texts:
    """All words of one game in one language: component id to its text, message id to the interface's words.

    `alphabet` is the order of the language's letters, "" when they stand as in Unicode; an index leaves `articles`
    out; `terminal` is None where the game says nothing there, `rulebook` where it has no course of play.
    """

    language: str
    components: Mapping[str, ComponentText]
    messages: Mapping[str, str]
    alphabet: str = ""
    articles: tuple[str, ...] = ()
    terminal: TerminalTexts | None = None
    rulebook: Rulebook | None = None

    def format(self, message: str, /, **numbers: object) -> str:
        """A message of the interface whose text needs numbers that are not in the rules."""
        if isinstance(self.messages, Messages):
            return self.messages.format(message, **numbers)
        return self.messages[message]


@dataclass(frozen=True)
class GameTexts:
    """All words of one game by language, and those of its variants.

    `variants` maps a variant to the components it changes, as a game of their own, and their texts by language.
    """

    texts: Mapping[str, Texts]
    variants: Mapping[str, tuple[Game, Mapping[str, Texts]]]

    def only(self, languages: Collection[str]) -> GameTexts:
        """The words of some languages."""

        def in_languages(texts: Mapping[str, Texts]) -> dict[str, Texts]:
            return {code: words for code, words in texts.items() if code in languages}

        return GameTexts(
            in_languages(self.texts),
            {name: (game, in_languages(texts)) for name, (game, texts) in self.variants.items()},
        )


@dataclass(frozen=True)
class Artifact:
    """A finished file: path below build/, its bytes, its number of pages (0 when it has none).

    `shared`: every game makes the same one.
    """

    path: str
    data: bytes
    pages: int = 0
    shared: bool = False
