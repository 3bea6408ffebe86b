"""Message arguments for the fields of a game's own operations, events and conditions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache

from cardpress.effects.actors import EachPlayer, OnePlayer, ThatPlayer
from cardpress.effects.nodes import Node, Qualifier, counted_in
from cardpress.effects.selectors import Itself, PerBound, PerCard, Pick, Ref, StatOf
from cardpress.effects.specialisation import kinds_of
from cardpress.language.clauses.clause_context import ClauseContext
from cardpress.language.clauses.selector_phrases import SelectorPhrases
from cardpress.language.clauses.sentences import Sentences
from cardpress.language.grammar.phrases import Amount, Cards, Clauses, Equal, Mention, This, is_pronoun

MINUS = "\u2212"
UNTIL = "until"
"""The field that is rendered by a separate message around the clause."""
Number = int | PerCard | PerBound | StatOf
Nested = Callable[[object, ClauseContext], object]
"""The argument for a nested effect, list of effects, event or condition; None for any other value."""


class OperationArguments:
    """Turns the fields of a node into message arguments: phrases, amounts, clauses, words."""

    def __init__(self, say: Sentences, selectors: SelectorPhrases, nested: Nested) -> None:
        self._say, self._selectors, self._nested = say, selectors, nested
        self.number: Callable[[object], object] = lambda amount: amount

    def build(self, node: Node, subject: str, context: ClauseContext) -> dict[str, object]:
        """The variables of a node's message except `who`, which the caller adds; `subject`: who acts.

        Selectors become noun phrases and come first, then amounts, of which one may speak of them. A number
        called `by` has its sign, a list is for LIST, what is left out is the word none. A phrase `x` has its
        shape as `x-form`.
        """
        apart = {node.tag, UNTIL, "who"}
        values = {name: getattr(node, name) for name in type(node).model_fields if name not in apart}
        source, each = node.manner.leaves, node.manner.spread != "whole"
        arguments: dict[str, object] = {
            name: self._selectors.phrase(value, subject, source=source, each=each)
            for name, value in values.items()
            if isinstance(value, (Pick, Ref, Itself))
        }
        arguments |= {
            name: self._selectors.cards_that_are(value, subject)
            for name, value in values.items()
            if isinstance(value, Qualifier)
        }
        if context.paying:
            arguments = {name: _as_price(phrase) for name, phrase in arguments.items()}
        several = any(isinstance(phrase, Cards) and phrase.each for phrase in arguments.values())
        for name, value in values.items():
            if name in amounts_of(type(node)) and value is not None:
                counted = (
                    at for at in type(node).model_fields if at in counted_in(type(node))
                )  # the first of them
                term = next((getattr(node, at) for at in counted), node.manner.unit or name)
                arguments[name] = self.amount(value, term, apiece=several and node.manner.spread == "apiece")
            elif name not in arguments:
                arguments[name] = self._plain_argument(name, value, context)
        return _with_shapes({type(node).model_fields[name].alias or name: one for name, one in arguments.items()})

    def elide_topic(self, node: Node, subject: str, arguments: dict[str, object]) -> dict[str, object]:
        """The variables, with the subject elided where it is also the topic of the previous clause."""
        names = {one.alias or name: name for name, one in type(node).model_fields.items()}
        phrase, selector = arguments.get(subject), getattr(node, names.get(subject, ""), None)
        if isinstance(phrase, (Cards, Mention, This)) and isinstance(selector, (Pick, Ref, Itself)):
            return arguments | {subject: self._selectors.as_subject(phrase, selector)}
        self._selectors.discourse.topic = ""
        return arguments

    def _plain_argument(self, name: str, value: object, context: ClauseContext) -> object:
        nested = self._nested(value, context)
        if nested is not None:
            return nested
        if isinstance(value, (OnePlayer, EachPlayer, ThatPlayer)):
            return self._selectors.people.oblique(value, "")
        if isinstance(value, tuple):
            return Clauses(lambda _: tuple(map(str, value)))
        if isinstance(value, int) and not isinstance(value, bool) and name == "by":
            return signed_number(value)
        return _plain_word(value) if isinstance(value, str | int | None) else value

    def amount(self, amount: Number, term: str, *, apiece: bool = False) -> Amount | Equal:
        """A number of units of a term, or as many as a stat of a card."""
        if isinstance(amount, int):
            return Amount(term, amount, apiece)
        if isinstance(amount, (PerCard, PerBound)) and isinstance(amount.each, int):
            return Amount(term, amount.each, apiece)
        if not isinstance(amount, StatOf) or not isinstance(amount.of, (Ref, Itself)):
            return Equal(term, self._say("equal-to", unit=Amount(term, 0), number=self.number(amount)))
        owner = self._selectors.phrase(amount.of, "")
        form = "pronoun" if is_pronoun(owner) else "noun"
        text = self._say("equal", unit=Amount(term, 0), stat=amount.stat, of=owner, form=form)
        return Equal(term, text, closes=True)

    def add_count(self, node: Node, text: str, subject: str) -> str:
        """A clause with "for each …" added where an amount is counted per card."""
        for name in amounts_of(type(node)):
            amount = getattr(node, name)
            if isinstance(amount, PerCard):
                text = self._say("per", clause=text, per=self._selectors.phrase(amount.per, subject, each=True))
            elif isinstance(amount, PerBound):
                text = self._say("per", clause=text, per=self._selectors.each_of(amount.of))
        return text


@cache
def amounts_of(model: type[Node]) -> tuple[str, ...]:
    """The fields of a model that hold an amount, found in the shared models it was specialised from."""
    opened = (one for one in reversed(model.__mro__) if issubclass(one, Node) and one is not Node)
    found = ((name, field) for one in opened for name, field in one.model_fields.items())
    held = (name for name, field in found if any(issubclass(kind, PerCard) for kind in _classes(field.annotation)))
    return tuple(dict.fromkeys(held))


@cache
def shapes_of(model: type[Node]) -> frozenset[str]:
    """The variables that describe the grammatical shape of a model's phrases."""
    shapes: set[str] = set()
    for name, field in model.model_fields.items():
        if any(issubclass(kind, (Pick, Ref, Itself, PerCard, Qualifier)) for kind in _classes(field.annotation)):
            shapes.add(f"{field.alias or name}-form")
        if name in amounts_of(model):
            shapes.add(f"{field.alias or name}-number")
    return frozenset(shapes)


def _classes(annotation: object) -> Iterator[type]:
    return (kind for kind in kinds_of(annotation) if isinstance(kind, type))


def _as_price(phrase: object) -> object:
    """A phrase as a cost, which cannot be zero: "up to two" becomes "one or two"."""
    few = isinstance(phrase, Cards) and phrase.quantity == "up_to" and phrase.number == 2
    return replace(phrase, quantity="one_or") if few and isinstance(phrase, Cards) else phrase


def plain_words(node: Node) -> dict[str, object]:
    """The fields of a node that are words, numbers or absent, as messages get them."""
    fields = type(node).model_fields.items()
    values = {field.alias or name: getattr(node, name) for name, field in fields}
    return {name: _plain_word(value) for name, value in values.items() if isinstance(value, str | int | None)}


def _plain_word(value: str | int | None) -> str | int:
    if isinstance(value, bool) or value is None:
        return {True: "yes", False: "no", None: "none"}[value]
    return value


def signed_number(number: int) -> str:
    """A number with its sign."""
    return f"+{number}" if number > 0 else f"{MINUS}{-number}"


def _with_shapes(arguments: dict[str, object]) -> dict[str, object]:
    """The variables with `x-form` and `x-number`, by which a message can select its wording."""
    shapes: dict[str, object] = {}
    for name, value in arguments.items():
        if isinstance(value, Amount):
            shapes |= {f"{name}-form": "plain", f"{name}-number": value.number}
        elif isinstance(value, Equal):
            shapes |= {f"{name}-form": "equal", f"{name}-number": 0}
        elif isinstance(value, (Cards, Mention, This)):
            several = "several" if isinstance(value, Cards) and value.each else "plain"
            shapes[f"{name}-form"] = "pronoun" if is_pronoun(value) else several
    return arguments | shapes
