"""Sheets for home printers: sheets-a4.pdf and sheets-letter.pdf to cut, board-a3.pdf and others to glue.

What has no back is in one-sided-a4.pdf when other cards have backs: a printer that prints on both sides would put
the next sheet behind it. Other layouts, looks and printers make files of their own, sheets-a4-gutterfold.pdf for
example; cut paths are sheets-a4.svg and .dxf, or with the names of a sheet's sizes behind when there are several.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from itertools import groupby

from cardpress.diagnostics import Diagnostic, Position
from cardpress.models.game import Size
from cardpress.models.printing import BACKS, LONG_EDGE, SINGLES, Edition
from cardpress.models.project import Artifact, Texts
from cardpress.press.face_requests import PrintedComponent
from cardpress.press.fingerprint import fingerprint
from cardpress.press.sheets.board_tiles import board_papers, is_board
from cardpress.press.sheets.cut_paths import cut_plan, dxf, merged_plan, svg
from cardpress.press.sheets.imposition import ImpositionLayout, arrange
from cardpress.press.sheets.paper import Paper, papers_of
from cardpress.press.sheets.pooling import ONE_SIDED, pooled_sizes
from cardpress.press.sheets.sharing import SheetParts, sheet_parts
from cardpress.targets import Bundle, Job, Order, Workshop, faces_of
from cardpress.targets.sheets_pdf.boards import board_words, boards_pdf, ruler_label
from cardpress.targets.sheets_pdf.cut_sheets import Wording, printable_paper, sheets_pdf

__all__ = ["Wording", "jobs", "sheets_pdf"]


@dataclass(frozen=True)
class SheetBatch:
    """Components that share sheets: folder and start of the files' names, title, papers."""

    name: str
    title: str
    printed: tuple[PrintedComponent, ...]
    papers: Mapping[str, Paper]
    is_variant: bool = False

    @property
    def has_backs(self) -> bool:
        """Whether anything has a back; in a batch of cut sheets then all have."""
        return any(one.back for one in self.printed)

    def own_edition(self, edition: Edition) -> Edition:
        """The edition as it applies to this batch: what has no backs is neither folded nor turned over."""
        is_usual = not self.has_backs and edition.layout != SINGLES
        return replace(edition, layout=LONG_EDGE) if is_usual else edition

    def is_printed(self, edition: Edition) -> bool:
        """Whether the edition has any page of it."""
        return self.has_backs or edition.layout != BACKS

    @cached_property
    def sizes(self) -> Mapping[Size, int]:
        """Each size once, in printing order, and how many cards have it."""
        found: Counter[Size] = Counter()
        for size, run in groupby(self.printed, key=lambda one: one.size):
            found[size] += sum(one.copies for one in run)
        return found

    def sheets(self, paper: Paper, edition: Edition) -> list[SheetParts]:
        """What stands on each of its sheets; what has no room on the paper is left out."""
        own_edition = self.own_edition(edition)
        whole = printable_paper(paper, own_edition)
        counts = {size: count for size, count in self.sizes.items() if arrange(whole, size, own_edition.layout)}
        return sheet_parts(counts, whole, own_edition.layout)

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
            for batch in _batches(shown, language):
                if batch.is_printed(edition):
                    yield _cut_job(shown, language, edition, batch)
            if edition.layout == LONG_EDGE and edition.printer is None:  # they are printed on one side
                boards = _batches(shown, language, boards=True)
                yield from (_board_job(shown, language, edition, batch) for batch in boards)


def _cut_job(order: Order, language: str, edition: Edition, batch: SheetBatch) -> Job:
    words = order.texts[language]
    lines = tuple(_lines(batch, words, batch.own_edition(edition)))
    recipe = fingerprint(order.game.id, *lines, *_recipe_parts(batch))
    return _job(
        language, edition, batch, recipe, lambda workshop: _make_cut_sheets(batch, words, edition, lines, workshop)
    )


def _board_job(order: Order, language: str, edition: Edition, batch: SheetBatch) -> Job:
    words = order.texts[language]

    def make(workshop: Workshop) -> Iterator[Artifact]:
        cards, shelf, title = workshop.cards(batch.printed), workshop.press.fonts, batch.title
        for name, paper in board_papers(batch.papers).items():
            path = f"{batch.name}-{name}{edition.suffix}.pdf"
            yield boards_pdf(path, cards, shelf, paper=paper, title=title, words=words)

    recipe = fingerprint(order.game.id, *board_words(words, batch.title), *_recipe_parts(batch))
    return _job(language, edition, batch, recipe, make)


def _job(
    language: str, edition: Edition, batch: SheetBatch, recipe: str, make: Callable[[Workshop], Iterable[Artifact]]
) -> Job:
    faces = faces_of(batch.printed)
    return Job("sheets_pdf", language, recipe, make, faces, look=edition.look, edition=edition.name)


def _recipe_parts(batch: SheetBatch) -> Iterator[object]:
    yield batch.name
    yield from batch.papers.items()
    yield from ((one.copies, *(face.key for face in one.sides)) for one in batch.printed)


def _path_job(order: Order, language: str, edition: Edition) -> Job:
    """Cut paths of every geometry that the game's own sheets have; variants print cards of the same sizes."""
    settings = order.game.settings
    planned: dict[str, tuple[ImpositionLayout, ...]] = {}
    for batch in _batches(order, language):
        for name, paper in batch.papers.items() if not batch.is_variant and batch.is_printed(edition) else ():
            for parts in batch.sheets(paper, edition):
                sizes = "".join(f"-{settings.size_name(part.layout.size)}" for part in parts)
                path = f"{batch.name}-{name}{edition.suffix}{sizes if len(batch.sizes) > 1 else ''}"
                planned.setdefault(path, tuple(part.layout for part in parts))

    def make(_: Workshop) -> Iterator[Artifact]:
        for path, layouts in planned.items():
            plan = merged_plan([cut_plan(layout, edition.printer) for layout in layouts])
            yield Artifact(f"{path}.svg", svg(plan))
            yield Artifact(f"{path}.dxf", dxf(plan))

    return Job("sheets_pdf", language, fingerprint("cut paths", *planned.items()), make, edition=edition.name)


def _make_cut_sheets(
    batch: SheetBatch, words: Texts, edition: Edition, lines: tuple[str, ...], workshop: Workshop
) -> Iterator[Artifact]:
    """A file of cut sheets for each paper on which there is room for all of the batch; `lines` are its words."""
    own_edition = batch.own_edition(edition)
    written, faces = workshop.press.written, [workshop.faces[face.key] for face in faces_of(batch.printed)]
    common = (batch.title, words.language, own_edition, lines, *batch.sizes.items(), *batch.pattern)
    for name, paper in batch.papers.items():
        path, shape = f"{batch.name}-{name}{edition.suffix}.pdf", (paper, *common)
        wide = [
            size
            for size in batch.sizes
            if not arrange(printable_paper(paper, own_edition), size, own_edition.layout)
        ]
        for size in wide:
            message = f"{size.width_mm:g} x {size.height_mm:g} mm has no room on {name} as {own_edition.layout}"
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
                wording=_sheet_wording(words, batch.title, own_edition),
                edition=own_edition,
                keep=partial(written.keep, path, shape, faces) if written else None,
            )


def _sheet_wording(words: Texts, title: str, edition: Edition) -> Wording:
    def label(sheet: int, sheets: int) -> str:
        return words.format("ui-sheet-label", game=title, sheet=sheet, sheets=sheets, percent=100)

    note = "" if edition.layout == LONG_EDGE else words.messages[f"ui-sheet-{edition.layout}"]
    return Wording(label, ruler_label(words), note)


def _lines(batch: SheetBatch, words: Texts, edition: Edition) -> Iterator[str]:
    """All words of all sheets; a language may word the first, the second and the third differently."""
    wording = _sheet_wording(words, batch.title, edition)
    yield from (wording.scale, wording.note)
    for paper in batch.papers.values():
        sheets = len(batch.sheets(paper, edition))
        yield from (wording.label(place, sheets) for place in range(1, sheets + 1))


def _batches(order: Order, language: str, *, boards: bool = False) -> Iterator[SheetBatch]:
    """What is cut out of sheets, or the boards: of the game itself, then what each variant changes.

    What decks with files of their own print together comes after them, in the folder of the language. What has no
    back follows what it was parted from.
    """
    papers = papers_of(order.game.settings)
    for variant in (None, *order.game.variants):
        bundles = list(order.bundles(language, variant))
        pooled = pooled_sizes(map(_pieces, bundles)) if len(bundles) > 1 else frozenset[Size]()
        found = [
            (
                bundle.folder,
                bundle.title,
                [one for one in bundle.printed if one.size not in pooled and is_board(one.size, papers) == boards],
            )
            for bundle in bundles
        ]
        if pooled and not boards:
            ours = [one for bundle in bundles for one in bundle.printed if one.size in pooled]
            found.append((f"{order.game.id}/{language}", order.title(language, None, variant), ours))
        for folder, title, printed in found:
            for part, some in _parts(printed, boards=boards):
                name = "-".join((f"variant-{variant}", *part)) if variant else "-".join(part) or "sheets"
                yield SheetBatch(f"{folder}/{name}", title, some, papers, is_variant=bool(variant))


def _pieces(bundle: Bundle) -> Counter[tuple[Size, bool]]:
    """How many pieces of each size a bundle has, with and without a back."""
    found: Counter[tuple[Size, bool]] = Counter()
    for one in bundle.printed:
        found[one.size, one.back is not None] += one.copies
    return found


def _parts(
    printed: Sequence[PrintedComponent], *, boards: bool
) -> Iterator[tuple[tuple[str, ...], tuple[PrintedComponent, ...]]]:
    """What stands in files of its own, with what their names say of it: boards; what has no back, beside backs."""
    both = tuple(one for one in printed if one.back)
    front = tuple(one for one in printed if not one.back)
    if boards or not both:
        parts = [(("board",) if boards else (), tuple(printed))]
    else:
        parts = [((), both), ((ONE_SIDED,), front)]
    yield from (part for part in parts if part[1])
