"""Compiles selectors of units, and the questions that choose units."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from cardpress_engines.kernel import questions
from cardpress_engines.kernel.compiler import Scope, UnsupportedEffectError
from cardpress_engines.kernel.interpreter import Running
from cardpress_engines.kernel.player_selectors import PlayerSelectors
from cardpress_engines.kernel.rules_data import Tree
from cardpress_engines.neuroshima_hex.actions import HEX
from cardpress_engines.neuroshima_hex.auras import UNITS, kinds_of
from cardpress_engines.neuroshima_hex.hexes import AROUND, NOWHERE
from cardpress_engines.neuroshima_hex.state import HexState

Units: TypeAlias = Callable[[HexState, Running], list[int]]
"""The pieces that match a selector."""
Options: TypeAlias = questions.Options[HexState]
Chooser: TypeAlias = questions.Chooser[HexState]


PLAYER_SELECTORS = PlayerSelectors[HexState](lambda state: state.active)


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
    """Compile a selector of units to choose from; raise UnsupportedEffectError for others."""
    if what.pick not in {"one", "exactly"} or what.other or what.name:
        raise UnsupportedEffectError("an action is about units on the board, one by one")
    if what.owner not in {None, "you", "opponent"}:
        raise UnsupportedEffectError(f"units belong to you or to the opponent, not to {what.owner!r}")
    kinds, owners = kinds_of(what.kind), PLAYER_SELECTORS.of(what.owner or "each_player", Scope())

    def matching_units(state: HexState, running: Running) -> list[int]:
        board, printed = state.board, state.game.printed
        sides = owners(state, running)
        there = [piece for piece, side in board.owner.items() if side in sides]
        return there if kinds == UNITS else [piece for piece in there if printed[piece].kind in kinds]

    return matching_units


class UnitQuestions(questions.QuestionSequence[HexState]):
    """The questions of one operation; its change is followed by `settle`."""

    def do(self, change: Callable[[HexState, Running], None]) -> None:
        """Add the change that follows all questions, and its consequences."""

        def change_and_settle(state: HexState, running: Running) -> None:
            change(state, running)
            state.settle()

        super().do(change_and_settle)


def neighbors(state: HexState, piece: int) -> list[int]:
    """Units on the hexes around a unit."""
    return [state.piece_at[hex_] for hex_ in AROUND[state.hex_of[piece]] if state.piece_at[hex_] != NOWHERE]
