"""Operations that wound, destroy, paralyse and mark."""

from __future__ import annotations

from cardpress_engines.kernel.compiler import Scope
from cardpress_engines.kernel.interpreter import Running
from cardpress_engines.kernel.protection import deliver
from cardpress_engines.kernel.questions import do, possible
from cardpress_engines.kernel.rules_data import Tree
from cardpress_engines.neuroshima_hex.actions import HEX, MARKER
from cardpress_engines.neuroshima_hex.attacks import adjacent
from cardpress_engines.neuroshima_hex.battle import battle
from cardpress_engines.neuroshima_hex.effects.types import Build, BuildTest, Compiler
from cardpress_engines.neuroshima_hex.effects.units import (
    Options,
    UnitQuestions,
    Units,
    design_at,
    hexes,
    neighbors,
    unit_at,
    units,
)
from cardpress_engines.neuroshima_hex.hexes import AROUND, INNER, NOWHERE
from cardpress_engines.neuroshima_hex.state import HexState
from cardpress_engines.neuroshima_hex.wounds import DEADLY, deal, destroy_itself


def _hexes_of(what: Units) -> Options:
    return lambda state, running: hexes(state, what(state, running))


# ---- instants


def can_start_battle(state: HexState, running: Running) -> bool:
    """Whether a battle can be started: not once a player has drawn the last tile (HEX-93, 113, base rule 16)."""
    return all(state.stacks)


def start_battle(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    """Start a battle at once."""
    compiler.emit(do, lambda state, running: state.then(battle, running.you))


def _harm_one(questions: UnitQuestions, question: str, what: Units, amount: int, *, near_hq: bool) -> None:
    """Wound one chosen unit by an instant, or remove a foundation tile that no such unit stands on."""
    chosen = questions.ask(question, _targets(what, near_hq=near_hq))

    def change(state: HexState, running: Running) -> None:
        hex_ = running.number(chosen) - HEX
        if state.piece_at[hex_] in what(state, running):
            deal(state, NOWHERE, state.piece_at[hex_], amount)
            deliver(state)
        else:
            state.remove({state.ground_at[hex_]})

    questions.do(change)


def _without_hqs(what: Units) -> Units:
    return lambda state, running: [piece for piece in what(state, running) if not state.game.is_hq[piece]]


def _targets(what: Units, *, near_hq: bool) -> Options:
    """Units, and enemy foundation tiles (base rule 13); a unit on such a tile is hit instead of it."""

    def options(state: HexState, running: Running) -> list[int]:
        game = state.game
        grounds = [hex_ for hex_, tile in enumerate(state.ground_at) if tile != NOWHERE]
        enemy = [hex_ for hex_ in grounds if game.seat_of[state.ground_at[hex_]] != running.you]
        found = {state.hex_of[piece] for piece in what(state, running)}.union(enemy)
        if near_hq:
            hq = state.board.hq(running.you)
            found &= set(AROUND[state.hex_of[hq]]) if hq != NOWHERE and state.board.is_free(hq) else set()
        return sorted(HEX + hex_ for hex_ in found)

    return options


def _wound_targets(effect: Tree) -> Units:
    what = units(effect.what)
    return _without_hqs(what) if effect.spares_hq else what


def wound(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    """Wound one unit, ignoring armor (base rules 48, 51)."""
    _harm_one(UnitQuestions(compiler, scope), "wound", _wound_targets(effect), effect.amount, near_hq=False)


def destroy(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    """Destroy a unit next to one's own HQ (base rule 49)."""
    _harm_one(UnitQuestions(compiler, scope), "destroy", _without_hqs(units(effect.what)), DEADLY, near_hq=True)


def bombard(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    """Wound all units but HQs on an inner hex and the hexes around it (base rule 50).

    Foundation tiles there are removed unless a unit, or an HQ, stands on them (base rule 13).
    """
    questions, amount = UnitQuestions(compiler, scope), effect.amount
    center = questions.ask("bombard", lambda state, running: [HEX + hex_ for hex_ in INNER])

    def change(state: HexState, running: Running) -> None:
        middle = running.number(center) - HEX
        there = (middle, *AROUND[middle])
        bare = {state.ground_at[hex_] for hex_ in there if state.piece_at[hex_] == NOWHERE} - {NOWHERE}
        state.remove(bare)
        for piece in (state.piece_at[hex_] for hex_ in there):
            if piece != NOWHERE and not state.game.is_hq[piece]:
                deal(state, NOWHERE, piece, amount)
        deliver(state)

    questions.do(change)


def paralyse(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    """Keep a unit from attacking until the end of the next battle."""
    questions = UnitQuestions(compiler, scope)
    unit = questions.ask("paralyse", _hexes_of(units(effect.what)))

    def change(state: HexState, running: Running) -> None:
        state.paralysed.add(unit_at(state, running.number(unit)))
        state.report(
            "paralyse",
            running.you,
            running.number(unit),
            design_at(state, running.number(unit)),
        )

    questions.do(change)


# ---- before and in a battle: wounds are taken together with all others


def _units_to_explode(what: Units) -> Options:
    def options(state: HexState, running: Running) -> list[int]:
        able = [
            piece
            for piece in what(state, running)
            if not state.game.is_hq[piece] and not state.board.nets[piece] and piece not in state.paralysed
        ]
        return hexes(state, able)

    return options


def explode(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    """Destroy a unit and wound all units around it, HQs included (HEX-73 to 79, base rule 52)."""
    questions, amount = UnitQuestions(compiler, scope), effect.amount
    itself = getattr(effect.unit, "it", None) is not None
    unit = NOWHERE if itself else questions.ask("explode", _units_to_explode(units(effect.unit)))

    def change(state: HexState, running: Running) -> None:
        piece = running.bearer if itself else unit_at(state, running.number(unit))
        state.report("explode", running.you, HEX + state.hex_of[piece], state.game.design_of[piece])
        for other in neighbors(state, piece):
            deal(state, piece, other, amount)
        destroy_itself(state, piece)

    questions.do(change)


def blow_up(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    """Destroy this tile together with the enemy over its explosive edge, which is no HQ (base fact A.12)."""

    def blow(state: HexState, running: Running) -> None:
        piece, board = running.bearer, state.board
        for attack in state.game.printed[piece].attacks:
            target = adjacent(state, piece, attack.edge) if attack.type == "explosive" else NOWHERE
            if target != NOWHERE and board.owner[target] != board.owner[piece] and not state.game.is_hq[target]:
                deal(state, piece, target, DEADLY)
                destroy_itself(state, piece)

    compiler.emit(do, blow)


# ---- markers


def _free_markers(state: HexState, running: Running) -> list[int]:
    """Free markers of the tile's army, if the tile has none (HEX-64 to 66)."""
    pool = state.game.pools[state.game.seat_of[running.bearer]]
    if running.bearer in state.loaded:
        return []
    return [MARKER + marker for marker in pool if marker not in state.loaded.values()]


def load_marker(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    """Put a free marker on this tile."""
    questions = UnitQuestions(compiler, scope)
    marker = questions.ask("marker", _free_markers)

    def change(state: HexState, running: Running) -> None:
        state.loaded[running.bearer] = running.number(marker) - MARKER
        state.report("load", running.you, HEX + state.hex_of[running.bearer], running.number(marker) - MARKER)
        state.forget_arrangement()

    questions.do(change)


def _units_to_mark(what: Units) -> Options:
    """Units not next to one's own HQ, if this tile's marker is free (HEX-83, 90)."""

    def options(state: HexState, running: Running) -> list[int]:
        hq = state.board.hq(running.you)
        if running.bearer in state.quills or hq == NOWHERE:
            return []
        near = set(neighbors(state, hq))
        return hexes(state, [piece for piece in what(state, running) if piece not in near])

    return options


def mark(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    """Put this tile's quill marker on a unit."""
    questions = UnitQuestions(compiler, scope)
    unit = questions.ask("mark", _units_to_mark(units(effect.what)))

    def change(state: HexState, running: Running) -> None:
        state.quills[running.bearer] = unit_at(state, running.number(unit))
        state.report(
            "mark",
            running.you,
            running.number(unit),
            design_at(state, running.number(unit)),
        )
        state.forget_arrangement()

    questions.do(change)


# ---- foundation tiles


def _draggable(what: Units) -> Options:
    """Adjacent units that are free to move, if no unit stands on this tile."""

    def options(state: HexState, running: Running) -> list[int]:
        hex_, board = state.hex_of[running.bearer], state.board
        if state.piece_at[hex_] != NOWHERE:
            return []
        near = {state.piece_at[other] for other in AROUND[hex_]}
        return hexes(state, [p for p in what(state, running) if p in near and board.is_free(p)])

    return options


def drag(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    """Move a unit onto this tile, which destroys it after the next battle."""
    questions = UnitQuestions(compiler, scope)
    unit = questions.ask("drag", _draggable(units(effect.what)))

    def change(state: HexState, running: Running) -> None:
        piece, hex_ = unit_at(state, running.number(unit)), state.hex_of[running.bearer]
        state.report("drag", running.you, HEX + hex_, state.game.design_of[piece])
        state.shift({piece: hex_})
        state.undermined.add(piece)

    questions.do(change)


HARM: dict[str, Build] = {
    "start_battle": start_battle, "wound": wound, "bombard": bombard, "destroy": destroy, "paralyse": paralyse,
    "explode": explode, "blow_up": blow_up, "load_marker": load_marker, "mark": mark, "drag": drag,
}  # fmt: skip


POSSIBLE: dict[str, BuildTest] = {
    "start_battle": lambda compiler, effect, scope: can_start_battle,
    "wound": lambda compiler, effect, scope: possible(_targets(_wound_targets(effect), near_hq=False)),
    "destroy": lambda compiler, effect, scope: possible(_targets(_without_hqs(units(effect.what)), near_hq=True)),
    "paralyse": lambda compiler, effect, scope: possible(_hexes_of(units(effect.what))),
    "explode": lambda compiler, effect, scope: (
        possible(_units_to_explode(units(effect.unit)))
        if getattr(effect.unit, "it", None) is None
        else lambda state, running: True
    ),
    "load_marker": lambda compiler, effect, scope: possible(_free_markers),
    "mark": lambda compiler, effect, scope: possible(_units_to_mark(units(effect.what))),
    "drag": lambda compiler, effect, scope: possible(_draggable(units(effect.what))),
}
