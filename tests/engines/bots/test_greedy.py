"""Greedy plays by the rules, by what its player sees only, and well."""

from collections import Counter
from random import Random

import pytest

from cardpress_engines.bots.policies import policies, policy
from cardpress_engines.kernel.state import CHANCE, TERMINAL
from cardpress_engines.mephisto.game import Mephisto
from cardpress_engines.mephisto.setup import Setup

SETUPS = [Setup(2), Setup(3), Setup(4), Setup(4, teams=True), Setup(2, care_bear=True)]


def name(setup):
    """What a set-up is called in reports of tests."""
    return f"{setup.players}{' teams' if setup.teams else ''}{' care bear' if setup.care_bear else ''}"


def played(game, seats, seed, look=None):
    """A finished game; seats name a policy for each player, `look` is shown every decision."""
    random, state = Random(seed), game.new()
    while (player := state.current()) != TERMINAL:
        if look is not None and player != CHANCE:
            look(state)
        state.apply(state.sample(random) if player == CHANCE else policy("mephisto", seats[player])(state, random))
    return state


@pytest.mark.parametrize("setup", SETUPS, ids=name)
def test_greedy_beats_random(data, setup):
    """Whoever plays by the worth of cards beats chance in more than nine games of ten, in every seat."""
    game, won, games = Mephisto(data, setup), 0, 30
    for seed in range(games):
        seats = ["random"] * setup.players
        own = [seed % setup.players]
        if setup.teams:
            own.append(game.partner[own[0]])
        for seat in own:
            seats[seat] = "greedy"
        won += played(game, seats, seed).returns()[own[0]] > 0
    assert won > 0.9 * games


def test_greedy_alone_collects_souls(data):
    """Alone greedy earns a rank in every game and many times what chance does."""
    game = Mephisto(data, Setup(1))
    greedy = [played(game, ["greedy"], seed).returns()[0] for seed in range(20)]
    chance = [played(game, ["random"], seed).returns()[0] for seed in range(20)]
    assert min(greedy) >= data.RULES.solitaire.easy_from
    assert sum(greedy) > 3 * sum(chance)


@pytest.mark.parametrize("setup", [Setup(1), *SETUPS], ids=name)
def test_hidden_cards_change_no_choice(data, setup):
    """Greedy does the same on every table its player cannot tell from this one, and leaves the table as it was."""
    game, dealer, questions = Mephisto(data, setup), Random(7), Counter()
    choose = policy("mephisto", "greedy")

    def look(state):
        questions[state.question] += 1
        if questions[state.question] > 12:
            return
        player, before = state.current(), state.key()
        other = state.redeal(player, dealer)
        questions["changed"] += other.key() != before
        assert choose(other, Random(3)) == choose(state, Random(3))
        assert state.key() == before

    played(game, ["greedy"] * setup.players, 11, look)
    played(game, ["random"] * setup.players, 11, look)
    assert setup.players == 1 or questions["changed"] > 20  # alone nothing but the deck is hidden


def test_policies_by_name(data):
    """A policy nobody wrote is refused with the names of those there are."""
    assert policies("mephisto") == ["random", "greedy"]
    with pytest.raises(ValueError, match="there are random, greedy"):
        policy("mephisto", "clever")
