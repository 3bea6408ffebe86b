"""What a scenario says of the table is either laid out or refused with its place, never half understood."""

from __future__ import annotations

from random import Random
from types import ModuleType
from typing import Any

import pytest

from cardpress_engines.kernel.json_input import InputError
from cardpress_engines.mephisto.game import Mephisto, load

WEAPON = {"card": "dagger"}
REFUSED: dict[str, tuple[dict[str, Any], tuple[str | int, ...], str]] = {
    "nine rounds": ({"rounds": 9}, ("rounds",), "expected 0 to 1, found 9"),
    "a monster under gear": (
        {"gear": [[WEAPON | {"attached": ["imp"]}]]},
        ("gear", 0, 0, "attached", 0),
        "expected a spell that is attached to a weapon",
    ),
    "a spell that only works once under gear": (
        {"gear": [[WEAPON | {"attached": ["war_cry"]}]]},
        ("gear", 0, 0, "attached", 0),
        "expected a spell that is attached to a weapon",
    ),
    "a weapon in no lane": (
        {"gear": [[WEAPON | {"lane": 0}]]},
        ("gear", 0, 0, "lane"),
        "expected 1 to 3, found 0",
    ),
    "an item in a lane": (
        {"gear": [[{"card": "grindstone", "lane": 2}]]},
        ("gear", 0, 0, "lane"),
        "expected 0, found 2: an item is in no lane",
    ),
    "durability of none": (
        {"gear": [[WEAPON | {"durability": 0}]]},
        ("gear", 0, 0, "durability"),
        "expected 1 to",
    ),
    "a bonus for an item": (
        {"gear": [[{"card": "grindstone", "bonus": 1}]]},
        ("gear", 0, 0, "bonus"),
        "only a weapon has an attack",
    ),
    "activated is a number": (
        {"gear": [[WEAPON | {"activated": 1}]]},
        ("gear", 0, 0, "activated"),
        "expected true",
    ),
    "a Dagger that was activated": (
        {"gear": [[WEAPON | {"activated": True}]]},
        ("gear", 0, 0, "activated"),
        "this card is not activated",
    ),
    "a third copy": ({"gear": [[WEAPON | {"copy": 3}]]}, ("gear", 0, 0, "copy"), "expected 1 to 2, found 3"),
    "the same copy twice": (
        {"gear": [[WEAPON | {"copy": 1}] * 2]},
        ("gear", 0, 1, "copy"),
        "this copy is in play already",
    ),
    "used by who has no souls": (
        {"used": [{"card": "ghoul", "player": 1}]},
        ("used", 0, "card"),
        "no monster of this soul pile",
    ),
    "used more often than it lies there": (
        {"souls": [["ghoul"]], "used": [{"card": "ghoul", "player": 1}] * 2},
        ("used", 1),
        "'ghoul' was used as often as it lies in the soul pile",
    ),
    "empowered by a word": ({"empowered": ["much"]}, ("empowered", 0), "expected a whole number, 0 to 99"),
    "known to a third player": (
        {"deck": [{"card": "imp", "known": [3]}]},
        ("deck", 0, "known", 0),
        "expected 1 to 2, found 3",
    ),
    "corners where there are none": ({"corners": ["imp"]}, ("corners",), "expected at most 0 cards, found 1"),
    "last turns of two players": ({"last_turns": 1}, ("last_turns",), "only a player alone counts last turns"),
    "a play step shared by nobody": ({"acted": [2]}, ("acted",), "only partners share a play step"),
    "handed over to nobody": ({"handed_over": False}, ("handed_over",), "only partners share a play step"),
    "turn zero": ({"turns": 0}, ("turns",), "expected 1 to 9999, found 0"),
    "emptied by nobody": ({"emptied_by": [[0]]}, ("emptied_by", 0, 0), "expected 1 to 2, found 0"),
    "dungeon of strangers": ({"dungeon": [[7]]}, ("dungeon", 0, 0), "expected the id of a card, found 7"),
}


@pytest.mark.parametrize("named", REFUSED)
def test_a_position_that_cannot_be_is_refused(data: ModuleType, named: str) -> None:
    """A position with a wrong shape or an impossible table is refused at the member that is wrong."""
    given, place, reason = REFUSED[named]

    with pytest.raises(InputError) as refused:
        Mephisto(data).new(given)

    assert refused.value.place == place
    assert refused.value.reason.startswith(reason)


def test_partners_go_on_where_they_were(data: ModuleType) -> None:
    """With teams a position can begin in the play step: who has acted does not act again (MEPH-96)."""
    game = load(data, {"players": 4, "teams": True})
    given = {"step": "play", "turn": 3, "acted": [1], "dungeon": [["imp"]]}

    state = game.new(given)
    state.apply_action(
        next(action for action in state.legal_actions() if game.action_names(state, [action]) == ["loot"])
    )

    assert state.active == 2
    assert game.describe_state(game.new(given | {"acted": []}))["asked"] == 3
    with pytest.raises(InputError, match="expected nobody or player 1"):
        game.new(given | {"acted": [2]})


def test_a_position_in_the_middle_of_a_card_says_what_was_done_since(data: ModuleType) -> None:
    """While a card works the table is that before it was played; what was done since is told in words."""
    game = Mephisto(data)
    state = game.new({"hands": [["dark_pact"]], "favor": [5], "deck": [], "dungeon": [["imp"]]})
    state.apply_action(
        next(
            action for action in state.legal_actions() if game.action_names(state, [action]) == ["play dark_pact"]
        )
    )

    position = game.position(state)

    assert state.question == "reveal"
    assert (position["hands"][0], position["since"]) == (["dark_pact"], ["play dark_pact"])
    assert game.new(position).key() == state.key()


def test_a_state_that_was_dealt_anew_has_no_position(data: ModuleType) -> None:
    """A redeal is not what its log leads to, so its position would be another state: it is refused."""
    state, random = Mephisto(data).new(), Random(1)
    for _ in range(40):
        state.apply_action(state.sample(random))
    other = state.redeal_hidden(0, random)

    assert other.key() != state.key()
    with pytest.raises(ValueError, match="dealt anew"):
        state.game.position(other)


def test_the_last_run_of_the_deck_ends_the_game(data: ModuleType) -> None:
    """With the last round behind it a position is one of the last turn (MEPH-80, 81)."""
    game = Mephisto(data)

    assert not game.new({"rounds": 0}).ending
    assert game.new({"rounds": 1}).ending
    assert load(data, {"players": 1}).new({"rounds": 1}).last_turns == 2


@pytest.mark.parametrize("lanes", [[["imp"] * 3], [[], [], [], []]], ids=["a long lane", "a fourth lane"])
def test_a_dungeon_of_another_shape_is_refused(data: ModuleType, lanes: list[list[str]]) -> None:
    """What lies beyond the dungeon is refused with the number of its lanes and their length (MEPH-07)."""
    with pytest.raises(InputError, match="the dungeon has 3 lanes of 2 cards"):
        Mephisto(data).new({"dungeon": lanes})


def test_corners_that_are_not_told_are_filled(data: ModuleType) -> None:
    """A position that names one of the two corners has another card in the other (MEPH-90)."""
    corners = load(data, {"players": 3}).new({"corners": ["imp"]}).corners

    assert len(corners) == 2
    assert Mephisto(data).ids[corners[0]] == "imp"


def test_a_used_ability_is_told_with_its_player(data: ModuleType) -> None:
    """A monster whose ability was used stands in the position under the player who has its soul."""
    game = Mephisto(data)
    used = [{"card": "ghoul", "player": 2}]
    state = game.new({"turn": 2, "souls": [[], ["ghoul"]], "used": used})

    assert game.position(state)["used"] == used
