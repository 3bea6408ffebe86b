"""JSON text to a value, strictly: every way in which it can be broken becomes a problem with a place."""

from __future__ import annotations

import json
import re
from json import JSONDecodeError, JSONDecoder
from typing import Any

from cardpress.diagnostics import Diagnostic, Position
from cardpress.diagnostics.printable import first_control
from cardpress.models.source import position_at

MAX_DEPTH = 64
"""Objects and lists may stand in each other this deep; effect trees need about a dozen."""

_STRING = r'"[^"\\]*(?:\\.[^"\\]*)*"'
_TOKENS = re.compile(rf"{_STRING}|[\[{{]|[\]}}]", re.DOTALL)
_COLON = re.compile(r"[ \t\n\r]*:")
_HALF_PAIR = re.compile(r"\\u[dD][89a-fA-F]")
_ESCAPE = re.compile(r"\\\\|\\u(?:00[01789]|20[26])[0-9a-fA-F]|\\[bf]")
"""A backslash that is none of an escape, or an escape that may be a control character."""
_CONSTANTS = re.compile(rf"{_STRING}|(-?Infinity|NaN)", re.DOTALL)

_WORDS = {
    "Expecting value": (
        "a value is missing or is none of JSON's",
        'a value: "text", 12, true, false, null, [ or {',
    ),
    "Expecting property name enclosed in double quotes": (
        "a field name is missing",
        'a name in double quotes, or "}"',
    ),
    "Expecting ':' delimiter": ('":" is missing after the field name', '":" and the field\'s value'),
    "Expecting ',' delimiter": (
        "a comma or a closing bracket is missing",
        '"," before the next entry, or the end',
    ),
    "Extra data": ("something stands after the end of the JSON value", "nothing: a file holds one value"),
    "Unterminated string starting at": ("this text has no closing quote", 'a closing " on the same line'),
    "Invalid control character at": (
        "a line break or control character stands inside a text",
        r"\n for a line break",
    ),
    "Invalid \\escape": (
        "this backslash starts nothing JSON knows",
        r"\\ for a backslash, or one of \n \t \" \u…",
    ),
    "Invalid \\uXXXX escape": ("this \\u is not followed by four hexadecimal digits", r"for example \u0142"),
}


class _RepeatedKeyError(Exception):
    """An object names a field twice."""


class _NotJsonError(Exception):
    """The text holds a constant only some JSON dialects know."""


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) != len(pairs):
        raise _RepeatedKeyError
    return fields


def _refuse(constant: str) -> Any:  # noqa: ANN401 the decoder's own signature
    raise _NotJsonError(constant)


_DECODER = JSONDecoder(object_pairs_hook=_once, parse_constant=_refuse)


def parse_json(path: str, text: str) -> tuple[Any, list[Diagnostic]]:
    """The value of a JSON text, and the problems that kept it from having one."""
    if text.count("{") + text.count("[") > MAX_DEPTH and (deep := _too_deep(path, text)):
        return None, [deep]
    try:
        value = _DECODER.decode(text)
    except _RepeatedKeyError:
        return None, _repeated_keys(path, text)
    except (ValueError, _NotJsonError) as error:
        return None, [_syntax_error(path, text, error)]
    for found in _ESCAPE.finditer(text):
        character = json.loads(f'"{found[0]}"')
        if first_control(character) is not None:
            at = position_at(path, text, found.start(), width=len(found[0]))
            return None, [control_character(at, character)]
    if (half := _HALF_PAIR.search(text)) and not _encodable(value):
        at = position_at(path, text, half.start(), width=6)
        return None, [Diagnostic("broken-json", "half of a \\u pair stands alone and is no character", at)]
    return value, []


def control_character(at: Position, character: str) -> Diagnostic:
    """A character that is not read but obeyed, by a terminal or a PDF reader."""
    message = f"U+{ord(character):04X} is a control character and cannot be printed"
    return Diagnostic("control-character", message, at, "letters, signs, tabs and line breaks", "delete it")


def _syntax_error(path: str, text: str, error: Exception) -> Diagnostic:
    if isinstance(error, JSONDecodeError):
        return _syntax(path, text, error)
    if isinstance(error, _NotJsonError):
        return _constant(path, text)
    # Python refuses to read whole numbers of thousands of digits
    return Diagnostic("broken-json", "a number has too many digits", Position(path))


def _syntax(path: str, text: str, error: JSONDecodeError) -> Diagnostic:
    end = error.pos + (text[error.pos : error.pos + 1] == ",")
    before = text[:end].rstrip()
    after = text[len(before) :].lstrip()[:1]
    if before.endswith(",") and after in {"}", "]"}:
        at = position_at(path, text, len(before) - 1)
        return Diagnostic("broken-json", "a comma stands after the last entry", at, f'"{after}" without a comma')
    message, expected = _WORDS.get(error.msg, (error.msg, None))
    last = len(text.rstrip())
    if error.pos >= last:
        message = "the file ends too early"
    place = min(error.pos, last)
    if error.msg.startswith("Expecting ','"):
        place = len(text[:place].rstrip())  # behind the value that lacks it, which may be lines above
    return Diagnostic("broken-json", message, position_at(path, text, place), expected)


def _too_deep(path: str, text: str) -> Diagnostic | None:
    depth = 0
    for token in _TOKENS.finditer(text):
        first = token[0][0]
        depth += (first in "{[") - (first in "}]")
        if depth > MAX_DEPTH:
            at = position_at(path, text, token.start())
            expected = f"at most {MAX_DEPTH} brackets open at once"
            return Diagnostic("too-deep", "objects and lists are nested too deeply here", at, expected)
    return None


def _constant(path: str, text: str) -> Diagnostic:
    found = next(match for match in _CONSTANTS.finditer(text) if match[1])
    at = position_at(path, text, found.start(), width=len(found[0]))
    return Diagnostic("broken-json", f"{found[0]} is not JSON", at, "a number written in digits")


def _encodable(value: object) -> bool:
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return False
    return True


def _key(quoted: str) -> str:
    try:
        return str(JSONDecoder(strict=False).decode(quoted))
    except JSONDecodeError:
        return quoted  # broken; the reader stopped at a repeated key before it came here


def _repeated_keys(path: str, text: str) -> list[Diagnostic]:
    """Every key that its object already has; the value may itself be broken further on."""
    seen: list[dict[str, int]] = []
    found: list[Diagnostic] = []
    for token in _TOKENS.finditer(text):
        first = token[0][0]
        if first in "{[":
            seen.append({})
        elif first in "}]":
            del seen[-1:]
        elif seen and _COLON.match(text, token.end()):
            key = _key(token[0])
            if key in seen[-1]:
                at = position_at(path, text, token.start(), width=len(token[0]))
                line = text.count("\n", 0, seen[-1][key]) + 1
                found.append(Diagnostic("duplicate-key", f'"{key}" is given twice, first in line {line}', at))
            seen[-1].setdefault(key, token.start())
    return found
