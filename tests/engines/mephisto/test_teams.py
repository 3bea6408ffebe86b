"""Two against two: who is with whom, whose turn it is, what partners share and what not."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from types import ModuleType

from tests.engines.properties.walks import at_random, walk

from cardpress_engines.kernel.state import TERMINAL, Happening
from cardpress_engines.mephisto.game import Mephisto
from cardpress_engines.mephisto.setup import Setup
from cardpress_engines.mephisto.state import MephistoState

TEAMS = Setup(players=4, teams=True)
VERBS = {"loot", "fight", "summon", "pass", "hand over"}


def _games(data: ModuleType, count: int) -> Iterator[tuple[MephistoState, list[Happening]]]:
    """Random games at their end, and all that happened."""
    game = Mephisto(data, TEAMS)
    for seed in range(count):
        told: list[Happening] = []
        for state in walk(game, at_random(seed)):
            state.events = told
        assert state.current_player() == TERMINAL
        yield state, told


def test_partners_sit_opposite_each_other(data: ModuleType) -> None:
    """MEPH-94: two teams of two; the partner is nobody's opponent, both others are."""
    game = Mephisto(data, TEAMS)

    assert game.partner == (2, 3, 0, 1)
    assert [set(others) for others in game.seats.opponents[:4]] == [{1, 3}, {0, 2}, {1, 3}, {0, 2}]


def test_teams_are_set_up_like_four_players(data: ModuleType) -> None:
    """MEPH-95: cards are dealt and lanes seen as by four players who play for themselves, and two decks played."""
    teams, singly = Mephisto(data, TEAMS), Mephisto(data, Setup(players=4))

    assert (teams.deals, teams.lanes, teams.rounds) == (singly.deals, singly.lanes, singly.rounds)


def test_teams_take_turns(data: ModuleType) -> None:
    """MEPH-94, MEPH-96: both partners begin a turn together, teams alternate, each partner has one action."""
    orders = set()
    for _, told in _games(data, 6):
        begun = [player for what, player, *_ in told if what == "turn"]
        turns = [set(begun[i : i + 2]) for i in range(0, len(begun), 2)]
        assert all(turn in ({0, 2}, {1, 3}) for turn in turns)
        assert all(one != other for one, other in pairwise(turns))
        acted = [player for what, player, *_ in told if what == "act"]
        passed = len(begun) - len(acted)
        assert 0 <= passed < len(begun) / 4
        if not passed:
            assert [set(acted[i : i + 2]) for i in range(0, len(acted), 2)] == turns
        orders |= set(pairwise(acted))
    assert {(0, 2), (2, 0), (1, 3), (3, 1)} <= orders


def test_partners_win_together(data: ModuleType) -> None:
    """MEPH-97: both partners win or lose alike; the larger sum of both soul piles wins."""
    decided = 0
    for state, _ in _games(data, 12):
        game, won = state.game, state.returns()
        points = [game.points(state, player) for player in range(4)]
        ours, theirs = points[0] + points[2], points[1] + points[3]
        assert (won[0], won[1]) == (won[2], won[3])
        if ours != theirs:
            assert (won[0] > 0, won[1] > 0) == (ours > theirs, theirs > ours)
            decided += 1
    assert decided > 6


def test_no_card_goes_from_partner_to_partner(data: ModuleType) -> None:
    """MEPH-99: no action moves a card of which there is one copy out of one hand into the partner's."""
    game = Mephisto(data, TEAMS)
    single = {number for number, (_, copies) in enumerate(data.DECKS["dungeon"]) if copies == 1}
    for seed in range(6):
        before: list[set[int]] = [set()] * 4
        for state in walk(game, at_random(seed)):
            hands = [set(hand) & single for hand in state.hands]
            assert not any((before[p] - hands[p]) & (hands[q] - before[q]) for p in range(4) for q in range(4))
            before = hands


def test_a_turn_offers_nothing_to_give(data: ModuleType) -> None:
    """MEPH-99: one plays, uses and activates what is one's own, acts, or lets the partner go on."""
    game, asked = Mephisto(data, TEAMS), 0
    for state in walk(game, at_random(2)):
        if state.question != "turn" or state.current_player() < 0:
            continue
        player = state.current_player()
        own = {"play": state.hands[player], "use": state.souls[player],
               "activate": [game.design_of[piece] for piece in state.gear[player]]}  # fmt: skip
        for words in game.action_names(state, state.legal_actions()):
            verb, _, card = words.partition(" ")
            assert words in VERBS or game.ids.index(card.split(" (")[0]) in own[verb]
        asked += 1
    assert asked > 40
