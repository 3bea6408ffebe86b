"""Compiles selectors of players and of creatures on the field."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from cardpress_engines.kernel.compiler import Scope, UnsupportedEffectError
from cardpress_engines.kernel.interpreter import Running
from cardpress_engines.kernel.rules_data import Tree
from cardpress_engines.meat_the_cult.actions import POSITIONS
from cardpress_engines.meat_the_cult.effects.types import Players
from cardpress_engines.meat_the_cult.state import EMPTY, MeatState

Slots: TypeAlias = Callable[[MeatState, Running], list[int]]
"""The slots of creatures that match, ascending."""
Fits: TypeAlias = Callable[[MeatState, Running, int], bool]
"""Whether the creature on a slot has a quality."""
IT: Final = "it"
"""The name of the creature referred to last: chosen before, or the subject of the event."""
KINDS: Final = ("creature", "creature_of_one_player")


def players(word: str, scope: Scope) -> Players:
    """You, or the opponent opposite; raise UnsupportedEffectError for other players."""
    match word:
        case "you":
            return lambda state, running: (running.you,)
        case "opponent":
            return lambda state, running: (state.game.opposite[running.you],)
    raise UnsupportedEffectError(f"an effect is about you or who sits opposite, not about {word!r}")


def creatures(what: Tree, scope: Scope) -> Slots:
    """Compile a selector of creatures on the field; raise UnsupportedEffectError for others."""
    if what.kind not in KINDS or what.zone or what.where or what.extreme or what.among or what.name:
        raise UnsupportedEffectError("an effect picks creatures on the field by whose, where and what they are")
    owners = players(what.owner, scope) if what.owner else None
    tests = [_fits(each, scope) for each in what.is_ or ()]
    if what.other:
        tests.append(lambda state, running, slot: state.field[slot] != running.bearer)

    def matching_slots(state: MeatState, running: Running) -> list[int]:
        slots = state.game.slots if owners is None else state.slots_of(owners(state, running)[0])
        there = state.creatures(slots)
        for test in tests:
            there = [slot for slot in there if test(state, running, slot)]
        return there

    return matching_slots


def _fits(qualifier: Tree, scope: Scope) -> Fits:
    match qualifier.is_:
        case "opposite":
            place = _place_of(qualifier.to, scope)
            return lambda state, running, slot: state.game.opposite_slot[slot] == place(state, running)
        case "adjacent":
            own = _place_of(None, scope)
            return lambda state, running, slot: own(state, running) in state.game.adjacent_slots[slot]
        case "position":
            position = POSITIONS.index(qualifier.at)
            return lambda state, running, slot: slot % len(POSITIONS) == position
        case "wounded":
            return lambda state, running, slot: state.units[state.field[slot]].damage > 0
        case "faction":
            faction = qualifier.faction
            return lambda state, running, slot: state.game.faction[_design(state, slot)] == faction
        case "rarity":
            rarity = qualifier.rarity
            return lambda state, running, slot: state.game.rarity[_design(state, slot)] == rarity
    raise UnsupportedEffectError(f"no creature is picked for being {qualifier.is_!r}")


def _design(state: MeatState, slot: int) -> int:
    return state.game.design_of[state.field[slot]]


def _place_of(to: str | None, scope: Scope) -> Callable[[MeatState, Running], int]:
    """The present or last slot of the creature a quality is relative to: the bearer, or IT."""
    if to is None:
        return lambda state, running: state.slot_of(running.bearer)
    named = scope.named_slot(IT)
    return lambda state, running: state.slot_of(running.bindings[named][0]) if running.bindings[named] else EMPTY
