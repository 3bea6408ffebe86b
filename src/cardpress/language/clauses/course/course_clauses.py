"""Clauses of the operations of a course of play: of its turns and actions here, of all others by their matter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeGuard

from cardpress.effects.actors import YOU, actor
from cardpress.effects.course.forms import NOBODY
from cardpress.effects.families import flow
from cardpress.effects.nodes import Condition, Operation
from cardpress.language.clauses.clause_context import ClauseContext
from cardpress.language.clauses.course.choice_clauses import ChoiceClauses
from cardpress.language.clauses.course.clause_parts import ClauseParts
from cardpress.language.clauses.course.contest_clauses import ContestClauses
from cardpress.language.clauses.course.counter_clauses import CounterClauses
from cardpress.language.clauses.course.course_players import Anyone
from cardpress.language.clauses.course.pile_clauses import PileClauses
from cardpress.language.clauses.course.requirement_phrases import as_tuple
from cardpress.language.grammar.phrases import Clauses, Person, Phrase, is_pronoun

_LEADS = (flow.Turns, flow.Repeat, flow.Phase, flow.By, flow.Together, flow.Offer)
Lead = flow.Turns | flow.Repeat | flow.Phase | flow.By | flow.Together | flow.Offer | flow.Signal
"""An operation that holds steps, which stand after what announces them."""


def is_lead(node: object) -> TypeGuard[Lead]:
    """Whether an operation holds steps: an event does where it is said what it is that happens."""
    return isinstance(node, _LEADS) or (isinstance(node, flow.Signal) and node.do is not None)


@dataclass
class CourseClauses(ClauseParts):
    """Renders the clause of an operation of the course; None for any other operation."""

    def __post_init__(self) -> None:
        parts = (
            self.say, self.discourse, self.people, self.selectors, self.numbers, self.words, self.condition,
        )  # fmt: skip
        self.piles = PileClauses(*parts)
        self._others = (self.piles, ChoiceClauses(*parts), CounterClauses(*parts), ContestClauses(*parts))

    @property
    def turn_player(self) -> Person:
        """Whoever has just had a turn."""
        return Person("player", description=lambda wanted: self.say("turn-player", case=wanted))

    def lead(self, node: Lead) -> str:  # noqa: PLR0911 one for each operation
        """What announces the steps that an operation holds."""
        match node:
            case flow.Turns():
                return self._turns(node)
            case flow.Repeat(times=times, until=until):
                said = self.amount(times, "time", "") if times is not None else "none"
                return self.say("repeat", times=said, until=self._until(until))
            case flow.Phase(phase=phase):
                return self.say("phase", phase=self.words.name("phase", phase))
            case flow.By(who=who):
                several = "yes" if self.people.is_several(who) else "no"
                return self.say("by", who=self.people.oblique(who, ""), several=several)
            case flow.Together(who=who):
                return self.say("together", who=self.people.oblique(who, ""))
            case flow.Offer(who=who):
                several = "yes" if self.people.is_several(who) else "no"
                return self.say("offer", who=self.people.clause_subject(who), several=several)
            case flow.Signal():
                return self.say("signal-lead", **self._event(node))

    def _turns(self, node: flow.Turns) -> str:
        who = self.people.clause_subject(node.who)
        start = "none" if node.source is None else self.people.oblique(node.source, "")
        rounds = "none" if node.rounds is None else self.amount(node.rounds, "turn", "", apiece=True)
        with self.people.seen_by_subject(self.turn_player):
            until = self._until(node.until)
        usual = "yes" if node.who == "each_remaining" else "no"
        sides = "yes" if node.sides else "no"
        return self.say("turns", who=who, usual=usual, **{"from": start}, rounds=rounds, until=until, sides=sides)

    def _until(self, until: Condition | None) -> str:
        return "none" if until is None else self.condition(until)

    def clause(self, node: Operation, context: ClauseContext) -> str | None:
        """The clause of one operation that holds no others."""
        text = self._flow(node, context)
        for clauses in self._others if text is None else ():
            text = clauses.clause(node, context)
            if text is not None:
                break
        return text

    # ---- flow

    def _flow(self, node: Operation, context: ClauseContext) -> str | None:  # noqa: PLR0911 one for each operation
        match node:
            case flow.TakeActions():
                return self._act(node, context)
            case flow.Perform(procedure=procedure):
                who = self.subject(node, context) if node.who else self.doer(context)
                return self.say("perform", who=who, procedure=self.words.name("procedure", procedure))
            case flow.Signal():
                return self.say("signal", **self._event(node))
            case flow.UseOffer(what=what):
                cards = self.selector_phrase(what, YOU)
                form = "pronoun" if is_pronoun(cards) else "noun"
                return self.say("use", who=self.doer(context), what=cards, form=form)
            case flow.EndEarly(what=what):
                thing = what if what in {"turn", "phase", "game"} else "turn"
                return self.say("end", what=what, thing=thing)
            case flow.Reverse():
                return self.say("reverse")
            case flow.TurnAgain():
                return self.say("again", who=self.doer(context))
            case flow.NextTurn() | flow.HandTurn() | flow.Rejoin():
                return self.say(node.op, who=self.subject(node, context))
            case flow.Win(who=who) | flow.LoseGame(who=who):
                everybody = "yes" if who == "each_player" else "no"
                return self.say(node.op, who=self.subject(node, context), all=everybody)
            case flow.Leave(until=until):
                return self.say("leave", who=self.subject(node, context), until=until)
        return None

    def _event(self, node: flow.Signal) -> dict[str, object]:
        """An event: what it is called, whose it is where it is not yours, what it is about."""
        what = None if node.what is None else self.selector_phrase(node.what, YOU)
        whose = self._whose_event(actor(node))
        return {"event": self.words.name("event", node.event), "who": whose, "what": what or "none"}

    def _whose_event(self, who: Anyone) -> Phrase | str:
        """Whose event it is; none where it is yours."""
        if isinstance(who, str) and who in {YOU, NOBODY}:
            return "none" if who == YOU else NOBODY
        return self.people.oblique(who, "")

    def _act(self, node: flow.TakeActions, context: ClauseContext) -> str:
        who, names = self.people.subject(actor(node), context), as_tuple(node.of)
        counts = {"exactly": node.times, "up_to": node.up_to}
        how = next((how for how, count in counts.items() if count is not None), "any" if node.any else "single")
        times = self.amount(counts[how], "time", "") if how in counts else "none"
        often = self.amount(counts[how], "action", "") if how in counts else "none"
        actions = tuple(self.words.name("action", str(name)) for name in names)
        several = "yes" if len(names) > 1 else "no"
        of = Clauses(lambda _: actions)
        return self.say("act", who=who, of=of, several=several, number=how, times=times, often=often)
