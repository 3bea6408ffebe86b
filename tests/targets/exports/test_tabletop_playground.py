"""Templates of Tabletop Playground: what its schema demands, slots that exist, copies that are printed."""

from __future__ import annotations

import json
import re
from collections import Counter

import pytest
from tests.targets.exports.conftest import GAMES, LANGUAGE

DEMANDED = {
    "Type", "GUID", "Name", "Metadata", "CollisionType", "SurfaceType", "Models", "Tags", "FrontTexture",
    "BackIndex", "HiddenIndex", "Indices", "CardNames", "CardMetadata", "CardTags",
}  # fmt: skip
"""Members that the program's schema has no default for."""


def _templates(folder, game):
    package = folder / f"{game}-{LANGUAGE}"
    return package, [json.loads(path.read_text("utf-8")) for path in sorted((package / "Templates").iterdir())]


@pytest.mark.parametrize("game", GAMES)
def test_templates_are_stacks_of_what_is_printed(game, undrawn, linked, tmp_path):
    """All stacks together are the copies of the decks; a slot is on its sheet, with the component's name."""
    package, found = _templates(undrawn(game, tmp_path), game)
    model, words = linked[game]
    copies: Counter[str] = Counter()
    for template in found:
        assert template.keys() >= DEMANDED
        slots = template["NumHorizontal"] * template["NumVertical"]
        assert 0 <= min(template["Indices"]) <= max(template["Indices"]) < slots
        assert max(template["NumHorizontal"], template["NumVertical"]) <= 128
        copies.update(template["CardMetadata"][str(slot)] for slot in template["Indices"])
        for slot, component in template["CardMetadata"].items():
            assert template["CardNames"][slot] == words.texts[LANGUAGE].components[component].name
        assert {(package / "Textures" / template[side]).is_file() for side in ("FrontTexture", "BackTexture")} == {
            True
        }
    assert copies == Counter(model.copies())


@pytest.mark.parametrize("game", GAMES)
def test_ids_are_unique(game, undrawn, tmp_path):
    """The package and its templates have ids of 32 hexadecimal digits, each its own."""
    package, found = _templates(undrawn(game, tmp_path), game)
    manifest = json.loads((package / "Manifest.json").read_text("utf-8"))
    ids = [manifest["GUID"], *(template["GUID"] for template in found)]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch("[0-9A-F]{32}", id_) for id_ in ids)


def test_hexagons_are_hexagons(undrawn, tmp_path):
    """A piece has the shape it is cut to, and a board is not stacked."""
    _, found = _templates(undrawn("neuroshima_hex", tmp_path), "neuroshima_hex")
    models = {template["Metadata"]: (template["Model"], template["CanStack"]) for template in found}
    assert models["moloch-moloch"] == ("Hexagonal", True)
    assert models["board-board"][1] is False
