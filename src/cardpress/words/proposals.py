"""What is proposed for a word: an entry as lexicons and terms have it, and a sentence that shows it at work."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

Kind = Literal["noun", "adjective", "verb"]
KINDS: tuple[Kind, ...] = ("noun", "adjective", "verb")


@dataclass(frozen=True)
class Proposal:
    """One reading of a word. `doubt` says why somebody should look at it; nothing where the dictionary is sure."""

    kind: Kind
    name: str
    """What the word is called: its lemma, as it was given."""
    entry: Mapping[str, Any]
    example: str
    doubt: str = ""
    others: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Further forms that the dictionary has, by number and case: `sg.dat`."""

    def in_rows(self) -> dict[str, Any]:
        """The entry with the cases of a noun in a row, as files may have it: `_` is a space within a form."""
        if "forms" not in self.entry or self.kind != "noun":
            return dict(self.entry)
        rows = {
            number: " ".join(form.replace(" ", "_") for form in cases.values())
            for number, cases in self.entry["forms"].items()
        }
        return {**self.entry, "forms": rows}


class Dictionary(Protocol):
    """The words of one language."""

    def nouns(self, phrase: str) -> list[Proposal]:
        """Readings of a noun, alone or with what stands beside it; the likeliest first."""

    def adjectives(self, word: str) -> list[Proposal]:
        """Readings of an adjective or participle."""

    def verbs(self, infinitive: str, partner: str = "") -> list[Proposal]:
        """Readings of a verb; `partner` is the infinitive of the other aspect, else it is looked for."""
