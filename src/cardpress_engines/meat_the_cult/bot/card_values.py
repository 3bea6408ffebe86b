"""The value of a card to its owner, from printed values."""

from __future__ import annotations

from functools import cache

from cardpress_engines.meat_the_cult.component_table import CHALLENGE, CLEAVE, REFLEX, TOXIN
from cardpress_engines.meat_the_cult.state import Game

KEYWORDS = {CHALLENGE: 1.0, CLEAVE: 2.0, REFLEX: 2.0, TOXIN: 2.5}
FREE, PAID = 1.6, 0.8
"""Abilities without a cost, Discoveries included, and abilities that cost ounces."""
PRICE = 0.8
"""One ounce of a creature's cost, which cannot be spent on cards of Destiny."""


@cache
def card_value(game: Game, design: int) -> float:
    """The value for drafting and discarding; that of a card of Destiny grows with its cost."""
    if game.kind[design] != "creature":
        return 2.0 + game.cost[design] / 2
    attack, defense = game.attack[design], game.defense[design]
    traits = sum(value for bit, value in KEYWORDS.items() if game.traits[design] & bit)
    ability = PAID if design in game.paid else FREE if game.cards[design].effect is not None else 0.0
    return 0.8 * attack + defense + traits + ability - PRICE * game.cost[design]
