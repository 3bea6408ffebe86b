"""Mephisto described as data plays as its own engine does: the same choices, chances and winners."""

from __future__ import annotations

from random import Random
from types import ModuleType
from typing import Any

import pytest
from tests.engines.described.mephisto.beside import begin, without_effects
from tests.engines.properties.checks import CHECKS, Check, records_survive_json
from tests.engines.properties.test_golden import SEED
from tests.sampling import IS_WHOLE, one_of

from cardpress_engines.described.game import DescribedGame
from cardpress_engines.described.setup import Setup as DescribedSetup
from cardpress_engines.kernel.playthrough import play_random
from cardpress_engines.kernel.state import TERMINAL
from cardpress_engines.mephisto.game import Mephisto, setups
from cardpress_engines.mephisto.setup import Setup

GAMES = range(200 if IS_WHOLE else 2)
WAYS = [Setup(**way) for way in setups()]
HELD = [
    check for check in CHECKS if check is not records_survive_json
]  # records are loaded by the engine's own name


@pytest.mark.parametrize("setup", WAYS, ids=str)
def test_both_engines_play_alike(data: ModuleType, setup: Setup) -> None:
    """At every step both ask the same player for the same choices, and in the end the same one has won."""
    for seed in GAMES:
        table, random = begin(data, setup), Random(seed)
        while table.step(random):
            pass
        assert len(table.played) > 30


@pytest.mark.parametrize("setup", one_of(WAYS, "playthroughs"), ids=str)
def test_playthroughs_come_out_equal(data: ModuleType, setup: Setup) -> None:
    """The recorded game of a way to play is the same game from the data, to its last action."""
    table, random = begin(data, setup), Random(SEED)
    while table.step(random):
        pass

    assert table.theirs.log == play_random(Mephisto(data, setup), SEED).log


def test_a_card_that_does_something_else_is_found(data: ModuleType) -> None:
    """The judge has teeth: without what one monster says, both sides differ."""
    silent = without_effects(data, [card for card in data.COMPONENTS if card != "night_hag"])
    with pytest.raises(AssertionError, match="table"):
        play_games(data, silent)


def play_games(data: Any, ours: Any) -> None:
    """Play some games with different data on both sides; raises AssertionError where they differ."""
    for seed in range(20):
        table, random = begin(data, Setup(2), ours=ours), Random(seed)
        while table.step(random):
            pass


def test_a_new_deck_without_cards_runs_out_at_once(data: ModuleType) -> None:
    """When the first of two decks runs out and nothing was discarded, the turn is the last (MEPH-83, MEPH-88)."""
    rest = [card for card, copies in data.DECKS["dungeon"] for _ in range(copies) if card != "spear"]
    state = DescribedGame(data, DescribedSetup(3)).new({"hand": [[], rest], "deck": ["spear"]})
    while state.current_player() != TERMINAL:
        state.apply_action(state.legal_actions()[0])

    assert (state.active, state.all_turns) == (0, 1)


@pytest.mark.parametrize("check", one_of(HELD, "mephisto as data"))
def test_what_every_engine_is_held_to(data: ModuleType, check: Check) -> None:
    """Components are conserved, hidden cards show nowhere, positions are states, and so on."""
    random = Random(3)
    check(DescribedGame(data, DescribedSetup(2)), lambda state: state.sample(random), Random(4))
