"""Types of TypeScript from the shapes of a game's classes; they use no global name a game might have taken."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator

from cardpress.class_model.shapes import ClassShape, ClassShapes

_NAMES = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "None": "null", "Never": "never"}
_INHERITED = {"constructor"}
"""What every object of TypeScript has: where a field of that name is left out, this is found in its place."""
_IDENTIFIER = re.compile(r"[A-Za-z_$][\w$]*")


def type_source(python: str) -> str:
    """A type written in Python's words in those of TypeScript; all of it can only be read."""
    return _type(ast.parse(python, mode="eval").body)


def _type(node: ast.expr) -> str:
    match node:
        case ast.Name(name):
            return _NAMES.get(name, name)
        case ast.Constant(None):
            return "null"
        case ast.BinOp(left, ast.BitOr(), right):
            return f"{_type(left)} | {_type(right)}"
        case ast.Subscript(ast.Name("Literal"), members):
            return " | ".join(json.dumps(ast.literal_eval(member)) for member in _members(members))
        case ast.Subscript(ast.Name("Mapping"), ast.Tuple([key, value])):
            return f"{{ readonly [{_type(key)[0]}: {_type(key)}]: {_type(value)} }}"
        case ast.Subscript(ast.Name("tuple"), members):
            return _list(_members(members))
    raise TypeError(f"TypeScript has no form for {ast.unparse(node)}")


def _members(node: ast.expr) -> list[ast.expr]:
    return node.elts if isinstance(node, ast.Tuple) else [node]


def _list(members: list[ast.expr]) -> str:
    last = members[-1]
    if isinstance(last, ast.Constant) and last.value is ...:
        return f"readonly ({_type(members[0])})[]"
    return f"readonly [{', '.join(_type(member) for member in members)}]"


def declarations(shapes: ClassShapes, topics: list[ClassShape]) -> Iterator[str]:
    """An interface for each class, a type for each part of the vocabulary and for any component."""
    for shape in (*shapes.by_model.values(), *topics):
        yield _interface(shape)
    for name in shapes.unions:
        yield f"export type {name} = {type_source(shapes.alias_source(name))};\n"
    yield f"export type Component = {' | '.join(shapes.by_model[kind].name for kind in shapes.kinds)};\n"


def _interface(shape: ClassShape) -> str:
    lines = [*_comment(shape.doc), f"export interface {shape.name} {{"]
    if shape.tag:
        _, name, value = shape.tag
        lines.append(f"  readonly {_property(name)}: {json.dumps(value)};")
    for attribute in shape.attributes:
        optional = "" if attribute.default is None else "?"
        lines += _comment(attribute.doc, "  ")
        found = " | object" if optional and attribute.json_name in _INHERITED else ""
        type_ = f"{type_source(attribute.type)}{found}"
        lines.append(f"  readonly {_property(attribute.json_name)}{optional}: {type_};")
    return "\n".join([*lines, "}\n"])


def _property(name: str) -> str:
    return name if _IDENTIFIER.fullmatch(name) else json.dumps(name)


def _comment(text: str, indent: str = "") -> list[str]:
    lines = text.replace("*/", "* /").splitlines()
    if len(lines) < 2:
        return [f"{indent}/** {line} */" for line in lines]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]
