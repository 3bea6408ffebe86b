"""What the press finds wrong with a face."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from cardpress.diagnostics import Report, Severity
from cardpress.files.safe_write import Folder
from cardpress.files.store import Store
from cardpress.press.face import FaceRequest
from cardpress.press.look import FaceLook
from cardpress.press.press import Press

Ask = Callable[..., FaceRequest]


@pytest.mark.parametrize(
    "fault",
    [
        ("<p>śnieg ☃</p>", "missing-glyph", '"☃" (U+2603) is not in Alegreya'),
        ('<p class="icon">Ą</p>', "missing-glyph", '"Ą" (U+0104) is not in Icons'),
        ('<p style="font-family: Papyrus">x</p>', "unknown-font", "Papyrus"),
        ('<p style="font-size: 6pt">drobny</p>', "text-too-small", "6 pt"),
        ('<p style="clip-path: none">x</p>', "css-ignored", "clip-path"),
        ('<img src="nowhere.png"/>', "resource-refused", "nowhere.png"),
        ('<img src="file:///etc/hostname"/>', "resource-refused", "outside the project"),
        ('<img src="../../pyproject.toml"/>', "resource-refused", "outside the project"),
        ('<img src="https://example.org/a.png"/>', "resource-refused", "network"),
        ('</article><article class="face"><p>dwie</p>', "not-one-page", "2 pages"),
    ],
)
def test_fault_is_reported_by_face(press: Press, ask: Ask, report: Report, fault: tuple[str, str, str]) -> None:
    """Every fault of a face is an error that names it, and the face beside it still comes out."""
    inside, code, part = fault
    good, bad = ask("<p>dobra</p>"), ask(inside, label="greataxe, front, pl")
    faces = press.faces([good, bad], report)

    (problem,) = report
    assert set(faces) == {good.key}
    assert problem.code == code
    assert problem.message.startswith("greataxe, front, pl: ")
    assert part in problem.message


def test_text_near_the_cut_is_a_warning_each_time(look: FaceLook, ask: Ask, tmp_path: Path) -> None:
    """Text less than 3 mm from the cut is warned of, both when rendered and when it comes from the cache."""
    request = ask('<p style="left: 4mm; top: 10mm">brzeg</p>', label="axe, front, pl")
    for _ in (1, 2):
        report = Report()
        assert set(Press(look, Store(Folder(tmp_path))).faces([request], report)) == {request.key}
        (problem,) = report
        assert (problem.code, problem.severity) == ("outside-safe-zone", Severity.WARNING)
        assert problem.message == "axe, front, pl: text is less than 3 mm from the cut"


def test_icons_may_be_small_and_reach_the_cut(
    press: Press, ask: Ask, icon: dict[str, str], report: Report
) -> None:
    """Sizes and safe zone are for reading; a picture may be small and near the cut."""
    press.faces([ask(f'<i class="icon" style="left: 0; top: 0; font-size: 4pt">{icon["anvil"]}</i>')], report)

    assert list(report) == []
