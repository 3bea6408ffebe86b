"""What asks a player: the action or procedure that a running effect is part of, and what it has chosen so far."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from typing import NamedTuple

from cardpress_engines.described.effects.cards import OrderPlan, put_in_order
from cardpress_engines.described.effects.picks import PickPlan, pick_some
from cardpress_engines.described.game import DescribedGame
from cardpress_engines.described.state import DescribedState
from cardpress_engines.kernel.interpreter import Running, argument_of, resume


class Part(NamedTuple):
    """A part of the course that has a name: from which instruction on, of which sort, its id."""

    start: int
    sort: str
    id: str


def named_parts(game: DescribedGame) -> list[Part]:
    """The parts of the code of a game, in their order; what has no name has an empty id."""
    parts = [Part(entry[0], "procedures", name) for name, entry in game.procedures.items()]
    parts += [Part(plan.start, "actions", name) for name, plan in game.actions.items()]
    parts += [Part(entry[0], "", "") for entry in game.course_entries]
    return sorted(parts)


def part_that_asks(parts: list[Part], running: Running) -> Part | None:
    """The action or procedure an effect is part of."""
    at = bisect_right(parts, running.counter, key=lambda part: part.start) - 1
    return parts[at] if at >= 0 and parts[at].id else None


def own_names_of_asking(game: DescribedGame, parts: list[Part], running: Running) -> Iterator[str]:
    """What a question is called: by the action, procedure or own operation that asks, and its answer."""
    asked = game.asked.get(running.counter)
    if asked is None:
        return
    if (part := part_that_asks(parts, running)) is not None:
        yield f"{part.id}-{asked.name}"
    for start, end, word in game.own_parts:
        if start <= running.counter < end:
            yield f"{word}-{asked.name}"


def running_effect(state: DescribedState) -> Running | None:
    """The effect that waits for the answer, if one does."""
    return state.argument_of_waiting(resume)


def count_chosen(state: DescribedState) -> int:
    """How many things were chosen already for this question."""
    running = running_effect(state)
    if running is None:
        return 0
    plan = argument_of(pick_some, state.game.code, running)
    if isinstance(plan, PickPlan):
        return len(running.bindings[plan.slot])
    ordering = argument_of(put_in_order, state.game.code, running)
    return len(running.bindings[ordering.order]) if isinstance(ordering, OrderPlan) else 0
