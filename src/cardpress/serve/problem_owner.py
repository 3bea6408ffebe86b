"""Finds the component that a problem belongs to, so that the page shows it on that card."""

from __future__ import annotations

import re
from collections.abc import Collection

from cardpress.diagnostics import Diagnostic
from cardpress.tables.sheets import ENDINGS

_SUBJECT = re.compile(r"(?:the text of |message )?(?P<id>[a-z][a-z0-9_]*)\b")
_ROW = re.compile(r"\((?P<id>[a-z0-9_]+)\)$")
"""Whose row it is, behind the name of a cell."""
_OF_THE_GAME = {"decks", "rules", "variants", "terms", "lexicon", "sentences", "golden"}
"""Folders of a game whose files are no components."""


def owner(problem: Diagnostic, game: str, known: Collection[str]) -> str | None:
    """The id of the component that a problem of a game is about; None when it is about all or several.

    A component's file is told by its place, for it may be too broken to be a component, and so is its row of a
    table. Messages about a face or a text begin with the component's id.
    """
    room, name, *rest = [*problem.position.file.split("/"), ""][:-1]
    if name != game or room not in {"content", "templates"}:
        return None
    if room == "templates" or rest[:1] == ["text"]:
        subject = _SUBJECT.match(problem.message)
        return subject["id"] if subject and subject["id"] in known else None
    if len(rest) == 1 and rest[0].endswith(ENDINGS):
        row = _ROW.search(problem.position.pointer or "")
        return row["id"] if row else None
    if len(rest) != 2 or rest[0] in _OF_THE_GAME:
        return None
    return rest[1].removesuffix(".json")


def is_of(problem: Diagnostic, game: str) -> bool:
    """Whether a problem is in a game's own files."""
    parts = problem.position.file.split("/")
    return parts[1:2] == [game] or parts in (["schemas", f"{game}.py"], ["schemas", f"{game}.json"])
