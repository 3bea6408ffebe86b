"""Carnomorphs for a person: what `cardplay` shows of it."""

from __future__ import annotations

from cardpress_engines.carnomorphs.game import Carnomorphs
from cardpress_engines.carnomorphs.state import CarnomorphState
from cardpress_engines.carnomorphs.text.board import Board
from cardpress_engines.carnomorphs.text.log import Story
from cardpress_engines.carnomorphs.text.names import Naming
from cardpress_engines.carnomorphs.text.prompts import Questions
from cardpress_engines.kernel import text_view
from cardpress_engines.kernel.text_view import GameTexts, Say


class Teller(text_view.Teller[CarnomorphState]):
    """Tells a drill of one set-up in one language."""

    def __init__(self, game: Carnomorphs, say: Say, texts: GameTexts) -> None:
        self.naming = Naming(game, say, texts)
        self.board = Board(self.naming)
        super().__init__(self.naming, self.board, Questions(self.naming), Story(self.naming))

    def shows_table(self, state: CarnomorphState) -> bool:
        """When a character acts."""
        return state.question == "act"

    def hand(self, state: CarnomorphState, person: int) -> list[str]:
        """A person's cards, objectives and mutation with rules texts."""
        return self.board.hand(state, person)

    def ending(self, state: CarnomorphState, person: int | None) -> list[str]:
        """What became of everybody, and who has won."""
        return self.board.ending(state, person)
