"""Games worth looking at again, by their seeds: the longest, the closest, the first with each use of a component.

Of equal games the one of the lowest seed is kept, so that the order of adding changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

Use: TypeAlias = tuple[str, str]
"""What is done with a component, and its id."""
Ranked: TypeAlias = tuple[int, int]
"""A number by which games are compared, and the seed of the game."""


@dataclass(slots=True)
class NotableGames:
    """The longest and the closest of some games, and where each use of a component was seen first."""

    longest: Ranked | None = None
    """Minus its turns, and its seed."""
    closest: Ranked | None = None
    """By how much its winners were ahead, and its seed."""
    first_uses: dict[Use, int] = field(default_factory=dict)
    """The seed of the first game with each use."""

    @classmethod
    def of_game(cls, seed: int, turns: int, lead: int | None, uses: Iterable[Use]) -> NotableGames:
        """One game; its lead is None where nobody won against others."""
        return cls((-turns, seed), None if lead is None else (lead, seed), dict.fromkeys(uses, seed))

    def __add__(self, other: NotableGames) -> NotableGames:
        """What is notable among the games of both."""
        uses = {**self.first_uses}
        for use, seed in other.first_uses.items():
            uses[use] = min(seed, uses.get(use, seed))
        longest, closest = _less(self.longest, other.longest), _less(self.closest, other.closest)
        return NotableGames(longest, closest, uses)

    def to_json(self) -> dict[str, Any]:
        """It as JSON, which `of` reads."""
        uses = sorted((*use, seed) for use, seed in self.first_uses.items())
        return {"longest": self.longest, "closest": self.closest, "first_uses": uses}

    @classmethod
    def of(cls, saved: Mapping[str, Any]) -> NotableGames:
        """What `to_json` gave."""
        longest, closest = (None if saved[name] is None else tuple(saved[name]) for name in ("longest", "closest"))
        return cls(longest, closest, {(what, id_): seed for what, id_, seed in saved["first_uses"]})


def _less(one: Ranked | None, other: Ranked | None) -> Ranked | None:
    return min((each for each in (one, other) if each is not None), default=None)
