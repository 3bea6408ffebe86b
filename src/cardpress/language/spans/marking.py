"""Messages and sentences that mark what they say: each variable of a message with the field it is of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, cast

from cardpress.language.clauses.sentences import Said, Sentences
from cardpress.language.grammar.noun_phrases import COUNT, NOUN, OWNER, WHOLE
from cardpress.language.grammar.phrases import Amount, Cards, Figure, Mention, Person, Qualification, This
from cardpress.language.grammar.span_marks import mark
from cardpress.language.messages.fluent_syntax import Call, Part, Select, Variable
from cardpress.language.messages.message_compiler import Arguments, Compiler, Say
from cardpress.language.spans.span_table import UNKNOWN, SpanMarks
from cardpress.models.component import Model

VARIABLES = " marks"
"""The argument with what opens the marks of the others; no variable of a message is called so."""
_AGREES = frozenset({"VERB", "ADJ", "WHICH", "REFL"})
"""Functions whose words agree with a variable and do not say it."""
_FIELDS = ((COUNT, "count"), (NOUN, "kind"), (OWNER, "owner"))


class MarkingCompiler(Compiler):
    """Compiles messages that mark what each variable says, and what it chooses."""

    def _part(self, part: Part) -> Say:
        say, name = super()._part(part), _variable(part)
        if not name:
            return say

        def say_marked(arguments: Arguments) -> str:
            openings = arguments.get(VARIABLES)
            return mark(say(arguments), openings.get(name, "")) if openings else say(arguments)

        return say_marked


def _variable(part: Part) -> str:
    """The variable that a part of a message says, or chooses words by; "" for none."""
    match part:
        case Variable(name) | Select(selector=Variable(name)):
            return name
        case Call(function, Variable(name)) if function not in _AGREES:
            return name
    return ""


@dataclass(frozen=True, eq=False)
class MarkingSentences(Sentences):
    """Sentences that mark of which part of a tree each stretch is."""

    marks: SpanMarks = field(kw_only=True)

    def __call__(self, id_: str, /, **arguments: object) -> str:
        """The text of a message, marked."""
        openings = self.marks.of_variables(tuple(arguments))
        arguments = {name: self._with_noun(value) for name, value in arguments.items()}
        return super().__call__(id_, **arguments, **{VARIABLES: openings})

    def of(self, node: object, make: Callable[[], Said]) -> Said:
        """What is made of a part of the tree, marked; what waits to be said is marked once it is said."""
        if not isinstance(node, Model):
            return make()
        pointer = self.marks.pointer(node)
        return cast("Said", self._mark(self.marks.within(pointer, make), pointer))

    def _mark(self, made: object, pointer: str) -> object:
        match made:
            case str():
                return mark(made, self.marks.opening_mark(pointer))
            case Figure(say=say) | Qualification(say=say):
                return replace(made, say=self._later(say, pointer))
            case Person(description=say) if say is not None:
                return replace(made, description=self._later(say, pointer))
            case Cards() | Mention() | This() if pointer != UNKNOWN and not made.marks:
                opened = ((slot, self.marks.of_field(pointer, member)) for slot, member in _FIELDS)
                return replace(
                    made, marks=((WHOLE, self.marks.opening_mark(pointer)), *(one for one in opened if one[1]))
                )
        return made

    def _later(self, say: Callable[[Any], str], pointer: str) -> Callable[[Any], str]:
        def say_later(wanted: Any) -> str:  # noqa: ANN401 a form of a noun or of a phrase
            return mark(self.marks.within(pointer, lambda: say(wanted)), self.marks.opening_mark(pointer))

        return say_later

    def _with_noun(self, value: object) -> object:
        """An amount that knows which field says what it is of."""
        if not isinstance(value, Amount) or value.marks:
            return value
        opening = self.marks.of_word(value.term)
        return replace(value, marks=((NOUN, opening),)) if opening else value
