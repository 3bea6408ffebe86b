"""Where the cards of an open project are written: files of their own, rows of tables, the course of play."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path

from cardpress.models.source import Source
from cardpress.tables.rows import RowSource
from cardpress_studio.files.card_files import CardFiles, as_text, digest_of
from cardpress_studio.files.journal import Step
from cardpress_studio.sentences.course_reader import COURSE_ID, CourseReader
from cardpress_studio.sentences.places import Place
from cardpress_studio.sentences.readings import GameReader
from cardpress_studio.view_json import Json


class UnknownCardError(KeyError):
    """A game or a card that the project does not have, or not as a file of its own."""


class CardSources:
    """Finds and reads them as they are now: the files may be newer than the last whole check."""

    def __init__(
        self, root: Path, files: CardFiles, reader: Callable[[str], GameReader | None], settle: Callable[[], None]
    ) -> None:
        """`reader`: a game as the last whole check saw it; `settle`: has the files checked if any was written."""
        self._root, self._files, self._reader, self._settle = root, files, reader, settle
        self._once: dict[str, dict[str, Source]] = {}
        """Files of cards as they were when they last fitted: one that an editor broke is shown still."""
        self._pressed: dict[tuple[str, str], tuple[int, Json]] = {}
        """Rows of tables as they were written last, with the number of that, until a whole check has read them."""

    def keep(self, game: str) -> None:
        """Remember the files of a game as a whole check has just seen them."""
        self._once[game] = self.files(game)

    def keep_row(self, game: str, id_: str, written: int, card: Json) -> None:
        """Remember a row that was just written, with the number of that."""
        self._pressed[game, id_] = written, card

    def forget_rows(self, before: int) -> None:
        """Read rows from the whole check again that were written before this number."""
        self._pressed = {at: one for at, one in self._pressed.items() if one[0] >= before}

    def files(self, game: str) -> dict[str, Source]:
        """Cards that have a file of their own: others are rows of tables, or one of many in a file."""
        reader = self._reader(game)
        known = reader.game.components if reader else {}
        now = {id_: loaded.source for id_, loaded in known.items() if type(loaded.source) is Source}
        once = self._once.get(game, {}).items()
        broken = {id_: one for id_, one in once if id_ not in known and (self._root / one.path).is_file()}
        return {**now, **broken}

    def rows(self, game: str) -> dict[str, RowSource]:
        """Cards that are rows of tables."""
        reader = self._reader(game)
        known = reader.game.components.items() if reader else ()
        return {id_: loaded.source for id_, loaded in known if type(loaded.source) is RowSource}

    def row(self, game: str, id_: str) -> Json:
        """A row as it was pressed last, or else as it was read."""
        known = self._pressed.get((game, id_))
        return known[1] if known else self.rows(game)[id_].value

    def read(self, game: str, id_: str) -> tuple[str, str]:
        """The path and the text of a card's file, or of the course of play. Raises UnknownCardError."""
        path = self._path(game, id_)
        if path is None:
            self._settle()
            path = self._path(game, id_)
        if row := self.rows(game).get(id_) if path is None else None:
            return row.path, as_text(self.row(game, id_))
        if path is None:
            raise UnknownCardError(f"{game}/{id_}")
        try:
            return path, self._files.read(path)
        except OSError as problem:
            raise UnknownCardError(path) from problem

    def place(self, game: str, id_: str, *, pointer: str, language: str) -> tuple[Place, str]:
        """A place of a card's file, and the digest of that. Raises UnknownCardError."""
        path, text = self.read(game, id_)
        return Place(path, json.loads(text), pointer, language), digest_of(text)

    def owner(self, step: Step, games: Sequence[str]) -> tuple[str, str] | None:
        """Game and id of the first card whose file is one of a step's."""
        paths = {change.path for change in step}
        owners = ((game, id_, one.path) for game in games for id_, one in self.files(game).items())
        return next(((game, id_) for game, id_, path in owners if path in paths), None)

    def _path(self, game: str, id_: str) -> str | None:
        """The file of a card, or of the course of play; None where there is none."""
        reader = self._reader(game)
        if reader is None:
            return None
        if id_ == COURSE_ID:
            return CourseReader.path(reader.game)
        source = self.files(game).get(id_)
        return source.path if source else None
