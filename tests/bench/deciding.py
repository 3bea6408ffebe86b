"""What one process of an engine decides in a second, by searching and greedily.

usage: deciding.py search GAME SECONDS | greedy GAME SEEDS, with an engine and rules data in the Python path: those
of the project, or of an older commit. `search` plays seed after seed with every seat searching, for so many
seconds of CPU, and prints the decisions a second and what they were; `greedy` prints the seconds of each game,
after one that warms up.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from random import Random
from time import process_time
from typing import Any

SETUPS: dict[str, dict[str, object]] = {"adrenaline": {"players": 3}}


CHANCE, TERMINAL = -1, -4


def apply(state: Any, action: int) -> None:
    """Apply an action; older commits call it by another name."""
    (getattr(state, "apply_action", None) or state.apply)(action)


def game_of(name: str) -> Any:
    """A game with its rules data, for its least players."""
    data = import_module(f"rules_data.{name}")
    return import_module("cardpress_engines.kernel.registry").module(name, "game").load(data, SETUPS.get(name, {}))


def search(name: str, seconds: float) -> dict[str, object]:
    """Decisions a second when every seat searches."""
    from cardpress_engines.bots import policies  # noqa: PLC0415 of the commit that is measured

    game, chosen = game_of(name), list[int]()
    took, seed = 0.0, 0
    while took < seconds:
        state, luck, seats = game.new(), Random(seed), policies.policy(name, "search")
        seed += 1
        while state.player != TERMINAL and took < seconds:
            if state.player == CHANCE:
                apply(state, state.sample(luck))
                continue
            began = process_time()
            action = seats(state, luck)
            took += process_time() - began
            chosen.append(action)
            apply(state, action)
    return {"decisions": len(chosen) / took, "chosen": chosen}


def greedy(name: str, seeds: int) -> dict[str, object]:
    """Seconds of each of some greedy games, after one that warms up."""
    from cardpress_engines.bots import policies  # noqa: PLC0415 as above

    game, seconds = game_of(name), list[float]()
    for seed in range(-1, seeds):
        state, luck, seats = game.new(), Random(seed), policies.policy(name, "greedy")
        began = process_time()
        while state.player != TERMINAL:
            apply(state, state.sample(luck) if state.player == CHANCE else seats(state, luck))
        seconds.append(process_time() - began)
    return {"seconds": seconds[1:]}


def main(what: str, game: str, much: str) -> None:
    """Measure and print JSON."""
    print(json.dumps(search(game, float(much)) if what == "search" else greedy(game, int(much))))


if __name__ == "__main__":
    main(*sys.argv[1:])
