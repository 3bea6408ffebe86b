"""Every code has a file that must raise it and nothing else; files without fault raise nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import pikepdf
import pytest
from pikepdf import Array, Dictionary, Name, Pdf, Stream
from tests.preflight.planted import (
    CLEAN,
    MM,
    POKER,
    PRESS,
    SHEET,
    FileLook,
    FontLook,
    PageLook,
    press_ready,
    with_page,
)

from cardpress import printers
from cardpress.models.game import Hexagon, Rectangle
from cardpress.preflight.codes import CODES
from cardpress.preflight.criteria import Criteria
from cardpress.preflight.finding import Finding
from cardpress.preflight.run_checks import CheckedFile, check_files
from cardpress.printers.profile import FaceOrder, Fact, Fonts

HOME, DRIVE = printers.load_profile("home_a4"), printers.load_profile("drivethrucards")
OUTLINED = HOME.model_copy(update={"fonts": Fact(value=Fonts.OUTLINES, source="own")})
AT_HOME = Criteria(HOME)
BACKS = HOME.model_copy(update={"order": Fact(value=FaceOrder.APART, source="own")})
PAGE = PageLook()
TEXT = b"0 g BT /F %b Tf %b Td <0001> Tj ET"
RIM = b"%b G 2 w 1 Tr BT /F 9 Tf 60 100 Td <0001> Tj ET 0 Tr %b g BT /F 9 Tf 60 100 Td <0001> Tj ET"


@dataclass(frozen=True)
class Planted:
    """A defect: the code it must raise, the file, what the file is judged by."""

    code: str
    data: bytes | Callable[[], bytes]
    criteria: Criteria = AT_HOME
    name: str = ""

    def file(self) -> bytes:
        """The bytes of the file."""
        return self.data if isinstance(self.data, bytes) else self.data()


def found(data: bytes, criteria: Criteria, folder: Path) -> list[Finding]:
    """What preflight finds in a file of these bytes."""
    path = folder / "file.pdf"
    path.write_bytes(data)
    return check_files([CheckedFile(path, "file.pdf", criteria)])


def _font(**changes: object) -> Callable[[], bytes]:
    return replace(CLEAN, look=replace(FontLook(), **changes)).made  # type: ignore[arg-type]


def _page(page: PageLook = PAGE, file: FileLook = CLEAN, **changes: object) -> Callable[[], bytes]:
    return lambda: with_page(page, file, **changes)


def _press(**changes: object) -> Callable[[], bytes]:
    return replace(PRESS, also=lambda pdf: press_ready(pdf, **changes)).made  # type: ignore[arg-type]


def _acting() -> bytes:
    def also(pdf: Pdf) -> None:
        press_ready(pdf)
        pdf.Root.OpenAction = Dictionary(S=Name.JavaScript, JS="app.alert(1)")

    return replace(PRESS, also=also).made()


def _noted(kind: Name) -> Callable[[], bytes]:
    def also(pdf: Pdf) -> None:
        press_ready(pdf)
        _annotate(pdf, kind)

    return replace(PRESS, also=also).made


def _annotate(pdf: Pdf, kind: Name) -> None:
    note = Dictionary(Type=Name.Annot, Subtype=kind, Rect=[0, 0, 9, 9])
    pdf.pages[0].obj.Annots = Array([pdf.make_indirect(note)])


def _held(change: Callable[[Pdf], None], file: FileLook = CLEAN) -> Callable[[], bytes]:
    return replace(file, also=change).made


def _run_script(pdf: Pdf) -> None:
    pdf.Root.OpenAction = Dictionary(S=Name.JavaScript, JS="app.alert(1)")


def _nameless(pdf: Pdf) -> None:
    press_ready(pdf)
    del pdf.Root.OutputIntents[0]["/OutputConditionIdentifier"]


def _hide_layer(pdf: Pdf) -> None:
    layer = pdf.make_indirect(Dictionary(Type=Name.OCG, Name="proof"))
    pdf.Root.OCProperties = Dictionary(OCGs=Array([layer]), D=Dictionary(OFF=Array([layer])))


def _spot(pdf: Pdf) -> dict[str, object]:
    tint = Stream(pdf, b"{0 exch 0 exch 0}", FunctionType=4, Domain=[0, 1], Range=[0, 1] * 4)
    space = Array([Name.Separation, Name.Gold, Name.DeviceCMYK, pdf.make_indirect(tint)])
    return {"ColorSpace": Dictionary(S=space)}


def _overprint(pdf: Pdf) -> dict[str, object]:
    return {"ExtGState": Dictionary(O=Dictionary(op=True, OPM=1))}


def _says(duplex: Name) -> Callable[[Pdf], None]:
    """The file says how it is printed."""
    return lambda pdf: setattr(pdf.Root, "ViewerPreferences", Dictionary(Duplex=duplex))


def _folded(by: float, middle: bytes = b"0.5 w 298 60 m 298 780 l S ") -> bytes:
    """A sheet that is folded along a line through its middle, two faces on one side of it, their backs beyond."""
    fronts = b"q 1 0 0 1 60 60 cm /X Do Q q 1 0 0 1 60 400 cm /X Do Q "
    beyond = 210 * MM - 260 + by
    backs = b"q 1 0 0 1 %f 60 cm /Y Do Q q 1 0 0 1 %f 400 cm /Y Do Q " % (beyond, 210 * MM - 260)
    page = replace(SHEET, paint=b"", text=b"", resources=_two_faces, more=middle + fronts + backs)
    return replace(CLEAN, pages=[page]).made()


def _twins(by: float, also: Callable[[Pdf], None] = lambda pdf: None) -> bytes:
    """A sheet of a token that is alike on both sides, and its back."""
    page = replace(SHEET, paint=b"", text=b"", resources=_two_faces)
    sides = [replace(page, more=b"q 1 0 0 1 %f 300 cm /X Do Q" % x) for x in (60, 210 * MM - 260 + by)]
    return replace(CLEAN, pages=sides, also=also).made()


def _moved(pages: int, by: bytes) -> bytes:
    """A sheet of two faces and its backs, which miss them."""
    front = b"q 1 0 0 1 %d 300 cm /X Do Q "
    fronts = front % 60 + front % 320
    mirrored = 210 * MM - 200
    backs = b"q 1 0 0 1 %f 300 cm /Y Do Q " * 2 % (mirrored - 60, mirrored - 320)
    sheet = replace(SHEET, paint=b"", text=b"", resources=_two_faces)
    behind = replace(sheet, more=b"q " + by + b" cm " + backs + b" Q")
    return replace(CLEAN, pages=[replace(sheet, more=fronts), behind] * pages).made()


def _two_faces(pdf: Pdf) -> dict[str, object]:
    def face(content: bytes) -> Stream:
        return Stream(pdf, content, Type=Name.XObject, Subtype=Name.Form, BBox=[0, 0, 200, 280])

    front, back = face(b"0.8 1 0.8 rg 0 0 200 280 re f"), face(b"0.7 0.7 1 rg 0 0 200 280 re f 9 9 9 9 re f")
    return {"XObject": Dictionary(X=front, Y=back)}


def _missing(place: int) -> bytes:
    pages = list(FRONT_FIRST)
    del pages[place]
    return replace(CLEAN, pages=pages).made()


def _swapped() -> bytes:
    pages = list(FRONT_FIRST)
    pages[2:4] = pages[3], pages[2]
    return replace(CLEAN, pages=pages).made()


def _image(pdf: Pdf) -> dict[str, object]:
    image = Stream(pdf, bytes(300), Type=Name.XObject, Subtype=Name.Image, Width=10, Height=10)
    image.ColorSpace, image.BitsPerComponent = Name.DeviceRGB, 8
    return {"XObject": Dictionary(I=image)}


def _heavy_image(pdf: Pdf) -> dict[str, object]:
    image = Stream(pdf, b"\xf0" * 40000, Type=Name.XObject, Subtype=Name.Image, Width=100, Height=100)
    image.ColorSpace, image.BitsPerComponent = Name.DeviceCMYK, 8
    return {"XObject": Dictionary(I=image)}


def _half(pdf: Pdf) -> dict[str, object]:
    return {"ExtGState": Dictionary(G=Dictionary(ca=0.5))}


def _face(pdf: Pdf) -> dict[str, object]:
    form = Stream(
        pdf, b"0.8 1 0.8 rg 0 0 200 280 re f", Type=Name.XObject, Subtype=Name.Form, BBox=[0, 0, 200, 280]
    )
    return {"XObject": Dictionary(X=form)}


def _type3() -> bytes:
    def also(pdf: Pdf) -> None:
        glyph = Stream(pdf, b"600 0 d0 50 0 500 700 re f")
        made = Dictionary(Type=Name.Font, Subtype=Name.Type3, FontBBox=[0, 0, 600, 700], FirstChar=65, LastChar=65)
        made.FontMatrix, made.Widths = Array([0.001, 0, 0, 0.001, 0, 0]), Array([600])
        made.CharProcs, made.Encoding = Dictionary(A=glyph), Dictionary(Differences=[65, Name.A])
        pdf.pages[0].obj.Resources.Font.F = pdf.make_indirect(made)

    return replace(
        CLEAN, pages=(replace(PageLook(), text=b"0 g BT /F 9 Tf 60 100 Td (A) Tj ET"),), also=also
    ).made()


def _missing_trim() -> bytes:
    def also(pdf: Pdf) -> None:
        press_ready(pdf)
        del pdf.pages[0].obj["/TrimBox"]

    return replace(PRESS, also=also).made()


def _unnested() -> bytes:
    def also(pdf: Pdf) -> None:
        pdf.pages[0].obj.BleedBox = Array([20, 20, 150, 150])

    return replace(CLEAN, also=also).made()


BACK = replace(PageLook(), paint=b"0.7 0.7 1 rg {whole} re f")
FRONTS = [replace(PageLook(), text=TEXT % (b"9", b"%d 100" % x)) for x in (60, 70, 80, 90)]
BACK_FIRST = [page for front in FRONTS for page in (BACK, front)]
FRONT_FIRST = [page for front in FRONTS for page in (front, BACK)]
BACK_MOVED = replace(BACK, paint=b"1 0 0 1 -2.835 0 cm " + BACK.paint)
PLACED = b"q 1 0 0 1 100 300 cm /X Do Q "
TILE = Criteria(HOME, {"tile": Hexagon(flat_to_flat_mm=34)})
TILE_PAGE = replace(PageLook(), width=39.26, height=34.0)
LOCKED = {"encryption": pikepdf.Encryption(owner="o", user="u", R=3, aes=False, metadata=False)}

ANOTHER = "0" * 64
CORNER = b"0.4 g 150 200 9 9 re f"
COVER = b"q 0.8 0.8 1 rg 50 95 40 20 re f Q"
DEFECTS = [
    Planted("active-content", _held(_run_script)),
    Planted("active-content", _held(lambda pdf: _annotate(pdf, Name.Stamp)), name="note"),
    Planted("active-content", _held(_hide_layer), name="layer"),
    Planted("altered", CLEAN.made, Criteria(HOME, sha256=ANOTHER)),
    Planted("backs-off", lambda: _moved(1, b"1 0 0 1 1 0")),
    Planted("backs-off", lambda: _moved(1, b"1 0 0 1 0.3 0"), name="by more than 0.1 mm"),
    Planted("backs-off", lambda: _folded(MM), name="beyond a fold"),
    Planted("backs-off", lambda: _folded(-0.3, b"0.5 w 298 60 m 298 780 l S "), name="beyond a fold, by 0.11 mm"),
    Planted("backs-off", lambda: _twins(MM), name="of a token alike on both sides"),
    Planted("backs-off", lambda: _twins(9 * MM, _says(Name.DuplexFlipLongEdge)), name="by 9 mm"),
    Planted("backs-off", lambda: _twins(0, _says(Name.DuplexFlipShortEdge)), name="for the other edge"),
    Planted("off-trim", _page(paint=b"0.9 0.9 1 rg 4.2 0 200 300 re f"), name="to the right by 1.5 mm"),
    Planted("off-trim", _page(paint=b"0.9 0.9 1 rg 0 2.835 200 300 re f"), name="up by 1 mm"),
    Planted("off-trim", _page(paint=b"0.9 0.9 1 rg -0.5 -0.5 195.59 300 re f"), name="to the left by 0.17 mm"),
    Planted("off-trim", lambda: replace(CLEAN, pages=(PAGE, BACK_MOVED)).made(), name="a back"),
    Planted("blank-page", _page(paint=b"", text=b"")),
    Planted(
        "colour-space",
        _page(POKER, PRESS, resources=_spot, more=b"/S cs 1 scn 50 50 20 20 re f"),
        Criteria(DRIVE),
        "spot",
    ),
    Planted("cropped", _held(lambda pdf: setattr(pdf.pages[0], "CropBox", Array([12, 12, 150, 200])))),
    Planted("glyph-too-large", _page(SHEET, text=b"0 g BT /F 400 Tf 60 100 Td <0001> Tj ET")),
    Planted("missing-trim", _held(lambda pdf: pdf.pages[0].obj.__delitem__("/TrimBox")), name="at home"),
    Planted(
        "overprint-white",
        _page(POKER, PRESS, resources=_overprint, more=b"/O gs 0 0 0 0 k 50 50 20 20 re f"),
        Criteria(DRIVE),
    ),
    Planted("page-count", lambda: _missing(2), name="a front"),
    Planted("page-count", lambda: _missing(3), name="a back"),
    Planted("page-order", _swapped, name="one pair"),
    Planted("rotated", _held(lambda pdf: setattr(pdf.pages[0].obj, "Rotate", 90))),
    Planted("text-covered", _page(more=COVER)),
    Planted("user-unit", _held(lambda pdf: setattr(pdf.pages[0].obj, "UserUnit", 2))),
    Planted(
        "wrong-size", replace(CLEAN, pages=[PageLook(), PageLook(), PageLook(width=62)]).made, name="one page"
    ),
    Planted("bleed-empty", _page(paint=b"0.9 0.9 1 rg 8.504 8.504 178.58 249.45 re f")),
    Planted("bleed-empty", _page(paint=b"0.9 0.9 1 rg 0 0 187.09 300 re f"), name="one side"),
    Planted("bleed-empty", _page(paint=b"0.9 0.9 1 rg 4.252 4.252 187.09 257.95 re f"), name="half of it"),
    Planted(
        "bleed-empty",
        _page(paint=b"0.9 0.9 1 rg 7.5 7.5 180.6 251.4 re f 0 0 4 300 re f 191.6 0 4 300 re f"),
        name="beside the cut only",
    ),
    Planted("bleed-too-small", _page(bleed=1.0)),
    Planted("boxes-differ", replace(CLEAN, pages=(PageLook(), PageLook(bleed=4.0))).made),
    Planted("boxes-not-nested", _unnested),
    Planted(
        "boxes-not-nested",
        _held(lambda pdf: setattr(pdf.pages[0].obj, "BleedBox", Array([-9, 0, 195.59, 266.46]))),
        name="bleed outside the page",
    ),
    Planted("colour-space", _page(POKER, PRESS, more=b"1 0 0 rg 50 50 20 20 re f"), Criteria(DRIVE)),
    Planted("damaged", CLEAN.made()[:-600]),
    Planted("encrypted", replace(CLEAN, save=LOCKED).made),
    Planted("font-not-allowed", CLEAN.made, Criteria(HOME, families=frozenset({"other"}))),
    Planted("font-not-embedded", _font(embedded=False)),
    Planted("font-not-outlined", CLEAN.made, Criteria(OUTLINED)),
    Planted("font-not-subset", _font(name="Test-Regular")),
    Planted("font-no-tounicode", _font(to_unicode=False)),
    Planted("font-restricted", _font(fs_type=2)),
    Planted("font-type3", _type3),
    Planted("image-coarse", _page(resources=_image, more=b"q 60 0 0 60 50 130 cm /I Do Q")),
    Planted("ink-too-heavy", _page(POKER, PRESS, more=b"0.9 0.9 0.9 0 k 50 50 20 20 re f"), Criteria(DRIVE)),
    Planted(
        "ink-too-heavy",
        _page(POKER, PRESS, resources=_heavy_image, more=b"q 20 0 0 20 50 130 cm /I Do Q"),
        Criteria(DRIVE),
        "picture",
    ),
    Planted("intent-missing", _press(intent=None), Criteria(DRIVE)),
    Planted("intent-wrong", _press(intent="SWOP"), Criteria(DRIVE)),
    Planted("intent-wrong", _held(_nameless, PRESS), Criteria(DRIVE), "without a name"),
    Planted("line-thin", _page(more=b"0.1 w 0 G 50 60 m 90 60 l S")),
    Planted("line-thin", _page(more=b"0 g 50 60 40 0.1 re f"), name="filled"),
    Planted("line-thin", _page(more=b"q 0.1 0 0 0.1 0 0 cm 1 w 0 G 500 600 m 900 600 l S Q"), name="scaled"),
    Planted(
        "line-thin", _page(more=b"q 0.7 0.7 -0.7 0.7 80 80 cm 0 g 0 0 40 9 re 0 0.1 40 8.8 re f* Q"), name="turned"
    ),
    Planted("low-contrast", _page(text=b"0.7 g BT /F 9 Tf 60 100 Td <0001> Tj ET")),
    Planted(
        "low-contrast", _page(paint=b"", text=b"1 g BT /F 9 Tf 60 100 Td <0001> Tj ET", more=CORNER), name="unseen"
    ),
    Planted("low-contrast", _page(text=RIM % (b"0.1", b"0")), name="letters like their rim"),
    Planted(
        "low-contrast", _page(text=b"1 Tr 0.7 G 1 w BT /F 9 Tf 60 100 Td <0001> Tj ET"), name="an outline alone"
    ),
    Planted("mark-on-face", _page(SHEET, resources=_face, more=PLACED + b"0.5 w 0 G 50 400 m 250 400 l S")),
    Planted("missing-file", b""),
    Planted("missing-glyph", _page(text=b"0 g BT /F 9 Tf 60 100 Td <00010000> Tj ET")),
    Planted("missing-glyph", _page(text=b"0 g BT /F 9 Tf 60 100 Td <00010002> Tj ET"), name="blank"),
    Planted("missing-glyph", _page(text=b"0 g BT /F 9 Tf 60 100 Td <00010063> Tj ET"), name="not in the font"),
    Planted("missing-trim", _missing_trim, Criteria(DRIVE)),
    Planted("not-a-pdf", b"hello"),
    Planted("outside-printable", _page(SHEET, more=b"0 g 5 5 20 3 re f")),
    Planted("outside-printable", _page(SHEET, more=TEXT % (b"9", b"4 400")), name="text"),
    Planted("outside-safe-zone", _page(text=TEXT % (b"9", b"10 100"))),
    Planted("outside-safe-zone", _page(TILE_PAGE, text=TEXT % (b"9", b"22 24")), TILE, "slanted edge"),
    Planted("page-count", CLEAN.made, Criteria(HOME, pages=2)),
    Planted("page-count", CLEAN.made, Criteria(HOME, faces=2, pages=1), "faces of a deck"),
    Planted("page-order", replace(CLEAN, pages=BACK_FIRST).made),
    Planted("standard-forbidden", _acting, Criteria(DRIVE)),
    Planted("standard-forbidden", _noted(Name.Text), Criteria(DRIVE), "note"),
    Planted("standard-forbidden", _noted(Name.Link), Criteria(DRIVE), "link"),
    Planted("standard-keys", _press(trapped=False), Criteria(DRIVE)),
    Planted("standard-keys", _press(leave_out="/ModDate"), Criteria(DRIVE), "date"),
    Planted("standard-not-claimed", _press(leave_out="/GTS_PDFXVersion"), Criteria(DRIVE)),
    Planted("standard-version", replace(PRESS, version="1.7").made, Criteria(DRIVE)),
    Planted("text-clipped", _page(text=b"q 60 95 8 20 re W n " + TEXT % (b"20", b"60 100") + b" Q")),
    Planted(
        "text-clipped", _page(text=b"q 60 150 12 20 re W n " + TEXT % (b"20", b"60 100") + b" Q"), name="lost"
    ),
    Planted("text-too-small", _page(text=TEXT % (b"5", b"60 100"))),
    Planted("text-too-small", _page(SHEET, text=TEXT % (b"5", b"60 100")), name="on a sheet"),
    Planted("text-too-small", _page(text=b"q 0.5 0 0 0.5 0 0 cm " + TEXT % (b"9", b"100 200") + b" Q"), name="cm"),
    Planted("transparency", _page(POKER, PRESS, resources=_half, more=b"/G gs 50 50 20 20 re f"), Criteria(DRIVE)),
    Planted("wrong-paper", _page(replace(SHEET, width=148.0, height=210.0, paint=b""))),
    Planted("wrong-size", _page(replace(POKER, width=60.0), PRESS), Criteria(DRIVE)),
    Planted(
        "wrong-size", CLEAN.made, Criteria(HOME, {"card": Rectangle(width_mm=63, height_mm=89)}), "of the game"
    ),
]


@pytest.mark.parametrize("planted", DEFECTS, ids=lambda planted: f"{planted.code} {planted.name}".strip())
def test_planted_defect_is_found_and_nothing_else(planted: Planted, tmp_path: Path) -> None:
    """A file with one fault raises the code of that fault, and no other."""
    if planted.code == "missing-file":
        findings = check_files([CheckedFile(tmp_path / "none.pdf", "none.pdf", planted.criteria)])
    else:
        findings = found(planted.file(), planted.criteria, tmp_path)

    assert {finding.code for finding in findings} == {planted.code}, findings


def test_every_code_has_a_defect() -> None:
    """No code is without a file that raises it, and nothing is planted that has no code."""
    assert {planted.code for planted in DEFECTS} == {*CODES}


@pytest.mark.parametrize(
    ("data", "criteria"),
    [
        (CLEAN.made, Criteria(HOME)),
        (PRESS.made, Criteria(DRIVE)),
        (_page(SHEET), Criteria(HOME)),
        (_page(text=RIM % (b"1", b"0")), Criteria(HOME)),
        (_page(more=b"0 g 50 60 40 9 re 50.000001 60 40 8.5 re f*"), Criteria(HOME)),
        (_page(more=b"q 0.7 0.7 -0.7 0.7 80 80 cm 0 g 0 0 40 9 re 0 0.8 40 7.4 re f* Q"), Criteria(HOME)),
        (_page(SHEET, resources=_face, more=PLACED + b"0.5 w 0 G 50 305 m 103 305 l S"), Criteria(HOME)),
        (replace(CLEAN, pages=FRONT_FIRST).made, Criteria(HOME)),
        (replace(CLEAN, pages=[*FRONTS, BACK, BACK, BACK]).made, Criteria(BACKS)),
        (replace(PRESS, pages=[page for _ in range(2) for page in (POKER, POKER)]).made, Criteria(DRIVE)),
        (_page(TILE_PAGE, text=TEXT % (b"9", b"60 60")), TILE),
        (_page(paint=b"", more=b"0 0.4 0 rg 60 50 20 20 re f"), Criteria(HOME)),
        (lambda: _moved(2, b"1 0 0 1 0 0"), Criteria(HOME)),
        (lambda: _moved(1, b"1 0 0 1 0.25 0"), Criteria(HOME)),
        (lambda: _moved(1, b"1 0 0 1 1 0"), Criteria(HOME, corrected=True)),
        (lambda: _folded(0.2), Criteria(HOME)),
        (lambda: _folded(MM, b""), Criteria(HOME)),
        (lambda: _folded(MM), Criteria(HOME, corrected=True)),
        (lambda: _twins(0, _says(Name.DuplexFlipLongEdge)), Criteria(HOME)),
        (lambda: _twins(MM, _says(Name.Simplex)), Criteria(HOME)),
        (_page(paint=b"0.9 0.9 1 rg 0.2 0 200 300 re f"), Criteria(HOME)),
        (_page(paint=b"0.9 0.9 1 rg -9 -9 300 300 re f"), Criteria(HOME)),
        (_held(lambda pdf: _annotate(pdf, Name.Link)), Criteria(HOME)),
        (_page(more=b"q 0.8 0.8 1 rg 50 50 40 20 re f Q"), Criteria(HOME)),
        (replace(CLEAN, pages=(PageLook(), PageLook(width=63.5))).made, Criteria(HOME)),
        (
            _page(POKER, PRESS, more=b"q 9 9 20 20 re W n 0.9 0.9 0.9 0 k 50 50 20 20 re f Q"),
            Criteria(DRIVE),
        ),
    ],
    ids=[
        "face",
        "press",
        "sheet",
        "letters in a rim",
        "a border of one side",
        "a turned frame",
        "mark in the bleed",
        "pairs",
        "apart",
        "nothing tells",
        "hexagon",
        "white",
        "backs",
        "backs a hair off",
        "corrected",
        "backs beyond a fold",
        "no fold",
        "a fold, corrected",
        "said to be turned",
        "said to have one side",
        "a face a hair off",
        "a face painted far over its page",
        "link",
        "beside text",
        "as many of one size as of another near it",
        "clipped ink",
    ],
)
def test_clean_file_has_no_finding(data: Callable[[], bytes], criteria: Criteria, tmp_path: Path) -> None:
    """A file without fault raises nothing."""
    assert found(data(), criteria, tmp_path) == []


def test_a_cause_is_told_once(tmp_path: Path) -> None:
    """A font that is not there is one finding, an odd BleedBox one of its page, a box that all lack one of all."""

    def cut_off(pdf: Pdf) -> None:
        pdf.pages[0].obj.BleedBox = Array([4, 4, 190, 260])

    def no_trims(pdf: Pdf) -> None:
        for page in pdf.pages:
            del page.obj["/TrimBox"]

    many = replace(CLEAN, pages=[*FRONT_FIRST, *FRONT_FIRST[:2]])
    files = [
        replace(many, look=replace(FontLook(), embedded=False)),
        replace(many, also=cut_off),
        replace(many, also=no_trims),
    ]
    findings = [found(file.made(), AT_HOME, tmp_path) for file in files]

    assert [len(one) for one in findings] == [1, 1, 1], findings
    assert [one[0].code for one in findings] == ["font-not-embedded", "bleed-too-small", "missing-trim"]
    assert [len(one[0].also) for one in findings] == [0, 0, 9]


def test_finding_says_where_it_is(tmp_path: Path) -> None:
    """A finding has page, bookmark's name, box in mm from the page's corner, and further pages alike."""

    def also(pdf: Pdf) -> None:
        with pdf.open_outline() as outline:
            outline.root.append(pikepdf.OutlineItem("Ogre", 1))

    small = replace(PageLook(), text=TEXT % (b"5", b"60 100"))
    findings = found(replace(CLEAN, pages=(PageLook(), small, small), also=also).made(), Criteria(HOME), tmp_path)

    assert [(one.component, one.page, one.also) for one in findings] == [("Ogre", 2, (3,))]
    assert findings[0].box_mm == pytest.approx((60.25 / MM, 100 / MM, 62.75 / MM, 103.5 / MM), abs=0.01)
