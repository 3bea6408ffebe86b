"""Action numbers of Mephisto. A card's number also says where the card is, so it serves as a reference to it."""

from __future__ import annotations

from typing import Final

from cardpress_engines.kernel.interpreter import FIRST_OWN

LOOT: Final = FIRST_OWN
FIGHT: Final = FIRST_OWN + 1
SUMMON: Final = FIRST_OWN + 2
PASS: Final = FIRST_OWN + 3
"""Legal only when no action is possible."""
DECK: Final = FIRST_OWN + 4
"""The top of the deck."""
HAND_OVER: Final = FIRST_OWN + 5
"""Let the partner go on."""
KIND: Final = FIRST_OWN + 6
"""The first kind of card; the others follow in the order of the game."""
LANE: Final = 20
"""Lane n is LANE + n."""
SPACE: Final = 30
"""Space 0 of the dungeon, or the card in it."""
AMOUNT: Final = 40
"""So much favor is AMOUNT + n."""
CARD: Final = 60
"""Design 0 of the deck: a card in a hand, the deck, the discard pile, a soul pile."""
PIECE: Final = 160
"""Piece 0: one copy of a design while it is in play."""
