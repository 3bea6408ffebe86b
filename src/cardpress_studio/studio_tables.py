"""Tables of cards in the studio: shown, changed many cells at once, and longer by new cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cardpress.diagnostics import Diagnostic
from cardpress.models.source import Source
from cardpress.serve.view_model import problem_shown
from cardpress.tables.rows import COPIES, ID, NAME, RowSource
from cardpress.tables.workbook_edits import ComputedCellError
from cardpress.translate.fluent_units import UnreadableError
from cardpress_studio.card_sources import UnknownCardError
from cardpress_studio.files.file_drafts import FileDrafts
from cardpress_studio.making.new_cards import NewCard, NewCards, UnfitCardError
from cardpress_studio.studio import Studio
from cardpress_studio.tables.card_table import DECK, CardTable
from cardpress_studio.tables.cell_edits import CellEdit, CellEdits, UnfitCellError
from cardpress_studio.tables.table_files import TableFile
from cardpress_studio.view_json import Json, refusal, step_json


@dataclass(frozen=True)
class NewRow:
    """A card that is not there yet: its id, and the texts of its cells."""

    id: str
    cells: Mapping[str, str]


class StudioTables:
    """Answers what the page asks about all cards of a kind at once."""

    def __init__(self, studio: Studio) -> None:
        self._studio = studio

    def table(self, game: str, kind: str, language: str) -> Json:
        """The cards of a kind, rules as sentences of a language. Raises UnknownCardError."""
        with self._studio.lock:
            journal = self._studio.files.journal
            found = self._table(game, kind).as_json(self._studio.rules(game, language))
            return {**found, "undo": step_json(journal.last()), "redo": step_json(journal.next())}

    def change(self, game: str, kind: str, edits: Sequence[CellEdit], new: Sequence[NewRow]) -> Json:
        """Write cells and new cards in one step, or nothing; gives {} or what is wrong, with its cell.

        Raises UnknownCardError, ChangedMeanwhileError where a cell is no longer what the page has seen.
        """
        with self._studio.lock:
            table, drafts = self._table(game, kind), FileDrafts(self._studio.files)
            words = self._studio.words(game)
            try:
                self._add(game, table, new, drafts)
                CellEdits(table, words, drafts).write(edits)
            except UnfitCellError as problem:
                return {
                    "refused": [
                        {
                            "message": str(problem),
                            "hint": None,
                            "id": problem.edit.id,
                            "column": problem.edit.column,
                        }
                    ]
                }
            except (UnfitCardError, UnreadableError, ComputedCellError) as problem:
                return refusal(problem)
            problems = self._studio.write_tried(game, drafts)
            return {"refused": [_with_cell(one, table) for one in problems]} if problems else {}

    def _table(self, game: str, kind: str) -> CardTable:
        try:
            return CardTable(self._studio.reader(game).game, kind)
        except KeyError:
            raise UnknownCardError(kind) from None

    def _add(self, game: str, table: CardTable, new: Sequence[NewRow], drafts: FileDrafts) -> None:
        """Put new cards into the drafts: as files, or as rows where all cards of the kind are rows."""
        taken = [one.id for one in new if one.id in table.sources]
        if taken:
            raise UnfitCardError(f"there is a card called {taken[0]} already")
        rows = [one for one in table.sources.values() if isinstance(one, RowSource)]
        if rows and len(rows) == len(table.sources):
            place = rows[-1].place.columns
            text = drafts.text(place.path) or ""
            made = (
                {ID: one.id, **{_in_table(name): said for name, said in one.cells.items() if said}} for one in new
            )
            if new:
                drafts.put(place.path, TableFile(place.path, place.sheet, text).with_rows(made))
            return
        for row in new:
            self._add_card(game, table, row, drafts)

    def _add_card(self, game: str, table: CardTable, row: NewRow, drafts: FileDrafts) -> None:
        words = self._studio.words(game)
        made = NewCards(self._studio.reader(game), self._studio.files, words)
        names = {language: row.cells.get(f"{NAME}:{language}", "") for language in words.languages()}
        first = next(iter(made.decks(table.kind)), "")
        has_copies = any(name.startswith(DECK) and said for name, said in row.cells.items())
        asked = NewCard(row.id, table.kind, names=names, deck="" if has_copies else first)
        card = made.first_card(asked)
        made.write(asked, card, drafts)
        source = Source(made.path(card), "", card, "")
        longer = table.with_card(row.id, source)
        others = {name: said for name, said in row.cells.items() if said and not name.startswith(f"{NAME}:")}
        edits = [CellEdit(row.id, name, longer.cell(row.id, name), said) for name, said in others.items()]
        CellEdits(longer, words, drafts).write([one for one in edits if one.column != ID])


def _in_table(column: str) -> str:
    return COPIES if column.startswith(DECK) else column


def _with_cell(problem: Diagnostic, table: CardTable) -> Json:
    """A problem as the page shows it, with the cell it is in where it is in one."""
    at = problem.position
    column = (at.pointer or "").removeprefix("/").replace("/", ".")
    id_ = next((id_ for id_, source in table.sources.items() if source.path.partition("#")[0] == at.file), None)
    return {**problem_shown(problem), "id": id_, "column": column}
