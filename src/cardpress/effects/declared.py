"""What the play files of a game name: the words that its vocabulary gets beside those of its schema."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import TypeAlias


@dataclass(frozen=True)
class Declared:
    """The names that the play files of a game give to things, and the fields of its components.

    `zones` says whether each player has one, `words` the words of each field that is an enum, in their order.
    """

    zones: Mapping[str, bool] = field(default_factory=dict)
    counters: tuple[str, ...] = ()
    markers: tuple[str, ...] = ()
    points: tuple[str, ...] = ()
    tables: tuple[str, ...] = ()
    formulas: tuple[str, ...] = ()
    boards: tuple[str, ...] = ()
    regions: tuple[str, ...] = ()
    actions: tuple[str, ...] = ()
    procedures: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    teams: bool = False
    stats: tuple[str, ...] = ()
    words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def slots(self) -> dict[str, tuple[str, ...]]:
        """The words of the slots that only games that play have."""
        every = tuple(dict.fromkeys(word for order in self.words.values() for word in order))
        found = {"places": (*self.zones, *self.boards), "words": every}
        named = (
            "counters", "markers", "points", "tables", "formulas", "boards", "regions", "actions", "procedures",
            "variants",
        )  # fmt: skip
        return found | {name: getattr(self, name) for name in named}

    @property
    def ends(self) -> tuple[str, ...]:
        """Where cards can be put: zones, and their tops and bottoms."""
        return tuple(f"{zone}{end}" for end in ("", "_top", "_bottom") for zone in self.zones)


Composition: TypeAlias = Callable[..., object]
"""Makes the vocabulary of a game that plays out of the parts that its schema names."""
_COMPOSITION: ContextVar[Composition | None] = ContextVar("composition", default=None)


@contextmanager
def use_composition(composition: Composition) -> Iterator[None]:
    """Let every vocabulary that is composed meanwhile be that of a game that plays."""
    token = _COMPOSITION.set(composition)
    try:
        yield
    finally:
        _COMPOSITION.reset(token)


def composition_now() -> Composition | None:
    """How the vocabulary is made that is being composed; None for a game without play files."""
    return _COMPOSITION.get()
