"""What the tools for words can do, for the page: a rule that is typed as a sentence."""

from __future__ import annotations

from cardpress.serve.view_model import problem_shown
from cardpress_studio.sentences.course_reader import COURSE_ID
from cardpress_studio.sentences.typed_rules import TypedRules
from cardpress_studio.studio import Studio, UnknownCardError
from cardpress_studio.view_json import Json


class StudioWords:
    """Answers what the page asks about words and sentences; writes nothing."""

    def __init__(self, studio: Studio) -> None:
        self._studio, self._typed = studio, TypedRules()

    def typed_rule(self, game: str, id_: str, *, pointer: str, language: str, text: str) -> Json:
        """What a typed sentence can be at a place of a card, each with what the card says then.

        Raises UnknownCardError, for the course of play too, whose words are others.
        """
        with self._studio.lock:
            place, digest = self._studio.place(game, id_, pointer=pointer, language=language)
            reader = self._studio.reader(game)
        if id_ == COURSE_ID or not isinstance(place.card, dict) or not isinstance(place.holder(), dict | list):
            raise UnknownCardError(f"{id_}{pointer}")
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
