"""The index of a book: its words in the order of their language, with the pages that tell of them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cardpress.models.project import Game, Texts
from cardpress.models.rulebook_outline import RulebookOutline
from cardpress.targets.rulebook_pdf.index_terms import IndexTerm, by_letter, index_terms

OUTLINE = RulebookOutline.model_validate_json(
    """{"id": "outline", "line": "ui-line", "chapters": [
      {"id": "goal", "title": "ui-goal", "blocks": [{"block": "text", "messages": ["ui-one", "ui-two"]}]},
      {"id": "words", "title": "ui-words", "blocks": [{"block": "entries", "entries": [
        {"title": "ui-lake", "text": "ui-lake-text"}, {"title": "ui-why", "text": "ui-lake-text"}]}]},
      {"id": "index", "title": "ui-rulebook-index", "blocks": [{"block": "index"}]},
      {"id": "last", "title": "ui-last", "blocks": [{"block": "text", "messages": ["ui-two"]}]}]}"""
)
MESSAGES = {
    "ui-goal": "Cel gry",
    "ui-one": "Zabierz łódź i żabę.",
    "ui-two": "Łodzią pływa się *po jeziorze*. Źle? Lodu nie ma.",
    "ui-words": "O łodziach",
    "ui-lake": "Jezioro",
    "ui-lake-text": "Woda.",
    "ui-why": "Dlaczego tak długo?",
    "ui-last": "Lód",
}
NOUNS = {
    "boat": {"forms": {"sg": {"nom": "łódź", "ins": "łodzią"}, "pl": {"nom": "łodzie", "loc": "łodziach"}}},
    "frog": {"forms": {"sg": {"acc": "żabę", "nom": "żaba"}}},
    "ice": {"forms": {"sg": {"nom": "lód", "gen": "lodu"}}},
    "source": {"forms": {"sg": {"nom": "źródło"}}},
}


@pytest.fixture(scope="module")
def terms(mephisto: Game) -> list[IndexTerm]:
    """The index of a small book."""
    source: Any = replace(mephisto.terms["pl"], value=NOUNS)
    game = replace(mephisto, terms={"pl": source})
    alphabet = "aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż"
    return index_terms(game, Texts("pl", {}, MESSAGES, alphabet), OUTLINE)


def test_words_stand_as_their_language_sorts(terms: list[IndexTerm]) -> None:
    """Nouns, chapters and entries are in the index by the alphabet; questions are not."""
    assert [term.word for term in terms] == ["Cel gry", "Jezioro", "Lód", "Łódź", "O łodziach", "Żaba"]


def test_an_article_is_left_out(mephisto: Game) -> None:
    """A title stands by its first word that is no article of the language; an article alone stays."""
    source: Any = replace(mephisto.terms["en"], value={})
    said = MESSAGES | {"ui-goal": "The goal", "ui-words": "Words", "ui-lake": "A lake"}
    texts = Texts("en", {}, said, articles=("the", "a"))
    found = index_terms(replace(mephisto, terms={"en": source}), texts, OUTLINE)

    assert [term.word for term in found] == ["Goal", "Lake", "Words"]


def test_a_heading_is_told_before_text(terms: list[IndexTerm]) -> None:
    """A word leads to every heading that names it, in any form, or else to the first text that does."""
    places = {term.word: term.places for term in terms}

    assert places["Łódź"] == ["chapter-words"]
    assert places["Jezioro"] == ["words-0-ui-lake"]
    assert places["Żaba"] == ["goal-0-ui-one"]
    assert places["Lód"] == ["goal-0-ui-two"]


def test_words_stand_under_their_letter(terms: list[IndexTerm]) -> None:
    """Each word has those of its places that are printed; one without any is left out."""
    found = by_letter(terms, {"chapter-words", "goal-0-ui-one", "goal-0-ui-two"})

    assert [each["letter"] for each in found] == ["L", "Ł", "O", "Ż"]
    assert found[1]["terms"] == [{"word": "Łódź", "places": ["chapter-words"]}]


def test_a_book_without_index_has_no_terms(mephisto: Game) -> None:
    """Where no chapter is the index, no word is looked for."""
    outline = OUTLINE.model_copy(update={"chapters": OUTLINE.chapters[:2]})

    assert index_terms(mephisto, Texts("pl", {}, MESSAGES), outline) == []
