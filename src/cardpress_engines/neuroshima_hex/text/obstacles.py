"""Why a tile on the table is no answer: the net it lies in, the hex that is not free, what it did already."""

from __future__ import annotations

from cardpress_engines.kernel.interpreter import start_of
from cardpress_engines.kernel.text_view import Seen
from cardpress_engines.neuroshima_hex.actions import HEX, MOVE, PLAY, USE
from cardpress_engines.neuroshima_hex.moves import can_move
from cardpress_engines.neuroshima_hex.state import HexState
from cardpress_engines.neuroshima_hex.text.names import DisplayNames

GOING = frozenset({"place", "move_to", "push_to", "pull_to"})
"""Questions whose answers are hexes without a unit."""


class Obstacles:
    """What stands in the way of tiles, in words; nothing where the question itself says it."""

    def __init__(self, naming: DisplayNames) -> None:
        self.game, self.say = naming.game, naming.say

    def lines(self, state: HexState, seen: Seen) -> list[str]:
        """Why something cannot be chosen or used now."""
        if seen.number < 0:
            return []
        if seen.zone == "hands":
            return self._of_hand(state, seen)
        return self._on_board(state, seen) if seen.zone in {"piece_at", "ground_at"} else []

    def _of_hand(self, state: HexState, seen: Seen) -> list[str]:
        if state.question not in {"act", "throw"}:
            return []
        if seen.owner != state.player:
            return [self.say("lacks-owner")]
        if state.question == "throw" or PLAY + seen.number in state.options:
            return []
        is_instant = self.game.designs[seen.number].kind == "instant"
        return [self.say("lacks-target" if is_instant else "lacks-hex")]

    def _on_board(self, state: HexState, seen: Seen) -> list[str]:
        if state.question in GOING:
            return [self.say("lacks-free")] if HEX + seen.place not in state.options else []
        if state.question != "act":
            return []
        if seen.zone == "ground_at":
            return [self.say("lacks-ability")]
        if state.board.owner[seen.number] != state.player:
            return [self.say("lacks-owner")]
        if not state.board.is_free(seen.number):
            return [self.say("lacks-net")]
        lines = [*self._to_move(state, seen), *self._to_use(state, seen)]
        is_idle = MOVE + seen.place not in state.options and USE + seen.place not in state.options
        return lines or ([self.say("lacks-ability")] if is_idle else [])

    def _to_move(self, state: HexState, seen: Seen) -> list[str]:
        if seen.number not in state.board.pieces_with("mobility"):
            return []
        if seen.number in state.moved:
            return [self.say("lacks-moved")]
        return [] if can_move(state, seen.number) else [self.say("lacks-way")]

    def _to_use(self, state: HexState, seen: Seen) -> list[str]:
        usable = self.game.usable[seen.number]
        if usable is None or USE + seen.place in state.options:
            return []
        running = start_of(usable.entry, state.player, seen.number)
        if seen.number in state.activated or (usable.per and state.is_spent(usable.per, running.use)):
            return [self.say("lacks-used", per=usable.per or "turn")]
        if not usable.per and len(state.activated) >= state.board.activations(state.player):
            return [self.say("lacks-activations")]
        return [self.say("lacks-target")]
