"""Texts are taken out of a Fluent file and put back: what does not change keeps every byte."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from hypothesis import given
from hypothesis import strategies as st

from cardpress.translate.fluent_units import UnreadableError, pieces, readable, rewritten

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted([*(ROOT / "content").glob("*/text/*.ftl"), *(ROOT / "content").glob("*/terminal/*.ftl")])
SMALL = """### About the file

## Beasts

# an old one
rat = Rat
    .flavor = Small.
ox =
    .flavor = Large.
steps = Walk { $n ->
        [one] one step
       *[other] { $n } steps
    } on.
"""


def test_keys_texts_and_notes_are_those_of_the_file():
    """A message and each attribute is a text; lines lose their indentation; comments are notes."""
    found = pieces(SMALL)
    assert {key: piece.text for key, piece in found.items()} == {
        "rat": "Rat",
        "rat.flavor": "Small.",
        "ox.flavor": "Large.",
        "steps": "Walk { $n ->\n    [one] one step\n   *[other] { $n } steps\n} on.",
    }
    assert (found["rat"].note, found["rat"].line, found["ox.flavor"].line) == ("Beasts\nan old one", 6, 9)


def parsed(text: str) -> list[tuple[str, int, str]]:
    """Key, end and note of every text, as the parser of Project Fluent finds them."""
    found, about = [], ""
    for entry in FluentParser(with_spans=True).parse(text).body:
        if isinstance(entry, ast.GroupComment):
            about = entry.content
        if isinstance(entry, ast.Message):
            note = "\n".join(part for part in (about, entry.comment and entry.comment.content) if part)
            parts = [(entry.id.name, entry.value)] if entry.value else []
            parts += [(f"{entry.id.name}.{one.id.name}", one.value) for one in entry.attributes]
            found += [(key, pattern.span.end, note) for key, pattern in parts]
    return found


@pytest.mark.parametrize("file", [None, *FILES], ids=lambda file: "-".join(file.parts[-3:]) if file else "small")
def test_texts_are_those_the_parser_of_fluent_finds(file):
    """Looking at lines finds the same texts, ends and comments as parsing."""
    text = file.read_text("utf-8") if file else SMALL
    assert [(key, piece.end, piece.note) for key, piece in pieces(text).items()] == parsed(text)


@pytest.mark.parametrize("file", FILES, ids=lambda file: "-".join(file.parts[-3:]))
def test_own_texts_change_nothing(file):
    """A file with its own texts put back is the same to the byte."""
    text = file.read_text("utf-8")
    found = pieces(text)
    assert rewritten(text, list(found), {key: piece.text for key, piece in found.items()}) == text
    for piece in found.values():
        readable(piece.text)


def test_one_text_changes_alone():
    """A new text stands where the old one stood; everything else stays."""
    assert rewritten(SMALL, ["rat"], {"rat": "Mouse"}) == SMALL.replace("= Rat", "= Mouse")
    assert rewritten(SMALL, ["rat"], {"rat.flavor": "a\nb"}) == SMALL.replace("Small.", "a\n        b")


def test_a_text_below_its_equals_sign_is_whole() -> None:
    """A text that begins on the next line is the same as one beside the sign, and is changed in its place."""
    block = "legend =\n    First.\n       drawn\n    Last.\n"
    assert pieces(block)["legend"].text == "First.\n   drawn\nLast."
    assert rewritten(block, ["legend"], {"legend": "Other.\n   drawn"}) == "legend =\n    Other.\n       drawn\n"


def test_missing_texts_come_where_the_source_has_them():
    """A message is written behind the one before it, an attribute below its message."""
    order = ["rat", "rat.flavor", "rat.motto", "cat", "cat.flavor", "ox.flavor", "dog.flavor", "steps", "end"]
    wanted = {"rat.motto": "Eek", "cat": "Cat", "cat.flavor": "Soft.", "dog.flavor": "Loyal.", "end": "End"}
    made = rewritten(SMALL, order, wanted)
    assert list(pieces(made)) == order
    assert {key: piece.text for key, piece in pieces(made).items() if key in wanted} == wanted


@given(
    st.lists(st.tuples(st.sampled_from("abcdef"), st.sampled_from(["", ".x", ".y"])), unique=True, min_size=1),
    st.data(),
)
def test_a_language_begun_anywhere_ends_complete(keys, data):
    """From any part of the texts, in any file, the others are added in the order of the source."""
    order = [message + part for message in "abcdef" for part in ("", ".x", ".y") if (message, part) in keys]
    first = data.draw(st.lists(st.sampled_from(order), unique=True))
    texts = {key: f"text of {key.replace('.', ' ')}" for key in order}
    begun = rewritten("", order, {key: texts[key] for key in first})
    whole = rewritten(begun, order, texts)
    assert {key: piece.text for key, piece in pieces(begun).items()} == {key: texts[key] for key in first}
    assert {key: piece.text for key, piece in pieces(whole).items()} == texts


@pytest.mark.parametrize(
    "text", ["{ $n", "a }", " lead", "trail ", "a\n.b = c", "a\n[b] c", "", "{ NO-SUCH() -> }"]
)
def test_what_no_file_can_hold_is_refused(text):
    """A text that would break its file, or be read as something else, is unreadable."""
    with pytest.raises(UnreadableError):
        readable(text)
