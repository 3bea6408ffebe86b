"""A validation error of a file as problems in our own words, each at the place in the file that causes it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

from pydantic import TypeAdapter, ValidationError
from pydantic_core import ErrorDetails

from cardpress.diagnostics import Diagnostic, Position
from cardpress.diagnostics.advice import closest, did_you_mean, one_of
from cardpress.models.component import Id
from cardpress.models.json_schema import Node
from cardpress.models.schema_hints import SchemaChoice, Token, shape_at
from cardpress.models.source import Source

Tokens = tuple[Token, ...]

_TYPES = {
    "int_type": "a whole number",
    "int_from_float": "a whole number",
    "float_type": "a number",
    "string_type": "a text",
    "bool_type": "true or false",
    "list_type": "a list",
    "tuple_type": "a list",
    "dict_type": "an object",
    "model_type": "an object",
}
_DESCRIBED = 1000
"""Errors of one file that are looked into; a file of 1 MB can have 70,000."""
_LIMITS = {
    "greater_than_equal": ("ge", "at least {}"),
    "greater_than": ("gt", "more than {}"),
    "less_than_equal": ("le", "at most {}"),
    "less_than": ("lt", "less than {}"),
}
_ID = TypeAdapter(Id).json_schema()
_TAGS = {"op": "an operation", "event": "an event", "condition": "a condition", "is": "a qualifier"}


@dataclass(frozen=True)
class Misfit:
    """One error of Pydantic with its true place: names of union branches are dropped from `tokens`."""

    type: str
    tokens: Tokens
    input: Any
    context: dict[str, Any]

    @property
    def kind(self) -> int:
        """How much the error says about its place: 0 most. Branches of a union report the same value."""
        if self.type in _LIMITS:
            return 0
        return 2 if self.type in _TYPES else 1


def misfits(source: Source, error: ValidationError, schema: Node) -> list[Diagnostic]:
    """Every problem of a file that its model refused, one for each place."""
    details = error.errors(include_url=False)
    faults = [_fault(source.value, each) for each in details[:_DESCRIBED]]
    found = [*_names(source, faults, schema), *_values(source, faults, schema)]
    if len(details) > _DESCRIBED:
        message = f"{len(details) - _DESCRIBED} more places of this file do not fit its shape"
        found.append(Diagnostic("bad-value", message, source.position()))
    return found


def pointer_of(tokens: Tokens) -> str:
    """The JSON pointer made of tokens."""
    return "".join("/" + str(token).replace("~", "~0").replace("/", "~1") for token in tokens)


def _fault(value: object, details: ErrorDetails) -> Misfit:
    loc, absent = details["loc"], details["type"] == "missing"
    if loc[-1:] == ("[key]",):
        tokens = next(_paths(value, loc[:-1]), ((), None))[0]
        return Misfit("bad_key", tokens, details["input"], {})
    paths = islice(_paths(value, loc[:-1] if absent else loc), 1000)
    same = (tokens for tokens, end in paths if type(end) is type(details["input"]) and end == details["input"])
    tokens = next(same, ())
    # A field that holds nothing but null is one the game has no words for.
    kind = "extra_forbidden" if details["type"] == "none_required" else details["type"]
    return Misfit(kind, tokens + loc[-1:] if absent else tokens, details["input"], details.get("ctx", {}))


def _paths(value: object, loc: Tokens) -> Iterator[tuple[Tokens, object]]:
    """Ways to read a location in the file; each part is a step, or names a branch that is not in the file."""
    if not loc:
        yield (), value
        return
    head, rest = loc[0], loc[1:]
    if (isinstance(value, dict) and head in value) or (
        isinstance(value, list) and isinstance(head, int) and head < len(value)
    ):
        yield from (((head, *tokens), end) for tokens, end in _paths(value[head], rest))  # type: ignore[index]  # it was asked above
    yield from _paths(value, rest)


# ---- fields that are unknown or missing


def _names(source: Source, faults: list[Misfit], schema: Node) -> Iterator[Diagnostic]:
    missing = {fault.tokens for fault in faults if fault.type == "missing"}
    for fault in faults:
        if fault.type == "extra_forbidden":
            parent, name = fault.tokens[:-1], str(fault.tokens[-1])
            shape = shape_at(schema, source.value, parent)
            lost = [str(tokens[-1]) for tokens in missing if tokens[:-1] == parent]
            meant = closest(name, sorted(lost)) or closest(name, _free(source.value, parent, shape.fields))
            if meant:
                missing.discard((*parent, meant))
            yield _unknown_field(source, fault.tokens, shape, meant)
    for tokens in missing:
        shape = shape_at(schema, source.value, tokens[:-1])
        message = f'"{tokens[-1]}" is missing from {shape.title}'
        said = shape.within(str(tokens[-1])).description
        expected = f'"{tokens[-1]}": {said}' if said else None
        yield Diagnostic("missing-field", message, source.position(pointer_of(tokens[:-1])), expected)


def _free(value: Any, parent: Tokens, fields: list[str]) -> list[str]:  # noqa: ANN401 any JSON value
    """The fields of an object that the file does not give yet."""
    for token in parent:
        value = value[token]
    return [name for name in fields if name not in value]


def _unknown_field(source: Source, tokens: Tokens, shape: SchemaChoice, meant: str | None) -> Diagnostic:
    message = f'"{tokens[-1]}" is not a field of {shape.owner(meant)}'
    at = source.position(pointer_of(tokens), key=True)
    if meant is None:
        return Diagnostic("unknown-field", message, at, one_of(shape.fields), "remove it")
    said = shape.within(meant).description
    expected = f'"{meant}": {said}' if said else f'"{meant}"'
    return Diagnostic("unknown-field", message, at, expected, f'did you mean "{meant}"?')


# ---- values that do not fit


def _values(source: Source, faults: list[Misfit], schema: Node) -> Iterator[Diagnostic]:
    places: dict[Tokens, list[Misfit]] = {}
    for fault in faults:
        if fault.type not in {"missing", "extra_forbidden"}:
            places.setdefault(fault.tokens, []).append(fault)
    below = {fault.tokens[:end] for fault in faults for end in range(len(fault.tokens))}
    for tokens, here in places.items():
        # A container is only entered when its own type is right: the error comes from another branch.
        told = [fault for fault in here if not (tokens in below and _of_container(fault))]
        if told:
            best = min(fault.kind for fault in told)
            yield _value(source, [fault for fault in told if fault.kind == best], schema)


def _of_container(fault: Misfit) -> bool:
    return fault.type in _TYPES or fault.type in {"too_short", "literal_error"}


def _value(source: Source, faults: list[Misfit], schema: Node) -> Diagnostic:
    fault = faults[0]
    if fault.type.startswith("union_tag"):
        return _tag(source, fault, schema)
    shape = shape_at(schema, source.value, fault.tokens)
    name, at = _name(fault.tokens), source.position(pointer_of(fault.tokens))
    if fault.type == "bad_key":
        at = source.position(pointer_of(fault.tokens), key=True)
        expected = shape_at(schema, source.value, fault.tokens[:-1]).key_description
        return Diagnostic("bad-value", f"{_format_value(fault.input)} cannot be a name here", at, expected)
    if fault.type in _TYPES:
        *others, last = dict.fromkeys(_TYPES[each.type] for each in faults)
        wanted = f"{', '.join(others)} or {last}" if others else last
        return Diagnostic("wrong-type", f"{name} is {_kind(fault.input)}, not {wanted}", at, shape.description)
    if fault.type in _LIMITS:
        limit, words = _LIMITS[fault.type]
        expected = _with(shape.description, words.format(fault.context[limit]), str(fault.context[limit]))
        return Diagnostic("out-of-range", f"{name} is {_format_value(fault.input)}", at, expected)
    return _bad_value(fault, at, name, shape)


def _tag(source: Source, fault: Misfit, schema: Node) -> Diagnostic:
    tag = fault.context["discriminator"].rpartition(" | ")[2].strip("'")  # its name in the file comes last
    if tag.endswith("()"):  # told apart by its fields, not by a word
        at, shape = source.position(pointer_of(fault.tokens)), shape_at(schema, source.value, fault.tokens)
        message = f"{_name(fault.tokens)} has a form that this game does not take"
        return Diagnostic("bad-value", message, at, shape.description)
    what = _TAGS.get(tag, tag)
    if fault.type == "union_tag_not_found":
        at = source.position(pointer_of(fault.tokens))
        message = f'"{tag}" is missing: this should be {what}'
        known = shape_at(schema, source.value, fault.tokens[:-1]).within(fault.tokens[-1]).tags(tag)
        return Diagnostic("missing-field", message, at, one_of(known))
    given, known = fault.context["tag"], fault.context["expected_tags"].replace("'", "").split(", ")
    at = source.position(pointer_of((*fault.tokens, tag)))
    hint = did_you_mean(given, known)
    return Diagnostic("unknown-operation", f'"{given}" is not {what}', at, one_of(known), hint)


def _bad_value(fault: Misfit, at: Position, name: str, shape: SchemaChoice) -> Diagnostic:
    expected, hint = shape.description, None
    if fault.type == "value_error":
        return Diagnostic("bad-value", str(fault.context["error"]), at)
    if fault.type in {"literal_error", "enum"}:
        choices = fault.context["expected"].replace("'", '"')
        known = choices.replace(" or ", ", ").replace('"', "").split(", ")
        expected = _with(shape.of_words.description, choices, *known)
        hint = did_you_mean(str(fault.input), known)
    if fault.context.get("pattern") == _ID["pattern"]:
        expected = _with(expected, _ID["description"], _ID["description"])
    if fault.type in {"too_short", "too_long"}:
        message = f"{name} has {_entries(len(fault.input))}"
        return Diagnostic("bad-value", message, at, _with(expected, _length(fault), "entries"))
    return Diagnostic("bad-value", f"{name} is {_format_value(fault.input)}", at, expected, hint)


# ---- words


def _with(description: str | None, limits: str, *told: str) -> str:
    """A field's description, after the limits when it does not tell them itself."""
    if description and all(word in description for word in told):
        return description
    return f"{limits}: {description}" if description else limits


def _length(fault: Misfit) -> str:
    if fault.type == "too_short":
        return f"at least {_entries(fault.context['min_length'])}"
    return f"at most {_entries(fault.context['max_length'])}"


def _entries(number: int) -> str:
    return f"{number} {'entry' if number == 1 else 'entries'}"


def _name(tokens: Tokens) -> str:
    if not tokens:
        return "the file"
    if isinstance(tokens[-1], str):
        return tokens[-1]
    return f"entry {tokens[-1] + 1} of {_name(tokens[:-1])}"


def _kind(value: object) -> str:
    if value is None or isinstance(value, bool):
        return json.dumps(value)
    kinds: dict[type, str] = {
        int: "a whole number",
        float: "a number with decimals",
        str: "a text",
        list: "a list",
    }
    return kinds.get(type(value), "an object")


def _format_value(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else f"{text[:57]}…"
