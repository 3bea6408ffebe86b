"""Forms of nouns that somebody typed, against those of the dictionary."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from cardpress.words.proposals import Dictionary, Proposal

UNKNOWN = "in no dictionary"
"""What the doubt about a word begins with that is declined like others."""
Forms = Mapping[str, Mapping[str, str]]
"""The forms of a noun by number and case."""


@dataclass(frozen=True)
class DifferingForm:
    """A form that the dictionary has otherwise: its number and case, as it was typed, what the dictionary has."""

    number: str
    case: str
    typed: str
    known: tuple[str, ...]


def differing_forms(dictionary: Dictionary, typed: Forms) -> list[DifferingForm] | None:
    """The typed forms of a noun that no form of its nearest reading is; None for a noun the dictionary lacks."""
    first = typed.get("sg") or next(iter(typed.values()), {})
    readings = dictionary.nouns(next(iter(first.values()), ""))
    found = [list(_differences(one, typed)) for one in readings if UNKNOWN not in one.doubt]
    return min(found, key=len, default=None)


def _differences(reading: Proposal, typed: Forms) -> Iterator[DifferingForm]:
    """What differs from one reading; a number that it does not have differs in nothing."""
    for number, row in reading.entry["forms"].items():
        for case, form in typed.get(number, {}).items():
            known = row[case], *reading.others.get(f"{number}.{case}", ())
            if form not in known:
                yield DifferingForm(number, case, form, known)
