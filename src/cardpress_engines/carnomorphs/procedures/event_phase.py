"""The event phase: time, attacks and feeding, fire, an event, the bag (CARN-110, 118)."""

from __future__ import annotations

from cardpress_engines.carnomorphs.procedures.attacks import attackers, strike_back
from cardpress_engines.carnomorphs.procedures.ending import end_drill
from cardpress_engines.carnomorphs.procedures.events import develop_bag, in_order, resolve_event
from cardpress_engines.carnomorphs.procedures.feeding import feeding_steps
from cardpress_engines.carnomorphs.procedures.figures import injure
from cardpress_engines.carnomorphs.procedures.rooms import explode
from cardpress_engines.carnomorphs.state import NOT_YET, CarnomorphState
from cardpress_engines.kernel.state import frame

FEEDS_FIRST = "feed_first"
"""The changed rule by which feeding comes before attacks."""


def event_phase(state: CarnomorphState, answer: int, given: None) -> None:
    """Step: the whole event phase."""
    state.follow(
        frame(advance_time, None), frame(attack_or_feed, None), frame(fire_damage, None),
        frame(resolve_event, None), frame(develop_bag, None),
    )  # fmt: skip


def advance_time(state: CarnomorphState, answer: int, given: None) -> None:
    """Step: move the time marker, and the self-destruct marker if that sequence is running (DRILL-30)."""
    times = state.game.rules.time
    state.clock += 1
    state.report("time_passes", -1, -1, state.clock)
    if state.countdown != NOT_YET:
        state.countdown += 1
        state.report("countdown", -1, -1, state.countdown)
        if state.countdown >= times.destruct_final:
            state.locked = 0
        if state.countdown >= times.destruct:
            explode(state)
            return
    if state.clock >= times.spaces:
        state.then(end_drill, None)


def attack_or_feed(state: CarnomorphState, answer: int, given: None) -> None:
    """Step: attacks, then feeding; an adaptation reverses this order (CARN-118)."""
    both = (frame(attack_all, None), frame(feed_all, None))
    state.follow(*(both[::-1] if state.has_rule(FEEDS_FIRST) else both))


def attack_all(state: CarnomorphState, answer: int, given: None) -> None:
    """Step: every carnomorph in combat attacks."""
    state.follow(*(frame(strike_back, figure) for figure in attackers(state)))


def feed_all(state: CarnomorphState, answer: int, given: None) -> None:
    """Step: every carnomorph that can feed does so."""
    state.follow(*feeding_steps(state))


def fire_damage(state: CarnomorphState, answer: int, given: None) -> None:
    """Step: each carnomorph in a burning room takes an injury (DRILL-32)."""
    burning = [figure for figure in in_order(state) if state.fires >> state.at[figure] & 1]
    state.follow(*(frame(injure, (figure, 1)) for figure in burning))


def start_self_destruct(state: CarnomorphState, answer: int, given: None) -> None:
    """Step: start the self-destruct sequence, unless it is running."""
    if state.countdown == NOT_YET:
        state.countdown = 0
        state.report("countdown", -1, -1, 0)
