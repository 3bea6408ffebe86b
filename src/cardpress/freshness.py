"""Whether anything needs doing at all: one fingerprint of everything a game is made from.

It depends on names and contents only, so it is the same on every machine and in every folder.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
LIBRARIES = ("weasyprint", "pydyf", "uharfbuzz", "fonttools", "jinja2", "pydantic", "fluent.runtime")


def _files(folder: Path, suffixes: tuple[str, ...] = ()) -> Iterator[str]:
    """Paths of the files below a folder, sorted, without caches."""
    try:
        entries = sorted(os.scandir(folder), key=lambda entry: entry.name)
    except OSError:
        return
    for entry in entries:
        if entry.name.startswith((".", "__pycache__")):
            continue
        if entry.is_dir():
            yield from _files(Path(entry.path), suffixes)
        elif not suffixes or entry.name.endswith(suffixes):
            yield entry.path


def _digest_tree(digest: hashlib._Hash, root: Path, folder: Path, suffixes: tuple[str, ...] = ()) -> None:
    start = len(str(root)) + 1
    for path in _files(folder, suffixes):
        with open(path, "rb") as file:  # noqa: PTH123 thousands of files: a Path each would double the time
            data = file.read()
        digest.update(f"{path[start:]}\0{len(data)}\0".replace(os.sep, "/").encode())
        digest.update(data)


def _library_versions() -> list[str]:
    """Names like weasyprint-70.0, read off the installed folders: importlib.metadata would cost 40 ms."""
    installed = [
        name.lower().removesuffix(".dist-info")
        for folder in sys.path
        if folder.endswith("site-packages") and os.path.isdir(folder)  # noqa: PTH112 see above
        for name in os.listdir(folder)  # noqa: PTH208
        if name.endswith(".dist-info")
    ]
    return sorted(name for name in installed if name.rpartition("-")[0].replace("_", ".") in LIBRARIES)


def tool_fingerprint() -> str:
    """Fingerprint of the compiler itself: its code, its language packs, the versions it works with."""
    digest = hashlib.sha256()
    for version in _library_versions():
        digest.update(f"{version}\0".encode())
    _digest_tree(digest, PACKAGE, PACKAGE, (".py", ".ftl", ".json", ".css", ".html"))
    return digest.hexdigest()


def fingerprints(root: Path, games: Iterable[str]) -> dict[str, str]:
    """Fingerprint of the inputs of each game."""
    tool = tool_fingerprint()
    return {game: inputs_fingerprint(root, game, tool) for game in games}


def inputs_fingerprint(root: Path, game: str, tool: str) -> str:
    """Fingerprint of everything a game is made from: content, schema, templates, languages, assets, tool."""
    digest = hashlib.sha256(tool.encode())
    for folder in ("content/" + game, "templates/" + game, "templates/shared", "languages"):
        _digest_tree(digest, root, root / folder)
    for file in (root / "schemas" / f"{game}.py", asset_folder(root) / "package-lock.json"):
        digest.update(file.read_bytes() if file.is_file() else b"")
    return digest.hexdigest()


def asset_folder(root: Path) -> Path:
    """The folder whose node_modules holds fonts and icons: the project's own, else the tool's."""
    tool = PACKAGE.parent.parent
    return root if (root / "node_modules").is_dir() else tool
