"""The events of a drill as sentences for one person."""

from __future__ import annotations

from collections.abc import Sequence

from cardpress_engines.carnomorphs.actions import CARD, LAYOUT
from cardpress_engines.carnomorphs.text.names import DisplayNames
from cardpress_engines.kernel.state import Happening

HEADINGS = frozenset({"round"})
UNTOLD = frozenset({"attack_card"})
"""Events left out, because the next event says the same."""
HIDDEN = frozenset({"draw", "objective", "mutation"})
"""Events that only their own player sees in full."""
DICE = {"roll_noise": "noise", "shot": "combat", "melee": "combat"}
"""The die rolled in each event with a roll."""
SAME = {"draw_ill": "draw"}
"""Events described like another one, because the backs of the cards look alike."""
AT_ROOM = frozenset({"creep", "appear", "feed", "evolve", "leave", "die", "explore", "slay"})
"""Events whose additional number is a room."""


class GameLog:
    """Events in words: a heading for each round, the events below it."""

    def __init__(self, naming: DisplayNames) -> None:
        self.naming, self.game, self.say = naming, naming.game, naming.say

    def lines(self, happenings: Sequence[Happening], since: int, person: int | None) -> list[str]:
        """The events from number `since` on."""
        lines = list[str]()
        for happening in happenings[since:]:
            if happening[0] in UNTOLD:
                continue
            sentence = self._words(happening, person)
            words = sentence[:1].upper() + sentence[1:]
            if happening[0] in HEADINGS:
                lines += ["", f"*{words}*"] if lines else [f"*{words}*"]
            else:
                lines.append(f"   {words}")
        return lines

    def _words(self, happening: Happening, person: int | None) -> str:
        what, player, subject, amount, *others = happening
        what = SAME.get(what, what)
        message = what.replace("_", "-")
        if what in HIDDEN and person is not None and player != person:
            message += "-hidden"
        elif what == "attack" and others:
            message += "-card"
        values: dict[str, str | int] = {
            "who": self.naming.player(player, person) if player >= 0 else "",
            "what": self._subject(subject),
            "amount": amount,
            "room": self._place(others[0]) if others and what in AT_ROOM else "",
            "card": self.naming.names[others[0] - CARD] if others and what in {"attack", "missed"} else "",
            "space": "ABCD"[amount] if what == "set_course" else "",
            "thing": self.naming.things[amount] if what == "lay" else "",
            "corridor": self.naming.corridor(amount) if what == "break_door" else "",
            "face": self._face(what, amount),
            "kind": self.naming.types[amount] if what == "evolve" else "",
        }
        return self.say(f"happened-{message}", **values)

    def _face(self, what: str, answer: int) -> str:
        """The face that a die shows."""
        name = DICE.get(what)
        return "" if name is None else str(getattr(self.game.rules.dice, name)[answer - 1])

    def _subject(self, action: int) -> str:
        """The subject of an event. A room is given by its number, since its tile may have become known later."""
        if action < 0:
            return ""
        name, number = LAYOUT.range_of(action)
        named = {"room": self._place, "corridor": self.naming.corridor, "figure": self.naming.figure}
        if name in named:
            return named[name](number)
        return self.naming.things[number] if name == "thing" else self.naming.names[number]

    def _place(self, room: int) -> str:
        return str(self.game.slots[room])
