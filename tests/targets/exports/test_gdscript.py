"""The scripts for Godot, judged by the parser its community checks scripts with."""

from __future__ import annotations

import json

import pytest
from gdtoolkit.parser import parser
from lark import Token, Tree, UnexpectedInput
from tests.targets.exports.conftest import GAMES

from cardpress.effects.content import canonical, content, content_hash, text_values


def _value(node: Tree | Token) -> object:
    """What a literal stands for."""
    if isinstance(node, Token):
        return json.loads(str(node))
    parts = [one for one in node.children if not (isinstance(one, Tree) and one.data == "trailing_comma")]
    if node.data == "dict":
        return {_value(one.children[0]): _value(one.children[1]) for one in parts}
    if node.data == "array":
        return [_value(one) for one in parts]
    (only,) = parts
    return _value(only)


def _constants(path) -> dict[str, object]:
    tree = parser.parse(path.read_text("utf-8"))
    found = {}
    for statement in tree.iter_subtrees():
        if statement.data == "const_typed_assigned":
            name, _, value = statement.children
            found[str(name)] = _value(value)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_values_are_those_of_the_rules_data(game, export, linked, tmp_path):
    """The parser reads every script, and its constants are data.json, value by value."""
    folder = export(game, tmp_path)
    model, words = linked[game]
    value = json.loads(canonical(content(model)))
    told = _constants(folder / f"{game}.gd")
    assert told["COMPONENTS"] == {id_: one for kind in value["components"].values() for id_, one in kind.items()}
    assert told["CONTENT_SHA256"] == content_hash(value)
    for name in ("decks", "rules", "variants", "defaults"):
        assert told[name.upper()] == value[name]
    for language, texts in text_values(model, words).items():
        spoken = _constants(folder / f"texts_{language}.gd")
        assert spoken == {"COMPONENTS": texts["components"], "VARIANTS": texts["variants"]}


@pytest.mark.parametrize(("old", "new"), [("extends RefCounted", "extends"), ("\n}\n", "\n"), ('": "', '" "')])
def test_a_planted_fault_is_found(old, new, export, tmp_path):
    """A script that lacks a word, a bracket or a colon is none."""
    path = export("mephisto", tmp_path) / "mephisto.gd"
    text = path.read_text("utf-8")
    assert old in text
    with pytest.raises(UnexpectedInput):
        parser.parse(text.replace(old, new, 1))
