"""Built PDFs open without a word of complaint in four renderers, and look the same in all of them.

They are pdfium (Chrome), MuPDF, and the two of Poppler: Splash (Okular) and Cairo (Evince). A hole where art
should be is no complaint, so the pictures are compared too. Files of one game are looked at, each in one of
its languages, turn by turn; the other three renderers take turns beside pdfium. At 30 dots an inch the last
page of one file of each name is rendered as it was made, and every page with a picture, a form, a font, a
glyph, an instruction or another resource that no page before it has, in any file of its game: most of a deck
are copies, or other words in the letters that were there before. At 150, a page of one file of each kind. `make
soak` looks at every file of every game in every language, all four render every page, and 300 dots are the most.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import unicodedata
from collections.abc import Callable, Iterator, Sequence, Set
from pathlib import Path, PurePosixPath

import pikepdf
import pymupdf
import pypdfium2
import pytest
from PIL import Image, ImageChops
from tests.needs import needs, skip_without
from tests.sampling import IS_WHOLE, few_of, one_of

from cardpress.commands import main
from cardpress.models import manifest
from cardpress.native.parts import POPPLER

ROOT = Path(__file__).resolve().parents[1]
GAMES = sorted(folder.name for folder in (ROOT / "content").iterdir() if folder.is_dir())
COARSE, FINE = 30, 300 if IS_WHOLE else 150
CELL_MM = 12.0
"""Side of the squares whose mean grey is compared: smaller ones differ by how edges are smoothed."""
MOST = 64
"""How far the mean grey of a square may differ (of 255)."""
FACE = re.compile(r"/X\d+")
SHOWS = re.compile(rb"(/\w+) [\d.]+ Tf|<([0-9a-f]+)>|\((?:[^\\)]|\\.)*\)|/\w+|([A-Za-z]+\*?)", re.DOTALL)
"""What is looked at in content: a font that is chosen, glyphs, an instruction; not what is only heard."""
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
IN_TURN = [RENDERERS.keys() if IS_WHOLE else {name} for name in RENDERERS]
"""Who renders the first of some pages or files beside pdfium, the second, the third; then the first again."""


@pytest.fixture(scope="module")
def built() -> Entries:
    """Every PDF of a build without options, by path below build/; exports, which are made of others, come last."""
    assert main.main(["build", "--root", str(ROOT)]) == main.FINE
    entries = sorted(manifest.read(ROOT / "build").items(), key=lambda one: ("/exports/" in one[0], one[0]))
    return {path: entry for path, entry in entries if path.endswith(".pdf") and not entry.edition}


def _told(value: object) -> bytes:
    """What a resource is, with all it leads to."""
    if isinstance(value, pikepdf.Stream):
        return value.read_raw_bytes() + _told(value.stream_dict)
    if isinstance(value, pikepdf.Dictionary):
        return b" ".join(name.encode() + _told(entry) for name, entry in value.items())
    if isinstance(value, pikepdf.Array):
        return b" ".join(_told(entry) for entry in value)
    return pikepdf.unparse_content_stream([([value], pikepdf.Operator("x"))])


def _draws(content: bytes, resources: pikepdf.Dictionary) -> set[object]:
    """What content draws by itself: its instructions, font files, glyphs of fonts, other resources."""
    found: set[object] = {_told(entry) for name, entry in resources.items() if name not in {"/XObject", "/Font"}}
    fonts = {name: str(font.BaseFont) for name, font in resources.get("/Font", pikepdf.Dictionary()).items()}
    font = ""
    for chosen, glyphs, instruction in SHOWS.findall(content):
        if chosen:
            font = fonts[chosen.decode()]
            found.add(font)
        elif glyphs:
            family = font.partition("+")[2]  # a subset keeps the numbers of its font's glyphs
            found.update((family, glyphs[place : place + 4]) for place in range(0, len(glyphs), 4))
        else:
            found.add(instruction)
    return found


def _forms(resources: pikepdf.Dictionary, known: dict[object, set[object]]) -> set[object]:
    """What the forms and pictures among resources are and draw; a face on a sheet, /X1, is as a page of it."""
    found: set[object] = set()
    for name, one in resources.get("/XObject", pikepdf.Dictionary()).items():
        if one.objgen not in known:
            known[one.objgen] = set()  # one that leads to itself draws nothing more
            inner = one.get("/Resources", pikepdf.Dictionary())
            itself = {one.read_raw_bytes()} if FACE.fullmatch(name) is None else set[object]()
            drawn = _draws(one.read_bytes(), inner) if one.Subtype == "/Form" else set[object]()
            known[one.objgen] = itself | drawn | _forms(inner, known)
        found |= known[one.objgen]
    return found


def _shown(page: pikepdf.Page, known: dict[object, set[object]]) -> set[object]:
    """What a page shows: what it draws itself, and the forms and pictures it places, and what is in them."""
    content = b"\n".join(stream.read_bytes() for stream in page.Contents.wrap_in_array())
    key = content, page.resources.unparse()
    if key not in known:  # a deck is many copies
        known[key] = _draws(content, page.resources) | _forms(page.resources, known)
    return known[key]


def _without_copies(paths: Sequence[Path], short: Path) -> int:
    """Write one file of the pages of some files that show anything new; gives their number."""
    seen: set[object] = set()
    with pikepdf.new() as kept:
        for path in paths:
            with pikepdf.open(path) as pdf:
                known: dict[object, set[object]] = {}
                for page in pdf.pages:
                    shown = _shown(page, known)
                    if not shown <= seen:
                        kept.pages.append(page)
                    seen |= shown
        kept.save(short)
        return len(kept.pages)


def _asked(build: Path, made: Entries, folder: Path) -> Iterator[tuple[Path, int, Pages, Set[str]]]:
    """Files, resolutions, pages to render and by what; files are of one kind by the first word of their names."""
    pages = _without_copies([build / name for name in made], folder / "short.pdf")
    ends = [pages * part // len(IN_TURN) for part in range(len(IN_TURN) + 1)]
    for programs, before, end in zip(IN_TURN, ends, ends[1:], strict=False):
        if before < end:
            yield folder / "short.pdf", COARSE, (before + 1, end), programs
    named = {(PurePosixPath(name).name, entry.edition): name for name, entry in made.items()}
    for place, name in enumerate(made if IS_WHOLE else named.values()):
        last = made[name].pages
        yield build / name, COARSE, (last, last), IN_TURN[place % len(IN_TURN)]
    kinds = {PurePosixPath(name).stem.partition("-")[0]: name for name in reversed(made)}
    for place, name in enumerate(kinds.values()):
        page = (1, made[name].pages)[place % 2]
        yield build / name, FINE, (page, page), IN_TURN[place % len(IN_TURN)]


def _compare(build: Path, made: Entries, folder: Path) -> None:
    """Render files with everything that is here and compare the pictures."""
    here = [name for name in RENDERERS if not name.startswith("pdfto") or shutil.which(name)]
    short, pictures = folder / "short", folder / "pictures"
    short.mkdir()
    pictures.mkdir()
    for path, dpi, pages, programs in _asked(build, made, short):
        given = path, dpi, pages, pictures
        shown = [_grey(picture, dpi) for picture in _pdfium(*given)]
        assert len(shown) == pages[1] - pages[0] + 1
        for program in (one for one in here if one in programs):
            for seen, picture in zip(shown, RENDERERS[program](*given), strict=True):
                other = _grey(picture, dpi).resize(seen.size)
                assert ImageChops.difference(seen, other).getextrema()[1] <= MOST, (program, path, dpi)


@needs(POPPLER)
def test_poppler_is_here() -> None:
    """Where Poppler could not be installed, the run says that nobody looked with its renderers."""


@pytest.mark.parametrize("game", one_of(GAMES, "renderers"))
def test_no_renderer_has_anything_to_say(game: str, built: Entries, tmp_path: Path) -> None:
    """No renderer gives a warning about any file, and none misses a part of a page that pdfium shows."""
    mine = {path: entry for path, entry in built.items() if entry.game == game and entry.language in {"en", "pl"}}

    assert {entry.language for entry in mine.values()} == {"en", "pl"}
    _compare(ROOT / "build", mine if IS_WHOLE else _in_one_language(mine), tmp_path)


def _in_one_language(made: Entries) -> Entries:
    """Each file in one of its languages, turn by turn."""
    alike: dict[tuple[str, ...], list[str]] = {}
    for name, entry in made.items():
        alike.setdefault(tuple(part for part in name.split("/") if part != entry.language), []).append(name)
    chosen = [names[place % len(names)] for place, names in enumerate(alike.values())]
    return {name: made[name] for name in chosen}


def test_nor_about_other_layouts_and_files_for_print_shops(mini: Path, tmp_path: Path) -> None:
    """The same holds for what is made only when it is asked for."""
    layouts, vendors = "gutterfold,singles,short-edge,fronts,backs", "mbprint,drivethrucards"
    assert main.main(["build", "--root", str(mini), "--target", "sheets_pdf", "--layout", layouts]) == main.FINE
    assert main.main(["build", "--root", str(mini), "--vendor", vendors]) == main.FINE
    made = {path: entry for path, entry in manifest.read(mini / "build").items() if path.endswith(".pdf")}

    assert {"-gutterfold", "mbprint"} <= {entry.edition for entry in made.values()}
    _compare(mini / "build", made, tmp_path)


def test_a_page_that_shows_anything_new_is_rendered(built: Entries, tmp_path: Path) -> None:
    """What is left out has been seen: every sign of all files, every font and picture is on a page kept.

    Of the files of a game in one language three are looked at beside the cards; in soak all.
    """
    every = [name for name, entry in built.items() if (entry.game, entry.language) == ("mephisto", "pl")]
    names = [*dict.fromkeys(["mephisto/pl/cards.pdf", *few_of(every, 3, "shown")])]
    short = tmp_path / "short.pdf"
    count = _without_copies([ROOT / "build" / name for name in names], short)
    kept = _seen(short)

    assert {one for name in names for one in _seen(ROOT / "build" / name)} <= kept
    assert 10 < count < built["mephisto/pl/cards.pdf"].pages


def _seen(path: Path) -> set[object]:
    """Signs by their fonts, as another program reads them, fonts and pictures; cards name their icons in words."""
    found: set[object] = set()
    with pymupdf.open(path) as document:
        for page in document:
            spans = [
                span
                for block in page.get_text("dict")["blocks"]
                for line in block.get("lines", ())
                for span in line["spans"]
            ]
            found.update(
                (span["font"], sign)
                for span in spans
                for sign in span["text"]
                if unicodedata.category(sign) != "Co"
            )
    with pikepdf.open(path) as pdf:
        streams = [one for one in pdf.objects if isinstance(one, pikepdf.Stream)]
        found.update(one.read_raw_bytes() for one in streams if one.get("/Subtype") == "/Image")
        found.update(
            str(one.BaseFont) for one in pdf.objects if isinstance(one, pikepdf.Dictionary) and "/BaseFont" in one
        )
    return found


@pytest.mark.parametrize("program", sorted(RENDERERS))
def test_what_is_wrong_is_told(program: str, mini: Path, tmp_path: Path) -> None:
    """An operator that does not exist is told by every renderer but pdfium."""
    if program.startswith("pdfto"):
        skip_without(POPPLER)
    assert main.main(["build", "--root", str(mini), "--target", "cards_pdf"]) == main.FINE
    with pikepdf.open(next((mini / "build").rglob("cards.pdf"))) as pdf:
        pdf.pages[0].contents_add(b"q Qq Q")
        pdf.save(tmp_path / "broken.pdf")
    folder = tmp_path / "pictures"
    folder.mkdir()

    with pytest.raises(AssertionError):
        list(RENDERERS[program](tmp_path / "broken.pdf", COARSE, (1, 1), folder))
