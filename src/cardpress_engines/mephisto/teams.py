"""Two against two: partners share a turn (MEPH-94 to 102)."""

from __future__ import annotations

from cardpress_engines.kernel.state import NO_ANSWER, Frame
from cardpress_engines.mephisto.actions import CARD, HAND_OVER
from cardpress_engines.mephisto.state import MephistoState
from cardpress_engines.mephisto.turn import act, choices, use


def play_together(state: MephistoState, frame: Frame, answer: int) -> None:
    """Step (play_together, player, who has acted, handed over): either partner goes on, in any order (MEPH-96).

    The turn can be handed over once before somebody does something again, so it cannot go on for ever.
    """
    _, player, acted, handed_over = frame
    partner = state.game.partner[player]
    waits = not acted & 1 << partner
    state.active = player
    if answer == NO_ANSWER:
        state.ask(player, "turn", choices(state, player, may_hand_over=waits and not handed_over), frame)
    elif answer == HAND_OVER:
        state.following.append((play_together, partner, acted, True))
    elif answer < CARD:
        acted |= 1 << player
        act(state, player, answer)
        if waits:
            state.following.append((play_together, partner, acted, False))
    else:
        use(state, player, answer)
        state.following.append((play_together, player, acted, False))
