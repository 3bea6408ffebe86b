"""A place of a card that was pressed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cardpress.language.spans.span_table import value_at

Json = Any
"""A JSON value."""
NAME, BY_NAME = "as", "ref"
"""The field that names a thing for later parts, and the one in which they speak of it."""


@dataclass(frozen=True)
class Place:
    """A place of a card, and the language in which possibilities are told."""

    path: str
    card: Json
    pointer: str
    language: str

    @property
    def value(self) -> Json:
        """What stands there now."""
        return value_at(self.card, self.pointer) if self.pointer else self.card

    @property
    def field(self) -> str:
        """The name of the field it is in, that of the list for a member of one."""
        return next((step for step in reversed(self.pointer.split("/")) if not step.isdigit()), "")

    def holder(self) -> Json:
        """What holds the value: an object or a list; None where the pointer leads nowhere."""
        above, slash, _ = self.pointer.rpartition("/")
        return (value_at(self.card, above) if above else self.card) if slash else None

    def names(self) -> list[str]:
        """Names that the card gives to things and people with `as`, in their order."""
        return list(dict.fromkeys(texts_in(self.card, NAME)))


def texts_in(part: Json, field: str) -> list[str]:
    """Every text that parts have in a field, in their order."""
    if isinstance(part, list):
        return [found for one in part for found in texts_in(one, field)]
    if not isinstance(part, dict):
        return []
    own = [part[field]] if isinstance(part.get(field), str) else []
    return [*own, *(found for one in part.values() for found in texts_in(one, field))]
