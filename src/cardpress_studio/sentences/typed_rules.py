"""A rule that is typed as a sentence: what it can be on a card or in the course of play, and what is said then."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from threading import Lock

from pydantic import ValidationError

from cardpress.diagnostics import Diagnostic
from cardpress.effects.course.play import Play
from cardpress.effects.nodes import Operation
from cardpress.effects.vocabulary import vocabulary_of
from cardpress.effects.walk import trees, uppermost_operations
from cardpress.language.clauses.course.course_words import CourseWords, no_name
from cardpress.language.phrasebook import Phrasebook
from cardpress.language.recognition.gaps import Gap
from cardpress.language.recognition.recogniser import Recognised, Recogniser, RuleReading
from cardpress.language.recognition.told_trees import course_trees, steps_in, told_trees
from cardpress_studio.sentences.course_lines import part_key
from cardpress_studio.sentences.course_reader import COURSE_ID, CourseReader
from cardpress_studio.sentences.places import Json, Place
from cardpress_studio.sentences.readings import GameReader, Rules, SentenceReader, source_of
from cardpress_studio.sentences.suggestions import stretches_of, tree_key
from cardpress_studio.sentences.tree_edits import with_value

_Kept = tuple[object, Phrasebook, Recogniser]
"""The schema and the phrasebook that a recogniser was made of, and it."""


@dataclass(frozen=True)
class TypedReading:
    """A card as it would be: whether that is what was typed, its rule by language, and in it what is new."""

    card: Json
    exact: bool
    texts: Mapping[str, str]
    stretches: Mapping[str, tuple[tuple[int, int], ...]]


@dataclass(frozen=True)
class TypedRule:
    """What was read of a typed text: readings that fit the card, what is not understood, why none fits."""

    readings: tuple[TypedReading, ...]
    gaps: tuple[Gap, ...]
    problems: tuple[Diagnostic, ...] = ()


class TypedRules:
    """Reads typed rules of the games of a project, whose patterns are kept while their words are the same."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._kept: dict[tuple[str, str, str], _Kept] = {}

    def read(self, reader: GameReader, place: Place, text: str) -> TypedRule:
        """What a typed text can be at a place of a card, what says exactly it first."""
        with self._lock:
            recogniser = self._recogniser(reader, place.language)
            if recogniser is None:
                return TypedRule((), ())
            kinds, others = [str(place.card.get("kind"))], _other_trees(reader, place)
            found = _read_in_context(recogniser, kinds, others, text)
        return _typed_rule(reader, place, tree_key, found)

    def read_in_course(self, reader: CourseReader, place: Place, text: str) -> TypedRule:
        """The same at a place of the course of play."""
        with self._lock:
            spoken = reader.course_with_book(place.path, place.card, place.language)
            if spoken is None:
                return TypedRule((), (), reader.read(place.path, place.card).problems)
            play, book = spoken
            recogniser = self._course_recogniser(reader, place.language, play, book)
            found = _read_in_context(recogniser, (), _trees_before(play, place.pointer), text)
        return _typed_rule(reader, place, lambda at: part_key(at.pointer), found)

    def _course_recogniser(self, reader: CourseReader, language: str, play: Play, book: Phrasebook) -> Recogniser:
        """The recogniser of a course of play in a language; a changed step does not have it learn again."""
        game = reader.game
        schema, known, recogniser = self._kept.get((game.id, language, COURSE_ID), (None, None, None))
        if recogniser is None or known is None or schema is not game.schema or _differ(known, book):
            kinds = [*game.settings.kinds]
            told = [*course_trees(play, kinds[0]), *told_trees(game)]
            recogniser = Recogniser(book, reader.vocabulary, told, kinds)
            self._kept[game.id, language, COURSE_ID] = game.schema, book, recogniser
        return recogniser

    def _recogniser(self, reader: GameReader, language: str) -> Recogniser | None:
        """The recogniser of a game in a language; what its cards say now is not read again for each change."""
        book = reader.book(language)
        if book is None:
            return None
        game = reader.game
        schema, known, recogniser = self._kept.get((game.id, language, ""), (None, None, None))
        if recogniser is None or known is None or schema is not game.schema or _differ(known, book):
            kinds = [*game.settings.kinds]
            recogniser = Recogniser(book, vocabulary_of(game.schema), told_trees(game), kinds)
            self._kept[game.id, language, ""] = game.schema, book, recogniser
        return recogniser


def _differ(book: Phrasebook, other: Phrasebook) -> bool:
    """Whether two phrasebooks may say a tree otherwise: all but the texts of cards counts."""
    return book.pack is not other.pack or book.terms is not other.terms or _course(book) != _course(other)


def _course(book: Phrasebook) -> CourseWords:
    """What sentences know of a course of play, but for the names of its parts."""
    return replace(book.course, say=no_name)


def _read_in_context(
    recogniser: Recogniser, kinds: Sequence[str], others: Sequence[Operation], text: str
) -> RuleReading:
    """The readings of a text by itself; where none says exactly it, as said after others of the same place."""
    alone = recogniser.read(text, kinds)
    if not others or not text.strip() or any(one.exact for one in alone.trees):
        return alone
    after = recogniser.read(text, kinds, others)
    return after if any(one.exact for one in after.trees) or not alone.trees else alone


def _typed_rule(
    reader: SentenceReader, place: Place, key_of: Callable[[Place], str], found: RuleReading
) -> TypedRule:
    """The readings that fit where they are to stand; why none does."""
    made = [(one, _card_with(place, one)) for one in found.trees]
    read = [(one.exact, card, reader.read(place.path, card)) for one, card in made]
    fit = tuple(
        _as_reading(place, card, key_of, reading.rules, exact=exact)
        for exact, card, reading in read
        if reading.rules
    )
    problems = () if fit else next((reading.problems for _, _, reading in read if reading.problems), ())
    return TypedRule(fit, found.gaps, problems)


def _trees_before(play: Play, pointer: str) -> list[Operation]:
    """What the part of a course that a place is in says before it: what may be spoken of again."""
    part = part_key(pointer)
    steps = [one for at, tree in uppermost_operations(play) if part_key(at) == part for one in steps_in(tree, at)]
    return [tree for at, tree in steps if at != pointer and not pointer.startswith(f"{at}/") and at < pointer]


def _other_trees(reader: GameReader, place: Place) -> list[Operation]:
    """The trees of a card, but for one that is replaced as a whole; none of a card that does not fit the game."""
    try:
        model = reader.game.reader.validate_json(source_of(place.path, place.card).text)
    except ValidationError:
        return []
    return [tree for _, pointer, tree in trees(model) if pointer != place.pointer]


def _card_with(place: Place, one: Recognised) -> Json:
    tree = one.tree.model_dump(mode="json", by_alias=True, exclude_defaults=True)
    return with_value(place.card, place.pointer, tree)


def _as_reading(
    place: Place, card: Json, key_of: Callable[[Place], str], rules: Mapping[str, Rules], *, exact: bool
) -> TypedReading:
    key = key_of(Place(place.path, card, place.pointer, place.language))
    said = {code: texts[key] for code, texts in rules.items() if key in texts}
    return TypedReading(
        card,
        exact,
        {code: marked.text for code, marked in said.items()},
        {code: stretches_of(marked, place.pointer) for code, marked in said.items()},
    )
