"""Effect trees as rule texts: control operations join the clauses of what they govern."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from cardpress.effects import shared
from cardpress.effects.actors import YOU, Who, identity, is_somebody
from cardpress.effects.families import cards, control, dice, things
from cardpress.effects.nodes import Condition, Event, Operation
from cardpress.effects.selectors import Pick
from cardpress.language.clause_context import (
    CONTROL,
    NOBODY,
    UNCLEAR,
    Frame,
    is_heading,
    is_plain,
    opening,
    subjects,
)
from cardpress.language.dice_clauses import Dice
from cardpress.language.discourse import Said
from cardpress.language.impersonal_clauses import Statements, is_given
from cardpress.language.operation_arguments import Fields
from cardpress.language.operation_clauses import Actions
from cardpress.language.phrases import Clause, Clauses
from cardpress.language.player_phrases import People
from cardpress.language.selector_phrases import Selectors
from cardpress.language.sentences import Sentences
from cardpress.language.subordinate_clauses import Clausal

Custom = Callable[[control.Custom], str]


class Narrator:
    """Tells one effect tree of a component.

    `said` is what the component's text has named so far, `kind` the component's, `custom` gives hand-written
    text. A sentence with a short form says it after the same operation where all other fields are the same.
    """

    def __init__(self, say: Sentences, said: Said, kind: str, custom: Custom) -> None:
        people = People(said)
        selectors = Selectors(say, said, people, kind)
        self._say, self._custom, self._said, self._people = say, custom, said, people
        self._statements = Statements(say)
        self._selectors, self._dice = selectors, Dice(say, said, people, self.tell)
        fields = Fields(say, selectors, self._nested)
        self._actions = Actions(say, selectors, people, fields)
        self._clauses = Clausal(say, selectors, people, fields)

    def tell(self, node: Operation, frame: Frame = Frame()) -> str:  # noqa: B008 frozen
        """The text of a tree, without the typographer's touch."""
        if isinstance(node, (control.Custom, *CONTROL)):
            return self._control(node, replace(frame, goes_on=False))
        return self._actions.clause(node, frame)

    def _nested(self, value: Any, frame: Frame) -> object:  # noqa: ANN401 any field
        """What a message gets for a part of an operation that is more than a word."""
        match value:
            case Operation():
                return self._later(value, frame)
            case Event():
                return self._clauses.event(value)
            case Condition():
                return self._clauses.condition(value)
            case (Operation(), *_):
                return self._listed(value, frame)
        return None

    def _listed(self, steps: Sequence[Operation], frame: Frame) -> Clauses:
        """Several effects that an operation holds; where several act, each says who does."""
        if len(set().union(*map(subjects, steps)) - {UNCLEAR}) > 1:
            apart = replace(frame, subject=NOBODY, mood="fin", closed=True)
            return Clauses(lambda _: tuple(self.tell(step, apart) for step in steps))
        inside = replace(frame, closed=True)
        return Clauses(lambda mood: tuple(self.tell(step, inside.to(mood)) for step in steps))

    def _later(self, node: Operation, frame: Frame) -> Clause:
        return Clause(lambda mood: self.tell(node, frame.to(mood)))

    def _control(self, node: Operation, frame: Frame) -> str:
        match node:
            case control.Seq(do=steps):
                text = self._inline(steps, frame) if frame.inline else self._sentences(node, frame)
            case control.May(do=do, who=who):
                text = self._may(who, do, frame)
            case control.Choose():
                text = self._choose(node, frame)
            case control.Cost():
                text = self._cost(node, frame)
            case control.Limit(per=per, do=do):
                message = f"limit-{per}-tail" if frame.inline else f"limit-{per}"
                inside = self._later(do, replace(frame, inline=True, closed=frame.closed or frame.inline))
                text = self._say(message, do=inside, opens=opening(do), mine=self._statements.mine(do))
            case control.Each(what=what, do=do):
                several = self._selectors.one_by_one(what, "you")
                inside = self._later(do, replace(frame, inline=True))
                text = self._say("each", what=several, do=inside, opens=opening(do))
            case dice.Roll() | dice.RollTable():
                text = self._dice.clause(node, frame)
            case control.Custom():
                text = self._custom(node).rstrip(".")
            case _:
                text = self._dependent(node, frame)
        return text

    def _may(self, who: Who, do: Operation, frame: Frame) -> str:
        person, same = self._people.subject(who, frame), identity(who)
        if self._statements.is_left_to(do, same, "inf"):
            return self._say("may", who=person, do=self._later(do, frame.inside(who)))
        if isinstance(do, control.Cost) and self._statements.is_left_to(do.pay, same, "inf"):
            pay = self._later(do.pay, replace(frame.inside(who), paying=True, closed=True))
            paid = self._say("may", who=person, do=pay)
            return self._then(paid, "you" if same == YOU else "other", same, do.do, frame)
        shares = same != YOU and same in subjects(do)  # he decides, and he and others act: each says who does
        inside = replace(frame.between(who), closed=frame.closed) if shares else frame.inside(who)
        return self._say("may-that", who=person, do=self._later(do, inside))

    def _choose(self, node: control.Choose, frame: Frame) -> str:
        who, chooser = self._people.subject(node.who, frame), identity(node.who)
        complex_ = "" if all(is_plain(mode) for mode in node.modes) else "-complex"
        if set().union(*map(subjects, node.modes)) - {chooser, UNCLEAR}:
            between = replace(frame.between(node.who), closed=True)
            modes = Clauses(lambda _: tuple(self._branch(mode, between) for mode in node.modes))
            return self._say(f"choose-who{complex_}", who=who, modes=modes)
        inside, message = replace(frame.inside(node.who), closed=True), f"choose{complex_}"
        modes = Clauses(lambda mood: tuple(self._branch(mode, inside.to(mood)) for mode in node.modes))
        return self._say(message, who=who, modes=modes)

    def _branch(self, node: Operation, frame: Frame) -> str:
        """One of several effects; players it names are not there in the others."""
        known = dict(self._said.players)
        text = self.tell(node, frame)
        self._said.players, self._said.doer = known, ""
        return text

    def _dependent(self, node: Operation, frame: Frame) -> str:
        inside = replace(frame, inline=True)
        match node:
            case control.When(event=event, do=do) if is_heading(node):
                fields = self._clauses.own(event)
                text = self._say(f"when-{event.event}", do=self._later(do, replace(frame, happens=True)), **fields)
            case control.When(do=do) if do.manner.limits:
                text = self.tell(control.frequency_first(node), frame)
            case control.When(event=event, do=do):
                opens = "phrase" if event.manner.adverbial and not isinstance(do, control.If) else "clause"
                said = self._clauses.event(event, self._statements.mine(do))
                text = self._say(
                    "when", event=said, do=self._later(do, replace(inside, happens=True)), opens=opens
                )
            case control.While(condition=condition, do=do):
                said = self._clauses.condition(condition)
                opens = "passing" if condition.manner.passing else "state"
                held = self._later(do, replace(inside, happens=False))
                text = self._say("while", condition=said, do=held, opens=opens)
            case control.If():
                text = self._if(node, frame)
            case _:
                raise TypeError(f"no sentence for {node.op}")
        return text

    def _if(self, node: control.If, frame: Frame) -> str:
        inside = replace(frame, inline=True)
        known = dict(self._said.players)
        first = replace(inside, closed=inside.closed or node.otherwise is not None)
        said, do = self._clauses.condition(node.condition), self._later(node.do, first)
        if node.otherwise is None:
            return self._say("if", condition=said, do=do)
        other, message = node.otherwise, "if-else-inline" if frame.inline else "if-else"

        def otherwise(mood: str) -> str:
            self._said.players = known
            self._said.open_sentence()
            return self.tell(other, inside.to(mood))

        opens = opening(other)
        return self._say(message, condition=said, do=do, otherwise=Clause(otherwise), opens=opens)

    def _cost(self, node: control.Cost, frame: Frame) -> str:
        inside = replace(frame, inline=True)
        orders = self._statements.is_left_to(node.do, frame.subject, "inf")
        if orders and self._statements.is_left_to(node.pay, frame.subject, frame.mood):
            pay = self._later(node.pay, replace(inside, paying=True, closed=True))
            return self._say("cost", pay=pay, do=self._later(node.do, replace(inside, happens=True)))
        payer = next(iter(paying)) if len(paying := subjects(node.pay) - {UNCLEAR}) == 1 else frame.subject
        paid = self.tell(node.pay, replace(inside, paying=True, closed=True))
        happens = self._is_of_a_thing(node.pay, frame)
        return self._then(paid, "thing" if happens else "you" if payer == YOU else "other", payer, node.do, frame)

    def _then(self, paid: str, subject: str, payer: str, do: Operation, frame: Frame) -> str:
        """What is paid, and what follows for somebody else."""
        you = self._people.again(payer, silent=payer != YOU or frame.goes_on)
        then = self._later(do, replace(frame, inline=True, subject=YOU, mood=frame.afresh, happens=True))
        message = "cost-then-inline" if frame.closed else "cost-then"
        return self._say(message, pay=Clause(lambda _: paid), do=then, you=you, subject=subject)

    def _sentences(self, node: control.Seq, frame: Frame) -> str:
        text, before = "", None
        for run in _runs(node.do):
            step = run[0]
            self._said.acting = ""
            if before and self._goes_on(before, step):
                text = self._say("glue-last", a=text, b=self._actions.again(step, before, frame), many="no")
            else:
                self._said.open_sentence()
                said = self.tell(step, frame) if len(run) == 1 else self._inline(run, replace(frame, inline=True))
                text = self._say(self._glue(before, step), a=text, b=said) if before else said
            before = run[-1]
        return text

    def _goes_on(self, before: Operation, step: Operation) -> bool:
        """Whether a step differs from the one before it only in what its short form says."""
        said = self._say.shorter(step.op)
        same = before.op == step.op and bool(said)
        return same and step.model_copy(update={name: getattr(before, name) for name in said}) == before

    @staticmethod
    def _glue(before: Operation, step: Operation) -> str:
        if is_heading(before):
            return "glue-abilities"
        return "glue-rest" if _is_rest(step) and subjects(step) == subjects(before) else "glue-sentences"

    def _inline(self, steps: Sequence[Operation], frame: Frame) -> str:
        last = len(steps) - 1
        text, before = self.tell(steps[0], replace(frame, closed=frame.closed or last > 0)), steps[0]
        for index, step in enumerate(steps[1:], 1):
            same, turns = subjects(step) == subjects(before), self._turns_to_you(before, step, frame)
            other = turns or self._is_of_a_thing(step, frame) != self._is_of_a_thing(before, frame)
            if (_is_rest(step) and same) or (other and is_plain(step) and index == last):
                glue = "glue-rest"
            elif _is_rest(step) or not (is_plain(step) and is_plain(before)):
                glue = "glue-then"
            else:
                glue = "glue-last" if index == last else "glue-comma"
            here = frame.after(before, rest=_is_rest(step)) if same else frame
            here = replace(here, subject=NOBODY, mood="fin") if turns else here
            here = replace(here, goes_on=same and _is_said_of_its_actor(before, frame))
            here = replace(here, mood="fin") if isinstance(step, control.May) and here.mood == "inf" else here
            clause = self.tell(step, replace(here, closed=frame.closed or index < last))
            frame = replace(frame, mood="fin") if turns and frame.subject == YOU else frame
            shape = {"glue-last": {"many": "yes" if index > 1 else "no"}, "glue-then": {"opens": opening(step)}}
            text, before = self._say(glue, a=text, b=clause, **shape.get(glue, {})), step
        return text

    def _turns_to_you(self, before: Operation, step: Operation, frame: Frame) -> bool:
        """Whether you act after somebody or something else: a bare verb would say that this goes on."""
        if subjects(step) != {YOU} or self._is_of_a_thing(step, frame):
            return False
        acting = subjects(before)
        return (YOU not in acting and UNCLEAR not in acting) or self._is_of_a_thing(before, frame)

    def _is_of_a_thing(self, node: Operation, frame: Frame) -> bool:
        """Whether the subject of a node's one clause is what it happens to, and not who does it."""
        return is_plain(node) and self._statements.is_one(node, frame.mood)


def _runs(steps: Sequence[Operation]) -> list[list[Operation]]:
    """Steps by sentences: what one player does who has a name, or to what he has left, is one sentence."""
    runs: list[list[Operation]] = []
    for step in steps:
        before = runs[-1][-1] if runs else None
        acting = subjects(step)
        who = next(iter(acting)) if len(acting) == 1 else UNCLEAR
        known = who not in {YOU, UNCLEAR} and (is_somebody(who) or _is_rest(step))
        if before and known and acting == subjects(before) and is_plain(step) and is_plain(before):
            runs[-1].append(step)
        else:
            runs.append([step])
    return runs


def _is_said_of_its_actor(node: Operation, frame: Frame) -> bool:
    """Whether the subject of a node's one clause is surely who acts, and no card."""
    of_things = isinstance(node, things.Grant) or (
        isinstance(node, things.Modify) and not is_given(node, frame.mood)
    )
    acts = hasattr(node, "who") or (node.op in shared.OPERATIONS and not of_things)
    return acts and is_plain(node)


def _is_rest(node: Operation) -> bool:
    """Whether the node only puts away what another one left."""
    return isinstance(node, cards.Put) and isinstance(node.what, Pick) and node.what.pick == "rest"
