"""The text view of Carnomorphs that `cardplay` shows."""

from __future__ import annotations

from cardpress_engines.carnomorphs.game import Carnomorphs
from cardpress_engines.carnomorphs.state import CarnomorphState
from cardpress_engines.carnomorphs.text.board import BoardText
from cardpress_engines.carnomorphs.text.log import GameLog
from cardpress_engines.carnomorphs.text.names import DisplayNames
from cardpress_engines.carnomorphs.text.obstacles import Obstacles
from cardpress_engines.carnomorphs.text.prompts import Prompts
from cardpress_engines.kernel import text_view
from cardpress_engines.kernel.text_view import FormatMessage, PrintedTexts, Seen


class TextView(text_view.TextView[CarnomorphState]):
    """Describes a drill of one set-up in one language."""

    def __init__(self, game: Carnomorphs, say: FormatMessage, texts: PrintedTexts) -> None:
        self.naming = DisplayNames(game, say, texts)
        self._obstacles = Obstacles(self.naming)
        self.board = BoardText(self.naming)
        super().__init__(self.naming, self.board, Prompts(self.naming), GameLog(self.naming))

    def obstacles(self, state: CarnomorphState, seen: Seen) -> list[str]:
        """Why something that is seen cannot be used for what is asked."""
        return self._obstacles.lines(state, seen)

    def shows_table(self, state: CarnomorphState) -> bool:
        """When a player chooses an action."""
        return state.question == "act"

    def hand(self, state: CarnomorphState, person: int) -> list[str]:
        """A person's cards, objectives and mutation, with rules texts."""
        return self.board.hand(state, person)

    def result_lines(self, state: CarnomorphState, person: int | None) -> list[str]:
        """Everybody's fate and the winner."""
        return self.board.result_lines(state, person)
