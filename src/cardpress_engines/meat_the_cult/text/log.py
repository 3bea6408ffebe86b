"""The log of a game of M.E.A.T. as sentences, from one player's point of view."""

from __future__ import annotations

from collections.abc import Sequence

from cardpress_engines.kernel.state import Happening
from cardpress_engines.meat_the_cult.actions import CARD
from cardpress_engines.meat_the_cult.text.names import DisplayNames, signed_number

GROUPED = frozenset({"reveal", "draw", "revealed", "drop", "unplayed"})
"""Events that share a line when they follow each other."""
HEADINGS = frozenset({"round", "battle"})


class GameLog:
    """Events as sentences, with a heading for each round and battle."""

    def __init__(self, naming: DisplayNames) -> None:
        self.naming, self.game, self.say = naming, naming.game, naming.say

    def lines(self, happenings: Sequence[Happening], since: int, person: int | None) -> list[str]:
        """The events from index `since` on, for a player."""
        groups: list[list[Happening]] = []
        for happening in _events_to_report(happenings[since:]):
            if groups and happening[0] in GROUPED and groups[-1][0][:2] == happening[:2]:
                groups[-1].append(happening)
            else:
                groups.append([happening])
        lines: list[str] = []
        for group in groups:
            words = self._words(group, person)
            if group[0][0] in HEADINGS:
                lines += ["", f"*{words}*"] if lines else [f"*{words}*"]
            else:
                lines.append(f"   {words[0].upper()}{words[1:]}")
        return lines

    def _words(self, group: Sequence[Happening], person: int | None) -> str:
        what, player, _, amount, *others = group[0]
        values: dict[str, str | int] = {
            "you": "yes" if player == person else "no",
            "who": "" if player < 0 else self.naming.player(player, person),
            "count": len(group), "amount": amount, "signed": signed_number(amount),
            "cards": self.naming.name_list(each[2] - CARD for each in group if each[2] >= CARD),
            "protects": "yes" if what == "harm" and others[-1] else "no",
            "slot": self.naming.slot(others[0], person) if others else "",
            "traits": ", ".join(self.naming.traits(amount)) if what == "grant" else "",
        }  # fmt: skip
        if what == "swap":
            values |= {"other": self.naming.names[others[2]], "place": self.naming.slot(others[1], person)}
        message = what
        if what == "harm" and others[1] >= 0:
            values |= {"by": self.naming.names[others[2]], "from": self.naming.slot(others[1], person)}
            message = "harm-by"
        if what == "draw" and person is not None and player not in self.game.seats.sees[person]:
            message = "draw-hidden"
        elif what == "vitality":
            side = self.game.seats.sides[self.game.seats.side_of[player]]
            values["who"] = ", ".join(self.naming.player(each, person) for each in side)
        elif what == "won":
            side = self.game.seats.sides[self.game.seats.side_of[player]]
            values |= {"you": "yes" if person in side else "no",
                       "who": ", ".join(self.naming.player(each, person) for each in side)}  # fmt: skip
        return self.say(f"happened-{message}", **values)


def _events_to_report(happenings: Sequence[Happening]) -> list[Happening]:
    """Drop triggered abilities that had no effect."""
    events: list[Happening] = []
    for happening in happenings:
        if happening[0] != "done":
            events.append(happening)
        elif events and events[-1][:3] == ("trigger", *happening[1:3]):
            events.pop()
    return events
