"""Loading: which files are read, which are refused, and what a second reading spares."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from cardpress.diagnostics import Report
from cardpress.files.safe_read import SOURCE, TEXTS
from cardpress.models.source import Sources
from cardpress.models.source_reader import Known
from cardpress.stages.load import load

RAT = "content/mini/monsters/rat.json"


def _codes(report: Report) -> list[str]:
    return [problem.code for problem in report]


def _load(root: Path, **options: object) -> tuple[Sources, Report]:
    report = Report()
    return load(root, report, **options), report  # type: ignore[arg-type]


def test_load_reads_every_source(project: Path) -> None:
    """Every JSON and Fluent file of a game is a source, named by its path from the game's folder."""
    sources, report = _load(project)

    assert not len(report)
    game = sources.games["mini"]
    assert sorted(game.files) == [
        "decks/main.json",
        "game.json",
        "lexicon/en.json",
        "lexicon/pl.json",
        "monsters/rat.json",
        "rules/start.json",
        "terms/en.json",
        "terms/pl.json",
        "weapons/axe.json",
    ]
    assert sorted(game.texts) == [
        f"{folder}/{code}.ftl" for folder in ("sentences", "text") for code in ("en", "pl")
    ]
    assert game.files["monsters/rat.json"].path == RAT
    assert game.files["monsters/rat.json"].value["attack"] == 2


def test_load_named_games_only(project: Path) -> None:
    """A game that was not asked for is not read, however broken it is."""
    (project / "content" / "other").mkdir()

    sources, report = _load(project, games=["mini"])

    assert list(sources.games) == ["mini"]
    assert not len(report)


def test_load_unknown_game(project: Path) -> None:
    """A game that is not there is a problem with the closest name as a hint."""
    _, report = _load(project, games=["minni"])

    (problem,) = report
    assert problem.code == "unknown-game"
    assert problem.hint == 'did you mean "mini"?'


def test_load_schema_leaves_the_path_alone(project: Path) -> None:
    """The project's schemas are imported without putting their folder on the path or writing next to them."""
    before = list(sys.path)

    sources, _ = _load(project)

    assert sys.path == before
    assert not (project / "schemas" / "__pycache__").exists()
    assert [kind.folder for kind in sources.games["mini"].schema.KINDS] == ["monsters", "weapons"]


def test_load_changed_schema_is_imported_again(project: Path) -> None:
    """A schema edited between two loads of one process gives new models."""
    first, _ = _load(project)
    schema = project / "schemas" / "mini.py"
    schema.write_text(schema.read_text().replace("le=15", "le=20"))

    second, _ = _load(project)

    assert first.games["mini"].schema is not second.games["mini"].schema


def test_load_known_sources_are_kept(project: Path) -> None:
    """A file whose size, time and number stayed the same is the same object at the second reading."""
    known: Known = {}
    first, _ = _load(project, known=known)
    (project / RAT).write_text((project / RAT).read_text().replace('"attack": 2', '"attack": 12'))

    second, _ = _load(project, known=known)

    old, new = first.games["mini"].files, second.games["mini"].files
    assert new["monsters/rat.json"].value["attack"] == 12
    assert all(new[path] is old[path] for path in old if path != "monsters/rat.json")


def test_load_known_does_not_hide_problems(project: Path) -> None:
    """A broken file is reported at every reading, not only at the first."""
    (project / RAT).write_text("{")
    known: Known = {}

    reports = [_load(project, known=known)[1] for _ in range(2)]

    assert [_codes(report) for report in reports] == [["broken-json"], ["broken-json"]]


@pytest.mark.parametrize("name", [".DS_Store", "rat.json~", ".rat.json.swp", "__pycache__"])
def test_load_passes_over_files_of_tools(project: Path, name: str) -> None:
    """Files that systems and editors leave behind are no problem."""
    (project / "content" / "mini" / "monsters" / name).write_text("anything")

    assert not len(_load(project)[1])


def test_load_link_inside_the_project(project: Path) -> None:
    """A link to another file of the same project is read like a file."""
    shared = project / "shared.json"
    (project / RAT).rename(shared)
    (project / RAT).symlink_to(shared)

    sources, report = _load(project)

    assert not len(report)
    assert sources.games["mini"].files["monsters/rat.json"].value["id"] == "rat"


def test_load_linked_game_folder_outside(project: Path) -> None:
    """A whole game behind a link that leaves the project is refused without reading it."""
    outside = project.parent / "outside"
    (project / "content" / "mini").rename(outside)
    (project / "content" / "mini").symlink_to(outside)

    sources, report = _load(project)

    assert _codes(report) == ["path-outside-project"]
    assert not sources.games


def test_load_size_limit_is_exact(project: Path) -> None:
    """A file of exactly the limit is read, one byte more is refused."""
    text = (project / RAT).read_text()
    (project / RAT).write_text(text + " " * (SOURCE - len(text)))
    assert not len(_load(project)[1])

    (project / RAT).write_text(text + " " * (SOURCE - len(text) + 1))
    assert _codes(_load(project)[1]) == ["file-too-large"]


def test_load_texts_may_be_longer_than_a_component(project: Path) -> None:
    """The texts of a language hold what stands on all components: they have a larger limit, as exact."""
    texts = project / "content" / "mini" / "text" / "en.ftl"
    texts.write_text(texts.read_text("utf-8") + "# " + "a" * SOURCE + "\n", "utf-8")
    assert not len(_load(project)[1])

    with texts.open("ab") as file:
        file.truncate(TEXTS + 1)
    assert _codes(_load(project)[1]) == ["file-too-large"]


def test_load_a_terabyte_is_not_read(project: Path) -> None:
    """A file far too large is refused by its size: to read it would take all memory there is."""
    with (project / RAT).open("wb") as file:
        file.truncate(1_000_000_000_000)

    assert _codes(_load(project)[1]) == ["file-too-large"]


def test_load_broken_schema_still_reads_the_files(project: Path) -> None:
    """A broken schema keeps the game out, but broken files beside it are reported in the same run."""
    (project / "schemas" / "mini.py").write_text("KINDS = (")
    (project / RAT).write_text("{")

    sources, report = _load(project)

    assert not sources.games
    assert _codes(report) == ["broken-json", "broken-schema"]


def test_load_file_name_that_is_no_text(project: Path) -> None:
    """A file name in no encoding at all is reported in words that can be printed."""
    folder = os.fsencode(project / "content" / "mini" / "monsters")
    with open(os.path.join(folder, b"b\xff.jsn"), "w"):  # noqa: PTH118, PTH123 a name of raw bytes
        pass

    _, report = _load(project)

    assert _codes(report) == ["unexpected-file"]
