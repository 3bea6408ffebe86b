"""Keeps Python's garbage collector from walking every live object again and again while faces are made."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def resting() -> Iterator[None]:
    """No collection inside the block."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


@contextmanager
def frozen() -> Iterator[None]:
    """What is alive now is left alone by the collections that the block asks for itself."""
    gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()
