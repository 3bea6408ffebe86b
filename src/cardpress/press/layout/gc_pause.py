"""Pauses Python's garbage collector while faces are made, so that it does not walk every live object."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

_blocks: list[bool] = []
"""Whether the collector was on before each block that is open now, the outermost first."""


@contextmanager
def collection_paused() -> Iterator[None]:
    """No collection inside the block but those it asks for, and these leave alone what is alive now.

    Objects are thawed all at once, so the outermost block does it. How many are frozen is not asked: Python counts
    them one by one, a second for every few millions.
    """
    _blocks.append(gc.isenabled())
    gc.disable()
    gc.freeze()
    try:
        yield
    finally:
        was_on = _blocks.pop()
        if not _blocks:
            gc.unfreeze()
        if was_on:
            gc.enable()


def clear() -> None:
    """Collect what the block made and threw away."""
    gc.collect()
