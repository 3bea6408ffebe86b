"""The text view of M.E.A.T.: The Cult for `cardplay`."""

from __future__ import annotations

from cardpress_engines.kernel import text_view
from cardpress_engines.kernel.text_view import FormatMessage, PrintedTexts, Seen
from cardpress_engines.meat_the_cult.actions import POSITIONS
from cardpress_engines.meat_the_cult.game import MeatTheCult
from cardpress_engines.meat_the_cult.state import MeatState
from cardpress_engines.meat_the_cult.text.board import BoardText
from cardpress_engines.meat_the_cult.text.log import GameLog
from cardpress_engines.meat_the_cult.text.names import DisplayNames
from cardpress_engines.meat_the_cult.text.obstacles import Obstacles
from cardpress_engines.meat_the_cult.text.prompts import Prompts


class TextView(text_view.TextView[MeatState]):
    """The text view of a game in one language."""

    def __init__(self, game: MeatTheCult, say: FormatMessage, texts: PrintedTexts) -> None:
        self.naming = DisplayNames(game, say, texts)
        self._obstacles = Obstacles(self.naming)
        self.board = BoardText(self.naming)
        super().__init__(self.naming, self.board, Prompts(self.naming), GameLog(self.naming))

    def obstacles(self, state: MeatState, seen: Seen) -> list[str]:
        """Why something that is seen cannot be used for what is asked."""
        return self._obstacles.lines(state, seen)

    def shows_table(self, state: MeatState) -> bool:
        """Before cards are placed, before they are paid for, and at each move."""
        return state.question in {"move", "pay", POSITIONS[0]}

    def hand(self, state: MeatState, person: int) -> list[str]:
        """A player's hand with rules texts, the course of a round and the keywords."""
        keywords = self.naming.say("about-keywords").splitlines()
        return [*self.board.hand(state, person), "", self.naming.say("about-round"), *keywords]

    def result_lines(self, state: MeatState, person: int | None) -> list[str]:
        """Vitality and winner of a finished game."""
        return self.board.result_lines(state, person)
