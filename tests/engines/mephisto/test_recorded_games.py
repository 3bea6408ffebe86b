"""Games that an engine written for Mephisto played, in the words of its course of play, are the same games."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from cardpress_engines.described.game import load, setups
from cardpress_engines.kernel.state import CHANCE, TERMINAL

RECORDED: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "golden" / "mephisto" / "recorded_games.json").read_text("utf-8")
)
"""`decisions` is a digest of who decided, out of how many, and how likely each outcome of chance was, by steps."""


def test_every_way_to_play_is_recorded(data: ModuleType) -> None:
    """There is a game of each of the nine set-ups."""
    ways = [json.dumps(way, sort_keys=True) for way in setups(data)]
    recorded = [json.dumps({k: v for k, v in one["setup"].items() if v}, sort_keys=True) for one in RECORDED]

    assert sorted(recorded) == sorted(ways)


@pytest.mark.parametrize("recorded", RECORDED, ids=lambda one: json.dumps(one["setup"]))
def test_a_recorded_game_is_the_same_game(data: ModuleType, recorded: dict[str, Any]) -> None:
    """The same actions are legal, out of as many, chance has the same weights, and the same players have won."""
    game = load(data, recorded["setup"])
    state, decisions = game.new(), sha256()
    for name in recorded["actions"]:
        legal = state.legal_actions()
        weights = state.chance_weights() if state.current_player() == CHANCE else []
        decisions.update(f"{state.current_player()} {len(legal)} {sorted(weights)}\n".encode())
        state.apply_action(legal[game.action_names(state, legal).index(name)])

    assert state.current_player() == TERMINAL
    assert state.returns() == recorded["returns"]
    assert decisions.hexdigest() == recorded["decisions"]
