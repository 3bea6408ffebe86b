"""Parses messages with fluent.syntax, Fluent's reference parser: slow, but it decides what is valid Fluent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fluent.syntax import FluentParser, ast

from cardpress.diagnostics.printable import first_control
from cardpress.language.messages.fluent_syntax import (
    Call,
    CallOption,
    FluentError,
    Literal,
    Part,
    Pattern,
    Select,
    Text,
    Variable,
)

_UNUSED = {
    "MessageReference": "a reference to another message",
    "NumberLiteral": "a bare number",
    "TermReference": "a term of Fluent (-name)",
}


def parse(text: str) -> tuple[Pattern | None, Mapping[str, Pattern]]:
    """The value and the attributes of one entry; raises FluentError."""
    body = FluentParser(with_spans=True).parse(text + "\n").body
    for entry in body:
        if isinstance(entry, ast.Junk):
            note = entry.annotations[0]
            raise FluentError((note.message or "no Fluent").rstrip(), note.span.start if note.span else 0)
    entry = body[0]
    if not isinstance(entry, ast.Message):
        raise FluentError("this is not a message", 0)
    attributes: dict[str, Pattern] = {}
    for attribute in entry.attributes:
        if attribute.id.name in attributes:
            raise FluentError(f"attribute .{attribute.id.name} is written twice", _at(attribute))
        attributes[attribute.id.name] = _pattern(attribute.value)
    return (_pattern(entry.value) if entry.value else None), attributes


def _at(node: ast.SyntaxNode) -> int:
    return node.span.start if node.span else 0


def _pattern(pattern: ast.Pattern) -> Pattern:
    return tuple(_part(element) for element in pattern.elements)


def _part(element: ast.TextElement | ast.Placeable) -> Part:
    if isinstance(element, ast.TextElement):
        return Text(element.value, _at(element))
    expression = element.expression
    while isinstance(expression, ast.Placeable):
        expression = expression.expression
    if isinstance(expression, ast.SelectExpression):
        return _select(expression)
    return _value(expression)


def _select(select: ast.SelectExpression) -> Select:
    selector = _value(select.selector)
    if isinstance(selector, Literal):
        raise FluentError("a choice begins with a variable or a function, not with a text", _at(select))
    variants: dict[str, Pattern] = {}
    default = ""
    for variant in select.variants:
        key = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
        if key in variants:
            raise FluentError(f"variant [{key}] is written twice", _at(variant))
        variants[key] = _pattern(variant.value)
        default = key if variant.default else default
    return Select(selector, variants, default)


def _value(expression: Any) -> Literal | Variable | Call:  # noqa: ANN401 an expression of any kind
    if isinstance(expression, ast.VariableReference):
        return Variable(expression.id.name, _at(expression))
    if isinstance(expression, ast.StringLiteral):
        return Literal(_read(expression), _at(expression))
    if isinstance(expression, ast.FunctionReference):
        return _call(expression)
    what = _UNUSED.get(type(expression).__name__, type(expression).__name__)
    raise FluentError(f"{what} is not used in messages here", _at(expression))


def _read(literal: ast.StringLiteral) -> str:
    text: str = literal.parse()["value"]
    if (at := first_control(text)) is not None:
        raise FluentError(f"U+{ord(text[at]):04X} is a control character and cannot be printed", _at(literal))
    return text


def _call(call: ast.FunctionReference) -> Call:
    name, arguments = call.id.name, call.arguments.positional
    values = [_value(argument) for argument in arguments]
    if len(values) != 1 or isinstance(values[0], Call):
        raise FluentError(f"{name} takes one variable or text and literal options", _at(call))
    options: list[CallOption] = []
    for option in call.arguments.named:
        if not isinstance(option.value, ast.StringLiteral):
            raise FluentError(f"option {option.name.name} is not a text in quotes", _at(option))
        options.append(CallOption(option.name.name, _read(option.value), _at(option.value)))
    return Call(name, values[0], tuple(options), _at(call))
