"""Who knows which card of Mephisto's deck, after looking at its top."""

from __future__ import annotations

from random import Random
from types import ModuleType

from cardpress_engines.kernel.state import CHANCE
from cardpress_engines.mephisto.game import Mephisto


def test_only_who_looked_knows_the_top(data: ModuleType) -> None:
    """Cards on the deck stay the same for the one who looked at them, and are any others for who did not."""
    game, luck = Mephisto(data), Random(2)
    state = game.new({"gear": [["black_mirror"]], "hands": [["dagger", "imp"], ["war_cry"]], "favor": [9, 9]})
    state.apply(state.legal()[game.words(state, state.legal()).index("activate black_mirror")])
    while state.current() == CHANCE:
        state.apply(state.sample(luck))

    assert state.known_top
    assert {tuple(state.redeal(0, Random(seed)).top) for seed in range(9)} == {tuple(state.top)}
    assert len({tuple(state.redeal(1, Random(seed)).top) for seed in range(9)}) > 1
