"""Classes of C# from the shapes of a game's classes: read-only, made by constructors, for C# 7.3 and later.

A union of classes is an interface; a union with a number or a text in it is `object`, since C# knows no other.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator

from cardpress.class_model.shapes import EMPTY_TABLE, NOTHING, Attribute, ClassShape, ClassShapes

_NAMES = {"str": "string", "int": "int", "float": "double", "bool": "bool", "None": "null"}
_VALUES = {"int", "double", "bool"}
_TAKEN = {"Equals", "GetHashCode", "GetType", "ToString"}
"""What every object of C# has."""
_KEYWORDS = frozenset(
    """
    abstract as async await base bool break byte case catch char checked class const continue decimal default
    delegate do double else enum event explicit extern false finally fixed float for foreach from goto if
    implicit in int interface internal is lock long namespace new nint nuint null object operator out override
    params private protected public readonly ref return sbyte sealed short sizeof stackalloc static string struct
    switch this throw true try typeof uint ulong unchecked unsafe ushort using virtual void volatile while
    """.split()  # noqa: SIM905 a list of words is read as one
)
ANY = "object"


class CSharpTypes:
    """What the types of a game are called in C#."""

    def __init__(self, shapes: ClassShapes) -> None:
        self._shapes = {shape.name: shape for shape in shapes.by_model.values()}
        self._unions = {name: shapes.alias_source(name) for name in shapes.unions}
        self._unions["Component"] = " | ".join(shapes.by_model[kind].name for kind in shapes.kinds)

    def of(self, python: str) -> str:
        """The type of C# for one written in Python's words."""
        return self._type(ast.parse(python, mode="eval").body)

    def _type(self, node: ast.expr) -> str:
        if isinstance(node, ast.Name):
            return self._type_of_name(node.id)
        if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
            return self._generic_type(node.value.id, node.slice)
        if isinstance(node, ast.Constant):
            return "null"
        return _common_type({self._type(member) for member in _parts(node)})

    def _type_of_name(self, name: str) -> str:
        if name not in self._unions:
            return _NAMES.get(name, name)
        return f"I{name}" if self.members(name) else self.of(self._unions[name])

    def _generic_type(self, form: str, inside: ast.expr) -> str:
        parts = inside.elts if isinstance(inside, ast.Tuple) else [inside]
        if form == "Literal":
            return _common_type({_NAMES[type(ast.literal_eval(part)).__name__] for part in parts})
        if form == "Mapping":
            return f"IReadOnlyDictionary<string, {self._type(parts[1])}>"
        held = [part for part in parts if not (isinstance(part, ast.Constant) and part.value is ...)]
        return f"IReadOnlyList<{_common_type({self._type(part) for part in held})}>"

    def members(self, union: str) -> list[str]:
        """The classes of a named union; none when it has anything else in it."""
        parts = [part.strip() for part in self._unions[union].split(" | ")]
        return parts if all(part in self._shapes for part in parts) else []

    def declarations(self, topics: list[ClassShape]) -> Iterator[str]:
        """An interface for each union of classes, then every class."""
        held: dict[str, list[str]] = {}
        for union in self._unions:
            members = self.members(union)
            if members or self._unions[union] == NOTHING:
                yield self._interface(union, members)
            for member in members:
                held.setdefault(member, []).append(f"I{union}")
        for shape in (*self._shapes.values(), *topics):
            yield self._class(shape, held.get(shape.name, []))

    def _interface(self, union: str, members: list[str]) -> str:
        """What all members have: the word that tells them apart, and a component's id."""
        tags = {shape.tag[1] if shape.tag else "" for shape in map(self._shapes.__getitem__, members)}
        words = [*(tags if len(tags) == 1 else ()), *(["id"] if union == "Component" else [])]
        lines = "".join(f"    string {pascal_case(word)} {{ get; }}\n" for word in words if word)
        said = f"/// <summary>One of: {', '.join(members) or 'none'}.</summary>"
        return f"{said}\npublic interface I{union}\n{{\n{lines}}}\n"

    def _class(self, shape: ClassShape, held: list[str]) -> str:
        heads, names = f" : {', '.join(held)}" if held else "", property_names(shape)
        lines = [*_comment(shape.doc), f"public sealed class {shape.name}{heads}", "{"]
        if shape.tag:
            lines.append(f"    public string {names[shape.tag[1]]} => {json.dumps(shape.tag[2])};")
        for one in shape.attributes:
            property_ = f"public {self.of(one.type)} {names[one.json_name]} {{ get; }}"
            lines += [*_comment(one.doc, "    "), f"    {property_}"]
        arguments = [self._argument(names[one.json_name], one) for one in shape.attributes]
        wanted, kept = ", ".join(one for one, _ in arguments), [line for _, line in arguments]
        made = [f"    public {shape.name}({wanted})", "    {", *kept, "    }"]
        return "\n".join([*lines, "", *made, "}\n"])

    def _argument(self, name: str, attribute: Attribute) -> tuple[str, str]:
        """An argument of a constructor, and the line that keeps it as the property of this name.

        C# lets only some defaults stand at once.
        """
        type_, word = self.of(attribute.type), argument(attribute.json_name)
        declared, kept = f"{type_} {word}", word
        if attribute.default == EMPTY_TABLE:
            declared, kept = f"{declared} = null", f"{word} ?? new {type_.removeprefix('IReadOnly')}()"
        elif attribute.default is not None:
            value = ast.literal_eval(attribute.default)
            late = isinstance(value, tuple) or (type_ == ANY and value is not None)
            declared += f" = {'null' if late else json.dumps(value)}"
            made = _array(value, type_) if isinstance(value, tuple) else json.dumps(value)
            kept = f"{word} ?? {made}" if late else word
        return declared, f"        {name} = {kept};"


def property_names(shape: ClassShape) -> dict[str, str]:
    """The property of each field; none is called like its class, another field, or what every object has."""
    taken = {shape.name, *_TAKEN}
    fields = [*([shape.tag[1]] if shape.tag else []), *(one.json_name for one in shape.attributes)]
    names: dict[str, str] = {}
    for field in sorted(fields, key=lambda field: pascal_case(field) in taken):
        wanted = pascal_case(field)
        while wanted in taken:
            wanted += "Value"
        names[field] = wanted
        taken.add(wanted)
    return names


def argument(name: str) -> str:
    """The argument of a field; C# wants a sign before words that it keeps for itself."""
    return f"@{name}" if name in _KEYWORDS else name


def _array(values: tuple[object, ...], type_: str) -> str:
    inside = item(type_) if type_ != ANY else ANY
    held = ", ".join(_array(one, inside) if isinstance(one, tuple) else json.dumps(one) for one in values)
    return f"new {inside}[] {{ {held} }}" if values else f"new {inside}[0]"


def item(type_: str) -> str:
    """What a list or a dictionary of C# holds."""
    inside = type_.partition("<")[2].rpartition(">")[0]
    return inside.removeprefix("string, ") if type_.startswith("IReadOnlyDictionary") else inside


def _common_type(types: set[str]) -> str:
    """One type for values of several; a number that may be missing has a question mark."""
    known = types - {"null"}
    if len(known) != 1:
        return ANY
    (only,) = known
    return f"{only}?" if "null" in types and only in _VALUES else only


def _parts(node: ast.expr) -> Iterator[ast.expr]:
    if isinstance(node, ast.BinOp):
        yield from _parts(node.left)
        yield from _parts(node.right)
    else:
        yield node


def pascal_case(name: str) -> str:
    """A name as C# writes those of classes and properties."""
    return "".join(part[:1].upper() + part[1:] for part in name.split("_"))


def _comment(text: str, indent: str = "") -> list[str]:
    safe = text.replace("&", "&amp;").replace("<", "&lt;")
    lines = [line.rstrip() for line in safe.splitlines()]
    if len(lines) < 2:
        return [f"{indent}/// <summary>{line}</summary>" for line in lines]
    return [f"{indent}/// {line}".rstrip() for line in ("<summary>", *lines, "</summary>")]
