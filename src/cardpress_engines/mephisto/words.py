"""Actions of Mephisto in words made of ids: short, the same in every language, all different in one decision."""

from __future__ import annotations

from collections import Counter
from typing import Final

from cardpress_engines.kernel.interpreter import DONE, MODE, PLAYER, YES
from cardpress_engines.kernel.state import CHANCE
from cardpress_engines.mephisto.actions import (
    AMOUNT,
    CARD,
    DECK,
    FIGHT,
    HAND_OVER,
    KIND,
    LANE,
    LOOT,
    PASS,
    PIECE,
    SPACE,
    SUMMON,
)  # fmt: skip
from cardpress_engines.mephisto.effects.selectors import design, lanes_of
from cardpress_engines.mephisto.state import MephistoState

PLAIN: Final = {
    DONE: "done", YES: "yes", LOOT: "loot", FIGHT: "fight", SUMMON: "summon", PASS: "pass", DECK: "deck",
    HAND_OVER: "hand over",
}  # fmt: skip


def words(state: MephistoState, actions: list[int]) -> list[str]:
    """Each action in words; equal ones are told apart by a number behind them."""
    said = [_outcome(state, action) if state.player == CHANCE else _said(state, action) for action in actions]
    times, seen = Counter(said), Counter[str]()
    told = []
    for each in said:
        seen[each] += 1
        told.append(f"{each} ({seen[each]})" if times[each] > 1 else each)
    return told


def _outcome(state: MephistoState, outcome: int) -> str:
    return f"player {outcome + 1}" if state.question == "starter" else str(state.game.ids[outcome])


def _said(state: MephistoState, action: int) -> str:
    if action in PLAIN:
        return "no" if action == DONE and state.question == "may" else PLAIN[action]
    return _card(state, action) if action >= CARD or SPACE <= action < AMOUNT else _other(state, action)


def _card(state: MephistoState, action: int) -> str:
    card = str(state.game.ids[design(state, action)])
    if action < CARD:
        return f"{card} in lane {min(lanes_of(state, action, state.player))}"
    if state.question != "turn":
        return card
    verb = "activate" if action >= PIECE else "use" if state.game.is_monster[action - CARD] else "play"
    return f"{verb} {card}"


def _other(state: MephistoState, action: int) -> str:
    if action >= AMOUNT:
        return f"{action - AMOUNT} favor"
    if action >= LANE:
        return f"lane {action - LANE}"
    if action >= KIND:
        return state.game.kinds[action - KIND]
    return f"player {action - PLAYER + 1}" if action >= PLAYER else f"mode {action - MODE + 1}"
