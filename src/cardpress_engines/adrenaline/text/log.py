"""The events of a game of Adrenaline as sentences for one person."""

from __future__ import annotations

from collections.abc import Sequence

from cardpress_engines.adrenaline.actions import CARD, COLORS
from cardpress_engines.adrenaline.text.names import DisplayNames
from cardpress_engines.kernel.state import Happening

UNTOLD = frozenset({"dealt", "tile", "run", "grab_action", "shoot", "buffer"})
"""Events left out: the table shows them, or the next event says the same."""
HEADINGS = frozenset({"turn", "frenzy"})
AT_SQUARE = frozenset({"move", "blow_up", "hacked"})
"""Events whose additional number is a square; in all others it is a player."""


class GameLog:
    """Events in words: a heading for each turn, the events below it."""

    def __init__(self, naming: DisplayNames) -> None:
        self.naming, self.game, self.say = naming, naming.game, naming.say

    def lines(self, happenings: Sequence[Happening], since: int, person: int | None) -> list[str]:
        """The events from number `since` on."""
        names, lines = self._characters(happenings), list[str]()
        for happening in happenings[since:]:
            if happening[0] in UNTOLD:
                continue
            words = self._words(happening, names, person)
            if happening[0] in HEADINGS:
                lines += ["", f"*{words}*"] if lines else [f"*{words}*"]
            else:
                lines.append(f"   {words}")
        return lines

    def _characters(self, happenings: Sequence[Happening]) -> dict[int, str]:
        """The names of the players who have chosen a character."""
        chosen = [each for each in happenings if each[0] == "character"]
        return {player: self.naming.characters[self.game.owner[card - CARD]] for _, player, card, *_ in chosen}

    def _words(self, happening: Happening, names: dict[int, str], person: int | None) -> str:
        what, player, card, amount, *others = happening

        def player_name(who: int) -> str:
            if who == person:
                return self.say("player-you")
            return names.get(who) or self.say("player-number", number=who + 1)

        is_square = what in AT_SQUARE
        values: dict[str, str | int] = {
            "who": player_name(player) if player >= 0 else "",
            "amount": amount,
            "card": self.naming.names[card - CARD] if card >= CARD else "",
            "square": self.naming.square(others[0]) if others and is_square else "",
            "target": player_name(others[0]) if others and not is_square and what != "pay" else "",
            "color": self.naming.color(others[0]) if what == "pay" and others[0] < len(COLORS) else "",
            "turned": others[1] if len(others) > 1 else 0,
        }
        if what == "draw" and player != person:
            what = "draw-hidden"
        return self.say(f"happened-{what.replace('_', '-')}", **values)
