"""Plural categories of whole numbers, from the rules of Unicode CLDR as language.json states them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping

_RELATION = re.compile(r"([nivwft])(?: % (\d+))? (!?)= (\d+(?:\.\.\d+)?(?:,\d+(?:\.\.\d+)?)*)")
_ENOUGH = 200
"""Numbers from 0 on that show which categories have several: rules repeat with every hundred."""

Test = Callable[[int], bool]


class Plurals:
    """Chooses a category; rules are CLDR's (`i % 10 = 2..4 and i % 100 != 12..14`), 'other' is the rest."""

    def __init__(self, rules: Mapping[str, str]) -> None:
        """Raises ValueError for a rule that is not CLDR's."""
        self._rules = {
            category: [[_relation(part) for part in every.split(" and ")] for every in rule.split(" or ")]
            for category, rule in rules.items()
        }
        self._known: dict[int, str] = {}

    def category(self, number: int) -> str:
        """One, few, many … or other."""
        if number not in self._known:
            self._known[number] = next(
                (
                    category
                    for category, alternatives in self._rules.items()
                    if any(all(test(abs(number)) for test in every) for every in alternatives)
                ),
                "other",
            )
        return self._known[number]

    def single(self) -> frozenset[str]:
        """Categories of one number alone, as "one" is in English but not in Russian."""
        counts = Counter(map(self.category, range(_ENOUGH)))
        return frozenset(category for category, count in counts.items() if count == 1)


def _relation(text: str) -> Test:
    match = _RELATION.fullmatch(text.strip())
    if match is None:
        raise ValueError(f"{text!r} is no relation of a CLDR plural rule")
    operand, modulus, negated, listed = match.groups()
    numbers = {
        number
        for low, _, high in (part.partition("..") for part in listed.split(","))
        for number in range(int(low), int(high or low) + 1)
    }

    def test(number: int) -> bool:
        value = number if operand in "ni" else 0  # whole numbers have no visible fraction
        return ((value % int(modulus) if modulus else value) in numbers) != bool(negated)

    return test
