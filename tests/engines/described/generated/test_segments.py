"""Instructions in a row as one function do what each of them does."""

from __future__ import annotations

from random import Random

import pytest
from tests.engines.properties.ways import Way, described_ways, game_of
from tests.sampling import few_of

from cardpress_engines.kernel.interpreter import Instruction
from cardpress_engines.kernel.state import TERMINAL

WAYS = few_of([*described_ways()], 6, "segments")


def story(way: Way, seed: int, *, instructions: bool) -> list[object]:
    """A random game, as all that is asked and happens in it, up to three hundred steps."""
    game, told = game_of(way), []
    written = game.code
    game.code = game.instructions if instructions else written
    state, random = game.new(), Random(seed)
    state.events = []
    while state.current_player() != TERMINAL and len(state.log) < 300:
        state.apply_action(state.sample(random))
        told.append((state.player, state.question, tuple(state.options), state.key()))
    game.code = written
    return [*told, state.events, state.returns()]


@pytest.mark.parametrize("way", WAYS, ids=lambda way: f"{way.name}-{way.number}")
def test_a_row_is_played_as_its_instructions(way: Way) -> None:
    """A game goes the same way with its instructions one by one and with those in rows."""
    assert story(way, 5, instructions=True) == story(way, 5, instructions=False)


@pytest.mark.parametrize("way", WAYS[:2], ids=lambda way: f"{way.name}-{way.number}")
def test_a_row_is_found_as_its_first_instruction(way: Way) -> None:
    """Who looks for an instruction finds it under its own name, whether its row was written or not."""
    game = game_of(way)
    story(way, 1, instructions=False)

    def named(code: list[Instruction] | tuple[Instruction, ...]) -> list[object]:
        return [getattr(operation, "__wrapped__", operation) for operation, _ in code]

    assert isinstance(game.code, list)
    assert game.code != [*game.instructions]
    assert named(game.code) == named(game.instructions)
