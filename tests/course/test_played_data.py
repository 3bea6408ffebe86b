"""Rules data of a game that plays carry its course of play, typed, hashed, and as it was written."""

from __future__ import annotations

import importlib
import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType

import pytest
from jsonschema_rs import Draft202012Validator, meta
from tests.starter_games import put_starter

from cardpress.diagnostics import Report
from cardpress.effects.content import content
from cardpress.effects.data_shape import data_model
from cardpress.effects.vocabulary import vocabulary_of
from cardpress.models.json_schema import json_schema
from cardpress.models.project import Game, GameTexts
from cardpress.stages.check import check
from cardpress.stages.link import link
from cardpress.stages.load import load
from cardpress.targets.rules_data.package import Package, shared_files

PLAY = {
    "players": {"least": 2},
    "zones": {"deck": {"seen": "nobody", "starts": "market"}, "hand": {"owned": True, "seen": "owner"}},
    "counters": {"coin": {"start": 3}},
    "course": {"op": "turns", "rounds": 2, "do": [{"op": "draw"}, {"op": "act", "of": "forage", "any": True}]},
    "actions": {"forage": {"if": {"condition": "left"}, "do": {"op": "gain", "amount": 1, "resource": "coin"}}},
    "bodies": {"at_dawn": {"when": "dawn", "do": {"param": "do"}}},
    "score": [{"counter": "coin"}, {"stat": "price", "of": {"pick": "all", "zone": "hand"}}],
}


def linked(root: Path) -> Game:
    """The starter of a project after all that is looked at before texts; nothing may be wrong."""
    report = Report()
    found = link(check(load(root, report), report), root, report)
    assert [problem for problem in report if problem.code != "unplayable"] == []
    return found["potions"]


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Game:
    """A starter with a course of play."""
    root = tmp_path_factory.mktemp("plays")
    put_starter(root, "potions", "effects")
    (root / "content/potions/play").mkdir(exist_ok=True)
    for file in (root / "content/potions/play").glob("*.json"):
        file.unlink()
    (root / "content/potions/play/course.json").write_text(json.dumps(PLAY), "utf-8")
    return linked(root)


@pytest.fixture(scope="module")
def module(game: Game, tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    """Its generated module."""
    folder = tmp_path_factory.mktemp("data") / "rules_data_of_plays"
    folder.mkdir()
    for name, text in {**shared_files(), **Package(game, GameTexts({}, {})).files()}.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    spec = importlib.util.spec_from_file_location(folder.name, folder / "__init__.py")
    assert spec is not None
    sys.modules[folder.name] = importlib.util.module_from_spec(spec)
    return importlib.import_module(f"{folder.name}.potions")


def test_the_module_has_the_course_of_play(game: Game, module: ModuleType) -> None:
    """PLAY is an object whose JSON is what data.json has, and the hash is of it too."""
    module.verify()
    value = content(game)["play"]

    assert module.to_json(module.PLAY) == value
    assert module.PLAY.course.do.do[1].of == "forage"
    assert module.PLAY.actions["forage"].if_.condition == "left"
    assert module.PLAY.zones["hand"].owned
    assert value["course"]["do"] == {"op": "seq", "do": PLAY["course"]["do"]}  # type: ignore[index]
    assert value["score"] == PLAY["score"]


def test_a_changed_course_changes_the_hash(game: Game, module: ModuleType) -> None:
    """Whoever plays by other rules is not taken for playing by these."""
    value = content(game)
    other = {**value, "play": {**value["play"], "wins": "least"}}

    assert module._rebuild.content_hash(value) == module.CONTENT_SHA256
    assert module._rebuild.content_hash(other) != module.CONTENT_SHA256


def test_published_schemas_take_it(game: Game) -> None:
    """A judge that is not Pydantic takes the file by its own schema, and the data by that of data.json."""
    words = vocabulary_of(game.schema)
    files = json_schema(words.annotations["play_file"])
    data = json_schema(data_model(game.schema.KINDS, words))

    meta.validate(files)
    assert [*Draft202012Validator(files).iter_errors(PLAY)] == []
    assert [*Draft202012Validator(files).iter_errors({"course": {"op": "act", "of": "fly"}})]
    judge = Draft202012Validator({"$defs": data["$defs"], **data["$defs"]["Content"]})
    assert [*judge.iter_errors(json.loads(json.dumps(content(game))))] == []
