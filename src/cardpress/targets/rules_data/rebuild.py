"""From rows to frozen objects, from objects to JSON, from JSON to its hash; the same for every game.

Copied as it stands into the generated package, so it imports nothing but the standard library.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import MISSING, dataclass, fields
from types import MappingProxyType
from typing import Any, TypeAlias, TypeVar

V_co = TypeVar("V_co", covariant=True)

Json: TypeAlias = Any
Row: TypeAlias = tuple[Any, ...]
"""A class name and the values of its fields, defaults at the end left out; a plain tuple begins with SEQUENCE."""
SEQUENCE = "*"
Shapes: TypeAlias = Mapping[str, tuple[Any, tuple[str, str] | None, str]]
"""Class name to the class, its tag (the field that tells it apart: its name, and that in JSON), its name in
data.json."""


@dataclass(frozen=True, slots=True, eq=False)
class Table(Mapping[str, V_co]):
    """A small mapping that can be hashed, copied and pickled."""

    pairs: tuple[tuple[str, V_co], ...]

    def __getitem__(self, name: str) -> V_co:
        for key, value in self.pairs:
            if key == name:
                return value
        raise KeyError(name)

    def __iter__(self) -> Iterator[str]:
        return (key for key, _ in self.pairs)

    def __len__(self) -> int:
        return len(self.pairs)

    def __hash__(self) -> int:
        return hash(frozenset(self.pairs))


def rebuild(row: Json, shapes: Shapes) -> Json:
    """The object a row stands for; anything but a tuple stands for itself."""
    if type(row) is not tuple:
        return row
    name, *values = row
    built = [rebuild(value, shapes) if type(value) is tuple else value for value in values]
    if name == SEQUENCE:
        return tuple(built)
    return shapes[name][0](*built)


def by_id(rows: Iterable[Row], shapes: Shapes) -> dict[str, Any]:
    """Objects of rows by id, the first field, in id order."""
    return {row[1]: rebuild(row, shapes) for row in sorted(rows, key=lambda row: str(row[1]))}


def merged(*views: Mapping[str, Any]) -> dict[str, Any]:
    """All objects of several views, in id order."""
    return dict(sorted(item for view in views for item in view.items()))


def changes(rows: Iterable[tuple[str, str, Row]], shapes: Shapes) -> Mapping[str, Mapping[str, Any]]:
    """What a variant changes: component id to field to its effect."""
    found: dict[str, dict[str, Any]] = {}
    for id_, field, row in rows:
        found.setdefault(id_, {})[field] = rebuild(row, shapes)
    return MappingProxyType({id_: MappingProxyType(effects) for id_, effects in found.items()})


def plain(value: object, shapes: Shapes) -> Json:
    """The JSON form of an object: tags written out, fields that have their default left out."""
    if isinstance(value, tuple):
        return [plain(part, shapes) for part in value]
    if isinstance(value, Mapping):
        return {key: plain(part, shapes) for key, part in value.items()}
    shape = shapes.get(type(value).__name__)
    if shape is None:
        return value
    tag = shape[1]
    written = {} if tag is None else {tag[1]: getattr(value, tag[0])}
    for field in fields(shape[0]):
        part = getattr(value, field.name)
        if field.default is MISSING or part != field.default:
            written[field.metadata.get("json", field.name)] = plain(part, shapes)
    return written


def defaults(shapes: Shapes) -> Json:
    """What fields mean when they are left out, as data.json says it: those that mean something then."""
    found = {
        key: {
            field.metadata.get("json", field.name): plain(field.default, shapes)
            for field in fields(cls)
            if field.default is not MISSING and field.default is not None
        }
        for cls, _, key in shapes.values()
    }
    return {key: members for key, members in found.items() if members}


def content_hash(value: Json) -> str:
    """SHA-256 of the canonical JSON text of a value: sorted keys, no spaces, UTF-8."""
    import hashlib  # noqa: PLC0415 an engine that never verifies need not load them
    import json  # noqa: PLC0415 as above

    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()
