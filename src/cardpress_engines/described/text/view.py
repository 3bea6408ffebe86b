"""The text view of every described game for `cardplay`."""

from __future__ import annotations

from cardpress_engines.described.game import DescribedGame
from cardpress_engines.described.state import DescribedState
from cardpress_engines.described.text.asking import count_chosen
from cardpress_engines.described.text.board import BoardText
from cardpress_engines.described.text.log import GameLog
from cardpress_engines.described.text.names import DisplayNames
from cardpress_engines.described.text.prompts import OF_TABLE, Prompts
from cardpress_engines.kernel import text_view
from cardpress_engines.kernel.text_view import FormatMessage, PrintedTexts, Seen


class TextView(text_view.TextView[DescribedState]):
    """Tells a described game of one set-up in one language."""

    def __init__(self, game: DescribedGame, say: FormatMessage, texts: PrintedTexts) -> None:
        self.naming = DisplayNames(game, say, texts)
        self.board = BoardText(self.naming)
        self.prompts = Prompts(self.naming)
        super().__init__(self.naming, self.board, self.prompts, GameLog(self.naming))

    def shows_table(self, state: DescribedState) -> bool:
        """Before every decision but those of an action, a procedure or a card that has begun."""
        return count_chosen(state) == 0 and (state.question in OF_TABLE or not self.prompts.is_within(state))

    def obstacles(self, state: DescribedState, seen: Seen) -> list[str]:
        """Why the actions that are asked for cannot be taken with a piece, each with its rules."""
        return self.prompts.obstacles(state, seen.number) if seen.number >= 0 else []

    def hand(self, state: DescribedState, person: int) -> list[str]:
        """What a person holds, with rules texts, and the course of the game."""
        course = [self.naming.say("about-turn")] if "about-turn" in self.naming.say else self.naming.course
        return [*self.board.hand(state, person), *([""] if course else []), *course]

    def result_lines(self, state: DescribedState, person: int | None) -> list[str]:
        """Points and winner of a game that is over."""
        return self.board.result_lines(state, person)
