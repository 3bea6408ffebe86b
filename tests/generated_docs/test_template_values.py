"""The page about what a template is given tells all of it."""

from __future__ import annotations

import json
from pathlib import Path

from tests.starter_games import put_starter

from cardpress.diagnostics import Report
from cardpress.generated_docs import template_values
from cardpress.incremental.session import Session
from cardpress.models.project import ComponentText, GameTexts
from cardpress.pipeline import check
from cardpress.press.game_look import look_of
from cardpress.press.layout.templates import Templates
from cardpress.stages.plan import order_of
from cardpress.targets.reference_pdf import contents
from cardpress.targets.tuckboxes_pdf import boxes

ROOT = Path(__file__).resolve().parents[2]


class _Noting(Templates):
    """Templates that note what they are filled with."""

    def fill(self, template, filling, report):
        """Fill nothing."""
        self.values = filling.values


def test_the_page_tells_every_value_a_template_gets() -> None:
    """A value that the press or the reference sheet gives and the page does not tell would be found by nobody."""
    found = check(ROOT, ["mephisto"], Session())
    game, words = found.games["mephisto"], found.words["mephisto"]
    templates = _Noting(ROOT)
    only = GameTexts({"en": words.texts["en"]}, {})
    order = order_of(game, (words, only), look_of(game), templates)

    order.printed["en"][0].front.markup({}, Report())

    assert templates.values.keys() | {"cards"} == template_values.FACE.keys()  # which only a side with lists gets
    sheet = {*order.requests["en"].filling.values, *contents(game, words.texts["en"]), "paper", "in_book"}
    assert sheet == template_values.SHEET.keys()


def test_the_page_tells_what_a_box_and_a_numbered_card_get(tmp_path: Path) -> None:
    """A side of a tuckbox, and of a component whose kind is numbered, is given what the page says and no more."""
    put_starter(tmp_path, "boxed")
    file = tmp_path / "content/boxed/game.json"
    settings = json.loads(file.read_text("utf-8"))
    settings["kinds"]["card"]["numbered"], settings["boxes"] = True, {"all": {}}
    file.write_text(json.dumps(settings), "utf-8")
    found = check(tmp_path, ["boxed"], Session())
    assert not found.report.has_errors
    game, words, templates = found.games["boxed"], found.words["boxed"], _Noting(tmp_path)
    order = order_of(game, (words, words), look_of(game), templates)

    order.printed["en"][0].front.markup({}, Report())
    numbering = {f"numbering.{name}": number for name, number in templates.values["numbering"].items()}
    assert numbering == {"numbering.number": 1, "numbering.of": 6}
    assert numbering.keys() == template_values.NUMBERED.keys()

    (box,) = boxes(order, "en")
    box.sides["left"].markup({}, Report())
    told = {*(templates.values.keys() - {"box"}), *(f"box.{name}" for name in templates.values["box"])}
    assert told == template_values.BOX.keys()


def test_every_word_of_a_component_is_told() -> None:
    """The page names each field of a component's text, each function and each filter."""
    page = template_values.page()

    assert all(f"`text.{name}`" in page for name in ComponentText.__dataclass_fields__)
    assert "| `picture(name, classes?, style?)` |" in page
    assert "| `rich` |" in page
