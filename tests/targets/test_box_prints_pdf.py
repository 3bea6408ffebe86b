"""Front of a box and the summary card: sizes, words, plain ones of a new game, none where nothing is said."""

from __future__ import annotations

import json
from pathlib import Path

import pikepdf
import pypdfium2
import pytest
from tests.starter_games import put_starter

from cardpress.commands import main
from cardpress.language.packs import shipped_pack
from cardpress.models.project import Loaded, Texts
from cardpress.models.rulebook import Rulebook, RulePart, RuleSection, RuleStep
from cardpress.models.rulebook_outline import RulebookOutline
from cardpress.targets.box_prints_pdf.summary_words import ROOM, summary_words

BUILD = ["build", "--jobs", "1", "--target", "box_prints_pdf", "--root"]
WORDS = {
    "ui-game": "Boxed",
    "ui-turn": "Your turn",
    "ui-draw": "Draw a card.",
    "ui-play": "Play",
    "ui-how": "One.",
}


def _texts(rulebook: Rulebook | None = None) -> Texts:
    return Texts("en", {}, WORDS, rulebook=rulebook)


def _mm(box: pikepdf.Array) -> list[float]:
    left, low, right, high = (float(side) / 72 * 25.4 for side in box)
    return [round(right - left, 1), round(high - low, 1)]


def test_a_new_game_has_a_box_front_and_a_card_of_its_course(tmp_path: Path) -> None:
    """A game that plays gets both, at A5 and 89 x 140 mm with 3 mm of bleed, and preflight is content."""
    put_starter(tmp_path, "boxed")
    assert main.main([*BUILD, str(tmp_path)]) == main.FINE

    for name, trim, said in (("lid", [148.0, 210.0], "Boxed"), ("summary", [88.9, 139.7], "1.")):
        path = tmp_path / f"build/boxed/en/{name}.pdf"
        with pikepdf.open(path) as book:
            assert {tuple(_mm(page.trimbox)) for page in book.pages} == {tuple(trim)}
            assert {tuple(_mm(page.mediabox)) for page in book.pages} == {(trim[0] + 6, trim[1] + 6)}
        assert said in pypdfium2.PdfDocument(path)[0].get_textpage().get_text_range()
    assert main.main(["preflight", "boxed", "--root", str(tmp_path)]) == main.FINE


def test_a_template_of_the_game_draws_the_front(tmp_path: Path) -> None:
    """lid.html of the game goes before the shared one."""
    put_starter(tmp_path, "boxed")
    own = '<article class="face"><h1 style="font-family: {{ font }}; left: 9mm; top: 9mm">Mine</h1></article>'
    folder = tmp_path / "templates/boxed"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "lid.html").write_text(own, "utf-8")
    assert main.main([*BUILD, str(tmp_path)]) == main.FINE

    page = pypdfium2.PdfDocument(tmp_path / "build/boxed/en/lid.pdf")[0]
    assert page.get_textpage().get_text_range().strip() == "Mine"


def test_check_finds_what_is_wrong_with_a_front(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A message that lid.html asks for and nobody wrote is told before anything is drawn, with its line."""
    put_starter(tmp_path, "boxed")
    folder = tmp_path / "templates/boxed"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "lid.html").write_text('<article class="face">{{ ui("ui-nowhere") }}</article>', "utf-8")

    assert main.main(["check", "--root", str(tmp_path)]) != main.FINE
    assert "templates/boxed/lid.html:1" in capsys.readouterr().err


def test_an_outline_says_what_stands_on_the_card() -> None:
    """Each block of a side becomes words in its order; a card without a back has one side."""
    blocks = [
        {"block": "text", "messages": ["ui-how"]},
        {"block": "steps", "steps": ["ui-draw"]},
        {"block": "note", "message": "ui-how", "title": "ui-play"},
        {"block": "entries", "entries": [{"title": "ui-play", "text": "ui-how"}], "numbered": True},
    ]
    said = summary_words(_outline({"front": {"title": "ui-turn", "blocks": blocks}}), _texts())

    assert said == {
        "front": {
            "title": "Your turn",
            "blocks": [
                {"block": "text", "lines": ["One."]},
                {"block": "steps", "lines": ["Draw a card."]},
                {"block": "note", "title": "Play", "text": "One."},
                {
                    "block": "entries",
                    "entries": [{"title": "Play", "text": "One.", "symbol": None}],
                    "numbered": True,
                },
            ],
        }
    }


def test_nothing_said_is_no_card() -> None:
    """An outline without a summary, or no rules at all, makes no card."""
    assert summary_words(_outline(None), _texts()) == {}
    assert summary_words(None, _texts()) == {}


def test_a_long_course_ends_where_the_card_is_full() -> None:
    """Of a course the turn stands in front, the end behind, as far as there is room; no heading stands last."""
    long = RulePart("b", "Long", steps=(RuleStep("x" * ROOM),))
    course = RuleSection("course", "Turns", (RuleStep("Draw.", (RuleStep("Or two."),)),), (long,))
    end = RuleSection("end", "End", parts=(long,))
    said = summary_words(None, _texts(Rulebook((course, RuleSection("actions", "Actions"), end))))

    shown = [{"block": "heading", "text": "Turns"}, {"block": "steps", "lines": ["Draw.", "Or two."]}]
    assert said == {"front": {"title": "Boxed", "blocks": shown}}


def test_every_language_names_both() -> None:
    """The files have a title in each language that cardpress knows."""
    for language in ("en", "pl", "de", "uk"):
        assert {"ui-print-lid", "ui-print-summary"} <= {*shipped_pack(language).ui.entries}


def _outline(summary: object) -> Loaded[RulebookOutline]:
    chapter = {"id": "a", "title": "ui-turn", "blocks": [{"block": "credits"}]}
    told = {"id": "outline", "line": "ui-how", "chapters": [chapter], "summary": summary}
    return Loaded(RulebookOutline.model_validate_json(json.dumps(told)), None)  # type: ignore[arg-type]
