"""Names and other texts of a card in every language, as the files of texts have them."""

from __future__ import annotations

from typing import Any

from cardpress.models.project import Game
from cardpress.translate.fluent_units import pieces, readable, rewritten
from cardpress_studio.files.card_files import CardFiles, digest_of

FLAVOR = "flavor"


class CardWords:
    """The texts of one game, read and rewritten one by one; what is not changed keeps every byte."""

    def __init__(self, files: CardFiles, game: Game) -> None:
        self._files, self._game = files, game

    def languages(self) -> list[str]:
        """The languages of the game; words of cards that are rows of a table stand there, all others in files."""
        return list(self._game.texts)

    def path(self, language: str) -> str:
        """The file of a language's texts."""
        return self._game.texts[language].path

    def words(self, id_: str) -> list[dict[str, Any]]:
        """Each text of a card: its key, and by language what it says, "" where that is missing."""
        files = {code: self._files.read(self.path(code)) for code in self.languages()}
        known = {code: pieces(text) for code, text in files.items()}
        has_flavor = any(key.endswith(f".{FLAVOR}") for texts in known.values() for key in texts)
        usual = [id_, *([f"{id_}.{FLAVOR}"] if has_flavor else [])]
        found = [key for texts in known.values() for key in texts if key.partition(".")[0] == id_]
        return [
            {
                "key": key,
                "name": key.partition(".")[2] or "name",
                "texts": {code: texts[key].text if key in texts else "" for code, texts in known.items()},
                "seen": {code: digest_of(text) for code, text in files.items()},
            }
            for key in dict.fromkeys([*usual, *found])
        ]

    @staticmethod
    def text(file: str, key: str) -> str:
        """What a file says under a key, "" where it says nothing."""
        known = pieces(file)
        return known[key].text if key in known else ""

    def rewritten(self, file: str, key: str, text: str) -> str:
        """A file with another text under a key. Raises UnreadableError for what is no text of Fluent."""
        readable(text)
        order = dict.fromkeys([*pieces(file), key])
        return rewritten(file, [*order], {key: text})
