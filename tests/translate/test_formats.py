"""What translators' programs write is read back, text by text, whatever the format."""

from __future__ import annotations

import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st
from lxml import etree

from cardpress.translate.formats import FORMATS, Header, UnreadableFileError, translation
from cardpress.translate.units import State, Unit

HEADER = Header("mini", "en", "pl")
UNITS = (
    Unit("rat", "Rat", "Szczur", "name of the monster rat", "content/mini/text/en.ftl:3", State.DONE),
    Unit("rat.flavor", 'Says "eek", <b>\n   twice.', "", "", "content/mini/text/en.ftl:4", State.MISSING),
    Unit("ui-x", "{ $n } steps; a, b", "{ $n } kroków; „a”, b", "", "content/mini/text/en.ftl:9", State.STALE),
)
TEXTS = st.text(
    st.characters(codec="utf-8", exclude_categories=["Cc", "Cs", "Co", "Cn", "Zl", "Zp"]), min_size=1, max_size=20
)


@pytest.mark.parametrize("form", FORMATS)
def test_texts_come_back(form):
    """Key, source and translation are read as they were written, each with its line; twice the same bytes."""
    data = FORMATS[form][0](UNITS, HEADER)
    assert data == FORMATS[form][0](UNITS, HEADER)
    read = translation(data, form).answers
    assert [(one.key, one.source, one.target) for one in read] == [(u.key, u.source, u.target) for u in UNITS]
    assert sorted({one.line for one in read}) == [one.line for one in read]
    assert b"2026" not in data


@pytest.mark.parametrize("form", FORMATS)
@given(
    source=TEXTS.filter(lambda text: text == text.strip()), target=TEXTS.filter(lambda text: text == text.strip())
)
def test_any_words_come_back(form, source, target):
    """No letter, quote or bracket is lost on the way."""
    unit = Unit("key", source, target, "", "a.ftl:1", State.DONE)
    (read,) = translation(FORMATS[form][0]([unit], HEADER), form).answers
    assert (read.source, read.target) == (source, target)


def test_a_stale_text_is_fuzzy_in_po():
    """Programs that know PO show what has to be looked at again."""
    text = FORMATS["po"][0](UNITS, HEADER).decode()
    assert text.count("#, fuzzy") == 1
    assert text.index("#, fuzzy") < text.index('msgctxt "ui-x"')


def test_xliff_has_notes_where_the_standard_has_them():
    """A unit of XLIFF 2 holds its notes before its segment, which holds source and target only."""
    root = etree.fromstring(FORMATS["xliff"][0](UNITS, HEADER))
    space = "{urn:oasis:names:tc:xliff:document:2.0}"
    for unit in root.iter(f"{space}unit"):
        assert [child.tag for child in unit] == [f"{space}notes", f"{space}segment"]
        assert {child.tag for child in unit[1]} <= {f"{space}source", f"{space}target"}


def test_a_spreadsheet_may_move_columns():
    """Columns in another order, or more of them, are read by their names."""
    rows = csv.reader(io.StringIO(FORMATS["csv"][0](UNITS, HEADER).decode("utf-8-sig"), newline=""))
    text = io.StringIO()
    csv.writer(text).writerows([["mine", *reversed(row)] for row in rows])
    read = translation(text.getvalue().encode(), "csv").answers
    assert [(one.key, one.target) for one in read] == [(unit.key, unit.target) for unit in UNITS]


@pytest.mark.parametrize(
    ("form", "data"),
    [("po", b"msgid 'x"), ("po", b"\xff\xfe"), ("xliff", b"<xliff"), ("xliff", b""), ("csv", b"a,b\n1,2\n")],
)
def test_another_file_is_refused(form, data):
    """What is not of the format its name says is told, not taken for an empty file."""
    with pytest.raises(UnreadableFileError):
        translation(data, form)
