"""A machine without Pango, and an ordinary user: Python imports this before anything else."""

from __future__ import annotations

import os
from typing import Any

import cffi

_found = cffi.FFI.dlopen


def _dlopen(ffi: cffi.FFI, name: str, flags: int = 0) -> Any:
    if "pango" in name:
        raise OSError(f"cannot load library '{name}': {name}: no such file")
    return _found(ffi, name, flags)


cffi.FFI.dlopen = _dlopen
os.geteuid = lambda: 1000  # whoever runs the test
