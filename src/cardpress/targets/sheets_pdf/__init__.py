"""What is printed at home: sheets-a4.pdf and sheets-letter.pdf to cut, board-a3.pdf and its like to glue."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial

from cardpress.models.project import Artifact, Texts
from cardpress.press.fingerprint import fingerprint
from cardpress.press.imposition import leaves
from cardpress.press.paper import PAPERS
from cardpress.press.requests import Printed
from cardpress.press.splitting import BOARD_PAPERS, is_board
from cardpress.targets import Job, Order, Workshop, faces_of
from cardpress.targets.sheets_pdf.boards import boards_pdf, wording
from cardpress.targets.sheets_pdf.cut_sheets import sheets_pdf

__all__ = ["plan", "sheets_pdf"]


@dataclass(frozen=True)
class Batch:
    """What goes on sheets of its own: how the files' names begin, with their folder, and their title."""

    name: str
    title: str
    printed: tuple[Printed, ...]


def plan(order: Order) -> Iterable[Job]:
    """One job a language; it makes a file for each paper, and as many for each variant's changed cards."""
    return [_job(order, language) for language in order.printed]


def _job(order: Order, language: str) -> Job:
    words = order.texts[language]
    cut, boards = [*_batches(order, language, boards=False)], [*_batches(order, language, boards=True)]

    def make(workshop: Workshop) -> Iterator[Artifact]:
        shelf = workshop.press.fonts
        for batch in cut:
            cards, label = workshop.cards(batch.printed), partial(_label, words, batch.title)
            for paper in PAPERS:
                path, title = f"{batch.name}-{paper}.pdf", batch.title
                yield sheets_pdf(path, cards, shelf, paper=paper, title=title, language=language, label=label)
        for batch in boards:
            cards, title = workshop.cards(batch.printed), batch.title
            for paper in BOARD_PAPERS:
                path = f"{batch.name}-{paper}.pdf"
                yield boards_pdf(path, cards, shelf, paper=paper, title=title, words=words)

    every = [*cut, *boards]
    faces = faces_of(one for batch in every for one in batch.printed)
    made_from = [(one.copies, *(face.key for face in one.sides)) for batch in every for one in batch.printed]
    named = [(batch.name, len(batch.printed), *_lines(batch, words)) for batch in cut]
    named += [(batch.name, len(batch.printed), *wording(words, batch.title)) for batch in boards]
    return Job("sheets_pdf", language, fingerprint(order.game.id, *named, *made_from), make, faces)


def _label(words: Texts, title: str, sheet: int, sheets: int) -> str:
    return words.format("ui-sheet-label", game=title, sheet=sheet, sheets=sheets, percent=100)


def _lines(batch: Batch, words: Texts) -> Iterator[str]:
    """The labels of all sheets, which a language may word differently for the first, the second and the third."""
    sizes = [one.size for one in batch.printed for _ in range(one.copies)]
    for paper in PAPERS.values():
        sheets = max(leaves(sizes, paper)) + 1
        yield from (_label(words, batch.title, place, sheets) for place in range(1, sheets + 1))


def _batches(order: Order, language: str, *, boards: bool) -> Iterator[Batch]:
    """What is cut out of sheets, or the boards: of the game itself, then what each variant changes."""
    for variant in (None, *order.game.variants):
        for bundle in order.bundles(language, variant):
            if printed := tuple(one for one in bundle.printed if is_board(one.size) == boards):
                name = f"variant-{variant}" if variant else "sheets"
                if boards:
                    name = f"{name}-board" if variant else "board"
                yield Batch(f"{bundle.folder}/{name}", bundle.title, printed)
