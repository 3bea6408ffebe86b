"""Values of C#: a component, an effect or a number of the rules as the expression that makes it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Any

from pydantic import BaseModel

from cardpress.class_model.shapes import FILE, ClassShape, ClassShapes
from cardpress.models.component import Component
from cardpress.models.project import Loaded
from cardpress.targets.exports.csharp.types import ANY, CSharpTypes, argument, item


class CSharpLiterals:
    """Makes expressions of models, by the shapes of their classes."""

    def __init__(self, types: CSharpTypes, shapes: ClassShapes, topics: Sequence[ClassShape]) -> None:
        self._types = types
        self._shapes = shapes.by_model
        self._topics = {shape.name: shape for shape in topics}

    def component(self, loaded: Loaded[Component]) -> str:
        """A component, with the file it is written in."""
        return self._model(loaded.model, loaded.source.path)

    def rules(self, shape: ClassShape, values: Mapping[str, object]) -> str:
        """The numbers of one topic."""
        parts = (
            f"{argument(one.json_name)}: {self._value(values[one.json_name], one.type)}"
            for one in shape.attributes
        )
        return f"{argument(_topic(shape))}: new {shape.name}({', '.join(parts)})"

    def play(self, play: BaseModel) -> str:
        """The course of play of a game, as the constant it is."""
        name = self._shapes[type(play)].name
        return f"    public static readonly {name} Play = {self._model(play)};\n\n"

    def variants(self, changed: Mapping[str, Mapping[str, Mapping[str, BaseModel]]]) -> dict[str, str]:
        """What each variant puts in place of effects: by component and field."""
        parts = "IReadOnlyDictionary<string, IEffect>"
        return {
            variant: _rows(parts, {id_: self._effects(own) for id_, own in cards.items()})
            for variant, cards in changed.items()
        }

    def _effects(self, effects: Mapping[str, BaseModel]) -> str:
        return _rows("IEffect", {field: self._model(one) for field, one in effects.items()})

    def _model(self, model: BaseModel, file: str = "") -> str:
        shape = self._shapes[type(model)]
        parts = []
        for one in shape.attributes:
            value = file if file and one.name == FILE else getattr(model, one.name)
            if one.default is None or value != type(model).model_fields[one.name].default:
                parts.append(f"{argument(one.json_name)}: {self._value(value, one.type)}")
        return f"new {shape.name}({', '.join(parts)})"

    def _value(self, value: object, python: str) -> str:
        return self._expression(value, self._types.of(python))

    def _expression(self, value: object, type_: str) -> str:
        """A value where `type_` is wanted; lists and tables say what they hold."""
        if isinstance(value, BaseModel):
            return self._model(value)
        if isinstance(value, (tuple, list)):
            inside = item(type_) if type_ != ANY else ANY
            return f"new {inside}[] {{ {', '.join(self._expression(one, inside) for one in value)} }}"
        if isinstance(value, Mapping):
            inside = item(type_) if type_ != ANY else ANY
            return _rows(inside, {key: self._expression(one, inside) for key, one in sorted(value.items())})
        return plain(value.value if isinstance(value, Enum) else value)


def plain(value: Any) -> str:  # noqa: ANN401 any scalar of JSON
    """A scalar: C# writes it as JSON does, but for the ends of lines that JSON does not know."""
    written = json.dumps(value, ensure_ascii=False)
    return written.replace("\x85", "\\u0085").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")


def dictionary(name: str, type_: str, values: Mapping[str, str]) -> str:
    """A table of one line a member."""
    rows = "".join(f"        {{ {plain(key)}, {value} }},\n" for key, value in values.items())
    held = f"Dictionary<string, {type_}>"
    return f"    public static readonly IReadOnly{held} {name} = new {held}\n    {{\n{rows}    }};\n\n"


def _rows(type_: str, values: Mapping[str, str]) -> str:
    rows = ", ".join(f"{{ {plain(key)}, {value} }}" for key, value in values.items())
    return f"new Dictionary<string, {type_}> {{ {rows} }}"


def _topic(shape: ClassShape) -> str:
    return shape.doc.removeprefix("Numbers of the topic ").removesuffix(".")
