"""Renders effect trees as rules text; control operations join the clauses of nested operations."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from cardpress.effects import shared
from cardpress.effects.actors import YOU, Who, identity, is_somebody
from cardpress.effects.families import cards, choices, control, dice, things
from cardpress.effects.nodes import Condition, Event, Operation
from cardpress.effects.selectors import Pick
from cardpress.language.clauses.clause_context import (
    CONTROL,
    NOBODY,
    UNCLEAR,
    ClauseContext,
    is_heading,
    is_plain,
    sentence_opening,
    subjects,
)
from cardpress.language.clauses.course.course_clauses import CourseClauses, Lead, is_lead
from cardpress.language.clauses.course.course_conditions import CourseConditions
from cardpress.language.clauses.course.course_phrases import CoursePhrases
from cardpress.language.clauses.course.course_words import NO_COURSE, CourseWords
from cardpress.language.clauses.dice_clauses import DiceClauses
from cardpress.language.clauses.discourse import Discourse
from cardpress.language.clauses.impersonal_clauses import ImpersonalClauses, is_given
from cardpress.language.clauses.operation_arguments import OperationArguments
from cardpress.language.clauses.operation_clauses import OperationClauses
from cardpress.language.clauses.sentences import Sentences, hand_written_clause
from cardpress.language.clauses.subordinate_clauses import SubordinateClauses
from cardpress.language.grammar.phrases import Clause, Clauses

Custom = Callable[[control.Custom], str]


class Narrator:
    """Renders one effect tree of a component.

    `discourse` is what the component's text has named so far, `kind` the component's, `custom` gives hand-written
    text. A sentence with a short form says it after the same operation where all other fields are the same.
    """

    def __init__(
        self, say: Sentences, discourse: Discourse, kind: str, custom: Custom, words: CourseWords = NO_COURSE
    ) -> None:
        self.phrases = phrases = CoursePhrases(say, discourse, kind, words)
        people, selectors = phrases.people, phrases.selectors
        self.say = self._say = say
        self._custom, self._discourse, self._people = custom, discourse, people
        self._impersonal = ImpersonalClauses(say)
        self._selectors, self._dice = selectors, DiceClauses(say, discourse, people, self.narrate)
        fields = OperationArguments(say, selectors, self._nested_argument)
        fields.number = phrases.numbers.phrase
        self._operations = OperationClauses(say, selectors, people, fields)
        self._subordinate = SubordinateClauses(say, selectors, people, fields)
        self.course = CourseClauses(
            say, discourse, people, selectors, phrases.numbers, words, self._subordinate.condition
        )
        conditions = CourseConditions(
            say, people, selectors, phrases.numbers, words, self._subordinate.condition,
            self._subordinate.none_of, phrases.player_who,
        )  # fmt: skip
        self.condition = phrases.condition = self._subordinate.condition
        self._subordinate.of_course, self.player_premise = conditions.clause, conditions.player_premise

    def narrate(self, node: Operation, context: ClauseContext = ClauseContext()) -> str:  # noqa: B008 frozen
        """The text of a tree, before linearisation and typography."""
        return self._say.of(node, lambda: self._narrate(node, context))

    def _narrate(self, node: Operation, context: ClauseContext) -> str:
        if isinstance(node, (control.Custom, *CONTROL)):
            return self._control(node, replace(context, goes_on=False))
        if is_lead(node):
            return self._clause_with_lead(node, context)
        text = self.course.clause(node, context)
        return self._operations.clause(node, context) if text is None else text

    def open_step(self) -> None:
        """Begin a sentence of its own."""
        self._discourse.topic = ""
        self._discourse.open_sentence()

    def _clause_with_lead(self, node: Lead, context: ClauseContext) -> str:
        """What holds steps, within a sentence."""
        lead = self.course.lead(node)
        inside = replace(context, subject=YOU, mood="order", inline=True, closed=True)
        assert node.do is not None  # what leads holds steps
        return self._say("lead", lead=lead, do=self._nested_clause(node.do, inside))

    def _nested_argument(self, value: Any, context: ClauseContext) -> object:  # noqa: ANN401 any field
        """The message argument for a nested effect, list of effects, event or condition, else None."""
        match value:
            case Operation():
                return self._nested_clause(value, context)
            case Event():
                return self._subordinate.event(value)
            case Condition():
                return self._subordinate.condition(value)
            case (Operation(), *_):
                return self._nested_list(value, context)
        return None

    def _nested_list(self, steps: Sequence[Operation], context: ClauseContext) -> Clauses:
        """A list of nested effects; with several actors each clause states its subject."""
        if len(set().union(*map(subjects, steps)) - {UNCLEAR}) > 1:
            apart = replace(context, subject=NOBODY, mood="fin", closed=True)
            return Clauses(lambda _: tuple(self.narrate(step, apart) for step in steps))
        inside = replace(context, closed=True)
        return Clauses(lambda mood: tuple(self.narrate(step, inside.with_mood(mood)) for step in steps))

    def _nested_clause(self, node: Operation, context: ClauseContext) -> Clause:
        return Clause(lambda mood: self.narrate(node, context.with_mood(mood)))

    def _control(self, node: Operation, context: ClauseContext) -> str:
        node = control.choice_first(node)
        match node:
            case control.Seq(do=steps):
                text = self._inline(steps, context) if context.inline else self._sentences(node, context)
            case control.May(do=do, who=who):
                text = self._may(who, do, context)
            case control.Choose():
                text = self._choose(node, context)
            case control.Cost():
                text = self._cost(node, context)
            case control.Limit(per=per, do=do):
                message = f"limit-{per}-tail" if context.inline else f"limit-{per}"
                inside = self._nested_clause(
                    do, replace(context, inline=True, closed=context.closed or context.inline)
                )
                text = self._say(message, do=inside, opens=sentence_opening(do), mine=self._impersonal.mine(do))
            case control.Each(what=what, do=do):
                several = self._selectors.one_by_one(what, "you")
                inside = self._nested_clause(do, replace(context, inline=True))
                text = self._say("each", what=several, do=inside, opens=sentence_opening(do))
            case dice.Roll() | dice.RollTable():
                text = self._dice.clause(node, context)
            case control.Custom():
                text = hand_written_clause(self._custom, node)
            case _:
                text = self._conditional(node, context)
        return text

    def _may(self, who: Who, do: Operation, context: ClauseContext) -> str:
        person, same = self._people.subject(who, context), identity(who)
        if self._impersonal.is_left_to(do, same, "inf"):
            return self._say("may", who=person, do=self._nested_clause(do, context.for_player(who)))
        if isinstance(do, control.Cost) and self._impersonal.is_left_to(do.pay, same, "inf"):
            pay = self._nested_clause(do.pay, replace(context.for_player(who), paying=True, closed=True))
            paid = self._say("may", who=person, do=pay)
            return self._then(paid, "you" if same == YOU else "other", same, do.do, context)
        shares = same != YOU and same in subjects(do)  # he decides, and he and others act: each says who does
        inside = replace(context.among_players(who), closed=context.closed) if shares else context.for_player(who)
        return self._say("may-that", who=person, do=self._nested_clause(do, inside))

    def _choose(self, node: control.Choose, context: ClauseContext) -> str:
        who, chooser = self._people.subject(node.who, context), identity(node.who)
        complex_ = "" if all(is_plain(mode) for mode in node.modes) else "-complex"
        if set().union(*map(subjects, node.modes)) - {chooser, UNCLEAR}:
            between = replace(context.among_players(node.who), closed=True)
            modes = Clauses(lambda _: tuple(self._branch(mode, between) for mode in node.modes))
            return self._say(f"choose-who{complex_}", who=who, modes=modes)
        inside, message = replace(context.for_player(node.who), closed=True), f"choose{complex_}"
        modes = Clauses(lambda mood: tuple(self._branch(mode, inside.with_mood(mood)) for mode in node.modes))
        return self._say(message, who=who, modes=modes)

    def _branch(self, node: Operation, context: ClauseContext) -> str:
        """The text of one alternative; players it introduces are unknown to the others."""
        known = dict(self._discourse.players)
        text = self.narrate(node, context)
        self._discourse.players, self._discourse.last_subject = known, ""
        return text

    def _conditional(self, node: Operation, context: ClauseContext) -> str:
        inside = replace(context, inline=True)
        match node:
            case control.When(event=event, do=do) if is_heading(node):
                fields = self._subordinate.own_arguments(event)
                text = self._say(
                    f"when-{event.event}", do=self._nested_clause(do, replace(context, happens=True)), **fields
                )
            case control.When(do=do) if do.manner.limits:
                text = self.narrate(control.frequency_first(node), context)
            case control.When(event=event, do=do):
                opens = "phrase" if event.manner.adverbial and not isinstance(do, control.If) else "clause"
                clause = self._subordinate.event(event, self._impersonal.mine(do))
                text = self._say(
                    "when", event=clause, do=self._nested_clause(do, replace(inside, happens=True)), opens=opens
                )
            case control.While(condition=condition, do=do):
                premise = self._subordinate.condition(condition)
                opens = "passing" if condition.manner.passing else "state"
                held = self._nested_clause(do, replace(inside, happens=False))
                text = self._say("while", condition=premise, do=held, opens=opens)
            case control.If():
                with self._discourse.condition_holding():
                    text = self._if(node, context)
            case _:
                raise TypeError(f"no sentence for {node.op}")
        return text

    def _if(self, node: control.If, context: ClauseContext) -> str:
        inside = replace(context, inline=True)
        known = dict(self._discourse.players)
        first = replace(inside, closed=inside.closed or node.otherwise is not None)
        if node.otherwise is None and (premise := self.player_premise(node.condition)):
            do, opens = self._nested_clause(node.do, first), sentence_opening(node.do)
            return self._say("if-with", premise=premise, do=do, opens=opens)
        condition, do = self._subordinate.condition(node.condition), self._nested_clause(node.do, first)
        if node.otherwise is None:
            return self._say("if", condition=condition, do=do)
        other, message = node.otherwise, "if-else-inline" if context.inline else "if-else"

        def otherwise(mood: str) -> str:
            self._discourse.players = known
            self._discourse.open_sentence()
            return self.narrate(other, inside.with_mood(mood))

        opens = sentence_opening(other)
        return self._say(message, condition=condition, do=do, otherwise=Clause(otherwise), opens=opens)

    def _cost(self, node: control.Cost, context: ClauseContext) -> str:
        inside = replace(context, inline=True)
        orders = self._impersonal.is_left_to(node.do, context.subject, "inf")
        aimless = isinstance(node.do, control.If | choices.Let)  # "to if" is no purpose, nor is "to work out"
        orders = orders and not (aimless or node.do.manner.limits)
        if orders and self._impersonal.is_left_to(node.pay, context.subject, context.mood):
            pay = self._nested_clause(node.pay, replace(inside, paying=True, closed=True))
            return self._say("cost", pay=pay, do=self._nested_clause(node.do, replace(inside, happens=True)))
        payer = next(iter(paying)) if len(paying := subjects(node.pay) - {UNCLEAR}) == 1 else context.subject
        paid = self.narrate(node.pay, replace(inside, paying=True, closed=True))
        happens = self._is_of_a_thing(node.pay, context)
        return self._then(
            paid, "thing" if happens else "you" if payer == YOU else "other", payer, node.do, context
        )

    def _then(self, paid: str, subject: str, payer: str, do: Operation, context: ClauseContext) -> str:
        """A cost, then what follows from it, with another subject."""
        you = self._people.repeated_subject(payer, silent=payer != YOU or context.goes_on)
        then = self._nested_clause(
            do, replace(context, inline=True, subject=YOU, mood=context.new_clause_mood, happens=True)
        )
        message = "cost-then-inline" if context.closed else "cost-then"
        return self._say(message, pay=Clause(lambda _: paid), do=then, you=you, subject=subject)

    def _sentences(self, node: control.Seq, context: ClauseContext) -> str:
        text, before = "", None
        for run in _group_by_sentence(node.do):
            step = run[0]
            self._discourse.topic = ""
            if before and self._takes_short_form(before, step):
                text = self._say("glue-last", a=text, b=self._short_clause(step, before, context), many="no")
            else:
                self._discourse.open_sentence()
                sentence = (
                    self.narrate(step, context)
                    if len(run) == 1
                    else self._inline(run, replace(context, inline=True))
                )
                text = (
                    self._say(self._glue(before, step), a=text, b=sentence, subject="same") if before else sentence
                )
            before = run[-1]
        return text

    def _short_clause(self, step: Operation, before: Operation, context: ClauseContext) -> str:
        return self._say.of(step, lambda: self._operations.short_clause(step, before, context))

    def _takes_short_form(self, before: Operation, step: Operation) -> bool:
        """Whether a step differs from the previous one only in fields of its short form."""
        short = self._say.short_form_variables(step.op)
        same = before.op == step.op and bool(short)
        return same and step.model_copy(update={name: getattr(before, name) for name in short}) == before

    @staticmethod
    def _glue(before: Operation, step: Operation) -> str:
        if is_heading(before):
            return "glue-abilities"
        return "glue-rest" if _is_rest(step) and subjects(step) == subjects(before) else "glue-sentences"

    def _inline(self, steps: Sequence[Operation], context: ClauseContext) -> str:
        last = len(steps) - 1
        text, before = self.narrate(steps[0], replace(context, closed=context.closed or last > 0)), steps[0]
        for index, step in enumerate(steps[1:], 1):
            same, turns = subjects(step) == subjects(before), self._turns_to_you(before, step, context)
            other = turns or self._is_of_a_thing(step, context) != self._is_of_a_thing(before, context)
            if (_is_rest(step) and same) or (other and is_plain(step) and index == last):
                glue = "glue-rest"
            elif _is_rest(step) or not (is_plain(step) and is_plain(before)):
                glue = "glue-then"
            else:
                glue = "glue-last" if index == last else "glue-comma"
            here = context.after(before, rest=_is_rest(step)) if same else context
            here = replace(here, subject=NOBODY, mood="fin") if turns else here
            here = replace(here, goes_on=same and _is_said_of_its_actor(before, context))
            here = replace(here, mood="fin") if isinstance(step, control.May) and here.mood == "inf" else here
            clause = self.narrate(step, replace(here, closed=context.closed or index < last))
            context = replace(context, mood="fin") if turns and context.subject == YOU else context
            shape = {
                "glue-last": {"many": "yes" if index > 1 else "no"},
                "glue-rest": {"subject": "other" if other else "same"},
                "glue-then": {"opens": sentence_opening(step)},
            }
            text, before = self._say(glue, a=text, b=clause, **shape.get(glue, {})), step
        return text

    def _turns_to_you(self, before: Operation, step: Operation, context: ClauseContext) -> bool:
        """Whether the subject changes to the reader, so that a bare verb would be misread."""
        if subjects(step) != {YOU} or self._is_of_a_thing(step, context):
            return False
        acting = subjects(before)
        return (YOU not in acting and UNCLEAR not in acting) or self._is_of_a_thing(before, context)

    def _is_of_a_thing(self, node: Operation, context: ClauseContext) -> bool:
        """Whether a node is a single impersonal clause."""
        return is_plain(node) and self._impersonal.is_impersonal(node, context.mood)


def _group_by_sentence(steps: Sequence[Operation]) -> list[list[Operation]]:
    """Groups steps into sentences: consecutive plain steps of one named player are one sentence."""
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


def _is_said_of_its_actor(node: Operation, context: ClauseContext) -> bool:
    """Whether the subject of a node's single clause is certainly its actor and not a card."""
    of_things = isinstance(node, things.Grant) or (
        isinstance(node, things.Modify) and not is_given(node, context.mood)
    )
    acts = hasattr(node, "who") or (node.op in shared.OPERATIONS and not of_things)
    return acts and is_plain(node)


def _is_rest(node: Operation) -> bool:
    """Whether the node only puts away what the previous one left."""
    return isinstance(node, cards.Put) and isinstance(node.what, Pick) and node.what.pick == "rest"
