"""Templates are filled in a sandbox, and what goes wrong names template, line and card."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cardpress.diagnostics import Diagnostic, Position, Report
from cardpress.press.layout.templates import Filling, Glyphs, Templates, steps

CARD = Position("content/toy/cards/imp.json", 1)
GLYPHS = Glyphs({"flame": "F", "skull": "S"}, {"rays": "R"}, {"favor": "flame", "lost": "gone"})

Fill = Callable[..., str]


@pytest.fixture
def fill(tmp_path: Path) -> Fill:
    """Writes templates/toy/card.html and fills it; gives the markup, or raises with the problems."""

    def filled(source: str, report: Report | None = None, **values: object) -> str:
        folder = tmp_path / "templates" / "toy"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "card.html").write_text(source, "utf-8")
        filling = Filling("imp, front, pl", CARD, {"ui-cost": "Koszt"}, GLYPHS, values, {"rules": 0.9})
        return Templates(tmp_path).fill("toy/card.html", filling, report if report is not None else Report()) or ""

    return filled


@pytest.fixture
def problem(fill: Fill) -> Callable[[str], Diagnostic]:
    """The one problem a template has."""

    def found(source: str) -> Diagnostic:
        report = Report()
        assert fill(source, report) == ""
        (diagnostic,) = report
        return diagnostic

    return found


def test_fill_prints_words_and_escapes_values(fill: Fill) -> None:
    """A template prints messages by id, and values so that they cannot become markup."""
    assert fill('{{ ui("ui-cost") }}: {{ name }}', name="<Kosa & Sierp>") == "Koszt: &lt;Kosa &amp; Sierp&gt;"


def test_slot_has_a_style_only_where_it_is_shrunk(fill: Fill) -> None:
    """A slot that fits as designed has no style of its own."""
    assert fill('<p {{ slot("name") }}>') == '<p data-slot="name">'
    assert fill('<p {{ slot("rules") }}>') == '<p data-slot="rules" style="--fit:0.9">'


def test_fill_draws_glyphs(fill: Fill) -> None:
    """Icons, symbols and drawings become one element with one character each."""
    assert fill('{{ icon("skull", "hero", "left: 1mm") }}') == '<i class="icon hero" style="left: 1mm">S</i>'
    assert fill('{{ symbol("favor") }}{{ drawing("rays") }}') == (
        '<i class="icon symbol">F</i><i class="drawing">R</i>'
    )


def test_rich_sets_symbols_and_emphasis(fill: Fill) -> None:
    """In a text `[favor]` is a character kept beside the word before it, `*so*` is emphasised, else escaped."""
    text = "*Zyskaj 1 [favor]* & <nic>"
    assert fill("{{ text | rich }}", text=text) == "<b>Zyskaj 1\u00a0F</b> &amp; &lt;nic&gt;"


def test_rich_keeps_a_range_of_numbers_together(fill: Fill) -> None:
    """A line does not end at the dash between two numbers; any other dash is left alone."""
    assert (
        fill("{{ text | rich }}", text="16–19 & *1–2* – a–b")
        == "16\u2060–\u206019 &amp; <b>1\u2060–\u20602</b> – a–b"
    )


def test_rich_escapes_once(fill: Fill) -> None:
    """A text that a template has put together already is not escaped again."""
    assert fill('{{ "a & b".split(" ") | join("-") | rich }}') == "a-&amp;-b"


@pytest.mark.parametrize(
    ("value", "attribute", "readable"),
    [
        ({}, "keys", True), ({}, "clear", False), ([], "index", True), ([], "append", False), (str, "mro", False),
        (len, "__self__", False), ((each for each in ""), "gi_frame", False), (lambda: 0, "__globals__", False),
    ],
)  # fmt: skip
def test_sandbox_answers_alike_whenever_it_is_asked(
    fill: Fill, value: object, attribute: str, *, readable: bool
) -> None:
    """What a template may not read of a value it may not read the second time either."""
    asked = f"{{{{ value.{attribute} is defined }}}} {{{{ other.{attribute} is defined }}}}"
    assert fill(asked, value=value, other=value) == f"{readable} {readable}"


def test_fit_tells_the_scale_of_a_slot(fill: Fill) -> None:
    """A slot the press shrank has its scale, any other is 1."""
    assert fill('{{ fit("rules") }} {{ fit("name") }}') == "0.9 1"


def test_steps_run_both_ways() -> None:
    """Steps hold both ends, counting up or down."""
    assert list(steps(0, 3)) == [0, 1, 2, 3]
    assert list(steps(3, 1)) == [3, 2, 1]


def test_unknown_message_is_told_at_its_template_line(problem: Callable[[str], Diagnostic]) -> None:
    """A message that no text file has is reported where the template asks for it, with the nearest id."""
    found = problem('<p>\n{{ ui("ui-kost") }}\n</p>')
    assert (found.code, found.position.file, found.position.line) == (
        "missing-translation",
        "templates/toy/card.html",
        2,
    )
    assert found.hint == 'did you mean "ui-cost"?'
    assert "imp, front, pl" in found.message


@pytest.mark.parametrize(
    ("source", "code", "name"),
    [
        ('{{ icon("sk" ~ "ul") }}', "missing-icon", "skul"),
        ('{{ symbol("fav" ~ "our") }}', "missing-icon", "favour"),
        ('{{ "x [lost]" | rich }}', "missing-icon", "gone"),
        ('{{ drawing("ra" ~ "y") }}', "missing-drawing", "ray"),
        ("{{ icon(10 + 1) }}", "missing-icon", "11"),
    ],
)
def test_missing_picture_is_told_at_the_card(
    problem: Callable[[str], Diagnostic], source: str, code: str, name: str
) -> None:
    """A picture that does not exist is reported at the card when its data chose it."""
    found = problem(source)
    assert (found.code, found.position) == (code, CARD)
    assert f'"{name}"' in found.message


def test_missing_picture_of_a_template_is_told_there(problem: Callable[[str], Diagnostic]) -> None:
    """A picture that the template itself names is reported at its name in the template."""
    found = problem('<p>\n{{ icon("skul") }}</p>')
    assert (found.position.file, found.position.line, found.position.column) == ("templates/toy/card.html", 2, 10)
    assert (found.position.width, found.hint) == (4, 'did you mean "skull"?')


@pytest.mark.parametrize(
    "source",
    [
        "<p>\n{{ card.name }}",
        "<p>\n{{ ''.__class__.__mro__ }}",
        "<p>\n{% for %}",
        "<p>\n{{ 1 / 0 }}",
        "<p>\n{{ ui() }}",
        "<p>\n{{ 1 | rich }}",
        "<p>\n{{ range(9999999) | list }}",
        "<p>\n{% for step in steps(1, 10 ** 12) %}{% endfor %}",
        '<p>\n{% include "../secret.html" %}',
        '<p>\n{% include "/etc/hostname" %}',
        '<p>\n{% include "other/card.html" %}',
        '<p>\n{% import "other/parts.html" as parts %}',
    ],
)
def test_template_error_names_template_line_and_card(problem: Callable[[str], Diagnostic], source: str) -> None:
    """Whatever fails in a template, or is forbidden there, is reported with its file, its line and the card."""
    found = problem(source)
    assert (found.code, found.position.file, found.position.line) == (
        "template-error",
        "templates/toy/card.html",
        2,
    )
    assert found.position.excerpt == source.splitlines()[1]
    assert "imp, front, pl" in found.message


@pytest.mark.parametrize("name", ["toy/frame.html", "shared/frame.html", "toy/../../secret.html"])
def test_missing_template_is_told_where_it_is_asked_for(problem: Callable[[str], Diagnostic], name: str) -> None:
    """A template that is not below the templates folder counts as missing, wherever its name leads."""
    found = problem(f'<p>\n{{% include "{name}" %}}')
    assert (found.code, found.position.file, found.position.line) == (
        "missing-template",
        "templates/toy/card.html",
        2,
    )
    assert f'"{name}"' in found.message


def test_absent_template_is_told_at_the_card(tmp_path: Path) -> None:
    """When the face's own template is missing there is no line in it to show, so the card is."""
    report = Report()
    filling = Filling("imp", CARD, {}, GLYPHS, {})
    assert Templates(tmp_path).fill("toy/none.html", filling, report) is None
    (found,) = report
    assert (found.code, found.position, found.expected) == (
        "missing-template",
        CARD,
        "a file templates/toy/none.html",
    )


def test_changed_template_is_read_again(tmp_path: Path) -> None:
    """A template saved while the press is warm is filled as it stands now."""
    (tmp_path / "templates").mkdir()
    file, templates = tmp_path / "templates" / "card.html", Templates(tmp_path)
    filling = Filling("imp", CARD, {}, GLYPHS, {})
    file.write_text("one", "utf-8")
    assert templates.fill("card.html", filling, Report()) == "one"
    file.write_text("other", "utf-8")
    assert templates.fill("card.html", filling, Report()) == "other"


def test_templates_need_no_renderer() -> None:
    """Filling templates does not import WeasyPrint."""
    script = "import sys, cardpress.press.layout.templates; sys.exit('weasyprint' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0
