"""Rulebooks as they are built: tagged, with outline and links, told in the words of the game."""

from __future__ import annotations

import re
from pathlib import Path

import page
import pikepdf
import pypdfium2
import pytest
from tests.sampling import one_of

from cardpress.commands import main
from cardpress.models import manifest
from cardpress.models.project import Game

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(scope="module")
def books() -> list[Path]:
    """Mephisto's books in English and Polish on both papers, built as they stand."""
    assert main.main(["build", "mephisto", "--root", str(ROOT), "--target", "rulebook_pdf"]) == main.FINE
    entries = manifest.read(ROOT / "build")
    mine = (path for path, entry in entries.items() if (entry.game, entry.target) == ("mephisto", "rulebook_pdf"))
    return sorted(ROOT / "build" / path for path in mine)


@pytest.fixture(scope="module")
def book(books: list[Path]) -> Path:
    """The Polish one on A4."""
    return next(path for path in books if path.parts[-2:] == ("pl", "rulebook.pdf"))


def test_another_program_finds_a_book_fit_for_everyone(books: list[Path]) -> None:
    """A book keeps PDF/UA-1, says a validator that is not ours; outside soak one of them."""
    for path in one_of(books, "rulebooks"):
        report = page.validate_pdf(path, profile=page.ValidationProfile.PDF_UA_1)

        assert [(failure.rule_id, failure.message) for failure in report.failures] == []


def test_the_outline_names_every_chapter(book: Path, mephisto: Game) -> None:
    """A reader's list of contents has each chapter once, on the page that the printed contents tell."""
    assert mephisto.outline
    with pikepdf.open(book) as pdf, pdf.open_outline() as outline:
        pages = [pdf.pages.index(pikepdf.Page(item.destination[0])) + 1 for item in outline.root]
    printed = pypdfium2.PdfDocument(book)[0].get_textpage().get_text_bounded()
    told = [
        int(line.split()[-1]) for line in printed.splitlines() if line.split()[-1:] and line.split()[-1].isdigit()
    ]

    assert len(pages) == len(mephisto.outline.model.chapters)
    assert told == pages
    assert pages == sorted(pages)


def test_contents_lead_to_their_chapters(book: Path) -> None:
    """Each line of the contents is a link that says its chapter and leads to a page of the file."""
    with pikepdf.open(book) as pdf:
        links = list(pdf.pages[0].Annots)
        names = [str(name) for name in list(pdf.Root.Names.Dests.Names)[::2]]
        with pdf.open_outline() as outline:
            printed = [item.title for item in outline.root]

        assert all(str(link.Dest) in names and str(link.Contents) for link in links)
        assert len({str(link.StructParent) for link in links}) == len(links) == len(printed)
        assert all("/StructParent" in link for link in links)


def test_text_is_never_smaller_than_eight_and_a_half_points(book: Path) -> None:
    """What a book says itself is set in 8.5 pt at least; words on faces in small are pictures."""
    with pikepdf.open(book) as pdf:
        sizes = [
            float(operands[1])
            for one in pdf.pages
            for operands, operator in pikepdf.parse_content_stream(one)
            if str(operator) == "Tf"
        ]

    assert sizes
    assert min(sizes) * 0.75 >= 8.5 - 0.001


def test_set_up_is_shown_for_every_number_of_players(book: Path, mephisto: Game) -> None:
    """Each picture of the set-up says for how many players it is, a range where several set up alike."""
    whole = " ".join(one.get_textpage().get_text_bounded() for one in pypdfium2.PdfDocument(book))
    said = " ".join(whole.split())

    assert re.findall(r"Liczba graczy: (\d–\d)", said) == ["1–2", "3–4"]


def test_pages_stand_in_the_middle_of_every_paper(book: Path) -> None:
    """Behind the cover the book has the same pages on each paper, as far from its left edge as from its right."""
    on_papers = []
    for path, width, height in ((book, 210, 297), (book.with_name("rulebook-letter.pdf"), 215.9, 279.4)):
        with pikepdf.open(path) as pdf:
            boxes = [[float(side) * 25.4 / 72 for side in one.mediabox] for one in pdf.pages]
            for one in pdf.pages:
                one.contents_coalesce()
            on_papers.append([one.Contents.read_bytes() for one in pdf.pages][1:])
        assert all(right - left == pytest.approx(width, abs=0.01) for left, _, right, _ in boxes)
        assert all(top - bottom == pytest.approx(height, abs=0.01) for _, bottom, _, top in boxes)
        assert all(left + right == pytest.approx(210, abs=0.01) for left, _, right, _ in boxes[1:])
        assert all(bottom + top == pytest.approx(279.4, abs=0.01) for _, bottom, _, top in boxes[1:])

    a4, letter = on_papers
    assert a4 == letter


def test_the_index_leads_to_pages_that_say_the_word(book: Path, mephisto: Game) -> None:
    """Each number of the index is a link to the page of that number, and a form of its word stands there."""
    with pikepdf.open(book) as pdf:
        links = [(str(link.Contents), str(link.Dest)) for one in pdf.pages for link in one.get("/Annots", ())][
            len(pdf.pages[0].Annots) :
        ]
    document = pypdfium2.PdfDocument(book)
    pages = [" ".join(one.get_textpage().get_text_bounded().split()).casefold() for one in document]
    forms = mephisto.terms["pl"].value["soul_pile"]["forms"]["sg"].values()

    assert len(links) > 40
    assert all(destination == f"page{said}" for said, destination in links)
    listed = next(page for page in pages if "skorowidz" in page and "stos dusz" in page)
    told = re.search(r"stos dusz ((?:\d+, )*\d+)", listed)
    assert told
    assert all(any(form in pages[int(number) - 1] for form in forms) for number in told[1].split(", "))
