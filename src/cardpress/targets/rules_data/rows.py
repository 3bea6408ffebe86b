"""From models to rows: one tuple a component, spread over files by a rule that no new card upsets."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Any

from pydantic import BaseModel

from cardpress.class_model.shapes import FILE, ClassShapes
from cardpress.models.component import Component
from cardpress.models.game import Rules
from cardpress.models.project import Loaded
from cardpress.targets.rules_data.rebuild import SEQUENCE, Row

SHARD = 1000
"""A kind with more components than this is split."""


class RowMaker:
    """Turns models into rows by the shapes of their classes."""

    def __init__(self, shapes: ClassShapes) -> None:
        self._plans = {
            model: (
                shape.name,
                tuple(attribute.name for attribute in shape.attributes),
                tuple(
                    _NEVER if attribute.default is None else model.model_fields[attribute.name].default
                    for attribute in shape.attributes
                ),
            )
            for model, shape in shapes.by_model.items()
        }

    def component(self, loaded: Loaded[Component]) -> Row:
        """The row of a component, with the file it is written in."""
        return self._model(loaded.model, loaded.source.path)

    def value(self, value: object) -> object:
        """The row of a model; a scalar stands for itself."""
        if isinstance(value, BaseModel):
            return self._model(value)
        if isinstance(value, Enum):
            return value.value
        if isinstance(value, (tuple, list)):
            return (SEQUENCE, *map(self.value, value))
        if isinstance(value, Mapping):
            return table_row({key: self.value(part) for key, part in value.items()})
        return value

    def _model(self, model: BaseModel, file: str | None = None) -> Row:
        name, attributes, defaults = self._plans[type(model)]
        values = [file if file and attribute == FILE else getattr(model, attribute) for attribute in attributes]
        while values and values[-1] == defaults[len(values) - 1]:
            values.pop()
        return (name, *map(self.value, values))


_NEVER = object()


def table_row(values: Mapping[str, Any]) -> Row:
    """The row of a mapping, its keys sorted."""
    return ("Table", (SEQUENCE, *((SEQUENCE, key, part) for key, part in sorted(values.items()))))


def rules_row(rules: Rules, maker: RowMaker, name: str) -> Row:
    """The row of one topic's numbers, in name order."""
    return (name, *(maker.value(value) for _, value in sorted(rules.values.items())))


def shards(rows: Mapping[str, Row], limit: int = SHARD) -> dict[str, Sequence[Row]]:
    """Rows by shard, in id order; the shard is told by the id alone, as long as the kind keeps its size.

    One shard, named "", up to the limit; above it the first hexadecimal digits of the id's SHA-256.
    """
    digits = 0
    while len(rows) > limit * 16**digits:
        digits += 1
    spread: dict[str, list[Row]] = {} if digits else {"": []}
    for id_, row in sorted(rows.items()):
        spread.setdefault(hashlib.sha256(id_.encode()).hexdigest()[:digits], []).append(row)
    return dict(sorted(spread.items()))
