"""Tracks which creatures players hold, since these are drafted, discarded and taken openly.

Only their positions and the cards of Destiny are hidden. Plain determinisation does not use this history.
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
    """The creatures seen in one game; for a state of another game it replays that from the start."""

    def __init__(self, game: MeatTheCult) -> None:
        self._game = game
        self._watched: MeatState | None = None
        self._held: list[Counter[int]] = []

    def known_creatures(self, state: MeatState) -> Sequence[Counter[int]]:
        """The creatures each player is known to hold or have placed, by design; none if the log is impossible."""
        watched = self._watched
        if watched is None or state.log[: len(watched.log)] != watched.log:
            watched = self._watched = self._game.new(state.origin)
            watched.events, self._held = [], [Counter() for _ in range(self._game.num_players)]
        try:
            for action in state.log[len(watched.log) :]:
                watched.apply_action(action)
        except IllegalActionError:  # the log of a determinised state that was played on is impossible
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
    """A determinised copy in which other players hold the creatures they are known to hold.

    Their positions are dealt at random.
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
