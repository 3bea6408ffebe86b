"""What a message asks for, found without formatting it: variables, functions, words, digits."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cardpress.diagnostics import Diagnostic
from cardpress.diagnostics.advice import did_you_mean, one_of
from cardpress.language.fluent import Entry, FluentFile, Message

if TYPE_CHECKING:
    from cardpress.language.fluent import Pattern

Options = Mapping[str, Mapping[str, Collection[str] | None]]
_DIGIT = re.compile(r"\d")


@dataclass(frozen=True)
class Found:
    """Something in an entry: its kind (variable, function, option, word, digit, other) and its place."""

    kind: str
    name: str
    at: int
    owner: str = ""


def variables(pattern: Pattern) -> frozenset[str]:
    """Names of the variables a pattern uses."""
    if isinstance(pattern, str):
        return frozenset()
    return frozenset(found.name for found in _inside(pattern) if found.kind == "variable")


def _inside(node: Any) -> Iterator[Found]:  # noqa: ANN401 fluent.syntax has no types for expressions
    match type(node).__name__:
        case "Pattern":
            for element in node.elements:
                yield from _inside(element)
        case "TextElement":
            yield from _digits(node.value, node.span.start)
        case "Placeable":
            yield from _inside(node.expression)
        case "SelectExpression":
            yield from _inside(node.selector)
            for variant in node.variants:
                yield from _inside(variant.value)
        case "VariableReference":
            yield Found("variable", node.id.name, node.span.start)
        case "StringLiteral":
            yield from _digits(node.value, node.span.start + 1)
        case "FunctionReference":
            yield from _call(node)
        case name:
            yield Found("other", name, node.span.start)


def _digits(text: str, at: int) -> Iterator[Found]:
    plain = re.sub(r"\\u[0-9a-fA-F]{4}|\\U[0-9a-fA-F]{6}", lambda match: "." * len(match[0]), text)
    if match := _DIGIT.search(plain):
        yield Found("digit", match[0], at + match.start())


def _call(node: Any) -> Iterator[Found]:  # noqa: ANN401
    name = node.id.name
    yield Found("function", name, node.span.start)
    positional = node.arguments.positional
    if len(positional) != 1:
        yield Found("other", f"{name} with {len(positional)} positional arguments", node.span.start)
    for argument in positional:
        if type(argument).__name__ == "StringLiteral":
            yield Found("word", argument.value, argument.span.start, f"{name}:")
        else:
            yield from _inside(argument)
    for argument in node.arguments.named:
        yield Found("option", argument.name.name, argument.span.start, name)
        value = argument.value.value
        yield Found("word", value, argument.value.span.start, f"{name}:{argument.name.name}")


@dataclass(frozen=True)
class Rules:
    """What messages of one file may use: functions with their options, and the terms of the game (None: any)."""

    options: Options
    terms: Collection[str] | None

    def problems(self, file: FluentFile, entry: Entry, message: Message) -> Iterator[Diagnostic]:
        """Digits, unknown functions, options and words of one message."""
        for pattern in message.parts():
            if isinstance(pattern[1], str):
                if match := _DIGIT.search(pattern[1]):
                    at = entry.text.find(pattern[1]) + match.start()
                    yield _digit(file, entry, Found("digit", match[0], at))
                continue
            for found in _inside(pattern[1]):
                if problem := self._problem(file, entry, found):
                    yield problem

    def _problem(self, file: FluentFile, entry: Entry, found: Found) -> Diagnostic | None:
        known: Collection[str]
        match found.kind:
            case "digit":
                return _digit(file, entry, found)
            case "other":
                return _at(file, entry, found, "fluent-syntax", f"{found.name} is not used in messages here")
            case "function":
                known = self.options.keys()
                code, what = "unknown-function", f"there is no function {found.name}"
            case "option":
                known = self.options.get(found.owner, {found.name: None})
                code, what = "unknown-function", f"{found.owner} has no option {found.name}"
            case "word":
                return self._word(file, entry, found)
            case _:
                return None
        if found.name in known:
            return None
        return _at(file, entry, found, code, what, known=known)

    def _word(self, file: FluentFile, entry: Entry, found: Found) -> Diagnostic | None:
        function, _, option = found.owner.partition(":")
        words = self.options.get(function, {}).get(option) if option else None
        known = self.terms if words is None else words
        if known is None or found.name in known or function not in self.options:
            return None
        if option and option not in self.options[function]:
            return None
        code = "unknown-term" if words is None else "unknown-word"
        return _at(file, entry, found, code, f'{function} does not know "{found.name}"', known=known)


def _digit(file: FluentFile, entry: Entry, found: Found) -> Diagnostic:
    return _at(
        file,
        entry,
        found,
        "digit-in-text",
        f"{entry.id} has a digit in its text",
        hint="let the number come from the data: { $name }",
    )


def _at(  # noqa: PLR0913 the parts of one diagnostic
    file: FluentFile,
    entry: Entry,
    found: Found,
    code: str,
    message: str,
    *,
    known: Collection[str] = (),
    hint: str | None = None,
) -> Diagnostic:
    line = entry.text.count("\n", 0, found.at)
    column = found.at - (entry.text.rfind("\n", 0, found.at) + 1) + 1
    position = file.source.position(entry.line + line, column, max(1, len(found.name)))
    expected = one_of(sorted(known)) if 0 < len(known) <= 40 else None
    return Diagnostic(code, message, position, expected or None, hint or did_you_mean(found.name, known) or None)


def misused(
    file: FluentFile, entry: Entry, used: Collection[str], needed: Collection[str], known: Collection[str]
) -> Iterator[Diagnostic]:
    """Variables that nobody gives the message, and those it must say and does not."""
    for name in sorted(set(used) - set(known)):
        at = entry.text.find(f"${name}")
        yield _at(
            file,
            entry,
            Found("variable", f"${name}", max(at, 0)),
            "unknown-variable",
            f"{entry.id} gets no variable ${name}",
            known=[f"${other}" for other in known],
        )
    for name in sorted(set(needed) - set(used)):
        yield _at(
            file,
            entry,
            Found("variable", entry.id, 0),
            "missing-variable",
            f"{entry.id} does not say ${name}",
            hint=f"put {{ ${name} }} where the text tells it",
        )
