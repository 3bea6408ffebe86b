"""Digests of everything a game is made from, by which a build with nothing to do is found first.

It depends on names and contents only, so it is the same on every machine and in every folder.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Callable, Iterable
from pathlib import Path, PurePosixPath

from cardpress.examples import PLAYERS
from cardpress.files.safe_read import SOURCE, read, read_inside
from cardpress.models.assets import (
    FONT_PACKAGES,
    ICON_PACKAGES,
    USUAL_FONTS,
    USUAL_ICONS,
    find_package,
    shared_root,
)
from cardpress.models.folders import EXAMPLES, PLAY, TRANSLATED, files_and_links

PACKAGE = Path(__file__).resolve().parents[1]
"""The folder of the compiler."""
LIBRARIES = (
    "weasyprint",
    "pydyf",
    "uharfbuzz",
    "fonttools",
    "jinja2",
    "pydantic",
    "fluent.runtime",
    "pillow",
    "pypdfium2",
)
CODE = (".py", ".ftl", ".json", ".css", ".html", ".icc")


class Digests:
    """Digests of files; a file whose size and time have not changed is not read again."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[int, int, bytes]] = {}

    def of(self, path: str) -> bytes:
        """SHA-256 of a file's bytes; of none when it cannot be read or an editor has just taken it away."""
        try:
            stat = os.stat(path)  # noqa: PTH116 thousands of files: a Path each would double the time
            known = self._known.get(path)
            if known and known[:2] == (stat.st_size, stat.st_mtime_ns):
                return known[2]
            digest = hashlib.sha256(read(path)).digest()
        except OSError:
            return b""
        self._known[path] = (stat.st_size, stat.st_mtime_ns, digest)
        return digest


def tool_fingerprint(digests: Digests) -> str:
    """Fingerprint of the compiler itself: its code, its language packs, the versions it works with."""
    whole = hashlib.sha256("\0".join(_library_versions()).encode())
    _add_tree(whole, PACKAGE, PACKAGE, digests, lambda path: path.endswith(CODE))
    return whole.hexdigest()


def game_fingerprint(root: Path, game: str, tool: str, digests: Digests) -> str:
    """Fingerprint of everything a game is made from: content, schema, templates, languages, assets, tool.

    Where its rulebook shows examples, what plays them belongs to it.
    """
    whole = hashlib.sha256(tool.encode())
    for folder in ("content/" + game, "templates/" + game, "languages"):
        _add_tree(whole, root, root / folder, digests)
    shared = shared_root(root)
    _add_tree(whole, shared, shared / "templates" / "shared", digests)
    content = root / "content" / game
    if (content / EXAMPLES).is_dir() or (content / PLAY).is_dir():  # its book shows what engines play
        for package in PLAYERS:
            _add_tree(whole, PACKAGE.parent, PACKAGE.parent / package, digests, lambda path: path.endswith(".py"))
    schemas = (root / "schemas" / f"{game}{ending}" for ending in (".json", ".py"))
    for file in (*schemas, *_assets(root, game)):
        whole.update(digests.of(str(file)))
    return whole.hexdigest()


def words_fingerprints(root: Path, games: Iterable[str], tool: str, digests: Digests) -> dict[str, str]:
    """Fingerprints of the words of games and of what they were translated from, whatever components do."""
    return {game: _words_fingerprint(root, game, tool, digests) for game in games}


def _words_fingerprint(root: Path, game: str, tool: str, digests: Digests) -> str:
    whole, content = hashlib.sha256(tool.encode()), root / "content" / game
    for folder in (content / TRANSLATED, root / "languages"):
        _add_tree(whole, root, folder, digests)
    _add_tree(whole, root, content, digests, lambda path: not path.endswith(".json"))
    return whole.hexdigest()


def _assets(root: Path, game: str) -> list[Path]:
    """The fonts and the icon set that a game's settings name; none when they cannot be read: a build says why."""
    try:
        settings = json.loads(read_inside(root / "content" / game / "game.json", root, SOURCE))
        names = [
            f"{FONT_PACKAGES}/{name}" for role in settings.get("fonts", USUAL_FONTS).values() for name in role
        ]
        names.append(f"{ICON_PACKAGES}/{settings.get('icon_set', USUAL_ICONS)}/icons.json")
    except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return []
    parts = [PurePosixPath(name).parts for name in names]
    return [
        folder.joinpath(*rest)
        for scope, package, *rest in (part for part in parts if len(part) > 2 and ".." not in part)
        if (folder := find_package(root, f"{scope}/{package}"))
    ]


def _add_tree(
    whole: hashlib._Hash, root: Path, folder: Path, digests: Digests, chosen: Callable[[str], bool] | None = None
) -> None:
    start = len(str(root)) + 1
    for path, is_file in files_and_links(folder, root):
        if not chosen or chosen(path):
            digest = digests.of(path) if is_file else b"link"  # a check tells of links that nobody follows
            whole.update(path[start:].replace(os.sep, "/").encode() + b"\0" + digest)


def _library_versions() -> list[str]:
    """Names like weasyprint-70.0, read off the installed folders: importlib.metadata would cost 40 ms."""
    installed = [
        name.lower().removesuffix(".dist-info")
        for folder in sys.path
        if folder.endswith("site-packages") and os.path.isdir(folder)  # noqa: PTH112 quick
        for name in os.listdir(folder)  # noqa: PTH208 quick
        if name.endswith(".dist-info")
    ]
    return sorted(name for name in installed if name.rpartition("-")[0].replace("_", ".") in LIBRARIES)
