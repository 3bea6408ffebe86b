"""What is wrong with texts and packs is found before any text is made, with its place."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

import pytest

from cardpress.diagnostics import Report
from cardpress.language.clauses.effect_messages import MESSAGES
from cardpress.language.message_checks import (
    check_effects,
    check_interface,
    check_texts,
    compare_languages,
)
from cardpress.language.messages.fluent_files import FluentFile, read_fluent
from cardpress.language.messages.message_lint import MessageRules
from cardpress.language.phrasebook import Phrasebook
from cardpress.models.source import TextSource

TERMS = ("favor", "weapon")


def _file(text: str) -> FluentFile:
    return read_fluent(TextSource("text/pl.ftl", text, ""))


def _problems(
    text: str, books: dict[str, Phrasebook], numbers: Collection[str] | None = ()
) -> list[tuple[str, int, int]]:
    report = Report()
    rules = MessageRules(books["pl"].grammar.options, TERMS).for_numbers()
    check_texts(
        _file(text), rules, lambda _, part: (numbers, numbers) if part == "text" else ((), ("cost",)), report
    )
    return [(problem.code, problem.position.line or 0, problem.position.column or 0) for problem in report]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("axe = Topór\n    .hint = Ma 7 lat.", ("digit-in-text", 2, 16)),
        ("axe = Topór\n    .text = Dobierz { $cards } z 3 kart.", ("digit-in-text", 2, 34)),
        ("ui-x = { $n } 4", ("digit-in-text", 1, 15)),
        ("ui-x = { $n ->\n    [one] raz\n   *[other] 2 razy\n}", ("digit-in-text", 3, 13)),
        ('ui-x = { ACK($n, of: "favor") }', ("unknown-function", 1, 10)),
        ('ui-x = { ACC($n, od: "favor", of: "favor") }', ("unknown-function", 1, 22)),
        ('ui-x = { ACC($n, of: "fawor") }', ("unknown-term", 1, 22)),
        ('ui-x = { ACC("shield") }', ("unknown-term", 1, 14)),
        ('ui-x = { VERB($n, v: "zyskać") }', ("unknown-function", 1, 10)),
        ('ui-x = { ACC($n, of: "favor", p: "ź") }', ("unknown-word", 1, 34)),
        ("ui-x = { ACC($n) }", ("unknown-term", 1, 14)),
        ("ui-x = { ui-y }", ("fluent-syntax", 1, 10)),
        ("ui-x = { -brand }", ("fluent-syntax", 1, 10)),
        ("ui-x = { ACC($n, $m) }", ("fluent-syntax", 1, 10)),
        ("axe = Topór { $n }", ("unknown-variable", 1, 15)),
        ("axe = Topór\n    .text = Dobierz karty.", ("missing-variable", 1, 1)),
    ],
)
def test_texts_are_strict(text: str, problem: tuple[str, int, int], books: dict[str, Phrasebook]) -> None:
    """Digits, unknown functions, options, terms, words and variables are errors with line and column."""
    numbers = ("cards",) if ".text" in text else ()

    assert _problems(text, books, numbers) == [problem]


def test_every_problem_of_a_message_is_reported(books: dict[str, Phrasebook]) -> None:
    """One run reports all problems."""
    codes = [code for code, _, _ in _problems('ui-x = 2 { ACK($n) } { NOM("shield") }\nbow = { $n }', books)]

    assert sorted(codes) == ["digit-in-text", "unknown-function", "unknown-term", "unknown-variable"]


def test_right_texts_pass(books: dict[str, Phrasebook]) -> None:
    """Variables, counted terms, texts that name every number, digits of names and quoted ones are fine."""
    text = "bow = Łuk za { $cost }\n"
    text += 'axe = Topór 2\n    .flavor = Ma 7 lat.\n    .text = Dobierz { $cards } karty Talii { "7" }.\n'
    text += 'ui-x = { ACC($n, of: "favor") } { NOM("weapon") }'

    assert _problems(text, books, ("cards",)) == []


def test_interface_words_name_the_same_numbers_in_all_languages() -> None:
    """A number that one language says and another does not is an error in the other."""
    files = {"en": _file("ui-x = Gain { $n }"), "pl": _file("ui-x = Zyskaj")}
    report = Report()

    compare_languages(files, "pl", report)
    assert [(problem.code, problem.message) for problem in report] == [
        ("missing-variable", "ui-x does not say $n")
    ]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_shipped_packs_are_strict(language: str, books: dict[str, Phrasebook]) -> None:
    """Every message of the catalogue is there and uses its variables; nothing else is; no digits."""
    book, report = books[language], Report()
    rules = MessageRules(book.grammar.options, set(TERMS) | {"attack", "card", "deck", "hand", "lane"})

    check_effects(book.pack.effects, MESSAGES, MESSAGES, rules, report)
    check_interface(book.pack, books["en"].pack.ui, rules, report)
    assert [f"{problem.code}: {problem.message}" for problem in report] == []


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("gain = ", "gian = ", "missing-message"),
        ("gain = ", "gian = ", "unknown-message"),
        ("{ NP($amount) }", "{ NP($amonut) }", "unknown-variable"),
        (" { NP($amount) }", "", "missing-variable"),
        ('v: "lose"', 'v: "loose"', "unknown-word"),
        ("SUBJ($who)", "SUBJECT($who)", "unknown-function"),
    ],
)
def test_faults_in_a_pack_are_found(old: str, new: str, code: str, books: dict[str, Phrasebook]) -> None:
    """A pack of one's own is checked message by message against the catalogue."""
    pack = books["en"].pack
    text = pack.effects.source.text.replace(old, new, 1)
    broken = replace(pack, effects=_file(text))
    report = Report()

    check_effects(broken.effects, MESSAGES, MESSAGES, MessageRules(books["en"].grammar.options, None), report)
    assert code in {problem.code for problem in report}
