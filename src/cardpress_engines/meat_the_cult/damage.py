"""Damage: aimed at creatures, taken by those who protect them, dealt at once to all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from cardpress_engines.kernel.state import NO_ANSWER, Frame, frame
from cardpress_engines.meat_the_cult.actions import CARD, SLOT
from cardpress_engines.meat_the_cult.deck import CHALLENGE, TOXIN
from cardpress_engines.meat_the_cult.state import EMPTY, MeatState


class Damage(NamedTuple):
    """So much damage to a creature, and whose it is."""

    source: int
    """The piece it comes from, EMPTY when no creature on the field deals it."""
    target: int
    """The piece it is aimed at, then the one that takes it."""
    amount: int
    kills: bool
    """Whether it is that of a creature with Toxin."""


Given: TypeAlias = tuple[tuple[Damage, ...], tuple[Damage, ...]]
"""What is still aimed, and what was already found its creature."""


def dealt(state: MeatState, source: int, targets: Sequence[int], amount: int) -> Frame:
    """The step in which an effect deals damage to creatures; of one by its bearer, if that is on the field."""
    source = source if source in state.units else EMPTY
    toxic = source != EMPTY and bool(state.traits()[state.slot_of(source)] & TOXIN)
    in_turn = sorted(targets, key=lambda target: state.turn_of(state.slot_of(target)))
    return frame(deal, (tuple(Damage(source, target, amount, toxic) for target in in_turn), ()))


def deal(state: MeatState, answer: int, given: Given) -> None:
    """Step: each damage finds who takes it, then all of it is dealt at the same time (MEAT-69, 71, 97).

    With two protectors the owner chooses. A creature with Challenge itself takes what is aimed at it.
    """
    aimed, found = given
    if answer != NO_ANSWER:
        found = (*found, aimed[0]._replace(target=state.field[answer - SLOT]))
        aimed = aimed[1:]
    traits = state.traits() if aimed else []
    for place, damage in enumerate(aimed):
        if damage.target not in state.units:
            continue
        slot = state.slot_of(damage.target)
        guards = [] if traits[slot] & CHALLENGE else [s for s in state.game.beside[slot] if traits[s] & CHALLENGE]
        if len(guards) > 1:
            options = [SLOT + each for each in guards]
            state.ask(state.owner_at(slot), "protector", options, deal, (aimed[place:], found))
            return
        found = (*found, damage._replace(target=state.field[guards[0]]) if guards else damage)
    _take(state, found)


def _take(state: MeatState, damages: tuple[Damage, ...]) -> None:
    doomed: set[int] = set()
    killers: dict[int, set[int]] = {}
    for source, target, amount, kills in damages:
        unit = state.units[target]
        state.units[target] = unit._replace(damage=unit.damage + amount)
        killers.setdefault(target, set()).add(source)
        if kills:
            doomed.add(target)
        slot = state.slot_of(target)
        state.tell("harm", state.owner_at(slot), CARD + state.game.design_of[target], amount, slot)
    state.settle(doomed, killers)
