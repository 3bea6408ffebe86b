"""Usable sections of weapons match an independent reference, on thousands of random positions."""

from __future__ import annotations

from random import Random
from types import ModuleType

import pytest
from tests.engines.adrenaline.reference import OFFERED, Arena, first_items, table_of_facts

from cardpress_engines.adrenaline.game import Adrenaline
from cardpress_engines.adrenaline.setup import Setup
from cardpress_engines.adrenaline.state import AdrenalineState
from cardpress_engines.adrenaline.state_description import table
from cardpress_engines.kernel.interpreter import start_of
from cardpress_engines.kernel.menus import open_items

POSITIONS = 2500
"""Of each arena."""


def _random_state(game: Adrenaline, random: Random) -> AdrenalineState:
    """A state with figures anywhere, tokens on some, tiles hacked, and enough to pay for everything."""
    state = AdrenalineState(game)
    state.characters = list(range(game.num_players))
    state.pos = [random.choice(game.squares) for _ in state.pos]
    state.cubes[0] = [3, 3, 3]
    state.powerups[0] = list(game.powerups[:3])
    others = range(1, game.num_players)
    state.hypnotised = sum(1 << each for each in others if random.random() < 0.5)
    for each in others:
        state.marks[each][0] = random.choice((0, 0, 1, 3))
        state.damage[each] = [0] * random.randrange(12)
    state.hot = random.randrange(5)
    for square in game.tile_squares:
        state.tiles[square] = game.tiles[0]
        state.hacked |= (random.random() < 0.2) << square
    return state


@pytest.mark.parametrize("arena", [1, 2, 3, 4])
def test_sections_are_offered_as_the_facts_say(arena: int, data: ModuleType) -> None:
    """On generated positions exactly those sections of a weapon are offered first which a reference allows."""
    game, random = Adrenaline(data, Setup(players=5, arena=arena)), Random(arena)
    there = Arena(game.arena.rows, game.arena.doors)
    weapons = {game.ids[design]: design for design in game.fired}
    assert set(OFFERED) == set(weapons)
    seen = set[tuple[str, str]]()
    for _ in range(POSITIONS):
        state = _random_state(game, random)
        name = random.choice(sorted(weapons))
        weapon = game.fired[weapons[name]]
        found = open_items(weapon.items, state, start_of(weapon.use.entry, 0, weapons[name]))
        wanted = first_items(name, table_of_facts(there, 0, table(state)))
        assert {weapon.names[item] for item in found} == wanted, (name, table(state))
        seen |= {(name, section) for section in wanted}

    assert len(seen) > 45
