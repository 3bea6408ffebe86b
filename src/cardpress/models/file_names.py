r"""Names that a file cannot have on Windows, or beside another one there and on macOS.

The rules are those of Microsoft's "Naming Files, Paths, and Namespaces".
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from unicodedata import normalize

from cardpress.diagnostics import Diagnostic, Position

CODE = "unportable-name"
_DEVICE = re.compile(r"(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[1-9¹²³]) *(\..*)?", re.IGNORECASE | re.DOTALL)
_REFUSED = re.compile(r'[<>:"|?*\\\x00-\x1f]')


def windows_problem(name: str) -> str | None:
    """Why no file or folder of Windows can have a name; None when it can."""
    if found := _DEVICE.fullmatch(name):
        return f'"{found[1]}" is the name of a device there, whatever stands behind the dot'
    if found := _REFUSED.search(name):
        return f'no name there has a "{found[0]}"'
    return "no name there ends in a dot or a space" if name.endswith((".", " ")) else None


def name_problems(folder: str, names: Iterable[str]) -> Iterator[Diagnostic]:
    """What is wrong with the names in a folder of the project on systems other than this one."""
    known: dict[str, str] = {}
    for name in names:
        at = Position(f"{folder}/{name}")
        if problem := windows_problem(name):
            yield Diagnostic(CODE, "Windows cannot have a file of this name", at, None, f"{problem}; rename it")
        other = known.setdefault(normalize("NFC", name).casefold(), name)
        if other != name:
            message = f'Windows and macOS take this file for "{other}", which differs only in capitals'
            yield Diagnostic(CODE, message, at, None, "rename one of them")


def id_problems(id_: str, at: Position) -> Iterator[Diagnostic]:
    """What is wrong with an id that stands in no file's name yet, and that files are called by."""
    if problem := windows_problem(id_):
        message = f'Windows cannot have the files of "{id_}" that exports make'
        yield Diagnostic(CODE, message, at, None, f"{problem}; choose another id")
