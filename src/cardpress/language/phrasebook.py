"""Everything that renders one game in one language: its texts and terms and the language pack."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, TypeAlias

from cardpress.effects.families.control import Custom
from cardpress.effects.nodes import Operation
from cardpress.effects.sections import Section
from cardpress.language.clauses.course.course_words import NO_COURSE, CourseWords
from cardpress.language.clauses.discourse import Discourse
from cardpress.language.clauses.listening_sentences import ListeningSentences
from cardpress.language.clauses.sentences import Sentences, hand_written_clause
from cardpress.language.grammar.message_functions import Grammar
from cardpress.language.grammar.plurals import Plurals
from cardpress.language.grammar.span_marks import substitute_below_marks
from cardpress.language.grammar.terms import Terms
from cardpress.language.messages.fluent_files import FluentFile
from cardpress.language.messages.formatter import Formatter
from cardpress.language.messages.message_compiler import Compiler
from cardpress.language.packs import Pack
from cardpress.language.spans.marking import VARIABLES, MarkingCompiler, MarkingSentences
from cardpress.language.spans.span_table import SpanMarks
from cardpress.language.typography import bind, finish
from cardpress.models.component import Component
from cardpress.models.message_scan import INTERFACE, custom_text, section_title
from cardpress.models.project import ComponentText
from cardpress.models.rulebook import Rulebook

if TYPE_CHECKING:
    from cardpress.language.clauses.narrator import Narrator

Numbers: TypeAlias = Mapping[str, int | str]
"""Variables of a component's own messages: its numbers and words, by field name."""
NONE: Numbers = MappingProxyType({})


@dataclass(frozen=True)
class PhrasedComponent:
    """A component's rendered text with the sources it was made from."""

    component: Component
    file: FluentFile
    words: tuple[str, ...]
    text: ComponentText


@dataclass(frozen=True, eq=False)
class Phrasebook:
    """Everything needed to put a component or a word of the interface into one language.

    `own` are the sentences about operations that only this game has. `known` is for whoever phrases many
    components again and again: component id to what was phrased last, `completed` to that text and the same one
    with the own words that only others have. Phrasebooks that differ in nothing but their texts share both.
    """

    pack: Pack
    texts: Formatter
    effects: Formatter
    ui: Formatter
    grammar: Grammar
    terms: Terms
    own: Formatter | None = None
    course: CourseWords = NO_COURSE
    """What the parts of the game's course of play are called, where it has one."""
    known: dict[str, PhrasedComponent] = field(default_factory=dict, repr=False)
    completed: dict[str, tuple[ComponentText, ComponentText]] = field(default_factory=dict, repr=False)
    courses: dict[str, tuple[object, Phrasebook]] = field(default_factory=dict, repr=False)
    """Game to its course of play, and to this phrasebook with what the parts of that are called."""
    rulebooks: dict[str, tuple[object, object, Rulebook]] = field(default_factory=dict, repr=False)
    """Game to the course of play and the words of which its rulebook was made, and to that."""
    marks: SpanMarks | None = None
    """Marks the words of one component; None, as nearly always, for texts without marks."""
    missing: dict[str, None] | None = field(default=None, repr=False)
    """Gets the ids of sentences that lack, in whose place something else is said; None: a lack is a KeyError."""

    def with_texts(self, texts: FluentFile) -> Phrasebook:
        """This phrasebook with other texts of the game."""
        return replace(self, texts=self.texts.with_file(texts))

    def with_marks(self, marks: SpanMarks) -> Phrasebook:
        """This phrasebook for texts of one component with marks in them."""
        return replace(self._that_marks, known={}, completed={}, marks=marks)

    @cached_property
    def _that_marks(self) -> Phrasebook:
        grammar = self.grammar.reading_marks()
        compiler = MarkingCompiler(grammar.functions, Plurals(self.pack.settings.plural))
        texts, effects = Formatter(self.texts.file, compiler), Formatter(self.effects.file, compiler)
        own = Formatter(self.own.file, compiler) if self.own else None
        return replace(self, texts=texts, effects=effects, own=own, grammar=grammar)

    def rule(
        self, node: Operation, kind: str, component: str, numbers: Numbers = NONE, before: Sequence[Operation] = ()
    ) -> str:
        """The finished text of an effect tree in a field of a component; `numbers` are the component's own.

        `before` are trees that the component told before it, of whose names it may speak.
        """
        discourse = Discourse(self.grammar.agreement, self.grammar.is_only, self.grammar.tells_this)
        custom = self._custom(component, "", numbers)
        for one in before:
            self._narrate(one, discourse, kind, custom)
            discourse.open_section()
        return self._narrate(node, discourse, kind, custom)

    def sections(
        self, listed: Iterable[Section], kind: str, component: str, numbers: Numbers = NONE
    ) -> dict[str, str]:
        """The finished texts of a component's sections by their ids, empty where there is no effect.

        They are told in printing order: a later one knows what an earlier one named, unless one is used instead
        of the other.
        """
        shared, texts = (
            Discourse(self.grammar.agreement, self.grammar.is_only, self.grammar.tells_this),
            dict[str, str](),
        )
        for one in listed:
            discourse = (
                Discourse(self.grammar.agreement, self.grammar.is_only, self.grammar.tells_this)
                if one.apart
                else shared
            )
            discourse.open_section()
            custom = self._custom(component, one.id, numbers)
            texts[one.id] = self._narrate(one.effect, discourse, kind, custom) if one.effect else ""
        return texts

    def _narrate(self, node: Operation, discourse: Discourse, kind: str, custom: Any) -> str:  # noqa: ANN401 a function
        if (
            isinstance(node, Custom) and not self.marks
        ):  # what is written by hand needs no narrator, which is large
            clause = hand_written_clause(custom, node)
        else:
            clause = self.narrator(discourse, kind, custom).narrate(node)
        text, ties = self.grammar.finish(clause), self.pack.settings.ties
        return finish(text, ties, substitute_below_marks) if self.marks else finish(text, ties)

    def narrator(self, discourse: Discourse, kind: str, custom: Any) -> Narrator:  # noqa: ANN401 a function
        """A narrator of one text, who knows what the parts of the course of play are called."""
        from cardpress.language.clauses.narrator import Narrator  # noqa: PLC0415 most builds recall all texts of effects

        if self.marks:
            say: Sentences = MarkingSentences(self.effects, self.own, marks=self.marks)
        elif self.missing is not None:
            case = self.pack.words["cases"][0]
            say = ListeningSentences(self.effects, self.own, missing=self.missing, case=case)
        else:
            say = Sentences(self.effects, self.own)
        return Narrator(say, discourse, kind, custom, self.course)

    def title(self, message: str) -> str:
        """The name of a part of the course of play: its message, else its id in words."""
        return self.plain(message) if message in self.texts else readable(message)

    def heading(self, component: str, section: str, numbers: Numbers = NONE) -> str:
        """The heading of a component's section: its own, or the game's word for all sections of this id."""
        own = section in self.texts.file.message(component).attributes
        return self.plain(component, section, numbers) if own else self.plain(section_title(section))

    def _custom(self, component: str, section: str, numbers: Numbers) -> Any:  # noqa: ANN401 a function
        def custom(node: Custom) -> str:
            given: dict[str, Any] = {**numbers, **node.numbers}
            if self.marks:
                given[VARIABLES] = self.marks.of_numbers(node, given)
            return self.texts.format(component, given, custom_text(section))

        return custom

    def plain(self, id_: str, attribute: str = "", arguments: Mapping[str, Any] | None = None) -> str:
        """A message of the game, with unbreakable spaces where they belong."""
        text = self.grammar.finish(self.texts.format(id_, arguments or {}, attribute))
        return bind(text, self.pack.settings.ties)


def readable(message: str) -> str:
    """The id of what has no name, as a word: ui-action-play-card is Play card."""
    _, _, id_ = message.removeprefix(INTERFACE).partition("-")
    return id_.replace("-", " ").capitalize()


def phrasebook(pack: Pack, texts: FluentFile, terms: Terms, symbols: Collection[str]) -> Phrasebook:
    """The phrasebook of one game in one language."""
    plurals = Plurals(pack.settings.plural)
    grammar = Grammar(pack.words, plurals, terms, symbols)
    compiler = Compiler(grammar.functions, plurals)
    texts_of_pack = Formatter(pack.effects, compiler), Formatter(pack.ui, compiler)
    own = Formatter(pack.sentences, compiler) if pack.sentences else None
    return Phrasebook(pack, Formatter(texts, compiler), *texts_of_pack, grammar, terms, own)
