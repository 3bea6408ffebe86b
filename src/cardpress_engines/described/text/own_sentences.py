"""Which message says a happening: the most particular one that a game's words have, else that of its sort.

A card that is put from the hand to the table is said by happened-put-from-hand-to-table, -to-table, -from-hand or
by happened-put; a counter, a marker, an action by its name behind the sort. What comes before the first turn is
said by messages that end with -in-setup, where there are any. A sentence without words is not told.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardpress_engines.described.game import DescribedGame
from cardpress_engines.kernel.text_view import FormatMessage

IN_SETUP: Final = "in-setup"
HIDDEN: Final = "-hidden"
"""How the message of a happening ends whose cards the person does not see."""
SHARED_BY_GAMES: Final = frozenset({"card", "shared", "hidden"})
"""Endings of messages that every game has: no counter or marker is meant by them."""


class OwnSentences:
    """The messages of a game that say a happening."""

    def __init__(self, game: DescribedGame, say: FormatMessage) -> None:
        self._game, self._say = game, say

    def message(self, sort: str, particulars: Sequence[str], *, in_setup: bool, ending: str = "") -> str:
        """The message of a happening; `ending` is part of every one of them."""
        before = [IN_SETUP] if in_setup else []
        for particular in (*before, *particulars):
            message = f"happened-{sort}-{particular}{ending}"
            if particular not in SHARED_BY_GAMES and message in self._say:
                return message
        return f"happened-{sort}{ending}"

    def way(self, origin: int, target: int) -> list[str]:
        """What tells the way of a card from other ways."""
        came, went = self._places(origin), self._places(target)
        both = [f"from-{one}-to-{other}" for one in came for other in went]
        return [*both, *(f"to-{each}" for each in went), *(f"from-{each}" for each in came)]

    def _places(self, pile: int) -> list[str]:
        """What a pile is called in messages; the top of a deck by itself, and as the deck."""
        known = self._game.layout.known_zone.get(pile)
        return [self._place(pile), *([known] if known else [])]

    def _place(self, pile: int) -> str:
        layout = self._game.layout
        return layout.board_of(pile)[0].name if pile >= layout.zone_count else layout.zone_of[pile].name

    def tale(self, name: str) -> str:
        """The message of what is told under a name of its own; empty where the game has none."""
        message = f"told-{name}"
        return message if message in self._say else ""
