"""The rulebook of a game in one language, from its course of play and a phrasebook."""

from __future__ import annotations

from cardpress.effects.course.play import Play
from cardpress.effects.nodes import Operation
from cardpress.effects.vocabulary import Vocabulary
from cardpress.effects.walk import walk
from cardpress.language.course.course_words import CourseWords
from cardpress.language.course.rulebook import RulebookMaker
from cardpress.language.discourse import Discourse
from cardpress.language.narrator import Narrator
from cardpress.language.phrasebook import Phrasebook
from cardpress.language.sentences import Sentences
from cardpress.language.typography import finish
from cardpress.models.rulebook import Rulebook

_LEAVING = frozenset({"leave", "lose_game", "betting"})
"""Operations after which a player is out before the game is over."""


def rulebook_in(book: Phrasebook, play: Play, vocabulary: Vocabulary) -> Rulebook:
    """The rules of a game in words; raises KeyError where the language lacks a noun or a form of one.

    A part without a name of its own is called by its id.
    """

    def name(message: str) -> str:
        return book.plain(message) if message in book.texts else _readable(message)

    words = CourseWords(
        name,
        _shared_names(play),
        vocabulary.zones,
        vocabulary.words("people"),
        worded=frozenset(play.words),
        single=frozenset(name for name, zone in play.zones.items() if zone.most == 1),
        leaving=_has_leaving(play),
    )

    def narrator() -> Narrator:
        sentences = Sentences(book.effects, book.own)
        return Narrator(sentences, Discourse(book.grammar.agreement, book.grammar.is_only), "card", _custom, words)

    def sentence(text: str) -> str:
        return finish(book.grammar.finish(text), book.pack.settings.ties)

    return RulebookMaker(words, narrator, sentence, book.grammar.finish, name).rulebook(play)


def _custom(_: object) -> str:
    """A course of play has no text written by hand."""
    return ""


def _readable(message: str) -> str:
    """The id of what has no name, as a word: ui-action-play-card is Play card."""
    _, _, id_ = message.removeprefix("ui-").partition("-")
    return id_.replace("-", " ").capitalize()


def _shared_names(play: Play) -> frozenset[str]:
    """Counters and markers of which there is one for all."""
    counters = (name for name, one in play.counters.items() if one.shared)
    markers = (name for name, one in play.markers.items() if not one.owned)
    return frozenset((*counters, *markers))


def _has_leaving(play: Play) -> bool:
    nodes = (node for _, node in walk(play))
    parts = (*play.actions.values(), *play.procedures.values())
    nodes_of_parts = (node for part in parts for _, node in walk(part))
    return any(isinstance(node, Operation) and node.op in _LEAVING for node in (*nodes, *nodes_of_parts))
