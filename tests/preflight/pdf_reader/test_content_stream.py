"""Streams of numbers, glyphs and operators are followed as pikepdf follows them; all others are left to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pikepdf
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardpress.preflight.pdf_reader.content_stream import run_simple, simple_content

Call = tuple[str, list[object]]
OPERATORS = ("m", "l", "re", "f*", "rg", "gs", "Do", "q", "cm", "TJ")
NUMBERS = st.sampled_from(["0", "-1", "+2.5", ".5", "-.25", "7.", "12345.678", "00.10"])
NAMES = st.sampled_from(["/X0", "/G_1", "/a1.0", "/icons7-2.5"])
GLYPHS = st.lists(st.sampled_from(["<00ff>", "<>", "-50<0A>", "-.5<00ff01>", "7<>"]), max_size=4)
ARRAYS = st.builds(lambda glyphs, end: f"[{''.join(glyphs)}{end}]", GLYPHS, st.sampled_from(["", "-51.1956"]))
WORDS = st.one_of(NUMBERS, NAMES, ARRAYS)
LINES = st.tuples(st.lists(WORDS, max_size=6), st.sampled_from([*OPERATORS, "unknown"]))
TAGS = st.sampled_from(
    ["", "/P<</MCID 0>>BDC", "/Artifact BMC", "EMC", "/Span <</ActualText (a \\) >> BDC) /Lang<feff>>> BDC"]
)


def _noted(operator: str, calls: list[Call], operands: Sequence[Any]) -> None:
    calls.append((operator, [_value(one) for one in operands]))


def _value(operand: Any) -> object:
    if isinstance(operand, (list, pikepdf.Array)):
        return [_value(one) for one in operand]
    if isinstance(operand, (bytes, pikepdf.String)):
        return bytes(operand)
    return str(operand) if isinstance(operand, pikepdf.Name) else float(operand)


def _plainly(content: bytes) -> list[Call]:
    calls: list[Call] = []
    drawn = simple_content(content)
    assert drawn is not None
    run_simple(drawn, {name: partial(_noted, name, calls) for name in OPERATORS})
    return calls


def _by_pikepdf(content: bytes) -> list[Call]:
    calls: list[Call] = []
    with pikepdf.new() as pdf:
        for one in pikepdf.parse_content_stream(pdf.make_stream(content)):
            if str(one.operator) in OPERATORS:
                _noted(str(one.operator), calls, list(one.operands))
    return calls


@given(
    lines=st.lists(st.tuples(TAGS, LINES), min_size=1, max_size=8),
    space=st.sampled_from([" ", "\n", " \r\n", "\t"]),
)
def test_plain_content_is_followed_alike(lines: list[tuple[str, tuple[list[str], str]]], space: str) -> None:
    """Every operator is called with the numbers, names and glyphs that pikepdf reads; tags are left out."""
    content = space.join(word for tag, (operands, end) in lines for word in (tag, *operands, end)).encode()

    assert _plainly(content) == _by_pikepdf(content)


@pytest.mark.parametrize(
    "content",
    [
        b"(text) Tj",
        b"[1 2] 0 d",
        b"<00ff> Tj",
        b"/P <</MCID 0>> DP",
        b"/P <</A <</B 1>>>> BDC",
        b"[<0>] TJ",
        b"[<00>-] TJ",
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
    """Strings, other arrays, dictionaries, comments, images, odd names and numbers, a broken end: not plain."""
    assert simple_content(content) is None


def _nothing(_: Sequence[Any]) -> None:
    """Takes operands."""


@pytest.mark.parametrize("many", [1, 200_000])
def test_any_length_is_judged(many: int) -> None:
    """Whether content is plain is told in one pass, however long it is and wherever it stops being plain."""
    operators: dict[str, Callable[[Sequence[Any]], None]] = {"l": _nothing}

    assert simple_content(b"1 2 l\n" * many) is not None
    assert simple_content(b"1 2 l\n" * many + b"(x) Tj") is None
    run_simple(b"1 2 l\n" * many, operators)
