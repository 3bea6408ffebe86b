"""Events reach every card that waits for them."""

from __future__ import annotations

from random import Random

import pytest

from cardpress_engines.kernel.state import TERMINAL
from cardpress_engines.mephisto.game import Mephisto
from cardpress_engines.mephisto.setup import Setup
from cardpress_engines.mephisto.state import MephistoState


def waiting(state: MephistoState) -> set[str]:
    """Events that a card in play, under a weapon or in a soul pile waits for."""
    played = [state.game.design_of[piece] for gear in state.gear for piece in gear]
    under = [spell for spells in state.attached.values() for spell, _ in spells]
    won = [card for souls in state.souls for card in souls]
    waits = state.game.triggers.designs()
    return {event for event, designs in waits.items() if designs & {*played, *under, *won}}


@pytest.mark.parametrize("setup", [Setup(1), Setup(2), Setup(3), Setup(4), Setup(4, teams=True)], ids=str)
def test_no_card_that_waits_is_passed_over(data, setup: Setup) -> None:
    """MEPH-37, 50, 73: what a card on the table waits for is at every decision among the events looked into."""
    met: set[str] = set()
    game = Mephisto(data, setup)
    for seed in range(12):
        chosen, state = Random(seed), game.new()
        while state.current_player() != TERMINAL:
            assert waiting(state) <= state.heeded
            state.apply_action(state.sample(chosen))
        met |= state.heeded

    assert len(met) > 3


def test_a_position_is_listened_to_from_its_start(data) -> None:
    """A state that starts from a position heeds each card that lies there and waits for an event, and no other."""
    game = Mephisto(data)
    host = next(card.id for card in data.WEAPONS.values() if card.effect is None)
    for number in sorted(frozenset().union(*game.triggers.designs().values())):
        card, kind = game.ids[number], game.kind[number]
        gear = {"card": host, "attached": [card]} if kind == "spell" else card
        lies = {"souls": [[card]]} if kind == "monster" else {"gear": [[gear]]}

        assert game.new(lies).heeded == waiting(game.new(lies)) != set()
