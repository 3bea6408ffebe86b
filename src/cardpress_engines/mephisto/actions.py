"""Action numbers of Mephisto. A card's number also says where the card is, so it serves as a reference to it."""

from __future__ import annotations

from typing import Final

from cardpress_engines.kernel.actions import ActionNumbering

LAYOUT: Final = ActionNumbering()
LOOT: Final = LAYOUT.one("loot")
FIGHT: Final = LAYOUT.one("fight")
SUMMON: Final = LAYOUT.one("summon")
PASS: Final = LAYOUT.one("pass")
"""Legal only when no action is possible."""
DECK: Final = LAYOUT.one("deck")
"""The top of the deck."""
HAND_OVER: Final = LAYOUT.one("hand over")
"""Let the partner go on."""
KIND: Final = LAYOUT.several("kind", 4)
"""The first kind of card; the others follow in the order of the game."""
LANE: Final = LAYOUT.several("lane", 10)
"""Lane n is LANE + n."""
SPACE: Final = LAYOUT.several("space", 10)
"""Space 0 of the dungeon, or the card in it."""
AMOUNT: Final = LAYOUT.several("amount", 20)
"""So much favor is AMOUNT + n."""
CARD: Final = LAYOUT.several("card", 100)
"""Design 0 of the deck: a card in a hand, the deck, the discard pile, a soul pile."""
PIECE: Final = LAYOUT.several("piece", 200)
"""Piece 0: one copy of a design while it is in play."""
