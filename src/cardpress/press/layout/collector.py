"""Keeps Python's garbage collector from walking every live object again and again while faces are made."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def resting() -> Iterator[None]:
    """No collection inside the block but those it asks for, and these leave alone what is alive now.

    What somebody else has frozen stays frozen, and with it what is alive now: objects are thawed all at once.
    """
    was_on, was_frozen = gc.isenabled(), gc.get_freeze_count() > 0
    gc.disable()
    gc.freeze()
    try:
        yield
    finally:
        if not was_frozen:
            gc.unfreeze()
        if was_on:
            gc.enable()


def clear() -> None:
    """Collect what the block made and threw away."""
    gc.collect()
