"""A round played on by nobody: quick, for somebody who looks at hundreds of tables."""

from __future__ import annotations

from random import Random

from cardpress_engines.kernel.state import CHANCE, TERMINAL
from cardpress_engines.meat_the_cult.actions import POSITIONS
from cardpress_engines.meat_the_cult.state import MeatState


def play_passively(table: MeatState, random: Random) -> None:
    """Everybody does what must be done and no more, to the dice of the Summary; changes the table.

    Who places creatures does so by chance. Nobody is asked for replies: hands of Destiny are looked away from.
    """
    hands, table.destiny_hands = table.destiny_hands, [[] for _ in table.destiny_hands]
    rounds = table.rounds
    while table.player != TERMINAL and table.rounds == rounds and table.phase != "summary":
        if table.question == "move":
            table.passed = (1 << table.game.num_players) - 1  # all others pass with this one
        table.apply_action(passive_action(table, random))
    table.destiny_hands = [held + drawn for held, drawn in zip(hands, table.destiny_hands, strict=True)]


def passive_action(table: MeatState, random: Random) -> int:
    """What must be done, by chance or by somebody who does no more."""
    by_chance = table.player == CHANCE or table.question in POSITIONS
    return table.sample(random) if by_chance else table.options[0]
