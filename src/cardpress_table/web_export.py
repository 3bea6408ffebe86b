"""A table as a folder of static files, which any web server gives out and which then plays by itself.

The page is the server's; its `connection.js` is another one, which speaks to a worker with the engine in Pyodide
(Python made for browsers) instead of a socket. All addresses are relative, so that the folder may lie anywhere.
"""

from __future__ import annotations

import hashlib
import json
import shutil
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from cardpress_engines.cardplay import games
from cardpress_engines.kernel.json_input import InputError
from cardpress_table.exported_game import ExportedGame
from cardpress_table.lone_table import EXPORT, START, Start
from cardpress_table.packed_python import python_files, zip_of
from cardpress_table.words import TableWords

PYODIDE: Final = (
    "pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json",
    "README.md", "package.json",
)  # fmt: skip
"""What of the npm package a page needs, and what says its terms."""
COUNTED: Final = ("pyodide/pyodide.asm.wasm", "pyodide/python_stdlib.zip", "python.zip")
"""Files whose coming the progress bar shows."""
MARK: Final = "game.json"
"""The file by which a folder is known to be such an export."""


def write_web_export(folder: Path, start: Start, exported: ExportedGame, data: Path, pyodide: Path) -> int:
    """Write the folder whole, in the place of an older one; gives how many files it has.

    `data` is the folder of rules_data, `pyodide` that of the npm package. Raises InputError where the folder holds
    something else, or Pyodide is not there.
    """
    if folder.exists() and not (folder.is_dir() and ((folder / MARK).is_file() or not any(folder.iterdir()))):
        raise InputError(f"{folder}: this is no export of a table, so it is left alone; name another folder")
    made = {**_page(), **_pyodide(pyodide), **_faces(exported), "python.zip": packed_game(start, exported, data)}
    made[MARK] = _loading_words(start, exported, data, {name: len(made[name]) for name in COUNTED})
    made["files.js"] = _list(made)
    part = folder.with_name(f".{folder.name}.part")
    shutil.rmtree(part, ignore_errors=True)
    try:
        for name, content in made.items():
            file = part / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(content)
        shutil.rmtree(folder, ignore_errors=True)
        part.replace(folder)
    finally:
        shutil.rmtree(part, ignore_errors=True)
    return len(made)


def _page() -> dict[str, bytes]:
    """The page, its connection the one to a worker."""
    own = resources.files("cardpress_table")
    page = {file.name: file.read_bytes() for file in _plain_files(own / "page")}
    alone = {file.name: file.read_bytes() for file in _plain_files(own / "alone")}
    above = {"index.html": page.pop("index.html"), "service_worker.js": alone.pop("service_worker.js")}
    nothing_hidden = {".nojekyll": b""}  # GitHub Pages would leave out files that begin with an underscore
    return {**above, **nothing_hidden, **{f"page/{name}": content for name, content in (page | alone).items()}}


def _plain_files(folder: Traversable) -> Iterator[Traversable]:
    return (file for file in folder.iterdir() if file.is_file())


def _pyodide(folder: Path) -> dict[str, bytes]:
    missing = [name for name in PYODIDE if not (folder / name).is_file()]
    if missing:
        raise InputError(
            f"{folder}: Pyodide is not there ({missing[0]}): run npm ci, or name its folder with --pyodide"
        )
    return {f"pyodide/{name}": (folder / name).read_bytes() for name in PYODIDE}


def _faces(exported: ExportedGame) -> dict[str, bytes]:
    """The compiler's export of the game as it stands."""
    place = f"games/{exported.description['game']}"
    found = sorted(file for file in exported.folder.rglob("*") if file.is_file())
    return {f"{place}/{file.relative_to(exported.folder).as_posix()}": file.read_bytes() for file in found}


def packed_game(start: Start, exported: ExportedGame, data: Path) -> bytes:
    """The zip of all that a game needs in a worker: its Python, its rules data, how it starts."""
    languages = _languages(start, exported, data)
    files = python_files(start.game, languages, data)
    files[START] = _json(asdict(start))
    files[f"{EXPORT}/table.json"] = (exported.folder / "table.json").read_bytes()
    for language in languages:
        files[f"{EXPORT}/{language}/faces.json"] = (exported.folder / language / "faces.json").read_bytes()
    return zip_of(files)


def _languages(start: Start, exported: ExportedGame, data: Path) -> list[str]:
    """The languages with both faces and words; raise InputError where there is none."""
    spoken = games.languages(games.find(start.game, data))
    both = [each for each in exported.languages if each in spoken]
    if not both:
        raise InputError(f"{exported.folder}: no language of these faces has words in {data}")
    return both


def _loading_words(start: Start, exported: ExportedGame, data: Path, sizes: Mapping[str, int]) -> bytes:
    """What the page says while everything comes: titles and words in each language, and how much is to come."""
    game = games.find(start.game, data).load(start.setup)
    languages = _languages(start, exported, data)
    words = {each: TableWords(game, each, data).page_word("loading") for each in languages}
    titles = {each: exported.description["titles"].get(each, start.game) for each in languages}
    return _json({"titles": titles, "loading": words, "sizes": dict(sizes)})


def _list(made: Mapping[str, bytes]) -> bytes:
    """The names of all files with a version that changes when one of them does, for the service worker."""
    version = hashlib.sha256()
    for name, content in sorted(made.items()):
        version.update(f"{name}\0{hashlib.sha256(content).hexdigest()}\n".encode())
    names = ["./", *sorted(name for name in made if not name.startswith("."))]
    return b"const FILES = " + _json({"version": version.hexdigest()[:16], "names": names})


def _json(value: object) -> bytes:
    return (json.dumps(value, ensure_ascii=False, indent=1, sort_keys=True) + "\n").encode()
