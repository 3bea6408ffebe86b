"""What a translation lacks of its source's placeholders, form by form."""

from __future__ import annotations

import pytest

from cardpress.language.messages.placeholders import placeholder_problems

NUMBERED = "key = { $n ->\n    [one] a card\n   *[other] { $n } cards\n }"
ONE, FEW = "[one] { $n } karta", "[few] { $n } karty"


def _plural(*forms: str) -> str:
    return "key = { $n ->\n" + "\n".join(f"    {form}" for form in forms) + "\n }"


@pytest.mark.parametrize(
    ("source", "target", "told"),
    [
        (NUMBERED, _plural("[one] karta", FEW, "*[many] { $n } kart"), []),
        (
            NUMBERED,
            _plural("[one] karta", "[few] karty", "*[many] { $n } kart"),
            ["$n of the source is missing in the form [few]"],
        ),
        (
            NUMBERED,
            _plural("[one] karta", FEW, "*[many] kart"),
            ["$n of the source is missing in the form [many]"],
        ),
        (NUMBERED, "key = karty", ["$n of the source is missing"]),
        (
            "key = { $n } [gold]",
            _plural(ONE, FEW, "*[many] { $n } [gold]"),
            ["[gold] of the source is missing in the form [one]"],
        ),
        ("key = { $n } x", _plural("[0] nic", "[one] { $n } x", "*[other] { $n } x"), []),
        (
            "key = { $n } x",
            _plural("[one] x", "*[other] { $n } x"),
            ["$n of the source is missing in the form [one]"],
        ),
        (
            "key = { $n } { $m }",
            "key = { $n ->\n [one] { $m }\n *[other] { $n }\n }",
            ["$m of the source is missing in the form [other]", "$n of the source is missing in the form [one]"],
        ),
        ("key = x", "key = [gold]", ["[gold] is not in the source"]),
        ("key = { $n }", "key = { $n } { $n }", ["$n stands there 2 times, in the source 1"]),
    ],
)
def test_each_form_says_what_the_source_says(source: str, target: str, told: list[str]) -> None:
    """A placeholder that is missing in a form is told, and one too many; a form for one number need not say it."""
    assert [*placeholder_problems(source, target, has_symbols=True)] == told


def test_a_form_of_one_number_alone_need_not_say_it() -> None:
    """In Polish [one] is 1; in Russian it is 21 too, and the number is missing there."""
    target = _plural("[one] karta", FEW, "*[many] { $n } kart")
    told = [
        [*placeholder_problems("key = { $n } x", target, has_symbols=True, single=one)] for one in ({"one"}, set())
    ]
    assert [len(one) for one in told] == [0, 1]


def test_many_choices_are_compared_in_bounded_time() -> None:
    """A text that chooses by twenty numbers has a million forms; not all of them are looked at."""
    chosen = "{{ $n{0} ->\n [one] {{ $n{0} }}\n *[other] x\n }}"
    text = f"key = {' '.join(chosen.format(at) for at in range(20))}"
    assert [*placeholder_problems(text, text, has_symbols=True)] == []
