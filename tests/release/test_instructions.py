"""The print instruction tells what is in a release, in the release's language, on one page."""

from __future__ import annotations

import io
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import page
import pikepdf
import pypdfium2
import pytest
from PIL import Image
from tests.heard import heard

from cardpress import pipeline
from cardpress.incremental.session import Session
from cardpress.models.game import Circle
from cardpress.models.manifest import ManifestEntry, Selection
from cardpress.models.printing import FOR_VENDORS, LAYOUTS, LOOKS, Edition, Printer
from cardpress.models.project import Game, Texts
from cardpress.press.fonts.subset import FontShelf
from cardpress.press.game_look import look_of
from cardpress.press.sheets.paper import PAPERS
from cardpress.release.contents import ReleaseItem, folder_of
from cardpress.release.credits import credits_text
from cardpress.release.flip_diagram import HEIGHT, WIDTH
from cardpress.release.instruction_page import DRAWING, instruction_pdf
from cardpress.release.instructions import Instruction, instruction
from cardpress.release.scope import SHEETS, ReleaseScope

ROOT = Path(__file__).parents[2]
GAMES = sorted(folder.name for folder in (ROOT / "content").iterdir())
EVERYTHING = tuple(Edition(layout, look) for look in ("", *LOOKS) for layout in LAYOUTS)
SCALE = 5
"""Dots a mm in which pages are looked at."""
OTHER = ("board-a3.pdf", "board-a4.pdf", "variant-x-a4.pdf", "reference.pdf", "cards.pdf")


@pytest.fixture(scope="module")
def outcome() -> pipeline.Outcome:
    """All games, with their words."""
    return pipeline.check(ROOT, GAMES, Session())


def _item(path: str, target: str, edition: str) -> ReleaseItem:
    entry = ManifestEntry("game", target, path.partition("/")[0], "", 1, "", "", edition)
    return ReleaseItem(path, Path("nowhere"), entry)


def _matrix(game: str, editions: tuple[Edition, ...], vendors: tuple[str, ...]) -> ReleaseScope:
    return ReleaseScope(Selection((game,), ("en", "pl"), (), (), editions, vendors))


def _held(editions: tuple[Edition, ...], language: str, vendors: tuple[str, ...], other: tuple[str, ...]) -> Any:
    sheets = [
        _item(f"{language}/{folder_of(one)}/sheets-{paper}{one.suffix}.pdf", SHEETS, one.name)
        for one, paper in product(editions, ("a4", "letter"))
    ]
    shops = [_item(f"{language}/{vendor}/file.pdf", FOR_VENDORS, vendor) for vendor in vendors]
    return (*sheets, *shops, *(_item(f"{language}/{name}", "any", "") for name in other))


def _told(
    game: Game,
    words: Texts,
    editions: tuple[Edition, ...],
    *,
    vendors: tuple[str, ...] = (),
    other: tuple[str, ...] = (),
) -> Instruction:
    held = _held(editions, words.language, vendors, other)
    return instruction(game, words, _matrix(game.id, editions, vendors), held)


@pytest.mark.parametrize(("game", "language"), [*product(GAMES, ("en", "pl"))])
def test_everything_is_told_on_one_page(game: str, language: str, outcome: pipeline.Outcome) -> None:
    """With all there can be in a release the instruction is one page, and its font has every letter of it."""
    linked, words = outcome.games[game], outcome.words[game].texts[language]
    files = look_of(linked).fonts
    shelf = FontShelf(files, files[0].id)
    shops = ("drivethrucards", "makeplayingcards", "mbprint", "thegamecrafter")

    told = _told(linked, words, EVERYTHING, vendors=shops, other=OTHER)

    with pikepdf.open(io.BytesIO(instruction_pdf(told, shelf, language))) as pdf:
        assert len(pdf.pages) == 1
    letters = set(told.as_text() + told.ruler) - {"\n"}
    assert {letter for letter in letters if ord(letter) not in shelf.typefaces[files[0].id].characters} == set()


def test_instruction_can_be_heard(outcome: pipeline.Outcome, tmp_path: Path) -> None:
    """The page keeps PDF/UA-1: a title, steps and a table of files word by word, then what the ruler is for."""
    linked, words = outcome.games["mephisto"], outcome.words["mephisto"].texts["pl"]
    files = look_of(linked).fonts
    told = _told(linked, words, EVERYTHING, other=OTHER)
    file = tmp_path / "print.pdf"
    file.write_bytes(instruction_pdf(told, FontShelf(files, files[0].id), "pl"))
    elements = heard(file)
    steps = [text for name, text in told.steps if not name]
    files_told = [cell for name, text in told.steps if name for cell in (name, text)]

    assert page.validate_pdf(file, profile=page.ValidationProfile.PDF_UA_1).failures == []
    assert [one.words for one in elements if one.tag == "H1"] == [told.title]
    numbered = [f"{number}. {text}".split() for number, text in enumerate(steps, 1)]
    assert [one.words.split() for one in elements if one.tag == "LBody"] == numbered
    cells = [one.words.split() for one in elements if one.tag in {"TH", "TD"}]
    assert cells == [cell.split() for cell in files_told]
    assert [one.words for one in elements if one.tag == "P"] == [told.ruler]


@pytest.mark.parametrize(("layout", "bold"), [("long-edge", "right"), ("short-edge", "foot"), ("gutterfold", "")])
def test_drawing_shows_the_edge_to_flip(outcome: pipeline.Outcome, layout: str, bold: str) -> None:
    """Of the sheet drawn beside the steps the edge to turn it over is bold, and no other."""
    linked, words = outcome.games["mephisto"], outcome.words["mephisto"].texts["en"]
    files = look_of(linked).fonts
    data = instruction_pdf(_told(linked, words, (Edition(layout),)), FontShelf(files, files[0].id), "en")
    image = pypdfium2.PdfDocument(data)[0].render(scale=SCALE * 25.4 / 72).to_pil().convert("L")
    left, foot = DRAWING[0], PAPERS["a4"].height - DRAWING[1]
    right, head = left + WIDTH, foot - HEIGHT
    edges = {
        "left": (left, head + 9, left, foot - 3),
        "right": (right, head + 9, right, foot - 3),
        "foot": (left + 3, foot, right - 3, foot),
    }
    dark = {name: _dark(image, box) for name, box in edges.items()}
    assert {name for name, part in dark.items() if part > 0.5} == ({bold} - {""})


def _dark(image: Image.Image, box: tuple[float, float, float, float]) -> float:
    """How much of a band of 1.6 mm around a line is dark."""
    x1, y1, x2, y2 = (round(value * SCALE) for value in box)
    band = image.crop((x1 - 4, y1 - 4, x2 + 4, y2 + 4)).tobytes()
    return sum(light < 128 for light in band) / len(band)


def test_only_what_is_there_is_told(outcome: pipeline.Outcome) -> None:
    """A release of one layout names that layout's folder and no other, no boards, variants or shops."""
    game, words = outcome.games["mephisto"], outcome.words["mephisto"].texts["en"]

    told = _told(game, words, (Edition("gutterfold"),), other=("cards.pdf",))

    assert [name for name, _ in told.steps if name] == ["gutterfold/", "cards.pdf"]
    assert words.messages["ui-release-gutterfold"] in told.as_text()
    assert words.messages["ui-release-light"] not in told.as_text()
    assert words.messages["ui-release-tiles"] not in told.as_text()


def test_shop_that_was_asked_for_in_vain(outcome: pipeline.Outcome) -> None:
    """A print shop that sells nothing of a game's sizes has no folder, so none is named."""
    game, words = outcome.games["mephisto"], outcome.words["mephisto"].texts["en"]
    scope = _matrix("mephisto", (Edition(),), ("mbprint", "thegamecrafter"))

    told = instruction(game, words, scope, _held((Edition(),), "en", ("mbprint",), ()))

    assert told.steps[-1] == ("mbprint/", words.messages["ui-release-vendor"])


def test_printer_and_cut_paths_are_named(outcome: pipeline.Outcome) -> None:
    """Sheets that are moved for a printer say so; outlines are told apart from sheets."""
    game, words = outcome.games["mephisto"], outcome.words["mephisto"].texts["en"]
    printer = Printer("laser", 0.4, 0.1)

    told = _told(
        game, words, (Edition("long-edge", "", printer), Edition("long-edge", "", printer, cut_paths=True))
    )

    said = words.messages
    assert ("laser/", f"{said['ui-release-long-edge']} {said['ui-release-printer']}") in told.steps
    assert ("laser-cut-paths/", said["ui-release-cut-paths"]) in told.steps


def test_one_look_alone_is_told_by_its_layouts(outcome: pipeline.Outcome) -> None:
    """When all sheets have one look the instruction tells how each layout is printed."""
    game, words = outcome.games["mephisto"], outcome.words["mephisto"].texts["en"]

    told = _told(game, words, (Edition("long-edge", "low-ink"), Edition("gutterfold", "low-ink")))

    names = [name for name, _ in told.steps if name]
    assert names[:2] == ["low-ink/", "low-ink/gutterfold/"]
    assert words.messages["ui-release-gutterfold"] in told.as_text()


@pytest.mark.parametrize("language", ["en", "pl"])
def test_credits_name_every_licence_and_author(language: str, outcome: pipeline.Outcome) -> None:
    """The credits name each thing used with its owner, and each author with all of their icons, in words."""
    game, words = outcome.games["mephisto"], outcome.words["mephisto"].texts[language]

    text = credits_text(game.settings, words)

    assert [one.what for one in game.settings.licences if f"{one.what}: {one.who}, " not in text] == []
    lines = [line for line in text.splitlines() if line.startswith("- ")]
    for icon, author in game.settings.icon_authors.items():
        assert any(line.startswith(f"- {author}: ") and icon in line.split(": ")[1].split(", ") for line in lines)
    assert "ui-" not in text


@pytest.mark.parametrize("language", ["en", "pl"])
def test_where_no_owner_is_known_the_terms_follow_at_once(language: str, outcome: pipeline.Outcome) -> None:
    """A thing whose owner nobody knows is told with its terms, and nothing stands in the owner's place."""
    game, words = outcome.games["adrenaline"], outcome.words["adrenaline"].texts[language]

    text = credits_text(game.settings, words)

    assert f"- Adrenaline: {words.messages['ui-rights-reserved']}" in text.splitlines()


def test_round_tokens_have_an_instruction_of_their_own(outcome: pipeline.Outcome) -> None:
    """A game of circles alone tells how to round them and says nothing of cards or tiles."""
    game, words = outcome.games["mephisto"], outcome.words["mephisto"].texts["en"]
    coin = {name: Circle(diameter_mm=25) for name in game.settings.sizes}
    round_game = replace(game, settings=game.settings.model_copy(update={"sizes": coin}))
    said = [text for _, text in instruction(round_game, words, _matrix(game.id, EVERYTHING, ()), ()).steps]

    assert words.messages["ui-release-circles"] in said
    assert not {words.messages["ui-release-cards"], words.messages["ui-release-tiles"]} & {*said}
