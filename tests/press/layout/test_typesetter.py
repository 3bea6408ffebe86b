"""What CSS and HTML may reach, and how markup is read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from cardpress.diagnostics import Report
from cardpress.files.safe_write import Folder
from cardpress.files.store import Store
from cardpress.press.face import FaceRequest
from cardpress.press.look import FaceLook, Stylesheet
from cardpress.press.press import Press

Ask = Callable[..., FaceRequest]


@pytest.mark.parametrize(
    "rule",
    [
        "@font-face { font-family: Own; src: url(own.ttf) }",
        "@font-face { font-family: Own; src: url(data:font/woff2;base64,d09GMgAB) }",
        "@import url(https://example.org/a.css);",
        "@import url(file:///etc/hostname);",
    ],
)
def test_stylesheet_reaches_nothing_outside(
    look: FaceLook, ask: Ask, tmp_path: Path, report: Report, rule: str
) -> None:
    """A stylesheet that wants another font, the network or a file of the machine stops the press."""
    bad = replace(look, stylesheets=(*look.stylesheets, Stylesheet("templates/g/bad.css", rule)))

    assert Press(bad, Store(Folder(tmp_path))).faces([ask("<p>x</p>")], report) == {}
    assert {problem.position.file for problem in report} == {"templates/g/bad.css"}


def test_picture_below_the_project_is_read(look: FaceLook, ask: Ask, tmp_path: Path, report: Report) -> None:
    """Files in one of the look's folders may be shown."""
    (tmp_path / "art").mkdir()
    drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>'
    (tmp_path / "art" / "dot.svg").write_text(drawing, "utf-8")
    allowed = replace(look, base=tmp_path / "css", folders=(tmp_path / "art",))
    request = ask('<img src="../art/dot.svg"/>')

    assert set(Press(allowed, Store(Folder(tmp_path / "cache"))).faces([request], report)) == {request.key}
    assert list(report) == []


def test_markup_that_is_no_xml_is_still_set(press: Press, ask: Ask, report: Report) -> None:
    """Plain HTML, with entities and open tags, gives a face too, alone and in a batch."""
    requests = [ask("<p>jedna&nbsp;dwie<br>trzy"), ask("<p>dobra</p>")]

    assert set(press.faces(requests, report)) == {request.key for request in requests}
    assert list(report) == []


def test_slot_at_full_size_needs_no_style(press: Press, ask: Ask) -> None:
    """A slot that says it is at full size looks as one that says nothing."""
    styled = ask('<p class="name" style="--fit:1">Topór</p>')
    plain = ask('<p class="name">Topór</p>')
    faces = press.faces([styled, plain], Report())

    assert faces[styled.key] == faces[plain.key]
