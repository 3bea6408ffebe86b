"""`cardpress diff --reprint` prints the changed cards, all their sides, and nothing else."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pikepdf
import pytest

from cardpress.commands import main
from cardpress.difference.compared_files import Build

Rebuild = Callable[..., tuple[Build, Build]]
Edit = Callable[[str, Callable[[dict[str, Any]], object]], None]
Capture = pytest.CaptureFixture[str]


def _diff(project: Path, *words: str) -> int:
    return main.main(["diff", "old", "build", "--root", str(project), *words])


def _placed(file: Path) -> list[int]:
    """How often faces are placed on each page of a sheet."""
    with pikepdf.open(file) as pdf:
        return [
            sum(
                b"Do" in operator.unparse() if isinstance(operator, pikepdf.Operator) else 0
                for _, operator in pikepdf.parse_content_stream(page)
            )
            for page in pdf.pages
        ]


def test_sheets_hold_only_the_changed_cards(project: Path, rebuild: Rebuild, edit: Edit, capsys: Capture) -> None:
    """A sheet a language for A4 and for Letter: one copy of the only changed card, and its back behind it."""
    edit("weapons/axe.json", lambda axe: axe["effect"]["do"].update(amount=3))
    rebuild()
    capsys.readouterr()

    assert _diff(project, "--reprint", "again") == 1

    made = sorted(file.relative_to(project / "again").as_posix() for file in (project / "again").rglob("*.*"))
    assert made == [f"mini/{code}/sheets-{paper}.pdf" for code in ("en", "pl") for paper in ("a4", "letter")]
    assert {tuple(_placed(project / "again" / name)) for name in made} == {(1, 1)}
    assert capsys.readouterr().out.splitlines()[-4:] == [f"to print again: {name}" for name in made]


def test_equal_builds_need_no_sheet(project: Path, rebuild: Rebuild, capsys: Capture) -> None:
    """Equal builds give exit code 0, a line that says so, and no sheet."""
    rebuild()
    capsys.readouterr()

    assert _diff(project, "--reprint", "again") == 0

    assert capsys.readouterr().out.splitlines() == ["mini 1.0.0: nothing differs", "nothing to print again"]
    assert not (project / "again").exists()


def test_nothing_is_drawn_again(
    project: Path, rebuild: Rebuild, edit: Edit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The faces of a reprint come from the cache of the build."""
    edit("weapons/axe.json", lambda axe: axe["effect"]["do"].update(amount=3))
    rebuild()
    monkeypatch.setattr("cardpress.press.press.Press._render", lambda *_: pytest.fail("a face was drawn"))

    assert _diff(project, "--reprint", "again") == 1


def test_project_that_moved_on_prints_nothing(
    project: Path, rebuild: Rebuild, edit: Edit, capsys: Capture
) -> None:
    """A card that is not as it was when the new build was made stops the reprint: `stale-build`, exit code 2."""
    edit("weapons/axe.json", lambda axe: axe["effect"]["do"].update(amount=3))
    rebuild()
    edit("weapons/axe.json", lambda axe: axe["effect"]["do"].update(amount=4))
    capsys.readouterr()

    assert _diff(project, "--reprint", "again", "--format", "json") == 2

    told = json.loads(capsys.readouterr().out)
    assert [one["code"] for one in told["diagnostics"]] == ["stale-build"]
    assert not (project / "again").exists()


def test_card_that_the_project_has_not(project: Path, rebuild: Rebuild, edit: Edit, capsys: Capture) -> None:
    """A card of the new build that the project has no file of stops the reprint too."""
    edit("weapons/axe.json", lambda axe: axe["effect"]["do"].update(amount=3))
    rebuild()
    data = project / "build/mini/data.json"
    data.write_text(data.read_text("utf-8").replace('"axe"', '"hoe"').replace('"axe.json', '"hoe.json'), "utf-8")
    for code in ("en", "pl"):
        faces = project / f"build/mini/{code}/faces.json"
        faces.write_text(faces.read_text("utf-8").replace('"axe"', '"hoe"'), "utf-8")
    capsys.readouterr()

    assert _diff(project, "--reprint", "again") == 2

    assert "mini: 'hoe' is not as it was" in capsys.readouterr().err


def test_json_says_what_was_printed(project: Path, rebuild: Rebuild, edit: Edit, capsys: Capture) -> None:
    """`--format json` is one value: equal or not, the changes of each game, the files that were printed."""
    edit("decks/main.json", lambda deck: deck["cards"].update(rat=3))
    rebuild()
    capsys.readouterr()

    assert _diff(project, "--reprint", "again", "--format", "json") == 1

    told = json.loads(capsys.readouterr().out)
    assert told["equal"] is False
    assert told["games"][0]["changes"] == [
        {"kind": "copies", "component": "rat", "where": "deck main", "old": 2, "new": 3, "language": None}
    ]
    assert len(told["printed"]) == 4
