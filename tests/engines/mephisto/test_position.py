"""What a scenario says of the table is either laid out or refused with its place, never half understood."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.engines.mephisto.tables import BEGUN, TEAMS, begin, cards, do, legal, mephisto

from cardpress_engines.described.state import DescribedState
from cardpress_engines.kernel.json_input import InputError
from cardpress_engines.kernel.state import CHANCE

WEAPON = {"what": "dagger", "lane": 1}
REFUSED: dict[str, tuple[dict[str, Any], tuple[str | int, ...], str]] = {
    "more favor than there can be": ({"favor": [11]}, ("favor", 0), "expected 0 to 10, found 11"),
    "extra attack by a word": (
        {"extra_attack": ["much"]},
        ("extra_attack", 0),
        "expected a whole number, 0 to",
    ),
    "durability below none": (
        {"gear": [[WEAPON | {"durability": -1}]]},
        ("gear", 0, 0, "durability"),
        "expected 0 to",
    ),
    "a third copy": ({"gear": [["dagger#3"]]}, ("gear", 0, 0), "no copy of 'dagger#3' is left"),
    "the same copy twice": ({"gear": [["dagger#1"] * 2]}, ("gear", 0, 1), "no copy of 'dagger#1' is left"),
    "a spell under nothing": (
        {"row_of_spells": [[{"what": "curse_of_rust", "host": "mallet"}]]},
        ("row_of_spells", 0, 0, "host"),
        "'mallet' lies nowhere here",
    ),
    "known to a third player": (
        {"deck_top": ["imp"], "known": {"deck_top": [4]}},
        ("known", "deck_top", 0),
        "expected 0 to 3, found 4",
    ),
    "the turn of a third player": ({"course": {"turn": 3}}, ("course", "turn"), "expected 1 to 2, found 3"),
    "begun is a number": ({"course": {"begun": 1}}, ("course", "begun"), "expected true or false"),
    "the hand of a third player": ({"hand": [[], [], []]}, ("hand",), "only 2 play"),
    "dungeon of strangers": ({"dungeon": {"a": [7]}}, ("dungeon", "a", 0), "expected the id of a component"),
    "a member no game has": ({"hands": [[]]}, ("hands",), "unknown 'hands'; did you mean 'hand'"),
}


@pytest.mark.parametrize("named", REFUSED)
def test_a_position_that_cannot_be_is_refused(named: str) -> None:
    """A position with a wrong shape or an impossible table is refused at the member that is wrong."""
    given, place, reason = REFUSED[named]

    with pytest.raises(InputError) as refused:
        mephisto().new(given)

    assert refused.value.place == place
    assert refused.value.reason.startswith(reason)


def test_a_dungeon_of_another_shape_is_refused() -> None:
    """What lies beyond the dungeon is refused with the names of its six spaces (MEPH-07)."""
    with pytest.raises(InputError, match="no space is called 'g'; there is 'a', 'b', 'c', 'd', 'e', 'f'"):
        mephisto().new({"dungeon": {"g": ["imp"]}})


def test_partners_go_on_where_they_were() -> None:
    """With teams a position can begin in the play step: who has acted does not act again (MEPH-96)."""
    game = mephisto(4, TEAMS)
    given: dict[str, Any] = {"dungeon": {"a": ["imp"], "b": ["mallet"]}, "deck_top": ["spear", "flail"]}
    state = begin(game, 3, acted=[1, 0, 0, 0], **given)
    assert (state.current_player(), state.active) == (2, 2)
    _let_chance(do(state, "loot", "loot_deck"))
    assert state.active % 2 == 1

    fresh = begin(game, 3, **given)
    _let_chance(do(fresh, "loot", "loot_deck"))
    assert (fresh.current_player(), fresh.active) == (0, 0)


def _let_chance(state: DescribedState) -> None:
    while state.current_player() == CHANCE:
        state.apply_action(state.legal_actions()[0])


def test_a_position_in_the_middle_of_a_card_is_the_same_state() -> None:
    """While a card works the position says which one, and what it has come to: given back it is the same state."""
    game = mephisto()
    state = begin(game, hand=[["dark_pact"]], favor=[5], dungeon={"a": ["imp"]})
    do(state, "play dark_pact")
    position = game.position(state)

    assert state.current_player() == CHANCE
    assert cards(state, "hand")[0] == []
    assert game.new(position).key() == state.key()


def test_a_state_that_was_dealt_anew_has_a_position_of_its_own() -> None:
    """A redeal is another state, and its position gives it back."""
    state, random = mephisto().new(), Random(1)
    for _ in range(40):
        state.apply_action(state.sample(random))
    other = state.redeal_hidden(0, random)

    assert other.key() != state.key()
    assert mephisto().new(mephisto().position(other)).key() == other.key()


def test_a_used_ability_stays_used() -> None:
    """A monster whose ability was used is not used again in the turn of a position that is given back."""
    game = mephisto()
    state = begin(game, souls=[["ghoul"]], hand=[["dagger", "banshee"]], dungeon="?")
    assert "use ghoul" in legal(state)
    do(state, "use ghoul")
    while state.question != "act":
        state.apply_action(state.legal_actions()[0])

    again = game.new(game.position(state))
    assert "use ghoul" not in legal(state)
    assert legal(again) == legal(state)


def test_the_last_run_of_the_deck_ends_the_game() -> None:
    """With the last round behind it the turn of a position is one of the last (MEPH-80, 81)."""
    for runs, following in ((0, 1), (1, 1), (2, -4)):
        state = mephisto(3).new(
            {"emptied_decks": runs, "deck_top": ["dagger"] * 2, "dungeon": "?", "course": BEGUN}
        )
        _let_chance(do(state, "loot", "loot_deck"))
        assert (state.active if state.current_player() >= 0 else state.current_player()) == following
