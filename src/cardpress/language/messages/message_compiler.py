"""Compiles a parsed message into a function from arguments to text."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cardpress.language.grammar.plurals import Plurals
from cardpress.language.messages.fluent_syntax import Call, Literal, Part, Pattern, Select, Text, Variable

Arguments = Mapping[str, Any]
Value = Callable[[Arguments], Any]
Say = Callable[[Arguments], str]
Functions = Mapping[str, Callable[..., str]]


class Compiler:
    """Compiles patterns with the functions and plural rules of one language."""

    def __init__(self, functions: Functions, plurals: Plurals) -> None:
        self._functions = functions
        self._plurals = plurals

    def compile(self, pattern: Pattern) -> Say:
        """A function from arguments to text; it raises KeyError for an argument that is not given."""
        parts = [self._part(part) for part in pattern]
        if len(parts) == 1:
            return parts[0]
        return lambda arguments: "".join([part(arguments) for part in parts])

    def _part(self, part: Part) -> Say:
        match part:
            case Text(words) | Literal(words):
                return lambda _: words
            case Select():
                return self._select(part)
        value = self._value(part)
        return lambda arguments: str(value(arguments))

    def _value(self, part: Variable | Literal | Call) -> Value:
        match part:
            case Variable(name):
                return lambda arguments: arguments[name]
            case Literal(text):
                return lambda _: text
        function, argument = self._functions[part.name], self._value(part.argument)
        options = {option.name: option.value for option in part.options}
        if not options:
            return lambda arguments: function(argument(arguments))
        return lambda arguments: function(argument(arguments), **options)

    def _select(self, select: Select) -> Say:
        selector, category = self._value(select.selector), self._plurals.category
        variants = {key: self.compile(pattern) for key, pattern in select.variants.items()}
        default = variants[select.default]

        def choose(arguments: Arguments) -> str:
            value = selector(arguments)
            said = variants.get(str(value))
            if said is None and isinstance(value, int):
                said = variants.get(category(value))
            return (said or default)(arguments)

        return choose
