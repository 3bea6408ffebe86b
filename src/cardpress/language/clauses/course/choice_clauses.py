"""Clauses of numbers, words and players that are chosen, or called something."""

from __future__ import annotations

from dataclasses import dataclass

from cardpress.effects.actors import YOU, actor, identity
from cardpress.effects.families import choices
from cardpress.effects.nodes import Operation
from cardpress.language.clauses.clause_context import ClauseContext
from cardpress.language.clauses.course.clause_parts import ANY_SELECTOR, ClauseParts, yes_if_several
from cardpress.language.grammar.phrases import Cards, Clauses


@dataclass
class ChoiceClauses(ClauseParts):
    """Renders the clause of a choice of what is no card."""

    def clause(self, node: Operation, context: ClauseContext) -> str | None:
        """The clause of such an operation; None for any other."""
        match node:
            case choices.ChooseNumber():
                return self._choose_number(node, context)
            case choices.ChooseWord():
                return self._choose_word(node, context)
            case choices.ChoosePlayer(who=who):
                return self.say("choose_player", chooser=self.doer(context), who=self.people.oblique(who, YOU))
            case choices.Let(name=name, be=be):
                return self._let(name, be, context)
        return None

    def _choose_number(self, node: choices.ChooseNumber, context: ClauseContext) -> str:
        who = self.subject(node, context)
        bounds = {"at_least": self.numbers.part(node.at_least, ""), "at_most": self.numbers.part(node.at_most, "")}
        worked = "no" if isinstance(node.at_most, int) else "yes"
        other = None if node.not_ is None else self.numbers.part(node.not_, "")
        self.discourse.introduce(node.name, ("number",), plural=False)
        where = "none" if node.where is None else self.condition(node.where)
        if other is None:
            return self.say("choose_number", who=who, **bounds, where=where, worked=worked)
        return self.say("choose_number-not", who=who, **bounds, other=other, where=where, worked=worked)

    def _choose_word(self, node: choices.ChooseWord, context: ClauseContext) -> str:
        who, among = self.subject(node, context), node.among
        cards = (
            None if isinstance(among, tuple | None) else self.numbers.counted_cards(among, identity(actor(node)))
        )
        self.discourse.introduce(node.name, (node.stat,), plural=False)
        if cards is not None:
            return self.say("choose_word-of", who=who, stat=node.stat, of=cards)
        listed = among if isinstance(among, tuple) else ()
        words = tuple(self.words.plain("value", word) for word in listed)
        said = Clauses(lambda _: words) if words else "none"
        return self.say("choose_word", who=who, stat=node.stat, among=said)

    def _let(self, name: str, be: object, context: ClauseContext) -> str:
        doer = self.doer(context)
        if self.is_player(be):
            said = self.people.oblique(be, YOU)
            self.discourse.introduce_player(name, "player")
            return self.say("let-player", doer=doer, be=said)
        if isinstance(be, ANY_SELECTOR):
            phrase = self.selector_phrase(be, YOU)
            kinds = phrase.kinds if isinstance(phrase, Cards) else (self.words.thing,)
            self.discourse.introduce(name, kinds or (self.words.thing,), plural=yes_if_several(phrase) == "yes")
            return self.say("let-cards", doer=doer, be=phrase)
        number = self.numbers.phrase(be, YOU)
        self.discourse.introduce(name, ("result",), plural=False)
        return self.say("let-number", doer=doer, be=number)
