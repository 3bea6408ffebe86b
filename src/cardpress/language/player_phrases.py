"""Players as phrases: who was named already, and by what he can be told from others."""

from __future__ import annotations

from dataclasses import replace

from cardpress.effects.actors import MARK, YOU, EachPlayer, OnePlayer, ThatPlayer, Who, identity
from cardpress.language.clause_context import NOBODY, Frame
from cardpress.language.discourse import Said
from cardpress.language.phrases import Person


class People:
    """Says who acts and whom it falls on; a player keeps his identity from clause to clause by his name only."""

    def __init__(self, said: Said) -> None:
        self._said = said

    def subject(self, who: Who, frame: Frame) -> Person:
        """The one who does something: nothing is said of whoever the frame is about."""
        same = identity(who)
        goes_on = same == self._said.doer != "" and frame.subject != NOBODY
        silent = same == frame.subject and (same != YOU or frame.goes_on)
        person = replace(self._person(who, silent=silent), chosen=True, goes_on=goes_on)
        if silent:
            person = replace(person, pronoun=goes_on and self._said.by_pronoun)
        self._does(same, person)
        if same == frame.subject:
            return replace(person, mood=frame.mood, silent=silent)
        again = person.again or same == frame.chooser
        return replace(person, again=again, stressed=frame.subject == NOBODY)

    def clause(self, who: Who, mood: str = "fin") -> Person:
        """The subject of an event or a condition."""
        goes_on = identity(who) == self._said.doer != ""
        person = self._person(who)
        self._does(identity(who), person)
        return replace(person, mood=mood, goes_on=goes_on)

    def other(self, who: Who, subject: str) -> Person:
        """Whoever an action falls on, or something belongs to; `subject`: who acts."""
        return self._person(who, silent=identity(who) == subject)

    def known(self, same: str) -> Person:
        """Whoever has an identity, where nothing depends on how he can be told from others."""
        return Person(self._said.word(same.removeprefix(MARK)) if same.startswith(MARK) else same)

    def again(self, doer: str, *, silent: bool) -> Person:
        """Whoever did the clause before, as the subject of a new one that asks whether it was done."""
        person = replace(self.known(doer), mood="will", silent=silent, chosen=True)
        self._does(doer, person)
        return person

    def _does(self, same: str, person: Person) -> None:
        """Remember who was the subject, if a name is bound to him, for whoever goes on with the sentence."""
        self._said.doer = same if same.startswith(MARK) else ""
        self._said.by_pronoun = person.pronoun

    def _person(self, who: Who, *, silent: bool = False) -> Person:
        match who:
            case OnePlayer(name=name) | EachPlayer(name=name):
                return Person(who.word, other=self._said.meet(name, who.word))
            case ThatPlayer(ref=name):
                word, ordinal, pronoun = self._said.player(name)
                if not silent:
                    self._said.again(name)
                return Person(word, again=True, ordinal=ordinal, pronoun=pronoun)
        return Person(who)
