"""Two against two: partners share a turn (MEPH-94 to 102)."""

from __future__ import annotations

from cardpress_engines.kernel.state import NO_ANSWER
from cardpress_engines.mephisto.actions import CARD, HAND_OVER
from cardpress_engines.mephisto.state import MephistoState
from cardpress_engines.mephisto.turn import act, choices, use


def play_together(state: MephistoState, answer: int, given: tuple[int, int, bool]) -> None:
    """Step: either partner goes on, in any order (MEPH-96); `acted` has a bit for each player who has acted.

    The turn can be handed over once before somebody does something again, so it cannot go on for ever.
    """
    player, acted, handed_over = given
    partner = state.game.partner[player]
    waits = not acted & 1 << partner
    state.active = player
    if answer == NO_ANSWER:
        options = choices(state, player, may_hand_over=waits and not handed_over)
        state.ask(player, "turn", options, play_together, (player, acted, handed_over))
    elif answer == HAND_OVER:
        state.then(play_together, (partner, acted, True))
    elif answer < CARD:
        acted |= 1 << player
        act(state, player, answer)
        if waits:
            state.then(play_together, (partner, acted, False))
    else:
        use(state, player, answer)
        state.then(play_together, (player, acted, False))
