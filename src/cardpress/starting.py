"""`cardpress new`: a small, complete game in a folder, from one of the starters that come with the tool."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from pathlib import Path

from cardpress.models.assets import TOOL_ROOT
from cardpress.models.file_names import windows_problem
from cardpress.models.folders import entries, files

STARTERS = TOOL_ROOT / "starters"
USUAL = "cards"
_ID = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
_IGNORED = ".gitignore"


class StartError(Exception):
    """The game cannot be made here."""


def starters() -> tuple[str, ...]:
    """Names of the starters there are."""
    return tuple(entry.name for entry in entries(STARTERS) if entry.is_dir())


def add_new(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and its options."""
    purpose = "make a small, complete game to begin with"
    command = commands.add_parser(
        "new",
        help=purpose,
        description=f"{purpose[0].upper()}{purpose[1:]}; nothing that is there is written over.",
        epilog="example: cardpress new my_game --template effects",
    )
    command.add_argument("name", metavar="NAME", help="the game's id: lower-case letters, digits, underscores")
    command.add_argument(
        "--template", choices=starters(), default=USUAL, help=f"what it begins with (default: {USUAL})"
    )
    command.add_argument(
        "--root", type=Path, default=Path(), metavar="DIR", help="the project folder (default: here)"
    )


def run(arguments: argparse.Namespace) -> str:
    """Make the game that was asked for; gives what to do next. StartError when it cannot be made."""
    name = arguments.name
    made = new_game(arguments.root.resolve(), name, arguments.template)
    where = "" if arguments.root == Path() else f" --root {arguments.root}"
    folders = f"content/{name}/, templates/{name}/, schemas/{name}.json and schemas for editors"
    next_ = f"next: cardpress build{where}, then open build/{name}/en/sheets-a4.pdf"
    return f"{len(made)} files made: {folders}\n{next_}"


def new_game(root: Path, name: str, template: str) -> list[str]:
    """Write a starter under a name into a project; gives the paths of its files, sorted.

    Raises StartError for a name that no game can have, and when a file of the game is there already.
    """
    if not _ID.fullmatch(name) or len(name) > 48:
        meant = re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_0123456789")
        raise StartError(
            f"{name!r} is no id for a game"
            + (f"; did you mean {meant!r}?" if _ID.fullmatch(meant) and meant != name else "")
        )
    if problem := windows_problem(name):
        raise StartError(f"{name!r} can be no folder on Windows: {problem}")
    texts = dict(_texts(STARTERS / template, name))
    texts.update({_IGNORED: "build/\n"} if not (root / _IGNORED).exists() else {})
    there = sorted(path for path in texts if (root / path).exists())
    if there:
        raise StartError(f"{there[0]} is there already; choose another name")
    for path, text in texts.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        with (root / path).open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    return sorted([*texts, *_published(root)])


def _texts(starter: Path, name: str) -> Iterator[tuple[str, str]]:
    """The files of a starter under a game's name, by their path in the project."""
    title = name.replace("_", " ").title()
    for path in files(starter, starter):
        text = Path(path).read_text("utf-8").replace("GAME", name).replace("TITLE", title)
        yield Path(path).relative_to(starter).as_posix().replace("GAME", name), text


def _published(root: Path) -> list[str]:
    """Write the JSON Schemas that the files name, for editors; gives their paths."""
    from cardpress import publish  # noqa: PLC0415 slow, and the command line reads the options above

    return publish.write(root)
