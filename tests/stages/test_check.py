"""Checking: every file gets its model, and no mistake of one file hides another."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.sampling import IS_WHOLE

from cardpress.diagnostics import Report
from cardpress.models.project import Models
from cardpress.models.source import GameSources, Source, Sources
from cardpress.models.source_reader import Known
from cardpress.stages.check import Checked, check
from cardpress.stages.load import load

BASE = Path(__file__).parents[1] / "errors" / "base"
Edit = Callable[..., None]


def _check(root: Path) -> tuple[Models | None, list[tuple[str, str | None]]]:
    report = Report()
    models = check(load(root, report), report)
    return models.get("mini"), [(problem.code, problem.position.pointer) for problem in report]


def test_check_gives_a_model_for_each_file(project: Path) -> None:
    """Every file of a right project becomes a model that knows its file."""
    models, problems = _check(project)

    assert not problems
    assert models is not None
    assert {loaded.model.id: loaded.source.path for loaded in models.components} == {
        "rat": "content/mini/monsters/rat.json",
        "axe": "content/mini/weapons/axe.json",
    }
    assert models.decks[0].model.cards == {"axe": 1, "rat": 2}
    assert (sorted(models.terms), sorted(models.texts)) == (["en", "pl"], ["en", "pl"])


def test_check_reports_all_problems_of_a_file(project: Path, edit: Edit) -> None:
    """One run names every mistake of a file."""
    edit("weapons/axe.json", cost="1", durability=9, rang=2, provenance="mine")

    _, problems = _check(project)

    assert sorted(problems, key=str) == [
        ("bad-value", "/provenance"),
        ("out-of-range", "/durability"),
        ("unknown-field", "/rang"),
        ("wrong-type", "/cost"),
    ]


def test_check_misspelt_field_is_one_problem(project: Path) -> None:
    """A misspelt field is not also reported as a missing one."""
    file = project / "content/mini/weapons/axe.json"
    file.write_text(file.read_text().replace('"durability"', '"durabilty"'))

    _, problems = _check(project)

    assert problems == [("unknown-field", "/durabilty")]


def test_check_two_misspelt_fields_find_their_own(project: Path) -> None:
    """Each of two misspelt fields is matched with the field it means."""
    file = project / "content/mini/weapons/axe.json"
    file.write_text(file.read_text().replace('"durability"', '"durabilty"').replace('"range"', '"rnage"'))
    report = Report()

    check(load(project, report), report)

    assert [problem.hint for problem in report] == ['did you mean "durability"?', 'did you mean "range"?']


def test_check_union_branches_are_not_in_pointers(project: Path, edit: Edit) -> None:
    """The pointer of a problem names steps of the file only, never branches of a union."""
    what = {"pick": "ones", "kind": 3, "lane": 12, "where": {"stat": "attack", "at_most": -1}}
    edit("weapons/axe.json", effect={"op": "may", "do": {"op": "discard", "what": what}})

    _, problems = _check(project)

    assert problems == [
        ("bad-value", "/effect/do/what/pick"),
        ("wrong-type", "/effect/do/what/kind"),
        ("out-of-range", "/effect/do/what/lane"),
        ("out-of-range", "/effect/do/what/where/at_most"),
    ]


def test_check_settings_missing_keeps_the_game_out(project: Path, edit: Edit) -> None:
    """Without usable settings there is no game, but its other files are checked all the same."""
    edit("game.json", version=1)
    edit("monsters/rat.json", attack=99)

    models, problems = _check(project)

    assert models is None
    assert problems == [("wrong-type", "/version"), ("out-of-range", "/attack")]


def test_check_kind_of_another_folder(project: Path, edit: Edit) -> None:
    """A component in the wrong folder is one problem, not one for each field that does not fit."""
    edit("monsters/rat.json", kind="weapon")

    assert _check(project)[1] == [("wrong-folder", "/kind")]


def test_check_known_models_are_kept(project: Path, edit: Edit) -> None:
    """A source that stayed the same object keeps its model; a changed one gets a new model."""
    files: Known = {}
    known: Checked = {}
    report = Report()
    before = check(load(project, report, known=files), report, known=known)["mini"].components
    edit("weapons/axe.json", cost=3)

    after = check(load(project, report, known=files), report, known=known)["mini"].components

    assert after[0] is before[0]
    assert after[1] is not before[1]
    assert not len(report)


def test_check_variant(project: Path, edit: Edit) -> None:
    """A variant is a file of its own with the rewrite rules it tries."""
    edit(
        "variants/calm.json",
        id="calm",
        source="made up",
        rewrites=[{"match": {"op": "lose"}, "into": {"op": "gain"}}],
    )

    models, problems = _check(project)

    assert not problems
    assert models is not None
    assert models.variants[0].model.rewrites[0].match == {"op": "lose"}


def test_check_terms_have_the_shape_of_their_grammar(project: Path, edit: Edit) -> None:
    """A noun has the forms that the grammar of its language needs, and no others."""
    edit("terms/en.json", monster={"one": "monster", "plural": "monsters"})
    edit("terms/pl.json", monster={"gender": "m2", "forms": {"sg": {"nom": "potwór"}}})

    cases = [("missing-field", "/monster/forms/sg")] * 5
    assert sorted(_check(project)[1]) == sorted(
        [("missing-field", "/monster"), ("unknown-field", "/monster/plural"), *cases]
    )


def test_check_terms_of_an_unknown_language_are_free(project: Path, edit: Edit) -> None:
    """Without a language pack nobody knows the grammar, so a term may be any object."""
    edit("terms/xx.json", monster={"article": "das"}, weapon="Waffe")

    assert _check(project)[1] == [("wrong-type", "/weapon")]


SCALARS = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), st.text(max_size=5))
NAMES = st.sampled_from(
    ["op", "do", "what", "pick", "kind", "ref", "it", "amount", "per", "each", "event", "stat", "x/~"]
)
TAGS = st.sampled_from(["gain", "seq", "discard", "when", "one", "self", "enters", "weapon"])
VALUES = st.recursive(
    SCALARS | TAGS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(NAMES, inner, max_size=4),
    max_leaves=12,
)


@settings(max_examples=200 if IS_WHOLE else 60, deadline=None)
@given(effect=VALUES)
def test_check_any_value_is_a_problem_at_most(effect: Any) -> None:
    """Whatever JSON stands where an effect should, check names places of the file and never fails."""
    report = Report()
    game = load(BASE, report).games["mini"]
    value = {**game.files["weapons/axe.json"].value, "effect": effect}
    source = Source("content/mini/weapons/axe.json", json.dumps(value), value, "")
    sources = Sources(BASE, {"mini": GameSources("mini", {"weapons/axe.json": source}, {}, game.schema)})

    check(sources, report)

    for problem in report:
        assert (problem.position.pointer or "").startswith("/effect")
        assert problem.position.line == 1


@pytest.mark.parametrize("value", [[], "text", 7, None, True])
def test_check_file_that_is_no_object(project: Path, value: object) -> None:
    """A file that holds something else than an object is one problem at its beginning."""
    (project / "content/mini/weapons/axe.json").write_text(json.dumps(value))

    assert _check(project)[1] == [("wrong-type", None)]
