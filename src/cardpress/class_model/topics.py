"""Classes for the rules numbers: one a topic, typed by the values it has."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cardpress.class_model.shapes import Attribute, ClassNames, ClassShape, safe_name
from cardpress.models.game import Rules


def topic_shapes(rules: Mapping[str, Rules], names: ClassNames) -> dict[str, ClassShape]:
    """Topic to the class of its numbers, in topic order."""
    return {topic: _shape(values, names) for topic, values in sorted(rules.items())}


def rules_shape(topics: Mapping[str, ClassShape]) -> ClassShape:
    """The class that holds all topics."""
    attributes = [Attribute(safe_name(topic), topic, shape.name, doc=shape.doc) for topic, shape in topics.items()]
    return ClassShape("Rules", "Rules", "The numbers the rules need, by topic.", None, tuple(attributes))


def _shape(rules: Rules, names: ClassNames) -> ClassShape:
    wanted = "".join(word.capitalize() for word in rules.id.split("_")) + "Numbers"
    attributes = [
        Attribute(
            safe_name(name),
            name,
            _type(value),
            doc=f"From {rules.sources[name]}." if name in rules.sources else "",
        )
        for name, value in sorted(rules.values.items())
    ]
    taken = names.take(wanted, "Numbers")
    return ClassShape(taken, taken, f"Numbers of the topic {rules.id}.", None, tuple(attributes))


def _type(value: object) -> str:
    if isinstance(value, (list, tuple)):
        return f"tuple[{_union(value)}, ...]"
    if isinstance(value, Mapping):
        return f"Mapping[str, {_union(value.values())}]"
    return type(value).__name__


def _union(values: Iterable[object]) -> str:
    return " | ".join(sorted({_type(value) for value in values})) or "int"
