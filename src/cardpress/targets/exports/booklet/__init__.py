"""<lang>/booklet-<paper>.pdf: the rulebook to fold: its pages on A3 and tabloid, own ones on A4 and Letter."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardpress.models.paper_sizes import KNOWN_PAPERS
from cardpress.models.project import Artifact
from cardpress.models.rulebook_outline import RulebookOutline
from cardpress.press.fingerprint import fingerprint
from cardpress.press.pdf.writer import POINTS_PER_MM, numbers
from cardpress.press.sheets.booklet import BookletLayout, PlacedPage, booklet_sides
from cardpress.press.sheets.paper import Paper
from cardpress.targets import Job, Order, Workshop
from cardpress.targets.exports import edition, folder
from cardpress.targets.rulebook_pdf import book_title
from cardpress.targets.rulebook_pdf.book_pages import pages_of_book
from cardpress.targets.rulebook_pdf.book_recipe import book_recipe, outline_of
from cardpress.targets.rulebook_pdf.page_format import HALF_PAGE, WHOLE_PAGE, PageFormat

if TYPE_CHECKING:
    from cardpress.press.fonts.subset import FontShelf
    from cardpress.press.pdf.forms import FormWriter
    from cardpress.press.pdf.fragment import Fragment

PAPERS = {"a3": WHOLE_PAGE, "a4": HALF_PAGE, "letter": HALF_PAGE, "tabloid": WHOLE_PAGE}
"""What booklets are printed on, lying on its side, and what stands on each half."""
_PREFERENCES = b"/PrintScaling/None/Duplex/DuplexFlipShortEdge"


def jobs(order: Order) -> Iterable[Job]:
    """A job for each language of a game that has a rulebook."""
    for language in order.printed:
        if outline := outline_of(order, language):
            place = f"{folder(order.game, __name__)}/{language}"
            recipe = fingerprint("booklet", place, book_recipe(order, language, outline))
            make = _BookletMaker(order, language, outline, place)
            yield Job("exports.booklet", language, recipe, make, edition=edition(order))


@dataclass(frozen=True, eq=False)
class _BookletMaker:
    """Makes the booklets of a language on all papers."""

    order: Order
    language: str
    outline: RulebookOutline
    place: str

    def __call__(self, workshop: Workshop) -> Iterator[Artifact]:
        """The files; none when something of the book failed, which is in the report."""
        set_on = {page: self._pages(page, workshop) for page in (WHOLE_PAGE, HALF_PAGE)}
        title = book_title(self.order, self.language)
        for name, page in PAPERS.items() if all(set_on.values()) else ():
            paper = Paper(*KNOWN_PAPERS[name]).turn()
            layout = BookletLayout(paper, page.width, page.height, page.beside, page.above)
            data, count = write_booklet(set_on[page], layout, workshop.press.fonts, title, self.language)
            yield Artifact(f"{self.place}/booklet-{name}.pdf", data, count)

    def _pages(self, page: PageFormat, workshop: Workshop) -> list[Fragment]:
        """The book on pages of a format; none when something of it failed."""
        book = pages_of_book(self.order, self.language, self.outline, workshop, page)
        return book.all_pages() if book else []


def write_booklet(
    pages: Sequence[Fragment], layout: BookletLayout, shelf: FontShelf, title: str, language: str
) -> tuple[bytes, int]:
    """A PDF of the sides of all sheets, and how many they are."""
    from cardpress.press.pdf.book import Book  # noqa: PLC0415 plans write nothing
    from cardpress.press.pdf.forms import FormWriter  # noqa: PLC0415 as above
    from cardpress.press.sheets.sheet import marks, sheet_box  # noqa: PLC0415 as above

    book = Book(title, language)
    forms = FormWriter(book.pdf, pages, shelf)
    for side in booklet_sides(len(pages)):
        placed = [(one, _form(pages[one.number], layout, forms)) for one in layout.places(side)]
        content = b"\n".join([*(_paint(one, form) for one, form in placed), marks(layout.fold_marks())])
        objects = b"".join(b"/Page%d %d 0 R" % (form, form) for _, form in placed)
        book.add_page(sheet_box(layout.paper), [book.pdf.add_stream(content)], b"/XObject<<%b>>" % objects)
    return book.finish(_PREFERENCES), book.page_count


def _form(page: Fragment, layout: BookletLayout, forms: FormWriter) -> int:
    """A page as a form that shows all but the outer half of its empty margins."""
    left, low = (margin / 2 * POINTS_PER_MM for margin in (layout.beside, layout.above))
    return forms.form(page, (left, low, page.width_pt - left, page.height_pt - low))


def _paint(one: PlacedPage, form: int) -> bytes:
    at = numbers(one.x * POINTS_PER_MM, one.y * POINTS_PER_MM)
    return b"q %b 0 0 %b %b cm /Page%d Do Q" % (numbers(one.scale), numbers(one.scale), at, form)
