"""Effect trees as rule texts: control operations join the clauses of what they govern."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from cardpress.effects import operations as ops
from cardpress.effects.selectors import Pick
from cardpress.effects.slots import Condition, Event, Operation
from cardpress.language.actions import Actions
from cardpress.language.clauses import Clausal
from cardpress.language.fields import Fields
from cardpress.language.frames import CONTROL, UNCLEAR, Frame, is_heading, is_plain, subjects
from cardpress.language.phrases import Clause, Clauses
from cardpress.language.selectors import Said, Selectors
from cardpress.language.sentences import Sentences

Custom = Callable[[ops.Custom], str]


class Narrator:
    """Tells one effect tree of a component.

    `said` is what the component's text has named so far, `kind` the component's, `custom` gives hand-written
    text. A sentence with a short form says it after the same operation where all other fields are the same.
    """

    def __init__(self, say: Sentences, said: Said, kind: str, custom: Custom) -> None:
        selectors = Selectors(say, said, kind)
        self._say, self._custom, self._said = say, custom, said
        fields = Fields(say, selectors, self._nested)
        self._actions = Actions(say, selectors, fields)
        self._clauses = Clausal(say, selectors, fields)

    def tell(self, node: Operation, frame: Frame = Frame()) -> str:  # noqa: B008 frozen
        """The text of a tree, without the typographer's touch."""
        if isinstance(node, ops.Custom) or node.op in CONTROL:
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
                return Clauses(lambda mood: tuple(self.tell(step, frame.to(mood)) for step in value))
        return None

    def _later(self, node: Operation, frame: Frame) -> Clause:
        return Clause(lambda mood: self.tell(node, frame.to(mood)))

    def _control(self, node: Operation, frame: Frame) -> str:
        match node:
            case ops.Seq():
                text = self._inline(node, frame) if frame.inline else self._sentences(node, frame)
            case ops.May(do=do, who=who):
                message = "may" if subjects(do) <= {who} else "may-that"
                text = self._say(message, who=frame.person(who), do=self._later(do, frame.inside(who)))
            case ops.Choose():
                text = self._choose(node, frame)
            case ops.Cost():
                text = self._cost(node, frame)
            case ops.Limit(per=per, do=do):
                message = f"limit-{per}-tail" if frame.inline else f"limit-{per}"
                inside = self._later(do, replace(frame, inline=True))
                text = self._say(message, do=inside, opens=_opening(do))
            case ops.Custom():
                text = self._custom(node).rstrip(".")
            case _:
                text = self._dependent(node, frame)
        return text

    def _choose(self, node: ops.Choose, frame: Frame) -> str:
        if set().union(*map(subjects, node.modes)) - {node.who, UNCLEAR}:
            between = frame.between(node.who)
            modes = Clauses(lambda _: tuple(self.tell(mode, between) for mode in node.modes))
            return self._say("choose-who", who=frame.person(node.who), modes=modes)
        inside = frame.inside(node.who)
        message = "choose" if all(is_plain(mode) for mode in node.modes) else "choose-complex"
        modes = Clauses(lambda mood: tuple(self.tell(mode, inside.to(mood)) for mode in node.modes))
        return self._say(message, who=frame.person(node.who), modes=modes)

    def _dependent(self, node: Operation, frame: Frame) -> str:
        inside = replace(frame, inline=True)
        match node:
            case ops.When(event=event, do=do) if is_heading(node):
                fields = self._clauses.own(event)
                text = self._say(f"when-{event.event}", do=self._later(do, frame), **fields)
            case ops.When(event=event, do=do):
                opens = "phrase" if event.manner.adverbial and not isinstance(do, ops.If) else "clause"
                said = self._clauses.event(event)
                text = self._say("when", event=said, do=self._later(do, inside), opens=opens)
            case ops.While(condition=condition, do=do):
                said = self._clauses.condition(condition)
                opens = "passing" if condition.manner.passing else "state"
                text = self._say("while", condition=said, do=self._later(do, inside), opens=opens)
            case ops.If():
                text = self._if(node, frame)
            case _:
                raise TypeError(f"no sentence for {node.op}")
        return text

    def _if(self, node: ops.If, frame: Frame) -> str:
        inside = replace(frame, inline=True)
        said, do = self._clauses.condition(node.condition), self._later(node.do, inside)
        if node.otherwise is None:
            return self._say("if", condition=said, do=do)
        message = "if-else-inline" if frame.inline else "if-else"
        otherwise, opens = self._later(node.otherwise, inside), _opening(node.otherwise)
        return self._say(message, condition=said, do=do, otherwise=otherwise, opens=opens)

    def _cost(self, node: ops.Cost, frame: Frame) -> str:
        inside = replace(frame, inline=True)
        pay = self._later(node.pay, replace(inside, paying=True))
        if subjects(node.do) <= {frame.subject} and subjects(node.pay) <= {frame.subject}:
            return self._say("cost", pay=pay, do=self._later(node.do, inside))
        payer = next(iter(paying)) if len(paying := subjects(node.pay) - {UNCLEAR}) == 1 else frame.subject
        you = replace(frame, subject=payer, mood="will").person(payer)
        then = self._later(node.do, replace(inside, subject="you", mood="order"))
        return self._say("cost-then", pay=pay, do=then, you=you, subject=payer)

    def _sentences(self, node: ops.Seq, frame: Frame) -> str:
        text, before = "", None
        for step in node.do:
            self._said.acting = ""
            if before and self._goes_on(before, step):
                text = self._say("glue-last", a=text, b=self._actions.again(step, frame), many="no")
            else:
                said = self.tell(step, frame)
                text = self._say(self._glue(before, step), a=text, b=said) if before else said
            before, frame = step, frame.after(step)
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

    def _inline(self, node: ops.Seq, frame: Frame) -> str:
        text, before = self.tell(node.do[0], frame), node.do[0]
        for index, step in enumerate(node.do[1:], 1):
            frame = frame.after(before)
            same = subjects(step) == subjects(before)
            if _is_rest(step) and same:
                glue = "glue-rest"
            elif _is_rest(step) or not (is_plain(step) and is_plain(before)):
                glue = "glue-then"
            else:
                glue = "glue-last" if index == len(node.do) - 1 else "glue-comma"
            clause = self.tell(step, replace(frame, goes_on=same and _is_said_of_its_actor(before)))
            shape = {"glue-last": {"many": "yes" if index > 1 else "no"}, "glue-then": {"opens": _opening(step)}}
            text, before = self._say(glue, a=text, b=clause, **shape.get(glue, {})), step
        return text


def _opening(node: Operation) -> str:
    """How a sentence begins that is cut off by a mark: with permission, with a clause or with an order."""
    if isinstance(node, ops.May):
        return "may"
    return "clause" if isinstance(node, (ops.When, ops.While, ops.If)) else "order"


def _is_said_of_its_actor(node: Operation) -> bool:
    """Whether the subject of a node's one clause is surely who acts, and no card."""
    acts = hasattr(node, "who") or (node.op in ops.OPERATIONS and not isinstance(node, ops.Modify))
    return acts and is_plain(node)


def _is_rest(node: Operation) -> bool:
    """Whether the node only puts away what another one left."""
    return isinstance(node, ops.Put) and isinstance(node.what, Pick) and node.what.pick == "rest"
