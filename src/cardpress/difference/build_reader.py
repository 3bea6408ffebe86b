"""Reads a build folder, a release, or the zip of one for comparison; errors are reported, not raised."""

from __future__ import annotations

import zipfile
import zlib
from abc import abstractmethod
from collections.abc import Iterable
from pathlib import Path, PurePosixPath
from typing import Protocol, TypeVar

from pydantic import BaseModel, ValidationError

from cardpress.diagnostics import Diagnostic, Position, Report
from cardpress.difference.compared_files import Build, Data, Faces, GameBuild
from cardpress.effects.content import SCHEMA_VERSION
from cardpress.targets import faces_json

DATA = "data.json"
RELEASED = "data"
"""The folder of a release for what programs read; in a build folder it is called like the game."""
LARGEST = 64 * 1024 * 1024
"""Bytes of the largest file that is read; what a zip says of its sizes is not believed."""
Model = TypeVar("Model", bound=BaseModel)


class _UnreadableError(Exception):
    """Why something is no build, in words that follow its path."""


class _Files(Protocol):
    """Files of a folder or a zip by path."""

    @abstractmethod
    def names(self) -> Iterable[str]:
        """Paths of all files."""

    @abstractmethod
    def read(self, name: str) -> bytes:
        """The bytes of one, at most one more than are read."""


class _Folder(_Files):
    def __init__(self, path: Path) -> None:
        self._path = path

    def names(self) -> Iterable[str]:
        wanted = (file for name in (DATA, faces_json.FILE) for file in self._path.rglob(name) if file.is_file())
        return (file.relative_to(self._path).as_posix() for file in wanted)

    def read(self, name: str) -> bytes:
        with (self._path / name).open("rb") as file:
            return file.read(LARGEST + 1)


class _Zip(_Files):
    def __init__(self, path: Path) -> None:
        self._zip = zipfile.ZipFile(path)

    def names(self) -> Iterable[str]:
        return self._zip.namelist()

    def read(self, name: str) -> bytes:
        with self._zip.open(name) as file:
            return file.read(LARGEST + 1)


def read_build(path: Path, report: Report, *, name: str) -> Build:
    """The games of a build; none when it is no build, which is reported as `not-a-build` at the path's `name`."""
    try:
        found = _games(_Folder(path) if path.is_dir() else _Zip(path))
    except _UnreadableError as problem:
        reason = str(problem)
    except (OSError, zipfile.BadZipFile, zlib.error, RuntimeError, NotImplementedError, EOFError) as problem:
        reason = (getattr(problem, "strerror", None) or str(problem) or "it cannot be read").lower()
    else:
        return found
    report.add(
        Diagnostic(
            "not-a-build",
            f"this is nothing to compare: {reason}",
            Position(name),
            expected="a build folder, a release, or the zip of one",
            hint="make one with: cardpress build, or cardpress release",
        )
    )
    return {}


def _games(files: _Files) -> Build:
    """Every data.json not in a hidden folder is a game; the faces of its languages are in folders beside it."""
    names = {name for name in files.names() if not any(part.startswith(".") for part in name.split("/"))}
    games: dict[str, GameBuild] = {}
    for name in sorted(name for name in names if PurePosixPath(name).name == DATA):
        data, folder = _parse(Data, name, files.read(name)), PurePosixPath(name).parent
        _check_version(name, data.schema_version, SCHEMA_VERSION)
        if data.content.game in games:
            raise _UnreadableError(f"it holds the game {data.content.game!r} twice")
        faces = {}
        for language in sorted(data.texts):
            file = (folder / language / faces_json.FILE).as_posix()
            if file in names:
                faces[language] = _parse(Faces, file, files.read(file))
                _check_version(file, faces[language].version, faces_json.VERSION)
        released = folder.name == RELEASED and data.content.game != RELEASED
        games[data.content.game] = GameBuild(data, faces, released)
    if not games:
        raise _UnreadableError(f"there is no {DATA} in it")
    return games


def _check_version(name: str, version: int, known: int) -> None:
    if version != known:
        raise _UnreadableError(f"{name} has the form {version}, and only form {known} is known")


def _parse(model: type[Model], name: str, data: bytes) -> Model:
    if len(data) > LARGEST:
        raise _UnreadableError(f"{name} is too large")
    try:
        return model.model_validate_json(data)
    except ValidationError as problem:
        first = problem.errors(include_url=False, include_input=False)[0]
        place = "/".join(map(str, first["loc"]))
        raise _UnreadableError(f"{name}: {f'{place}: ' if place else ''}{first['msg'].lower()}") from None
