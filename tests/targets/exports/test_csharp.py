"""The sources for C#, judged by the grammar editors use, by a compiler where there is one, and read back."""

from __future__ import annotations

import json
import subprocess

import pytest
import tree_sitter_c_sharp
from tests.needs import needs
from tests.targets.exports.conftest import GAMES
from tree_sitter import Language, Node, Parser

from cardpress.effects.content import canonical, content, content_hash, text_values
from cardpress.native.parts import MONO
from cardpress.targets.exports.csharp import class_name

PARSER = Parser(Language(tree_sitter_c_sharp.language()))


def _parsed(path) -> Node:
    return PARSER.parse(path.read_bytes()).root_node


def _text(node: Node) -> str:
    return node.text.decode()


def _found(node: Node, type_: str):
    """Every node of a type, outermost first."""
    if node.type == type_:
        yield node
    for child in node.named_children:
        yield from _found(child, type_)


def _tags(root: Node) -> dict[str, dict[str, str]]:
    """Class to the field that tells it apart, named as in JSON, with its value."""
    tags: dict[str, dict[str, str]] = {}
    for declared in _found(root, "class_declaration"):
        for one in _found(declared, "property_declaration"):
            arrow = one.child_by_field_name("value")
            if arrow is not None and arrow.type == "arrow_expression_clause":
                name = _text(one.child_by_field_name("name"))
                tag = name[0].lower() + name[1:]
                tags[_text(declared.child_by_field_name("name"))] = {
                    tag: json.loads(_text(arrow.named_children[0]))
                }
    return tags


def _value(node: Node, tags) -> object:
    """What an expression makes, as JSON."""
    if node.type == "initializer_expression":
        return [_value(one, tags) for one in node.named_children]
    if node.type == "array_creation_expression":
        return _value(next(_found(node, "initializer_expression")), tags)
    if node.type == "object_creation_expression":
        rows = node.child_by_field_name("initializer")
        type_ = _text(node.child_by_field_name("type"))
        if type_.startswith("Dictionary"):
            return dict(_value(rows, tags)) if rows else {}
        arguments = [one for one in node.child_by_field_name("arguments").named_children if one.type == "argument"]
        if type_ == "DeckEntry":
            card, copies = (_value(one.named_children[0], tags) for one in arguments)
            return {"card": card, "copies": copies}
        named = {
            _text(one.child_by_field_name("name")).removeprefix("@"): one.named_children[-1] for one in arguments
        }
        return tags.get(type_, {}) | {name: _value(one, tags) for name, one in named.items()}
    return json.loads(_text(node))


def _constants(root: Node, tags) -> dict[str, object]:
    found = {}
    for field in _found(root, "field_declaration"):
        (declared,) = _found(field, "variable_declarator")
        found[_text(declared.child_by_field_name("name"))] = _value(declared.named_children[-1], tags)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_values_are_those_of_the_rules_data(game, export, linked, tmp_path):
    """The grammar finds nothing wrong, and what constructors are given is data.json, value by value."""
    folder = export(game, tmp_path)
    model, words = linked[game]
    value = json.loads(canonical(content(model)))
    root = _parsed(folder / f"{class_name(game)}.cs")
    assert not root.has_error
    told = _constants(root, _tags(root))
    assert told["Components"] == {id_: one for kind in value["components"].values() for id_, one in kind.items()}
    assert told["ContentSha256"] == content_hash(value)
    for name in ("decks", "rules", "variants"):
        assert told[name.capitalize()] == value[name]
    for language, texts in text_values(model, words).items():
        spoken = _constants(_parsed(folder / f"Texts{class_name(language)}.cs"), {})
        assert spoken["Components"].keys() == texts["components"].keys()
        for id_, one in texts["components"].items():
            assert spoken["Components"][id_]["name"] == one["name"]
            assert {part: spoken["Components"][id_][f"rules.{part}"] for part in one["rules"]} == one["rules"]
            for section, parts in one.get("sections", {}).items():
                for part, text in parts.items():
                    assert text is None or spoken["Components"][id_][f"sections.{section}.{part}"] == text


@needs(MONO)
@pytest.mark.parametrize("game", GAMES)
def test_a_compiler_takes_it_without_a_warning(game, export, tmp_path):
    """Mono's compiler, kept to the C# that Unity has long had, makes a library of the sources."""
    folder = export(game, tmp_path)
    words = ["mcs", "-langversion:7.2", "-warnaserror", "-target:library", f"-out:{tmp_path / 'game.dll'}"]
    done = subprocess.run([*words, *sorted(folder.glob("*.cs"))], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("old", "new"), [("{ get; }", "{ get; "), ("new Weapon(", "new Weapon"), ('"greataxe", new', '"greataxe, new')]
)
def test_a_planted_fault_is_found(old, new, export, tmp_path):
    """Sources that lack a bracket or the end of a text are none."""
    path = export("mephisto", tmp_path) / "Mephisto.cs"
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    assert _parsed(path).has_error
