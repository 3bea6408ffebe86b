"""Why a card on the table is no answer: the ounces it costs, the target it lacks, the phase it waits for."""

from __future__ import annotations

from cardpress_engines.kernel.interpreter import start_of
from cardpress_engines.kernel.text_view import Seen
from cardpress_engines.meat_the_cult.actions import CARD, POSITIONS
from cardpress_engines.meat_the_cult.state import MeatState
from cardpress_engines.meat_the_cult.text.names import DisplayNames

PLAYING = frozenset({"move", "reply"})
"""Questions whose answers are cards played and abilities used."""


class Obstacles:
    """What stands in the way of cards and creatures, in words; nothing where the question itself says it."""

    def __init__(self, naming: DisplayNames) -> None:
        self.game, self.say = naming.game, naming.say

    def lines(self, state: MeatState, seen: Seen) -> list[str]:
        """Why something cannot be chosen or used now."""
        where = {
            "display": self._of_display, "destiny_hands": self._of_destiny, "creature_hands": self._of_creature,
            "revealed": self._of_revealed, "field": self._on_field,
        }  # fmt: skip
        return where[seen.zone](state, seen) if seen.zone in where and seen.number >= 0 else []

    def _price(self, state: MeatState, cost: int) -> list[str]:
        ounces = state.ounces[state.player]
        return [self.say("lacks-ounces", cost=cost, ounces=ounces)] if cost > ounces else []

    def _of_display(self, state: MeatState, seen: Seen) -> list[str]:
        return self._price(state, self.game.cost[seen.number]) if state.question == "draft" else []

    def _of_destiny(self, state: MeatState, seen: Seen) -> list[str]:
        if state.question in POSITIONS:
            return [self.say("lacks-creature")]
        if state.question not in PLAYING:
            return []
        if seen.owner != state.player:
            return [self.say("lacks-owner")]
        if not self.game.is_instant[seen.number]:
            return [self.say("lacks-instant")]
        return self._price(state, self.game.cost[seen.number]) or self._effect(state, seen.number)

    def _effect(self, state: MeatState, design: int) -> list[str]:
        return [] if self.game.can_play(state, state.player, design) else [self.say("lacks-target")]

    def _of_creature(self, state: MeatState, seen: Seen) -> list[str]:
        return [self.say("lacks-tactics")] if state.question in {*PLAYING, "lay"} else []

    def _of_revealed(self, state: MeatState, seen: Seen) -> list[str]:
        if state.question in {"pay", "move"} and seen.owner != state.player:
            return [self.say("lacks-owner")]
        match state.question:
            case "pay":
                is_paid = CARD + seen.number not in state.options
                return (
                    (self._price(state, self.game.cost[seen.number]) or [self.say("lacks-paid")])
                    if is_paid
                    else []
                )
            case "move":
                return self._effect(state, seen.number)
        return [self.say("lacks-move")] if state.question == "reply" else []

    def _on_field(self, state: MeatState, seen: Seen) -> list[str]:
        design, unit = self.game.design_of[seen.number], state.units[seen.number]
        if state.question not in PLAYING:
            return []
        if seen.place not in state.slots_of(state.player):
            return [self.say("lacks-owner")]
        uses = [self.game.discovery[design]] if unit.discovers else []
        lines = []
        if design in self.game.paid:
            ounces, paid = self.game.paid[design]
            uses.append(paid)
            lines = [self.say("lacks-used")] if unit.is_used else self._price(state, ounces)
        if not uses:
            return [self.say("lacks-ability")]
        if state.question == "reply":
            return [self.say("lacks-move")]
        running = [start_of(use.entry, state.player, seen.number) for use in uses]
        is_vain = not any(use.possible(state, each) for use, each in zip(uses, running, strict=True))
        return lines or ([self.say("lacks-target")] if is_vain else [])
