"""The look of Mephisto: what players rely on when they turn, slide and read the cards."""

from __future__ import annotations

import ctypes
import math
import re
import runpy
import shutil
import subprocess
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pypdfium2
import pytest
from PIL import Image, ImageChops
from pypdfium2 import raw
from tests.sampling import IS_WHOLE

from cardpress.diagnostics import Report
from cardpress.effects.variants import variant_games
from cardpress.files.safe_write import Folder
from cardpress.files.store import Store
from cardpress.models.project import Game
from cardpress.press.face import FaceRequest
from cardpress.press.face_requests import Requests
from cardpress.press.game_look import look_of, template_folders
from cardpress.press.layout.documents import write_pages
from cardpress.press.layout.templates import Templates
from cardpress.press.press import Press
from cardpress.stages.phrase import phrase

Cardpress = Callable[..., "subprocess.CompletedProcess[str]"]
ROOT = Path(__file__).resolve().parents[2]
MM = 72 / 25.4
WIDTH, HEIGHT, BLEED = 63, 88, 3
CORNER = 17
"""Reach of a corner fitting from the corner of the trim, in mm."""


class Mark(NamedTuple):
    """A character on a card: its middle in mm from the top left of the trim, its turn clockwise in degrees."""

    text: str
    x: float
    y: float
    angle: int


class Printer:
    """Prints fronts of Mephisto in one language."""

    def __init__(self, game: Game, language: str, cache_folder: Path) -> None:
        self.report = Report()
        words, look = phrase(game, language, self.report), look_of(game)
        assert words
        requests = Requests(game, words, look, Templates(game.root))
        self.printed = {one.component: one for one in requests.printed_components(game, words)}
        self.messages, self.texts, self.varied = words.messages, words.components, {}
        for variant, changed in variant_games(game).items():
            spoken = phrase(changed, language, self.report)
            for one in requests.printed_components(changed, spoken, variant):
                self.varied[variant, one.component] = one
        self.press = Press(look, Store(Folder(cache_folder)))

    @cache  # noqa: B019 lives as long as the session
    def pdf(self, component: str, side: str = "front") -> pypdfium2.PdfDocument:
        """One side as a one-page document."""
        return self.print(getattr(self.printed[component], side))

    def print(self, request: FaceRequest) -> pypdfium2.PdfDocument:
        """A face as a one-page document."""
        faces = self.press.faces([request], self.report)
        return pypdfium2.PdfDocument(write_pages([faces[request.key]], self.press.fonts, title="", language="pl"))

    def marks(self, component: str) -> list[Mark]:
        """Every character of a front."""
        page = self.pdf(component)[0]
        text = page.get_textpage()
        found = []
        for index in range(text.count_chars()):
            left, bottom, right, top = text.get_charbox(index, loose=False)
            angle = round(math.degrees(raw.FPDFText_GetCharAngle(text.raw, ctypes.c_int(index)))) % 360
            x, y = (left + right) / 2 / MM - BLEED, (page.get_height() - (top + bottom) / 2) / MM - BLEED
            found.append(Mark(chr(raw.FPDFText_GetUnicode(text.raw, index)), x, y, angle))
        return found


@pytest.fixture(scope="session")
def printer(mephisto: Game) -> Printer:
    """Mephisto in Polish."""
    return Printer(mephisto, "pl", ROOT / "build" / ".cache")


def _turned(mark: Mark, turns: int) -> Mark:
    """A mark after the card has been turned clockwise by quarters."""
    x, y, width, height = mark.x, mark.y, WIDTH, HEIGHT
    for _ in range(turns):
        x, y, width, height = height - y, x, height, width
    return Mark(mark.text, x - width, y, (mark.angle + 90 * turns) % 360)


@pytest.mark.parametrize("component", ["gnarled_staff", "greataxe", "acid_vial", "firepot"])
def test_turning_counts_down_at_the_top_right(printer: Printer, mephisto: Game, component: str) -> None:
    """MEPH-38, MEPH-39: after each quarter turn clockwise the number at the top right is the durability left."""
    durability = mephisto.components[component].model.model_dump()["durability"]
    for used in range(4):
        turned = [_turned(mark, used) for mark in printer.marks(component)]
        corner = [m for m in turned if m.x > -CORNER and m.y < CORNER and m.text.isdigit()]
        left = [str(durability - used)] if used < durability else []
        assert [(mark.text, mark.angle) for mark in corner] == [(text, 0) for text in left]


def test_a_used_up_edge_shows_a_broken_mark(printer: Printer) -> None:
    """Edges beyond the durability show the broken mark, upright when their edge is up."""
    marks = [_turned(mark, 1) for mark in printer.marks("firepot")]
    broken = [m for m in marks if m.x > -CORNER and m.y < CORNER and "\ud800" <= m.text <= "\udbff"]
    assert [mark.angle for mark in broken] == [0]


BURST, DROP = (
    [(4.9, 74.6, 13.2, 80.6), (6.9, 80.4, 11.1, 84.4)],
    [(51.0, 75.3, 58.0, 81.2), (52.2, 81.0, 56.8, 85.3)],
)
COST = [(3.2, 40.8, 9.6, 50.5)]
PLAQUE = [(23.2, 53.0, 33.2, 59.8), (34.1, 52.5, 39.6, 60.2)]
PLATES = {
    "witch": BURST + DROP,
    "dragon": BURST + DROP,
    "greataxe": COST + PLAQUE,
    "seance": COST,
    "acid_vial": COST,
}
"""Left, top, right and bottom of what holds a number or its symbol on a plate of a card, in mm of the trim."""


@pytest.mark.parametrize("component", PLATES)
def test_numbers_and_symbols_stand_inside_their_plates(printer: Printer, component: str) -> None:
    """No number and no symbol touches the rim of its plate; together they fill a tenth of it or more."""
    image = printer.pdf(component)[0].render(scale=8).to_pil().convert("L")
    for box in PLATES[component]:
        plate = image.crop(tuple(round((at + BLEED) * MM * 8) for at in box))
        rim = ImageChops.subtract(plate, Image.new("L", plate.size, 200))
        rim.paste(1, (2, 2, plate.width - 2, plate.height - 2))
        assert min(rim.tobytes()) > 0, (component, box)
        dark = sum(light < 128 for light in plate.tobytes())
        assert dark > plate.width * plate.height / 10


def _sizes(printer: Printer, request: FaceRequest) -> set[float]:
    """The sizes in pt in which a face prints italics, which only flavor is set in."""
    text = printer.print(request)[0].get_textpage()
    return {
        round(raw.FPDFText_GetFontSize(text.raw, at) * 0.75, 1)
        for at in range(text.count_chars())
        if "Italic" in _font(text, at)
    }


def _font(text: pypdfium2.PdfTextPage, at: int) -> str:
    name, flags = ctypes.create_string_buffer(100), ctypes.c_int()
    raw.FPDFText_GetFontInfo(text.raw, at, name, len(name), flags)
    return name.value.decode()


@pytest.mark.parametrize("language", ["pl", "en"])
def test_flavor_has_one_size_on_all_cards(mephisto: Game, language: str) -> None:
    """Flavor is set in 7.8 pt on every card, however long it or the rules beside it are."""
    printer = Printer(mephisto, language, ROOT / "build" / ".cache")
    flavors = [id_ for id_, text in printer.texts.items() if text.flavor]
    sizes = {id_: _sizes(printer, printer.printed[id_].front) for id_ in flavors}
    assert len(sizes) > 50
    assert {id_: size for id_, size in sizes.items() if size != {7.8}} == {}


@pytest.mark.parametrize("component", ["cultist", "dragon", "vampire", "witch", "black_mirror", "flail", "seance"])
def test_rules_and_flavor_keep_apart(printer: Printer, mephisto: Game, component: str) -> None:
    """There is a millimetre of air between the last line of the rules and the flavor, which is set in ash."""
    ash = bytes.fromhex(mephisto.settings.palette["ash"][1:])
    image = printer.pdf(component)[0].render(scale=8).to_pil().convert("RGB")
    panel = image.crop(tuple(round((at + BLEED) * MM * 8) for at in (18, 54, 45, 81)))
    data, width = panel.tobytes(), panel.width * 3
    rows = [data[start : start + width] for start in range(0, len(data), width)]
    dots = [{row[at : at + 3] for at in range(0, width, 3)} for row in rows]
    flavor = next(y for y, row in enumerate(dots) if ash in row)
    rules = max(y for y, row in enumerate(dots[:flavor]) if min(map(sum, row)) < 300)
    assert (flavor - rules) / (MM * 8) > 1


def _rows(printer: Printer) -> list[float]:
    """Middles of the tracker's left numbers, from the top; a number of two digits counts once."""
    digits = [m for m in printer.marks("favor_tracker") if m.x < 7 and m.text.isdigit()]
    return sorted(mark.y for mark in digits)


def test_tracker_numbers_stand_in_equal_steps(printer: Printer, mephisto: Game) -> None:
    """MEPH-16: every value of favor has its row along the long edge, so a Reminder slides in equal steps."""
    rows, values = _rows(printer), mephisto.rules["favor"].values
    assert len(rows) == int(str(values["max"])) - int(str(values["min"])) + 1
    assert all(step == pytest.approx(7, abs=0.2) for step in (b - a for a, b in pairwise(rows)))


def test_a_reminder_covers_every_row_below_the_value_shown(printer: Printer) -> None:
    """MEPH-16: a card as tall as the tracker hides all lower rows; at the highest value it still lies on it."""
    rows, half = _rows(printer), 3.5
    assert rows[0] + half + HEIGHT > rows[-1] + half
    assert rows[-1] + half < HEIGHT


def test_the_silver_reminder_is_light_at_the_edge(printer: Printer) -> None:
    """The silver border differs from the others by lightness, which every eye sees."""

    def edge(component: str) -> int:
        image = printer.pdf(component)[0].render(scale=2).to_pil().convert("L")
        return int(image.getpixel((round(4.5 * MM * 2), round(HEIGHT / 2 * MM * 2))))

    assert edge("reminder_silver") - edge("reminder") > 120


@pytest.mark.parametrize("side", ["greataxe", "reminder", "favor_tracker"])
def test_backs_look_the_same_upside_down(printer: Printer, side: str) -> None:
    """A card back tells nothing about which way round the card lies."""
    image = printer.pdf(side, "back")[0].render(scale=2).to_pil().convert("L").resize((46, 62))
    pairs = zip(image.tobytes(), image.rotate(180).tobytes(), strict=True)
    assert max(abs(one - other) for one, other in pairs) < 60


def test_a_card_changed_by_a_variant_says_so(printer: Printer) -> None:
    """Beside the kind of a changed card stands the variant's name, which the original does not have."""

    def told(request: FaceRequest) -> str:
        return str(printer.print(request)[0].get_textpage().get_text_bounded())

    for (variant, component), changed in printer.varied.items():
        name = printer.messages[f"ui-variant-{variant.replace('_', '-')}"]
        assert name in told(changed.front)
        assert name not in told(printer.printed[component].front)


@pytest.mark.parametrize("language", ["pl", "en"])
def test_every_face_prints_without_a_problem(mephisto: Game, language: str, tmp_path: Path) -> None:
    """All faces of the game fit, in every language, with nothing to warn of."""
    printer = Printer(mephisto, language, tmp_path)
    every = (*printer.printed.values(), *printer.varied.values())
    requests = [face for one in every for face in (one.front, one.back)]
    faces = printer.press.faces(requests, printer.report)
    assert list(printer.report) == []
    assert len(faces) == len({request.key for request in requests})


def test_templates_hold_no_words(mephisto: Game) -> None:
    """All words come from the text files: outside of tags and expressions a template has no letter."""
    for folder in template_folders(mephisto):
        for file in sorted(folder.glob("*.html")):
            source = re.sub(r"\{#.*?#\}|\{%.*?%\}|\{\{.*?\}\}", "", file.read_text("utf-8"), flags=re.DOTALL)
            words = re.sub(r"<[^>]*>|&#?\w+;|^[a-z-]+: .*$", "", source, flags=re.MULTILINE)
            assert not re.search(r"[^\W\d_]", words), (file.name, words.split())


def test_pages_have_room_for_a_language_a_third_longer(cardpress: Cardpress, tmp_path: Path) -> None:
    """All faces and variants fit in the pseudo-language too, in soak reference pages as well; nothing warns."""
    for folder in ("content", "schemas", "templates"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    (tmp_path / "node_modules").symlink_to(ROOT / "node_modules")
    runpy.run_path(str(ROOT / "tests" / "language" / "pseudo.py"))["add"](tmp_path, "mephisto")

    asked = ["--target", "sheets_pdf", *(["--target", "reference_pdf"] if IS_WHOLE else [])]
    done = cardpress("build", "mephisto", "--lang", "xx", *asked, "--root", tmp_path)

    assert (done.returncode, done.stderr) == (0, "")
