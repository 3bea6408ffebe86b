"""All files of play/ become one course of play: members that are objects are joined, all others are said once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from cardpress.course.play_source import play_source
from cardpress.diagnostics import Diagnostic
from cardpress.effects.course.play import Play, PlayFile
from cardpress.effects.vocabulary import Vocabulary
from cardpress.models.project import Loaded


@lru_cache(maxsize=16)
def joined_play(files: tuple[Loaded[PlayFile], ...], folder: str, vocabulary: Vocabulary) -> Loaded[Play]:
    """The course of play of a game; what two files say is that of the first.

    It is the same one for as long as no file changes.
    """
    fields: dict[str, Any] = {}
    for loaded in reversed(files):
        for member in loaded.model.model_fields_set:
            part = getattr(loaded.model, member)
            fields[member] = {**fields.get(member, {}), **part} if isinstance(part, Mapping) else part
    declared = vocabulary.declared
    model: type[Play] = vocabulary.annotations["play"]
    made = model.model_construct(**fields, words=dict(declared.words) if declared else {})
    return Loaded(made, play_source(folder, [loaded.source for loaded in files]))


def repeated_members(files: Sequence[Loaded[PlayFile]]) -> Iterator[Diagnostic]:
    """What two files say: a name of a zone, a counter and so on, or a member such as the course."""
    first: dict[str, str] = {}
    for loaded in files:
        for member, part in loaded.source.value.items():
            pointers = (
                [f"/{member}/{name}" for name in part] if _is_joined(loaded.model, member) else [f"/{member}"]
            )
            for pointer in pointers:
                other = first.setdefault(pointer, loaded.source.path)
                if other != loaded.source.path:
                    name = pointer.rpartition("/")[2]
                    at = loaded.source.position(pointer, key=True)
                    message = f'"{name}" stands in {other} too'
                    yield Diagnostic("duplicate-key", message, at, hint="keep one of them")


def _is_joined(play: PlayFile, member: str) -> bool:
    return isinstance(getattr(play, member, None), Mapping)
