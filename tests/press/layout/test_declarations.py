"""C declarations that are parsed once and kept."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import cffi
import pytest

from cardpress.press.layout.declarations import declarations_kept

DECLARED = "typedef struct { int width; char name[4]; } box_t; typedef ... face_t; int abs(int);"


@pytest.fixture(autouse=True)
def _bytecode(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)


def _declared(kept: Path, text: str = DECLARED) -> Any:
    with declarations_kept(kept):
        declared = cffi.FFI()
        declared.cdef(text)
    return declared


def _works(declared: Any) -> bool:
    box = declared.new("box_t *", {"width": 7})
    face = declared.cast("face_t *", 0)
    return bool(box.width == 7 and declared.dlopen(None).abs(-3) == 3 and face == declared.NULL)


def test_what_is_kept_is_as_good_as_what_is_parsed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Structures, opaque types and functions are there the second time, when nothing is parsed."""
    kept = tmp_path / "kept.tables"
    assert _works(_declared(kept))
    monkeypatch.setattr(cffi.FFI, "cdef", None)
    assert _works(_declared(kept))


@pytest.mark.parametrize("broken", [b"", b"\0" * 40, None])
def test_what_is_not_whole_is_made_anew(tmp_path: Path, broken: bytes | None) -> None:
    """An empty file, a foreign one and one with a bit turned are not read, and another stands there after."""
    kept = tmp_path / "kept.tables"
    _declared(kept)
    right = kept.read_bytes()
    kept.write_bytes(right[:-1] + bytes([right[-1] ^ 1]) if broken is None else broken)

    assert _works(_declared(kept))
    assert kept.read_bytes() == right


def test_other_declarations_are_parsed(tmp_path: Path) -> None:
    """What was kept of one text is not used for another."""
    kept = tmp_path / "kept.tables"
    _declared(kept, "int abs(int);")
    assert _works(_declared(kept))


def test_without_bytecode_nothing_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who wants no compiled modules gets no tables, and a folder that takes nothing is no obstacle."""
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    assert _works(_declared(tmp_path / "kept.tables"))
    assert [*tmp_path.iterdir()] == []

    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    (tmp_path / "file").touch()
    assert _works(_declared(tmp_path / "file" / "kept.tables"))
