"""What lies in a project's folders; the command line asks too, so this imports next to nothing."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

from cardpress.files.safe_read import is_inside, read

TRANSLATED = "translated"
"""The folder of a game, and the file of a language pack, with what each language was translated from."""
EXAMPLES = "examples"
"""The folder of a game with the scenarios that its rulebook shows."""
PLAY = "play"
"""The folder of a game with its course of play."""


def entries(folder: Path) -> list[os.DirEntry[str]]:
    """What lies in a folder, by name; files of the system and of editors (.x, x~) are passed over."""
    if not os.path.isdir(folder):  # noqa: PTH112 Path.is_dir fails on a name too long
        return []
    with os.scandir(folder) as found:
        kept = [
            entry for entry in found if not entry.name.startswith((".", "__")) and not entry.name.endswith("~")
        ]
    return sorted(filter(_leads_somewhere, kept), key=lambda entry: entry.name)


def languages_of(root: Path, game: str) -> tuple[str, ...]:
    """The languages that a game is written in: one text/<lang>.ftl each."""
    folder = root / "content" / game / "text"
    return tuple(entry.name.removesuffix(".ftl") for entry in entries(folder) if entry.name.endswith(".ftl"))


def drafts_of(root: Path, game: str) -> tuple[str, ...]:
    """Those that game.json calls drafts; what is wrong with the file is told when it is checked."""
    try:
        drafts = json.loads(read(root / "content" / game / "game.json")).get("drafts", ())
        return tuple(language for language in drafts if isinstance(language, str))
    except (OSError, ValueError, TypeError, AttributeError, RecursionError):
        return ()


def _leads_somewhere(entry: os.DirEntry[str]) -> bool:
    """False for a link that leads back to itself: the system refuses to look at it."""
    try:
        entry.is_dir()
    except OSError:
        return False
    return True


def files(folder: str | Path, root: str | Path) -> Iterator[str]:
    """Paths of all files below a folder of a project, sorted; hidden files and caches are passed over.

    A link is followed when it stays in the project and leads into none of the folders above it: no circles.
    """
    return (path for path, is_file in files_and_links(folder, root) if is_file)


def files_and_links(folder: str | Path, root: str | Path) -> Iterator[tuple[str, bool]]:
    """Paths of all files below a folder of a project, and among them those of links that are not followed.

    Whether it is a file to be read stands beside each.
    """
    if is_inside(folder, root):
        yield from _below(folder, root, frozenset())


def all_entries(folder: str | Path) -> list[os.DirEntry[str]]:
    """What lies in a folder by name, hidden files as well; nothing where there is no such folder."""
    try:
        with os.scandir(folder) as found:
            return sorted(found, key=lambda entry: entry.name)
    except OSError:
        return []


def _below(folder: str | Path, root: str | Path, above: frozenset[str]) -> Iterator[tuple[str, bool]]:
    for entry in all_entries(folder):
        if entry.name.startswith((".", "__pycache__")):
            continue
        reached = above
        if entry.is_symlink():
            target = os.path.realpath(entry.path)
            if target in above or not is_inside(target, root) or not _leads_somewhere(entry):
                yield entry.path, False
                continue
            reached = above | {target}
        if entry.is_dir():
            yield from _below(entry.path, root, reached)
        elif entry.is_file():
            yield entry.path, True
