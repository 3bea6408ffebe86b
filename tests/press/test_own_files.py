"""Fonts and pictures of one's own: in the game's folder of templates, through the guarded door."""

from __future__ import annotations

import json
from io import BytesIO
from pathlib import Path

import pytest
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.ttLib import TTFont
from PIL import Image
from pypdfium2 import PdfDocument

from cardpress.commands import main
from cardpress.models.assets import TOOL_ROOT
from cardpress.press.fonts.integrity import flaw
from cardpress.press.fonts.opentype import as_truetype

ALEGREYA = TOOL_ROOT / "node_modules/@expo-google-fonts/alegreya/400Regular/Alegreya_400Regular.ttf"
SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4" fill="#00f"/></svg>'
FACE = (
    '<article class="face" style="font-family: Mine"><h1 style="left: 10mm; top: 10mm">{{ text.name }}</h1>'
    '{{ picture(card.portrait, "portrait") }}</article>'
)
FILES = {
    "content/own/game.json": json.dumps(
        {
            "id": "own",
            "sizes": {"poker": {"width_mm": 63, "height_mm": 88}},
            "kinds": {"card": {"size": "poker", "front": {"template": "card.html"}}},
            "fonts": {"body": ["./fonts/Mine.otf"]},
        }
    ),
    "content/own/text/en.ftl": "ui-game = Own\nred = Zażółć\nblue = Blue\nnone = None of Them\n",
    "content/own/cards/red.json": '{"id": "red", "kind": "card", "portrait": "red.png"}',
    "content/own/cards/blue.json": '{"id": "blue", "kind": "card", "portrait": "deep/blue.svg"}',
    "content/own/cards/none.json": '{"id": "none", "kind": "card"}',
    "schemas/own.json": '{"kinds": {"card": {"properties": {"portrait": {"$ref": "cardpress:picture"}}}}}',
    "templates/own/card.html": FACE,
    "templates/own/card.css": ".portrait { left: 10mm; top: 30mm; width: 40mm; height: 40mm; }\n",
    "templates/own/pictures/deep/blue.svg": SVG,
}


def _otf() -> bytes:
    """Alegreya's letters with PostScript outlines, under the family name Mine."""
    font = TTFont(ALEGREYA)
    wanted = [
        ".notdef",
        "space",
        "Z",
        "a",
        "z",
        "B",
        "l",
        "u",
        "e",
        "N",
        "o",
        "n",
        "f",
        "T",
        "h",
        "m",
        "zdotaccent",
        "oacute",
        "lslash",
        "cacute",
    ]
    wanted = [name for name in font.getGlyphOrder() if name in wanted]
    glyphs, charstrings = font.getGlyphSet(), {}
    for name in wanted:
        pen = T2CharStringPen(glyphs[name].width, glyphs)
        glyphs[name].draw(pen)
        charstrings[name] = pen.getCharString()
    builder = FontBuilder(font["head"].unitsPerEm, isTTF=False)
    builder.setupGlyphOrder(wanted)
    builder.setupCharacterMap({code: name for code, name in font.getBestCmap().items() if name in wanted})
    builder.setupCFF("Mine-Regular", {"FullName": "Mine"}, charstrings, {})
    builder.setupHorizontalMetrics({name: (glyphs[name].width, 0) for name in wanted})
    builder.setupHorizontalHeader(ascent=font["hhea"].ascent, descent=font["hhea"].descent)
    builder.setupNameTable({"familyName": "Mine", "styleName": "Regular", "psName": "Mine-Regular"})
    builder.setupOS2()
    builder.setupPost()
    made = BytesIO()
    builder.font.save(made)
    return made.getvalue()


@pytest.fixture(scope="module")
def otf() -> bytes:
    """A small font with cubic curves."""
    return _otf()


@pytest.fixture
def own(tmp_path: Path, otf: bytes) -> Path:
    """A game whose font and pictures are its own."""
    for name, text in FILES.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    (tmp_path / "templates/own/fonts").mkdir()
    (tmp_path / "templates/own/fonts/Mine.otf").write_bytes(otf)
    Image.new("RGB", (600, 600), "#f00").save(tmp_path / "templates/own/pictures/red.png")
    return tmp_path


def _build(root: Path) -> int:
    return main.main(["build", "--jobs", "1", "--target", "cards_pdf", "--root", str(root)])


def test_own_fonts_and_pictures_are_printed(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """An OTF sets the names, PNG and SVG stand where the stylesheet says, and a card without picture has none."""
    assert _build(own) == main.FINE
    assert capsys.readouterr().err == ""

    pages = [*PdfDocument(own / "build/own/en/cards.pdf")]
    assert [page.get_textpage().get_text_range().strip() for page in pages] == ["Blue", "None of Them", "Zażółć"]
    middle = [page.render(scale=1).to_pil().convert("RGB").getpixel((85, 142)) for page in pages]
    assert middle == [(0, 0, 255), (255, 255, 255), (255, 0, 0)]


def test_an_otf_becomes_a_sound_truetype_font(otf: bytes) -> None:
    """Its curves are quadratic then, each glyph as wide and, to a two thousandth of an em, as large as before."""
    made = as_truetype(otf)

    assert flaw(made) is None
    assert as_truetype(made) == made
    assert as_truetype(bytes(bytearray(otf))) == made
    before, after = TTFont(BytesIO(otf)), TTFont(BytesIO(made))
    assert before.getGlyphOrder() == after.getGlyphOrder()
    assert {name: width for name, (width, _) in before["hmtx"].metrics.items()} == {
        name: width for name, (width, _) in after["hmtx"].metrics.items()
    }
    assert after["glyf"]["B"].yMax == pytest.approx(
        before["CFF "].cff[0].CharStrings["B"].calcBounds(None)[3], abs=1
    )


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (("content/own/cards/red.json", "red.png", "rad.png"), 'did you mean "red.png"?'),
        (("content/own/cards/red.json", "red.png", "../card.css"), "portrait is"),
        (("content/own/game.json", "Mine.otf", "Mne.otf"), "templates/own/ has no fonts/Mne.otf"),
        (("content/own/game.json", "./fonts", "./../fonts"), "path-outside-project"),
        (
            ("templates/own/card.html", "picture(card.portrait", 'picture("lost.png"'),
            'there is no picture "lost.png"',
        ),
    ],
)
def test_what_is_not_there_is_told(
    own: Path, change: tuple[str, str, str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """A misspelt font or picture is an error at the place that names it."""
    file = own / change[0]
    file.write_text(file.read_text("utf-8").replace(*change[1:]), "utf-8")

    assert _build(own) == main.WRONG_CONTENT
    assert words in capsys.readouterr().err


def test_a_damaged_font_is_told(own: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """An OTF that is cut off is an error, not a traceback."""
    file = own / "templates/own/fonts/Mine.otf"
    file.write_bytes(file.read_bytes()[:-900])

    assert main.main(["check", "--root", str(own)]) == main.WRONG_CONTENT
    assert "templates/own/fonts/Mine.otf: error[broken-font]" in capsys.readouterr().err
