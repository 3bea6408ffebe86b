"""Which units an action can be about: selectors as lists of hexes, and the instruction that asks for one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from cardpress_engines.kernel.compiler import Scope, Unplayable
from cardpress_engines.kernel.generated import Tree
from cardpress_engines.kernel.interpreter import Running, at, onward, onward_with, resume
from cardpress_engines.kernel.state import NO_ANSWER
from cardpress_engines.neuroshima_hex.actions import HEX
from cardpress_engines.neuroshima_hex.auras import UNITS, kinds_of
from cardpress_engines.neuroshima_hex.effects.typed import Compiler, Test
from cardpress_engines.neuroshima_hex.hexes import AROUND, NOWHERE
from cardpress_engines.neuroshima_hex.state import HexState

Units: TypeAlias = Callable[[HexState, Running], list[int]]
"""The pieces that fit, by hex."""
Options: TypeAlias = Callable[[HexState, Running], Sequence[int]]
"""Action numbers, ascending."""
Chooser: TypeAlias = Callable[[HexState, Running], int]


def you(state: HexState, running: Running) -> int:
    """The player who carries out the effect."""
    return running.you


def unit_at(state: HexState, answer: int) -> int:
    """The unit on the hex of an answer."""
    return state.piece_at[answer - HEX]


def design_at(state: HexState, answer: int) -> int:
    """The design of the unit on the hex of an answer."""
    return state.game.design_of[unit_at(state, answer)]


def hexes(state: HexState, pieces: Sequence[int]) -> list[int]:
    """The hexes of pieces as action numbers."""
    return sorted(HEX + state.hex_of[piece] for piece in pieces)


def units(what: Tree) -> Units:
    """The units a selector fits, each of which the chooser may take; raise Unplayable."""
    if what.pick not in {"one", "exactly"} or what.other or what.name:
        raise Unplayable("an action is about units on the board, one by one")
    kinds, owner = kinds_of(what.kind), what.owner
    if owner not in {None, "you", "opponent"}:
        raise Unplayable(f"units belong to you or to the opponent, not to {owner!r}")

    def found(state: HexState, running: Running) -> list[int]:
        board, printed = state.board, state.game.printed
        if owner is None:
            sides: Sequence[int] = (0, 1)
        else:
            sides = (running.you if owner == "you" else 1 - running.you,)
        there = [piece for piece, side in board.owner.items() if side in sides]
        return there if kinds == UNITS else [piece for piece in there if printed[piece].kind in kinds]

    return found


def ask(
    state: HexState, running: Running, argument: tuple[str, Chooser, Options, int, list[int]], answer: int
) -> Running | None:
    """Instruction: let a player choose one of several actions and bind it; without any, skip to the end."""
    question, chooser, options, slot, end = argument
    if answer != NO_ANSWER:
        return onward_with(running, slot, answer)
    found = options(state, running)
    if not found:
        return at(running, end[0])
    state.ask(chooser(state, running), question, found, resume, running)
    return None


def possible(options: Options) -> Test:
    """Whether there is any answer to a question."""
    return lambda state, running: bool(options(state, running))


class Questions:
    """Emits the questions of one operation; when one has no answer, the rest of the operation is skipped."""

    def __init__(self, compiler: Compiler, scope: Scope) -> None:
        self._compiler, self._scope = compiler, scope
        self._end: list[int] = [0]

    def ask(self, question: str, options: Options, chooser: Chooser = you) -> int:
        """A question; gives the slot of its answer."""
        slot = self._scope.slot()
        self._compiler.emit(ask, (question, chooser, options, slot, self._end))
        return slot

    def do(self, change: Callable[[HexState, Running], None]) -> None:
        """What happens after all questions; then the board settles."""
        self._compiler.emit(_do, change)
        self._end[0] = len(self._compiler.code)


def _do(state: HexState, running: Running, change: Callable[[HexState, Running], None], answer: int) -> Running:
    """Instruction: change the board, and let follow what follows at once."""
    change(state, running)
    state.settle()
    return onward(running)


def neighbors(state: HexState, piece: int) -> list[int]:
    """Units on the hexes around a unit."""
    return [state.piece_at[hex_] for hex_ in AROUND[state.hex_of[piece]] if state.piece_at[hex_] != NOWHERE]
