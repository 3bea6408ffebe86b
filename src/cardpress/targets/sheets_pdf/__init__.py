"""What is printed at home: sheets-a4.pdf and sheets-letter.pdf to cut, board-a3.pdf and its like to glue.

Other layouts, looks and printers make files of their own, sheets-a4-gutterfold.pdf for example; cut paths are
sheets-a4.svg and .dxf, or with the name of a size behind when there are several.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import groupby

from cardpress.diagnostics import Diagnostic, Position
from cardpress.models.game import Size
from cardpress.models.printing import LONG_EDGE, Edition
from cardpress.models.project import Artifact, Texts
from cardpress.press.face_requests import PrintedComponent
from cardpress.press.fingerprint import fingerprint
from cardpress.press.sheets.board_tiles import board_papers, is_board
from cardpress.press.sheets.cut_paths import cut_plan, dxf, svg
from cardpress.press.sheets.imposition import arrange
from cardpress.press.sheets.paper import Paper, papers_of
from cardpress.press.sheets.pooling import pooled_sizes
from cardpress.targets import Job, Order, Workshop, faces_of
from cardpress.targets.sheets_pdf.boards import boards_pdf, scale, wording
from cardpress.targets.sheets_pdf.cut_sheets import Wording, reachable, sheets_pdf

__all__ = ["Wording", "plan", "sheets_pdf"]


@dataclass(frozen=True)
class Batch:
    """What goes on sheets of its own: how the files' names begin, with their folder, and their title."""

    name: str
    title: str
    printed: tuple[PrintedComponent, ...]
    papers: Mapping[str, Paper]
    is_variant: bool = False

    @cached_property
    def sizes(self) -> Mapping[Size, int]:
        """Each size once, in printing order, and how many cards have it."""
        found: Counter[Size] = Counter()
        for size, run in groupby(self.printed, key=lambda one: one.size):
            found[size] += sum(one.copies for one in run)
        return found

    @property
    def pattern(self) -> tuple[tuple[int, ...], ...]:
        """How often each card is printed, and which of all faces its sides show: all of a file but its faces."""
        place = {face.key: number for number, face in enumerate(faces_of(self.printed))}
        return tuple((one.copies, *(place[face.key] for face in one.sides)) for one in self.printed)


def jobs(order: Order) -> Iterable[Job]:
    """A job for each language, edition and batch; it makes a file for each paper. Cut paths are one job."""
    for edition in order.editions:
        shown = order.looks[edition.look] if edition.look else order
        for language in order.printed:
            if edition.cut_paths:
                yield _path_job(shown, language, edition)
                continue
            for batch in _batches(shown, language, boards=False):
                yield _cut_job(shown, language, edition, batch)
            if _has_boards(edition):
                yield from (
                    _board_job(shown, language, edition, batch) for batch in _batches(shown, language, boards=True)
                )


def _cut_job(order: Order, language: str, edition: Edition, batch: Batch) -> Job:
    words = order.texts[language]
    lines = tuple(_lines(batch, words, edition))
    recipe = fingerprint(order.game.id, *lines, *_shaped_by(batch))
    return _job(language, edition, batch, recipe, lambda workshop: _cut(batch, words, edition, lines, workshop))


def _board_job(order: Order, language: str, edition: Edition, batch: Batch) -> Job:
    words = order.texts[language]

    def make(workshop: Workshop) -> Iterator[Artifact]:
        cards, shelf, title = workshop.cards(batch.printed), workshop.press.fonts, batch.title
        for name, paper in board_papers(batch.papers).items():
            path = f"{batch.name}-{name}{edition.suffix}.pdf"
            yield boards_pdf(path, cards, shelf, paper=paper, title=title, words=words)

    recipe = fingerprint(order.game.id, *wording(words, batch.title), *_shaped_by(batch))
    return _job(language, edition, batch, recipe, make)


def _job(
    language: str, edition: Edition, batch: Batch, recipe: str, make: Callable[[Workshop], Iterable[Artifact]]
) -> Job:
    faces = faces_of(batch.printed)
    return Job("sheets_pdf", language, recipe, make, faces, look=edition.look, edition=edition.name)


def _shaped_by(batch: Batch) -> Iterator[object]:
    yield batch.name
    yield from batch.papers.items()
    yield from ((one.copies, *(face.key for face in one.sides)) for one in batch.printed)


def _path_job(order: Order, language: str, edition: Edition) -> Job:
    """Cut paths of every geometry that the game's own sheets have; variants print cards of the same sizes."""
    settings = order.game.settings
    batches = [batch for batch in _batches(order, language, boards=False) if not batch.is_variant]
    planned = [
        (
            f"{batch.name}-{name}{edition.suffix}"
            + (f"-{settings.size_name(size)}" if len(batch.sizes) > 1 else ""),
            found,
        )
        for batch in batches
        for name, paper in batch.papers.items()
        for size in batch.sizes
        if (found := arrange(reachable(paper, edition), size, edition.layout))
    ]

    def make(_: Workshop) -> Iterator[Artifact]:
        for path, layout in planned:
            jobs = cut_plan(layout, edition.printer)
            yield Artifact(f"{path}.svg", svg(jobs))
            yield Artifact(f"{path}.dxf", dxf(jobs))

    return Job("sheets_pdf", language, fingerprint("cut paths", *planned), make, edition=edition.name)


def _has_boards(edition: Edition) -> bool:
    """Boards are printed on one side: no layout changes them, and no printer misses their backs."""
    return edition.layout == LONG_EDGE and edition.printer is None


def _cut(
    batch: Batch, words: Texts, edition: Edition, lines: tuple[str, ...], workshop: Workshop
) -> Iterator[Artifact]:
    """A file of cut sheets for each paper on which there is room for all of the batch; `lines` are its words."""
    written, faces = workshop.press.written, [workshop.faces[face.key] for face in faces_of(batch.printed)]
    common = (batch.title, words.language, edition, lines, *batch.sizes.items(), *batch.pattern)
    for name, paper in batch.papers.items():
        path, shape = f"{batch.name}-{name}{edition.suffix}.pdf", (paper, *common)
        wide = [size for size in batch.sizes if not arrange(reachable(paper, edition), size, edition.layout)]
        for size in wide:
            message = f"{size.width_mm:g} x {size.height_mm:g} mm has no room on {name} as {edition.layout}"
            at, hint = Position(path), "print these sheets in another layout"
            workshop.report.add(Diagnostic("out-of-range", message, at, None, hint))
        if renewed := written.replace_faces(path, shape, faces) if written else None:
            yield Artifact(path, *renewed)
        elif not wide:
            yield sheets_pdf(
                path,
                workshop.cards(batch.printed),
                workshop.press.fonts,
                paper=paper,
                title=batch.title,
                language=words.language,
                wording=_wording(words, batch.title, edition),
                edition=edition,
                keep=partial(written.keep, path, shape, faces) if written else None,
            )


def _wording(words: Texts, title: str, edition: Edition) -> Wording:
    def label(sheet: int, sheets: int) -> str:
        return words.format("ui-sheet-label", game=title, sheet=sheet, sheets=sheets, percent=100)

    note = "" if edition.layout == LONG_EDGE else words.messages[f"ui-sheet-{edition.layout}"]
    return Wording(label, scale(words), note)


def _lines(batch: Batch, words: Texts, edition: Edition) -> Iterator[str]:
    """All words of all sheets; a language may word the first, the second and the third differently."""
    said = _wording(words, batch.title, edition)
    yield from (said.scale, said.note)
    for paper in (reachable(paper, edition) for paper in batch.papers.values()):
        full = {size: found.count for size in batch.sizes if (found := arrange(paper, size, edition.layout))}
        sheets = sum(-(-batch.sizes[size] // count) for size, count in full.items())
        yield from (said.label(place, sheets) for place in range(1, sheets + 1))


def _batches(order: Order, language: str, *, boards: bool) -> Iterator[Batch]:
    """What is cut out of sheets, or the boards: of the game itself, then what each variant changes.

    What decks with files of their own print together comes after them, in the folder of the language.
    """
    papers = papers_of(order.game.settings)
    for variant in (None, *order.game.variants):
        bundles = list(order.bundles(language, variant))
        sizes = ((one.size for one in bundle.printed for _ in range(one.copies)) for bundle in bundles)
        pooled = pooled_sizes(sizes) if len(bundles) > 1 else frozenset[Size]()
        name = f"variant-{variant}" if variant else "sheets"
        if boards:
            name = f"{name}-board" if variant else "board"
        for bundle in bundles:
            runs = groupby(bundle.printed, key=lambda one: one.size)
            if mine := tuple(
                one for size, run in runs if size not in pooled and is_board(size, papers) == boards for one in run
            ):
                yield Batch(f"{bundle.folder}/{name}", bundle.title, mine, papers, is_variant=bool(variant))
        if pooled and not boards:
            ours = tuple(one for bundle in bundles for one in bundle.printed if one.size in pooled)
            title = order.title(language, None, variant)
            yield Batch(f"{order.game.id}/{language}/{name}", title, ours, papers, is_variant=bool(variant))
