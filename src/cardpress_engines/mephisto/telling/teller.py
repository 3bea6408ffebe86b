"""Mephisto for a person: what `cardplay` shows of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cardpress_engines.kernel.state import Happening
from cardpress_engines.kernel.telling import Group, Say
from cardpress_engines.mephisto.game import Mephisto
from cardpress_engines.mephisto.state import MephistoState
from cardpress_engines.mephisto.telling.board import Board
from cardpress_engines.mephisto.telling.naming import Naming
from cardpress_engines.mephisto.telling.questions import Questions
from cardpress_engines.mephisto.telling.story import Story


class Teller:
    """Tells a game of one set-up in one language; see kernel/telling.py."""

    def __init__(self, game: Mephisto, say: Say, texts: Mapping[str, Any]) -> None:
        self.naming = Naming(game, say, texts)
        self.board, self.questions, self.told = Board(self.naming), Questions(self.naming), Story(self.naming)

    def table(self, state: MephistoState, person: int | None, *, texts: bool = False) -> list[str]:
        """Everything a person sees on the table and in their hand, with rules texts when wanted."""
        return self.board.lines(state, person, texts=texts)

    def shows_table(self, state: MephistoState) -> bool:
        """The play step is where a person looks at the whole table."""
        return state.question == "turn"

    def question(self, state: MephistoState) -> list[str]:
        """What the player who decides is asked, with the rules text it comes from."""
        return self.questions.question(state)

    def choices(self, state: MephistoState) -> list[Group]:
        """All legal actions of the player who decides."""
        return self.questions.choices(state)

    def about(self, state: MephistoState, action: int) -> list[str]:
        """What an action means: its card with its rules text, or its rule."""
        return self.questions.about(state, action)

    def hand(self, state: MephistoState, person: int) -> list[str]:
        """A person's hand with rules texts, and the course of a turn."""
        return [*self.board.hand(state, person, texts=True), "", self.naming.say("about-turn")]

    def found(self, words: str) -> list[str]:
        """Cards whose name has these words in it, with rules texts."""
        wanted = words.casefold()
        cards = [card for card, name in enumerate(self.naming.names) if wanted in name.casefold()]
        return [line for card in cards for line in self.naming.text(card)]

    def story(self, happenings: Sequence[Happening], since: int, person: int | None) -> list[str]:
        """What happened from the happening number `since` on."""
        return self.told.lines(happenings, since, person)

    def ending(self, state: MephistoState, person: int | None) -> list[str]:
        """Points and winner of a game that is over."""
        return self.board.ending(state, person)
