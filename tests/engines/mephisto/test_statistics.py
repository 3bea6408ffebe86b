"""What is counted in many games of Mephisto: uses of cards, and the abilities there are."""

from __future__ import annotations

from types import ModuleType

import pytest

from cardpress_engines.mephisto import statistics
from cardpress_engines.mephisto.game import Mephisto


@pytest.mark.parametrize(
    ("table", "words", "uses"),
    [
        ({"hands": [["dark_pact"]]}, ["play dark_pact"], [("play", 0, "dark_pact")]),
        ({"turn": 2, "hands": [[], ["dagger"]]}, ["play dagger"], [("play", 1, "dagger")]),
        ({"souls": [["ghoul"]], "hands": [["banshee"]]}, ["use ghoul"], [("use", 0, "ghoul")]),
    ],
)
def test_uses_are_of_the_card_that_is_used(
    data: ModuleType, table: dict[str, object], words: list[str], uses: list[tuple[str, int, str]]
) -> None:
    """A card that is played or whose ability is used is counted by its design, for its player."""
    game = Mephisto(data)
    state = game.new({"dungeon": [["imp"]], **table})
    state.events = []
    for each in words:
        legal = state.legal_actions()
        state.apply_action(legal[game.action_names(state, legal).index(each)])
    found = [
        (what, player, game.ids[statistics.design_of(game, happening)])
        for happening in state.events
        for what, player, *_ in [happening]
        if what in statistics.USES
    ]

    assert found == uses
