"""The published schemas: fresh, valid themselves, and of one mind with the models."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema_rs import Draft202012Validator, meta
from pydantic import BaseModel, Discriminator, Field, Tag, ValidationError, create_model
from tests.sampling import IS_WHOLE

from cardpress.course.play_files import python_schema
from cardpress.diagnostics import Report
from cardpress.effects.vocabulary import vocabulary_of
from cardpress.generated_docs import schemas
from cardpress.language.lexicon.lexicons import words_model
from cardpress.language.lexicon.term_schema import terms_model
from cardpress.models.component import Model, kind_name
from cardpress.models.game import Deck, GameSettings, Rules
from cardpress.models.json_schema import json_schema, schema_name
from cardpress.models.rulebook_outline import RulebookOutline
from cardpress.models.schema_module import import_schema
from cardpress.models.source_reader import SourceReader
from cardpress.models.table_layout import TableLayout
from cardpress.models.terms import TermsFile
from cardpress.models.variant import Variant

ROOT = Path(__file__).resolve().parents[2]
ERRORS = ROOT / "tests" / "errors"
OF_A_GAME: dict[str, type[BaseModel]] = {"game.json": GameSettings, "table.json": TableLayout}
"""Files that stand by themselves in the folder of a game."""
FOLDERS: dict[str, type[BaseModel]] = {
    "decks": Deck, "rules": Rules, "rulebook": RulebookOutline, "variants": Variant,
}  # fmt: skip
TERMS = {code: terms_model(words) for code, words in schemas.PACKS.items()}
LEXICONS = {code: words_model(words) for code, words in schemas.PACKS.items()}
SHARED = {"decks": "deck", "rules": "rules", "rulebook": "outline", "variants": "variant"}

ONLY_MODELS = {
    "bad-value/combination": "pick exactly without a count: fields that belong together are checked by code",
    "bad-value/each-without-a-name": "what a part must have in one place only is checked by code",
    "bad-value/rows-that-do-not-rise": "rows of a die out of order: an order of numbers is checked by code",
    "bad-value/steals-from-himself": "values that exclude each other are checked by code",
    "bad-value/shared-twice": "a side shared in two ways: fields that exclude each other are checked by code",
}
"""Error cases whose file the published schema accepts although the model refuses it, each with the reason."""


def _kinds(root: Path, game: str) -> dict[str, type[BaseModel]]:
    source = SourceReader(root, Report(), {}).text(f"schemas/{game}.py")
    assert source
    module = import_schema(game, source)
    return {kind.folder: kind for kind in module.KINDS}  # type: ignore[union-attr]


def _play_model(file: Path) -> type[BaseModel]:
    """The model of a play file, with the words that it declares itself."""
    source, play = (
        SourceReader(ERRORS / "base", Report(), {}).text("schemas/mini.py"),
        SourceReader(file.parent, Report(), {}).json(file.name),
    )
    assert source
    assert play
    shape = vocabulary_of(python_schema("mini", source, [play])).annotations["play_file"]  # type: ignore[arg-type]
    assert issubclass(shape, BaseModel)
    return shape


def _published(file: Path, kinds: dict[str, type[BaseModel]]) -> Path:
    """The committed schema for a file: that of its folder, for terms and lexicons that of their grammar."""
    folder, game = file.parent.name, file.parts[-3]
    name = f"{folder}-{file.stem}" if folder in {"terms", "lexicon"} else SHARED.get(folder)
    name = f"{game}/play" if folder == "play" else name
    name = name or f"{game}/{kind_name(kinds[folder])}"  # type: ignore[arg-type]
    return ROOT / "schemas/json" / f"{name}.schema.json"


@cache
def _validator(schema: Path) -> Draft202012Validator:
    return Draft202012Validator(json.loads(schema.read_text("utf-8")))


def test_published_schemas_are_fresh() -> None:
    """Committed schemas and the page of words are what is made of the models now; `make schemas` writes them."""
    report = Report()

    assert schemas.stale(ROOT, schemas.published_files(ROOT, report)) == []
    assert not len(report)


@pytest.mark.parametrize("file", sorted((ROOT / "schemas/json").rglob("*.json")), ids=lambda file: file.stem)
def test_published_schema_is_a_schema(file: Path) -> None:
    """Every published file is itself valid JSON Schema of the draft it names."""
    schema = json.loads(file.read_text("utf-8"))

    meta.validate(schema)

    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"


@pytest.mark.parametrize("file", sorted((ROOT / "schemas/json").rglob("*.json")), ids=lambda file: file.stem)
def test_published_schema_describes_every_field(file: Path) -> None:
    """Every field of every component says what it holds, unless its shape is one value or a model that says it."""
    undescribed = [
        f"{title}.{name}"
        for title, node in _objects(json.loads(file.read_text("utf-8")))
        for name, field in node["properties"].items()
        if not field.keys() & {"description", "const", "$ref"} and not _effect(field)
    ]

    assert undescribed == []


def _objects(schema: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    nodes = [schema, *schema.get("$defs", {}).values()]
    return [(node.get("title", "?"), node) for node in nodes if "properties" in node]


def _effect(field: dict[str, Any]) -> bool:
    return any("oneOf" in node or "$ref" in node for node in [field, *field.get("anyOf", [])])


WRITTEN = {"golden", "translated", "examples"}
"""Folders that no person writes files in, and that of scenarios, which the engine that plays one judges."""
GAMES = sorted(file.parent.name for file in (ROOT / "content").glob("*/game.json"))


@pytest.mark.parametrize("game", GAMES)
def test_published_schema_accepts_source(game: str) -> None:
    """Sources of every kind of every game are valid by its published schema and a validator that is not ours."""
    files = sorted(file for file in (ROOT / "content" / game).glob("*/*.json") if file.parent.name not in WRITTEN)
    kinds = _kinds(ROOT, game)
    errors = [
        (file.relative_to(ROOT).as_posix(), error.message)
        for file in files
        for error in _validator(_published(file, kinds)).iter_errors(json.loads(file.read_text("utf-8")))
    ]

    assert files
    assert errors == []


@pytest.mark.parametrize("game", GAMES)
def test_published_schema_accepts_settings(game: str) -> None:
    """The settings of every game are valid by the published schema."""
    settings = json.loads((ROOT / "content" / game / "game.json").read_text("utf-8"))

    _validator(ROOT / "schemas/json/game.schema.json").validate(settings)


UNREAD = {"broken-json", "duplicate-key", "not-utf8", "too-deep", "unexpected-file", "unknown-folder"}
"""Codes of what is refused before anybody asks for its shape."""

BAD = sorted(
    file for file in ERRORS.glob("*/*/content/mini/**/*.json") if not (UNREAD | WRITTEN) & set(file.parts)
)


def _model(file: Path) -> type[BaseModel]:
    if file.parent.name == "terms":
        return TERMS.get(file.stem, TermsFile)
    if file.parent.name == "lexicon":
        return LEXICONS.get(file.stem, LEXICONS["en"])
    if file.parent.name == "play":
        return _play_model(file)
    kinds = {**FOLDERS, **_kinds(ERRORS / "base", "mini")}
    return OF_A_GAME[file.name] if file.name in OF_A_GAME else kinds[file.parent.name]


@pytest.mark.parametrize(
    "file", BAD, ids=lambda file: file.relative_to(ERRORS).as_posix().partition("/content/")[0]
)
def test_published_schema_agrees_on_bad_example(file: Path) -> None:
    """The schema refuses exactly the bad examples that the model refuses, but for the few that only models see."""
    case = file.relative_to(ERRORS).as_posix().partition("/content/")[0]
    model = _model(file)
    accepted = not _refusals(model, file.read_text("utf-8"))

    valid = Draft202012Validator(json_schema(model)).is_valid(json.loads(file.read_text("utf-8")))

    assert valid == (accepted or case in ONLY_MODELS)


def _refusals(model: type[BaseModel], text: str) -> set[str]:
    """Types of the errors for which a model refuses a text."""
    try:
        model.model_validate_json(text)
    except ValidationError as error:
        return {each["type"] for each in error.errors()}
    return set()


SEEN_BY_MODELS = {"value_error", "too_short", "int_type"}
"""Errors that a schema may pass: rules between fields, 1.0 as a whole number, and what follows from them."""

TREES = st.recursive(
    st.sampled_from(
        [1, 0, 3.5, True, None, "you", "weapon", "favor", "hand", "B c", "one", "all", "self", "attack"]
    ),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.fixed_dictionaries(
            {"op": st.sampled_from(["gain", "draw", "gian"]), "amount": inner}, optional={"who": inner}
        )
        | st.fixed_dictionaries({"op": st.just("seq"), "do": st.lists(inner, max_size=3)})
        | st.fixed_dictionaries({"op": st.sampled_from(["discard", "take"]), "what": inner})
        | st.fixed_dictionaries({"op": st.just("wear"), "amount": inner, "what": inner})
        | st.fixed_dictionaries(
            {"pick": inner, "kind": inner}, optional={"count": inner, "where": inner, "as": inner}
        )
        | st.fixed_dictionaries({"stat": inner, "at_most": inner}, optional={"at_least": inner})
        | st.fixed_dictionaries({"each": inner, "per": inner})
        | st.fixed_dictionaries({"ref": inner})
        | st.fixed_dictionaries({"it": inner})
    ),
    max_leaves=8,
)


@settings(max_examples=150 if IS_WHOLE else 50, deadline=None)
@given(effect=TREES)
def test_published_schema_agrees_on_any_effect(effect: Any) -> None:
    """Schema and model agree on a tree, or what the model has against it is of the listed types."""
    weapon = _kinds(ERRORS / "base", "mini")["weapons"]
    value = {**json.loads((ERRORS / "base/content/mini/weapons/axe.json").read_text("utf-8")), "effect": effect}
    valid = Draft202012Validator(json_schema(weapon)).is_valid(value)

    refusals = _refusals(weapon, json.dumps(value))

    assert bool(refusals) if not valid else refusals <= SEEN_BY_MODELS


def test_publish_writes_and_removes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Publishing writes what is missing, removes what no model stands behind, and is then content."""
    (tmp_path / "schemas/json/gone").mkdir(parents=True)
    (tmp_path / "schemas/json/gone/kind.schema.json").write_text("{}")
    (tmp_path / "schemas/mini.py").write_text((ERRORS / "base/schemas/mini.py").read_text("utf-8"))

    assert schemas.main(["--root", str(tmp_path), "--check"]) == 1
    assert schemas.main(["--root", str(tmp_path)]) == 0
    assert schemas.main(["--root", str(tmp_path), "--check"]) == 0

    assert sorted(path.name for path in (tmp_path / "schemas/json/mini").iterdir()) == [
        "data.schema.json",
        "monster.schema.json",
        "weapon.schema.json",
    ]
    assert not (tmp_path / "schemas/json/gone/kind.schema.json").exists()
    assert "schemas/json/mini/weapon.schema.json: written" in capsys.readouterr().out


def test_publish_broken_schema_module(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A broken schema module is named with its line, and nothing is written."""
    (tmp_path / "schemas").mkdir()
    (tmp_path / "schemas/mini.py").write_text("KINDS = (\n")

    assert schemas.main(["--root", str(tmp_path)]) == 1

    assert "schemas/mini.py:1:" in capsys.readouterr().err
    assert not (tmp_path / "schemas/json").exists()


@pytest.mark.parametrize("file", sorted((ROOT / "schemas/json").rglob("*.json")), ids=lambda file: file.stem)
def test_a_choice_of_shapes_is_written_once(file: Path) -> None:
    """Who acts, how many, which effect: a union of shapes has a name, and every place refers to it."""
    unions = [json.dumps(node["oneOf"]) for node in _nodes(json.loads(file.read_text("utf-8"))) if "oneOf" in node]

    assert len(set(unions)) == len(unions)


def _nodes(value: object) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        yield value
    for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from _nodes(part)


def test_a_named_type_keeps_what_each_field_says_of_it() -> None:
    """A field's own description and default stay beside the reference; what all say alike is said once."""
    price = Annotated[
        Annotated[int, Tag("int")] | Annotated[str, Tag("str")],
        Discriminator(lambda value: type(value).__name__),
        Field(json_schema_extra=schema_name("Price")),
    ]
    stall = create_model(
        "Stall",
        __base__=Model,
        bread=(price, Field(description="what it costs")),
        butter=(price, Field(default=3, description="what it costs")),
        salt=(price, Field(description="what it costs at sea")),
    )

    schema = json_schema(stall)
    assert schema["properties"] == {
        "bread": {"$ref": "#/$defs/Price"},
        "butter": {"$ref": "#/$defs/Price", "default": 3},
        "salt": {"$ref": "#/$defs/Price", "description": "what it costs at sea"},
    }
    assert schema["$defs"]["Price"]["description"] == "what it costs"
    valid = Draft202012Validator(schema)
    assert valid.is_valid({"bread": 1, "butter": "two", "salt": 3})
    assert not valid.is_valid({"bread": [], "salt": 3})
