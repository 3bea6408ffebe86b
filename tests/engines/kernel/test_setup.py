"""Set-ups are judged member by member, and told again as files have them."""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import pytest

from cardpress_engines.kernel.compiler import UnplayableGameError
from cardpress_engines.kernel.game_interface import SetupOption
from cardpress_engines.kernel.json_input import InputError
from cardpress_engines.kernel.setup import load_game, setup_json

OPTIONS = (
    SetupOption("players", int, 2, "how many"),
    SetupOption("teams", bool, False, "together"),
    SetupOption("armies", list, ["red", "blue"], "whose"),
    SetupOption("partial", bool, False, "for scenarios", in_files_only=True),
)


def _as_it_is(setup: SimpleNamespace) -> SimpleNamespace:
    return setup


@pytest.mark.parametrize(
    ("setup", "place", "reason"),
    [
        ({"players": True}, ("players",), "expected a number, found true"),
        ({"teams": 1}, ("teams",), "expected true or false, found 1"),
        ({"armies": "red"}, ("armies",), "expected a list of words"),
        ({"armies": ["red", 2]}, ("armies", 1), "expected a word, found 2"),
        ({"player": 2}, ("player",), "unknown 'player'; did you mean 'players'?"),
    ],
)
def test_a_member_of_another_type_is_refused(setup: Any, place: tuple[Any, ...], reason: str) -> None:
    """Each member has the type its option says; the first that has not is named."""
    with pytest.raises(InputError) as refused:
        load_game(_as_it_is, SimpleNamespace, setup, OPTIONS)
    assert refused.value.place == place
    assert refused.value.reason.startswith(reason)


def test_what_the_game_refuses_is_bad_input() -> None:
    """A set-up the rules do not know and data the engine cannot execute are told in the words of the game."""

    def refusing(given: Mapping[str, Any]) -> None:
        raise UnplayableGameError(["imp.json: /ability: no handler"]) if given else ValueError("not for two")

    with pytest.raises(InputError, match="not for two"):
        load_game(refusing, dict, {}, OPTIONS)
    with pytest.raises(InputError, match=r"cannot execute:\nimp\.json: /ability: no handler"):
        load_game(refusing, dict, {"players": 3}, OPTIONS)


def test_a_set_up_is_said_as_it_is_taken() -> None:
    """What was made of a set-up says it again; what only files say is left out while it is as usual."""
    usual = {option.name: option.default for option in OPTIONS}
    given = {"players": 3, "armies": ["blue", "red"]}
    state = load_game(_as_it_is, SimpleNamespace, usual | given, OPTIONS)
    assert state.armies == ("blue", "red")
    assert setup_json(state, OPTIONS) == {"players": 3, "teams": False, "armies": ["blue", "red"]}
    assert (
        setup_json(load_game(_as_it_is, SimpleNamespace, usual | {"partial": True}, OPTIONS), OPTIONS)["partial"]
        is True
    )
