"""Every built PDF opens without a word of complaint in four renderers, and looks the same in all of them.

They are pdfium (Chrome), MuPDF, and the two of Poppler: Splash (Okular) and Cairo (Evince). A hole where art
should be is no complaint, so the pictures are compared too. At 20 dots an inch every page is rendered that shows
anything no page before it in its file has shown, most of a deck being copies, and the first and the last page of
the file as it was made; at 300, the first and the last page of one file of each kind.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pikepdf
import pymupdf
import pypdfium2
import pytest
from PIL import Image, ImageChops

from cardpress import cli
from cardpress.models import manifest

ROOT = Path(__file__).resolve().parents[1]
GAMES = sorted(folder.name for folder in (ROOT / "content").iterdir() if folder.is_dir())
COARSE, FINE = 20, 300
CELL_MM = 12.0
"""Side of the squares whose mean grey is compared: smaller ones differ by how edges are smoothed."""
MOST = 64
"""How far the mean grey of a square may differ (of 255)."""
PAPER = re.compile(r"-(a3|a4|letter)$")
Pages = tuple[int, int]
"""The first and the last page to render, counted from 1."""
Entries = dict[str, manifest.ManifestEntry]


def _grey(picture: Image.Image, dpi: int) -> Image.Image:
    """A page as mean greys of squares, on white."""
    cell = CELL_MM / 25.4 * dpi
    size = max(1, round(picture.width / cell)), max(1, round(picture.height / cell))
    return picture.convert("L").resize(size, Image.Resampling.BOX)


def _pdfium(path: Path, dpi: int, pages: Pages, folder: Path) -> Iterator[Image.Image]:
    with pypdfium2.PdfDocument(path) as document:
        for page in range(pages[0] - 1, pages[1]):
            yield document[page].render(scale=dpi / 72).to_pil()


def _mupdf(path: Path, dpi: int, pages: Pages, folder: Path) -> Iterator[Image.Image]:
    pymupdf.TOOLS.mupdf_display_errors(False)
    pymupdf.TOOLS.reset_mupdf_warnings()
    with pymupdf.open(path) as document:
        for page in range(pages[0] - 1, pages[1]):
            shown = document[page].get_pixmap(dpi=dpi, colorspace=pymupdf.csGRAY)
            yield Image.frombytes("L", (shown.width, shown.height), shown.samples)
    assert pymupdf.TOOLS.mupdf_warnings() == "", path


def _poppler(program: str, *words: str) -> Callable[[Path, int, Pages, Path], Iterator[Image.Image]]:
    def render(path: Path, dpi: int, pages: Pages, folder: Path) -> Iterator[Image.Image]:
        asked = ["-r", str(dpi), "-f", str(pages[0]), "-l", str(pages[1]), "-gray", *words]
        done = subprocess.run(
            [program, *asked, path, folder / "page"], capture_output=True, text=True, check=False
        )
        assert (done.returncode, done.stdout, done.stderr) == (0, "", ""), path
        for file in sorted(folder.iterdir()):
            with Image.open(file) as picture:
                yield picture
            file.unlink()

    return render


RENDERERS = {"mupdf": _mupdf, "pdftoppm": _poppler("pdftoppm"), "pdftocairo": _poppler("pdftocairo", "-tiff")}


@pytest.fixture(scope="module")
def built() -> Entries:
    """Every PDF of a build without options, by path below build/."""
    assert cli.main(["build", "--root", str(ROOT)]) == cli.FINE
    entries = sorted(manifest.read(ROOT / "build").items())
    return {path: entry for path, entry in entries if path.endswith(".pdf") and not entry.edition}


def _shown(page: pikepdf.Page) -> set[object]:
    """What a page shows: the forms it places, and how; the number printed on a sheet is left out."""
    content = b"\n".join(stream.read_bytes() for stream in page.Contents.wrap_in_array())
    how = re.sub(rb"/X\d+ Do|BT 0 g /Label .*? ET", b"", content)
    forms = page.resources.get("/XObject", pikepdf.Dictionary())
    others = [entry.unparse() for name, entry in page.resources.items() if name != "/XObject"]
    return {*(form.objgen for form in forms.values()), (how, *others, page.mediabox.unparse())}


def _without_copies(path: Path, folder: Path) -> tuple[Path, int]:
    """A file with the pages that show anything new, and their number."""
    seen: set[object] = set()
    with pikepdf.open(path) as pdf:
        for page in list(pdf.pages):
            if _shown(page) <= seen:
                pdf.pages.remove(page)
            seen |= _shown(page)
        pdf.save(folder / path.name)
        return folder / path.name, len(pdf.pages)


def _asked(build: Path, made: Entries, folder: Path) -> Iterator[tuple[Path, int, Pages]]:
    """Files, resolutions and pages to render; files are of one kind by the first word of their names."""
    kinds, whole = set[tuple[str, str | None]](), set[Path]()
    for name, entry in made.items():
        path = build / name
        ends = [(1, 2)] if entry.pages == 2 else [(page, page) for page in sorted({1, entry.pages})]
        sheets = path.with_name(PAPER.sub("", path.stem))
        short, count = _without_copies(path, folder) if sheets not in whole else (path, 0)
        if count == entry.pages:
            yield path, COARSE, (1, count)
        else:
            yield from ((path, COARSE, pages) for pages in ends)
        if 0 < count < entry.pages:
            yield short, COARSE, (1, count)
        kind = path.stem.partition("-")[0], entry.language
        if kind not in kinds:
            page = 1 if entry.language == "en" else entry.pages
            yield path, FINE, (page, page)
        whole.add(sheets)
        kinds.add(kind)


def _compare(build: Path, made: Entries, folder: Path) -> None:
    """Render files with everything that is here and compare the pictures."""
    here = [name for name in RENDERERS if not name.startswith("pdfto") or shutil.which(name)]
    short, pictures = folder / "short", folder / "pictures"
    short.mkdir()
    pictures.mkdir()
    for path, dpi, pages in _asked(build, made, short):
        given = path, dpi, pages, pictures
        shown = [_grey(picture, dpi) for picture in _pdfium(*given)]
        assert len(shown) == pages[1] - pages[0] + 1
        for program in here:
            for seen, picture in zip(shown, RENDERERS[program](*given), strict=True):
                other = _grey(picture, dpi).resize(seen.size)
                assert ImageChops.difference(seen, other).getextrema()[1] <= MOST, (program, path, dpi)


def test_poppler_is_here() -> None:
    """Where `make dev` could not install Poppler, it is told that nobody looked with its renderers."""
    missing = [name for name in RENDERERS if name.startswith("pdfto") and shutil.which(name) is None]
    if missing:
        pytest.skip(f"no file is rendered with {' and '.join(missing)}: install Poppler's tools")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_no_renderer_has_anything_to_say(game: str, language: str, built: Entries, tmp_path: Path) -> None:
    """No renderer gives a warning about any file, and none misses a part of a page that pdfium shows."""
    mine = {path: entry for path, entry in built.items() if (entry.game, entry.language) == (game, language)}

    assert mine
    _compare(ROOT / "build", mine, tmp_path)


def test_nor_about_other_layouts_and_files_for_print_shops(mini: Path, tmp_path: Path) -> None:
    """The same holds for what is made only when it is asked for."""
    layouts, vendors = "gutterfold,singles,short-edge,fronts,backs", "mbprint,drivethrucards"
    assert cli.main(["build", "--root", str(mini), "--target", "sheets_pdf", "--layout", layouts]) == cli.FINE
    assert cli.main(["build", "--root", str(mini), "--vendor", vendors]) == cli.FINE
    made = {path: entry for path, entry in manifest.read(mini / "build").items() if path.endswith(".pdf")}

    assert {"-gutterfold", "mbprint"} <= {entry.edition for entry in made.values()}
    _compare(mini / "build", made, tmp_path)


def test_a_page_that_shows_anything_new_is_rendered(built: Entries, tmp_path: Path) -> None:
    """What is left out has been seen: every word of a file is on a page that is kept."""
    path = ROOT / "build" / "mephisto" / "pl" / "cards.pdf"
    short, count = _without_copies(path, tmp_path)
    words = [
        {document[page].get_text() for page in range(len(document))}
        for document in (pymupdf.open(path), pymupdf.open(short))
    ]

    assert words[0] == words[1]
    assert len(words[0]) <= count < built["mephisto/pl/cards.pdf"].pages


@pytest.mark.parametrize("program", sorted(RENDERERS))
def test_what_is_wrong_is_told(program: str, mini: Path, tmp_path: Path) -> None:
    """An operator that does not exist is told by every renderer but pdfium."""
    if program.startswith("pdfto") and shutil.which(program) is None:
        pytest.skip(f"{program} is not installed")
    assert cli.main(["build", "--root", str(mini), "--target", "cards_pdf"]) == cli.FINE
    with pikepdf.open(next((mini / "build").rglob("cards.pdf"))) as pdf:
        pdf.pages[0].contents_add(b"q Qq Q")
        pdf.save(tmp_path / "broken.pdf")
    folder = tmp_path / "pictures"
    folder.mkdir()

    with pytest.raises(AssertionError):
        list(RENDERERS[program](tmp_path / "broken.pdf", COARSE, (1, 1), folder))
