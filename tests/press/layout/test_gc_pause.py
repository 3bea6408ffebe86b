"""The garbage collector rests while faces are made, and is afterwards as it was."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from cardpress.press.layout import gc_pause
from cardpress.press.layout.gc_pause import collection_paused


@pytest.fixture(autouse=True)
def whole_collector(monkeypatch: pytest.MonkeyPatch) -> None:
    """Elsewhere tests have the press look for young garbage alone."""
    monkeypatch.setattr(gc_pause, "gc", gc)


@pytest.fixture
def thawed() -> Iterator[None]:
    """Nothing is frozen, and what was before is so again."""
    gc.unfreeze()
    yield
    gc.freeze()


def test_what_is_alive_is_left_alone_inside_and_not_afterwards(thawed: None) -> None:
    """Inside nothing is collected unasked and what is alive is frozen; afterwards all is as it was."""
    with collection_paused():
        assert not gc.isenabled()
        assert gc.get_freeze_count() > 0
    assert gc.isenabled()
    assert gc.get_freeze_count() == 0


def test_one_block_in_another_ends_as_one(thawed: None) -> None:
    """The inner block ends nothing that the outer one began."""
    with collection_paused():
        with collection_paused():
            pass
        assert not gc.isenabled()
        assert gc.get_freeze_count() > 0
    assert gc.get_freeze_count() == 0


def test_nobody_counts_what_is_frozen(monkeypatch: pytest.MonkeyPatch) -> None:
    """A block costs the same however much is alive: Python would count frozen objects one by one."""
    monkeypatch.setattr(gc, "get_freeze_count", None)
    with collection_paused():
        assert not gc.isenabled()
    assert gc.isenabled()
