"""Plays a round to its end with all players passing; fast enough for hundreds of states."""

from __future__ import annotations

from random import Random

from cardpress_engines.kernel.state import CHANCE, TERMINAL
from cardpress_engines.meat_the_cult.actions import POSITIONS
from cardpress_engines.meat_the_cult.state import MeatState


def play_passively(table: MeatState, random: Random) -> None:
    """Play to the Summary with every player doing no more than necessary; changes the state.

    Creatures are placed at random. Hands of Destiny are emptied meanwhile, so that nobody is asked for replies.
    """
    hands, table.destiny_hands = table.destiny_hands, [[] for _ in table.destiny_hands]
    rounds = table.rounds
    while table.player != TERMINAL and table.rounds == rounds and table.phase != "summary":
        if table.question == "move":
            table.passed = (1 << table.game.num_players) - 1  # all others pass too
        table.apply_action(passive_action(table, random))
    table.destiny_hands = [held + drawn for held, drawn in zip(hands, table.destiny_hands, strict=True)]


def passive_action(table: MeatState, random: Random) -> int:
    """A random outcome or placement, else the first option."""
    by_chance = table.player == CHANCE or table.question in POSITIONS
    return table.sample(random) if by_chance else table.options[0]
