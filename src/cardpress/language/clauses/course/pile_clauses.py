"""Clauses of what happens to cards in a course of play: drawn, dealt, put, shuffled, chosen."""

from __future__ import annotations

from dataclasses import dataclass

from cardpress.effects.actors import YOU, actor, identity
from cardpress.effects.families import choices, piles
from cardpress.effects.nodes import Operation
from cardpress.language.clauses.clause_context import ClauseContext
from cardpress.language.clauses.course.clause_parts import ClauseParts, is_nobody, yes_if_several
from cardpress.language.clauses.course.course_players import Anyone
from cardpress.language.grammar.phrases import Cards, Person, is_pronoun

DECK, HAND = "deck", "hand"


@dataclass
class PileClauses(ClauseParts):
    """Renders the clause of an operation on piles, or of a choice of cards."""

    def clause(self, node: Operation, context: ClauseContext) -> str | None:  # noqa: PLR0911 one for each operation
        """The clause of such an operation; None for any other."""
        match node:
            case piles.Draw():
                return self._draw(node, context)
            case piles.Deal():
                return self._deal(node, context)
            case piles.Put():
                return self._put_clause(node, context)
            case piles.Shuffle(zone=zone):
                return self.say("shuffle", who=self.doer(context), zone=self.zone(zone or DECK, None, YOU))
            case piles.Exchange(first=first, second=second):
                places = (self.zone(one.zone, one.owner or YOU, YOU) for one in (first, second))
                return self.say("exchange", who=self.doer(context), first=next(places), second=next(places))
            case piles.Resolve(what=what):
                cards = self.selector_phrase(what, YOU)
                form = "pronoun" if is_pronoun(cards) else "noun"
                return self.say("resolve", who=self.doer(context), what=cards, form=form)
            case choices.PickSome(what=what):
                return self.choice_clause(what, self.subject(node, context), identity(actor(node)))
        return None

    def choice_clause(self, what: object, who: Person, subject: str) -> str:
        """The clause that somebody chooses cards or spaces: from where they lie."""
        cards = self.selectors.phrase(what, subject, source=True)
        self.discourse.chosen.update(filter(None, [getattr(what, "name", None)]))
        return self.say("pick", who=who, what=cards)

    def _draw(self, node: piles.Draw, context: ClauseContext) -> str:
        who, same = self.subject(node, context), identity(actor(node))
        places = self._places(node, same)
        text = self.say("draw", who=who, amount=self._cards_or_all(node.amount, same), **places)
        return self.with_each(node.amount, text, same)

    def _deal(self, node: piles.Deal, context: ClauseContext) -> str:
        to = None if node.to is None else self.words.zones.get(str(node.to))
        if to is not None and to.owned == "never":
            amount, places = self._cards_or_all(node.amount, ""), self._places(node, "")
            if places["from"] == "none" and DECK in self.words.zones:
                places["from"] = self.zone(DECK, None, "")
            return self.say("deal-zone", dealer=self.doer(context), amount=amount, **places)
        several = self.people.is_several(node.who)
        amount = self._cards_or_all(node.amount, "", apiece=several)
        places = self._places(node, "")
        who = self.people.oblique(node.who, "")
        return self.say("deal", dealer=self.doer(context), who=who, amount=amount, **places)

    def _places(self, node: piles.Draw | piles.Deal, subject: str) -> dict[str, object]:
        """From where and to where cards go, where that is not from the deck to the hand."""
        start = None if node.source in {None, DECK} else self.zone(str(node.source), None, subject)
        end = None if node.to in {None, HAND} else self.zone(str(node.to), None, subject)
        return {"from": start or "none", "to": end or "none"}

    def _cards_or_all(self, amount: object, subject: str, *, apiece: bool = False) -> object:
        return "all" if amount == "all" else self.amount(amount, self.words.thing, subject, apiece=apiece)

    def _put_clause(self, node: piles.Put, context: ClauseContext) -> str | None:
        place, end = node.end
        who, same = self.subject(node, context), identity(actor(node))
        what = self.selectors.phrase(node.what, same, source=True)
        if node.on is not None:
            text = self.say("put-space", who=who, what=what, on=self.selector_phrase(node.on, same))
            return self._with_holder(text, node.owner)
        pile = self.zone(place, None if is_nobody(node.owner) else node.owner, same)
        if not end:
            text = self.say("put-zone", who=who, what=what, pile=pile)
            return self._with_holder(text, node.owner) if is_nobody(node.owner) else text
        rest = "-rest" if isinstance(what, Cards) and what.quantity == "rest" and not what.kinds else ""
        return self.say(f"put{rest}-{end}", who=who, what=what, pile=pile, many=yes_if_several(what))

    def _with_holder(self, text: str, owner: Anyone | None) -> str:
        """A clause with whose it is then that goes somewhere, where that is said."""
        if owner is None:
            return text
        holder = "none" if is_nobody(owner) else self.people.oblique(owner, "")
        return self.say("put-holder", clause=text, holder=holder)
