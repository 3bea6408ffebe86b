"""Known card games said as data: what their published rules say happens."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.engines.described.folders import LIBRARY, load_folder
from tests.engines.described.small_games import do, play_out

from cardpress_engines.described.state import DescribedState

PLAYERS = {"no_thanks": 5, "german_whist": 2, "scopa": 2, "coup": 6, "cribbage": 2}
CARDSTOCK = {"no_thanks": 274, "german_whist": 344}
"""Words and numbers of the same games in CardStock's language, comments left out, as counted by hand."""


def _state(name: str, players: int, **position: Any) -> DescribedState:
    return load_folder(LIBRARY, name, players).new(position)


def _table(state: DescribedState) -> dict[str, Any]:
    return dict(state.game.describe_state(state))  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("name", "players"), [("no_thanks", 5), ("german_whist", 2), ("scopa", 2), ("coup", 6), ("cribbage", 2)]
)
def test_games_come_to_an_end_with_every_card_in_its_place(name: str, players: int) -> None:
    """Games played at random end, and no card is lost or doubled."""
    game = load_folder(LIBRARY, name, players)
    start = game.initial_state()
    for seed in range(5):
        state = play_out(start.clone(), seed)
        assert state.inventory() == start.inventory()
        assert abs(sum(state.returns())) < 1e-9


@pytest.mark.parametrize("name", CARDSTOCK)
def test_play_is_said_in_half_of_cardstocks_words(name: str) -> None:
    """The course of play has at most half the words and numbers of CardStock's description."""
    said = (LIBRARY / f"content/{name}/play/play.json").read_text("utf-8")

    assert len(re.findall(r"[A-Za-z_]+|[0-9]+", said)) <= CARDSTOCK[name] / 2


def test_only_the_lowest_card_of_a_run_counts_and_counters_are_taken_off() -> None:
    """No thanks: 3, 4 and 7 with two counters are 3 + 7 - 2."""
    state = _state(
        "no_thanks", 3, taken=[["card_3", "card_4", "card_7"], [], []], offer=["card_9"], chip=[2, 11, 11]
    )

    assert state.score(0) == (8,)


def test_whoever_has_no_counter_takes_the_card_and_what_lies_on_it() -> None:
    """No thanks: without a counter nobody can refuse; the counters on the card come with it."""
    state = _state("no_thanks", 3, offer=["card_9"], deck=["card_20", "card_30"], chip=[0, 11, 11], pot=3)
    while state.current_player() < 0:
        state.apply_action(state.legal_actions()[0])

    table = _table(state)
    assert table["taken"][0] == ["card_9"]
    assert table["chip"] == [3, 11, 11]
    assert state.current_player() == 0


def test_thirteen_tricks_of_german_whist_count() -> None:
    """German whist: the first thirteen tricks win cards, the last thirteen a point each."""
    for seed in range(3):
        state = play_out(load_folder(LIBRARY, "german_whist", 2).initial_state(), seed)
        assert sum(_table(state)["point"]) == 13


def test_single_card_of_the_same_value_must_be_taken() -> None:
    """Scopa: with a three on the table, a three does not take an ace and a two."""
    state = _state(
        "scopa", 2, table=["ace_cups", "two_cups", "three_swords"],
        hand=[["three_coins", "king_cups"], ["king_coins", "knight_coins"]], deck=["ace_coins"],
    )  # fmt: skip
    do(state, "play three_coins")

    table = _table(state)
    assert sorted(table["won"][0]) == ["three_coins", "three_swords"]
    assert table["scopa"] == [0, 0]


def test_cards_that_make_up_the_value_are_taken_and_an_empty_table_is_a_scopa() -> None:
    """Scopa: ace and two are taken by a three; whoever clears the table has a point."""
    state = _state(
        "scopa", 2, table=["ace_cups", "two_cups"],
        hand=[["three_coins", "king_cups"], ["king_coins", "knight_coins"]], deck=["ace_coins"],
    )  # fmt: skip
    do(state, "play three_coins")

    table = _table(state)
    assert sorted(table["won"][0]) == ["ace_cups", "three_coins", "two_cups"]
    assert table["scopa"] == [1, 0]


def _coup(*hands: list[str], **position: Any) -> DescribedState:
    left = ["ambassador", "assassin", "captain", "contessa", "duke"]
    return _state("coup", len(hands), hand=list(hands), deck=left, **position)


def test_liar_who_is_challenged_loses_an_influence_and_gets_nothing() -> None:
    """Coup: whoever claims a role without having it, and is challenged, loses a card and the action."""
    state = do(_coup(["captain", "contessa"], ["assassin", "captain"]), "tax", "yes", "captain")

    table = _table(state)
    assert table["coin"] == [2, 2]
    assert table["lost"] == [["captain"], []]


def test_challenger_of_the_truth_loses_an_influence() -> None:
    """Coup: whoever challenges a true claim loses a card, the role is changed for another, the action goes on."""
    state = do(_coup(["duke", "contessa"], ["assassin", "captain"]), "tax", "yes", "captain")
    while state.current_player() < 0:
        state.apply_action(state.legal_actions()[0])

    table = _table(state)
    assert table["coin"] == [5, 2]
    assert table["lost"] == [[], ["captain"]]
    assert len(table["hand"][0]) == 2


def test_foreign_aid_is_blocked_by_who_says_to_be_the_duke() -> None:
    """Coup: a claim to be the duke that nobody challenges stops foreign aid; if nobody claims, it brings two."""
    blocked = do(_coup(["captain", "contessa"], ["assassin", "captain"]), "foreign_aid", "yes", "done")
    passed = do(_coup(["captain", "contessa"], ["assassin", "captain"]), "foreign_aid", "done")

    assert _table(blocked)["coin"] == [2, 2]
    assert _table(passed)["coin"] == [4, 2]


def test_ten_coins_leave_nothing_but_a_coup() -> None:
    """Coup: with ten coins or more only a coup is left; here there is one victim, who gives up a card."""
    state = _coup(["captain", "contessa"], ["assassin", "captain"], coin=[10, 2])

    assert _table(state)["coin"] == [3, 2]
    assert state.current_player() == 1
    assert state.action_names(state.legal_actions()) == ["assassin", "captain"]


def _put(cards: str, zone: str) -> dict[str, Any]:
    """Put cards, as `five_clubs jack_spades`, from the deck into a zone of the first player."""
    said = [card.split("_") for card in cards.split()]
    tests = [{"all": [{"stat": "rank", "is": rank}, {"stat": "suit", "is": suit}]} for rank, suit in said]
    what = {"pick": "all", "zone": "deck", "where": {"either": tests}}
    return {"op": "put", "what": what, "to": zone, "owner": {"seat": 1}}


@pytest.mark.parametrize(
    ("hand", "starter", "in_crib", "points"),
    [
        ("five_clubs five_diamonds five_hearts jack_spades", "five_spades", False, 29),
        ("seven_clubs seven_hearts eight_clubs eight_spades", "nine_hearts", False, 24),
        ("ace_clubs three_clubs seven_clubs king_clubs", "jack_hearts", False, 4),
        ("ace_clubs three_clubs seven_clubs king_clubs", "jack_hearts", True, 0),
        ("two_clubs three_clubs jack_clubs queen_clubs", "nine_clubs", True, 10),
        ("two_clubs four_diamonds six_hearts eight_spades", "king_clubs", False, 0),
    ],
)  # fmt: skip
def test_hands_of_cribbage_count_what_they_are_known_to(
    hand: str, starter: str, in_crib: bool, points: int
) -> None:
    """Cribbage: fifteens, pairs, runs, flush and his nob; a flush of four does not count in the crib."""
    crib = [] if in_crib else [_put("two_spades", "crib")]
    setup = [_put(hand, "laid"), _put(starter, "starter"), *crib]
    show = {"op": "by", "who": {"seat": 1}, "do": {"op": "perform", "procedure": "show"}}
    state = load_folder(LIBRARY, "cribbage", 2, setup=setup, course=[show]).initial_state()

    assert _table(state)["point"] == [points, 0]


def test_pairs_and_thirty_one_count_in_the_play_of_cribbage() -> None:
    """Cribbage: a pair counts two, thirty-one two more."""
    setup = [_put("jack_clubs ten_clubs", "hand")]
    other = {**_put("jack_hearts ace_hearts", "hand"), "owner": {"seat": 2}}
    lay = {"op": "turns", "rounds": 2, "do": {"op": "act", "of": ["lay"]}}
    state = load_folder(LIBRARY, "cribbage", 2, setup=[*setup, other], course=[lay]).initial_state()

    do(state, "lay jack_clubs", "lay jack_hearts")

    assert _table(state)["point"] == [0, 4]
    assert _table(state)["pile"] == ["jack_clubs", "jack_hearts", "ten_clubs", "ace_hearts"]
