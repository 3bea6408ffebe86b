"""Why a card on the table is no answer: the cost that cannot be paid, the lane it is not in, what it lacks."""

from __future__ import annotations

from cardpress_engines.kernel.interpreter import start_of
from cardpress_engines.kernel.text_view import Seen
from cardpress_engines.mephisto.actions import CARD, PIECE, SPACE, SUMMON
from cardpress_engines.mephisto.state import MephistoState
from cardpress_engines.mephisto.text.names import DisplayNames


class Obstacles:
    """What stands in the way of cards, in words; nothing where the question itself says it."""

    def __init__(self, naming: DisplayNames) -> None:
        self.game, self.say = naming.game, naming.say

    def lines(self, state: MephistoState, seen: Seen) -> list[str]:
        """Why something cannot be chosen or used now."""
        where = {
            "hands": self._of_hand,
            "dungeon": self._of_dungeon,
            "gear": self._of_gear,
            "souls": self._of_soul,
        }
        return where[seen.zone](state, seen) if seen.zone in where and seen.number >= 0 else []

    def _of_hand(self, state: MephistoState, seen: Seen) -> list[str]:
        card, question = seen.number, state.question
        if question in {"turn", "summon", "pay"} and seen.owner != state.player:
            return [self.say("lacks-owner")]
        is_monster = self.game.is_monster[card]
        if question == "summon" and not is_monster:
            return [self.say("lacks-monster")]
        if question != "turn":
            return []
        if is_monster:
            return [self.say("lacks-summon", possible="yes" if SUMMON in state.options else "no")]
        cost, others = self.game.cost[card], len(state.hands[state.player]) - 1
        return [self.say("lacks-cards", cost=cost, others=others)] if cost > others else []

    def _of_dungeon(self, state: MephistoState, seen: Seen) -> list[str]:
        is_monster = "yes" if self.game.is_monster[seen.number] else "no"
        match state.question:
            case "turn" | "lane":
                return [self.say(f"lacks-before-{state.question}", monster=is_monster)]
            case "loot" if is_monster == "yes":
                return [self.say("lacks-loot")]
            case "monsters" if is_monster == "no":
                return [self.say("lacks-fight")]
            case "monsters":
                return self._of_lane(state, SPACE + seen.place)
        return []

    def _of_lane(self, state: MephistoState, space: int) -> list[str]:
        assert state.fight is not None
        player, lane = state.fight
        if space - SPACE not in self.game.lanes[player][lane]:
            return [self.say("lacks-lane", lane=lane)]
        return [self.say("lacks-again")] if space not in state.options else []

    def _of_gear(self, state: MephistoState, seen: Seen) -> list[str]:
        if state.question not in {"turn", "weapons"}:
            return []
        if state.owner[seen.number] != state.player:
            return [self.say("lacks-owner")]
        return (self._to_activate if state.question == "turn" else self._to_fight_with)(state, seen.number)

    def _to_activate(self, state: MephistoState, piece: int) -> list[str]:
        if piece not in self.game.activatable:
            return [self.say("lacks-activation")]
        return [self.say("lacks-activated")] if piece in state.activated else []

    def _to_fight_with(self, state: MephistoState, piece: int) -> list[str]:
        assert state.fight is not None
        lane, own = state.fight[1], state.lane[piece]
        if piece not in self.game.weapons:
            return [self.say("lacks-weapon")]
        if own != lane:
            return [self.say("lacks-range", own=own, lane=lane)]
        return [self.say("lacks-again")] if PIECE + piece not in state.options else []

    def _of_soul(self, state: MephistoState, seen: Seen) -> list[str]:
        if state.question != "turn":
            return []
        if seen.owner != state.player:
            return [self.say("lacks-owner")]
        ability = self.game.optional.get(seen.number)
        if ability is None:
            return [self.say("lacks-soul")]
        running = start_of(ability.entry, state.player, CARD + seen.number)
        if state.is_spent(ability.per, running.use):
            return [self.say("lacks-spent", per=ability.per)]
        return [self.say("lacks-target")] if not ability.possible(state, running) else []
