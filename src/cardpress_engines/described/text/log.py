"""The log of a described game as sentences, from one player's point of view.

A card is named to those who see where it came from or where it lies now; what players do at the same time is told
when all have done it.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardpress_engines.described.text.names import DisplayNames
from cardpress_engines.kernel.state import Happening

MOVES = frozenset({"draw", "put", "discard", "take", "destroy", "play", "throw_face", "place"})
"""Happenings by which a card goes from one pile to another, which they name; alike ones share a line."""
GROUPED = MOVES | {"reveal", "look", "throw", "swap"}
"""Happenings that share a line when they follow each other."""
IN_TURN = frozenset({"draw", "throw_face"})
"""Happenings that are dealt to one player after the other, and told player by player."""
UNTOLD = frozenset({"together", "use", "shuffle"})
"""Happenings nobody is told by themselves: a card that is used is told with its action."""
PRIVATE = frozenset({"look"})
"""Happenings whose cards only their player sees."""
COUNTED = frozenset({"gain", "lose", "harm", "heal", "put_token", "take_token", "set"})
"""Changes of a counter, which they name by its number."""


class GameLog:
    """Happenings in words: a heading for each turn, below it what happened."""

    def __init__(self, naming: DisplayNames) -> None:
        self.naming, self.game, self.say = naming, naming.game, naming.say

    def lines(self, happenings: Sequence[Happening], since: int, person: int | None) -> list[str]:
        """What happened from number `since` on, with what was hidden then and is told now."""
        before = happenings_for(happenings[:since], person)
        lines: list[str] = []
        for group in self._groups(happenings_for(happenings, person)[len(before) :]):
            words = self._words(group, person).strip()
            if group[0][0] == "turn":
                lines += ["", f"*{words}*"] if lines else [f"*{words}*"]
            elif words:
                lines.append(f"   {words[0].upper()}{words[1:]}")
        return lines

    def _groups(self, happenings: Sequence[Happening]) -> list[list[Happening]]:
        groups: list[list[Happening]] = []
        for happening in happenings:
            if happening[0] in UNTOLD:
                continue
            alike = _alike(groups, happening) if happening[0] in GROUPED else None
            if alike is None:
                groups.append([happening])
            else:
                alike.append(happening)
        return groups

    def _words(self, group: Sequence[Happening], person: int | None) -> str:
        what, player, action, amount, *others = group[0]
        values: dict[str, str | int] = {
            "you": "yes" if player == person and player >= 0 else "no",
            "who": "" if player < 0 else self.naming.player(player, person),
            "amount": amount,
            "signed": f"+{amount}" if amount >= 0 else f"−{-amount}",
        }
        if what == "act":
            return self.say("happened-act", **values, action=self._action(action, others[0], person))
        if what in MOVES:
            return self._move_words(group, values, person)
        if what in COUNTED:
            return self._counter_words(what, action, others[0], values)
        if what == "give":
            return self._gift_words(others, values, person)
        if what == "mark":
            marker = self.game.marker_list[others[0]]
            values |= {"marker": self.naming.word("markers", marker.name),
                       "shown": self.naming.marker_value(marker, amount, person)}  # fmt: skip
        elif what == "throw":
            values["shown"] = ", ".join(str(each[3]) for each in group)
        elif what in {"reveal", "look", "resolve", "modify", "swap"}:
            if what in PRIVATE and person is not None and player != person:
                return self.say("happened-look-hidden", **values, count=len(group))
            values["cards"] = self._cards(group)
        elif what == "exchange":
            first, second = (self.naming.place(pile, person) for pile in others)
            values |= {"first": first, "second": second}
        return self.say(f"happened-{what}", **values)

    def _action(self, number: int, pile: int, person: int | None) -> str:
        """An action with what it was taken with, if the person may know."""
        plan, item = self.game.action_of(number)
        name = self.naming.word("actions", plan.name)
        if plan.head == "piece":
            return f"{name}: {self.naming.piece(item)}" if self.naming.is_seen(pile, person) else name
        taken_with = {
            "": "",
            "space": self.naming.space(item) if plan.head == "space" else "",
            "player": self.naming.player(item, person) if plan.head == "player" else "",
            "number": str(item),
            "word": self.naming.word_of(plan.stat, item) if plan.head == "word" else "",
        }[plan.head]
        return f"{name}: {taken_with}" if taken_with else name

    def _move_words(self, group: Sequence[Happening], values: dict[str, str | int], person: int | None) -> str:
        """Cards that went from one pile to another; those the person sees nowhere are counted."""
        what, _, _, _, *piles = group[0]
        origin, target = piles
        zones = self.game.layout.zone_count
        seen = self.naming.is_seen(origin, person) or self.naming.is_seen(target, person)
        values |= {
            "cards": self._cards(group) if seen else "",
            "count": len(group),
            "from": self.naming.place(origin, person),
            "to": self.naming.place(target, person),
        }
        if what == "place" and origin == target:
            return self.say("happened-changes-hands", **values)
        if what == "place" and origin >= zones:
            return self.say("happened-move", **values)
        return self.say(f"happened-{what}" if seen else f"happened-{what}-hidden", **values)

    def _counter_words(self, what: str, action: int, number: int, values: dict[str, str | int]) -> str:
        counter = self.game.counter_list[number]
        values["counter"] = self.naming.word("counters", counter.name)
        kind = "set" if what == "set" else "gain" if what in {"gain", "harm", "put_token"} else "lose"
        if counter.piles:
            values["card"] = self.naming.piece(action - self.game.piece_action)
            return self.say(f"happened-{kind}-card", **values)
        return self.say(f"happened-{kind}-shared" if counter.shared else f"happened-{kind}", **values)

    def _gift_words(self, others: Sequence[int], values: dict[str, str | int], person: int | None) -> str:
        source, taker, target = others
        given, kept = (
            self.naming.word("counters", self.game.counter_list[each].name) for each in (source, target)
        )
        values["counter"] = given
        if taker < 0:
            return self.say("happened-give-shared" if values["who"] else "happened-moved", **values, to=kept)
        values |= {"to": self.naming.player(taker, person), "to_you": "yes" if taker == person else "no"}
        return self.say("happened-give" if values["who"] else "happened-paid", **values)

    def _cards(self, group: Sequence[Happening]) -> str:
        return self.naming.name_list(self.naming.piece(each[2] - self.game.piece_action) for each in group)


def _alike(groups: list[list[Happening]], happening: Happening) -> list[Happening] | None:
    """The group a happening joins: the last one, or one before it where cards are dealt to several in turn."""
    what, player, _, _, *others = happening
    for group in reversed(groups):
        if group[0][0] != what:
            return None
        if (group[0][1], [*group[0][4:]]) == (player, others):
            return group
        if what not in IN_TURN:
            return None
    return None


def happenings_for(happenings: Sequence[Happening], person: int | None) -> list[Happening]:
    """What a person is told so far: without what others do at the same time, until all have done it.

    What was told stays the beginning of what is told later.
    """
    found: list[Happening] = []
    waiting: list[Happening] | None = None
    for happening in happenings:
        if happening[0] == "together":
            found += waiting or []
            waiting = [] if happening[3] and person is not None else None
        elif waiting is not None and happening[1] != person:
            waiting.append(happening)
        else:
            found.append(happening)
    return found
