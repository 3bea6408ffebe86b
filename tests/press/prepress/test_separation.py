"""Faces in inks and letters as outlines, judged by the pictures they make and by what is left in them."""

from __future__ import annotations

import io
import re
import zlib
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

import pikepdf
import pypdfium2
import pytest
from PIL import Image, ImageChops, ImageStat

from cardpress.diagnostics import Report
from cardpress.files.safe_write import Folder
from cardpress.files.store import Store
from cardpress.press.face import FaceRequest
from cardpress.press.layout.documents import write_pages
from cardpress.press.look import FaceLook
from cardpress.press.pdf.fragment import Fragment
from cardpress.press.prepress.inks import inks
from cardpress.press.prepress.outlines import convert_to_outlines
from cardpress.press.prepress.separation import UnprintableError, is_transparent, separate
from cardpress.press.press import Press

Ask = Callable[..., FaceRequest]
STYLES = {
    "plain": '<p class="rules">Zażółć <b>gęślą</b> jaźń</p>',
    "icon": '<p class="rules"><i class="icon">ICON</i> kowadło</p>',
    "gradient": '<p style="width: 30mm; height: 9mm; background: linear-gradient(red, blue)">Tło</p>',
    "see-through": '<div style="opacity: 0.4; width: 30mm; background: green">Szyba</div>',
    "border": '<p style="border: 1mm solid #336699; width: 20mm">Ramka</p>',
    "turned": '<p style="transform: rotate(90deg) scale(1.4); width: 9mm">Bok</p>',
    "spaced": '<p style="letter-spacing: 0.13em; text-transform: uppercase">Rozstrzelone</p>',
    "faint gradient": '<p style="width: 30mm; background: linear-gradient(red, rgba(0, 0, 255, 0.2))">Tło</p>',
    "rim": '<p class="name" style="rim-width: 1pt; rim-color: #336699">Topór <i class="icon">ICON</i></p>',
    "art": '<i class="icon" style="font-size: 50pt; color: tan; rim-width: 1pt; rim-color: teal">ICON</i>',
    "image": '<img src="dot.png" style="width: 9mm; image-rendering: crisp-edges"/>',
    "see-through image": '<img src="glass.png" style="width: 9mm; image-rendering: crisp-edges"/>',
}
TRANSPARENT = {"see-through", "faint gradient", "see-through image"}
INKS = inks("FOGRA39", 300)


@pytest.fixture(scope="session")
def look(look: FaceLook, tmp_path_factory: pytest.TempPathFactory) -> FaceLook:
    """The small look, with pictures."""
    folder = tmp_path_factory.mktemp("templates")
    red = Image.radial_gradient("L").resize((16, 16))
    Image.merge("RGB", (red, red.rotate(90), Image.new("L", (16, 16), 90))).save(folder / "dot.png")
    Image.merge("RGBA", (red, red, red, red)).save(folder / "glass.png")
    return replace(look, base=folder)


@pytest.fixture(scope="session")
def press(look: FaceLook, tmp_path_factory: pytest.TempPathFactory) -> Press:
    """A press for it."""
    return Press(look, Store(Folder(tmp_path_factory.mktemp("press"))))


def _face(press: Press, ask: Ask, icon: Mapping[str, str], inside: str) -> Fragment:
    request, report = ask(inside.replace("ICON", icon["anvil"])), Report()
    face = press.faces([request], report)[request.key]
    assert list(report) == []
    return face


def _file(press: Press, face: Fragment) -> bytes:
    return write_pages([face], press.fonts, title="x", language="pl")


def _picture(data: bytes, scale: float = 3) -> Image.Image:
    return pypdfium2.PdfDocument(data)[0].render(scale=scale).to_pil().convert("RGB")


@pytest.mark.parametrize("style", sorted(STYLES))
def test_a_face_in_inks_has_no_colour_of_light(
    press: Press, ask: Ask, icon: Mapping[str, str], style: str
) -> None:
    """Whatever CSS draws, the converted face names inks and grey only, and looks about the same."""
    face = _face(press, ask, icon, STYLES[style])
    data = _file(press, separate(face, INKS, {}))
    difference = ImageChops.difference(_picture(_file(press, face)), _picture(data))

    with pikepdf.open(io.BytesIO(data)) as pdf:
        assert pdf.check_pdf_syntax() == []
        every = pdf.pages[0].Contents[0].read_bytes() + b"".join(
            one.read_bytes() if one.get("/Subtype") == "/Form" or one.get("/PatternType") == 1 else b""
            for one in pdf.objects
            if isinstance(one, pikepdf.Stream)
        )
        heads = b"".join(
            (one.stream_dict if isinstance(one, pikepdf.Stream) else one).unparse()
            for one in pdf.objects
            if isinstance(one, (pikepdf.Stream, pikepdf.Dictionary))
        )
    assert not re.search(rb"\s(rg|RG)\s", every)
    assert b"DeviceRGB" not in heads
    assert b"/Lab" not in heads
    assert (b"/Transparency" in heads) <= (style in TRANSPARENT)
    assert re.search(rb"\sk\s", every)
    assert max(ImageStat.Stat(difference).mean) < 24  # the viewer shows inks without any profile
    assert is_transparent(face) == (style in TRANSPARENT)


@pytest.mark.parametrize(
    ("drawn", "left"),
    [
        (b"1 0 0 rg\n.5 0 0 RG 3 4 m 5 6 l S", rb"INK k\nINK K 3 4 m 5 6 l S"),
        (b"1 2 3 4 5 6 c 0 0 1 rg", rb"1 2 3 4 5 6 c INK k"),
        (b"/P scn 7 rg\n/rg gs 0.3 0.6 0.9 rg", rb"/P scn 7 rg\n/rg gs INK k"),
        (b"9 " * 200 + b"1 1 1 RG", rb"(9 ){200}INK K"),
    ],
)
def test_colours_are_found_wherever_they_stand(drawn: bytes, left: bytes) -> None:
    """The three numbers before an operator of colour are inks afterwards, and nothing else is touched."""
    face = Fragment(9, 9, zlib.compress(drawn))
    made = zlib.decompress(separate(face, INKS, {}).content)

    assert re.fullmatch(left.replace(b"INK", rb"[\d.]+ [\d.]+ [\d.]+ [\d.]+"), made)


def test_a_gradient_keeps_its_middle(press: Press, ask: Ask, icon: Mapping[str, str]) -> None:
    """Between red and blue there is purple, not the muddy mixture of their inks."""
    face = _face(press, ask, icon, STYLES["gradient"])
    before, after = (_picture(_file(press, one)) for one in (face, separate(face, INKS, {})))
    places = [(120, 33), (120, 40), (120, 46), (120, 52)]

    for place in places:
        assert max(abs(a - b) for a, b in zip(before.getpixel(place), after.getpixel(place), strict=True)) < 72


def test_a_colour_of_another_space_is_refused(press: Press, ask: Ask, icon: Mapping[str, str]) -> None:
    """A colour that is given in a space of its own is no colour of light to convert: the face is refused."""
    face = _face(press, ask, icon, '<p class="rules" style="color: oklch(60% 0.2 30)">Barwa</p>')

    with pytest.raises(UnprintableError, match="space"):
        separate(face, INKS, {})


@pytest.mark.parametrize("style", sorted(STYLES))
def test_outlines_look_like_the_letters(press: Press, ask: Ask, icon: Mapping[str, str], style: str) -> None:
    """A face without fonts shows the same picture, and no text is left in it."""
    face = _face(press, ask, icon, STYLES[style])
    drawn = convert_to_outlines(face, press.fonts)
    before, after = (_picture(_file(press, one), 12).reduce(6) for one in (face, drawn))
    differing = sum(ImageChops.difference(before, after).convert("L").histogram()[48:])

    assert drawn.fonts == ()
    assert b"BT" not in zlib.decompress(drawn.content).split()
    assert differing < before.width * before.height / 1000
    with pikepdf.open(io.BytesIO(_file(press, drawn))) as pdf:
        assert pdf.check_pdf_syntax() == []
        assert not [one for one in pdf.objects if isinstance(one, pikepdf.Dictionary) and "/BaseFont" in one]


def test_profiles_say_where_they_come_from() -> None:
    """Each profile is named beside its data and licence."""
    folder = Path(INKS.file).parent
    told = (folder / "README.md").read_text("utf-8")

    assert sorted(file.stem for file in folder.glob("*.icc")) == ["fogra39_240", "fogra39_300"]
    assert all(f"fogra39_{limit}" in told for limit in (240, 300))
    assert "zlib" in told
