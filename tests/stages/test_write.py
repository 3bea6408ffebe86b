"""Stage 7: files are replaced whole, the manifest says what stands."""

from __future__ import annotations

import hashlib
import os
from dataclasses import replace
from pathlib import Path

import pytest

from cardpress.diagnostics import Report
from cardpress.models import manifest
from cardpress.models.manifest import ManifestEntry, Selection
from cardpress.models.project import Artifact
from cardpress.stages.write import write

ALL = Selection(("game",))


def _made(path: str, data: bytes, target: str = "cards_pdf") -> dict[str, tuple[Artifact, ManifestEntry]]:
    entry = ManifestEntry("game", target, "pl", hashlib.sha256(data).hexdigest(), 2, "inputs", "recipe")
    return {path: (Artifact(path, data, 2), entry)}


def test_write_makes_files_and_manifest(tmp_path: Path) -> None:
    """What was made stands in the build folder and in its manifest."""
    changed = write(_made("game/pl/cards.pdf", b"one"), {}, tmp_path, ALL, Report())

    assert changed == ("game/pl/cards.pdf",)
    assert (tmp_path / "game/pl/cards.pdf").read_bytes() == b"one"
    assert manifest.read(tmp_path)["game/pl/cards.pdf"].pages == 2


def test_write_leaves_equal_file_alone(tmp_path: Path) -> None:
    """A file that already has the bytes is not touched."""
    write(_made("game/a", b"one"), {}, tmp_path, ALL, Report())
    before = (tmp_path / "game/a").stat().st_mtime_ns

    assert write(_made("game/a", b"one"), {}, tmp_path, ALL, Report()) == ()
    assert (tmp_path / "game/a").stat().st_mtime_ns == before


def test_rules_data_is_as_new_as_its_build(tmp_path: Path) -> None:
    """Rules data that agrees with its sources is made younger than they are, and is left alone when it is."""
    build, module = tmp_path / "build", tmp_path / "build" / "rules_data" / "game.py"
    source = tmp_path / "content" / "game" / "game.json"
    source.parent.mkdir(parents=True)
    source.touch()
    made = _made("rules_data/game.py", b"one", "rules_data")
    entries = {path: entry for path, (_, entry) in made.items()}
    for again in ((made, {}), ({}, entries)):
        write(made, {}, build, ALL, Report())
        os.utime(module, (1, 1))
        assert write(*again, build, ALL, Report()) == ()
        newest = module.stat().st_mtime_ns
        assert newest >= source.stat().st_mtime_ns
        assert write(*again, build, ALL, Report()) == ()
        assert module.stat().st_mtime_ns == newest


def test_write_removes_what_nobody_makes(tmp_path: Path) -> None:
    """An artefact the selection covers that is neither made nor kept is removed; others stay."""
    write(_made("game/a", b"one") | _made("game/b", b"two", "sheets_pdf"), {}, tmp_path, ALL, Report())
    cards_only = replace(ALL, targets=("cards_pdf",))
    write(_made("game/c", b"three"), {}, tmp_path, cards_only, Report())

    assert sorted(manifest.read(tmp_path)) == ["game/b", "game/c"]
    assert not (tmp_path / "game/a").exists()


def test_write_leaves_no_unfinished_file(tmp_path: Path) -> None:
    """What a killed build left half written is gone after the next one."""
    scratch = tmp_path / ".cache" / "scratch"
    scratch.mkdir(parents=True)
    (scratch / "0").write_bytes(b"half")
    write(_made("game/a", b"one"), {}, tmp_path, ALL, Report())

    assert list(scratch.iterdir()) == []


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")
def test_write_reports_folder_without_permission(tmp_path: Path) -> None:
    """A build folder that cannot be written is a problem, not a crash."""
    tmp_path.chmod(0o500)
    report = Report()
    write(_made("game/a", b"one"), {}, tmp_path, ALL, report)

    assert [problem.code for problem in report] == ["unwritable"]


def test_write_reports_build_that_is_a_file(tmp_path: Path) -> None:
    """A build folder that is a file is a problem, and the file stays."""
    build = tmp_path / "build"
    build.write_bytes(b"mine")
    report = Report()

    assert write(_made("game/a", b"one"), {}, build, ALL, report) == ()
    assert [problem.code for problem in report] == ["unwritable"]
    assert build.read_bytes() == b"mine"
