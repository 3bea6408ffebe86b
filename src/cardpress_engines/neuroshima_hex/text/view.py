"""The text view of Neuroshima Hex for `cardplay`."""

from __future__ import annotations

from cardpress_engines.kernel import text_view
from cardpress_engines.kernel.actions import YES
from cardpress_engines.kernel.text_view import FormatMessage, PrintedTexts, Seen
from cardpress_engines.neuroshima_hex.actions import END_TURN, PLAY, THROW
from cardpress_engines.neuroshima_hex.game import NeuroshimaHex
from cardpress_engines.neuroshima_hex.state import HexState
from cardpress_engines.neuroshima_hex.text.board import BoardText
from cardpress_engines.neuroshima_hex.text.log import GameLog
from cardpress_engines.neuroshima_hex.text.names import DisplayNames
from cardpress_engines.neuroshima_hex.text.obstacles import Obstacles
from cardpress_engines.neuroshima_hex.text.prompts import Prompts


class TextView(text_view.TextView[HexState]):
    """The text view of a match in one language."""

    def __init__(self, game: NeuroshimaHex, say: FormatMessage, texts: PrintedTexts) -> None:
        self.naming = DisplayNames(game, say, texts)
        self._obstacles = Obstacles(self.naming)
        super().__init__(self.naming, BoardText(self.naming), Prompts(self.naming), GameLog(self.naming))

    def obstacles(self, state: HexState, seen: Seen) -> list[str]:
        """Why something that is seen cannot be used for what is asked."""
        return self._obstacles.lines(state, seen)

    def shows_table(self, state: HexState) -> bool:
        """Before the HQ is placed and at decisions of a turn, but not after a discard."""
        before = next((action for action in reversed(state.log) if action < PLAY), END_TURN)
        match state.question:
            case "act":
                return not state.log or state.log[-1] < THROW
            case "redraw":
                return before != YES
            case "place":
                return not state.turns
        return state.question in {"throw", "medic", "explode"}

    def hand(self, state: HexState, person: int) -> list[str]:
        """A player's tiles with rules texts, the symbols of the board, the course of a turn."""
        drawn = [line for design in sorted(set(state.hands[person])) for line in self.naming.text(design)]
        legend = self.naming.say("legend").splitlines()
        return [*drawn, *([""] if drawn else []), *legend, "", self.naming.say("about-turn")]

    def result_lines(self, state: HexState, person: int | None) -> list[str]:
        """Hit points and winner of a finished game."""
        lines = [f"*{self.naming.say('end-title')}*"]
        for player in range(2):
            who, points = self.naming.player(player, person), state.hit_points[player]
            lines.append(self.naming.say("end-player", who=who, points=points))
        returns = state.returns()
        winners = [player for player, won in enumerate(returns) if won > 0]
        if not winners:
            return [*lines, f"*{self.naming.say('end-draw')}*"]
        if winners[0] == person:
            return [*lines, f"*{self.naming.say('end-won')}*"]
        return [*lines, f"*{self.naming.say('end-lost', who=self.naming.player(winners[0], person))}*"]
