"""Choices of several cards lead to a whole that is legal; lots tell equal copies in two places apart."""

from __future__ import annotations

from tests.engines.described.small_games import CARDS, do, small_game

from cardpress_engines.kernel.state import CHANCE

HAND = {"owned": True, "seen": "owner", "starts": "cards"}
PAIR = {"pick": "exactly", "count": 2, "zone": "hand", "as": "pair"}


def test_exactly_so_many_are_offered_only_where_they_can_be_enough() -> None:
    """Of cards that count 0 to 3, two that come to 5 are an eight and a nine: nothing else is ever offered."""
    total = {"condition": "number", "of": {"stat": "rank", "of": {"ref": "pair"}}, "is": 5}
    lay = {"choose": PAIR, "if": total, "do": {"op": "put", "what": {"ref": "pair"}, "to": "table"}}
    course = {"op": "by", "who": {"seat": 1}, "do": {"op": "act", "of": ["lay"], "up_to": 1}}
    game = small_game(zones={"deck": {}, "hand": HAND, "table": {}}, actions={"lay": lay}, course=course)

    state = do(game.initial_state(), "lay")
    first = state.action_names(state.legal_actions())
    do(state, first[0])
    second = state.action_names(state.legal_actions())

    assert [name.rpartition("_")[2] for name in first] == ["eight", "nine"] * 2
    assert [name.rpartition("_")[2] for name in second] == ["nine"] * 2


def test_lots_among_several_piles_keep_equal_copies_apart() -> None:
    """A card of a player and its copy in the deck are two outcomes."""
    lots = {"op": "put", "what": {"pick": "random", "zone": ["hand", "deck"]}, "to": "table"}
    course = {"op": "by", "who": {"seat": 1}, "do": lots}
    deck = {"seen": "all", "starts": "cards"}
    game = small_game(zones={"deck": deck, "hand": HAND, "table": {}}, course=course)

    state = game.initial_state()

    assert state.current_player() == CHANCE
    assert len(set(state.legal_actions())) == 2 * len(CARDS)
