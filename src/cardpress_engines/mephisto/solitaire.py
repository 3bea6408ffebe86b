"""Playing alone: the dungeon loses a card after every action and refills outside the turn (MEPH-103 to 113)."""

from __future__ import annotations

from cardpress_engines.kernel.state import NO_ANSWER
from cardpress_engines.mephisto.actions import SPACE
from cardpress_engines.mephisto.effects.outside import PLAYER
from cardpress_engines.mephisto.state import EMPTY, MephistoState


def discard_top(state: MephistoState, answer: int, given: tuple[int, bool]) -> None:
    """Step: so many cards of the deck are discarded and, if it matters, take dungeon cards along."""
    count, matters = given
    card = state.take_next(answer, discard_top, given) if count else None
    if card is None:
        return
    state.discard(card)
    if matters:
        state.then(discard_like, state.game.kind[card])
    state.then(discard_top, (count - 1, matters))


def discard_like(state: MephistoState, answer: int, kind: str) -> None:
    """Step: the best dungeon card of a kind goes, or more of the deck (MEPH-104 to 107)."""
    game = state.game
    if answer != NO_ANSWER:
        space = answer - SPACE
        state.discard(state.dungeon[space])
        state.dungeon[space], state.emptied_by[space] = EMPTY, PLAYER
        return
    spaces = [i for i, card in enumerate(state.dungeon) if card != EMPTY and game.kind[card] == kind]
    if not spaces:
        state.then(discard_top, (game.rules.solitaire.discard_more, False))
        return
    ranks = {space: _rank(state, state.dungeon[space]) for space in spaces}
    best = max(ranks.values())
    state.ask(PLAYER, "solitaire", [SPACE + space for space in spaces if ranks[space] == best], discard_like, kind)


def _rank(state: MephistoState, card: int) -> tuple[int, int]:
    """Attack decides, then cost; a monster has no cost, a spell or item no attack."""
    return state.game.attack[card], state.game.cost[card]
