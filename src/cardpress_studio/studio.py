"""A project that is open in the studio: its games as they are now, and what of them was written."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from threading import RLock

from cardpress.diagnostics import Diagnostic
from cardpress.incremental.session import Session
from cardpress.models.project import Texts
from cardpress.serve.snapshots import Desk
from cardpress_studio.card_sources import CardSources, UnknownCardError
from cardpress_studio.files.card_files import CardFiles
from cardpress_studio.files.card_words import CardWords
from cardpress_studio.files.file_drafts import FileDrafts
from cardpress_studio.files.journal import FileChange, Journal
from cardpress_studio.making.new_cards import NewCards
from cardpress_studio.sentences.course_reader import COURSE_ID, CourseReader
from cardpress_studio.sentences.readings import GameReader
from cardpress_studio.sentences.said_before import SaidBefore
from cardpress_studio.sights import QUIET_AFTER_TEMPLATE, Sight
from cardpress_studio.view_json import Json, step_json


class Studio:
    """What all that answers the page looks at, one question at a time."""

    def __init__(self, root: Path, games: Sequence[str], session: Session, tool: str) -> None:
        self.root, self.games, self.sight = root, tuple(games), Sight(root, games, session, tool)
        self._asked_for = tuple(games)
        self.files = CardFiles(root, Journal(root))
        self.lock = RLock()
        self._readers: dict[str, GameReader] = {}
        self._said: dict[str, SaidBefore] = {}
        self.sources = CardSources(root, self.files, self._open_reader, self.settle)
        self.writes, self._checked_writes = 1, 0
        """How often something was written, and how much of that a whole check has seen."""

    @property
    def desk(self) -> Desk:
        """The faces that can be asked for, and who is told of new ones."""
        return self.sight.desk

    def refresh(self) -> None:
        """Look at the files as they are now, and draw what is new; presses may come meanwhile."""
        writes, games = self.writes, self._asked_for
        games = tuple(one for one in games if (self.root / "content" / one).is_dir())
        self.sight.look(games)
        with self.lock:
            self.games, self._checked_writes = games, max(writes, self._checked_writes)
            self.sources.forget_rows(writes)
            found = self.sight.proof
            for name, game in found.outcome.games.items() if found else ():
                if name not in self._readers or self._readers[name].game is not game:
                    self._readers[name] = GameReader(game)
                    self.sources.keep(name)
                    values = (loaded.source.value for loaded in game.components.values())
                    self._said[name] = SaidBefore(tuple(values))

    def settle(self) -> None:
        """The same, if something was written that no whole check has seen."""
        if self._checked_writes < self.writes:
            self.refresh()

    def note_write(self) -> None:
        """Something was written that no whole check has seen."""
        self.writes += 1

    def await_quiet(self) -> None:
        """Wait until nobody has pressed for a moment."""
        self.sight.await_quiet()

    def open_game(self, game: str) -> None:
        """Show one game more."""
        with self.lock:
            self._asked_for = (*self._asked_for, *({game} - {*self._asked_for}))
            self.refresh()

    def rest(self) -> None:
        """While nobody waits: keep what a later process can use, and collect what is left lying."""
        self.sight.rest()

    def overview(self) -> Json:
        """Every game with its cards."""
        self.settle()
        with self.lock:
            steps = {"undo": step_json(self.files.journal.last()), "redo": step_json(self.files.journal.next())}
            return {"games": {name: self._game(name) for name in self.games}, **steps}

    # ---- what there is

    def _game(self, name: str) -> Json:
        view = self.desk.games[name]
        own = self.sources.files(name).keys() | self.sources.rows(name).keys()
        cards = [
            {"id": id_, "kind": one["kind"], "names": one["names"], "wrong": bool(one["problems"])}
            for id_, one in view.components.items()
            if id_ in own
        ]
        kinds = self._kinds(name)
        has_course = name in self._readers and CourseReader.path(self._readers[name].game) is not None
        about = {"title": view.about["title"], "languages": view.about["languages"], "tables": self._tables(name)}
        described = (self.root / "schemas" / f"{name}.json").is_file()
        made_of = {"shapes": f"schemas/{name}.{'json' if described else 'py'}", "is_described": described}
        return {**about, **made_of, "cards": cards, "kinds": kinds, "course": COURSE_ID if has_course else None}

    def _kinds(self, game: str) -> dict[str, list[str]]:
        """Kinds of which there can be a new card, each with the decks for it."""
        if game not in self._readers:
            return {}
        made = NewCards(self._readers[game], self.files, self.words(game))
        return {kind: made.decks(kind) for kind in self._readers[game].game.settings.kinds}

    def _tables(self, game: str) -> list[str]:
        """Kinds of which there is a card, with a file or a row of a table."""
        known = self._readers[game].game.components.values() if game in self._readers else ()
        return list(dict.fromkeys(str(one.source.value["kind"]) for one in known))

    def words(self, game: str) -> CardWords:
        """The texts of a game's cards. Raises UnknownCardError."""
        return CardWords(self.files, self.reader(game).game)

    def known_words(self, game: str) -> CardWords:
        """The same, as the last whole check saw them. Raises UnknownCardError."""
        return CardWords(self.files, self.known_reader(game).game)

    def write_template(self, change: FileChange) -> None:
        """Write a template as it was typed; the whole check, which draws all faces, waits until typing rests.

        Raises ChangedMeanwhileError.
        """
        self.files.write_together([change])
        self.note_write()
        self.sight.note_press(QUIET_AFTER_TEMPLATE)

    def known_reader(self, game: str) -> GameReader:
        """The game as the last whole check saw it. Raises UnknownCardError."""
        if game not in self._readers:
            raise UnknownCardError(game)
        return self._readers[game]

    def _open_reader(self, game: str) -> GameReader | None:
        """The same; None where there is no such game any more."""
        return self._readers.get(game) if game in self.games else None

    def reader(self, game: str) -> GameReader:
        """The game as it is now. Raises UnknownCardError."""
        self.settle()
        return self.known_reader(game)

    def said_before(self, game: str) -> SaidBefore:
        """What cards and the course of play of a game say. Raises UnknownCardError."""
        play = self.reader(game).game.play
        return SaidBefore((*((play.source.value,) if play else ()), *self._said[game].cards))

    def said_by_cards(self, game: str) -> SaidBefore:
        """What its cards say, as the last whole check saw them."""
        return self._said[game]

    def build(self, game: str, targets: Sequence[str]) -> list[str]:
        """Write outputs of a game as it is now, for what plays it; gives what is wrong, a line each."""
        found = self.sight.build(game, targets)
        lines = ((one.position.file, one.position.line, one.message) for one in found)
        return [f"{file}:{line}: {message}" if line else f"{file}: {message}" for file, line, message in lines]

    def rules(self, game: str, language: str) -> Texts | None:
        """All words of a game in a language, as they are printed; None where there are none."""
        self.settle()
        return self.sight.texts(game, language)

    def write_tried(self, game: str, drafts: FileDrafts) -> list[Diagnostic]:
        """Write drafts in one step where a check of the game finds nothing new, else give what it finds.

        Raises ChangedMeanwhileError.
        """
        self.settle()
        changes = drafts.changes()
        problems = self.sight.trial(game, changes)
        if not problems:
            self.files.write_together(changes)
            self.refresh()
        return problems
