"""What can be compared is read; whatever else is given is a value that says why not."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from cardpress.diagnostics import Report
from cardpress.difference import build_reader
from cardpress.difference.build_reader import read_build


def _told(path: Path) -> str:
    """Why a path is no build."""
    report = Report()
    assert read_build(path, report, name="given") == {}
    (problem,) = report
    assert (problem.code, problem.position.file) == ("not-a-build", "given")
    return problem.message.removeprefix("this is nothing to compare: ")


def _zipped(folder: Path, file: Path) -> Path:
    with zipfile.ZipFile(file, "w") as pack:
        for path in sorted(folder.rglob("*.json")):
            pack.write(path, "release/" + path.relative_to(folder).as_posix())
    return file


def test_zip_is_read_like_its_folder(project: Path, tmp_path: Path) -> None:
    """A zip, whatever folder all of it is in, is the same build as the folder."""
    report = Report()

    folder = read_build(project / "old", report, name="old")
    packed = read_build(_zipped(project / "old", tmp_path / "old.zip"), report, name="zip")

    assert list(report) == []
    assert packed == folder
    assert [*folder["mini"].faces] == ["en", "pl"]


def test_cache_is_no_part_of_a_build(project: Path) -> None:
    """Files below a folder whose name begins with a dot are not read."""
    hidden = project / "old" / ".cache" / "mini"
    hidden.mkdir(parents=True)
    (hidden / "data.json").write_text("{}")

    report = Report()

    assert [*read_build(project / "old", report, name="old")] == ["mini"]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda data: data.clear(), "mini/data.json: schema_version: field required"),
        (lambda data: data.update(schema_version=99), "mini/data.json has the form 99, and only form 1 is known"),
        (
            lambda data: data["content"]["decks"].update(main=[{"card": "axe", "copies": "two"}]),
            "mini/data.json: content/decks/main/0/copies: input should be a valid integer",
        ),
    ],
)
def test_wrong_data_names_the_place(
    change: Callable[[dict[str, object]], object], said: str, project: Path
) -> None:
    """Data of another shape or version is named with the place that is wrong."""
    file = project / "old/mini/data.json"
    data = json.loads(file.read_text("utf-8"))
    change(data)
    file.write_text(json.dumps(data), "utf-8")

    assert _told(project / "old") == said


def test_same_game_twice(project: Path) -> None:
    """Two releases of a game in one folder are no build, because nobody knows which is meant."""
    (project / "old/copy").mkdir()
    (project / "old/copy/data.json").write_bytes((project / "old/mini/data.json").read_bytes())

    assert _told(project / "old") == "it holds the game 'mini' twice"


def test_damaged_zip(project: Path, tmp_path: Path) -> None:
    """A zip with wrong bytes inside is told of, whichever layer notices it."""
    file = _zipped(project / "old", tmp_path / "old.zip")
    data = bytearray(file.read_bytes())
    place = data.index(b"schema_version")
    data[place : place + 4] = b"XXXX"
    file.write_bytes(data)

    assert "crc" in _told(file)


def test_file_that_is_too_large(project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No more is unpacked than is allowed, whatever a zip says of its sizes."""
    file = _zipped(project / "old", tmp_path / "old.zip")
    monkeypatch.setattr(build_reader, "LARGEST", 100)

    assert _told(file) == "release/mini/data.json is too large"


@pytest.mark.parametrize("data", [b"", b"PK\x05\x06", b"[]"])
def test_file_that_is_no_zip(data: bytes, tmp_path: Path) -> None:
    """Any other file is told of."""
    file = tmp_path / "given"
    file.write_bytes(data)

    assert "zip" in _told(file)
