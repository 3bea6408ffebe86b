"""What the tools for words can do, for the page: a rule typed as a sentence, forms, titles."""

from __future__ import annotations

from typing import Final

from cardpress.diagnostics import Report
from cardpress.language.packs import load_pack
from cardpress.serve.view_model import problem_shown
from cardpress.words.dictionaries import INSTALLING, DictionaryMissingError, dictionary_of
from cardpress.words.typed_forms import UNKNOWN
from cardpress_studio.card_sources import UnknownCardError
from cardpress_studio.sentences.course_reader import COURSE_ID, CourseReader
from cardpress_studio.sentences.titles import titles_in
from cardpress_studio.sentences.typed_rules import TypedRules
from cardpress_studio.studio import Studio
from cardpress_studio.view_json import Json

MOST: Final = 6
"""Readings of a noun that are offered."""


class StudioWords:
    """Answers what the page asks about words and sentences; writes nothing."""

    def __init__(self, studio: Studio) -> None:
        self._studio, self._typed = studio, TypedRules()

    def typed_rule(self, game: str, id_: str, *, pointer: str, language: str, text: str) -> Json:
        """What a typed sentence can be at a place of a card or the course of play, each with what that says then.

        Raises UnknownCardError.
        """
        with self._studio.lock:
            place, digest = self._studio.sources.place(game, id_, pointer=pointer, language=language)
            reader = self._studio.reader(game)
        if not isinstance(place.card, dict) or not isinstance(place.holder(), dict | list):
            raise UnknownCardError(f"{id_}{pointer}")
        if id_ == COURSE_ID:
            course = CourseReader(reader.game, reader.kinds, reader.kind_words)
            found = self._typed.read_in_course(course, place, text)
        else:
            found = self._typed.read(reader, place, text)
        return {
            "digest": digest,
            "readings": [
                {"card": one.card, "exact": one.exact, "texts": one.texts, "new": one.stretches}
                for one in found.readings
            ],
            "gaps": [{"start": gap.start, "end": gap.end, "near": gap.near} for gap in found.gaps],
            "problems": [problem_shown(one) for one in found.problems],
        }

    def titles(self, game: str, language: str) -> Json:
        """What kinds, fields and words of a game are called in one of its languages. Raises UnknownCardError."""
        with self._studio.lock:
            reader = self._studio.reader(game)
            if language not in reader.languages():
                raise UnknownCardError(language)
            return dict(titles_in(reader, language))

    def nouns(self, game: str) -> Json:
        """Every noun of a game with its entry by language, null where it lacks one. Raises UnknownCardError."""
        with self._studio.lock:
            terms = self._studio.reader(game).game.terms
        ids = sorted({id_ for source in terms.values() for id_ in source.value})
        return {"nouns": {id_: {code: source.value.get(id_) for code, source in terms.items()} for id_ in ids}}

    def forms(self, language: str, noun: str) -> Json:
        """What is proposed for a noun: each reading with an example, and whether somebody should look at it.

        `install` is the command that brings the dictionary where it is not there. Raises UnknownCardError for a
        language that nobody has.
        """
        pack = load_pack(language, self._studio.root, Report())
        if pack is None:
            raise UnknownCardError(language)
        shape = {"cases": pack.words["cases"], "genders": pack.words.get("genders", {})}
        try:
            found = dictionary_of(language).nouns(noun) if noun.strip() else []
        except DictionaryMissingError:
            return {**shape, "readings": [], "install": INSTALLING}
        readings = [
            {"entry": one.entry, "example": one.example, "guessed": UNKNOWN in one.doubt} for one in found[:MOST]
        ]
        return {**shape, "readings": readings, "install": None}
