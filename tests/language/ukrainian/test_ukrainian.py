"""Ukrainian comes from data alone: a pack and the words of two games, no word of it in the compiler.

Its sentences stand beside those of the other languages in stressed.json, examples.json and the golden texts of its
games; forms.txt was read line by line; CARDPRESS_GOLDEN=write rewrites it: read every line before you commit it.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from pydantic import TypeAdapter
from tests.language.grammar.table import Speaker, assert_as_read
from tests.language.grammar.test_stressed import assert_said

from cardpress.diagnostics import Report
from cardpress.effects.vocabulary import vocabulary_of
from cardpress.language.clauses.effect_messages import MESSAGES, course_messages, own_messages
from cardpress.language.collation import sort_key
from cardpress.language.grammar.message_functions import Grammar
from cardpress.language.grammar.plurals import Plurals
from cardpress.language.grammar.terms import Terms
from cardpress.language.message_checks import check_effects
from cardpress.language.messages.message_lint import MessageRules
from cardpress.language.phrasebook import Phrasebook
from cardpress.language.typography import bind
from cardpress.models.project import Game

FORMS = Path(__file__).with_name("forms.txt")
CREATURE = {
    "gender": "f1",
    "forms": {
        "sg": "істота істоти істоті істоту істотою істоті істото",
        "pl": "істоти істот істотам істот істотами істотах істоти",
    },
}
BEAST = {
    "gender": "n1",
    "forms": {
        "sg": "чудовисько чудовиська чудовиську чудовисько чудовиськом чудовиську чудовисько",
        "pl": "чудовиська чудовиськ чудовиськам чудовиськ чудовиськами чудовиськах чудовиська",
    },
}


@pytest.fixture(scope="module")
def ukrainian(books: dict[str, Phrasebook]) -> Phrasebook:
    """Mephisto in Ukrainian."""
    return books["uk"]


def test_golden_forms(ukrainian: Phrasebook) -> None:
    """Counts, animacy, cases, quantities, pronouns and prepositions are as printed (~ is a hard space)."""
    own = {id_: ukrainian.terms[id_] for id_ in ukrainian.terms.ids}
    nouns = Terms({**own, "creature": CREATURE, "beast": BEAST})
    grammar = Grammar(ukrainian.pack.words, Plurals(ukrainian.pack.settings.plural), nouns, {"favor"})

    assert_as_read(Speaker(grammar, "ins"), FORMS)


def test_the_pack_passes_the_checks_of_every_pack(ukrainian: Phrasebook, mephisto: Game) -> None:
    """It has every message that cards ask for, with its variables and no word that its lexicon or nouns lack."""
    report, own = Report(), own_messages(vocabulary_of(mephisto.schema))
    terms = frozenset(ukrainian.terms.ids)
    rules = MessageRules(ukrainian.grammar.options, terms, relatives=ukrainian.grammar.relatives)

    assert ukrainian.pack.sentences
    cards = {id_: variables for id_, variables in MESSAGES.items() if id_ not in course_messages()}
    check_effects(ukrainian.pack.effects, cards, MESSAGES, rules, report)
    check_effects(ukrainian.pack.sentences, own, {**MESSAGES, **own}, rules, report)
    assert [str(problem) for problem in report] == []


def test_ukrainian_says_every_selector_in_every_case(ukrainian: Phrasebook, mephisto: Game) -> None:
    """No selector lacks a form, says a word twice or leaves a mark; different ones differ in their text."""
    adapter: TypeAdapter[object] = vocabulary_of(mephisto.schema).reader
    assert_said(ukrainian, adapter)


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("карта у руці", "карта в~руці"),
        ("карт у руці", "карт у~руці"),
        ("зброю у Бою", "зброю в~Бою"),
        ("монстра у своєму стосі", "монстра у~своєму стосі"),
        ("гра, у якій", "гра, у~якій"),
        ("зброя і предмет", "зброя й~предмет"),
        ("предмет і зброя", "предмет і~зброя"),
        ("зброя і її власник", "зброя і~її власник"),
        ("суперник втрачає", "суперник утрачає"),
        ("істота втрачає", "істота втрачає"),
        ("Скиньте усі карти", "Скиньте всі карти"),
        ("Скинь усі карти", "Скинь усі карти"),
        ("гра – це", "гра~– це"),
        ("5 карт", "5~карт"),
    ],
)
def test_vowels_and_consonants_alternate(typed: str, printed: str, ukrainian: Phrasebook) -> None:
    """Prepositions and first letters that go by their neighbours, and spaces at which no line ends."""
    assert bind(typed, ukrainian.pack.settings.ties).replace("\u00a0", "~") == printed


def test_names_are_in_the_order_of_the_ukrainian_alphabet(ukrainian: Phrasebook) -> None:
    """Ґ follows Г, Є follows Е, І and Ї follow И, and the soft sign is last but two."""
    names = ["Їжак", "Ґуль", "Йорж", "Есе", "Іній", "Гак", "Єнот", "Ящір", "Дуб", "Ирій", "Юрта"]

    said = sorted(names, key=lambda name: sort_key(name, ukrainian.pack.settings.alphabet))
    assert said == ["Гак", "Ґуль", "Дуб", "Есе", "Єнот", "Ирій", "Іній", "Їжак", "Йорж", "Юрта", "Ящір"]
