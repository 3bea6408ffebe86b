"""Who knows which card of Mephisto's deck, after looking at its top."""

from __future__ import annotations

from random import Random

from tests.engines.mephisto.tables import begin, cards, do, mephisto

from cardpress_engines.kernel.state import CHANCE


def test_only_who_looked_knows_the_top() -> None:
    """Cards on the deck stay the same for the one who looked at them, and are any others for who did not."""
    luck = Random(2)
    gear, hand = [["black_mirror"]], [["dagger", "imp"], ["war_cry"]]
    state = do(begin(mephisto(), gear=gear, hand=hand, favor=[9, 9]), "activate black_mirror")
    while state.current_player() == CHANCE:
        state.apply_action(state.sample(luck))

    def tops(player: int) -> set[tuple[str, ...]]:
        dealt = (state.redeal_hidden(player, Random(seed)) for seed in range(9))
        return {tuple(cards(each, "deck_top")[0]) for each in dealt}

    assert cards(state, "deck_top") != [[]]
    assert tops(0) == {tuple(cards(state, "deck_top")[0])}
    assert len(tops(1)) > 1
