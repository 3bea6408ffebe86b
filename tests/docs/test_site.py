"""The site of the docs has every page, and its pages made from code name what the code has."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

import pytest

from cardpress.commands import parser

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def reference(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module that writes the pages made from code."""
    monkeypatch.syspath_prepend(ROOT / "docs" / "site")
    import reference  # noqa: PLC0415  it lies beside the docs

    yield reference
    del sys.modules["reference"]


def test_command_line_has_every_command_and_option(reference: ModuleType) -> None:
    """The page of the command line names each command of cardpress and cardplay, and each option."""
    page = reference.command_line()
    commands = next(action for action in parser.parser()._actions if action.dest == "command").choices

    assert [name for name in commands if f"cardpress {name}\n" not in page] == []
    assert [name for name in reference.PLAYING if f"## cardplay {name}\n" not in page] == []
    options = {word for each in commands.values() for action in each._actions for word in action.option_strings}
    assert [word for word in options if f"{word}" not in page] == []


def test_json_fields_has_every_schema_that_games_share(reference: ModuleType) -> None:
    """The page of JSON fields has a section for each published schema and a row for each field of it."""
    page = reference.json_fields()
    schemas = {file.name.removesuffix(".schema.json") for file in (ROOT / "schemas/json").glob("*.schema.json")}

    assert [name for name in schemas if f"## {name}\n" not in page] == []
    assert "| **`cards`** | object | component id to number of copies" in page


def test_python_api_names_modules_that_can_be_imported(reference: ModuleType) -> None:
    """Every module whose docstrings the site shows exists; what outputs and engines are made of among them."""
    page = reference.python_api()

    assert {"cardpress.pipeline", "cardpress_engines.kernel.engine"} <= set(page.split())
