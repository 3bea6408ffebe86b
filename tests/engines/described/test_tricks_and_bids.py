"""Tricks, auctions and betting."""

from __future__ import annotations

from typing import Any

from tests.engines.described.small_games import do, small_game

TRICK: dict[str, Any] = {"op": "trick", "lead": {"seat": 1}, "follow": "suit", "by": "rank", "as": "winner"}
WIN = {"op": "gain", "resource": "point", "amount": 1, "who": {"ref": "winner"}}
COUNTERS = {"point": {}, "coin": {"start": 5}, "pot": {"shared": True}}


def _trick(**more: Any) -> Any:
    """A trick of hands that a position says: the first player leads."""
    course = [{"op": "turns", "rounds": 1, "do": [{**TRICK, **more}, WIN, {"op": "end", "what": "turns"}]}]
    return small_game(zones={"trick": {}}, counters=COUNTERS, course=course, score={"counter": "point"})


def test_whoever_can_follow_must() -> None:
    """A hand with the suit that was led offers only that suit."""
    hands = {"hand": [["clubs_six", "hearts_six"], ["clubs_nine", "hearts_nine"]]}
    state = do(_trick().new(hands), "clubs_six")
    assert state.returns() == [-1.0, 1.0]  # one card of the suit is no choice


def test_the_highest_card_of_the_suit_led_wins_unless_trump_is_played() -> None:
    """Trump beats every other suit."""
    hands = {"hand": [["clubs_nine", "clubs_eight"], ["hearts_six", "hearts_seven"]]}
    assert do(_trick().new(hands), "clubs_nine", "hearts_six").returns() == [1.0, -1.0]
    assert do(_trick(trump="hearts").new(hands), "clubs_nine", "hearts_six").returns() == [-1.0, 1.0]


def test_a_lead_is_restricted_only_as_far_as_the_hand_allows() -> None:
    """`leads` narrows what may be led, unless nothing is left then."""
    leads = {"stat": "suit", "is": "clubs"}
    hands = {"hand": [["clubs_six", "clubs_nine", "hearts_six"], ["hearts_nine", "hearts_eight"]]}
    state = _trick(leads=leads).new(hands)
    assert state.action_names(state.legal_actions()) == ["clubs_six", "clubs_nine"]
    hearts = {"hand": [["hearts_six", "hearts_seven"], ["hearts_nine", "hearts_eight"]]}
    assert len(_trick(leads=leads).new(hearts).legal_actions()) == 2


def test_an_auction_goes_on_until_all_others_have_passed() -> None:
    """Bids rise; the last one who has not passed wins for the bid."""
    auction = {"op": "auction", "at_least": 1, "resource": "coin", "as": "winner", "amount_as": "bid"}
    pay = {"op": "lose", "resource": "coin", "amount": {"value": "bid"}, "who": {"ref": "winner"}}
    game = small_game(3, counters=COUNTERS, course=[auction, pay], score={"counter": "coin"}, result="score")
    state = do(game.new(), "2", "done", "4", "5")  # nobody has more
    assert state.returns() == [0.0, 5.0, 5.0]


def test_who_folds_is_out_of_the_pot() -> None:
    """A raise has to be called or paid for by leaving."""
    betting = {"op": "betting", "resource": "coin", "into": "pot", "raise": 2, "raises": 1}
    take = {"op": "give", "resource": "pot", "amount": "all", "into": "coin", "to": {"most": {"counter": "coin"}}}
    game = small_game(counters=COUNTERS, course=[betting, take], score={"counter": "coin"}, result="score")
    state = game.new()
    assert state.action_names(state.legal_actions()) == ["call", "raise"]
    do(state, "raise")
    assert state.action_names(state.legal_actions()) == ["fold", "call"]
    assert do(state, "fold").returns() == [5.0, 5.0]
    assert do(game.new(), "call", "raise", "call").returns() == [5.0, 5.0]
