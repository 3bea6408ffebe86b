"""The course of play as it would be: whether it can be played, and its rules in every language, with spans."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any, cast

from pydantic import ValidationError

from cardpress.course.course_checks import CourseCheck
from cardpress.course.merging import joined_play
from cardpress.diagnostics import Diagnostic, Report, Severity
from cardpress.effects.course.forms import Param
from cardpress.effects.course.play import Play, PlayFile
from cardpress.effects.nodes import Operation
from cardpress.effects.vocabulary import course_words_of
from cardpress.effects.walk import walk
from cardpress.language.phrasebook import Phrasebook
from cardpress.language.rulebook.rulebook_texts import rulebook_in, with_course
from cardpress.language.spans.marked_texts import MarkedText
from cardpress.language.spans.span_table import SpanMarks
from cardpress.models.component import Model, kind_name
from cardpress.models.json_schema import json_schema
from cardpress.models.project import Game, Loaded
from cardpress.models.rulebook import Rulebook
from cardpress.models.source import Source
from cardpress.models.validation_messages import misfits
from cardpress.stages.phrase import book_of
from cardpress_studio.files.card_files import play_file
from cardpress_studio.sentences.course_lines import headings_of, marked_parts
from cardpress_studio.sentences.course_reach import CourseReach
from cardpress_studio.sentences.readings import CardReading, Rules, source_of

COURSE_ID = "course-of-play"
"""What the course of play is called among the cards, none of which can be called so."""


class CourseReader:
    """Reads the course of play of one game, whose words are those it has now."""

    def __init__(self, game: Game, kinds: tuple[str, ...], kind_words: tuple[str, ...]) -> None:
        self.game, self.kinds, self.kind_words = game, kinds, kind_words
        self.vocabulary = course_words_of(game.schema)
        """What the course of play is made of."""
        self._reach = CourseReach(game)
        self._books: dict[str, Phrasebook | None] = {}
        self._last: tuple[str, Loaded[Play] | tuple[Diagnostic, ...]] = "", ()
        """The text that was read last, and what it was found to be: texts and headings are asked for in turn."""
        self._shape = cast("type[PlayFile]", self.vocabulary.annotations["play_file"])

    @staticmethod
    def path(game: Game) -> str | None:
        """The file of a course of play that can be changed: the only one of a game whose cards have its words."""
        return play_file(game) if game.played_course is not None else None

    def schema(self, _: str) -> Mapping[str, Any]:
        """The schema of a play file."""
        return json_schema(self._shape)

    def is_alone(self, path: str, value: Any) -> bool:  # noqa: ANN401 JSON
        """Whether a course changes nothing for cards and words, so that what is wrong with it is found here."""
        return self._reach.is_within(source_of(path, value))

    def read(self, path: str, value: Any) -> CardReading:  # noqa: ANN401 JSON
        """What the course says in all languages; or what is wrong with it."""
        play = self._load(path, value)
        if isinstance(play, tuple):
            return CardReading({}, play)
        return CardReading({code: self._rules(play, value, code) for code in self.game.languages})

    def rule(self, language: str, path: str, value: Any, key: str) -> MarkedText | None:  # noqa: ANN401 JSON
        """What one part of the course says in one language; None where it cannot be played so."""
        play = self._load(path, value)
        if isinstance(play, tuple):
            return None
        found = self._rules(part_alone(play, key), value, language, book=self._book(play, language)).get(key)
        return found if isinstance(found, MarkedText) else MarkedText("")

    def course_with_book(self, path: str, value: Any, language: str) -> tuple[Play, Phrasebook] | None:  # noqa: ANN401 JSON
        """A course and what says it in a language; None where it cannot be played, or the language is broken."""
        play = self._load(path, value)
        book = None if isinstance(play, tuple) else self._book(play, language)
        return None if isinstance(play, tuple) or book is None else (play.model, book)

    def headings(self, path: str, value: Any) -> dict[str, dict[str, str]]:  # noqa: ANN401 JSON
        """What each part is called, by language."""
        play = self._load(path, value)
        if isinstance(play, tuple):
            return {}
        books = ((code, self._book(play, code)) for code in self.game.languages)
        return {code: headings_of(rulebook_in(book, play.model)) for code, book in books if book}

    def parameters_at(self, pointer: str) -> tuple[Any, ...]:
        """What may stand in the body of a word of the game's own, and nowhere else: what its fields hold."""
        member, _, rest = pointer.removeprefix("/").partition("/")
        words = (self.vocabulary.operations, self.vocabulary.events, self.vocabulary.conditions)
        models = (one.get(rest.partition("/")[0]) for one in words if member == "bodies")
        model = next(filter(None, models), None)
        fields = model.model_fields.items() if model else ()
        return tuple({"param": field.alias or name} for name, field in fields if model and name != model.tag)

    def _load(self, path: str, value: Any) -> Loaded[Play] | tuple[Diagnostic, ...]:  # noqa: ANN401 JSON
        source = source_of(path, value)
        if self._last[0] != source.text:
            self._last = source.text, self._load_source(source)
        return self._last[1]

    def _load_source(self, source: Source) -> Loaded[Play] | tuple[Diagnostic, ...]:
        try:
            model = self._shape.model_validate_json(source.text)
        except ValidationError as error:
            return tuple(misfits(source, error, json_schema(self._shape)))
        folder = source.path.rpartition("/")[0]
        whole = joined_play((Loaded(model, source),), folder, self.vocabulary)
        kinds = {kind_name(kind) for kind in self.game.schema.KINDS}
        decks = {deck.id for deck in self.game.decks}
        check = CourseCheck(whole, self._reach.cards(source), kinds, decks, self.vocabulary)
        errors = tuple(one for one in check.faults() if one.severity is Severity.ERROR)
        return errors or whole

    def _book(self, play: Loaded[Play], language: str) -> Phrasebook | None:
        if language not in self._books:
            self._books[language] = book_of(self.game, language, Report())
        book = self._books[language]
        return with_course(book, play.model, self.vocabulary, self.game.settings.kinds.keys()) if book else None

    def _rules(
        self,
        play: Loaded[Play],
        value: Any,  # noqa: ANN401 JSON
        language: str,
        book: Phrasebook | None = None,
    ) -> Rules:
        """The texts by part; none where the language lacks a word, which the check tells."""
        book = book or self._book(play, language)
        if book is None:
            return {}
        marks = SpanMarks(play.model, value)
        try:
            marked = rulebook_in(book.with_marks(marks), play.model)
            course = marked_parts(marked, rulebook_in(book, play.model), marks.pointers(), value)
        except KeyError:
            return {}
        return {**course, **self._bodies(play, value, book, marks)}

    @staticmethod
    def _bodies(play: Loaded[Play], value: Any, book: Phrasebook, marks: SpanMarks) -> Rules:  # noqa: ANN401 JSON
        """What words of the game's own do, which no rulebook says: their sentence stands on the cards."""
        found: dict[str, MarkedText] = {}
        for word, body in play.model.bodies.items():
            if body.do is None or does_given_rule(body.do):
                continue
            with suppress(KeyError):
                alone = body_as_procedure(play.model, word, body.do)
                marked, plain = (with_bodies(rulebook_in(one, alone)) for one in (book.with_marks(marks), book))
                found |= marked_parts(marked, plain, marks.pointers(), value)
        return found


def does_given_rule(do: Model) -> bool:
    """Whether a body does what a card gives it, which no sentence says."""
    steps = ((at.rstrip("0123456789/").rpartition("/")[2], node) for at, node in walk(do))
    return any(isinstance(node, Param) and step in _OPERATIONS for step, node in steps)


def body_as_procedure(play: Play, word: str, do: Operation) -> Play:
    """A course that says one thing, what a word does, as a procedure of that name."""
    return play.model_copy(update={**_EMPTY, "procedures": {word: do}})


def with_bodies(told: Rulebook) -> Rulebook:
    """The rules of such a course, as those of bodies."""
    sections = (replace(one, id="bodies") for one in told.sections if one.id == "procedures")
    return replace(told, sections=tuple(sections))


_OPERATIONS = frozenset({"", "do", "pay", "otherwise", "modes"})
"""Where an operation stands in another, and the whole of a body."""
_NAMED = (
    "variants",
    "zones",
    "counters",
    "markers",
    "points",
    "tables",
    "formulas",
    "boards",
    "procedures",
    "actions",
)
_EMPTY: Mapping[str, Any] = {
    **{member: {} for member in (*_NAMED, "bodies")},
    **dict.fromkeys(("players", "setup", "course", "end", "score")),
}
"""A course of play that says nothing, by member."""


def part_alone(play: Loaded[Play], key: str) -> Loaded[Play]:
    """A course that says one part only, for its words take less time than those of the whole."""
    member, _, name = key.partition("/")
    if member not in {"course", "end", "score", "actions", "procedures", "formulas", "bodies"}:
        return play
    own = getattr(play.model, member)
    kept = {name: own[name]} if name and isinstance(own, Mapping) and name in own else own
    return Loaded(play.model.model_copy(update={**_EMPTY, member: kept}), play.source)
