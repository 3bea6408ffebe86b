"""Battles: effects before the first segment, segments by descending initiative, the end (base rules 19 to 33)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cardpress_engines.kernel.protection import protect, suffer
from cardpress_engines.kernel.state import frame
from cardpress_engines.kernel.triggers import Listener
from cardpress_engines.neuroshima_hex.actions import HEX
from cardpress_engines.neuroshima_hex.attacks import attack
from cardpress_engines.neuroshima_hex.moves import turn_each_taken
from cardpress_engines.neuroshima_hex.state import HexState

ABOVE: Final = 99
"""Higher than any initiative."""


def battle(state: HexState, answer: int, causer: int) -> None:
    """Step: a player starts a battle, which ends the turn (base rule 14)."""
    state.causer, state.fighting, state.ended = causer, True, True
    state.battles += 1
    state.used.clear()
    state.report("battle", causer)
    before = state.game.triggers.triggered_steps(state, "before_battle", _listeners_before_battle(state), causer)
    last = frame(end_battle, _signature(state))
    state.follow(*before, frame(protect, None), frame(suffer, None), frame(segment, ABOVE), last)


def _listeners_before_battle(state: HexState) -> Iterator[Listener]:
    """Tiles and markers whose effects can happen before the first segment: those of `causer` first."""
    board, game = state.board, state.game
    for player in (state.causer, 1 - state.causer):
        for piece in board.units:
            if board.nets[piece] or board.owner[piece] != player:
                continue
            if piece not in state.paralysed:
                yield Listener(player, game.design_of[piece], piece)
            if piece in state.loaded:
                yield Listener(player, game.bearer_of(state.loaded[piece]), piece)


def _signature(state: HexState) -> tuple[object, ...]:
    """All values a battle can change."""
    lists = (state.piece_at, state.facing, state.wounds, state.hit_points)
    marked = (state.loaded.items(), state.quills.items(), state.paralysed, state.undermined, state.captures)
    return (*map(tuple, lists), *(tuple(sorted(each)) for each in marked))


# ---- segments


def _unused_initiatives(state: HexState, below: int) -> list[tuple[int, int, int]]:
    """Initiatives not used yet and lower than the last segment: (initiative, unit, its index there)."""
    numbers, used = state.board.initiatives, state.used
    return [
        (number, piece, place)
        for piece in state.board.units
        for place, number in enumerate(numbers(piece))
        if number < below and (piece, place) not in used
    ]


def segment(state: HexState, answer: int, below: int) -> None:
    """Step: the next segment, in which all units of its initiative act simultaneously (base rules 20 to 24)."""
    due = _unused_initiatives(state, below)
    if not due:
        return
    number = max(due)[0]
    now = [(piece, place) for each, piece, place in due if each == number]
    state.used.update(now)
    board = state.board
    actors = sorted({piece for piece, _ in now if board.is_free(piece) and piece not in state.paralysed})
    state.report("segment", state.causer, amount=number)
    attackers = (
        Listener(player, state.game.design_of[piece], piece)
        for player in (state.causer, 1 - state.causer)
        for piece in actors
        if board.owner[piece] == player
    )
    choices = state.game.triggers.triggered_steps(state, "instead_of_attack", attackers, state.causer)
    rest = (
        frame(protect, None),
        frame(suffer, None),
        frame(take_back, _hq_owners(state, actors)),
        frame(segment, number),
    )
    state.follow(*choices, frame(strike, tuple(actors)), *rest)


def _hq_owners(state: HexState, actors: list[int]) -> tuple[int, ...]:
    return tuple(state.board.owner[piece] for piece in actors if state.game.is_hq[piece])


def take_back(state: HexState, answer: int, owners: tuple[int, ...]) -> None:
    """Step: return quill markers through which HQs of these players have attacked (HEX-87)."""
    used = {quill for quill in state.quills if state.board.owner[quill] in owners}
    if used:
        state.lift(used)
        state.settle()


def strike(state: HexState, answer: int, actors: tuple[int, ...]) -> None:
    """Step: deal all attacks of a segment; a unit that exploded instead makes none."""
    gone = {piece for striker, piece, _, _ in state.strikes if striker == piece}
    for piece in actors:
        if piece not in gone:
            attack(state, piece)


# ---- the end


def end_battle(state: HexState, answer: int, before: tuple[object, ...]) -> None:
    """Step: remove markers; a destroyed HQ ends the game, a full board starts another battle (base rule 18)."""
    state.fighting = False
    state.used.clear()
    state.lift(set(state.quills))
    for incubator in sorted(state.loaded):
        state.report(
            "unload", state.game.seat_of[incubator], HEX + state.hex_of[incubator], state.loaded[incubator]
        )
    if state.loaded:
        state.loaded.clear()
        state.forget_arrangement()
    state.paralysed.clear()
    sunk = {piece for piece in state.undermined if not state.game.is_hq[piece]}
    state.undermined.clear()
    state.remove(sunk)
    state.settle()
    state.report("battle_end", state.causer)
    if 0 in state.hit_points:
        state.finish()
    elif state.is_full():
        state.follow(frame(turn_each_taken, None), frame(fight_on, before))


def fight_on(state: HexState, answer: int, before: tuple[object, ...]) -> None:
    """Step: fight again on a board that is still full, or end the game if the last battle changed nothing."""
    if _signature(state) == before:
        state.finish()
    else:
        state.then(battle, state.causer)
