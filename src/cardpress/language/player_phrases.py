"""Players as phrases: subjects and obliques, with what distinguishes a player from others of the role."""

from __future__ import annotations

from dataclasses import replace

from cardpress.effects.actors import MARK, YOU, EachPlayer, OnePlayer, ThatPlayer, Who, identity
from cardpress.language.clause_context import NOBODY, ClauseContext
from cardpress.language.discourse import Discourse
from cardpress.language.phrases import Person


class PlayerPhrases:
    """Makes phrases of players; a player keeps an identity across clauses only through a bound name."""

    def __init__(self, discourse: Discourse) -> None:
        self._discourse = discourse

    def subject(self, who: Who, context: ClauseContext) -> Person:
        """The subject of an operation; silent where it is the subject of the context."""
        same = identity(who)
        goes_on = same == self._discourse.last_subject != "" and context.subject != NOBODY
        silent = same == context.subject and (same != YOU or context.goes_on)
        person = replace(self._person(who, silent=silent), chosen=True, goes_on=goes_on)
        if silent:
            person = replace(person, pronoun=goes_on and self._discourse.by_pronoun)
        self._remember_subject(same, person)
        if same == context.subject:
            return replace(person, mood=context.mood, silent=silent)
        again = person.again or same == context.chooser
        return replace(person, again=again, stressed=context.subject == NOBODY)

    def clause_subject(self, who: Who, mood: str = "fin") -> Person:
        """The subject of an event or a condition."""
        goes_on = identity(who) == self._discourse.last_subject != ""
        person = self._person(who)
        self._remember_subject(identity(who), person)
        return replace(person, mood=mood, goes_on=goes_on)

    def oblique(self, who: Who, subject: str) -> Person:
        """A player who is not the subject: object, recipient or owner; `subject`: who acts."""
        return self._person(who, silent=identity(who) == subject)

    def by_identity(self, same: str) -> Person:
        """The player with an identity, without what distinguishes the player from others."""
        return Person(self._discourse.word(same.removeprefix(MARK)) if same.startswith(MARK) else same)

    def repeated_subject(self, doer: str, *, silent: bool) -> Person:
        """The subject of the previous clause as the subject of one that asks whether it was done ("if you do")."""
        person = replace(self.by_identity(doer), mood="will", silent=silent, chosen=True)
        self._remember_subject(doer, person)
        return person

    def _remember_subject(self, same: str, person: Person) -> None:
        """Record the subject in the discourse, if it has a bound name, for the rest of the sentence."""
        self._discourse.last_subject = same if same.startswith(MARK) else ""
        self._discourse.by_pronoun = person.pronoun

    def _person(self, who: Who, *, silent: bool = False) -> Person:
        match who:
            case OnePlayer(name=name) | EachPlayer(name=name):
                return Person(who.word, other=self._discourse.introduce_player(name, who.word))
            case ThatPlayer(ref=name):
                word, ordinal, pronoun = self._discourse.player(name)
                if not silent:
                    self._discourse.repeat_player(name)
                return Person(word, again=True, ordinal=ordinal, pronoun=pronoun)
        return Person(who)
