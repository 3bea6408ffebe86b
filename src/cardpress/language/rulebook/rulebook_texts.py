"""The rulebook of a game in one language, from its course of play and a phrasebook."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from cardpress.effects.course.play import Play, ShownStat
from cardpress.effects.nodes import Operation
from cardpress.effects.vocabulary import Vocabulary
from cardpress.effects.walk import walk
from cardpress.language.clauses.course.course_words import CourseWords
from cardpress.language.clauses.discourse import Discourse
from cardpress.language.clauses.narrator import Narrator
from cardpress.language.phrasebook import Phrasebook
from cardpress.language.rulebook.rulebook import RulebookMaker
from cardpress.language.typography import finish
from cardpress.models.rulebook import Rulebook

_LEAVING = frozenset({"leave", "lose_game", "betting"})
"""Operations after which a player is out before the game is over."""


def with_course(book: Phrasebook, play: Play, vocabulary: Vocabulary, kinds: Collection[str]) -> Phrasebook:
    """The phrasebook of a game that plays: it knows what the parts of the course of play are called.

    What is of no kind in particular is a card; in a game without that noun, its only kind, or a piece.
    """
    named = [*kinds, "piece"] if len(kinds) == 1 else ["piece"]
    thing = "card" if "card" in book.terms else next((one for one in named if one in book.terms), "card")
    words = CourseWords(
        book.title,
        _shared_names(play),
        vocabulary.zones,
        vocabulary.words("people"),
        worded=frozenset(play.words),
        single=frozenset(name for name, zone in play.zones.items() if zone.most == 1),
        thing=thing,
        marked=_marked_fields(play),
        measured=frozenset(term for term in book.terms.ids if book.terms[term].get("mass")),
        below_nothing=frozenset(name for name, one in play.counters.items() if (one.least or 0) < 0),
        leaving=_has_leaving(play),
    )
    return replace(book, course=words)


def rulebook_in(book: Phrasebook, play: Play) -> Rulebook:
    """The rules of a game in words; raises KeyError where the language lacks a noun or a form of one.

    A part without a name of its own is called by its id.
    """
    unnamed: dict[str, None] = {}

    def title(message: str) -> str:
        if message not in book.texts:
            unnamed[message] = None
        return book.title(message)

    course = replace(book.course, say=title)
    telling = replace(book, course=course)

    def narrator() -> Narrator:
        return telling.narrator(
            Discourse(book.grammar.agreement, book.grammar.is_only, book.grammar.tells_this), "card", _custom
        )

    def sentence(text: str) -> str:
        return finish(book.grammar.finish(text), book.pack.settings.ties)

    made = RulebookMaker(course, narrator, sentence, book.grammar.finish, title).rulebook(play)
    return replace(made, unnamed=tuple(unnamed))


def _custom(_: object) -> str:
    """A course of play has no text written by hand."""
    return ""


def _shared_names(play: Play) -> frozenset[str]:
    """Counters and markers of which there is one for all."""
    counters = (name for name, one in play.counters.items() if one.shared)
    markers = (name for name, one in play.markers.items() if not one.owned)
    return frozenset((*counters, *markers))


def _marked_fields(play: Play) -> dict[str, str]:
    """Markers of which there is one for all and that show a word, with the field it is a word of."""
    shown = {name: one.shows for name, one in play.markers.items() if not one.owned}
    return {name: shows.stat for name, shows in shown.items() if isinstance(shows, ShownStat)}


def _has_leaving(play: Play) -> bool:
    nodes = (node for _, node in walk(play))
    parts = (*play.actions.values(), *play.procedures.values())
    nodes_of_parts = (node for part in parts for _, node in walk(part))
    return any(isinstance(node, Operation) and node.op in _LEAVING for node in (*nodes, *nodes_of_parts))
