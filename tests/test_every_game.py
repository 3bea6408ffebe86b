"""The contract every game of this repository keeps, over each folder of content/."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pikepdf
import pytest
from jsonschema_rs import Draft202012Validator, meta

from cardpress.commands import main
from cardpress.effects.families.control import Custom
from cardpress.effects.nodes import Operation
from cardpress.effects.walk import trees, walk
from cardpress.incremental.session import Session
from cardpress.models import manifest
from cardpress.models.game import Size
from cardpress.models.project import Game
from cardpress.pipeline import Outcome, check

ROOT = Path(__file__).resolve().parents[1]
GAMES = sorted(folder.name for folder in (ROOT / "content").iterdir() if folder.is_dir())


@pytest.fixture(scope="module")
def outcome() -> Outcome:
    """All games after checking."""
    return check(ROOT, GAMES, Session())


@pytest.fixture(scope="module")
def built() -> manifest.Manifest:
    """The manifest after a build."""
    assert main.main(["build", "--root", str(ROOT)]) == main.FINE
    return manifest.read(ROOT / "build")


def _effects(game: Game) -> Iterator[Operation]:
    for loaded in game.components.values():
        for _, _, tree in trees(loaded.model):
            yield tree


def test_games_have_no_problems(outcome: Outcome) -> None:
    """No game has an error or a warning."""
    assert list(outcome.report) == []


@pytest.mark.parametrize("name", GAMES)
def test_rules_data_are_those_of_the_content(name: str, built: manifest.Manifest) -> None:
    """The generated module makes of its objects the JSON whose digest it names."""
    there = str(ROOT / "build" / "python")
    code = f"import sys; sys.path.insert(0, {there!r}); import rules_data.{name} as game; game.verify()"
    assert subprocess.run([sys.executable, "-B", "-c", code], capture_output=True, check=False).stderr == b""


@pytest.mark.parametrize("name", GAMES)
def test_most_texts_are_compiled(name: str, outcome: Outcome) -> None:
    """At least nineteen of twenty effects say what they do from their tree alone."""
    effects = list(_effects(outcome.games[name]))
    custom = [one for one in effects if any(isinstance(node, Custom) for _, node in walk(one))]

    assert len(custom) <= len(effects) / 20


@pytest.mark.parametrize("name", GAMES)
def test_every_component_is_printed(name: str, outcome: Outcome) -> None:
    """Every component stands in a deck."""
    game = outcome.games[name]

    assert sorted(game.copies()) == sorted(game.components)


@pytest.mark.parametrize("name", GAMES)
def test_card_file_holds_both_sides_of_every_card(name: str, outcome: Outcome, built: manifest.Manifest) -> None:
    """Files of faces have a page for each side of each physical card: by deck and size, in every language."""
    game = outcome.games[name]
    sides = {id_: len(game.settings.kinds[one.model.kind].sides) for id_, one in game.components.items()}
    decks = {f"{deck.id}/": deck.cards for deck in game.decks} if game.settings.by_deck else {"": game.copies()}

    spoken = [language for language in game.languages if language not in game.settings.drafts]
    for language, (folder, copies) in product(spoken, decks.items()):
        by_size = Counter[Size]()
        for id_, number in copies.items():
            kind = game.settings.kinds[game.components[id_].model.kind]
            by_size[game.settings.sizes[kind.size]] += sides[id_] * number
        for size, pages in by_size.items():
            ending = f"-{game.settings.size_name(size)}" if len(by_size) > 1 else ""
            path = f"{name}/{language}/{folder}cards{ending}.pdf"
            assert built[path].pages == pages
            with pikepdf.open(ROOT / "build" / path) as pdf:
                assert len(pdf.pages) == pages
                assert str(pdf.Root.Lang) == language


@pytest.mark.parametrize("name", GAMES)
def test_data_is_valid_for_its_published_schema(name: str, built: manifest.Manifest) -> None:
    """data.json satisfies the committed schema by a validator that is not ours."""
    schema = json.loads((ROOT / f"schemas/json/{name}/data.schema.json").read_text("utf-8"))
    data = json.loads((ROOT / f"build/{name}/data.json").read_text("utf-8"))

    meta.validate(schema)
    Draft202012Validator(schema).validate(data)
    assert f"{name}/data.json" in built


@pytest.mark.parametrize("name", GAMES)
def test_pages_keep_their_geometry_in_every_language(
    name: str, outcome: Outcome, built: manifest.Manifest
) -> None:
    """A file has as many pages in every language."""
    by_file: dict[str, set[int]] = {}
    for path, entry in built.items():
        if entry.game == name and entry.language:
            by_file.setdefault(path.replace(f"/{entry.language}/", "/", 1), set()).add(entry.pages)

    assert {file: pages for file, pages in by_file.items() if len(pages) > 1} == {}
