"""What is said at a table in one language: questions, choices, what happened, and the words of the page."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from cardpress_engines.cardplay import games
from cardpress_engines.cardplay.fluent_messages import FluentMessages
from cardpress_engines.cardplay.text_views import tell
from cardpress_engines.described.text.view import TextView
from cardpress_engines.kernel.game_interface import GameInterface
from cardpress_engines.kernel.state import GameState
from cardpress_table.described_words import names_of_spaces, names_of_zones, words_of_markers

Json = dict[str, Any]
PAGE: Final = "page-"
"""What ids of messages of the page begin with, in the packs of languages."""
ZONE: Final = "zone-"
"""What ids of names of zones begin with, in the messages of a game."""


class TableWords:
    """The words of a game of one set-up in one language; `view` tells states and what happened."""

    def __init__(self, game: GameInterface, language: str, folder: Path | None = None) -> None:
        """Raises InputError when the game has no words in the language."""
        self.view, self._program = tell(game, language, folder)
        said = games.texts(games.find(game.name, folder), language)["terminal"]
        self._own = FluentMessages(language, said["game"], said["ties"])

    def of_page(self, players: int) -> Json:
        """Messages of the page by name; names of zones, players and of what is not called as it is printed."""
        zones = {id_.removeprefix(ZONE): self._own(id_) for id_ in self._own.ids(ZONE)}
        if isinstance(self.view, TextView):
            zones |= names_of_zones(self.view.naming)
        return {
            "page": {id_.removeprefix(PAGE): self._program(id_) for id_ in self._program.ids(PAGE)},
            "names": dict(self.view.component_names()),
            "zones": zones,
            "values": words_of_markers(self.view.naming) if isinstance(self.view, TextView) else {},
            "spaces": names_of_spaces(self.view.naming) if isinstance(self.view, TextView) else {},
            "players": [self._program("seat-player", number=player + 1) for player in range(players)],
        }

    def page_word(self, name: str) -> str:
        """One message of the page; raises InputError when the rules data lack it."""
        return self._program(f"{PAGE}{name}")

    def question(self, state: GameState[GameInterface]) -> Json:
        """What the player who decides is asked, and the choices in groups."""
        groups = [
            {
                "heading": group.heading,
                "choices": [
                    {"action": choice.action, "words": choice.words or str(choice.number)}
                    for choice in group.choices
                ],
            }
            for group in self.view.choices(state)
        ]
        return {"lines": self.view.question(state), "groups": groups}
