"""What is known of a room from runs before: a run that was stopped goes on, and only what changed is judged anew.

A fault that a test found is held to be found while its file and the file of that test are the same; one that
survived is tried again when anything in the room's code or tests changed. What lies elsewhere, like other rooms or
content, is not looked at: `--fresh` forgets everything. A verdict that was found while code or tests of the room
changed is not kept: a test reads its tables when it runs.
"""

from __future__ import annotations

import json
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from tests.mutants.plant import Fault
from tests.mutants.rooms import ROOT, Room
from tests.mutants.server import Seen

FOLDER = ROOT / ".mutants_cache"


class ChangedError(Exception):
    """Code or tests changed while faults were judged by them."""


class Memory:
    """Verdicts on faults of a room, and what its tests were seen to do."""

    def __init__(self, name: str, room: Room, *, fresh: bool = False) -> None:
        self._looks_file, self._verdicts_file = FOLDER / f"{name}-looks.json", FOLDER / f"{name}-verdicts.json"
        self._code = f"{room.faults} {digest(*(ROOT / 'src' / file for file in room.sources()))}"
        self._all = f"{self._code} {digest(*room.test_files())}"
        self._room, self._times = room, _times(room)
        self._verdicts: dict[str, list[str]] = {} if fresh else _read(self._verdicts_file)
        self._looks: dict[str, dict[str, Seen]] = {} if fresh else _read(self._looks_file)

    def found_by(self, fault: Fault) -> str | None:
        """The test that found a fault, "" when none did, None when that is not known."""
        key, test = self._verdicts.get(fault.id, ["", ""])
        return test if key == self._key(fault, test) else None

    def judge(self, fault: Fault, test: str) -> None:
        """Keep a verdict: the test that found a fault, "" when none did; ChangedError when it cannot be."""
        if self._times != _times(self._room):
            raise ChangedError("code or tests changed while faults were judged; begin again")
        self._verdicts[fault.id] = [self._key(fault, test), test]
        _write(self._verdicts_file, self._verdicts)

    def seen(self, file: str) -> dict[str, Seen] | None:
        """What the tests of a file did when they were looked at with this code."""
        look = self._looks.get(self._look_key(file))
        return None if look is None else {test: Seen(*seen) for test, seen in look.items()}

    def see(self, file: str, tests: dict[str, Seen]) -> None:
        """Keep what the tests of a file did."""
        self._looks = {key: look for key, look in self._looks.items() if self._code in key}
        self._looks[self._look_key(file)] = tests
        _write(self._looks_file, self._looks)

    def _key(self, fault: Fault, test: str) -> str:
        file = test.split("::", 1)[0]
        return digest(ROOT / "src" / fault.file, ROOT / file) if test else self._all

    def _look_key(self, file: str) -> str:
        return f"{file} {self._code} {digest(ROOT / file)}"


def _times(room: Room) -> list[tuple[str, int]]:
    """When each file of a room was changed last."""
    files = [*(ROOT / "src" / file for file in room.sources()), *room.test_files()]
    return [(str(file), file.stat().st_mtime_ns) for file in files]


def _read(file: Path) -> dict[str, Any]:
    return dict(json.loads(file.read_text("utf-8"))) if file.exists() else {}


def _write(file: Path, value: object) -> None:
    FOLDER.mkdir(exist_ok=True)
    new = file.with_suffix(".new")
    new.write_text(json.dumps(value), "utf-8")
    new.replace(file)


def digest(*files: Path) -> str:
    """One digest of some files, also of their names; a file that is gone has none of its own."""
    found = sha256()
    for file in files:
        found.update(f"{file.relative_to(ROOT)} ".encode())
        found.update(_content(file))
    return found.hexdigest()


@cache  # as it was when it was first looked at: a file can be changed while faults are judged
def _content(file: Path) -> bytes:
    return sha256(file.read_bytes()).digest() if file.exists() else b"gone"
