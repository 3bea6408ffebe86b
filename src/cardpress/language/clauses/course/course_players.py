"""Players who are described and not called by a word: who sits next, who has most, whom a marker shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import cast

from cardpress.effects.actors import EACH, MARK, YOU, EachPlayer, OnePlayer, Who
from cardpress.effects.course.forms import Holder, Receiver, Someone
from cardpress.language.clauses.clause_context import ClauseContext
from cardpress.language.clauses.player_phrases import PlayerPhrases
from cardpress.language.grammar.phrases import Person

PLAYER = "player"
REMAINING_PLAYER = "remaining"
SOMEBODY = Person(PLAYER, again=True, pronoun=True, goes_on=True)
"""Whoever is asked about, in the clause that asks: they, their cards."""
THAT_PLAYER = Person(PLAYER, again=True)
Anyone = Who | Someone | Receiver | Holder
"""A player as any field holds one."""
Describe = Callable[[Who, str], Person | None]
"""The player that a description means, for whoever acts; None for what is no description."""


class CoursePlayerPhrases(PlayerPhrases):
    """Makes phrases of players, those described included; "you" can be somebody else for a while."""

    describe: Describe = staticmethod(lambda _who, _subject: None)
    _viewer: Person | None = None
    _next_subject: Person | None = None

    @contextmanager
    def take_view_of(self, viewer: Person) -> Iterator[None]:
        """Let "you" be a player who is asked about, until the block ends."""
        before, self._viewer = self._viewer, viewer
        try:
            yield
        finally:
            self._viewer = before

    @contextmanager
    def seen_by_subject(self, subject: Person) -> Iterator[None]:
        """Let "you" be somebody who is named as the first subject and is a pronoun from then on."""
        with self.take_view_of(SOMEBODY):
            before, self._next_subject = self._next_subject, subject
            yield
            self._next_subject = before

    def has_said_subject(self) -> bool:
        """Whether the one who is named as the first subject has been."""
        return self._next_subject is None

    @property
    def is_reader(self) -> bool:
        """Whether "you" is the reader."""
        return self._viewer is None

    def subject(self, who: Who, context: ClauseContext) -> Person:
        """The subject of an operation; whoever is asked about is said where "you" stands."""
        if who == YOU and self._viewer is not None:
            first, self._next_subject = self._next_subject, None
            return replace(first or self._viewer, mood="fin", silent=first is None and context.goes_on)
        return super().subject(who, context)

    def oblique(self, who: Anyone, subject: str) -> Person:
        """A player who is not the subject."""
        return super().oblique(cast("Who", who), subject)

    def clause_subject(self, who: Anyone, mood: str = "fin") -> Person:
        """The subject of an event or a condition."""
        if who == YOU and self._viewer is not None:
            first, self._next_subject = self._next_subject, None
            return replace(first or self._viewer, mood=mood)
        return super().clause_subject(cast("Who", who), mood)

    def by_identity(self, same: str) -> Person:
        """The player with an identity."""
        if same == YOU and self._viewer is not None:
            return self._viewer
        if not same.startswith(MARK) and not same.replace("_", "").isalpha():
            return THAT_PLAYER
        return super().by_identity(same)

    def _person(self, who: Who, *, silent: bool = False) -> Person:
        if (
            isinstance(who, OnePlayer | EachPlayer) and who.word.removeprefix(EACH) == REMAINING_PLAYER
        ):  # a role has no noun of its own
            role = "one" if isinstance(who, OnePlayer) else "each"
            who = type(who).model_construct(**{**who.__dict__, role: PLAYER})
        if who == YOU and self._viewer is not None:
            return replace(self._viewer, silent=silent)
        described = self.describe(who, "")
        if described is not None:
            return replace(described, silent=silent)
        if isinstance(who, OnePlayer | EachPlayer) and who.name is None:
            return Person(who.word)
        return super()._person(who, silent=silent)

    def one_of(self, who: Anyone) -> Person:
        """One of several players: a player, an opponent."""
        word = who if isinstance(who, str) else who.word if isinstance(who, EachPlayer) else ""
        return Person(word.removeprefix(EACH)) if word.startswith(EACH) else self._person(cast("Who", who))

    @staticmethod
    def is_several(who: Anyone) -> bool:
        """Whether several players may be meant, one after the other."""
        if isinstance(who, str):
            return who.startswith(EACH)
        return isinstance(who, EachPlayer) or hasattr(who, "most") or hasattr(who, "least")
