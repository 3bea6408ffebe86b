"""The marks of constituents never leave the engine: not into caches, printed texts or exported data."""

from __future__ import annotations

from dataclasses import asdict

from cardpress.diagnostics import Report
from cardpress.language.grammar.linearisation import (
    CLAUSE,
    HEAVY,
    MARKS,
    SUBJECT,
    Lineariser,
    opaque_part,
    part,
    verb,
)
from cardpress.models.project import Game
from cardpress.stages.phrase import phrase

ORDERS = {
    "main": "S V R H P", "after": "V S R H P", "sub": "S R H L", "order": "V R H P", "inf": "R H I", "zu": "R H Z"
}  # fmt: skip


def test_no_text_of_a_game_has_a_mark(mephisto: Game) -> None:
    """Names, flavor, rules and words of the interface are free of private-use characters in every language."""
    for language in mephisto.languages:
        texts = phrase(mephisto, language, Report())
        told = [*texts.messages.values(), *(str(asdict(text)) for text in texts.components.values())]

        assert texts.components
        assert [text for text in told if MARKS.search(text)] == []


def test_a_clause_gets_the_order_it_is_closed_in() -> None:
    """One clause is a statement, follows another clause, or hangs from one: verb second, first or last."""
    subject, what = part(SUBJECT, "du"), part(HEAVY, "ein Ei")
    clause = part(CLAUSE, subject + verb("fin", "ab", "legen", "legst") + what)
    lineariser = Lineariser(ORDERS)

    said = [lineariser.finish(lineariser.linearise(clause, order)) for order in ("main", "after", "sub")]

    assert said == ["du legst ein Ei ab", "legst du ein Ei ab", "du ein Ei ablegst"]


def test_a_particle_stands_inside_a_verb_with_a_prefix() -> None:
    """The word before an infinitive comes from the lexicon; it parts a prefix from its verb."""
    said = {
        Lineariser(ORDERS, particle).linearise(part(CLAUSE, verb("fin", prefix, "legen", "legst")), "zu")
        for particle in ("zu", "")
        for prefix in ("ab", "")
    }

    assert said == {"abzulegen", "zu legen", "ablegen", "legen"}


def test_a_long_phrase_is_moved_over_no_mark() -> None:
    """What is long goes last in its thought: over a list, not over another comma, a bracket or a full stop."""
    lineariser, put = Lineariser({"order": "V R H"}), verb("order", "", "put", "put")
    long = part(HEAVY, "an egg that ticks")

    said = [
        lineariser.finish(part(CLAUSE, f"{put} {long}{rest}"))
        for rest in (
            " down",
            " down, and go",
            ", then go",
            " (softly)",
            " down. Go",
            f" in {opaque_part('A, B or C')}",
        )
    ]

    assert said == [
        "put down an egg that ticks",
        "put down an egg that ticks, and go",
        "put an egg that ticks, then go",
        "put an egg that ticks (softly)",
        "put down an egg that ticks. Go",
        "put in A, B or C an egg that ticks",
    ]
