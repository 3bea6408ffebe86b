"""The calibration sheet, measured as a person would, and the numbers that a person types in."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path

import page
import pypdfium2
import pytest
from PIL import Image, ImageChops
from tests.heard import heard

from cardpress.calibrate import STEPS
from cardpress.commands import main
from cardpress.diagnostics.requests import RequestError
from cardpress.models.printer_profiles import printer, read_printer
from cardpress.models.printing import Printer
from cardpress.press.sheets.calibration import ACROSS, PITCH, STEP, TICKS, UP

ROOT = Path(__file__).resolve().parents[1]
PX = 10
"""Pixels of a millimetre."""


def _sheet(tmp_path: Path, paper: str, *more: str) -> Path:
    file = tmp_path / "sheet.pdf"
    assert main.main(["calibrate", "--root", str(ROOT), "--paper", paper, "-o", str(file), *more]) == main.FINE
    return file


def _pages(file: Path) -> list[Image.Image]:
    return [page.render(scale=PX * 25.4 / 72).to_pil().convert("L") for page in pypdfium2.PdfDocument(file)]


def _against_the_light(front: Image.Image, back: Image.Image, right: float, up: float) -> Image.Image:
    """Both sides seen from the front, when the printer lays the back so many mm aside."""
    seen = Image.new("L", front.size, 255)
    seen.paste(back.transpose(Image.Transpose.FLIP_LEFT_RIGHT), (round(right * PX), -round(up * PX)))
    return ImageChops.darker(front, seen)


def _ticks(strip: Image.Image) -> list[float]:
    """Middles of the dark runs along a strip one pixel high, in pixels."""
    dark = [place for place in range(strip.width) if strip.getpixel((place, 0)) < 128]  # type: ignore[operator]
    runs: list[list[int]] = []
    for place in dark:
        if runs and place == runs[-1][-1] + 1:
            runs[-1].append(place)
        else:
            runs.append([place])
    return [sum(run) / len(run) for run in runs]


def _reading(page: Image.Image, *, level: bool) -> float:
    """What a person reads: the number of the tick of the front whose tick of the back goes on in one line."""
    (x, y), half = (ACROSS if level else UP), TICKS * PITCH + 2
    picture = page if level else page.transpose(Image.Transpose.ROTATE_270)
    height = page.height / PX
    along, across = (x, height - y) if level else (height - (height - y), x)
    row, left, right = round(across * PX), round((along - half) * PX), round((along + half) * PX)
    away = 4 * PX  # beyond where ticks of both sides may lie on each other
    front, back = (_ticks(picture.crop((left, row + aside, right, row + aside + 1))) for aside in (-away, away))
    meeting, number = min((abs(a - b), place) for (place, a), b in product(enumerate(front), back))
    assert meeting <= 1
    return (number - TICKS) * STEP


@pytest.mark.parametrize(("paper", "right", "up"), [("a4", 0.0, 0.0), ("letter", 0.6, -1.4), ("a4", -1.8, 2.0)])
def test_scales_tell_how_far_the_back_is_off(tmp_path: Path, paper: str, right: float, up: float) -> None:
    """The ticks that meet against the light are numbered with the miss, right and up, to a fifth of a mm."""
    front, back = _pages(_sheet(tmp_path, paper))
    seen = _against_the_light(front, back, right, up)

    assert _reading(seen, level=True) == pytest.approx(right, abs=STEP / 2)
    assert _reading(seen, level=False) == pytest.approx(up, abs=STEP / 2)


def test_crosses_of_both_sides_lie_on_each_other(tmp_path: Path) -> None:
    """A printer that misses nothing lays the crosses of the back on those of the front."""
    front, back = _pages(_sheet(tmp_path, "a4"))
    corner = (5 * PX, 5 * PX, 19 * PX, 19 * PX)
    mirrored = back.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    difference = ImageChops.difference(front.crop(corner), mirrored.crop(corner))

    assert front.crop(corner).getextrema()[0] == 0
    assert sum(1 for pixel in difference.tobytes() if pixel > 128) <= 5 * PX


def test_sheet_keeps_to_what_printers_reach_and_to_equal_bytes(tmp_path: Path) -> None:
    """Nothing stands in the outer 5 mm; the same command makes the same file."""
    file = _sheet(tmp_path, "letter")
    first = file.read_bytes()
    for side in _pages(_sheet(tmp_path, "letter")):
        box = ImageChops.invert(side).getbbox()
        assert box
        assert min(box[0], box[1], side.width - box[2], side.height - box[3]) >= 5 * PX
    assert file.read_bytes() == first


def test_sheet_can_be_heard(tmp_path: Path) -> None:
    """The sheet keeps PDF/UA-1; what is heard are titles and steps, and what stands on the back."""
    file = _sheet(tmp_path, "a4", "--lang", "en")
    elements = heard(file)

    assert page.validate_pdf(file, profile=page.ValidationProfile.PDF_UA_1).failures == []
    assert [one.tag for one in elements] == ["Document", "Sect", "H1", *["P"] * len(STEPS), "Sect", "H1"]
    assert [one.words.partition(".")[0] for one in elements if one.tag == "P"] == [
        *map(str, range(1, len(STEPS) + 1))
    ]


@pytest.mark.parametrize(("asked", "said", "unsaid"), [("pl", "rewers", "back"), ("en", "back", "rewers")])
def test_sheet_speaks_the_language_asked_for(tmp_path: Path, asked: str, said: str, unsaid: str) -> None:
    """With --lang the sheet has the words of that language only, without it those of all."""
    texts = {}
    for more in ((), ("--lang", asked)):
        file = pypdfium2.PdfDocument(_sheet(tmp_path, "a4", *more))
        texts[more] = "".join(page.get_textpage().get_text_range().lower() for page in file)

    assert {said, unsaid} <= {word for word in (said, unsaid) if word in texts[()]}
    assert said in texts["--lang", asked]
    assert unsaid not in texts["--lang", asked]


@pytest.mark.parametrize(
    ("right", "up", "expected"),
    [("0.4", "-0,6", (0.4, -0.6)), ("-1,25", "+2", (-1.25, 2.0)), ("−0.2", "5", (-0.2, 5.0))],
)
def test_two_numbers_make_a_profile(tmp_path: Path, right: str, up: str, expected: tuple[float, float]) -> None:
    """Numbers typed with a point or a comma, and either minus, are kept in printers/NAME.json."""
    assert main.main(["calibrate", "--root", str(tmp_path), "--set", "laser-2", right, up]) == main.FINE
    stored = json.loads((tmp_path / "printers/laser-2.json").read_text("utf-8"))

    assert stored == {"name": "laser-2", "right_mm": expected[0], "up_mm": expected[1]}
    assert read_printer(tmp_path, "laser-2") == Printer("laser-2", *expected)


@pytest.mark.parametrize(
    ("name", "right", "up"),
    [("a", "x", "0"), ("a", "5.1", "0"), ("a", "0", "-6"), ("a", "1e3", "0"), ("a", "nan", "0")]
    + [(name, "0", "0") for name in ("../up", "Laser", "", "low-ink", "gutterfold", "a b", "-a")],
)
def test_numbers_and_names_that_cannot_be_are_refused(tmp_path: Path, name: str, right: str, up: str) -> None:
    """What is no number, too far off or no plain name makes no profile; the command says so."""
    with pytest.raises(RequestError):
        printer(name, right, up)
    assert main.main(["calibrate", "--root", str(tmp_path), "--set", name, right, up]) == main.WRONG_COMMAND
    assert not (tmp_path / "printers").exists()


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "[]",
        '{"name": "a"}',
        '{"name": "a", "right_mm": true, "up_mm": 0}',
        '{"name": "a", "right_mm": 9, "up_mm": 0}',
    ],
)
def test_broken_profile_is_refused(tmp_path: Path, text: str) -> None:
    """A profile that is not what calibrate writes is not used; one that is not there is missed by name."""
    (tmp_path / "printers").mkdir()
    (tmp_path / "printers/a.json").write_text(text, "utf-8")
    for asked in ("a", str(tmp_path / "printers/a.json"), "b"):
        with pytest.raises(RequestError):
            read_printer(tmp_path, asked)
