"""Players as phrases: subjects and obliques, with what distinguishes a player from others of the role."""

from __future__ import annotations

from dataclasses import replace

from cardpress.effects.actors import EACH, MARK, YOU, EachPlayer, OnePlayer, ThatPlayer, Who, identity
from cardpress.language.clauses.clause_context import NOBODY, ClauseContext
from cardpress.language.clauses.discourse import Discourse
from cardpress.language.grammar.phrases import Person


class PlayerPhrases:
    """Makes phrases of players; a player keeps an identity across clauses only through a bound name."""

    def __init__(self, discourse: Discourse) -> None:
        self._discourse = discourse

    def subject(self, who: Who, context: ClauseContext) -> Person:
        """The subject of an operation; silent where it is the subject of the context."""
        same = identity(who)
        goes_on = same == self._discourse.last_subject != "" and context.subject != NOBODY
        silent = same == context.subject and (same != YOU or context.goes_on)
        person = self._person(who, silent=silent)
        pronoun = goes_on and self._discourse.by_pronoun if silent else person.pronoun
        self._remember_subject(same, pronoun)
        is_understood = same == context.subject
        return replace(
            person,
            chosen=True,
            goes_on=goes_on,
            pronoun=pronoun,
            mood=context.mood if is_understood else person.mood,
            silent=silent if is_understood else person.silent,
            again=person.again or (same == context.chooser and not is_understood),
            stressed=person.stressed if is_understood else context.subject == NOBODY,
        )

    def clause_subject(self, who: Who, mood: str = "fin") -> Person:
        """The subject of an event or a condition."""
        goes_on = identity(who) == self._discourse.last_subject != ""
        person = self._person(who)
        self._remember_subject(identity(who), person.pronoun)
        return replace(person, mood=mood, goes_on=goes_on)

    def oblique(self, who: Who, subject: str) -> Person:
        """A player who is not the subject: object, recipient or owner; `subject`: who acts."""
        return self._person(who, silent=identity(who) == subject)

    def by_identity(self, same: str) -> Person:
        """The player with an identity, without what distinguishes the player from others."""
        return Person(self._discourse.word(same.removeprefix(MARK)) if same.startswith(MARK) else same)

    def repeated_subject(self, doer: str, *, silent: bool) -> Person:
        """The subject of the previous clause as the subject of one that asks whether it was done ("if you do")."""
        somebody = self.by_identity(doer)
        again = doer.startswith(MARK) or somebody.player.startswith(EACH)
        person = replace(somebody, mood="will", silent=silent, chosen=True, again=again)
        self._remember_subject(doer, person.pronoun)
        return person

    def _remember_subject(self, same: str, pronoun: bool) -> None:
        """Record the subject of the rest of the sentence, if it has a bound name, and whether it is a pronoun."""
        self._discourse.last_subject = same if same.startswith(MARK) else ""
        self._discourse.by_pronoun = pronoun

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
