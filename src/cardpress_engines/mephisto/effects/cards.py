"""Operations that move cards between hands, the dungeon and the discard pile."""

from __future__ import annotations

from collections.abc import Callable

from cardpress_engines.kernel.compiler import Scope, UnsupportedEffectError
from cardpress_engines.kernel.interpreter import Running, onward
from cardpress_engines.kernel.rules_data import Tree
from cardpress_engines.mephisto.actions import CARD, PIECE, SPACE
from cardpress_engines.mephisto.effects.favor import number_handler
from cardpress_engines.mephisto.effects.selectors import (
    Refs,
    design,
    enough,
    for_players,
    only_you,
    players,
    select,
)
from cardpress_engines.mephisto.effects.types import Build, Compiler, Players, Test
from cardpress_engines.mephisto.state import EMPTY, MephistoState


def draw_cards(state: MephistoState, answer: int, given: tuple[int, int]) -> None:
    """Step: so many cards from the deck to a player's hand, one by one (MEPH-18)."""
    player, count = given
    card = state.take_next(answer, draw_cards, given) if count > 0 else None
    if card is None:
        return
    state.to_hand(player, card)
    state.report("draw", player, CARD + card)
    if count > 1:
        state.then(draw_cards, (player, count - 1))


draw = number_handler(lambda state, player, much, running: state.then(draw_cards, (player, much)))


def for_cards(question: str, change: Callable[[MephistoState, int, int], None]) -> Build:
    """A handler of an operation that `who` does to chosen cards, one after the other."""

    def run(state: MephistoState, running: Running, argument: tuple[Players, Refs], answer: int) -> Running:
        who, refs = argument
        for player in who(state, running):
            for card in refs(state, running):
                change(state, player, card)
        return onward(running)

    def build(compiler: Compiler, effect: Tree, scope: Scope) -> None:
        def part(who: Players) -> None:
            compiler.emit(run, (who, select(compiler, effect.what, scope, question, who)))

        for_players(compiler, effect.who, scope, part)

    return build


def _discard_card(state: MephistoState, player: int, card: int) -> None:
    if SPACE <= card < CARD:
        state.discard(state.dungeon[card - SPACE])
        state.dungeon[card - SPACE], state.emptied_by[card - SPACE] = EMPTY, player
    elif card < PIECE:
        state.hands[player].remove(card - CARD)
        state.discard(card - CARD, player)
    else:
        state.break_piece(card - PIECE)


def _take_card(state: MephistoState, player: int, card: int) -> None:
    number = design(state, card)
    if SPACE <= card < CARD:
        state.dungeon[card - SPACE], state.emptied_by[card - SPACE] = EMPTY, player
    elif number in state.discards:  # of the discard pile, or a piece that broke and lies there
        state.discards.remove(number)
    else:
        return
    state.report("take", player, CARD + number)
    state.to_hand(player, number)


taking = for_cards("take", _take_card)


def can_pick(compiler: Compiler, effect: Tree, scope: Scope) -> Test:
    """Whether as many cards as a selector asks for are there."""
    who = players(effect.who, scope)
    return enough(compiler, effect.what, scope, who)


def swap(state: MephistoState, running: Running, refs: Refs, answer: int) -> Running:
    """Instruction: two cards of the dungeon change places."""
    cards = refs(state, running)
    if len(cards) == 2:
        one, other = cards[0] - SPACE, cards[1] - SPACE
        state.report("swap", running.you, CARD + state.dungeon[one], CARD + state.dungeon[other])
        state.dungeon[one], state.dungeon[other] = state.dungeon[other], state.dungeon[one]
    return onward(running)


def swap_cards(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    """The handler of `swap`."""
    if effect.what.zone != "dungeon":
        raise UnsupportedEffectError("only cards of the dungeon are swapped")
    only_you(effect)
    compiler.emit(swap, select(compiler, effect.what, scope, "swap", players("you", scope)))


CARDS: dict[str, Build] = {
    "draw": draw,
    "discard": for_cards("discard", _discard_card),
    "swap": swap_cards,
}
