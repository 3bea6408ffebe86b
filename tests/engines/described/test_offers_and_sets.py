"""What is offered in turn, turns that go the other way, cards that count by cases, sets, and what fits in none."""

from __future__ import annotations

from typing import Any

from tests.engines.described.small_games import do, play_out, small_game

HAND = {"pick": "all", "zone": "hand"}
GAIN = {"op": "gain", "resource": "point", "amount": 1}


def _points(**play: Any) -> list[Any]:
    """The points of two players who each hold all eight cards."""
    game = small_game(
        zones={
            "deck": {"seen": "nobody"},
            "hand": {"owned": True, "seen": "owner", "starts": "cards"},
        },
        counters={"point": {}},
        **play,
    )
    found = game.describe_state(play_out(game.initial_state()))["points"]
    assert isinstance(found, list)
    return found


def test_offer_goes_round_until_somebody_takes_it() -> None:
    """Each is asked in turn from the next player on; whoever takes it is the last one asked."""
    offer = {"op": "offer", "who": "each_opponent", "do": GAIN, "otherwise": {**GAIN, "amount": 5}}
    course = [{"op": "by", "who": {"seat": 1}, "do": offer}]
    game = small_game(3, counters={"point": {}}, course=course, score=[{"counter": "point"}])

    taken = do(game.initial_state(), "done", "yes")
    refused = do(game.initial_state(), "done", "done")

    assert [taken.score(player) for player in range(3)] == [(0,), (0,), (1,)]
    assert [refused.score(player) for player in range(3)] == [(5,), (0,), (0,)]


def test_turns_go_the_other_way_after_reverse() -> None:
    """After `reverse` the player before comes next."""
    said_one = {"condition": "number", "of": {"value": "said"}, "is": 1}
    turn = [
        {"op": "choose_number", "at_least": 0, "at_most": 1, "as": "said"},
        {"op": "if", "condition": said_one, "do": {"op": "reverse"}},
    ]
    state = small_game(3, course=[{"op": "turns", "rounds": 3, "do": turn}]).initial_state()

    order = []
    for said in ("0", "1", "0", "0", "1"):
        order.append(state.current_player())
        do(state, said)

    assert order == [0, 1, 0, 2, 1]
    assert state.current_player() == 2


def test_number_that_may_not_be_said_is_not_offered() -> None:
    """`not` leaves a number out."""
    ask = {"op": "choose_number", "at_least": 0, "at_most": 3, "not": 2, "as": "said"}
    state = small_game(2, course=[{"op": "by", "who": {"seat": 1}, "do": ask}]).initial_state()

    assert state.action_names(state.legal_actions()) == ["0", "1", "3"]


def test_words_are_those_of_the_cards_that_are_there() -> None:
    """`among` a selector offers each of its words once."""
    nines = {"pick": "all", "zone": "deck", "where": {"stat": "rank", "at_least": "eight"}}
    ask = {"op": "choose_word", "stat": "rank", "among": nines, "as": "said"}
    state = small_game(2, course=[{"op": "by", "who": {"seat": 1}, "do": ask}]).initial_state()

    assert state.action_names(state.legal_actions()) == ["eight", "nine"]


def test_first_case_that_a_card_fits_counts() -> None:
    """Cases of a map of points come before its stat, and the first that fits counts."""
    cases = [
        {"where": [{"stat": "suit", "is": "hearts"}, {"stat": "rank", "is": "nine"}], "is": 40},
        {"where": {"stat": "suit", "is": "hearts"}, "is": 10},
    ]
    worth = {"stat": "rank", "cases": cases, "other": "stat"}

    # hearts 10 + 10 + 10 + 40, clubs 0 + 1 + 2 + 3
    assert _points(points={"worth": worth}, score={"points": "worth", "of": HAND}) == [76, 76]


def test_least_of_what_fits_in_no_set_is_left() -> None:
    """No card lies in two sets, and those are laid out that leave the least."""
    sets = [{"run": "rank", "within": "suit", "at_least": 3}, {"same": "rank", "size": 2}]

    assert _points(score={"unmatched": "rank", "of": HAND, "sets": sets}) == [0, 0]
    assert _points(score={"unmatched": "rank", "of": HAND, "sets": [sets[0] | {"size": 3}]}) == [0, 0]
    assert _points(score={"unmatched": "rank", "of": HAND, "sets": [sets[1] | {"size": 3}]}) == [12, 12]


def test_cards_that_are_all_different_are_a_set() -> None:
    """Of eight cards in two suits a pair of different suits is each of four with each of four; three are none."""
    pairs, three = ({"different": "suit", "size": size} for size in (2, 3))

    assert _points(score=[{"sets": pairs, "of": HAND}]) == [16, 16]
    assert _points(score=[{"sets": three, "of": HAND}]) == [0, 0]


def test_only_the_last_cards_make_a_set_that_was_completed() -> None:
    """With `last` a set is made of the cards that were laid last, in whatever order these came."""
    last = {"run": "rank", "last": True, "at_least": 2}

    assert _points(score={"largest": last, "of": HAND}) == [4, 4]
    assert _points(score={"largest": {"same": "rank", "last": True, "at_least": 2}, "of": HAND}) == [0, 0]


def test_number_depends_on_a_condition() -> None:
    """`if` gives one number or another."""
    second = {"condition": "player", "who": "you", "is": {"seat": 2}}

    assert _points(score={"if": second, "then": 3}) == [0, 3]
