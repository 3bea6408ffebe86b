"""Playthroughs: whole games as text, for people to read and for tests to compare.

Each step has the action number, who decided what, the legal actions, the one that was taken, and below it every
part of the table that changed by it. A rule that changes anywhere changes such a text.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

from cardpress_engines.kernel.game_interface import GameInterface
from cardpress_engines.kernel.json_input import Json
from cardpress_engines.kernel.state import CHANCE, TERMINAL, GameState


def play_random(game: GameInterface, seed: int) -> GameState[GameInterface]:
    """A whole game of random actions, the same for the same seed."""
    state, random = game.new(), Random(seed)
    while state.current_player() != TERMINAL:
        state.apply_action(state.sample(random))
    return state


def playthrough_lines(state: GameState[GameInterface]) -> Iterator[str]:
    """The lines of a game from its beginning, played again from its log."""
    game = state.game
    again = game.new(state.origin)
    before = game.describe_state(again)
    yield f"{game.name} {_text(game.setup_json())}"
    yield from _changes({}, before)
    for number, action in enumerate(state.log, start=1):
        legal = again.legal_actions()
        taken = game.action_names(again, legal)[legal.index(action)]
        yield f"{number} {_decision(game, again, legal)} -> {taken}"
        again.apply_action(action)
        after = game.describe_state(again)
        yield from _changes(before, after)
        before = after
    yield f"returns {_text(again.returns())}"


def _decision(game: GameInterface, state: GameState[GameInterface], legal: list[int]) -> str:
    if state.current_player() == CHANCE:
        return f"chance, {state.question}: {len(legal)} of {sum(state.chance_weights())}"
    return f"player {state.current_player() + 1}, {state.question}: {' | '.join(game.action_names(state, legal))}"


def _changes(before: dict[str, Json], after: dict[str, Json]) -> Iterator[str]:
    for name, value in after.items():
        if before.get(name) != value:
            yield f"    {name} {_text(value)}"


def _text(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
