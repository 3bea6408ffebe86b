"""What the page changes of one card: as a whole, at a place, in its words; a new card; steps back and forth."""

from __future__ import annotations

import json
from collections.abc import Iterable
from contextlib import suppress

from cardpress.diagnostics import Diagnostic
from cardpress.serve.view_model import problem_shown
from cardpress.tables.rows import RowSource
from cardpress.tables.workbook_edits import ComputedCellError
from cardpress.translate.fluent_units import UnreadableError
from cardpress_studio.card_sources import UnknownCardError
from cardpress_studio.files.card_files import ChangedMeanwhileError, as_text, digest_of
from cardpress_studio.files.file_drafts import FileDrafts
from cardpress_studio.making.new_cards import NewCard, NewCards, UnfitCardError
from cardpress_studio.sentences.course_reader import COURSE_ID
from cardpress_studio.sentences.tree_edits import PointerError, filled_in
from cardpress_studio.sights import QUIET_AFTER_TEMPLATE
from cardpress_studio.studio import Studio
from cardpress_studio.studio_cards import StudioCards
from cardpress_studio.tables.row_cards import RowCard
from cardpress_studio.view_json import Json, refusal


class StudioChanges:
    """Writes what fits the game; gives the card as the page is shown it, or what is wrong."""

    def __init__(self, studio: Studio, cards: StudioCards) -> None:
        self._studio, self._cards = studio, cards

    def change(self, game: str, id_: str, seen: str, card: Json, language: str = "") -> Json:
        """Write a card as the page has it now, where it fits the game; gives it as `card` does, or its problems.

        Its face is new in the `language`, in others when a whole check has seen it.
        Raises UnknownCardError, ChangedMeanwhileError where the file is not the one the page has `seen`.
        """
        studio = self._studio
        with studio.lock:
            path, _ = studio.sources.read(game, id_)
            if id_ == COURSE_ID:
                return self._change_course(game, path, seen, card)
            reading = studio.known_reader(game).read(path, card)
            if reading.problems:
                return _problems_json(reading.problems)
            if card.get("id") != id_:
                raise UnknownCardError(str(card.get("id")))
            text = as_text(card)
            if row := studio.sources.rows(game).get(id_):
                try:
                    self._write_row(game, row, seen, card)
                except ComputedCellError as problem:
                    return refusal(problem)
            else:
                studio.files.write(path, seen, text)
            studio.note_write()
            self._note_press(game, path, card, language)
            return self._cards.card_json(game, id_, text, card, reading)

    def _write_row(self, game: str, row: RowSource, seen: str, card: Json) -> None:
        """Write what is new of a card into the cells of its row. Raises as `change` does, ComputedCellError."""
        studio, id_ = self._studio, row.place.id
        before, drafts = studio.sources.row(game, id_), FileDrafts(studio.files)
        if digest_of(as_text(before)) != seen:
            raise ChangedMeanwhileError(row.place.columns.path, as_text(before))
        RowCard(row, before, studio.known_reader(game).schema(str(row.value["kind"]))).put(card, drafts)
        studio.files.write_together(drafts.changes())
        studio.sources.keep_row(game, id_, studio.writes, card)

    def _note_press(self, game: str, path: str, card: Json, language: str) -> None:
        """Show a card that was just written; the whole check comes later."""
        studio = self._studio
        studio.sight.note_press()
        shown_in = language or next(iter(studio.desk.games[game].about["languages"]), "")
        if alone := studio.known_reader(game).alone(path, card, shown_in):
            studio.sight.show_pressed(game, *alone)

    def _change_course(self, game: str, path: str, seen: str, play: Json) -> Json:
        """The same for the course of play.

        Where its words change with it the check reads the game as it would be.
        """
        studio = self._studio
        before = studio.files.read(path)
        if digest_of(before) != seen:
            raise ChangedMeanwhileError(path, before)
        reader = self._cards.course(game)
        if not reader.is_alone(path, play):
            drafts = FileDrafts(studio.files)
            drafts.put(path, as_text(play))
            return self._write_tried(game, COURSE_ID, drafts)
        reading = reader.read(path, play)
        if reading.problems:
            return _problems_json(reading.problems)
        studio.files.write(path, seen, text := as_text(play))
        studio.note_write()
        studio.sight.note_press()
        return self._cards.card_json(game, COURSE_ID, text, play, reading)

    def _write_tried(self, game: str, id_: str, drafts: FileDrafts) -> Json:
        """Write drafts where a check of the game finds nothing new; gives the card, or what it finds."""
        problems = self._studio.write_tried(game, drafts)
        return _problems_json(problems) if problems else self._cards.card(game, id_)

    def say(  # noqa: PLR0913 all by name but the card
        self, game: str, id_: str, *, language: str, key: str, seen: str, text: str
    ) -> Json:
        """Write a name or another text of a card in one language; gives the card, or the problems of the text.

        `seen` is the digest of the file of texts. Raises UnknownCardError, ChangedMeanwhileError.
        """
        studio = self._studio
        with studio.lock:
            studio.sources.read(game, id_)
            words = studio.known_words(game)
            if key.partition(".")[0] != id_ or language not in words.languages():
                raise UnknownCardError(f"{key} {language}")
            before = studio.files.read(words.path(language))
            try:
                after = words.rewritten(before, key, text)
            except UnreadableError as problem:
                return refusal(problem)
            if digest_of(before) != seen:
                raise ChangedMeanwhileError(words.path(language), before)
            drafts = FileDrafts(studio.files)
            drafts.put(words.path(language), after)
            return self._write_tried(game, id_, drafts)

    def fill_in(  # noqa: PLR0913 all by name but the card
        self, game: str, id_: str, *, seen: str, pointer: str, value: object = None, language: str = ""
    ) -> Json:
        """Write another word, number or text at a place of a card, None for none; a new name everywhere.

        Gives and raises what `change` does, UnknownCardError also for a place that is none.
        """
        with self._studio.lock:
            _, text = self._studio.sources.read(game, id_)
            try:
                card = filled_in(json.loads(text), pointer, value)
            except PointerError:
                raise UnknownCardError(f"{id_}{pointer}") from None
            return self.change(game, id_, seen, card, language)

    def begin(self, game: str, asked: NewCard) -> Json:
        """Write a new card with its names, and into a deck; gives it as `card` does, or its problems.

        Raises UnknownCardError, ChangedMeanwhileError.
        """
        studio = self._studio
        with studio.lock:
            reader, drafts = studio.reader(game), FileDrafts(studio.files)
            made = NewCards(reader, studio.files, studio.words(game))
            try:
                card = made.first_card(asked)
                made.write(asked, card, drafts)
            except (UnfitCardError, UnreadableError) as problem:
                return refusal(problem)
            problems = reader.read(made.path(card), card).problems
            return _problems_json(problems) if problems else self._write_tried(game, asked.id, drafts)

    def undo(self, steps: int, language: str = "") -> Json:
        """Undo the last step (-1), or do the next one again (1); gives the card it was of, or nothing.

        Its face is new in the `language`, in others when a whole check has seen it.
        """
        studio = self._studio
        with studio.lock:
            step = studio.files.undo() if steps < 0 else studio.files.redo()
            if not step:
                return {}
            studio.note_write()
            if all(one.path.startswith("templates/") and one.before and one.after for one in step):
                studio.sight.note_press(QUIET_AFTER_TEMPLATE)
                return {"path": step[0].path}
            is_new = len(step) > 1 or step[0].before is None or step[0].after is None
            if is_new or studio.sources.owner(step, studio.games) is None:
                studio.settle()
            owner = studio.sources.owner(step, studio.games)
            if owner is None:
                return {"path": step[0].path}  # a file of texts, which is of many cards; or of a card that is gone
            game, id_ = owner
            path, text = studio.sources.read(game, id_)
            with suppress(ValueError):  # an editor may have left what is no JSON
                self._note_press(game, path, json.loads(text), language)
            return self._cards.card(game, id_)


def _problems_json(problems: Iterable[Diagnostic]) -> Json:
    return {"refused": [problem_shown(one) for one in problems]}
