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
    state.apply_action(
        state.legal_actions()[game.action_names(state, state.legal_actions()).index("activate black_mirror")]
    )
    while state.current_player() == CHANCE:
        state.apply_action(state.sample(luck))

    assert state.known_top
    assert {tuple(state.redeal_hidden(0, Random(seed)).top) for seed in range(9)} == {tuple(state.top)}
    assert len({tuple(state.redeal_hidden(1, Random(seed)).top) for seed in range(9)}) > 1
