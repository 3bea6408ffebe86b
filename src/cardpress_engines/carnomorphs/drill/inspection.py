"""Inspecting the event deck, engines and the course, and putting them back in a chosen order."""

from __future__ import annotations

from cardpress_engines.carnomorphs.actions import CARD, COURSE
from cardpress_engines.carnomorphs.procedures.ending import (
    engine_lookers,
    engine_row,
    settle_course,
    settle_engine,
)
from cardpress_engines.carnomorphs.state import CarnomorphState
from cardpress_engines.kernel.choice_steps import choice_step
from cardpress_engines.kernel.state import NO_ANSWER, frame

# ---- the event deck


def look_at_events(state: CarnomorphState, answer: int, given: tuple[int, int]) -> None:
    """Step: look at a number of cards on top of the event deck, or as many as there are."""
    player, count = given
    if answer != NO_ANSWER:
        state.event_deck.remove(answer)
        state.event_top.append(answer)
        state.top_seen.append(0)
    if len(state.event_top) < count and state.event_deck:
        state.chance("event", state.event_deck[:], look_at_events, given)
        return
    for place in range(min(count, len(state.event_top))):
        state.top_seen[place] |= 1 << player
    state.report("look", player, -1, count)


def stack_events(state: CarnomorphState, answer: int, given: tuple[int, int]) -> None:
    """Step: put the inspected cards back on top in a chosen order."""
    player, count = given
    state.top_seen[:count] = [1 << player for _ in range(count)]
    state.then(stack_next, (player, 0, count))


def stack_next(state: CarnomorphState, answer: int, given: tuple[int, int, int]) -> None:
    """Step: choose the next card from the top down."""
    player, place, count = given
    if answer != NO_ANSWER:
        state.event_top.remove(answer - CARD)
        state.event_top.insert(place, answer - CARD)
        place += 1
    if place < count - 1:
        left = sorted({CARD + each for each in state.event_top[place:count]})
        state.ask(player, "stack_event", left, stack_next, (player, place, count))


def put_events_under(state: CarnomorphState, answer: int, given: tuple[int, int]) -> None:
    """Step: put the inspected top cards under the deck."""
    for _ in range(given[1]):
        state.event_bottom.append(state.event_top.pop(0))
        state.bottom_seen.append(state.top_seen.pop(0))


# ---- engines


def see_engine(state: CarnomorphState, answer: int, given: tuple[int, int, bool]) -> None:
    """Step: look at the top token of an engine, or at both."""
    player, engine, is_both = given
    seen = engine_lookers(state, engine)
    seen[0] |= 1 << player
    if is_both:
        seen[1] |= 1 << player
    state.report("see_engine", player, -1, engine)
    state.then(settle_engine, engine)


def stack_engine(state: CarnomorphState, answer: int, given: tuple[int, int]) -> None:
    """Step: put one of an engine's two tokens on top; only this player knows which."""
    player, engine = given
    row, seen = engine_row(state, engine), engine_lookers(state, engine)
    if answer == NO_ANSWER:
        state.ask(player, "engine", sorted(CARD + each for each in row), stack_engine, given)
        return
    row.sort(key=lambda token: token != answer - CARD)
    seen[:] = [1 << player, 1 << player]


# ---- the course


def see_course(state: CarnomorphState, answer: int, player: int) -> None:
    """Step: look at the coordinates card."""
    if not state.coordinates:
        state.follow(frame(settle_course, None), frame(see_course, player))
        return
    state.looked_course[0] |= 1 << player
    state.report("see_course", player)


def course_spaces(state: CarnomorphState, player: int) -> range:
    """The spaces of the course track."""
    return range(len(state.game.cards[state.game.coordinates[0]].code))


@choice_step("course", COURSE, course_spaces)
def set_course(state: CarnomorphState, player: int, space: int) -> None:
    """Step: move the marker to any space of the course track."""
    state.course = space
    state.report("set_course", player, -1, state.course)
