"""Small games of plain JSON for tests of the engine that plays described games."""

from __future__ import annotations

from random import Random
from typing import Any

from cardpress_engines.described.game import DescribedGame
from cardpress_engines.described.raw import load_raw
from cardpress_engines.described.state import DescribedState
from cardpress_engines.kernel.state import CHANCE, TERMINAL

RANKS = ["six", "seven", "eight", "nine"]
SUITS = ["clubs", "hearts"]
CARDS: dict[str, Any] = {
    f"{suit}_{rank}": {"kind": "card", "suit": suit, "rank": rank} for suit in SUITS for rank in RANKS
}
HAND = {"owned": True, "seen": "owner"}
DECK = {"seen": "nobody", "starts": "cards"}


def small_game(players: int = 2, **play: Any) -> DescribedGame:
    """A game with eight cards of two suits in a deck, and what else a test says of its play file."""
    zones = {"deck": DECK, "hand": HAND, **play.pop("zones", {})}
    course = {"players": {"least": 2, "most": 4}, "words": {"suit": SUITS, "rank": RANKS}, "zones": zones, **play}
    return load_raw(course, CARDS, {"cards": [(card, 1) for card in CARDS]}, players)


def play_out(state: DescribedState, seed: int = 0) -> DescribedState:
    """A game played at random to its end."""
    random = Random(seed)
    while state.current_player() != TERMINAL:
        state.apply_action(state.sample(random))
    return state


def do(state: DescribedState, *names: str) -> DescribedState:
    """Do actions by their names; chance does the lowest in between."""
    for name in names:
        while state.current_player() == CHANCE:
            state.apply_action(state.legal_actions()[0])
        legal = state.legal_actions()
        state.apply_action(legal[state.action_names(legal).index(name)])
    return state
