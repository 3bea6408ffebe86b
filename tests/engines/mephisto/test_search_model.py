"""What Mephisto tells those who think: intents that come true, features that mirror, what is left of a game."""

from __future__ import annotations

from copy import copy
from random import Random
from types import ModuleType

import pytest

from cardpress_engines.bots.turn_search import pursue
from cardpress_engines.described.game import load
from cardpress_engines.kernel.json_input import InputError
from cardpress_engines.kernel.state import CHANCE, TERMINAL, Happening
from cardpress_engines.mephisto.bot.greedy import greedy, points_of
from cardpress_engines.mephisto.bot.lookups import lookups
from cardpress_engines.mephisto.bot.search_model import Intent, SearchModel
from cardpress_engines.mephisto.bot.table import MephistoTable

TELLS = SearchModel()


@pytest.fixture(scope="module")
def turns(data: ModuleType) -> list[MephistoTable]:
    """Every question of a turn in a game that greedy plays, and the end of it."""
    state, random, found = load(data, {"players": 2}).new(), Random(2), []
    while (player := state.current_player()) != TERMINAL:
        if TELLS.should_search(state):
            found.append(state.clone())
        state.apply_action(state.sample(random) if player == CHANCE else greedy(state, random))
    return [*found, state]


@pytest.fixture(scope="module")
def states(turns: list[MephistoTable]) -> list[MephistoTable]:
    """Those questions."""
    return turns[:-1]


def _done(state: MephistoTable, intent: Intent) -> tuple[MephistoTable, list[Happening]]:
    """The table when an intent is done, and what happened."""
    after = state.clone()
    after.events = []
    pursue(TELLS, after, intent, Random(1))
    return after, after.events


def _moved(state: MephistoTable, happened: list[Happening], piece: int, zone: str, player: int = 0) -> bool:
    """Whether a piece came to a zone, or to the dungeon."""
    layout = state.game.layout
    piles = range(layout.zone_count, layout.size)
    if zone in layout.zones:
        piles = range(layout.zones[zone].first + player, layout.zones[zone].first + player + 1)
    moves = [others for _, _, card, _, *others in happened if card == state.game.piece_action + piece]
    return any(others[1] in piles for others in moves if len(others) > 1)


def test_cards_are_played_as_intended(states: list[MephistoTable]) -> None:
    """Every card that can be played, activated or used is an intent, and none that cannot."""
    for state in states:
        look = lookups(state.game)
        cards = [option for option in state.options if option not in {look.fight, look.loot, look.summon}]
        intents = [intent for intent in TELLS.intents(state) if intent.action in cards]
        assert [intent.action for intent in intents] == cards
        for intent in intents:
            _, happened = _done(state, intent)
            assert ("act", state.player, intent.action) in {each[:3] for each in happened}


def test_fights_defeat_whom_they_mean_to(states: list[MephistoTable]) -> None:
    """A fight that is intended defeats its monsters and no others, and breaks no rule to do so."""
    sizes = set()
    for state in states:
        for intent in TELLS.intents(state):
            if intent.fight is not None:
                there = [piece for space in state.b_dungeon for piece in space]
                meant = [piece for space in intent.fight.spaces for piece in state.b_dungeon[space]]
                _, happened = _done(state, intent)
                souls = [piece for piece in there if _moved(state, happened, piece, "souls", state.player)]
                assert sorted(souls) == sorted(meant)
                sizes.add(len(meant))
    assert {1, 2} <= sizes


def test_cards_are_taken_and_placed_as_intended(states: list[MephistoTable]) -> None:
    """Loot takes the card it means to, a summoned monster comes for the card that is meant; each is tried once."""
    met = set()
    for state in states:
        intents, look = TELLS.intents(state), lookups(state.game)
        assert len({*intents}) == len(intents)
        for intent in intents:
            _, happened = _done(state, intent)
            if intent.action == look.loot:
                met.add(("loot", intent.place == look.deck))
                taken = look.piece_of[intent.place]
                assert taken < 0 or _moved(state, happened, taken, "hand", state.player)
            elif intent.action == look.summon:
                met.add(("summon", False))
                assert _moved(state, happened, intent.place, "hand", state.player)
                assert _moved(state, happened, intent.monster, "dungeon")
    assert met == {("loot", True), ("loot", False), ("summon", False)}


def test_one_side_is_the_other_in_a_mirror(turns: list[MephistoTable]) -> None:
    """What speaks for one of two players speaks as much against the other, so chances add up to one."""
    for state in turns:
        own, other = (TELLS.features(state, player) for player in (0, 1))
        assert own == pytest.approx([-value for value in other])
        assert TELLS.value(state, 0) + TELLS.value(state, 1) == pytest.approx(1.0)
    assert any(any(TELLS.features(state, 0)) for state in turns)


def test_less_and_less_is_left(turns: list[MephistoTable]) -> None:
    """A game begins with most of it left, ends with nothing, and never has more left than before."""
    left = [TELLS.fraction_left(state) for state in turns]
    assert left == sorted(left, reverse=True)
    assert left[0] > 0.7
    assert left[-1] == 0.0


def test_the_end_is_worth_who_won(turns: list[MephistoTable]) -> None:
    """When the game is over a win is worth 1, and the margin is that of points."""
    over = turns[-1]
    assert [TELLS.value(over, player) for player in (0, 1)] == [float(won > 0) for won in over.returns()]
    points = [points_of(over, player) for player in (0, 1)]
    assert TELLS.margin(over, 0) == points[0] - points[1]


def test_more_and_fewer_players_have_features(data: ModuleType) -> None:
    """Alone nobody is less, with four the others are averaged, and partners are no others."""
    for setup in ({"players": 1}, {"players": 4}, {"players": 4, "variants": ["teams"]}):
        state, random = load(data, setup).new(), Random(1)
        while not TELLS.should_search(state):
            state.apply_action(state.sample(random))
        features = TELLS.features(state, 0)
        assert len(features) == len(TELLS.NAMES)
        cards = [len(hand) for hand in state.z_hand]
        others = state.game.seats.opponents[0]
        ahead = cards[0] - sum(cards[other] / len(others) for other in others)
        told = sum(features[TELLS.NAMES.index(f"cards_{when}")] for when in ("next", "waiting"))
        assert told == pytest.approx(ahead)


def test_a_course_without_what_is_looked_at_is_refused(data: ModuleType) -> None:
    """Who plays a course of play that was changed is told what its bots look for, and gets no crash."""
    game = copy(load(data, {"players": 2}))
    game.actions = {name: action for name, action in game.actions.items() if name != "summon"}
    with pytest.raises(InputError, match="the bots of mephisto look for summon"):
        lookups(game)
