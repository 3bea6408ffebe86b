"""Keeps Python's garbage collector from walking every live object again and again while faces are made."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def resting() -> Iterator[None]:
    """No collection inside the block but those it asks for, and these leave alone what is alive now."""
    was_on = gc.isenabled()
    gc.disable()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()
        if was_on:
            gc.enable()


def clear() -> None:
    """Collect what the block made and threw away."""
    gc.collect()
