"""What the page is shown of one card: what its file says, its sentences, and what each of their words can be."""

from __future__ import annotations

import json
from collections.abc import Iterator

from cardpress.serve.view_model import problem_shown
from cardpress_studio.files.card_files import digest_of
from cardpress_studio.sentences.course_lines import part_key
from cardpress_studio.sentences.course_reader import COURSE_ID, CourseReader
from cardpress_studio.sentences.places import Place
from cardpress_studio.sentences.readings import CardReading, SentenceReader
from cardpress_studio.sentences.said_before import SaidBefore, sort_of
from cardpress_studio.sentences.schema_shapes import CardSchema
from cardpress_studio.sentences.suggestions import Suggestions
from cardpress_studio.studio import Studio
from cardpress_studio.view_json import Json, each_once, fields_json, step_json, suggestion_json, texts_json

GROUPS = ("instead", "around", "after", "moved", "removed")
"""What a possibility is to what is there."""
_TRIED_IN_COURSE = 24
"""Possibilities that are read of the course of play: each takes longer than one of a card."""


class StudioCards:
    """Answers what the page asks about a card or the course of play; writes nothing."""

    def __init__(self, studio: Studio) -> None:
        self._studio = studio
        self._courses: dict[str, CourseReader] = {}

    def card(self, game: str, id_: str) -> Json:
        """One card: what its file says, its faces and its rules in every language. Raises UnknownCardError."""
        with self._studio.lock:
            path, text = self._studio.sources.read(game, id_)
            try:
                value = json.loads(text)
            except ValueError:
                value = None
            reading = self._sentences(game, id_).read(path, value) if isinstance(value, dict) else None
            return self.card_json(game, id_, text, value, reading)

    def card_json(self, game: str, id_: str, text: str, value: Json | None, reading: CardReading | None) -> Json:
        """The same of a card whose file was read."""
        studio, reader = self._studio, self._sentences(game, id_)
        path, view, is_row = studio.sources.read(game, id_)[0], studio.desk.games[game], self._is_row(game, id_)
        shown, journal = view.components.get(id_, {}), studio.files.journal
        problems = [*shown.get("problems", ()), *map(problem_shown, reading.problems if reading else ())]
        return {
            "game": game,
            "id": id_,
            "file": path,
            "digest": digest_of(text),
            "card": value,
            "text": text,
            "names": shown.get("names", {}),
            "faces": studio.sight.faces(game, id_),
            "size": view.about.get("sizes", {}).get(shown.get("size", ""), {}),
            "rules": {code: texts_json(rules) for code, rules in (reading.rules if reading else {}).items()},
            "fields": [] if value is None else fields_json(self._schema(game, id_, value), value, ""),
            "words": [] if id_ == COURSE_ID or is_row else studio.known_words(game).words(id_),
            "is_row": is_row,
            "headings": reader.headings(path, value) if isinstance(reader, CourseReader) else {},
            "problems": each_once(problems),
            "undo": step_json(journal.last()),
            "redo": step_json(journal.next()),
        }

    def suggestions(self, game: str, id_: str, *, pointer: str, language: str, all_: bool = False) -> Json:
        """What can be changed at a place of a card, with `all_` not only what is most frequent.

        Raises UnknownCardError.
        """
        with self._studio.lock:
            head, *rest = self.possibilities(game, id_, pointer=pointer, language=language, all_=all_)
            several: Json = {name: [] for name in GROUPS}
            for one in rest:
                several[one["group"]].append(one["possibility"])
            return {**head, **several}

    def possibilities(
        self, game: str, id_: str, *, pointer: str, language: str, all_: bool = False
    ) -> Iterator[Json]:
        """The same as it is found: first what is there, then each possibility with its group, nearest first."""
        with self._studio.lock:
            place, digest = self._studio.sources.place(game, id_, pointer=pointer, language=language)
            schema = self._schema(game, id_, place.card)
            found = self._suggestions(game, id_, schema, place).nearest_first(place, all_=all_)
            head = {
                "pointer": pointer,
                "digest": digest,
                "value": place.value,
                "sort": sort_of(place.value),
                "shape": schema.shape(place.card, pointer).as_json(),
                "fields": fields_json(schema, place.card, pointer),
                "all": all_,
            }
        yield head
        while True:
            with self._studio.lock:
                one = next(found, None)
            if one is None:
                return
            yield {"group": one[0], "possibility": suggestion_json(one[1])}

    def course(self, game: str) -> CourseReader:
        """What reads the course of play, with the words it had at the last whole check."""
        reader, known = self._studio.known_reader(game), self._courses.get(game)
        if known is None or known.game is not reader.game:
            known = self._courses[game] = CourseReader(reader.game, reader.kinds, reader.kind_words)
        return known

    def _sentences(self, game: str, id_: str) -> SentenceReader:
        """What reads a card, or the course of play."""
        return self.course(game) if id_ == COURSE_ID else self._studio.known_reader(game)

    def _schema(self, game: str, id_: str, card: Json) -> CardSchema:
        return CardSchema(self._sentences(game, id_).schema(str(card.get("kind", ""))))

    def _is_row(self, game: str, id_: str) -> bool:
        return id_ in self._studio.sources.rows(game)

    def _suggestions(self, game: str, id_: str, schema: CardSchema, place: Place) -> Suggestions:
        known = self._studio.said_by_cards(game)
        if id_ != COURSE_ID:
            return Suggestions(self._studio.known_reader(game), known, schema)
        reader, said = self.course(game), SaidBefore((place.card, *known.cards))
        given = reader.parameters_at(place.pointer)
        return Suggestions(
            reader, said, schema, key_of=lambda one: part_key(one.pointer), tried=_TRIED_IN_COURSE, given=given
        )
