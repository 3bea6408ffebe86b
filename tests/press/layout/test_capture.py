"""Fragments taken out of WeasyPrint, judged by WeasyPrint's own PDF of the same page."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

import pikepdf
import pypdfium2
import pytest
from PIL import Image, ImageChops

from cardpress.diagnostics import Report
from cardpress.files.safe_write import Folder
from cardpress.files.store import Store
from cardpress.models.game import Rectangle
from cardpress.press.face import FaceRequest, Scales
from cardpress.press.layout.documents import write_pages
from cardpress.press.look import FaceLook
from cardpress.press.pdf.fragment import Fragment
from cardpress.press.press import Press

Ask = Callable[..., FaceRequest]
STYLES = {
    "plain": '<p class="name">Zażółć <b>gęślą</b> jaźń</p>',
    "icon": '<p class="name"><i class="icon">ICON</i> kowadło</p>',
    "gradient": '<p style="width: 30mm; height: 9mm; background: linear-gradient(red, blue)">Tło</p>',
    "see-through": '<div style="opacity: 0.4; width: 30mm; background: green">Szyba <b>gruba</b></div>',
    "nested": '<div style="opacity: 0.6"><p style="opacity: 0.5; background: linear-gradient(red, tan)"/></div>',
    "turned": '<p style="transform: rotate(90deg); width: 9mm">Bok</p>',
    "spaced": '<p style="letter-spacing: 0.13em; text-transform: uppercase">Rozstrzelone</p>',
    "shadow": '<p style="box-shadow: 1mm 1mm 2mm black; width: 20mm">Cień</p>',
    "lab": '<p style="color: oklch(60% 0.2 30)">Barwa</p>',
    "image": '<img src="dot.png" style="width: 9mm; image-rendering: crisp-edges"/>',
    "svg": '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="9"/></svg>',
}


@pytest.fixture(scope="session")
def look(look: FaceLook, tmp_path_factory: pytest.TempPathFactory) -> FaceLook:
    """The small look, with a folder that has a picture."""
    folder = tmp_path_factory.mktemp("templates")
    Image.radial_gradient("L").resize((16, 16)).save(folder / "dot.png")
    return replace(look, base=folder)


@pytest.fixture(scope="session")
def press(look: FaceLook, tmp_path_factory: pytest.TempPathFactory) -> Press:
    """A press for it, with a font of icons that shows one: WeasyPrint prints what it sets type with."""
    press = Press(look, Store(Folder(tmp_path_factory.mktemp("press"))))
    (source,) = look.icons
    typeface = press._icons[source.id]
    typeface.data = typeface.face_with_outlines([source.names.index("anvil") + 1]).blob.data
    return press


def _picture(data: bytes, page: int = 0) -> Image.Image:
    return pypdfium2.PdfDocument(data)[page].render(scale=2).to_pil().convert("L")


def _difference(one: Image.Image, two: Image.Image) -> float:
    """Share of pixels that differ clearly."""
    assert one.size == two.size
    counts = ImageChops.difference(one, two).histogram()
    return sum(counts[40:]) / (one.width * one.height)


@pytest.mark.parametrize("style", sorted(STYLES))
def test_fragment_looks_as_weasyprint_would_print_it(
    press: Press, ask: Ask, look: FaceLook, icon: Mapping[str, str], style: str
) -> None:
    """A face out of a batch shows the same picture as WeasyPrint's own file of that face."""
    inside = STYLES[style].replace("ICON", icon["anvil"])
    requests = [ask("<p>inna</p>"), ask(inside), ask('<p style="opacity: 0.2">trzecia</p>')]
    report = Report()
    faces = press.faces(requests, report)
    from cardpress.press.layout.typesetter import Typesetter  # noqa: PLC0415 after the press has set the fonts

    ours = write_pages([faces[requests[1].key]], press.fonts, title="x", language="pl")
    single = Typesetter(look, press.fonts.typefaces).faces(
        [requests[1].markup(Scales(), Report())], requests[1].size, "pl"
    )

    assert list(report) == []
    assert _difference(_picture(ours), _picture(single.write_pdf())) < 0.0005
    with pikepdf.open(io.BytesIO(ours)) as file:
        assert file.check_pdf_syntax() == []


def test_fragment_names_no_folder_of_the_machine(press: Press, ask: Ask, look: FaceLook, tmp_path: Path) -> None:
    """A face with a picture is the same wherever the project stands."""
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "dot.png").write_bytes((look.base / "dot.png").read_bytes())
    moved = Press(replace(look, base=elsewhere), Store(Folder(tmp_path / "cache")))
    request = ask(STYLES["image"])

    assert press.faces([request], Report()) == moved.faces([request], Report())


def test_equal_objects_of_faces_are_written_once(press: Press, ask: Ask) -> None:
    """A picture shown on two faces stands in the file once."""
    requests = [ask(STYLES["image"] + f"<p>{n}</p>") for n in range(2)]
    faces = press.faces(requests, Report())
    data = write_pages(list(faces.values()), press.fonts, title="x", language="pl")

    with pikepdf.open(io.BytesIO(data)) as file:
        images = [o for o in file.objects if isinstance(o, pikepdf.Stream) and o.get("/Subtype") == "/Image"]
    assert len(images) == 1


def test_size_of_a_fragment_is_that_of_the_face(press: Press, ask: Ask) -> None:
    """A fragment measures trim and bleed to a thousandth of a point."""
    size = Rectangle(width_mm=63, height_mm=88)
    request = ask("<p>x</p>", size=size)
    face: Fragment = press.faces([request], Report())[request.key]

    assert (face.width_pt, face.height_pt) == (
        pytest.approx(69 * 72 / 25.4, abs=0.001),
        pytest.approx(94 * 72 / 25.4, abs=0.001),
    )
