"""All files of play/ as one source: every part keeps the file, line and column it stands at."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cardpress.diagnostics import Position
from cardpress.models.source import Source


@dataclass(frozen=True)
class PlaySource(Source):
    """What the play files of a game say together."""

    files: Sequence[Source] = ()

    def position(self, pointer: str = "", *, key: bool = False) -> Position:
        """Place of the value at a JSON pointer, in the file that has it."""
        tokens = pointer.split("/")[1:]
        source = next((each for each in self.files if _has(each.value, tokens[:2])), None)
        source = source or next((each for each in self.files if _has(each.value, tokens[:1])), None)
        return source.position(file_pointer(source.value, pointer), key=key) if source else self.home


def play_source(folder: str, files: Sequence[Source]) -> PlaySource:
    """The files of a folder as one; what two of them say is that of the first."""
    value: dict[str, Any] = {}
    for each in reversed(files):
        for member, part in each.value.items():
            both = isinstance(part, Mapping) and isinstance(value.get(member), Mapping)
            value[member] = {**value[member], **part} if both else part
    home = files[0] if len(files) == 1 else None
    return PlaySource(home.path if home else folder, "{}", value, "".join(each.digest for each in files), files)


def file_pointer(value: object, pointer: str) -> str:
    """A pointer into a model as a pointer into its file, where a list stands for a sequence of operations."""
    found = ""
    tokens = pointer.split("/")[1:]
    while tokens:
        token = tokens[0]
        if isinstance(value, list) and not token.isdigit():
            if len(value) == 1:
                found, value = f"{found}/0", value[0]
            elif token == "do":
                tokens = tokens[1:]
            else:
                return found
            continue
        if isinstance(value, list):
            value = value[int(token)] if int(token) < len(value) else None
        else:
            value = value.get(token) if isinstance(value, dict) else None
        found, tokens = f"{found}/{token}", tokens[1:]
    return found


def pointer_to_name(value: Mapping[str, Any], name: str) -> str | None:
    """The pointer to where a course of play declares a name, or else to the first place that uses it."""
    declared = (
        f"/{member}/{name}" for member, part in value.items() if isinstance(part, Mapping) and name in part
    )
    return next(declared, None) or next(_uses(value, name, ""), None)


def _uses(value: object, name: str, pointer: str) -> Iterator[str]:
    """Pointers to all that is this very word."""
    if value == name:
        yield pointer
    elif isinstance(value, Mapping | list):
        for key, part in value.items() if isinstance(value, Mapping) else enumerate(value):
            yield from _uses(part, name, f"{pointer}/{key}")


def _has(value: object, tokens: Sequence[str]) -> bool:
    """Whether a value has what these members lead to."""
    for token in tokens:
        if not isinstance(value, dict) or token not in value:
            return False
        value = value[token]
    return True
