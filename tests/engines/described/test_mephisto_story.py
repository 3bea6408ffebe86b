"""Games of Mephisto are told alike by its own engine and from its course of play as data, kind by kind."""

from __future__ import annotations

from collections import Counter
from random import Random
from types import ModuleType

import pytest
from tests.engines.described.mephisto.beside import Table, begin
from tests.engines.described.mephisto.happenings import KINDS, TALES, differences, told_there
from tests.engines.properties.test_golden import SEED
from tests.sampling import IS_WHOLE, one_of

from cardpress_engines.mephisto.game import setups
from cardpress_engines.mephisto.setup import Setup

WAYS = [Setup(**way) for way in setups()]
GAMES = range(SEED, SEED + (60 if IS_WHOLE else 3))


def begun(data: ModuleType, setup: Setup) -> Table:
    """A game of which both sides keep a log."""
    table = begin(data, setup)
    table.theirs.events, table.ours.events = [], []
    return table


@pytest.mark.parametrize("setup", one_of(WAYS, "stories"), ids=str)
def test_both_tell_the_same_of_a_recorded_game(data: ModuleType, setup: Setup) -> None:
    """After each step of the recorded game and some more both have told the same, of the kinds data know."""
    kinds = Counter[str]()
    for seed in GAMES:
        table, random = begun(data, setup), Random(seed)
        while table.step(random):
            kinds.update(told[0] for told in told_there(table.theirs))
            assert differences(table) == (Counter(), Counter()), table.said("told")

    rare = {"look", "reveal", "use", "activate", "defeat", *TALES.values()}
    assert kinds.keys() <= KINDS
    assert kinds.keys() >= KINDS - rare


def test_what_only_one_side_tells_is_found(data: ModuleType) -> None:
    """The judge has teeth: a card that was dealt and is not told is missed."""
    table = begun(data, Setup(2))
    assert table.step(Random(SEED))
    assert table.ours.events is not None
    table.ours.events.clear()

    assert [told[0] for told in differences(table)[0]] == ["take"]
