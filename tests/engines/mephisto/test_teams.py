"""Two against two: who is with whom, whose turn it is, what partners share and what not."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from types import ModuleType

from tests.engines.mephisto.happenings import Told, played
from tests.engines.mephisto.tables import (
    TEAMS,
    cards,
    cards_left,
    ids_of,
    lanes,
    legal,
    mephisto,
    piles,
    soul_points,
)
from tests.engines.properties.walks import at_random, walk
from tests.sampling import IS_WHOLE

from cardpress_engines.described.state import DescribedState
from cardpress_engines.kernel.state import CHANCE

DEEDS = {"loot", "fight", "summon", "pass", "hand_over"}


def _games(count: int) -> Iterator[tuple[DescribedState, list[Told]]]:
    """Random games at their end, and all that happened."""
    return (played(mephisto(4, TEAMS), seed) for seed in range(count))


def test_partners_sit_opposite_each_other() -> None:
    """MEPH-94: two teams of two; the partner is nobody's opponent, both others are."""
    seats = mephisto(4, TEAMS).seats

    assert [set(side) for side in seats.sides] == [{0, 2}, {1, 3}]
    assert [set(others) for others in seats.opponents[:4]] == [{1, 3}, {0, 2}, {1, 3}, {0, 2}]


def test_teams_are_set_up_like_four_players() -> None:
    """MEPH-95: cards are dealt and lanes seen as by four players who play for themselves."""
    dealt = []
    for game in (mephisto(4, TEAMS), mephisto(4)):
        state = game.new()
        while not state.all_turns and state.current_player() == CHANCE:
            state.apply_action(state.legal_actions()[0])
        tables = [piles(state, zone) for zone in ("corner_pile", "souls", "gear", "discard_pile")]
        dealt.append((tables, cards_left(state), state.game.describe_state(state)["dungeon"]))  # type: ignore[attr-defined]

    assert dealt[0] == dealt[1]
    assert all(lanes(mephisto(4, TEAMS), seat) == lanes(mephisto(4), seat) for seat in range(4))


def test_teams_take_turns() -> None:
    """MEPH-94, MEPH-96: both partners share a turn, teams alternate, each partner has one action."""
    orders = set()
    for _, told in _games(6):
        begun = [{each.player, (each.player + 2) % 4} for each in told if each.what == "turn"]
        assert all(one != other for one, other in pairwise(begun))
        acted = [each.player for each in told if each.what == "act"]
        passed = 2 * len(begun) - len(acted)
        assert 0 <= passed < len(begun) / 2
        if not passed:
            assert [set(acted[at : at + 2]) for at in range(0, len(acted), 2)] == begun
        orders |= set(pairwise(acted))
    assert {(0, 2), (2, 0), (1, 3), (3, 1)} <= orders


def test_partners_win_together() -> None:
    """MEPH-97: both partners win or lose alike; the larger sum of both soul piles wins."""
    decided = 0
    for state, _ in _games(12 if IS_WHOLE else 9):
        won, points = state.returns(), soul_points(state)
        ours, theirs = points[0] + points[2], points[1] + points[3]
        assert (won[0], won[1]) == (won[2], won[3])
        if ours != theirs:
            assert (won[0] > 0, won[1] > 0) == (ours > theirs, theirs > ours)
            decided += 1
    assert decided > 6


def test_no_card_goes_from_partner_to_partner(data: ModuleType) -> None:
    """MEPH-99: no action moves a card of which there is one copy out of one hand into the partner's."""
    single = {card for card, copies in data.DECKS["dungeon"] if copies == 1}
    for seed in range(6 if IS_WHOLE else 3):
        before: list[set[str]] = [set()] * 4
        for state in walk(mephisto(4, TEAMS), at_random(seed)):
            assert isinstance(state, DescribedState)
            hands = [set(hand) & single for hand in cards(state, "hand")]
            assert not any((before[p] - hands[p]) & (hands[q] - before[q]) for p in range(4) for q in range(4))
            before = hands


def test_a_turn_offers_nothing_to_give() -> None:
    """MEPH-99: one plays, uses and activates what is one's own, acts, or lets the partner go on."""
    asked = 0
    for state in walk(mephisto(4, TEAMS), at_random(2)):
        assert isinstance(state, DescribedState)
        if state.question != "act" or state.current_player() < 0:
            continue
        player = state.current_player()
        own = {
            verb: set(ids_of(state, piles(state, zone)[player]))
            for verb, zone in (("play", "hand"), ("use", "souls"), ("activate", "gear"))
        }
        for words in legal(state):
            verb, _, card = words.partition(" ")
            is_looted = verb in {"loot_deck", "loot_card"}
            assert words in DEEDS or is_looted or card.split(" #")[0] in own[verb]
        asked += 1
    assert asked > 40
