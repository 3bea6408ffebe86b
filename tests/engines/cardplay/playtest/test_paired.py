"""Games with and without a component: what is left alone is not used, and pairs are counted right."""

from collections import Counter
from functools import cache
from random import Random

import pytest
from tests.engines.properties.ways import loader

from cardpress_engines.bots.policies import policy
from cardpress_engines.cardplay import batches
from cardpress_engines.cardplay.playtest.paired_games import (
    AvoidingPolicy,
    PairCounts,
    PairedComponent,
    PairedSeries,
    count_pairs,
    difference,
)
from cardpress_engines.cardplay.result_cache import ResultCache
from cardpress_engines.described import statistics
from cardpress_engines.kernel.state import CHANCE, TERMINAL

PAIRING = PairedSeries("mephisto", '{"players": 2}', "random", 6, 0, component="short_bow")


@cache
def table():
    """The game, made ready once: players think about it before its first turn."""
    return loader("mephisto")("mephisto", {"players": 2})


def uses(component, seed, player):
    """How often each player used a component in a game of greedy, one of whom may leave it alone."""
    game = table()
    state, random, told = game.new(), Random(seed), PairedComponent(game, statistics, component)
    chosen = policy("mephisto", "greedy")
    if player is not None:
        chosen = AvoidingPolicy(chosen, told, player)
    state.events = []
    while state.current_player() != TERMINAL:
        state.apply_action(state.sample(random) if state.current_player() == CHANCE else chosen(state, random))
    number = {id_: number for number, id_ in enumerate(game.ids)}[component]
    main = statistics.main_use(game, number)
    return Counter(
        happening[1]
        for happening in state.events
        if statistics.use_of(game, happening) == main and statistics.design_of(game, happening) == number
    )


@pytest.mark.parametrize("component", ["short_bow", "skeleton"])
def test_who_leaves_it_alone_does_not_use_it(component):
    """A card that is played at once, and a monster that is fought in several steps, are both left alone."""
    usual = uses(component, 1, None)
    player = max(usual, key=lambda each: usual[each])
    assert usual[player] > 0
    assert uses(component, 1, player)[player] == 0


def test_pairs_are_the_same_wherever_they_are_played():
    """Seeds counted together are those counted one by one; in some of them somebody used the card."""
    apart = PairCounts()
    for seed in range(6):
        apart.add(count_pairs(PAIRING, range(seed, seed + 1)))
    together = batches.count_games(PAIRING, 1, lambda more: None, ResultCache(PairCounts), count_pairs)
    assert together == apart
    assert PairCounts.of(apart.to_json()) == apart
    assert 0 < apart.games <= 6
    assert apart.only_with + apart.only_without <= apart.games


@pytest.mark.parametrize(
    ("pairs", "expected"),
    [
        (PairCounts(100, 30, 10), (0.2, 0.0787, 0.3135)),
        (PairCounts(), (0.0, -0.9800, 0.9800)),
        (PairCounts(50, 0, 0), (0, -0.0377, 0.0377)),
    ],
)
def test_difference_of_pairs(pairs, expected):
    """The interval is that of Agresti and Min: their formula by hand, and never of no width."""
    assert difference(pairs) == pytest.approx(expected, abs=1e-3)
