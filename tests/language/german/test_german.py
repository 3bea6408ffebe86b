"""German comes from data alone: a pack and the words of Mephisto, no word or rule of German in the compiler.

forms.txt and sentences.txt were read line by line; CARDPRESS_GOLDEN=write rewrites them: read every line of them
before you commit it.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter
from tests.language.grammar.table import Speaker, assert_as_read
from tests.language.grammar.test_stressed import assert_said

from cardpress.diagnostics import Report
from cardpress.effects.vocabulary import vocabulary_of
from cardpress.language.clauses.effect_messages import MESSAGES, own_messages
from cardpress.language.grammar.constituents import MARKS
from cardpress.language.grammar.message_functions import Grammar
from cardpress.language.grammar.phrases import Cards
from cardpress.language.grammar.plurals import Plurals
from cardpress.language.grammar.terms import Terms
from cardpress.language.message_checks import check_effects
from cardpress.language.messages.message_lint import MessageRules
from cardpress.language.phrasebook import Phrasebook
from cardpress.models.project import Game

HERE = Path(__file__).parent
GOLDEN, FORMS = HERE / "sentences.txt", HERE / "forms.txt"
WOUND = {"gender": "f", "forms": {"sg": "Wunde", "pl": "Wunden"}}
CASES = ("NOM", "ACC", "DAT", "GEN")
COUNTED = ("item", "card", "monster")
DETERMINED = (
    Cards("one", (), other=True),
    Cards("one", (), other=True, owner="you", own=True),
    Cards("next", ()),
    Cards("next", (), owner="you"),
    Cards("each", (), other=True),
    Cards("none", (), other=True),
    Cards("rest", ()),
    Cards("all", (), other=True),
    Cards("exactly", (), 2, other=True),
)
"""Adjectives after no determiner, after ein, kein and dein, after der, jeder and alle."""
CONTRACTED = (
    ("DAT", "an"),
    ("DAT", "in"),
    ("DAT", "von"),
    ("DAT", "zu"),
    ("ACC", "an"),
    ("ACC", "in"),
    ("ACC", "unter"),
)


@pytest.fixture(scope="module")
def german(books: dict[str, Phrasebook]) -> Phrasebook:
    """Mephisto in German."""
    return books["de"]


def _trees(mephisto: Game) -> Iterator[tuple[str, str, Any]]:
    """Named effects with the kind of their card, where German breaks; where any does: stressed.json."""
    reader: TypeAdapter[Any] = vocabulary_of(mephisto.schema).reader
    for row in json.loads((HERE / "trees.json").read_text("utf-8")):
        yield row["name"], "weapon", reader.validate_json(json.dumps(row["effect"]))


def _declined(german: Phrasebook) -> Iterator[str]:
    """Each kind of determiner with an adjective, in all four cases, and articles that melt into prepositions."""
    forms = {case: german.grammar.functions[case] for case in CASES}
    for cards in DETERMINED:
        for case in CASES:
            said = (forms[case](replace(cards, kinds=(noun,))) for noun in COUNTED)
            other, owner = " other" * cards.other, f" {cards.owner}" if cards.owner else ""
            yield f"{cards.quantity}{other}{owner} {case}: {_finished(german, said)}"
    for case, preposition in CONTRACTED:
        said = (forms[case](noun, p=preposition, d="der") for noun in COUNTED)
        yield f"{preposition} {case}: {_finished(german, said)}"


def _finished(german: Phrasebook, phrases: Iterable[str]) -> str:
    return ", ".join(german.grammar.finish(phrase) for phrase in phrases)


def _told(german: Phrasebook, mephisto: Game) -> str:
    sentences = [f"{name}: {german.rule(tree, kind, 'axe')}" for name, kind, tree in _trees(mephisto)]
    lines = ["# Sätze", *sentences, "", "# Beugung", *_declined(german)]
    return "\n".join(lines).replace("\u00a0", "~") + "\n"


def test_german_reads_well(german: Phrasebook, mephisto: Game) -> None:
    """Sentences and phrases have the forms and the order that was read line by line."""
    told = _told(german, mephisto)
    if os.environ.get("CARDPRESS_GOLDEN") == "write":
        GOLDEN.write_text(told, "utf-8")

    assert not MARKS.search(told)
    assert told == GOLDEN.read_text("utf-8")


def test_golden_forms(german: Phrasebook) -> None:
    """Counts, genders, quantities, pronouns, prepositions and agreement are as printed (~ is a hard space)."""
    nouns = Terms({**{id_: german.terms[id_] for id_ in german.terms.ids}, "wound": WOUND})
    grammar = Grammar(german.pack.words, Plurals(german.pack.settings.plural), nouns, {"favor"})

    assert_as_read(Speaker(grammar, "dat"), FORMS)


def test_the_pack_passes_the_checks_of_every_pack(german: Phrasebook, mephisto: Game) -> None:
    """It has every message of the vocabulary, with its variables and no word that its lexicon or nouns lack."""
    report, own = Report(), own_messages(vocabulary_of(mephisto.schema))
    rules = MessageRules(german.grammar.options, frozenset(german.terms.ids), relatives=german.grammar.relatives)

    assert german.pack.sentences
    check_effects(german.pack.effects, MESSAGES, MESSAGES, rules, report)
    check_effects(german.pack.sentences, own, {**MESSAGES, **own}, rules, report)
    assert [str(problem) for problem in report] == []


def test_german_says_every_selector_in_every_case(german: Phrasebook, mephisto: Game) -> None:
    """No selector lacks a form, says a word twice or leaves a mark; different ones differ in their text."""
    assert_said(german, vocabulary_of(mephisto.schema).reader)
