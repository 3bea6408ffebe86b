"""A machine without Pango, and an ordinary user: Python imports this before anything else."""

from __future__ import annotations

import os
from typing import Any

import _cffi_backend

Untyped: Any = _cffi_backend


class _WithoutPango(Untyped.FFI):  # type: ignore[misc]
    def dlopen(self, name: str, flags: int = 0) -> Any:
        if "pango" in name:
            raise OSError(f"cannot load library '{name}': {name}: no such file")
        return super().dlopen(name, flags)


Untyped.FFI = _WithoutPango
os.geteuid = lambda: 1000  # whoever runs the test
