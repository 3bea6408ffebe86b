"""The text view of Adrenaline that `cardplay` shows."""

from __future__ import annotations

from cardpress_engines.adrenaline.game import Adrenaline
from cardpress_engines.adrenaline.state import EMPTY, AdrenalineState
from cardpress_engines.adrenaline.text.board import BoardText
from cardpress_engines.adrenaline.text.log import GameLog
from cardpress_engines.adrenaline.text.names import DisplayNames
from cardpress_engines.adrenaline.text.obstacles import Obstacles
from cardpress_engines.adrenaline.text.prompts import Prompts
from cardpress_engines.kernel import text_view
from cardpress_engines.kernel.text_view import FormatMessage, PrintedTexts, Seen


class TextView(text_view.TextView[AdrenalineState]):
    """Describes a game of one set-up in one language."""

    def __init__(self, game: Adrenaline, say: FormatMessage, texts: PrintedTexts) -> None:
        self.naming = DisplayNames(game, say, texts)
        self._obstacles = Obstacles(self.naming)
        self.board = BoardText(self.naming)
        super().__init__(self.naming, self.board, Prompts(self.naming), GameLog(self.naming))

    def obstacles(self, state: AdrenalineState, seen: Seen) -> list[str]:
        """Why something that is seen cannot be used for what is asked."""
        return self._obstacles.lines(state, seen)

    def shows_table(self, state: AdrenalineState) -> bool:
        """When a player chooses an action or a spawnpoint."""
        return state.question in {"act", "spawn"}

    def hand(self, state: AdrenalineState, person: int) -> list[str]:
        """A person's powerups, weapons and ability with rules texts."""
        lines = self.board.hand(state, person)
        for weapon in state.weapons[person]:
            lines += ["", *self.naming.weapon(weapon)]
        character = state.characters[person]
        return [*lines, *([] if character == EMPTY else ["", *self.naming.ability(character)])]

    def result_lines(self, state: AdrenalineState, person: int | None) -> list[str]:
        """The points and the winner of a finished game."""
        return self.board.result_lines(state, person)
