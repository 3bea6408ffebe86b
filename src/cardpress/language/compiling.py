"""Turns the syntax tree of a message into a function; nothing is guessed and nothing fails silently."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.syntax import ast

    from cardpress.language.fluent import Pattern
    from cardpress.language.plurals import Plurals

Arguments = Mapping[str, Any]
Text = Callable[[Arguments], str]
Functions = Mapping[str, Callable[..., str]]


class Compiler:
    """Compiles patterns for one language: its functions, its plural rule."""

    def __init__(self, functions: Functions, plurals: Plurals) -> None:
        self._functions = functions
        self._plurals = plurals

    def compile(self, pattern: Pattern) -> Text:
        """A function from arguments to text; it raises KeyError for an argument that is not given."""
        if isinstance(pattern, str):
            return lambda _: pattern
        parts = [self._part(element) for element in pattern.elements]
        if len(parts) == 1:
            return parts[0]
        return lambda arguments: "".join([part(arguments) for part in parts])

    def _part(self, element: Any) -> Text:  # noqa: ANN401 fluent.syntax names classes that are not loaded here
        if type(element).__name__ == "TextElement":
            text = element.value
            return lambda _: text
        return self._expression(element.expression)

    def _expression(self, expression: Any) -> Text:  # noqa: ANN401 fluent.syntax has no types for expressions
        match type(expression).__name__:
            case "Placeable":
                return self._expression(expression.expression)
            case "StringLiteral":
                text = expression.parse()["value"]
                return lambda _: text
            case "SelectExpression":
                return self._select(expression)
            case _:
                value = self._value(expression)
                return lambda arguments: str(value(arguments))

    def _value(self, expression: Any) -> Callable[[Arguments], Any]:  # noqa: ANN401
        match type(expression).__name__:
            case "VariableReference":
                name = expression.id.name
                return lambda arguments: arguments[name]
            case "FunctionReference":
                return self._call(expression)
            case "StringLiteral":
                text = expression.parse()["value"]
                return lambda _: text
        raise ValueError(f"{type(expression).__name__} is not used in messages")

    def _call(self, expression: ast.FunctionReference) -> Callable[[Arguments], str]:
        function = self._functions[expression.id.name]
        (positional,) = [self._value(argument) for argument in expression.arguments.positional]
        options = {argument.name.name: argument.value.parse()["value"] for argument in expression.arguments.named}
        if not options:
            return lambda arguments: function(positional(arguments))
        return lambda arguments: function(positional(arguments), **options)

    def _select(self, expression: ast.SelectExpression) -> Text:
        selector = self._value(expression.selector)
        variants: dict[str, Text] = {}
        for variant in expression.variants:
            text = self.compile(variant.value)
            variants[variant.key.name if hasattr(variant.key, "name") else variant.key.value] = text
            if variant.default:
                default = text
        category = self._plurals.category

        def select(arguments: Arguments) -> str:
            value = selector(arguments)
            text = variants.get(str(value))
            if text is None and isinstance(value, int):
                text = variants.get(category(value))
            return (text or default)(arguments)

        return select
