"""cardpress preflight: what it takes, what it prints, how it ends."""

from __future__ import annotations

import json
import re
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pikepdf
import pytest
from jsonschema_rs import Draft202012Validator
from tests.preflight.planted import CLEAN, PageLook

from cardpress import printers
from cardpress.commands import main
from cardpress.preflight.built_files import profile_for
from cardpress.preflight.codes import CODES

ROOT = Path(__file__).resolve().parents[2]
SCHEMA = json.loads((Path(__file__).parent / "sarif.schema.json").read_text("utf-8"))
SMALL = replace(CLEAN, pages=(PageLook(text=b"0 g BT /F 5 Tf 60 100 Td <0001> Tj ET"),))


def _run(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, str, str]:
    code = main.main(["preflight", *map(str, words)])
    told = capsys.readouterr()
    return code, told.out, told.err


def _written(folder: Path, name: str, data: bytes) -> Path:
    path = folder / name
    path.write_bytes(data)
    return path


def test_clean_file_ends_with_zero(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file without fault is told so."""
    assert _run(capsys, _written(tmp_path, "a.pdf", CLEAN.made()))[:2] == (0, "nothing wrong in 1 file\n")


def test_errors_end_with_one_and_are_grouped_by_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Findings stand below the name of their file, with page, code and place."""
    small, clean = _written(tmp_path, "small.pdf", SMALL.made()), _written(tmp_path, "a.pdf", CLEAN.made())
    code, out, _ = _run(capsys, small, clean)

    assert code == 1
    assert out.splitlines() == [
        str(small),
        '  page 1: error[text-too-small]: "A" is set in 5.00 pt, 6.5 pt are the least [21.2 35.3 22.1 36.5 mm]',
        "",
        "1 error and 0 warnings in 2 files",
    ]


def test_warnings_alone_end_with_zero(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What the profile only warns of does not fail."""
    pale = replace(CLEAN, pages=(PageLook(text=b"0.7 g BT /F 9 Tf 60 100 Td <0001> Tj ET"),))
    code, out, _ = _run(capsys, _written(tmp_path, "pale.pdf", pale.made()))

    assert code == 0
    assert "warning[low-contrast]" in out


def test_strict_makes_warnings_count(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With --strict a file of which the profile only warns ends with one, a clean one with zero."""
    pale = replace(CLEAN, pages=(PageLook(text=b"0.7 g BT /F 9 Tf 60 100 Td <0001> Tj ET"),))

    assert _run(capsys, _written(tmp_path, "pale.pdf", pale.made()), "--strict")[0] == 1
    assert _run(capsys, _written(tmp_path, "a.pdf", CLEAN.made()), "--strict")[0] == 0


def test_a_file_in_build_knows_its_manifest(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A built file named alone is judged by its game: how many pages, which sizes, and that nobody changed it."""
    name = "mephisto/pl/cards.pdf"
    shutil.copytree(ROOT / "content" / "mephisto", tmp_path / "content" / "mephisto")
    path = tmp_path / "build" / name
    path.parent.mkdir(parents=True)
    shutil.copy(ROOT / "build" / "manifest.json", tmp_path / "build")
    with pikepdf.open(ROOT / "build" / name) as pdf:
        del pdf.pages[10:12]
        count = len(pdf.pages)
        pdf.save(path)
    code, out, _ = _run(capsys, path)

    assert code == 1
    assert f"error[page-count]: there are {count} pages, {count + 2} are to be printed" in out
    assert "error[altered]" in out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["nothing"], "unknown file or game 'nothing'"),
        (["a.pdf", "--profile", "home_a5"], "unknown profile 'home_a5'; did you mean 'home_a4'?"),
        ([], "no games"),
    ],
)
def test_wrong_command_ends_with_two(
    words: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A profile, a game or a project that is not there is a wrong command."""
    code, out, err = _run(capsys, *words, "--root", tmp_path)

    assert (code, out) == (2, "")
    assert told in err


def test_game_that_is_not_built_is_a_wrong_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A game without built files says how to build it."""
    game = tmp_path / "content" / "robots"
    game.mkdir(parents=True)
    code, _, err = _run(capsys, "robots", "--root", tmp_path)

    assert code == 2
    assert "cardpress build robots" in err


def test_json_holds_every_field(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """JSON has the documented fields, and null where a thing is not known."""
    small, none = _written(tmp_path, "small.pdf", SMALL.made()), tmp_path / "none.pdf"
    code, out, _ = _run(capsys, small, none, "--format", "json")
    told = json.loads(out)

    assert code == 1
    assert (told["version"], told["errors"], told["warnings"]) == (1, 2, 0)
    assert told["files"] == [str(small), str(none)]
    missing, found = told["findings"]
    assert (missing["code"], missing["page"], missing["box_mm"]) == ("missing-file", None, None)
    fields = {"severity", "code", "file", "message", "component", "page", "box_mm", "also"}
    assert set(found) == set(missing) == fields


def test_sarif_is_valid(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """SARIF keeps the shapes of 2.1.0 and names a rule for every result."""
    small, other = _written(tmp_path, "small ł.pdf", SMALL.made()), _written(tmp_path, "x.pdf", b"x")
    _, out, _ = _run(capsys, small, other, "--format", "sarif")
    told: dict[str, Any] = json.loads(out)

    Draft202012Validator(SCHEMA).validate(told)
    criteria = told["runs"][0]["tool"]["driver"]["rules"]
    results = told["runs"][0]["results"]
    assert {rule["id"] for rule in criteria} == {*CODES}
    assert [criteria[one["ruleIndex"]]["id"] for one in results] == [one["ruleId"] for one in results]
    assert {one["ruleId"] for one in results} == {"text-too-small", "not-a-pdf"}


def test_sarif_of_nothing_is_valid(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A run without findings is a log without results."""
    _, out, _ = _run(capsys, _written(tmp_path, "a.pdf", CLEAN.made()), "--format", "sarif")
    told = json.loads(out)

    Draft202012Validator(SCHEMA).validate(told)
    assert told["runs"][0]["results"] == []


@pytest.mark.parametrize(
    ("path", "asked", "chosen"),
    [
        ("game/pl/sheets-a4.pdf", None, "home_a4"),
        ("game/pl/sheets-letter.pdf", None, "home_letter"),
        ("game/pl/drivethrucards/cards.pdf", None, "drivethrucards"),
        ("game/pl/drivethrucards/cards.pdf", "home_a4", None),
        ("game/pl/sheets-letter.pdf", "home_a4", None),
        ("game/pl/sheets-a4.pdf", "home_a4", "home_a4"),
        ("game/pl/cards.pdf", "home_letter", "home_letter"),
        ("game/pl/cards.pdf", "mbprint", None),
        ("game/pl/mbprint/cards_63x88.pdf", "mbprint", "mbprint"),
        ("game/exports/booklet/pl/booklet-a3.pdf", None, "home_a4"),
        ("game/exports/booklet/pl/booklet-tabloid.pdf", None, "home_letter"),
    ],
)
def test_built_file_is_judged_by_whom_it_is_made_for(path: str, asked: str | None, chosen: str | None) -> None:
    """A vendor's file is judged by its vendor, a sheet by its paper; a profile that is asked for takes its own."""
    found = profile_for(path, printers.load_profile(asked) if asked else None)

    assert (found.name if found else None) == chosen


def test_profiles_warn_of_codes_that_exist() -> None:
    """What a profile only warns of is a code of preflight."""
    named = {code for name in printers.names() for code in printers.load_profile(name).warnings}

    assert named <= {*CODES}


def test_page_of_the_docs_lists_every_code() -> None:
    """docs/preflight.md explains each code once, in order."""
    page = (ROOT / "docs" / "preflight.md").read_text("utf-8")

    assert re.findall(r"^\| `([a-z0-9-]+)` \|", page, re.MULTILINE) == sorted(CODES)
