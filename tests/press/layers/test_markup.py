"""Markup as values."""

from __future__ import annotations

import pytest

from cardpress.press.layers.markup import MarkupNode, article, skeleton, without_styling


def test_an_article_is_read_with_all_that_stands_in_it() -> None:
    """Elements keep their attributes, and texts their places between elements."""
    found = article('<article class="face">\n<p id="a">Ala <b>ma</b> kota</p>\n</article>')

    words = MarkupNode("p", (("id", "a"),), ("Ala ", MarkupNode("b", (), ("ma",)), " kota"))
    assert found == MarkupNode("article", (("class", "face"),), ("\n", words, "\n"))
    assert found.nodes == (words,)


@pytest.mark.parametrize(
    "markup",
    [
        "<article><p>open</article>",
        "<article>loose <p>x</p></article>",
        "<article/><article/>",
        "before<article/>",
        "<section><p>x</p></section>",
        "",
    ],
)
def test_other_markup_is_not_taken_apart(markup: str) -> None:
    """What is no single well-formed article of elements is left to WeasyPrint."""
    assert article(markup) is None


def test_an_element_is_known_by_what_selectors_see_or_by_what_shows() -> None:
    """A skeleton has no texts; what shows has no classes and styles, which are known by their number."""
    (found,) = article('<article><p class="a" style="x" aria-label="z">Ala<b>b</b></p></article>').nodes

    assert skeleton(found, "style") == MarkupNode(
        "p", (("class", "a"), ("aria-label", "z")), (MarkupNode("b", (), ()),)
    )
    assert without_styling(found) == MarkupNode("p", (("aria-label", "z"),), ("Ala", MarkupNode("b", (), ("b",))))
