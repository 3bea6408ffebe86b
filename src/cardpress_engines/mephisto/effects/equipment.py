"""Operations on weapons and items in play."""

from __future__ import annotations

from collections.abc import Callable

from cardpress_engines.kernel.compiler import Scope, UnsupportedEffectError
from cardpress_engines.kernel.interpreter import Running, onward, onward_with
from cardpress_engines.kernel.questions import QuestionSequence
from cardpress_engines.kernel.rules_data import Tree
from cardpress_engines.mephisto.actions import CARD, LANE, PIECE
from cardpress_engines.mephisto.effects.selectors import (
    Amount,
    Refs,
    amount,
    for_players,
    only_you,
    players,
    select,
    stat_of,
)
from cardpress_engines.mephisto.effects.types import Build, Compiler, Players
from cardpress_engines.mephisto.state import MephistoState


def _durability_handler(change: Callable[[MephistoState, int, int], None]) -> Build:
    """A handler of an operation that changes the durability of chosen equipment."""

    def run(state: MephistoState, running: Running, argument: tuple[Refs, Amount], answer: int) -> Running:
        refs, much = argument
        for card in refs(state, running):
            change(state, card - PIECE, much(state, running))
        return onward(running)

    def build(compiler: Compiler, effect: Tree, scope: Scope) -> None:
        def part(who: Players) -> None:
            refs = select(compiler, effect.what, scope, effect.op, who)
            compiler.emit(run, (refs, amount(compiler, effect.amount, scope)))

        for_players(compiler, effect.who, scope, part)

    return build


def repair(state: MephistoState, piece: int, much: int) -> None:
    """Durability comes back, at most up to the printed number (MEPH-46)."""
    game = state.game
    if piece in state.gear[state.owner[piece]]:
        much = min(much, game.durability[game.design_of[piece]] - state.durability[piece])
        state.durability[piece] += much
        state.report("repair", state.owner[piece], PIECE + piece, much)


def remember(state: MephistoState, running: Running, argument: tuple[Refs, int, str], answer: int) -> Running:
    """Instruction: bind the sum of a number of cards before they leave play."""
    refs, slot, stat = argument
    return onward_with(running, slot, sum(stat_of(state, card, stat) for card in refs(state, running)))


def break_cards(state: MephistoState, running: Running, refs: Refs, answer: int) -> Running:
    """Instruction: chosen equipment breaks."""
    for card in refs(state, running):
        state.break_piece(card - PIECE)
    return onward(running)


def _break(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    def part(who: Players) -> None:
        refs = select(compiler, effect.what, scope, "break", who)
        name = getattr(effect.what, "name", None)
        if name is not None:
            compiler.emit(remember, (refs, scope.slot(f"{name} attack"), "attack"))
        compiler.emit(break_cards, refs)

    for_players(compiler, effect.who, scope, part)


def attach(state: MephistoState, running: Running, refs: Refs, answer: int) -> Running:
    """Instruction: the spell being resolved is put under a weapon (MEPH-50)."""
    spell = running.bearer - CARD
    for card in refs(state, running):
        state.resolving.remove(spell)
        state.attached[card - PIECE] = (*state.attached.get(card - PIECE, ()), (spell, running.you))
        state.listen_for(spell)
        state.report("attach", running.you, card)
    return onward(running)


def _attach(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    only_you(effect)
    compiler.emit(attach, select(compiler, effect.to, scope, "attach", players("you", scope)))


def _move(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    """A weapon goes to another lane, which `you` choose."""
    only_you(effect)
    what, to = effect.what, effect.to
    if not hasattr(what, "it") and what.pick != "one":
        raise UnsupportedEffectError("one weapon is moved at a time")
    refs = select(compiler, what, scope, "move", players("you", scope))
    questions = QuestionSequence(compiler, scope)

    def lanes(state: MephistoState, running: Running) -> list[int]:
        pieces = [card - PIECE for card in refs(state, running)]
        if not pieces or pieces[0] not in state.gear[state.owner[pieces[0]]]:
            return []
        own = state.lane[pieces[0]]
        found = [to] if isinstance(to, int) else [lane for lane in state.game.lanes[0] if lane != own]
        return [LANE + lane for lane in found if to != "next_lane" or abs(lane - own) == 1]

    lane = questions.ask("move", lanes)

    def change(state: MephistoState, running: Running) -> None:
        card, to_lane = refs(state, running)[0], running.number(lane) - LANE
        state.report("move", running.you, card, to_lane)
        state.lane[card - PIECE] = to_lane

    questions.do(change)


def modify(state: MephistoState, running: Running, argument: tuple[Refs, int], answer: int) -> Running:
    """Instruction: weapons have more or less attack until the turn ends."""
    refs, by = argument
    for card in refs(state, running):
        if card - PIECE in state.gear[state.owner[card - PIECE]]:
            state.report("modify", state.owner[card - PIECE], card, by)
            state.bonus[card - PIECE] = state.bonus.get(card - PIECE, 0) + by
    return onward(running)


def _modify(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    if effect.stat != "attack" or effect.until != "turn_end":
        raise UnsupportedEffectError("outside 'while' only attack is modified, until turn_end")
    compiler.emit(modify, (select(compiler, effect.what, scope, "modify", players("you", scope)), effect.by))


EQUIPMENT: dict[str, Build] = {
    "wear": _durability_handler(lambda state, piece, much: state.wear(piece, much)),
    "repair": _durability_handler(repair),
    "break": _break,
    "attach": _attach,
    "move": _move,
    "modify": _modify,
}
