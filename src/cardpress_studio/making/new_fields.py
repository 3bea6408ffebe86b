"""Fields of new kinds and words, as a page asks for them and a schema has them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cardpress.models.file_names import windows_problem
from cardpress_studio.making.new_nouns import UnfitNewError

Json = dict[str, Any]
ID = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
_LONGEST = 48
KIND_TYPES = ("number", "words", "text", "yes_no", "rule", "picture")
"""What a field of a kind can hold."""
WORD_TYPES = ("amount", "cards", "rule")
"""What a field of an operation can hold."""
_OF_WORDS = {"amount": "cardpress:count", "cards": "cardpress:pick", "rule": "cardpress:effect"}


@dataclass(frozen=True)
class NewField:
    """One field: its id and type, bounds of a number, the words it can be."""

    id: str
    type: str
    low: int = 0
    high: int = 9
    words: tuple[str, ...] = ()

    def shape(self) -> Json:
        """The same as a schema of a kind has it."""
        simple: dict[str, Json] = {
            "number": {"type": "integer", "minimum": self.low, "maximum": self.high},
            "words": {"enum": list(self.words)},
            "text": {"type": "string"},
            "yes_no": {"type": "boolean", "default": False},
            "rule": {"$ref": "cardpress:effect"},
            "picture": {"$ref": "cardpress:picture"},
        }
        return simple[self.type]

    @property
    def is_needed(self) -> bool:
        """Whether a card must have it: what is counted or sorted by; all else may be left out."""
        return self.type in {"number", "words"}


def fit_id(id_: str, what: str) -> str:
    """The id, where it can be one. Raises UnfitNewError."""
    if not ID.fullmatch(id_) or len(id_) > _LONGEST or windows_problem(id_):
        raise UnfitNewError(f"{id_!r} is no id of {what}: small letters, digits and _ between them")
    return id_


def fit_fields(fields: Sequence[NewField], types: Sequence[str]) -> None:
    """Raise UnfitNewError for fields that can be none."""
    for field in fields:
        fit_id(field.id, "a field")
        if field.type not in types:
            raise UnfitNewError(f"{field.id} cannot be {field.type!r}, only {', '.join(types)}")
        if field.type == "words" and not field.words:
            raise UnfitNewError(f"{field.id} needs words, with commas between them")
        for word in field.words:
            fit_id(word, "a word")
    if len({field.id for field in fields}) < len(fields):
        raise UnfitNewError("two fields have the same id")


def kind_json(fields: Sequence[NewField], said: str) -> Json:
    """A kind as schemas/<game>.json has it."""
    found: Json = {"properties": {one.id: one.shape() for one in fields}}
    found |= {"required": [one.id for one in fields if one.is_needed]}
    return {**({"description": said} if said else {}), **found}


def operation_json(fields: Sequence[NewField], said: str) -> Json:
    """An operation of the game's own as schemas/<game>.json has it."""
    properties = {one.id: {"$ref": _OF_WORDS[one.type]} for one in fields}
    return {"description": said, "properties": properties, "required": [one.id for one in fields]}
