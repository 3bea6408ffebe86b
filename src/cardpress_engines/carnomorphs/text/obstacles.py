"""Why something on the table is no answer: the cards it costs, the corridor that is closed, a fight."""

from __future__ import annotations

from cardpress_engines.carnomorphs.actions import CARD, FIGURE, MELEE, MOVE, ROOM, SHOOT, USE
from cardpress_engines.carnomorphs.drill.turn_actions import payment_cards
from cardpress_engines.carnomorphs.procedures.cards import is_contamination
from cardpress_engines.carnomorphs.state import CarnomorphState
from cardpress_engines.carnomorphs.text.names import DisplayNames
from cardpress_engines.kernel.text_view import Seen


class Obstacles:
    """What stands in the way of cards, rooms and figures, in words; nothing where the question itself says it."""

    def __init__(self, naming: DisplayNames) -> None:
        self.game, self.say = naming.game, naming.say

    def lines(self, state: CarnomorphState, seen: Seen) -> list[str]:
        """Why something cannot be chosen or used now."""
        where = {"hands": self._of_hand, "tiles": self._of_room, "at": self._of_figure}
        return where[seen.zone](state, seen) if seen.zone in where and seen.number >= 0 else []

    def _price(self, state: CarnomorphState, cost: int, *, besides: int = 0) -> list[str]:
        """The price in cards, when too few others than contamination are in hand."""
        there = len(payment_cards(state, state.player)) - besides
        return [self.say("lacks-cards", cost=cost, there=there)] if there < cost else []

    def _of_hand(self, state: CarnomorphState, seen: Seen) -> list[str]:
        if CARD + seen.number in state.options or seen.owner != state.player:
            return []
        is_scanned = is_contamination(state, seen.number)
        match state.question:
            case "act" | "pay" if is_scanned:
                return [self.say("lacks-contamination")]
            case "scan":
                return [self.say("lacks-scan")]
            case "act":
                return self._of_action_card(state, seen.number)
        return []

    def _of_action_card(self, state: CarnomorphState, card: int) -> list[str]:
        design, fights = self.game.cards[card], state.in_combat(state.player)
        if design.combat == ("never" if fights else "only"):
            return [self.say("lacks-peace" if fights else "lacks-combat")]
        return self._price(state, design.cost, besides=1) or [self.say("lacks-target")]

    def _of_room(self, state: CarnomorphState, seen: Seen) -> list[str]:
        if state.question not in {"act", "room"} or ROOM + seen.place in state.options:
            return []
        here = state.pos[state.player]
        if seen.place == here:
            return self._of_own_room(state, seen) if state.question == "act" else []
        if not self.game.places.open_to(here, state.closed) >> seen.place & 1:
            return [self.say("lacks-way")]
        if state.question == "room":
            return [self.say("lacks-quiet")] if not self.game.around[seen.place] & ~state.noises else []
        return [self.say("lacks-move")] if MOVE in state.options else self._price(state, self._cost("move"))

    def _of_own_room(self, state: CarnomorphState, seen: Seen) -> list[str]:
        if USE in state.options:
            return []
        if seen.number not in self.game.played:
            return [self.say("lacks-room")]
        if state.malfunctions >> seen.place & 1:
            return [self.say("lacks-order")]
        if state.in_combat(state.player):
            return [self.say("lacks-peace")]
        return self._price(state, self._cost("room")) or [self.say("lacks-target")]

    def _of_figure(self, state: CarnomorphState, seen: Seen) -> list[str]:
        if state.question not in {"act", "figure"} or FIGURE + seen.number in state.options:
            return []
        if state.at[seen.number] != state.pos[state.player]:
            return [self.say("lacks-here")]
        if state.question == "figure":
            return []
        if SHOOT in state.options or MELEE in state.options:
            return [self.say("lacks-attack")]
        return self._price(state, min(self._cost("shoot"), self._cost("melee")))

    def _cost(self, action: str) -> int:
        return int(getattr(self.game.rules.round, f"cost_{action}"))
