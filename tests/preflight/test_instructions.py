"""Streams of numbers and operators are followed as pikepdf follows them; all others are left to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pikepdf
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardpress.preflight.reading.instructions import follow_plain, is_plain

Call = tuple[str, list[object]]
OPERATORS = ("m", "l", "re", "f*", "rg", "gs", "Do", "q", "cm")
NUMBERS = st.sampled_from(["0", "-1", "+2.5", ".5", "-.25", "7.", "12345.678", "00.10"])
WORDS = st.one_of(NUMBERS, st.sampled_from(["/X0", "/G_1"]))
LINES = st.tuples(st.lists(WORDS, max_size=6), st.sampled_from([*OPERATORS, "unknown"]))


def _noted(operator: str, calls: list[Call], operands: Sequence[Any]) -> None:
    values = [str(one) if isinstance(one, pikepdf.Name) else float(one) for one in operands]
    calls.append((operator, values))


def _plainly(content: bytes) -> list[Call]:
    calls: list[Call] = []
    follow_plain(content, {name: partial(_noted, name, calls) for name in OPERATORS})
    return calls


def _by_pikepdf(content: bytes) -> list[Call]:
    calls: list[Call] = []
    with pikepdf.new() as pdf:
        for one in pikepdf.parse_content_stream(pdf.make_stream(content)):
            if str(one.operator) in OPERATORS:
                _noted(str(one.operator), calls, list(one.operands))
    return calls


@given(lines=st.lists(LINES, min_size=1, max_size=8), space=st.sampled_from([" ", "\n", " \r\n", "\t"]))
def test_plain_content_is_followed_alike(lines: list[tuple[list[str], str]], space: str) -> None:
    """Every operator is called with the numbers and names that pikepdf reads before it."""
    content = space.join(word for operands, operator in lines for word in (*operands, operator)).encode()

    assert is_plain(content)
    assert _plainly(content) == _by_pikepdf(content)


@pytest.mark.parametrize(
    "content",
    [
        b"(text) Tj",
        b"[1 2] 0 d",
        b"<00ff> Tj",
        b"/P <</MCID 0>> BDC",
        b"% a comment\n0 g",
        b"BI /W 1 /H 1 ID x EI",
        b"/Odd#20name gs",
        b"/G0 true gs",
        b"1 0 0 rg 1",
        b"1-2 3 l",
        b"1 2 m\x0b3 4 l",
        b"1e3 0 l",
    ],
)
def test_anything_else_is_not_plain(content: bytes) -> None:
    """Strings, arrays, dictionaries, comments, images, odd names and numbers, a broken end: none is plain."""
    assert not is_plain(content)


def _nothing(_: Sequence[Any]) -> None:
    """Takes operands."""


@pytest.mark.parametrize("many", [1, 200_000])
def test_any_length_is_judged(many: int) -> None:
    """Whether content is plain is told in one pass, however long it is and wherever it stops being plain."""
    operators: dict[str, Callable[[Sequence[Any]], None]] = {"l": _nothing}

    assert is_plain(b"1 2 l\n" * many)
    assert not is_plain(b"1 2 l\n" * many + b"(x) Tj")
    follow_plain(b"1 2 l\n" * many, operators)
