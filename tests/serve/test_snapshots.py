"""Who waits at the desk is told of a proof that takes long, and not of one that is there at once."""

from __future__ import annotations

import asyncio

import pytest

from cardpress.serve import snapshots
from cardpress.serve.snapshots import Desk


def test_only_a_long_proof_is_announced(monkeypatch: pytest.MonkeyPatch) -> None:
    """Progress is told once readers have waited for a while."""
    asyncio.run(_announce(monkeypatch))


async def _announce(monkeypatch: pytest.MonkeyPatch) -> None:
    laid = Desk(("mini",))
    listening = laid.listen()
    assert await anext(listening) == b": wait\n\n"
    laid.begin()
    monkeypatch.setattr(snapshots, "PATIENCE_SECONDS", 3600.0)
    laid.progress("mini: quick", 0, 1)
    monkeypatch.setattr(snapshots, "PATIENCE_SECONDS", 0.0)
    laid.progress("mini: long", 0, 1)

    told = (await anext(listening)).decode()

    assert "event: progress" in told
    assert "mini: long" in told
