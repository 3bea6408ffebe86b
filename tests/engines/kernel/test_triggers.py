"""Abilities that wait for events."""

from __future__ import annotations

from typing import Any

from tests.engines.kernel.toy import VOCABULARY, Toy, ToyState, add, over

from cardpress_engines.kernel.compiler import EffectCompiler, Scope
from cardpress_engines.kernel.interpreter import Running
from cardpress_engines.kernel.state import frame
from cardpress_engines.kernel.triggers import Listener, Triggers

KNIGHT, RAT, CURSE = 0, 1, 2
LISTENERS = [Listener(1, RAT, 11), Listener(0, KNIGHT, 10), Listener(1, RAT, 12)]


def own(state: Any, running: Running, actor: int, about: tuple[int, ...]) -> bool:
    """Only what its owner does to itself."""
    return actor == running.you and running.bearer in about


def ready() -> tuple[ToyState, Triggers]:
    """A state whose effects give tokens: 1 to a knight's owner, 10 to a rat's, 100 more where it is meant."""
    compiler, triggers = EffectCompiler(VOCABULARY), Triggers()
    triggers.wait("dies", KNIGHT, compiler.entry(add(1)))
    triggers.wait("dies", RAT, compiler.entry(add(10)))
    triggers.wait("dies", RAT, compiler.entry(add(100)), own)
    triggers.wait("kills", CURSE, compiler.entry(add(1000)))
    return ToyState(Toy(tuple(compiler.code)), (0, 0)), triggers


def test_all_who_wait_are_woken_in_the_order_of_the_listeners() -> None:
    """Each listener's abilities follow each other, for its owner and with its own number."""
    state, triggers = ready()
    woken = list(triggers.triggered_steps(state, "dies", LISTENERS, 0, 12))

    assert [(given.you, given.bearer) for _, given in woken] == [(1, 11), (0, 10), (1, 12)]
    state.start(*woken, frame(over, None))
    assert state.tokens == [1, 20]


def test_a_match_is_told_whose_event_it_is_and_all_it_is_about() -> None:
    """An ability with a match happens only at its event: here one about the very card that bears it."""
    state, triggers = ready()
    state.start(*triggers.triggered_steps(state, "dies", LISTENERS, 1, 5, 12), frame(over, None))

    assert state.tokens == [1, 120]


def test_an_effect_can_be_told_what_its_event_is_about() -> None:
    """Who waits for it has the subjects of the event in the first slot; without that the slot is empty."""
    compiler, triggers = EffectCompiler(VOCABULARY), Triggers()
    for binds_subject in (True, False):
        scope = Scope()
        scope.slot("it")
        triggers.wait("dies", RAT, compiler.entry(add(1), scope), binds_subject=binds_subject)
    state = ToyState(Toy(tuple(compiler.code)), (0, 0))
    woken = triggers.triggered_steps(state, "dies", LISTENERS[:1], 0, 12, 7)

    assert [given.bindings for _, given in woken] == [((12, 7),), ((),)]


def test_an_event_nobody_waits_for_wakes_nobody() -> None:
    """What is not on the table is not heard, nor what was never waited for."""
    state, triggers = ready()

    assert list(triggers.triggered_steps(state, "kills", LISTENERS, 0)) == []
    assert list(triggers.triggered_steps(state, "sleeps", LISTENERS, 0)) == []


def test_designs_and_events_are_found_both_ways() -> None:
    """A game can look up who waits for an event, what a design waits for, and every effect that waits."""
    _, triggers = ready()

    assert triggers.designs() == {"dies": {KNIGHT, RAT}, "kills": {CURSE}}
    assert [triggers.events_of(design) for design in (RAT, CURSE, 3)] == [{"dies"}, {"kills"}, set()]
    assert len(set(triggers.entries())) == 4
