"""Language packs: what belongs to one, and what an outside linter says about the shipped ones."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cardpress.diagnostics import Report
from cardpress.effects.operations import OPERATIONS
from cardpress.language import packs
from cardpress.language.catalogue import MESSAGES

SHIPPED = sorted(folder for folder in packs.SHIPPED.iterdir() if folder.is_dir())


def test_a_project_brings_its_own_pack(tmp_path: Path) -> None:
    """A pack in languages/<code>/ of the project comes before the shipped one of that code."""
    shutil.copytree(packs.SHIPPED / "en", tmp_path / "languages" / "xx")
    report = Report()

    pack = packs.load("xx", tmp_path, report)
    assert pack is not None
    assert (pack.shipped, pack.effects.source.path) == (False, "languages/xx/effects.ftl")


@pytest.mark.parametrize("name", ["language.json", "lexicon.json", "effects.ftl", "ui.ftl"])
def test_a_pack_without_a_file_is_an_error(name: str, tmp_path: Path) -> None:
    """Each of the four files must be there."""
    shutil.copytree(packs.SHIPPED / "en", tmp_path / "languages" / "xx")
    (tmp_path / "languages" / "xx" / name).unlink()
    report = Report()

    assert packs.load("xx", tmp_path, report) is None
    assert [(problem.code, problem.position.file) for problem in report] == [
        ("missing-language", f"languages/xx/{name}")
    ]


def test_unknown_language_is_an_error(tmp_path: Path) -> None:
    """A language without any pack is reported, with what a pack is made of."""
    report = Report()

    assert packs.load("xx", tmp_path, report) is None
    assert {problem.code for problem in report} == {"missing-language"}


@pytest.mark.parametrize("folder", SHIPPED, ids=lambda folder: folder.name)
def test_every_operation_has_its_message(folder: Path) -> None:
    """Operations of the model and messages of each language are the same set, variants of shape aside."""
    report = Report()
    pack = packs.load(folder.name, folder, report)
    assert pack is not None

    assert pack.effects.entries.keys() == MESSAGES.keys()
    told = {op for op in OPERATIONS if any(id_ == op or id_.startswith(f"{op}-") for id_ in pack.effects.entries)}
    assert told == OPERATIONS.keys() - {"seq", "custom"}  # one is told by its steps, the other by hand


@pytest.mark.parametrize("name", ["effects.ftl", "ui.ftl"])
def test_outside_linter_finds_nothing(name: str, tmp_path: Path) -> None:
    """compare-locales sees no missing, obsolete, duplicate or broken message in Polish against English."""
    (tmp_path / "l10n.toml").write_text(
        'basepath = "."\nlocales = ["pl"]\n[[paths]]\nreference = "en/*.ftl"\nl10n = "{locale}/*.ftl"\n', "utf-8"
    )
    for folder in SHIPPED:
        (tmp_path / folder.name).mkdir()
        shutil.copy(folder / name, tmp_path / folder.name / name)
    tool = Path(sys.executable).with_name("compare-locales")
    done = subprocess.run(
        [tool, "--json", "-", "l10n.toml", ".", "pl"], cwd=tmp_path, capture_output=True, text=True, check=False
    )

    (found,) = json.loads(done.stdout)
    counted = found["summary"]["pl"]
    assert not {"errors", "warnings", "missing", "obsolete", "missingInFiles", "report"} & {
        name for name, count in counted.items() if count
    }
    assert counted["changed"] + counted.get("unchanged", 0) > 0
