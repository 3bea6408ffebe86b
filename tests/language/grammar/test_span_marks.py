"""Marks around stretches of a text that is being made."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as some

from cardpress.language.grammar.constituents import CLAUSE, SUBJECT
from cardpress.language.grammar.linearisation import Lineariser, part, verb
from cardpress.language.grammar.span_marks import (
    CLOSE,
    FIRST,
    lift_marks,
    mark,
    split_marked,
    substitute_below_marks,
)
from cardpress.language.spans.marked_texts import TextSpan, read_marks

A, B = chr(FIRST), chr(FIRST + 1)
POINTERS = {A: "/a", B: "/b"}


def test_a_mark_holds_words_and_no_spaces_or_commas() -> None:
    """A mark begins and ends with a letter, so that spaces and commas are tidied as ever."""
    assert mark(" draw a card, ", A) == f" {A}draw a card{CLOSE}, "
    assert mark(", ", A) == ", "
    assert mark("", A) == ""


def test_a_marked_clause_is_nested_in_every_order() -> None:
    """A mark around a clause is around each of its words, wherever the order of the language puts these."""
    clause = part(CLAUSE, part(SUBJECT, mark("you", B)) + verb("fin", "", "draw", "draw") + " a card")
    orders = {"main": "V S R", "order": "V R", "after": "R S V"}
    lineariser = Lineariser(orders, substitute=substitute_below_marks)
    marked = read_marks(lineariser.finish(mark(clause, A)), POINTERS)

    assert marked.text == "draw you a card"
    assert marked.words("/a") == ("draw you a card",)
    assert marked.words("/b") == ("you",)


@pytest.mark.parametrize(
    ("pattern", "new", "text", "said"),
    [
        (r"\ba (?=[aeiou])", "an ", f"a {A}apple{CLOSE}", f"an {A}apple{CLOSE}"),
        (r"(\. )(\w)", lambda found: found[1] + found[2].upper(), f"so. {A}he{CLOSE}", f"so. {A}He{CLOSE}"),
        ("that that", "that the", f"{A}that{CLOSE} {B}that{CLOSE}", f"{A}that{CLOSE} {B}the{CLOSE}"),
        ("x", "", f"{A}ax{CLOSE}b", f"{A}a{CLOSE}b"),
    ],
)
def test_what_is_replaced_is_found_below_marks(pattern: str, new: str, text: str, said: str) -> None:
    """A rule of spelling holds across a mark, which stays with its letters."""
    assert substitute_below_marks(re.compile(pattern), new, text) == said


@given(some.text("ab ,x", max_size=12), some.integers(0, 12), some.integers(0, 12))
def test_replacing_is_the_same_with_and_without_marks(text: str, first: int, second: int) -> None:
    """Whatever is marked, the letters are those of the text without marks, and the mark is still closed."""
    start, end = sorted(min(one, len(text)) for one in (first, second))
    marked = f"{text[:start]}{A}{text[start:end]}{CLOSE}{text[end:]}"
    for pattern, new in ((r" +,", ","), (r"x", "yy"), (r"(^| )a", r"\1A"), (r"b+", "")):
        bare, marks = lift_marks(substitute_below_marks(re.compile(pattern), new, marked))
        assert bare == re.sub(pattern, new, text)
        assert [char for _, char in marks] == [A, CLOSE]


def test_a_text_is_cut_with_its_marks() -> None:
    """A mark that is open where a text is cut ends there and begins again."""
    assert split_marked(f"{A}one {B}two{CLOSE}, three{CLOSE}", 10) == (
        f"{A}one {B}two{CLOSE}{CLOSE}",
        f"{A}, three{CLOSE}",
    )


def test_spans_are_joined_over_spaces_and_not_across_others() -> None:
    """Stretches of one part are one where only a space is between, and stay two where another would be cut."""
    joined = read_marks(f"{A}one{CLOSE} {A}two{CLOSE}", POINTERS)
    crossing = read_marks(f"{B}so {A}one{CLOSE}{CLOSE} {A}two{CLOSE}", POINTERS)

    assert joined.spans == (TextSpan(0, 7, "/a"),)
    assert crossing.words("/a") == ("one", "two")


@pytest.mark.parametrize("text", [f"{A}one", f"one{CLOSE}", f"{A}{B}one{CLOSE}"])
def test_a_mark_that_is_not_closed_is_an_error(text: str) -> None:
    """Half a mark is a fault of the program and is told as one."""
    with pytest.raises(ValueError, match="closed"):
        read_marks(text, POINTERS)


def test_a_phrase_keeps_its_span_within_that_of_its_preposition() -> None:
    """What is marked twice, with its preposition and without, is one stretch with it."""
    outer, inner = chr(FIRST), chr(FIRST + 1)
    text = f"take {outer}from {outer}each {inner}axe{CLOSE}{CLOSE}{CLOSE}"

    marked = read_marks(text, {outer: "/what", inner: "/what/kind"})

    assert marked.words("/what") == ("from each axe",)
    assert marked.words("/what/kind") == ("axe",)
