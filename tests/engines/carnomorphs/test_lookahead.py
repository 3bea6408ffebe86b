"""Lookahead of greedy: it ends before the next action, and decides as if that had been worked out."""

from __future__ import annotations

from random import Random

import pytest
from tests.engines.properties.ways import rules_data

from cardpress_engines.carnomorphs.bot import greedy
from cardpress_engines.carnomorphs.game import load
from cardpress_engines.kernel.state import TERMINAL

DECISIONS = 25


def test_greedy_decides_as_if_every_next_action_were_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the stop every end of an action lists what may be done next; the decisions are the same."""
    state, luck, asked = load(rules_data("carnomorphs"), {}).new(), Random(4), 0
    while asked < DECISIONS and state.player != TERMINAL:
        if state.player < 0:
            state.apply_action(state.sample(luck))
            continue
        chosen = greedy.greedy(state, Random(asked))
        with monkeypatch.context() as patch:
            patch.setattr(greedy, "stop_before_next_action", lambda trial: None)
            assert greedy.greedy(state, Random(asked)) == chosen
        asked += state.question == "act"
        state.apply_action(chosen)
    assert asked == DECISIONS
