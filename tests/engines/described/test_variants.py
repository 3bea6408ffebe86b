"""Variants of described games: who plays them, what holds then, what cards say then."""

from __future__ import annotations

from typing import Any

import pytest
from tests.engines.described.small_games import CARDS, DECK, HAND, do

from cardpress_engines.described.game import DescribedGame, setups
from cardpress_engines.described.raw import raw_data
from cardpress_engines.described.setup import Setup
from cardpress_engines.kernel.rules_data import Data
from cardpress_engines.kernel.state import TERMINAL

LOSE = {"op": "lose", "resource": "coin", "amount": 1, "who": "each_opponent"}
GAIN = {"op": "gain", "resource": "coin", "amount": 2, "who": "you"}
SPELL = {"kind": "card", "effect": {"op": "when", "event": {"event": "dawn", "who": "anyone"}, "do": LOSE}}
FEAST = {"least": 2, "concerned": "each_player", "result": "score"}
ALONE = {"most": 1, "always": True}


def _data(*course: Any, **play: Any) -> Data:
    """A game of a card that lies awake, whose effect the variant `feast` changes; then a course."""
    told: dict[str, Any] = {
        "players": {"least": 1, "most": 3},
        "words": {},
        "variants": {"feast": FEAST, "alone": ALONE},
        "zones": {"deck": DECK, "hand": HAND, "shrine": {"active": True, "starts": "spells"}},
        "counters": {"coin": {"start": 5}},
        "course": {"op": "seq", "do": [*course, {"op": "end", "what": "game"}]},
        "score": {"counter": "coin"},
        **play,
    }
    changed = {"feast": {"spell": {"effect": {**SPELL["effect"], "do": GAIN}}}}  # type: ignore[dict-item]  # an effect
    decks = {"cards": [(card, 1) for card in CARDS], "spells": [("spell", 1)]}
    return raw_data(told, {**CARDS, "spell": SPELL}, decks, "game", changed)


def _coins(data: Data, setup: Setup) -> list[int]:
    """What players have when the course is over."""
    state = DescribedGame(data, setup).initial_state()
    assert do(state).current_player() == TERMINAL
    return [state.amount("c_coin", player) for player in range(state.game.num_players)]


DAWN = {"op": "signal", "event": "dawn", "who": "nobody"}


def test_ways_to_play_are_every_choice_of_variants() -> None:
    """What so many always play is no choice, and none of the others is the first."""
    assert setups(_data(DAWN)) == (
        {"players": 1},
        {"players": 2},
        {"players": 2, "variants": ["feast"]},
        {"players": 3},
        {"players": 3, "variants": ["feast"]},
    )


@pytest.mark.parametrize("setup", [Setup(1, ("alone",)), Setup(1, ("feast",)), Setup(2, ("fest",))])
def test_a_variant_that_cannot_be_chosen_is_refused(setup: Setup) -> None:
    """Nobody chooses what is always played, what is for others, or what there is not."""
    with pytest.raises(ValueError, match=setup.variants[0]):
        DescribedGame(_data(DAWN), setup)


def test_a_condition_knows_the_variant() -> None:
    """What holds in a variant holds where it was chosen or is always played, and only there."""
    ifs = [
        {"op": "if", "condition": {"condition": "variant", "is": name}, "do": {"op": "gain", "resource": "coin",
         "amount": more, "who": "each_player"}} for name, more in (("feast", 10), ("alone", 100))
    ]  # fmt: skip
    found = [_coins(_data(*ifs), setup) for setup in (Setup(1), Setup(2), Setup(2, ("feast",)))]
    assert found == [[105], [5, 5], [15, 15]]


def test_an_event_of_nobody_addresses_nobody() -> None:
    """All are opponents of nobody; what a variant changed concerns whom it says."""
    assert _coins(_data(DAWN), Setup(3)) == [4, 4, 4]
    assert _coins(_data(DAWN), Setup(3, ("feast",))) == [7, 7, 7]


def test_a_variant_says_what_counts_in_the_end() -> None:
    """The score itself counts in a variant that says so, else who has won."""
    mine = {"op": "gain", "resource": "coin", "amount": 1, "who": {"seat": 1}}
    for setup, won in ((Setup(2), [1.0, -1.0]), (Setup(2, ("feast",)), [6.0, 5.0])):
        game = DescribedGame(_data(mine), setup)
        assert game.initial_state().returns() == won
        assert game.zero_sum == (not setup.variants)


def test_records_say_the_variants_that_were_chosen() -> None:
    """A set-up is written as it is read, and of games without variants as before."""
    assert DescribedGame(_data(DAWN), Setup(2, ("feast",))).setup_json() == {"players": 2, "variants": ["feast"]}
    assert DescribedGame(_data(DAWN, variants={}), Setup(2)).setup_json() == {"players": 2}
