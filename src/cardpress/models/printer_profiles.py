"""Profiles of printers: printers/<name>.json holds the two numbers that a person reads off a calibration sheet."""

from __future__ import annotations

import json
import re
from pathlib import Path

from cardpress.diagnostics.requests import RequestError
from cardpress.files.safe_read import SOURCE, read, read_inside
from cardpress.files.safe_write import Folder, UnwritableError, replace_file
from cardpress.models.printing import LAYOUTS, LOOKS, Printer

FOLDER = "printers"
FARTHEST = 5.0
"""A printer that misses by more mm is not to be moved but mended."""
_NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_NUMBER = re.compile(r"[+\-−]?\d{1,2}([.,]\d{1,3})?")
_FIELDS = {"name", "right_mm", "up_mm"}


def printer(name: str, right: str, up: str) -> Printer:
    """A printer from what a person types, mm with a point or a comma; RequestError says what is wrong."""
    return _validated_printer(name, _number("right", right), _number("up", up))


def read_printer(root: Path, asked: str) -> Printer:
    """The profile of a name in a project, or in a file that ends with .json; RequestError when there is none."""
    file = Path(asked) if asked.endswith(".json") else root / FOLDER / f"{asked}.json"
    try:
        found = json.loads(read(file, SOURCE) if asked.endswith(".json") else read_inside(file, root, SOURCE))
    except FileNotFoundError:
        known = ", ".join(sorted(path.stem for path in (root / FOLDER).glob("*.json"))) or "none"
        raise RequestError(f"no printer {asked!r}; there is {known}; cardpress calibrate makes one") from None
    except OSError as problem:
        raise RequestError(f"{file} cannot be read: {problem.strerror or 'unknown reason'}") from None
    except (ValueError, RecursionError):
        raise RequestError(f"{file} is no JSON") from None
    return _read(file, found)


def _read(file: Path, found: object) -> Printer:
    if not isinstance(found, dict) or found.keys() != _FIELDS:
        raise RequestError(f"{file} must hold {', '.join(sorted(_FIELDS))} and nothing else")
    numbers = found["right_mm"], found["up_mm"]
    if not isinstance(found["name"], str) or any(
        isinstance(n, bool) or not isinstance(n, int | float) for n in numbers
    ):
        raise RequestError(f"{file}: the name must be a text, right_mm and up_mm numbers")
    return _validated_printer(found["name"], float(numbers[0]), float(numbers[1]))


def write_printer(root: Path, profile: Printer, file: Path | None = None) -> Path:
    """Keep a profile in the project, or in a file; gives where it is.

    RequestError when it cannot be written.
    """
    where = file or root / FOLDER / f"{profile.name}.json"
    fields = {"name": profile.name, "right_mm": profile.right_mm, "up_mm": profile.up_mm}
    data = json.dumps(fields, indent=2, sort_keys=True).encode() + b"\n"
    try:
        replace_file(file, data) if file else Folder(where.parent).write(where.name, data)
    except UnwritableError as problem:
        raise RequestError(
            f"{where} cannot be written: {(problem.strerror or 'unknown reason').lower()}"
        ) from None
    return where


def _number(what: str, text: str) -> float:
    if not _NUMBER.fullmatch(text.strip()):
        raise RequestError(f"{what} is {text!r}, not a number of millimeters such as 0.4 or -1,2")
    return float(text.strip().replace("−", "-").replace(",", "."))


def _validated_printer(name: str, right: float, up: float) -> Printer:
    if not _NAME.fullmatch(name) or len(name) > 40 or name in {*LAYOUTS, *LOOKS}:
        raise RequestError(f"a printer cannot be called {name!r}; use small letters, digits and hyphens")
    for what, number in (("right", right), ("up", up)):
        if not -FARTHEST <= number <= FARTHEST:
            raise RequestError(
                f"{what} is {number:g} mm; more than {FARTHEST:g} mm is no miss but another page size"
            )
    return Printer(name, right + 0.0, up + 0.0)
