"""What holds as long as something lies there."""

from __future__ import annotations

from cardpress_engines.kernel.interpreter import Running
from cardpress_engines.kernel.modifiers import Modifier, Modifiers, always, bearer_itself
from cardpress_engines.kernel.triggers import Listener

CAPTAIN, BANNER, RAT = 0, 1, 2
Strengths = dict[int, int]
"""The table of these tests: who stands there, by number, and how strong they are."""


def all_others(table: Strengths, running: Running) -> list[int]:
    """Everybody but the bearer."""
    return [each for each in table if each != running.bearer]


def if_weak(table: Strengths, running: Running) -> int:
    """Two for who has less than three."""
    return 2 if table[running.bearer] < 3 else 0


def ready() -> Modifiers[Strengths]:
    """A captain strengthens others by 1 and, being weak, itself by 2; a banner strengthens others by 5."""
    modifiers = Modifiers[Strengths]()
    modifiers.hold("strength", CAPTAIN, Modifier(always(1), all_others))
    modifiers.hold("strength", CAPTAIN, Modifier(if_weak, bearer_itself))
    modifiers.hold("strength", BANNER, Modifier(always(5), all_others))
    modifiers.hold("speed", CAPTAIN, Modifier(always(9), all_others))
    return modifiers


def test_each_bearer_changes_those_its_modifiers_fall_on() -> None:
    """Modifiers of one thing fall bearer by bearer, of a bearer in their order, on all their subjects."""
    bearers = [Listener(0, BANNER, 11), Listener(0, CAPTAIN, 10), Listener(1, RAT, 12)]

    assert list(ready().changes({10: 1, 11: 4, 12: 4}, "strength", bearers)) == [
        (10, 5), (12, 5), (11, 1), (12, 1), (10, 2),
    ]  # fmt: skip


def test_what_does_not_hold_changes_nothing() -> None:
    """A modifier whose amount is 0 now falls on nobody, nor does one that is not in play."""
    assert list(ready().changes({10: 3}, "strength", [Listener(0, CAPTAIN, 10)])) == []
    assert list(ready().changes({10: 3, 11: 3}, "strength", [])) == []
    assert list(ready().changes({10: 3}, "courage", [Listener(0, CAPTAIN, 10)])) == []


def test_a_game_can_look_up_who_changes_something() -> None:
    """The designs that change something, also where they are held later."""
    modifiers = ready()
    changing = modifiers.of("courage")
    modifiers.hold("courage", RAT, Modifier(always(1), bearer_itself))

    assert set(modifiers.of("strength")) == {CAPTAIN, BANNER}
    assert set(changing) == {RAT}


def test_whoever_watches_is_told_each_time_something_is_changed() -> None:
    """Told are the word and the design, and only when it makes a difference; the changes stay the same."""
    modifiers, told = ready(), list[tuple[str, int]]()
    modifiers.watch(lambda what, design: told.append((what, design)))

    assert list(modifiers.changes({10: 3, 11: 1}, "strength", [Listener(0, CAPTAIN, 10)])) == [(11, 1)]
    assert told == [("strength", CAPTAIN)]
