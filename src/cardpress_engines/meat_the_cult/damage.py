"""Damage: aimed at creatures, redirected by Challenge, dealt to all at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardpress_engines.kernel.interpreter import NOBODY
from cardpress_engines.kernel.protection import Protection, deliver
from cardpress_engines.kernel.state import Frame, frame
from cardpress_engines.meat_the_cult.actions import CARD, SLOT
from cardpress_engines.meat_the_cult.component_table import CHALLENGE, TOXIN
from cardpress_engines.meat_the_cult.state import EMPTY, Damage, MeatState


def damage_step(state: MeatState, source: int, targets: Sequence[int], amount: int) -> Frame:
    """The step in which an effect deals damage; its source is the bearer, if that is on the field."""
    source = source if source in state.units else EMPTY
    toxic = source != EMPTY and bool(state.traits()[state.slot_of(source)] & TOXIN)
    in_turn = sorted(targets, key=lambda target: state.turn_of(state.slot_of(target)))
    return frame(deal, tuple(Damage(source, target, amount, toxic) for target in in_turn))


def deal(state: MeatState, answer: int, damages: tuple[Damage, ...]) -> None:
    """Step: redirect each damage, then deal all of it simultaneously (MEAT-69, 71, 97)."""
    state.strikes = [damage for damage in damages if damage.target in state.units]
    deliver(state)


def _protections(state: MeatState) -> tuple[int, tuple[tuple[int, int], ...]]:
    """The owner, and the adjacent creatures with Challenge that can take the first damage to be redirected.

    With two of these the owner chooses. Damage to a creature with Challenge is not redirected, none is twice.
    """
    traits = state.traits()
    for place, damage in enumerate(state.strikes):
        slot = state.slot_of(damage.target)
        if not (damage.redirected or traits[slot] & CHALLENGE):
            guards = [state.field[each] for each in state.game.adjacent_slots[slot] if traits[each] & CHALLENGE]
            if guards:
                return state.owner_at(slot), tuple((guard, place) for guard in guards)
    return NOBODY, ()


def _redirect(state: MeatState, chosen: tuple[int, ...]) -> None:
    guard, place = chosen
    state.strikes[place] = state.strikes[place]._replace(target=guard, redirected=True)


def _take(state: MeatState) -> None:
    doomed: set[int] = set()
    killers: dict[int, set[int]] = {}
    sources = {damage.source: _source_numbers(state, damage.source) for damage in state.strikes}
    for source, target, amount, kills, redirected in state.strikes:
        unit = state.units[target]
        state.units[target] = unit._replace(damage=unit.damage + amount)
        killers.setdefault(target, set()).add(source)
        if kills:
            doomed.add(target)
        slot = state.slot_of(target)
        named = (CARD + state.game.design_of[target], amount, slot, *sources[source], int(redirected))
        state.report("harm", state.owner_at(slot), *named)
    state.strikes = []
    state.settle(doomed, killers)


def _source_numbers(state: MeatState, piece: int) -> tuple[int, int]:
    """How an event identifies the source of damage: slot and design, EMPTY if it is not on the field."""
    return (state.slot_of(piece), state.game.design_of[piece]) if piece in state.units else (EMPTY, EMPTY)


PROTECTION: Final = Protection[MeatState](
    ("protector",), _protections, lambda state, piece: SLOT + state.slot_of(piece), _redirect, _take
)
"""Protection by creatures with Challenge."""
