"""Operations on favor and attack of players."""

from __future__ import annotations

from collections.abc import Callable

from cardpress_engines.kernel.compiler import Scope, UnsupportedEffectError
from cardpress_engines.kernel.interpreter import NOBODY, Running, onward
from cardpress_engines.kernel.rules_data import Tree
from cardpress_engines.mephisto.effects.selectors import (
    Amount,
    amount,
    for_players,
    only_you,
    players,
)
from cardpress_engines.mephisto.effects.types import Build, Compiler, Players, Test
from cardpress_engines.mephisto.state import MephistoState


def number_handler(change: Callable[[MephistoState, int, int, Running], None]) -> Build:
    """A handler of an operation that changes a number of one or more players."""

    def run(state: MephistoState, running: Running, argument: tuple[Players, Amount], answer: int) -> Running:
        who, much = argument
        for player in who(state, running):
            change(state, player, much(state, running), running)
        return onward(running)

    def build(compiler: Compiler, effect: Tree, scope: Scope) -> None:
        much = amount(compiler, effect.amount, scope)
        who = effect.who
        if effect.op == "steal":
            only_you(effect)
            who = effect.source
        for_players(compiler, who, scope, lambda who: compiler.emit(run, (who, much)))

    return build


def steal_from(state: MephistoState, player: int, much: int, running: Running) -> None:
    """A player loses favor, and `you` gain what was lost."""
    lost = state.lose(player, much)
    if running.you != NOBODY:
        state.gain(running.you, lost)


def _spend(state: MephistoState, player: int, much: int, running: Running) -> None:
    spent = min(much, state.favor[player] - state.game.rules.favor.min)
    state.report("spend", player, amount=spent)
    state.favor[player] -= spent


def _lose_favor(state: MephistoState, player: int, much: int, running: Running) -> None:
    state.lose(player, much)


def _empower_player(state: MephistoState, player: int, much: int, running: Running) -> None:
    state.report("empower", player, amount=much)
    state.empowered[player] += much


_losing = number_handler(_lose_favor)
_spending = number_handler(_spend)
_empowering = number_handler(_empower_player)


def lose(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    """The handler of `lose`: as a cost it is spending, which nothing that waits for a loss sees."""
    (_spending if compiler.is_cost else _losing)(compiler, effect, scope)


def empower(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    """The handler of `empower`."""
    if effect.until != "turn_end":
        raise UnsupportedEffectError("attack outside 'while' is gained until turn_end")
    _empowering(compiler, effect, scope)


def can_lose(compiler: Compiler, effect: Tree, scope: Scope) -> Test:
    """Whether a player has as much favor as is to be lost."""
    who, much = players(effect.who, scope), amount(compiler, effect.amount, scope)

    def can(state: MephistoState, running: Running) -> bool:
        least = state.game.rules.favor.min
        return any(state.favor[player] - least >= much(state, running) for player in who(state, running))

    return can


FAVOR: dict[str, Build] = {
    "gain": number_handler(lambda state, player, much, running: state.gain(player, much)),
    "lose": lose,
    "steal": number_handler(steal_from),
    "empower": empower,
}
