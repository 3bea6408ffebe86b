"""Why something on the table is no answer: the price, the steps it is away, the weapon that is not loaded."""

from __future__ import annotations

from collections.abc import Sequence

from cardpress_engines.adrenaline.actions import CARD, GRAB, SHOOT, SQUARE
from cardpress_engines.adrenaline.payment import pay
from cardpress_engines.adrenaline.state import AdrenalineState, is_personal
from cardpress_engines.adrenaline.text.names import DisplayNames
from cardpress_engines.adrenaline.turn import move_limits
from cardpress_engines.kernel.text_view import Seen

TURN = frozenset({"act", "fire", "reload", "leave"})
"""Questions that are about one's own weapons."""


class Obstacles:
    """What stands in the way of weapons, cards and squares, in words; nothing where the question says it."""

    def __init__(self, naming: DisplayNames) -> None:
        self.naming, self.game, self.say = naming, naming.game, naming.say

    def lines(self, state: AdrenalineState, seen: Seen) -> list[str]:
        """Why something cannot be chosen or used now."""
        where = {"weapons": self._of_weapon, "stalls": self._of_stall, "powerups": self._of_powerup,
                 "tiles": self._of_square, "pos": self._of_figure}  # fmt: skip
        return where[seen.zone](state, seen) if seen.zone in where and seen.number >= 0 else []

    def _price(self, state: AdrenalineState, cost: Sequence[int]) -> list[str]:
        if state.can_pay(state.player, cost):
            return []
        there = self.naming.cubes(state.cubes[state.player])
        return [self.say("lacks-price", cost=self.naming.cubes(cost), there=there)]

    def _of_weapon(self, state: AdrenalineState, seen: Seen) -> list[str]:
        if state.question not in TURN or CARD + seen.number in state.options:
            return []
        if seen.owner != state.player:
            return [self.say("lacks-owner")]
        weapon, is_loaded = seen.number, seen.number in state.loaded
        if state.question == "leave":
            return [self.say("lacks-personal" if is_personal(self.game, weapon) else "lacks-new")]
        if state.question == "reload":
            return [self.say("lacks-empty")] if is_loaded else self._price(state, self.game.cost[weapon])
        if not is_loaded:
            return [self.say("lacks-loaded", cost=self.naming.cubes(self.game.cost[weapon]))]
        return self._to_shoot(state)

    def _to_shoot(self, state: AdrenalineState) -> list[str]:
        can_shoot = state.question == "act" and SHOOT in state.options
        return [self.say("lacks-shoot" if can_shoot else "lacks-shot")]

    def _of_stall(self, state: AdrenalineState, seen: Seen) -> list[str]:
        if state.question not in {"act", "weapon"} or CARD + seen.number in state.options:
            return []
        if dear := self._price(state, self.game.grab_cost[seen.number]):
            return dear
        return [self.say("lacks-grab" if state.question == "act" and GRAB in state.options else "lacks-here")]

    def _of_powerup(self, state: AdrenalineState, seen: Seen) -> list[str]:
        game, card = self.game, seen.number
        if CARD + card in state.options or seen.owner != state.player:
            return []
        paying = state.argument_of_waiting(pay)
        if paying is not None:
            color = next(each for each, cubes in enumerate(paying[1]) if cubes)
            return [self.say("lacks-color", color=self.naming.color(color))]
        if state.question in {"act", "scope", "tagback"} and card in game.scopes:
            return [self.say("lacks-dealt")]
        if state.question in {"act", "scope", "tagback"} and card in game.tagbacks:
            return [self.say("lacks-taken")]
        if state.question in {"scope", "tagback"}:
            return [self.say("lacks-turn")]
        return [self.say("lacks-target")] if state.question == "act" else []

    def _of_square(self, state: AdrenalineState, seen: Seen) -> list[str]:
        if state.question == "act":
            return [self.say("lacks-action")]
        if state.question not in {"run", "grab", "shoot"} or SQUARE + seen.place in state.options:
            return []
        limits, here = move_limits(state, state.player), state.pos[state.player]
        far = {"run": limits.run, "grab": limits.grab, "shoot": limits.shoot}[state.question]
        if seen.place == here and state.question == "run":
            return [self.say("lacks-away")]
        if not self.game.places.reach(here, far) >> seen.place & 1:
            return [self.say("lacks-reach", far=far)]
        return [self.say("lacks-aim")] if state.question == "shoot" else []

    def _of_figure(self, state: AdrenalineState, seen: Seen) -> list[str]:
        if state.question != "act":
            return []
        if seen.number == state.player:
            return [self.say("lacks-action")]
        return [self.say("lacks-shoot" if SHOOT in state.options else "lacks-attack")]
