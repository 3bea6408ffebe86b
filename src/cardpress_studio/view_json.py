"""What the page is told, as JSON: texts with spans, fields with what they may hold, possibilities, problems."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from cardpress.language.spans.marked_texts import MarkedText
from cardpress.language.spans.span_table import value_at
from cardpress.models.component import Component
from cardpress_studio.files.journal import Step
from cardpress_studio.sentences.readings import Rules
from cardpress_studio.sentences.said_before import sort_of
from cardpress_studio.sentences.schema_shapes import CardSchema
from cardpress_studio.sentences.suggestions import Suggestion

Json = dict[str, Any]
_OF_ALL = frozenset(field.alias or name for name, field in Component.model_fields.items())
"""Fields that every card has."""


def texts_json(rules: Rules) -> Json:
    """The texts of a card in one language with their spans."""
    return {
        key: {"text": marked.text, "spans": [[span.start, span.end, span.pointer] for span in marked.spans]}
        for key, marked in rules.items()
        if isinstance(marked, MarkedText)
    }


def fields_json(schema: CardSchema, card: Json, pointer: str) -> list[Json]:
    """The fields of a card or of a part of it, with what each may hold; none of what has no fields.

    Those of its kind stand before those that every card has.
    """
    value = value_at(card, pointer) if pointer else card
    if not isinstance(value, Mapping):
        return []
    return [
        {
            "name": name,
            "pointer": f"{pointer}/{name}",
            "needed": needed,
            "is": name in value,
            "value": value.get(name),
            "sort": sort_of(value.get(name)),
            "shape": (shape := schema.shape(card, f"{pointer}/{name}")).as_json(),
            "icon": schema.is_icon(card, f"{pointer}/{name}"),
            "members": schema.member(shape).as_json() if shape.is_plain_list else None,
        }
        for name, needed in sorted(schema.fields(card, pointer).items(), key=lambda one: one[0] in _OF_ALL)
    ]


def suggestion_json(one: Suggestion) -> Json:
    """A possibility: the whole card, its sentence and what is new in it."""
    return {"text": one.text, "new": one.stretches, "label": one.label, "card": one.card}


def step_json(step: Step) -> str | None:
    """The first file of a step; none where there is no step."""
    return step[0].path if step else None


def each_once(problems: Iterable[Json]) -> list[Json]:
    """Problems, each told once: that of a file as it stands, not again of the card that was read of it."""
    found: dict[tuple[object, ...], Json] = {}
    for one in problems:
        at = one.get("position") or {}
        place = at.get("pointer") or (at.get("line"), at.get("column"))
        found.setdefault((one.get("code"), one["message"], at.get("file"), place), one)
    return list(found.values())


def refusal(problem: Exception) -> Json:
    """What is told in place of a card where nothing could be written."""
    return {"refused": [{"message": str(problem), "hint": None}]}
