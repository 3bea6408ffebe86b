"""A project that is open in the studio: its cards, what they say, what can be changed, and what was."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from threading import RLock
from typing import Any

from cardpress.diagnostics import Diagnostic
from cardpress.incremental.session import Session
from cardpress.models.project import Texts
from cardpress.models.source import Source
from cardpress.serve.snapshots import Desk
from cardpress.serve.view_model import problem_shown
from cardpress.tables.rows import RowSource
from cardpress.tables.workbook_edits import ComputedCellError
from cardpress.translate.fluent_units import UnreadableError
from cardpress_studio.files.card_files import CardFiles, ChangedMeanwhileError, as_text, digest_of
from cardpress_studio.files.card_words import CardWords
from cardpress_studio.files.file_drafts import FileDrafts
from cardpress_studio.files.journal import FileChange, Journal, Step
from cardpress_studio.making.new_cards import NewCard, NewCards, UnfitCardError
from cardpress_studio.sentences.course_lines import part_key
from cardpress_studio.sentences.course_reader import COURSE_ID, CourseReader
from cardpress_studio.sentences.places import Place
from cardpress_studio.sentences.readings import CardReading, GameReader, SentenceReader
from cardpress_studio.sentences.said_before import SaidBefore, sort_of
from cardpress_studio.sentences.schema_shapes import CardSchema
from cardpress_studio.sentences.suggestions import Suggestions
from cardpress_studio.sentences.tree_edits import PointerError, filled_in
from cardpress_studio.sights import QUIET_AFTER_TEMPLATE, Sight
from cardpress_studio.tables.row_cards import RowCard
from cardpress_studio.view_json import each_once, fields_json, refusal, step_json, suggestion_json, texts_json

Json = dict[str, Any]


GROUPS = ("instead", "around", "after", "moved", "removed")
"""What a possibility is to what is there."""
_TRIED_IN_COURSE = 24
"""Possibilities that are read of the course of play: each takes longer than one of a card."""


class UnknownCardError(KeyError):
    """A game or a card that the project does not have, or not as a file of its own."""


class Studio:
    """Answers what the page asks, one question at a time, and writes what it changes."""

    def __init__(self, root: Path, games: Sequence[str], session: Session, tool: str) -> None:
        self.root, self.games, self.sight = root, tuple(games), Sight(root, games, session, tool)
        self._asked_for = tuple(games)
        self.files = CardFiles(root, Journal(root))
        self.lock = RLock()
        self._readers: dict[str, GameReader] = {}
        self._said: dict[str, SaidBefore] = {}
        self._once: dict[str, dict[str, Source]] = {}
        """Files of cards as they were when they last fitted: one that an editor broke is shown still."""
        self._courses: dict[str, CourseReader] = {}
        self._pressed_rows: dict[tuple[str, str], tuple[int, Json]] = {}
        """Rows of tables as they were written last, with the number of that, until a whole check has read them."""
        self._writes, self._checked_writes = 1, 0
        """How often something was written, and how much of that a whole check has seen."""

    @property
    def desk(self) -> Desk:
        """The faces that can be asked for, and who is told of new ones."""
        return self.sight.desk

    def refresh(self) -> None:
        """Look at the files as they are now, and draw what is new; presses may come meanwhile."""
        writes, games = self._writes, self._asked_for
        games = tuple(one for one in games if (self.root / "content" / one).is_dir())
        self.sight.look(games)
        with self.lock:
            self.games, self._checked_writes = games, max(writes, self._checked_writes)
            self._pressed_rows = {at: one for at, one in self._pressed_rows.items() if one[0] >= writes}
            found = self.sight.proof
            for name, game in found.outcome.games.items() if found else ():
                if name not in self._readers or self._readers[name].game is not game:
                    self._readers[name] = GameReader(game)
                    self._courses.pop(name, None)
                    self._once[name] = self._sources(name)
                    values = (loaded.source.value for loaded in game.components.values())
                    self._said[name] = SaidBefore(tuple(values))

    def settle(self) -> None:
        """The same, if something was written that no whole check has seen."""
        if self._checked_writes < self._writes:
            self.refresh()

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

    def card(self, game: str, id_: str) -> Json:
        """One card: what its file says, its faces and its rules in every language. Raises UnknownCardError."""
        with self.lock:
            path, text = self._file(game, id_)
            try:
                value = json.loads(text)
            except ValueError:
                value = None
            is_card = isinstance(value, dict)
            return self._card(
                game, id_, text, value, self._sentences(game, id_).read(path, value) if is_card else None
            )

    def _card(self, game: str, id_: str, text: str, value: Json | None, reading: CardReading | None) -> Json:
        """The same of a card whose file was read."""
        path, reader, view = self._file(game, id_)[0], self._sentences(game, id_), self.desk.games[game]
        shown = view.components.get(id_, {})
        problems = [*shown.get("problems", ()), *map(problem_shown, reading.problems if reading else ())]
        return {
            "game": game,
            "id": id_,
            "file": path,
            "digest": digest_of(text),
            "card": value,
            "text": text,
            "names": shown.get("names", {}),
            "faces": self.sight.faces(game, id_),
            "size": view.about.get("sizes", {}).get(shown.get("size", ""), {}),
            "rules": {code: texts_json(rules) for code, rules in (reading.rules if reading else {}).items()},
            "fields": [] if value is None else fields_json(self._schema(game, id_, value), value, ""),
            "words": [] if id_ == COURSE_ID or id_ in self._rows(game) else self._words(game).words(id_),
            "is_row": id_ in self._rows(game),
            "headings": reader.headings(path, value) if isinstance(reader, CourseReader) else {},
            "problems": each_once(problems),
            "undo": step_json(self.files.journal.last()),
            "redo": step_json(self.files.journal.next()),
        }

    def suggestions(self, game: str, id_: str, *, pointer: str, language: str, all_: bool = False) -> Json:
        """What can be changed at a place of a card, with `all_` not only what is most frequent.

        Raises UnknownCardError.
        """
        with self.lock:
            head, *rest = self.possibilities(game, id_, pointer=pointer, language=language, all_=all_)
            several: Json = {name: [] for name in GROUPS}
            for one in rest:
                several[one["group"]].append(one["possibility"])
            return {**head, **several}

    def possibilities(
        self, game: str, id_: str, *, pointer: str, language: str, all_: bool = False
    ) -> Iterator[Json]:
        """The same as it is found: first what is there, then each possibility with its group, nearest first."""
        with self.lock:
            place, digest = self.place(game, id_, pointer=pointer, language=language)
            schema = self._schema(game, id_, place.card)
            found = self._suggestions(game, id_, schema, place).nearest_first(place, all_=all_)
            head = {
                "pointer": pointer,
                "digest": digest,
                "value": place.value,
                "sort": sort_of(place.value),
                "shape": schema.shape(place.card, pointer).as_json(),
                "fields": fields_json(schema, place.card, pointer),
                "all": all_,
            }
        yield head
        while True:
            with self.lock:
                one = next(found, None)
            if one is None:
                return
            yield {"group": one[0], "possibility": suggestion_json(one[1])}

    def place(self, game: str, id_: str, *, pointer: str, language: str) -> tuple[Place, str]:
        """A place of a card's file as it is now, and the digest of that. Raises UnknownCardError."""
        path, text = self._file(game, id_)
        return Place(path, json.loads(text), pointer, language), digest_of(text)

    def change(self, game: str, id_: str, seen: str, card: Json, language: str = "") -> Json:
        """Write a card as the page has it now, where it fits the game; gives it as `card` does, or its problems.

        Its face is new in the `language`, in others when a whole check has seen it.
        Raises UnknownCardError, ChangedMeanwhileError where the file is not the one the page has `seen`.
        """
        with self.lock:
            path, _ = self._file(game, id_)
            if id_ == COURSE_ID:
                return self._change_course(game, path, seen, card)
            reading = self._readers[game].read(path, card)
            if not reading.problems and (card.get("id") != id_):
                raise UnknownCardError(str(card.get("id")))
            if reading.problems:
                return {"refused": [problem_shown(one) for one in reading.problems]}
            text = as_text(card)
            if row := self._rows(game).get(id_):
                try:
                    self._write_row(game, row, seen, card)
                except ComputedCellError as problem:
                    return refusal(problem)
            else:
                self.files.write(path, seen, text)
            self._writes += 1
            self._note_press(game, path, card, language)
            return self._card(game, id_, text, card, reading)

    def _write_row(self, game: str, row: RowSource, seen: str, card: Json) -> None:
        """Write what is new of a card into the cells of its row. Raises as `change` does, ComputedCellError."""
        id_ = row.place.id
        before, drafts = self._row_value(game, id_), FileDrafts(self.files)
        if digest_of(as_text(before)) != seen:
            raise ChangedMeanwhileError(row.place.columns.path, as_text(before))
        RowCard(row, before, self._readers[game].schema(str(row.value["kind"]))).put(card, drafts)
        self.files.write_together(drafts.changes())
        self._pressed_rows[game, id_] = self._writes, card

    def _note_press(self, game: str, path: str, card: Json, language: str) -> None:
        """Show a card that was just written; the whole check comes later."""
        self.sight.note_press()
        alone = self._readers[game].alone(
            path, card, language or next(iter(self.desk.games[game].about["languages"]), "")
        )
        if alone:
            self.sight.show_pressed(game, *alone)

    def _change_course(self, game: str, path: str, seen: str, play: Json) -> Json:
        """The same for the course of play.

        Where its words change with it the check reads the game as it would be.
        """
        before = self.files.read(path)
        if digest_of(before) != seen:
            raise ChangedMeanwhileError(path, before)
        reader = self._course(game)
        if not reader.is_alone(path, play):
            drafts = FileDrafts(self.files)
            drafts.put(path, as_text(play))
            problems: Sequence[Diagnostic] = self.write_tried(game, drafts)
            return {"refused": [*map(problem_shown, problems)]} if problems else self.card(game, COURSE_ID)
        reading = reader.read(path, play)
        if reading.problems:
            return {"refused": [*map(problem_shown, reading.problems)]}
        self.files.write(path, seen, text := as_text(play))
        self._writes += 1
        self.sight.note_press()
        return self._card(game, COURSE_ID, text, play, reading)

    def say(  # noqa: PLR0913 all by name but the card
        self, game: str, id_: str, *, language: str, key: str, seen: str, text: str
    ) -> Json:
        """Write a name or another text of a card in one language; gives the card, or the problems of the text.

        `seen` is the digest of the file of texts. Raises UnknownCardError, ChangedMeanwhileError.
        """
        with self.lock:
            self._file(game, id_)
            words = self._words(game)
            if key.partition(".")[0] != id_ or language not in words.languages():
                raise UnknownCardError(f"{key} {language}")
            before = self.files.read(words.path(language))
            try:
                after = words.rewritten(before, key, text)
            except UnreadableError as problem:
                return refusal(problem)
            if digest_of(before) != seen:
                raise ChangedMeanwhileError(words.path(language), before)
            drafts = FileDrafts(self.files)
            drafts.put(words.path(language), after)
            if problems := self.write_tried(game, drafts):
                return {"refused": [problem_shown(one) for one in problems]}
            return self.card(game, id_)

    def fill_in(  # noqa: PLR0913 all by name but the card
        self, game: str, id_: str, *, seen: str, pointer: str, value: object = None, language: str = ""
    ) -> Json:
        """Write another word, number or text at a place of a card, None for none; a new name everywhere.

        Gives and raises what `change` does, UnknownCardError also for a place that is none.
        """
        with self.lock:
            _, text = self._file(game, id_)
            try:
                card = filled_in(json.loads(text), pointer, value)
            except PointerError:
                raise UnknownCardError(f"{id_}{pointer}") from None
            return self.change(game, id_, seen, card, language)

    def begin(self, game: str, asked: NewCard) -> Json:
        """Write a new card with its names, and into a deck; gives it as `card` does, or its problems.

        Raises UnknownCardError, ChangedMeanwhileError.
        """
        with self.lock:
            reader, drafts = self.reader(game), FileDrafts(self.files)
            made = NewCards(reader, self.files, self.words(game))
            try:
                card = made.first_card(asked)
                made.write(asked, card, drafts)
            except (UnfitCardError, UnreadableError) as problem:
                return refusal(problem)
            if problems := reader.read(made.path(card), card).problems or self.write_tried(game, drafts):
                return {"refused": [problem_shown(one) for one in problems]}
            return self.card(game, asked.id)

    def undo(self, steps: int, language: str = "") -> Json:
        """Undo the last step (-1), or do the next one again (1); gives the card it was of, or nothing.

        Its face is new in the `language`, in others when a whole check has seen it.
        """
        with self.lock:
            step = self.files.undo() if steps < 0 else self.files.redo()
            if not step:
                return {}
            self._writes += 1
            if all(one.path.startswith("templates/") and one.before and one.after for one in step):
                self.sight.note_press(QUIET_AFTER_TEMPLATE)
                return {"path": step[0].path}
            if len(step) > 1 or step[0].before is None or step[0].after is None or self._owner(step) is None:
                self.settle()
            owner = self._owner(step)
            if owner is None:
                return {"path": step[0].path}  # a file of texts, which is of many cards; or of a card that is gone
            game, id_ = owner
            path, text = self._file(game, id_)
            with suppress(ValueError):  # an editor may have left what is no JSON
                self._note_press(game, path, json.loads(text), language)
            return self.card(game, id_)

    def _owner(self, step: Step) -> tuple[str, str] | None:
        """Game and id of the first card whose file is one of a step's."""
        paths = {change.path for change in step}
        owners = ((game, id_, one.path) for game in self.games for id_, one in self._sources(game).items())
        return next(((game, id_) for game, id_, path in owners if path in paths), None)

    # ---- what there is

    def _game(self, name: str) -> Json:
        view = self.desk.games[name]
        own = self._sources(name).keys() | self._rows(name).keys()
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

    def _rows(self, game: str) -> dict[str, RowSource]:
        """Cards that are rows of tables."""
        reader = self._readers.get(game)
        known = reader.game.components.items() if reader else ()
        return {id_: loaded.source for id_, loaded in known if type(loaded.source) is RowSource}

    def _sources(self, game: str) -> dict[str, Source]:
        """Cards that have a file of their own: others are rows of tables, or one of many in a file."""
        reader = self._readers.get(game)
        known = reader.game.components if reader else {}
        now = {id_: loaded.source for id_, loaded in known.items() if type(loaded.source) is Source}
        once = self._once.get(game, {}).items()
        broken = {id_: one for id_, one in once if id_ not in known and (self.root / one.path).is_file()}
        return {**now, **broken}

    def _file(self, game: str, id_: str) -> tuple[str, str]:
        """The path and the text of a card's file, or of the course of play, as it is now."""
        path = self._path(game, id_)
        if path is None:
            self.settle()
            path = self._path(game, id_)
        if row := self._rows(game).get(id_) if path is None else None:
            return row.path, as_text(self._row_value(game, id_))
        if path is None:
            raise UnknownCardError(f"{game}/{id_}")
        try:
            return path, self.files.read(path)
        except OSError as problem:
            raise UnknownCardError(path) from problem

    def _row_value(self, game: str, id_: str) -> Json:
        """A row as it was pressed last, or else as it was read."""
        known = self._pressed_rows.get((game, id_))
        return known[1] if known else self._rows(game)[id_].value

    def _path(self, game: str, id_: str) -> str | None:
        """The file of a card, or of the course of play; None where there is none."""
        if game not in self.games or game not in self._readers:
            return None
        if id_ == COURSE_ID:
            return CourseReader.path(self._readers[game].game)
        source = self._sources(game).get(id_)
        return source.path if source else None

    def words(self, game: str) -> CardWords:
        """The texts of a game's cards. Raises UnknownCardError."""
        return CardWords(self.files, self.reader(game).game)

    def _words(self, game: str) -> CardWords:
        return CardWords(self.files, self._readers[game].game)

    def write_template(self, change: FileChange) -> None:
        """Write a template as it was typed; the whole check, which draws all faces, waits until typing rests.

        Raises ChangedMeanwhileError.
        """
        self.files.write_together([change])
        self._writes += 1
        self.sight.note_press(QUIET_AFTER_TEMPLATE)

    def known_reader(self, game: str) -> GameReader:
        """The game as the last whole check saw it. Raises UnknownCardError."""
        if game not in self._readers:
            raise UnknownCardError(game)
        return self._readers[game]

    def reader(self, game: str) -> GameReader:
        """The game as it is now. Raises UnknownCardError."""
        self.settle()
        return self.known_reader(game)

    def said_before(self, game: str) -> SaidBefore:
        """What cards and the course of play of a game say. Raises UnknownCardError."""
        play = self.reader(game).game.play
        return SaidBefore((*((play.source.value,) if play else ()), *self._said[game].cards))

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

    def _sentences(self, game: str, id_: str) -> SentenceReader:
        """What reads a card, or the course of play."""
        return self._course(game) if id_ == COURSE_ID else self._readers[game]

    def _course(self, game: str) -> CourseReader:
        """What reads the course of play, with the words it had at the last whole check."""
        if game not in self._courses:
            reader = self._readers[game]
            self._courses[game] = CourseReader(reader.game, reader.kinds, reader.kind_words)
        return self._courses[game]

    def _suggestions(self, game: str, id_: str, schema: CardSchema, place: Place) -> Suggestions:
        if id_ != COURSE_ID:
            return Suggestions(self._readers[game], self._said[game], schema)
        reader, said = self._course(game), SaidBefore((place.card, *self._said[game].cards))
        given = reader.parameters_at(place.pointer)
        return Suggestions(
            reader, said, schema, key_of=lambda one: part_key(one.pointer), tried=_TRIED_IN_COURSE, given=given
        )

    def _schema(self, game: str, id_: str, card: Json) -> CardSchema:
        return CardSchema(self._sentences(game, id_).schema(str(card.get("kind", ""))))
