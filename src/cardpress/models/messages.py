"""Which messages a text file has, by a light scan: what they say is the business of the language."""

from __future__ import annotations

import re
from collections.abc import Mapping

from cardpress.models.source import TextSource

_ENTRY = re.compile(r"^(?:([A-Za-z][\w-]*)[ ]*=|[ ]+\.([A-Za-z][\w-]*)[ ]*=)", re.MULTILINE)

INTERFACE = "ui-"
"""How the ids of the interface's words start; a component's id has no hyphen."""

TITLE = "ui-game"
"""The message every game must have: its title, which stands on every sheet."""


def message_ids(source: TextSource) -> Mapping[str, set[str]]:
    """Message id to the names of its attributes."""
    found: dict[str, set[str]] = {}
    current: set[str] = set()
    for message, attribute in _ENTRY.findall(source.text):
        if message:
            current = found.setdefault(message, set())
        else:
            current.add(attribute)
    return found


def line_of(source: TextSource, message: str) -> int:
    """The line a message starts in, from 1."""
    match = re.search(rf"^{re.escape(message)}[ ]*=", source.text, re.MULTILINE)
    return source.text.count("\n", 0, match.start()) + 1 if match else 1
