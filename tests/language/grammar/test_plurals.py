"""CLDR plural rules for whole numbers."""

from __future__ import annotations

import pytest

from cardpress.language.grammar.plurals import Plurals

POLISH = {
    "one": "i = 1",
    "few": "i % 10 = 2..4 and i % 100 != 12..14",
    "many": "i != 1 and i % 10 = 0..1 or i % 10 = 5..9 or i % 100 = 12..14",
}


@pytest.mark.parametrize(
    ("number", "category"),
    [(0, "many"), (1, "one"), (2, "few"), (5, "many"), (12, "many"), (21, "many"), (22, "few"), (112, "many")],
)
def test_category_of_polish_numbers(number: int, category: str) -> None:
    """A number belongs to the first category whose rule holds."""
    assert Plurals(POLISH).category(number) == category


def test_category_without_rules_is_other() -> None:
    """A language without rules has one category."""
    assert Plurals({}).category(1) == "other"


def test_lists_of_ranges_are_understood() -> None:
    """A relation may list numbers and ranges."""
    assert [Plurals({"x": "n = 0,3..5"}).category(n) for n in range(7)] == [
        "x", "other", "other", "x", "x", "x", "other"
    ]  # fmt: skip


def test_a_rule_that_is_not_cldr_is_refused() -> None:
    """A rule in another language is an error, not a guess."""
    with pytest.raises(ValueError, match="n == 1"):
        Plurals({"one": "n == 1"})


def test_agrees_with_babel_for_polish() -> None:
    """Our few operands give what the reference implementation of CLDR gives, 0 to 1000."""
    from babel.plural import PluralRule  # noqa: PLC0415

    reference, ours = PluralRule(POLISH), Plurals(POLISH)

    assert [ours.category(n) for n in range(1001)] == [reference(n) for n in range(1001)]


@pytest.mark.parametrize(("number", "category"), [(-1, "one"), (-2, "few"), (-5, "many"), (-12, "many")])
def test_a_number_below_zero_counts_like_the_number(number: int, category: str) -> None:
    """Minus one is one: CLDR's operands have no sign."""
    assert Plurals(POLISH).category(number) == category


def test_categories_of_one_number_alone() -> None:
    """In Polish "one" is for 1 only; where it is for 21 too, it stands for several numbers."""
    assert Plurals({"one": "i = 1", "few": "i % 10 = 2..4"}).single() == {"one"}
    assert Plurals({"one": "i % 10 = 1 and i % 100 != 11"}).single() == set()
