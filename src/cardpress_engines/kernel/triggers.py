"""Triggered abilities: which component waits for which event, and the steps an event sets off."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Generic, NamedTuple, TypeAlias

from cardpress_engines.kernel.compiler import Entry
from cardpress_engines.kernel.interpreter import Running, S, first_step, first_step_about, static_context
from cardpress_engines.kernel.state import Frame

Match: TypeAlias = Callable[[S, Running, int, tuple[int, ...]], bool]
"""Whether an event is the one an ability waits for: given its owner and bearer, the player the event is of, and
what it is about."""


class Listener(NamedTuple):
    """What may wait for an event: whose it is, its design, and the number it has in effects."""

    player: int
    design: int
    bearer: int


class Triggers(Generic[S]):
    """All abilities of a game that wait, by event and by the design that bears them.

    Designs of several kinds, such as cards and markers, are numbered apart by their game.
    """

    def __init__(self) -> None:
        self._waiting: dict[str, dict[int, list[tuple[Match[S] | None, Entry, bool]]]] = {}

    def wait(
        self, event: str, design: int, entry: Entry, match: Match[S] | None = None, *, binds_subject: bool = False
    ) -> None:
        """Let an effect happen at each such event, or at those that match.

        `binds_subject`: what the event is about is bound to the first slot of the effect.
        """
        self._waiting.setdefault(event, {}).setdefault(design, []).append((match, entry, binds_subject))

    def events_of(self, design: int) -> frozenset[str]:
        """The events a design waits for."""
        return frozenset(event for event, designs in self._waiting.items() if design in designs)

    def designs(self) -> dict[str, frozenset[int]]:
        """For each event the designs that wait for it."""
        return {event: frozenset(designs) for event, designs in self._waiting.items()}

    def entries(self) -> Iterator[Entry]:
        """Every effect that waits."""
        for designs in self._waiting.values():
            for waiting in designs.values():
                yield from (entry for _, entry, _ in waiting)

    def triggered_steps(
        self, state: S, event: str, listeners: Iterable[Listener], actor: int, *subjects: int
    ) -> Iterator[Frame]:
        """What an event sets off, in the order of these listeners."""
        waiting = self._waiting.get(event)
        if not waiting:
            return
        for player, design, bearer in listeners:
            for match, entry, binds_subject in waiting.get(design, ()):
                if match is None or match(state, static_context(player, bearer), actor, subjects):
                    yield (
                        first_step_about(entry, player, bearer, subjects)
                        if binds_subject
                        else first_step(entry, player, bearer)
                    )
