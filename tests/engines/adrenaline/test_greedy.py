"""The greedy player of Adrenaline is one who looks ahead: it wins against chance and looks at no hidden card."""

from __future__ import annotations

from random import Random
from types import ModuleType

from cardpress_engines.adrenaline.bot.greedy import greedy
from cardpress_engines.adrenaline.game import Adrenaline
from cardpress_engines.adrenaline.setup import Setup
from cardpress_engines.kernel.state import TERMINAL

MATCHES = 20


def test_greedy_beats_chance(data: ModuleType) -> None:
    """Against two players who choose at random greedy wins 95 of 100 matches, in whatever seat."""
    game, won = Adrenaline(data, Setup(players=3, skulls=5)), 0
    for seed in range(MATCHES):
        state, random = game.new(), Random(seed)
        while state.current() != TERMINAL:
            is_greedy = state.current() == seed % 3
            state.apply(greedy(state, random) if is_greedy else state.sample(random))
        won += state.returns()[seed % 3] > 0

    assert won >= 0.95 * MATCHES


def test_greedy_does_not_look_at_hands(data: ModuleType) -> None:
    """What greedy chooses does not depend on what others hold."""
    game, random, compared = Adrenaline(data, Setup(players=3, skulls=2)), Random(5), 0
    state = game.new()
    while state.current() != TERMINAL and compared < 60:
        if state.current() >= 0 and len(state.legal()) > 1:
            other = state.redeal(state.player, Random(1))
            compared += other.key() != state.key()
            seed = random.random()
            again = state.redeal(state.player, Random(2))
            assert greedy(again.redeal(state.player, Random(1)), Random(seed)) == greedy(other, Random(seed))
        state.apply(state.sample(random))

    assert compared > 20
