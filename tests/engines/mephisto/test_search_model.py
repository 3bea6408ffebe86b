"""What Mephisto tells those who think: intents that come true, features that mirror, what is left of a game."""

from __future__ import annotations

from random import Random
from types import ModuleType

import pytest

from cardpress_engines.bots.policies import policy
from cardpress_engines.bots.turn_search import pursue
from cardpress_engines.kernel.state import CHANCE, TERMINAL
from cardpress_engines.mephisto.actions import CARD, DECK, FIGHT, LOOT, SPACE, SUMMON
from cardpress_engines.mephisto.bot.search_model import Intent, SearchModel
from cardpress_engines.mephisto.game import Mephisto
from cardpress_engines.mephisto.setup import Setup
from cardpress_engines.mephisto.state import MephistoState

TELLS = SearchModel()


@pytest.fixture(scope="module")
def turns(data: ModuleType) -> list[MephistoState]:
    """Every question of a turn in a game that greedy plays, and the end of it."""
    state, random, found = Mephisto(data, Setup()).new(), Random(2), []
    greedy = policy("mephisto", "greedy")
    while (player := state.current_player()) != TERMINAL:
        if state.question == "turn":
            found.append(state.clone())
        state.apply_action(state.sample(random) if player == CHANCE else greedy(state, random))
    return [*found, state]


@pytest.fixture(scope="module")
def states(turns: list[MephistoState]) -> list[MephistoState]:
    """Those questions."""
    return turns[:-1]


def _done(state: MephistoState, intent: Intent) -> list[tuple[str, int]]:
    """What the player did, and with which card, when an intent is done."""
    after, player = state.clone(), state.player
    after.events = []
    pursue(TELLS, after, intent, Random(1))
    return [(what, card) for what, who, card, *_ in after.events or () if who == player]


def test_cards_are_played_as_intended(states: list[MephistoState]) -> None:
    """Every card that can be played, activated or used is an intent, and none that cannot."""
    for state in states:
        cards = [option for option in state.options if option not in {FIGHT, LOOT, SUMMON}]
        intents = [intent for intent in TELLS.intents(state) if intent.action in cards]
        assert [intent.action for intent in intents] == cards
        for intent in intents:
            assert {("play", intent.action), ("activate", intent.action), ("use", intent.action)} & {
                *_done(state, intent)
            }


def test_fights_defeat_whom_they_mean_to(states: list[MephistoState]) -> None:
    """A fight that is intended defeats its monsters and no others, and breaks no rule to do so."""
    sizes = set()
    for state in states:
        for intent in TELLS.intents(state):
            if intent.fight is not None:
                monsters = sorted(CARD + state.dungeon[space] for space in intent.fight.spaces)
                assert sorted(card for what, card in _done(state, intent) if what == "defeat") == monsters
                sizes.add(len(monsters))
    assert {1, 2} <= sizes


def test_cards_are_taken_and_placed_as_intended(states: list[MephistoState]) -> None:
    """Loot takes the card it means to, a summoned monster comes for the card that is meant; each is tried once."""
    met = set()
    for state in states:
        intents = TELLS.intents(state)
        assert len({*intents}) == len(intents)
        for intent in intents:
            if intent.action in {LOOT, SUMMON}:
                done = _done(state, intent)
                met.add((intent.action, intent.place == DECK))
                if intent.place != DECK:
                    assert ("take", CARD + state.dungeon[intent.place - SPACE]) in done
                if intent.action == SUMMON:
                    assert ("summon", CARD + intent.monster) in done
    assert met == {(LOOT, True), (LOOT, False), (SUMMON, False)}


def test_one_side_is_the_other_in_a_mirror(turns: list[MephistoState]) -> None:
    """What speaks for one of two players speaks as much against the other, so chances add up to one."""
    for state in turns:
        own, other = (TELLS.features(state, player) for player in (0, 1))
        assert own == pytest.approx([-value for value in other])
        assert TELLS.value(state, 0) + TELLS.value(state, 1) == pytest.approx(1.0)
    assert any(any(TELLS.features(state, 0)) for state in turns)


def test_less_and_less_is_left(turns: list[MephistoState]) -> None:
    """A game begins with most of it left, ends with nothing, and never has more left than before."""
    left = [TELLS.fraction_left(state) for state in turns]
    assert left == sorted(left, reverse=True)
    assert left[0] > 0.7
    assert left[-1] == 0.0


def test_the_end_is_worth_who_won(turns: list[MephistoState]) -> None:
    """When the game is over a win is worth 1, and the margin is that of points."""
    over = turns[-1]
    assert [TELLS.value(over, player) for player in (0, 1)] == [float(won > 0) for won in over.returns()]
    points = [over.game.points(over, player) for player in (0, 1)]
    assert TELLS.margin(over, 0) == points[0] - points[1]


def test_more_and_fewer_players_have_features(data: ModuleType) -> None:
    """Alone nobody is less, with four the others are averaged, and partners are no others."""
    for setup in (Setup(1), Setup(4), Setup(4, teams=True)):
        state, random = Mephisto(data, setup).new(), Random(1)
        while state.question != "turn":
            state.apply_action(state.sample(random))
        features = TELLS.features(state, 0)
        assert len(features) == len(TELLS.NAMES)
        cards = [len(hand) for hand in state.hands]
        others = state.game.seats.opponents[0]
        ahead = cards[0] - sum(cards[other] / len(others) for other in others)
        told = sum(features[TELLS.NAMES.index(f"cards_{when}")] for when in ("next", "waiting"))
        assert told == pytest.approx(ahead)
