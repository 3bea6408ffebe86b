"""Files for print shops: what each profile asks for is what is made, or a reason why not."""

from __future__ import annotations

import io
import re
import shutil
import subprocess
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pikepdf
import pypdfium2
import pytest
from PIL import Image, ImageChops, ImageStat
from tests.needs import skip_without
from tests.pdfx import violations
from tests.sampling import IS_WHOLE

from cardpress import printers
from cardpress.commands import main
from cardpress.diagnostics import Severity
from cardpress.models import manifest
from cardpress.models.game import Circle, Hexagon, Rectangle
from cardpress.native.parts import GHOSTSCRIPT, QPDF, NativePart
from cardpress.press.pdf.writer import POINTS_PER_MM
from cardpress.press.prepress.pictures import QUICKEST
from cardpress.press.prepress.placing import Placing
from cardpress.printers.profile import Deliverable, FaceOrder, Standard
from cardpress.targets.vendor_files import png_set, vendors
from cardpress.targets.vendor_files.products import Refusal, place_on_product
from cardpress.targets.vendor_files.vendor_problems import unsold_sizes

ROOT = Path(__file__).resolve().parents[2]
POKER = Rectangle(width_mm=63, height_mm=88)
PDF_VENDORS = [name for name in vendors() if printers.load_profile(name).wanted.value is Deliverable.PDF_CARDS]
PNG_VENDORS = [name for name in vendors() if printers.load_profile(name).wanted.value is Deliverable.PNG_SET]
Cardpress = Callable[..., "subprocess.CompletedProcess[str]"]


EVERY = {
    "adrenaline": "en",
    "carnomorphs": "en",
    "mephisto": "pl",
    "meat_the_cult": "pl",
    "neuroshima_hex": "en",
}
LANGUAGES = EVERY if IS_WHOLE else {game: EVERY[game] for game in ("mephisto", "meat_the_cult")}
"""In soak every game; else one of cards that are alike, and one of cards, boards and tiles."""


@pytest.fixture(scope="module")
def built() -> dict[str, manifest.ManifestEntry]:
    """What the vendors get of all games: every PDF, and the pictures of one game in one language."""
    assert sorted(EVERY) == sorted(folder.name for folder in (ROOT / "content").iterdir() if folder.is_dir())
    for game, language in LANGUAGES.items():
        asked = ["--lang", language, "--vendor", ",".join(PDF_VENDORS)]
        assert main.main(["build", game, "--root", str(ROOT), *asked]) == main.FINE
    pictures = ["--lang", "pl", "--vendor", ",".join(PNG_VENDORS)]
    with pytest.MonkeyPatch.context() as patch:  # pictures are as good, but packed less
        patch.setattr(png_set, "pictures", partial(png_set.pictures, effort=QUICKEST))
        assert main.main(["build", "mephisto", "--root", str(ROOT), *pictures]) == main.FINE
    files = {path: e for path, e in manifest.read(ROOT / "build").items() if e.target == "vendor_files"}
    return {path: e for path, e in files.items() if str(e.language) == LANGUAGES.get(e.game)}


def _of_each_product(built: dict[str, manifest.ManifestEntry], vendor: str) -> list[str]:
    """Of each game and of each size a vendor cuts the file with fewest pages; every file in `make soak`."""
    paths = _files(built, vendor)
    known, chosen = set[str](), []
    for path in sorted(paths, key=lambda one: built[one].pages):
        shows = {built[path].game, _size(path)}
        chosen += [path] if shows - known else []
        known |= shows
    assert {built[path].game for path in paths} == {built[path].game for path in chosen}
    return paths if IS_WHOLE else sorted(chosen)


def _size(path: str) -> str:
    """The size that a file is named after, where a vendor cuts more than one."""
    found = re.search(r"_(\d+x\d+)$", Path(path).stem)
    return found[1] if found else ""


def _files(built: dict[str, manifest.ManifestEntry], vendor: str) -> list[str]:
    found = sorted(path for path, entry in built.items() if entry.edition == vendor)
    assert found
    return found


# ---- PDF


@pytest.mark.parametrize("vendor", PDF_VENDORS)
def test_a_file_keeps_the_standard_it_claims(vendor: str, built: dict[str, manifest.ManifestEntry]) -> None:
    """A PDF for print keeps every rule of its standard and the vendor's ink limit."""
    profile = printers.load_profile(vendor)
    limit = profile.ink_limit_percent.value
    assert limit
    for path in _files(built, vendor):
        assert violations((ROOT / "build" / path).read_bytes(), profile.standard.value, limit) == [], path


@pytest.mark.parametrize("vendor", PDF_VENDORS)
def test_pages_are_the_vendors_product(vendor: str, built: dict[str, manifest.ManifestEntry]) -> None:
    """Trim and bleed of every page are those of the product, to a tenth of a millimetre."""
    profile = printers.load_profile(vendor)
    for path in _files(built, vendor):
        with pikepdf.open(ROOT / "build" / path) as pdf:
            page = pdf.pages[0]
            assert len({tuple(map(float, one.TrimBox)) for one in pdf.pages}) == 1
            trim = [float(edge) / POINTS_PER_MM for edge in page.TrimBox]
            bleed = [float(edge) / POINTS_PER_MM for edge in page.BleedBox]
        sold = {(product.width_mm, product.height_mm) for product in profile.products}
        size = trim[2] - trim[0], trim[3] - trim[1]
        assert not sold or any(size == pytest.approx(one, abs=0.1) for one in sold)
        assert bleed == pytest.approx([0, 0, *(side + 2 * profile.bleed_mm.value for side in size)], abs=0.1)


@pytest.mark.parametrize("vendor", PDF_VENDORS)
def test_every_card_is_there_in_the_vendors_order(vendor: str, built: dict[str, manifest.ManifestEntry]) -> None:
    """Pages are both sides of every physical card; which comes first is the vendor's wish."""
    path = next(one for one in _files(built, vendor) if one.startswith("mephisto/pl/"))
    ours = pypdfium2.PdfDocument(ROOT / "build" / "mephisto" / "pl" / "cards.pdf")
    theirs = pypdfium2.PdfDocument(ROOT / "build" / path)
    is_back_first = printers.load_profile(vendor).order.value is FaceOrder.BACK_FIRST

    assert len(theirs) == len(ours)
    for number in (0, 40, 121):
        same = number + (1 - 2 * (number % 2)) * is_back_first
        before, after = ours[number].render(scale=1).to_pil(), theirs[same].render(scale=1).to_pil()
        difference = ImageChops.difference(before.convert("L"), after.convert("L").resize(before.size))
        assert ImageStat.Stat(difference).mean[0] < 30


@pytest.mark.parametrize("vendor", PDF_VENDORS)
def test_letters_icons_and_art_are_outlines(vendor: str, built: dict[str, manifest.ManifestEntry]) -> None:
    """No file for a print shop has a font or sets any text: not even art counts as letters."""
    for path in _files(built, vendor):
        with pikepdf.open(ROOT / "build" / path) as pdf:
            drawn = [
                one for one in pdf.objects if isinstance(one, pikepdf.Stream) and one.get("/Subtype") == "/Form"
            ]
            assert drawn
            assert not [one for one in drawn if b"BT" in one.read_bytes().split()], path
            assert not [one for one in pdf.objects if isinstance(one, pikepdf.Dictionary) and "/BaseFont" in one]


@pytest.mark.parametrize("vendor", PDF_VENDORS)
def test_a_file_passes_our_own_preflight(vendor: str, built: dict[str, manifest.ManifestEntry]) -> None:
    """What is made for a vendor has no finding under that vendor's profile."""
    turns = 1 if IS_WHOLE else len(PDF_VENDORS)
    files = [str(ROOT / "build" / path) for path in _of_each_product(built, vendor)]
    files = files[PDF_VENDORS.index(vendor) % turns :: turns]  # games and sizes turn by turn

    assert files
    assert main.main(["preflight", *files, "--root", str(ROOT), "--profile", vendor]) == main.FINE


PLANTED = {
    "version": lambda pdf: None,
    "output intent": lambda pdf: pdf.Root.__delitem__("/OutputIntents"),
    "info": lambda pdf: pdf.docinfo.__delitem__("/Trapped"),
    "claim": lambda pdf: pdf.docinfo.__setitem__("/GTS_PDFXVersion", pikepdf.String("PDF/X-9")),
    "page": lambda pdf: pdf.pages[3].obj.__setitem__("/TrimBox", pikepdf.Array([-9, 0, 50, 50])),
    "font": lambda pdf: pdf.pages[0].Resources.__setitem__(
        "/Font",
        pdf.make_indirect(pikepdf.Dictionary(Type=pikepdf.Name.FontDescriptor, FontName=pikepdf.Name.Away)),
    ),
    "colour of light": lambda pdf: pdf.pages[0].contents_add(b"1 0 0 rg 0 0 5 5 re f"),
    "colour space": lambda pdf: pdf.pages[0].Resources.__setitem__(
        "/ColorSpace", pikepdf.Dictionary(Light=pikepdf.Name.DeviceRGB)
    ),
    "ink": lambda pdf: pdf.pages[0].contents_add(b"1 1 0.5 0 k 0 0 5 5 re f"),
    "transparency": lambda pdf: pdf.pages[0].Resources.__setitem__(
        "/ExtGState", pikepdf.Dictionary(G=pikepdf.Dictionary(ca=0.5))
    ),
    "actions": lambda pdf: pdf.Root.__setitem__("/OpenAction", pikepdf.Dictionary(S=pikepdf.Name.JavaScript)),
}


@pytest.mark.parametrize("what", sorted(PLANTED))
def test_the_rules_find_what_breaks_them(what: str, built: dict[str, manifest.ManifestEntry]) -> None:
    """Each rule is broken once in a sound file, and that rule alone is found broken."""
    path = min(
        (ROOT / "build" / one for one in _files(built, "drivethrucards")), key=lambda one: one.stat().st_size
    )
    with pikepdf.open(path) as pdf:
        PLANTED[what](pdf)
        file = io.BytesIO()
        packed = pikepdf.ObjectStreamMode.generate if what == "version" else pikepdf.ObjectStreamMode.disable
        forced = "1.5" if what == "version" else "1.4"
        pdf.save(file, object_stream_mode=packed, force_version=forced)
    found = violations(file.getvalue(), Standard.X1A.value, 240)

    assert found
    assert {problem.partition(":")[0].partition(" ")[0] for problem in found} == {what.partition(" ")[0]}


LEAVES = [] if IS_WHOLE else ["-dLastPage=20"]
"""Ghostscript draws the first pages of a file, in soak all of them."""


@pytest.mark.parametrize(
    ("part", "words"),
    [
        (GHOSTSCRIPT, ["gs", "-q", "-dBATCH", "-dNOPAUSE", "-dPDFSTOPONERROR", "-sDEVICE=nullpage", *LEAVES]),
        (QPDF, ["qpdf", "--check"]),
    ],
)
def test_other_programs_read_them(
    part: NativePart, words: list[str], built: dict[str, manifest.ManifestEntry]
) -> None:
    """Where Ghostscript and qpdf are installed, they read files of every product without complaint."""
    skip_without(part)
    for vendor in PDF_VENDORS:
        for path in _of_each_product(built, vendor):
            done = subprocess.run([*words, ROOT / "build" / path], capture_output=True, check=False)
            assert done.returncode == 0, done.stdout + done.stderr


# ---- pictures


@pytest.mark.parametrize("vendor", PNG_VENDORS)
def test_pictures_have_the_vendors_pixels(vendor: str, built: dict[str, manifest.ManifestEntry]) -> None:
    """Every picture has exactly the product's pixels, is sRGB, opaque, and filled to its corners."""
    profile = printers.load_profile(vendor)
    (product,) = [one for one in profile.products if one.name == "poker"]
    for path in {built[path].sha256: path for path in _files(built, vendor)}.values():  # copies are alike
        with Image.open(ROOT / "build" / path) as picture:
            assert (picture.size, picture.mode) == (product.pixels, "RGB")
            assert picture.info["srgb"] == 0
            assert picture.info["dpi"] == pytest.approx((300, 300), abs=0.1)
            corners = [picture.getpixel((x, y)) for x in (0, -1 + picture.width) for y in (0, -1 + picture.height)]
            assert (255, 255, 255) not in corners


@pytest.mark.parametrize("vendor", PNG_VENDORS)
def test_pictures_are_numbered_card_by_card(vendor: str, built: dict[str, manifest.ManifestEntry]) -> None:
    """There is a front and a back for every physical card, and their numbers have no gap."""
    names = [Path(path).name for path in _files(built, vendor)]
    count = len(pypdfium2.PdfDocument(ROOT / "build" / "mephisto" / "pl" / "cards.pdf")) // 2

    assert names == [f"{n:03}-{side}.png" for n in range(1, count + 1) for side in ("back", "front")]


def test_a_picture_shows_the_face(built: dict[str, manifest.ManifestEntry]) -> None:
    """A picture is the face of its card, enlarged by about a hundredth about its middle."""
    path = next(one for one in _files(built, "makeplayingcards") if one.endswith("001-front.png"))
    page = pypdfium2.PdfDocument(ROOT / "build" / "mephisto" / "pl" / "cards.pdf")[0]
    with Image.open(ROOT / "build" / path) as picture:
        ours = page.render(scale=300 / 72 * 1.008).to_pil().convert("RGB")
        left, top = (ours.width - picture.width) // 2, (ours.height - picture.height) // 2
        cut = ours.crop((left, top, left + picture.width, top + picture.height))
        assert max(ImageStat.Stat(ImageChops.difference(cut, picture)).mean) < 6


# ---- sizes


def test_a_size_that_is_sold_is_scaled_to_cover() -> None:
    """A card a little smaller than the product is enlarged until its bleed covers the product's, and no more."""
    found = place_on_product(POKER, printers.load_profile("makeplayingcards"))

    assert isinstance(found, Placing)
    assert found.product == "poker"
    assert found.scale == pytest.approx(max((63.5 + 6.096) / 69, (88.9 + 6.096) / 94))


@pytest.mark.parametrize("vendor", ["makeplayingcards", "thegamecrafter", "drivethrucards"])
@pytest.mark.parametrize(
    "size",
    [
        Hexagon(flat_to_flat_mm=34),
        Rectangle(width_mm=16, height_mm=16, bleed_mm=2),
        Rectangle(width_mm=380, height_mm=255),
        Rectangle(width_mm=88, height_mm=63),
    ],
)
def test_a_size_nobody_sells_is_refused(vendor: str, size: Rectangle | Hexagon) -> None:
    """Tiles, markers, boards and cards on their side are no product: the reason is told, nothing is bent."""
    refusal = place_on_product(size, printers.load_profile(vendor))

    assert isinstance(refusal, Refusal)
    (problem,) = unsold_sizes("g", printers.load_profile(vendor), [refusal, refusal])
    assert problem.severity is Severity.WARNING
    assert printers.load_profile(vendor).title in problem.message


def test_a_circle_goes_to_a_shop_that_sells_it() -> None:
    """A round token with the bleed asked for is the shop's circle of its diameter, never its square."""
    found = place_on_product(Circle(diameter_mm=25.4, bleed_mm=3.175), printers.load_profile("thegamecrafter"))

    assert isinstance(found, Placing)
    assert (found.product, found.pixels, found.scale) == ("large_circle", (375, 375), pytest.approx(1))


@pytest.mark.parametrize(
    ("vendor", "circle", "said"),
    [
        ("makeplayingcards", Circle(diameter_mm=25), "a circle 25 mm across, it sells no circles known to us"),
        ("thegamecrafter", Circle(diameter_mm=40), "it sells no circles of this size known to us, the nearest is"),
        ("thegamecrafter", Circle(diameter_mm=25), "large_circle wants 3.175 mm of bleed, and there are 2 mm"),
    ],
)
def test_a_circle_nobody_sells_is_refused(vendor: str, circle: Circle, said: str) -> None:
    """A shop without circles, one with none so large, and one whose bleed is missing say which it is."""
    profile = printers.load_profile(vendor)
    refusal = place_on_product(circle, profile)

    assert isinstance(refusal, Refusal)
    (problem,) = unsold_sizes("g", profile, [refusal])
    assert said in problem.message


def test_too_little_bleed_is_refused() -> None:
    """A vendor who takes any size still wants its bleed."""
    refusal = place_on_product(Rectangle(width_mm=16, height_mm=16, bleed_mm=2), printers.load_profile("mbprint"))

    assert isinstance(refusal, Refusal)
    assert "bleed" in refusal.reason


# ---- how they are asked for


def _built(root: Path) -> dict[str, bytes]:
    files = (file for file in (root / "build").rglob("*") if file.is_file() and ".cache" not in file.parts)
    return {file.relative_to(root / "build").as_posix(): file.read_bytes() for file in files}


def test_nothing_is_made_unasked_and_nothing_asked_for_is_lost(mini: Path, cardpress: Cardpress) -> None:
    """A plain build makes no vendor files and leaves those there are; equal ones are not made again."""
    assert cardpress("build", "--root", mini).returncode == 0
    assert not [path for path in _built(mini) if "mbprint" in path]

    done = cardpress("build", "--root", mini, "--vendor", "mbprint", "--vendor", "drivethrucards")
    assert done.returncode == 0, done.stdout + done.stderr
    first = _built(mini)
    assert [path for path in first if "mbprint" in path]
    assert cardpress("build", "--root", mini).returncode == 0
    assert _built(mini) == first
    again = cardpress("build", "--root", mini, "--vendor", "mbprint")
    assert "0 made" in again.stdout


def test_equal_faces_give_equal_files(mini: Path, cardpress: Cardpress, tmp_path: Path) -> None:
    """Another folder, hash seed and time zone give the same bytes of PDF and pictures."""
    other = Path(shutil.copytree(mini, tmp_path / "other"))
    asked = ["--vendor", ",".join(vendors())]
    here = cardpress("build", "--root", mini, *asked, PYTHONHASHSEED="1", TZ="Asia/Tokyo")
    there = cardpress("build", "--root", other, *asked, PYTHONHASHSEED="2", TZ="America/Lima")

    assert (here.returncode, there.returncode) == (0, 0), here.stdout + there.stdout
    files = {path: data for path, data in _built(mini).items() if path != manifest.FILE}
    assert files == {path: data for path, data in _built(other).items() if path != manifest.FILE}
    assert {Path(path).suffix for path in files} == {".pdf", ".png"}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--vendor", "makeplayingcard"], "makeplayingcards"),
        (["--target", "vendor_files"], "--vendor"),
        (["--vendor", "home_a4"], "unknown vendor"),
    ],
)
def test_a_wrong_question_is_answered(mini: Path, cardpress: Cardpress, words: list[str], said: str) -> None:
    """A vendor nobody knows, one who takes the usual sheets, and no vendor at all are errors of the command."""
    done = cardpress("build", "--root", mini, *words)

    assert done.returncode == main.WRONG_COMMAND
    assert said in done.stderr


def test_what_cannot_be_printed_names_its_card(mini: Path, cardpress: Cardpress) -> None:
    """A face with transparency is an error where none is taken; nothing is written."""
    sheet = next((mini / "templates").glob("*/*.css"))
    sheet.write_text(sheet.read_text("utf-8") + "\n.face > * { opacity: 0.5 }\n", "utf-8")
    done = cardpress("build", "--root", mini, "--vendor", "drivethrucards")

    assert done.returncode == main.WRONG_CONTENT
    assert "not-printable" in done.stdout + done.stderr
    assert "transparency" in done.stdout + done.stderr
    assert not [path for path in _built(mini) if "drivethrucards" in path]
