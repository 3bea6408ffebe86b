"""Continuous effects: how much a component in play changes a value, and for whom."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from cardpress_engines.kernel.interpreter import Running, static_context
from cardpress_engines.kernel.triggers import Listener

T = TypeVar("T")
"""The table modifiers look at: a state, or what was worked out from one."""
Amount: TypeAlias = Callable[[T, Running], int]
"""How much something changes; 0 as long as its condition does not hold."""
Subjects: TypeAlias = Callable[[T, Running], Iterable[int]]
"""Whom something falls on, by the numbers their game gives them."""


class Modifier(NamedTuple, Generic[T]):
    """A change that is there as long as its bearer lies in play."""

    by: Amount[T]
    on: Subjects[T]


class Modifiers(Generic[T]):
    """All modifiers of a game, by what they change and by the design that bears them.

    What they change is a word of the game, such as `attack`; designs are numbered as for `Triggers`.
    """

    def __init__(self) -> None:
        self._held: dict[str, dict[int, tuple[Modifier[T], ...]]] = {}

    def hold(self, what: str, design: int, modifier: Modifier[T]) -> None:
        """Let a design change something as long as it lies in play."""
        by_design = self._held.setdefault(what, {})
        by_design[design] = (*by_design.get(design, ()), modifier)

    def of(self, what: str) -> Mapping[int, tuple[Modifier[T], ...]]:
        """Who changes something, by design; it grows with what is held later."""
        return self._held.setdefault(what, {})

    def changes(self, table: T, what: str, bearers: Iterable[Listener]) -> Iterator[tuple[int, int]]:
        """Whom these bearers change in this, and by how much, one modifier after the other."""
        found = self._held.get(what, {})
        for player, design, bearer in bearers:
            for by, on in found.get(design, ()):
                running = static_context(player, bearer)
                amount = by(table, running)
                if amount:
                    for subject in on(table, running):
                        yield subject, amount

    def watch(self, seen: Callable[[str, int], None]) -> None:
        """From now on tell what is changed and which design changes it, each time it does."""
        for what, by_design in self._held.items():
            for design, modifiers in by_design.items():
                by_design[design] = tuple(_watch(each, what, design, seen) for each in modifiers)


def bearer_itself(table: object, running: Running) -> tuple[int, ...]:
    """Subjects: the bearer of what holds."""
    return (running.bearer,)


def always(by: int) -> Callable[[object, Running], int]:
    """Amount: the same as long as the bearer lies there."""
    return lambda table, running: by


def _watch(modifier: Modifier[T], what: str, design: int, seen: Callable[[str, int], None]) -> Modifier[T]:
    def by(table: T, running: Running) -> int:
        amount = modifier.by(table, running)
        if amount:
            seen(what, design)
        return amount

    return modifier._replace(by=by)
