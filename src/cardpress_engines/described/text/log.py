"""The log of a described game as sentences, from one player's point of view.

A card is named to those who see where it came from or where it lies now; what players do at the same time is told
when all have done it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from cardpress_engines.described.text.happening_sentences import MOVES, HappeningSentences
from cardpress_engines.described.text.names import DisplayNames
from cardpress_engines.kernel.state import Happening

GROUPED = MOVES | {"reveal", "look", "throw", "swap", "trigger", "tell", "modify"}
"""Happenings that share a line when they follow each other."""
IN_TURN = frozenset({"draw", "throw_face"})
"""Happenings that are dealt to one player after the other, and told player by player."""
RECENT = 24
"""So many happenings back something is told, mostly."""
NUMBERED = frozenset({"tell", "modify"})
"""Happenings that share a line only where their number is the same."""
UNTOLD = frozenset({"together", "use", "shuffle"})
"""Happenings nobody is told by themselves: a card that is used is told with its action."""
BEGINNINGS = frozenset({"turn", "act", "trigger"})
"""Happenings that belong to nothing before them."""


Told: TypeAlias = tuple[Sequence[Happening], str]
"""Happenings that share a line, and that line in words."""


class GameLog:
    """Happenings in words: a heading for each turn, below it what happened."""

    def __init__(self, naming: DisplayNames) -> None:
        self._game, self._sentences = naming.game, HappeningSentences(naming)

    def lines(self, happenings: Sequence[Happening], since: int, person: int | None) -> list[str]:
        """What happened from number `since` on, with what was hidden then and is told now."""
        before = happenings_for(happenings[:since], person)
        self._sentences.begin(before)
        just_told = self._tell(before[-RECENT:], person)[-1:]
        now = [*self._untold_trigger(before, person), *happenings_for(happenings, person)[len(before) :]]
        told = self._tell(now, person)
        lines: list[str] = []
        for number, (group, words) in enumerate(told):
            what = group[0][0]
            if what == "turn":
                lines += ["", f"*{words}*"] if lines else [f"*{words}*"]
            elif what != "trigger" or self._is_worth_telling([*just_told, *told], number + len(just_told)):
                lines.append(f"   {words[0].upper()}{words[1:]}")
        return lines

    def _is_worth_telling(self, told: Sequence[Told], number: int) -> bool:
        """Whether an ability did something, and nobody has just heard which card that comes from."""
        after = told[number + 1][0] if number + 1 < len(told) else None
        if after is None or after[0][0] in BEGINNINGS:
            return False
        return not number or self._named_card(told[number - 1][0]) != self._named_card(told[number][0])

    def _named_card(self, group: Sequence[Happening]) -> int:
        """The card that a line names last; -1 for none."""
        what, _, card, *_ = group[-1]
        if what != "act":
            return card
        plan, item = self._game.action_of(card)
        return self._game.piece_action + item if plan.head == "piece" else -1

    def _untold_trigger(self, before: Sequence[Happening], person: int | None) -> Sequence[Happening]:
        """An ability that has begun and of which nothing is told so far."""
        at = next((at for at in range(len(before) - 1, -1, -1) if before[at][0] == "trigger"), -1)
        return () if at < 0 or self._tell(before[at + 1 :], person) else before[at : at + 1]

    def _tell(self, happenings: Sequence[Happening], person: int | None) -> list[Told]:
        """What is told, one sentence after the other."""
        told = ((group, self._sentences.words(group, person).strip()) for group in _groups(happenings))
        return [each for each in told if each[1]]


def _groups(happenings: Sequence[Happening]) -> list[list[Happening]]:
    """Happenings that share a line, line by line."""
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


def _alike(groups: list[list[Happening]], happening: Happening) -> list[Happening] | None:
    """The group a happening joins: the last one, or one before it where cards are dealt to several in turn."""
    what, player, _, amount, *others = happening
    for group in reversed(groups):
        if group[0][0] != what:
            return None
        same_amount = what not in NUMBERED or group[0][3] == amount
        if what == "swap" or (same_amount and (group[0][1], [*group[0][4:]]) == (player, others)):
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
