"""Wounds: dealt simultaneously, absorbed by medics, taken simultaneously (base rules 22, 31, 33, 40)."""

from __future__ import annotations

from typing import Final, TypeAlias

from cardpress_engines.kernel.protection import Protection
from cardpress_engines.neuroshima_hex.actions import HEX, INSTANT, PLAY
from cardpress_engines.neuroshima_hex.hexes import NOWHERE
from cardpress_engines.neuroshima_hex.state import HexState

DEADLY: Final = 99
"""More wounds than any unit survives."""


def deal(state: HexState, source: int, target: int, amount: int, *, paralysing: bool = False) -> None:
    """Record wounds to be taken later, all at once; `source` is a piece, or NOWHERE for an instant."""
    if source != target and state.events is not None:
        owner, hex_, _ = state.event_units(target)
        state.report("hit", owner, hex_, amount, *state.event_units(target, source))
    state.strikes.append((source, target, amount, paralysing))


def destroy_itself(state: HexState, piece: int) -> None:
    """Record that a unit destroys itself, which no medic can prevent."""
    deal(state, piece, piece, DEADLY)


# ---- medics

Save: TypeAlias = tuple[int, int, int]
"""A medic, a wounded unit, and the source whose wounds the medic can absorb."""


def _is_doomed(state: HexState, piece: int) -> bool:
    dealt = sum(amount for _, target, amount, _ in state.strikes if target == piece)
    return state.wounds[piece] + dealt >= state.board.toughness(piece)


def _saves(state: HexState) -> list[Save]:
    """All ways in which medics can absorb wounds that were dealt."""
    board, found = state.board, list[Save]()
    if not state.strikes:
        return found
    for medic, aura in state.game.medics:
        if state.hex_of[medic] == NOWHERE or board.nets[medic] or _is_doomed(state, medic):
            continue
        patients = set(board.units_reached(medic, aura))
        found += [
            (medic, unit, source) for source, unit, _, _ in state.strikes if unit in patients and source != unit
        ]
    return found


def _protections(state: HexState) -> tuple[int, tuple[Save, ...]]:
    """The player who chooses, and their saves. Absorbing is mandatory; the causer of the battle chooses first."""
    saves = _saves(state)
    if not saves:
        return state.active, ()
    causer = state.causer if state.fighting else state.active
    served = {medic: state.board.served[medic] for medic, _, _ in saves}
    player = causer if causer in served.values() else 1 - causer
    return player, tuple(save for save in saves if served[save[0]] == player)


def _action_of(state: HexState, piece: int) -> int:
    return HEX + state.hex_of[piece] if piece != NOWHERE else INSTANT


def _absorb(state: HexState, save: tuple[int, ...]) -> None:
    medic, unit, source = save
    state.strikes = [each for each in state.strikes if each[:2] != (source, unit)]
    destroy_itself(state, medic)
    if state.events is not None:
        served, design, hex_ = state.board.served[medic], state.game.design_of[medic], state.hex_of[medic]
        state.report("absorb", served, PLAY + design, HEX + hex_, *state.event_units(unit, source))


# ---- taking wounds


def _take_wounds(state: HexState) -> None:
    """Apply all wounds simultaneously, then remove destroyed units."""
    if not state.strikes:
        return
    for source, piece, amount, paralysing in state.strikes:
        if not amount:
            continue
        seat = state.game.seat_of[piece]
        state.report("wound" if source != piece else "lost", seat, HEX + state.hex_of[piece], amount)
        if paralysing:
            state.paralysed.add(piece)
        if state.game.is_hq[piece]:
            state.hit_points[seat] = max(0, state.hit_points[seat] - amount)
            state.report("hit_points", seat, HEX + state.hex_of[piece], state.hit_points[seat])
        else:
            state.wounds[piece] += amount
    state.strikes.clear()
    fallen = {hq for hq in (state.board.hq(seat) for seat in range(2)) if hq != NOWHERE and _has_fallen(state, hq)}
    dead = state.dead_units()
    if fallen | dead:
        state.remove(fallen | dead)
    state.settle()


def _has_fallen(state: HexState, hq: int) -> bool:
    seat: int = state.game.seat_of[hq]
    return state.hit_points[seat] == 0


PROTECTION: Final = Protection[HexState](
    ("medic", "save", "absorb"), _protections, _action_of, _absorb, _take_wounds
)
"""Medics: three questions choose the medic, the unit and the source of the wounds."""
