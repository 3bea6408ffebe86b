"""Recorded truth of every game: how many ways lead on from fixed positions, and whole games as text.

CARDPRESS_GOLDEN=write records anew; read the difference before it is committed. A position of perft.json says what
it shows (`about`), how it is played (`setup`) and what lies on the table (`given`); `counts` are written.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from tests.engines.properties.altered import altered, numbers, with_number
from tests.engines.properties.claims import rules_told
from tests.engines.properties.ways import Way, all_ways, loader, rules_data
from tests.sampling import IS_WHOLE

from cardpress_engines.cardplay.games import names
from cardpress_engines.kernel.playthrough import play_random, playthrough_lines
from cardpress_engines.kernel.state import GameState

GOLDEN = Path(__file__).parents[1] / "golden"
SEED = 1
DEPTH = 4
WRITES = os.environ.get("CARDPRESS_GOLDEN") == "write"
WAYS = all_ways()
CHANGED = [
    way
    for way, following in zip(WAYS, [*WAYS[1:], None], strict=True)
    if IS_WHOLE or following is None or following.name != way.name
]
"""Ways whose rules are changed: the last of each game, in `make soak` every one."""

FEW = 3
"""Of the numbers of the rules that a game tells so many are looked for; in soak as many as the game claims."""


def perft(state: GameState, depth: int) -> int:
    """How many sequences of so many actions there are, each outcome of chance counted once."""
    if depth == 1:
        return len(state.legal_actions())
    found = 0
    for action in state.legal_actions():
        after = state.clone()
        after.apply_action(action)
        found += perft(after, depth - 1)
    return found


def _counts(name: str, position: dict[str, Any]) -> list[int]:
    state = loader(name)(name, position["setup"]).new(position["given"])
    return [perft(state, depth) for depth in range(1, DEPTH + 1)]


@pytest.mark.parametrize("name", names())
def test_golden_perft(name: str) -> None:
    """From fixed positions the same numbers of ways lead on, one to four actions deep."""
    file = GOLDEN / name / "perft.json"
    positions = json.loads(file.read_text("utf-8"))
    found = [position | {"counts": _counts(name, position)} for position in positions]
    if WRITES:
        file.write_text(json.dumps(found, indent=2, ensure_ascii=False) + "\n", "utf-8")
        return

    assert len(found) >= 5
    assert found == positions


def _text(way: Way, data: Any = None) -> str:
    return "\n".join(playthrough_lines(play_random(way.load(data), SEED))) + "\n"


@pytest.mark.parametrize("way", all_ways(), ids=str)
def test_golden_playthrough(way: Way) -> None:
    """A recorded game of every way is played and told as it was, to the last legal action."""
    file = GOLDEN / way.name / f"{way}.txt"
    text = _text(way)
    if WRITES:
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, "utf-8")
        return

    assert text == file.read_text("utf-8")


def test_no_playthrough_is_left_over() -> None:
    """Every recorded game belongs to a way there is to play."""
    assert {file.stem for file in GOLDEN.glob("*/*.txt")} == {str(way) for way in all_ways()}


@pytest.mark.parametrize("way", CHANGED, ids=str)
def test_playthrough_tells_of_a_changed_rule(way: Way) -> None:
    """One number of the rules one higher: the recorded game goes another way, for many of the numbers.

    Where the course of play is data, its numbers are those of the rules.
    """
    data, text = rules_data(way.name), _text(way)
    part = "PLAY" if way.is_described else "RULES"
    telling, wanted = [], rules_told(way.name) if IS_WHOLE else FEW
    for path, number in numbers(rules := getattr(data, part)):
        changed = altered(data, **{part: with_number(rules, path, number + 1)})
        try:
            if _text(way, changed) != text:
                telling.append(path)
        except Exception:  # no such set-up, or numbers that contradict each other: not counted
            continue
        if len(telling) == wanted:
            break

    assert len(telling) == wanted
    assert _text(way, altered(data)) == text
