"""Formats the messages of a Fluent file, each compiled on first use."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cardpress.language.grammar.constituents import CLAUSE
from cardpress.language.grammar.linearisation import part
from cardpress.language.messages.fluent_files import FluentFile
from cardpress.language.messages.message_compiler import Arguments, Compiler, Say
from cardpress.language.messages.message_lint import agreement_variables, functions, variables

AGAIN = "and"
"""The attribute with the short form of a message, which continues a similar one: +1 do siły ciosu i …"""

BEFORE = "before-"
"""Prefix of short-form variables for plain fields of the previous operation: `$before-amount`."""

SUBJECT = "subject"
"""Short-form variable for what the verbs of the previous message agree with."""

NESTING = frozenset({"DO", "LIST", "ZU", "AFTER", "SUB", "BEHIND", "OPEN"})
"""Functions that render nested effects."""
OPENING = frozenset({"VERB", "OPEN"})
"""Functions that make a message a clause: it has a verb, or extends a clause that has one."""


def _clause(text: Say) -> Say:
    """Marks the text of a message as a clause that is linearised later."""
    return lambda arguments: part(CLAUSE, text(arguments))


class Formatter:
    """Formats the messages of one file with one language's functions."""

    def __init__(self, file: FluentFile, compiler: Compiler) -> None:
        self.file = file
        self._compiler = compiler
        self._texts: dict[tuple[str, str], Say] = {}

    def with_file(self, file: FluentFile) -> Formatter:
        """The same functions for the messages of another file."""
        return Formatter(file, self._compiler)

    def __contains__(self, id_: object) -> bool:
        return id_ in self.file.entries

    def __iter__(self) -> Iterator[str]:
        return iter(self.file.entries)

    def format(self, id_: str, arguments: Arguments, attribute: str = "") -> str:
        """A message's text; raises KeyError for an unknown message or variable, FluentError for a broken one."""
        text = self._texts.get((id_, attribute))
        if text is None:
            message = self.file.message(id_)
            pattern = message.attributes[attribute] if attribute else message.value
            if pattern is None:
                raise KeyError(id_)
            text = self._compiler.compile(pattern)
            self._texts[id_, attribute] = text = _clause(text) if functions(pattern) & OPENING else text
        return text(arguments)

    def subject_variable(self, id_: str) -> str:
        """The variable that the verbs of a message agree with; empty where there are several or none."""
        found = agreement_variables(self.file.message(id_).value or ())
        return next(iter(found)) if len(found) == 1 else ""

    def agreement_variables(self, id_: str, chosen: Mapping[str, str]) -> frozenset[str] | None:
        """The variables that a message's verbs agree with where some others have these values.

        None: the message has no verb of its own and renders a nested effect.
        """
        pattern = self.file.message(id_).value or ()
        found = agreement_variables(pattern, chosen)
        return None if not found and functions(pattern) & NESTING else found

    def short_form_variables(self, id_: str) -> frozenset[str]:
        """The variables of a message's short form, its attribute `and`; none where it has no such form."""
        message = self.file.message(id_) if id_ in self else None
        said = variables(message.attributes[AGAIN]) if message and AGAIN in message.attributes else frozenset()
        return frozenset(name for name in said if name != SUBJECT and not name.startswith(BEFORE))

    def say(self, id_: str, /, **arguments: object) -> str:
        """A message's text, with its variables by name."""
        return self.format(id_, arguments)
