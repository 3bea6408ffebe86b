"""Starters: small, complete games that come with the tool, written into a project under a name of their own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from keyword import iskeyword
from pathlib import Path

from cardpress.diagnostics.requests import RequestError
from cardpress.models.assets import TOOL_ROOT
from cardpress.models.file_names import windows_problem
from cardpress.models.folders import entries, files

STARTERS = TOOL_ROOT / "starters"
USUAL = "cards"
_ID = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
_IGNORED = ".gitignore"


def starters() -> tuple[str, ...]:
    """Names of the starters there are."""
    return tuple(entry.name for entry in entries(STARTERS) if entry.is_dir())


def new_game(root: Path, name: str, template: str) -> list[str]:
    """Write a starter under a name into a project; gives the paths of its files, sorted.

    Raises RequestError for a name that no game can have, and when a file of the game is there already.
    """
    texts = starter_texts(root, name, template)
    texts.update({_IGNORED: "build/\n"} if not (root / _IGNORED).exists() else {})
    for path, text in texts.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        with (root / path).open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    return sorted([*texts, *_write_schemas(root)])


def starter_texts(root: Path, name: str, template: str, title: str = "") -> dict[str, str]:
    """The files of a starter under a game's name and title, by their path in the project.

    Raises RequestError for a name that no game can have, and when a file of the game is there already.
    """
    if not _ID.fullmatch(name) or len(name) > 48:
        meant = re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_0123456789")
        raise RequestError(
            f"{name!r} is no id for a game"
            + (f"; did you mean {meant!r}?" if _ID.fullmatch(meant) and meant != name else "")
        )
    if iskeyword(name):
        raise RequestError(f"{name!r} is a word of Python, which could not import the game's rules data")
    if problem := windows_problem(name):
        raise RequestError(f"{name!r} can be no folder on Windows: {problem}")
    texts = dict(_texts(STARTERS / template, name, title or name.replace("_", " ").title()))
    there = sorted(path for path in texts if (root / path).exists())
    if there:
        raise RequestError(f"{there[0]} is there already; choose another name")
    return texts


def _texts(starter: Path, name: str, title: str) -> Iterator[tuple[str, str]]:
    """The files of a starter under a game's name, by their path in the project."""
    title = re.sub(r"\d+", r'{ "\g<0>" }', title)  # a digit of a name stands in quotes
    for path in files(starter, starter):
        text = Path(path).read_text("utf-8").replace("GAME", name).replace("TITLE", title)
        yield Path(path).relative_to(starter).as_posix().replace("GAME", name), text


def _write_schemas(root: Path) -> list[str]:
    """Write the JSON Schemas that the files name, for editors; gives their paths."""
    from cardpress.generated_docs import schemas  # noqa: PLC0415 slow, and the command line reads the options above

    return schemas.write(root)
