"""Rims below icons and words, and art that is a path instead of a letter."""

from __future__ import annotations

import io
import zlib
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

import pikepdf
import pypdfium2
import pytest
from PIL import Image

from cardpress.diagnostics import Report
from cardpress.files.safe_write import Folder
from cardpress.files.store import Store
from cardpress.press.face import FaceRequest
from cardpress.press.fonts.icons import Drawings, characters
from cardpress.press.layout.documents import write_pages
from cardpress.press.look import FaceLook, Stylesheet
from cardpress.press.pdf.fragment import Fragment
from cardpress.press.press import Press

Ask = Callable[..., FaceRequest]
LARGE_PT = 36
FRAME = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">'
    '<path {rule} d="M0 0H8V8H0ZM2 2H6V6H2Z"/></svg>'  # both squares run the same way
)
RIMMED = '<i class="icon" style="font-size: {size}pt; color: white; rim-width: 4pt; rim-color: red">{icon}</i>'


def _face(press: Press, request: FaceRequest) -> Fragment:
    report = Report()
    faces = press.faces([request], report)
    assert list(report) == []
    return faces[request.key]


def _pdf(press: Press, *faces: Fragment) -> bytes:
    return write_pages(faces, press.fonts, title="x", language="pl")


def _picture(press: Press, face: Fragment) -> Image.Image:
    page = pypdfium2.PdfDocument(_pdf(press, face))[0]
    return page.render(scale=4, optimize_mode="print").to_pil().convert("RGB")


def _colours(picture: Image.Image) -> set[tuple[int, ...]]:
    raw = picture.tobytes()
    return {tuple(raw[at : at + 3]) for at in range(0, len(raw), 3)}


@pytest.mark.parametrize(("size", "fonts"), [(LARGE_PT - 0.1, 1), (LARGE_PT, 0)])
def test_large_art_needs_no_font(press: Press, ask: Ask, icon: Mapping[str, str], size: float, fonts: int) -> None:
    """An icon of 36 pt or more is a path, a smaller one a letter."""
    face = _face(press, ask(f'<i class="icon" style="font-size: {size}pt">{icon["anvil"]}</i>'))

    assert len(face.fonts) == fonts
    assert (b"Tf" in zlib.decompress(face.content)) == bool(fonts)


def test_a_path_stands_where_the_letter_stood(press: Press, ask: Ask, icon: Mapping[str, str]) -> None:
    """An icon just below the size of paths and one just above cover the same ground but for a hair."""
    boxes = []
    for size in (LARGE_PT - 0.01, LARGE_PT):
        face = _face(press, ask(f'<i class="icon" style="font-size: {size}pt">{icon["broadsword"]}</i>'))
        picture = _picture(press, face).convert("L")
        boxes.append(picture.point([255] * 100 + [0] * 156).getbbox())

    assert boxes[0] is not None
    assert boxes[1] is not None
    assert all(abs(one - other) <= 1 for one, other in zip(*boxes, strict=True))


def test_art_shown_twice_is_written_once(press: Press, ask: Ask, icon: Mapping[str, str]) -> None:
    """Two faces with one icon, in two sizes, share its path."""
    faces = [
        _face(press, ask(f'<i class="icon" style="font-size: {size}pt">{icon["anvil"]}</i>')) for size in (40, 50)
    ]
    with pikepdf.open(io.BytesIO(_pdf(press, *faces))) as file:
        forms = [o for o in file.objects if isinstance(o, pikepdf.Stream) and o.get("/Subtype") == "/Form"]

    assert len(forms) == 1


@pytest.mark.parametrize("size", [20, 60])
def test_a_rim_shows_round_the_fill(press: Press, ask: Ask, icon: Mapping[str, str], size: int) -> None:
    """The rim reaches its width beyond the icon, and the fill lies over it, as a letter and as a path."""
    plain = f'<i class="icon" style="font-size: {size}pt; color: white">{icon["anvil"]}</i>'
    before = _picture(press, _face(press, ask(plain)))
    after = _picture(press, _face(press, ask(RIMMED.format(size=size, icon=icon["anvil"]))))

    def bounds(picture: Image.Image, colour: tuple[int, ...]) -> tuple[int, int, int, int]:
        raw = picture.tobytes()
        found = [at // 3 for at in range(0, len(raw), 3) if tuple(raw[at : at + 3]) == colour]
        xs, ys = [at % picture.width for at in found], [at // picture.width for at in found]
        return min(xs), min(ys), max(xs), max(ys)

    white, red = bounds(before, (255, 255, 255)), bounds(after, (255, 0, 0))
    assert bounds(after, (255, 255, 255)) == white
    grown = [abs(one - other) / 4 for one, other in zip(white, red, strict=True)]
    assert grown == pytest.approx([4] * 4, abs=0.6)


def test_a_look_recolours_and_removes_rims(
    look: FaceLook, ask: Ask, icon: Mapping[str, str], tmp_path: Path
) -> None:
    """A stylesheet laid over the others changes a rim's colour through a variable, or takes the rim away."""
    styles = ".face { --line: red } .icon { rim-width: calc(0.01em + 0.04em); rim-color: var(--line) }"
    seen = []
    for place, over in enumerate(("", ".face { --line: blue }", ".icon { rim-width: 0 }")):
        sheets = (*look.stylesheets, Stylesheet("rims.css", styles), Stylesheet("over.css", over))
        press = Press(replace(look, stylesheets=sheets), Store(Folder(tmp_path / str(place))))
        request = ask(f'<i class="icon" style="font-size: 40pt; color: white">{icon["anvil"]}</i>')
        shown = _colours(_picture(press, _face(press, request)))
        seen.append(({(255, 0, 0)} & shown, {(0, 0, 255)} & shown))

    assert seen == [({(255, 0, 0)}, set()), (set(), {(0, 0, 255)}), (set(), set())]


def test_a_rim_is_not_read(press: Press, ask: Ask) -> None:
    """Words with a rim are read once: what draws the rim is decoration."""
    face = _face(press, ask('<h1 class="name" style="rim-width: 1pt; rim-color: red">Topór</h1>'))
    (block,) = face.blocks
    read = b"".join(zlib.decompress(face.content)[passage.start : passage.end] for passage in block.passages)

    assert (block.tag, read.count(b"TJ"), read.count(b"Tr")) == ("H1", 1, 0)
    assert zlib.decompress(face.content).count(b"TJ") == 2


@pytest.mark.parametrize(("rule", "is_hollow"), [("", False), ('fill-rule="evenodd"', True)])
def test_a_drawing_is_filled_by_the_rule_it_names(
    look: FaceLook, ask: Ask, tmp_path: Path, rule: str, is_hollow: bool
) -> None:
    """A square in a square that runs the same way is a hole by the even-odd rule alone, at any size."""
    (tmp_path / "frame.svg").write_text(FRAME.format(rule=rule), "utf-8")
    source = Drawings({"frame": tmp_path / "frame.svg"}, tmp_path)
    css = Stylesheet("art.css", ".drawing { font-family: Drawings; line-height: 1; left: 0; top: 0 }")
    full = replace(look, stylesheets=(*look.stylesheets, css), icons=(*look.icons, source))
    press = Press(full, Store(Folder(tmp_path)))
    shown = characters(source)["frame"]
    for size in (20, 60):
        request = ask(f'<i class="drawing" style="font-size: {size}pt">{shown}</i>')
        middle = _picture(press, _face(press, request)).getpixel((size * 2, size * 2))
        assert (middle != (0, 0, 0)) == is_hollow


@pytest.mark.parametrize("wrong", ["rim-width: -1pt", "rim-width: thick", "rim-color: crimsonish"])
def test_a_rim_that_is_none_is_told(look: FaceLook, ask: Ask, tmp_path: Path, wrong: str) -> None:
    """A width or colour that is not one is a problem of the stylesheet, with its line."""
    sheets = (*look.stylesheets, Stylesheet("rims.css", f".icon {{\n  {wrong} }}"))
    report = Report()
    Press(replace(look, stylesheets=sheets), Store(Folder(tmp_path))).faces([ask("x")], report)

    assert [(found.code, found.position.file, found.position.line) for found in report] == [
        ("css-ignored", "rims.css", 2)
    ]
