"""What the desk tells those who wait, and which faces it still knows."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest
from tests import coroutines

from cardpress.pipeline import Proof
from cardpress.serve import snapshots
from cardpress.serve.snapshots import Desk
from cardpress.serve.view_model import Drawable, GameView


def test_only_a_long_proof_is_announced(monkeypatch: pytest.MonkeyPatch) -> None:
    """Progress is told once readers have waited for a while."""
    coroutines.run(_announce(monkeypatch))


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


def test_faces_leave_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of faces that no game shows any more the last ones can be asked for, the others are forgotten."""
    monkeypatch.setattr(snapshots, "LEAVING", 2)
    desk = Desk(("mini",))
    for number in range(4):
        drawable = cast("Drawable", f"picture {number}")
        monkeypatch.setattr(
            snapshots, "view_games", lambda *_, one=drawable: {"mini": GameView({}, {}, (), {one: one})}
        )
        desk.lay(cast("Proof", SimpleNamespace(outcome=SimpleNamespace(seconds=0.1))))

    known = [desk.drawable(f"picture {number}") for number in range(4)]

    assert known == [None, "picture 1", "picture 2", "picture 3"]
