"""The text view of Mephisto for `cardplay`."""

from __future__ import annotations

from cardpress_engines.kernel import text_view
from cardpress_engines.kernel.text_view import FormatMessage, PrintedTexts, Seen
from cardpress_engines.mephisto.game import Mephisto
from cardpress_engines.mephisto.state import MephistoState
from cardpress_engines.mephisto.text.board import BoardText
from cardpress_engines.mephisto.text.log import GameLog
from cardpress_engines.mephisto.text.names import DisplayNames
from cardpress_engines.mephisto.text.obstacles import Obstacles
from cardpress_engines.mephisto.text.prompts import Prompts


class TextView(text_view.TextView[MephistoState]):
    """Tells a game of one set-up in one language."""

    def __init__(self, game: Mephisto, say: FormatMessage, texts: PrintedTexts) -> None:
        self.naming = DisplayNames(game, say, texts)
        self._obstacles = Obstacles(self.naming)
        self.board = BoardText(self.naming)
        super().__init__(self.naming, self.board, Prompts(self.naming), GameLog(self.naming))

    def obstacles(self, state: MephistoState, seen: Seen) -> list[str]:
        """Why something that is seen cannot be used for what is asked."""
        return self._obstacles.lines(state, seen)

    def shows_table(self, state: MephistoState) -> bool:
        """The play step is where a person looks at the whole table."""
        return state.question == "turn"

    def hand(self, state: MephistoState, person: int) -> list[str]:
        """A person's hand with rules texts, and the course of a turn."""
        return [*self.board.hand(state, person), "", self.naming.say("about-turn")]

    def result_lines(self, state: MephistoState, person: int | None) -> list[str]:
        """Points and winner of a game that is over."""
        return self.board.result_lines(state, person)
