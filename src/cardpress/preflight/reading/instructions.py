"""The instructions of a content stream: each operator with its operands.

Most of what is drawn are paths: numbers and operators, which are split at spaces; that is many times as fast as
to make an object of each. Whatever else a stream may hold is left to pikepdf.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

import pikepdf

from cardpress.preflight.reading.colours import PdfValue

Operators = Mapping[str, Callable[[Sequence[PdfValue]], None]]
"""What is called with the operands of each operator."""
_SPACE = rb"[ \t\r\n\f]"
_WORD = rb"(?:[+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)|/[A-Za-z0-9_]+|[A-Za-z]+\*?)"
_PLAIN = re.compile(_SPACE + rb"*+(?:" + _WORD + _SPACE + rb"++)*+(?:[A-Za-z]+\*?)?+")
_NO_OPERATORS = re.compile(rb"\b(?:BI|true|false|null)\b")
"""An image, whose data follow, and words that are operands."""
_NUMERIC, _NAME = frozenset(b"+-.0123456789"), ord("/")


def content_of(page: pikepdf.Page) -> bytes:
    """What a page draws, from all its parts."""
    found: PdfValue = page.obj.get("/Contents", pikepdf.Array())
    return b"\n".join(one.read_bytes() for one in (found if isinstance(found, pikepdf.Array) else [found]))


def is_plain(content: bytes) -> bool:
    """Whether content is nothing but numbers, simple names and operators, with space between them."""
    return _PLAIN.fullmatch(content) is not None and _NO_OPERATORS.search(content) is None


def follow_plain(content: bytes, operators: Operators) -> None:
    """Call the operators of plain content with their operands: floats and names."""
    operands: list[PdfValue] = []
    for word in content.split():
        first = word[0]
        if first in _NUMERIC:
            operands.append(float(word))
        elif first == _NAME:
            operands.append(pikepdf.Name(word.decode("ascii")))
        else:
            follow = operators.get(word.decode("ascii"))
            if follow is not None:
                follow(operands)
            operands = []
