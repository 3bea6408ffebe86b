"""Names of definitions are those Pydantic finds, whether it has to look for them or not."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import BaseModel, create_model
from pydantic.json_schema import GenerateJsonSchema

from cardpress.generated_docs.schemas import SHARED
from cardpress.models.definition_names import ShortDefinitionNames


def _both(model: type[BaseModel]) -> list[dict[str, Any]]:
    generators: tuple[type[GenerateJsonSchema], ...] = (GenerateJsonSchema, ShortDefinitionNames)
    return [model.model_json_schema(schema_generator=generator) for generator in generators]


def _never(self: GenerateJsonSchema) -> None:
    raise AssertionError("every name was compared")


@pytest.mark.parametrize("name", SHARED)
def test_definitions_are_named_as_pydantic_names_them(name: str) -> None:
    """The schema of a kind of file is the one Pydantic makes."""
    plain, short = _both(SHARED[name])

    assert short == plain


def test_nothing_is_compared_where_names_are_different(monkeypatch: pytest.MonkeyPatch) -> None:
    """Models of different names keep them without a search."""
    monkeypatch.setattr(GenerateJsonSchema, "_build_definitions_remapping", _never)
    box = create_model("Box", token=(create_model("Token", worth=int), ...))

    found = box.model_json_schema(schema_generator=ShortDefinitionNames)

    assert [*found["$defs"]] == ["Token"]


def test_two_models_of_one_name_are_told_apart() -> None:
    """Different models that are called alike have a definition each, named as Pydantic does."""
    tokens = create_model("Token", worth=int), create_model("Token", attack=int)
    plain, short = _both(create_model("Box", first=(tokens[0], ...), second=(tokens[1], ...)))

    assert short == plain
    assert len(short["$defs"]) == 2
