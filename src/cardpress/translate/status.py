"""Status of each language of a game or of the program: texts done, stale, missing, equal to the source."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from cardpress.translate.sources import Material
from cardpress.translate.units import State, source_of, units

SHOWN = 10
"""Open texts that a screen shows of a language."""


@dataclass(frozen=True)
class StatusRow:
    """How far one language is; `open` are the texts that are missing or stale."""

    game: str
    language: str
    source: str
    states: Counter[State]
    same: int
    open: tuple[str, ...]

    @property
    def percent(self) -> int:
        """How much is there and not stale, of a hundred."""
        total = self.states.total()
        return 100 * (total - len(self.open)) // max(1, total)

    def as_json(self) -> dict[str, object]:
        """The same as JSON values."""
        counts = {state.value: self.states[state] for state in State}
        return {
            "game": self.game,
            "language": self.language,
            "from": self.source,
            "percent": self.percent,
            **counts,
            "same": self.same,
            "open": list(self.open),
        }

    def as_text(self) -> str:
        """The same for a terminal, with the first of the open texts."""
        counts = ", ".join(f"{self.states[state]} {state.value}" for state in State if self.states[state])
        same = f"; {self.same} equal to the source" if self.same else ""
        more = (
            [f"   and {len(self.open) - SHOWN} more: --format json lists them"] if len(self.open) > SHOWN else []
        )
        head = f"{self.game} {self.language} from {self.source}: {self.percent}% ({counts}{same})"
        return "\n".join([head, *(f"   {key}" for key in self.open[:SHOWN]), *more])


def rows(material: Material, asked: str | None) -> Iterator[StatusRow]:
    """A row for each language but the one translated from: the one asked for, where it is there."""
    known = material.languages
    source = asked if asked in known else source_of(material)
    for language in known:
        if language != source:
            found = units(material, source, language)
            left = (unit for unit in found if unit.state in {State.MISSING, State.STALE})
            counted = Counter(unit.state for unit in found)
            listed = tuple(f"{unit.key} ({unit.state})" for unit in left)
            yield StatusRow(material.id, language, source, counted, sum(unit.same for unit in found), listed)
