"""Which creatures a player holds, for who has watched: they are drafted, dropped and taken openly.

Only their places and the cards of Destiny are hidden; a table that is dealt anew forgets what was seen before.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from cardpress_engines.kernel.state import IllegalActionError
from cardpress_engines.meat_the_cult.actions import CARD
from cardpress_engines.meat_the_cult.game import MeatTheCult
from cardpress_engines.meat_the_cult.state import EMPTY, MeatState


class CreatureMemory:
    """What was seen in one game; asked about another, it looks at that from its beginning."""

    def __init__(self, game: MeatTheCult) -> None:
        self._game = game
        self._watched: MeatState | None = None
        self._held: list[Counter[int]] = []

    def known_creatures(self, state: MeatState) -> Sequence[Counter[int]]:
        """The creatures each player is known to hold or to have placed, by design; nothing of a past unknown."""
        watched = self._watched
        if watched is None or state.log[: len(watched.log)] != watched.log:
            watched = self._watched = self._game.new(state.origin)
            watched.events, self._held = [], [Counter() for _ in range(self._game.num_players)]
        try:
            for action in state.log[len(watched.log) :]:
                watched.apply_action(action)
        except IllegalActionError:  # a table dealt anew and played on has a past that never was
            self._watched = None
            return [Counter() for _ in range(self._game.num_players)]
        self._note(watched)
        return self._held

    def _note(self, watched: MeatState) -> None:
        for what, player, card, *rest in watched.events or ():
            design = card - CARD
            if what in {"draft", "take"}:
                self._held[player][design] += 1
            elif what == "drop" or (what == "revealed" and len(rest) > 1):
                self._held[player][design] = max(self._held[player][design] - 1, 0)
        watched.events = []


def redeal_with_memory(state: MeatState, player: int, held: Sequence[Counter[int]], random: Random) -> MeatState:
    """A table a player cannot tell from a state, on which others hold the creatures they are known to hold.

    Who of them stands where is dealt anew.
    """
    table = state.redeal_hidden(player, random)
    sees = table.game.seats.sees[player]
    deck, known = table.creature_deck, list[tuple[list[int], int, int]]()
    free: list[tuple[list[int], int]] = []
    for other in range(table.game.num_players):
        if other not in sees:
            rows = table.creature_hands[other], table.placed[other]
            places = [(row, i) for row in rows for i, design in enumerate(row) if design != EMPTY]
            random.shuffle(places)
            for design in sorted(held[other].elements()):
                if places:
                    known.append((*places.pop(), design))
            free += places
    loose = Counter([*deck, *(row[i] for row, i, _ in known), *(row[i] for row, i in free)])
    for row, i, design in known:
        if loose[design]:
            loose[design] -= 1
            row[i] = design
        else:
            free.append((row, i))
    rest = sorted(loose.elements())
    random.shuffle(rest)
    for row, i in free:
        row[i] = rest.pop()
    table.creature_deck = sorted(rest)
    for hand in table.creature_hands:
        hand.sort()
    return table
