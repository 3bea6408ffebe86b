"""Rules data of another project, read in a process that also reads this project's."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType


@contextmanager
def rules_data_apart() -> Iterator[None]:
    """What is imported of rules data inside the block is forgotten after it, that of this project is not."""
    path, modules = sys.path[:], _modules()
    try:
        yield
    finally:
        for name in _modules():
            del sys.modules[name]
        sys.path[:] = path
        sys.modules |= modules


def _modules() -> dict[str, ModuleType]:
    return {name: each for name, each in sys.modules.items() if name.partition(".")[0] == "rules_data"}
