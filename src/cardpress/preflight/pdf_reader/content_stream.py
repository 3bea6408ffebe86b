"""Content streams: operators with their operands, with a fast path for simple ones.

Most content is paths and lines of glyphs: numbers, arrays and operators, which can be split at spaces; that
is many times as fast as parsing each into an object. Everything else is left to pikepdf.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

import pikepdf

from cardpress.preflight.pdf_reader.colours import PdfValue

Operators = Mapping[str, Callable[[Sequence[PdfValue]], None]]
"""The function to call with the operands of each operator."""
_SPACE = rb"[ \t\r\n\f]"
_NUMBER = rb"[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)"
_GLYPHS = rb"\[(?:(?:" + _NUMBER + rb")?+<(?:[0-9A-Fa-f]{2})*+>)*+(?:" + _NUMBER + rb")?+\]"
_WORD = rb"(?:" + _NUMBER + rb"|/[A-Za-z0-9_.-]+|[A-Za-z]+\*?|" + _GLYPHS + rb")"
_PLAIN = re.compile(_SPACE + rb"*+(?:" + _WORD + _SPACE + rb"++)*+")
"""Words with space behind each: before 3.11.5 Python loses its place where the last repetition fails halfway."""
_LAST_OPERATOR = re.compile(_SPACE + rb"(?:[A-Za-z]+\*?)?\Z")
"""The end of content that leaves no operand over; of a last word longer than 31 bytes nothing is known."""
_NO_OPERATORS = re.compile(rb"\b(?:BI|true|false|null)\b")
"""Inline images, whose data follow, and keywords that are operands."""
_STRING = rb"\((?:[^\\()]|\\.)*+\)"
_SPOKEN = re.compile(
    rb"/[A-Za-z0-9_]++\s*+(?:<<(?:[^<>()]|<[0-9A-Fa-f]*+>|" + _STRING + rb")*+>>\s*+BDC|BMC)(?=\s)", re.DOTALL
)
"""Operators that begin marked content; they draw nothing."""
_NUMERIC, _NAME, _ARRAY = frozenset(b"+-.0123456789"), ord("/"), ord("[")
_ITEM = re.compile(rb"<([^>]*)>|([^<\[\]]+)")


def content_of(page: pikepdf.Page) -> bytes:
    """The content of a page, its streams joined."""
    found: PdfValue = page.obj.get("/Contents", pikepdf.Array())
    return b"\n".join(one.read_bytes() for one in (found if isinstance(found, pikepdf.Array) else [found]))


def simple_content(content: bytes) -> bytes | None:
    """Content that consists only of numbers, arrays of glyphs, simple names and operators, separated by spaces.

    Marked content operators are removed; None when there is anything else.
    """
    drawn = _SPOKEN.sub(b"", content)
    is_whole = _LAST_OPERATOR.search((b" " + drawn)[-32:]) is not None
    is_plain = is_whole and _PLAIN.fullmatch(drawn + b" ") is not None
    return drawn if is_plain and _NO_OPERATORS.search(drawn) is None else None


def run_simple(content: bytes, operators: Operators) -> None:
    """Call the operators of simple content with their operands: floats, names, and lists of bytes and floats."""
    operands: list[PdfValue] = []
    known = {name.encode("ascii"): follow for name, follow in operators.items()}
    for word in content.split():
        first = word[0]
        if first in _NUMERIC:
            operands.append(float(word))
        elif first == _NAME:
            operands.append(pikepdf.Name(word.decode("ascii")))
        elif first == _ARRAY:
            operands.append(
                [float(shift) if shift else bytes.fromhex(code.decode()) for code, shift in _ITEM.findall(word)]
            )
        else:
            follow = known.get(word)
            if follow is not None:
                follow(operands)
            operands = []
