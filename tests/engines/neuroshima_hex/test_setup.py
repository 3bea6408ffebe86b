"""Which armies can meet: those whose every ability the engine can execute."""

from __future__ import annotations

import re
from types import ModuleType

import pytest
from tests.engines.properties.altered import altered, with_number

from cardpress_engines.kernel.json_input import InputError
from cardpress_engines.neuroshima_hex.game import armies, load

PLAYABLE = ("borgo", "mephisto", "moloch", "outpost", "sharrash")
MISSING = {
    "vegas": ["foundations/vegas_mine.json: nobody has told its ability", "instants/vegas_rotation.json: nobody"],
    "hegemony": ["modules/hegemony_quartermaster.json: /ability: no handler for the ability 'swap_attack'"],
}
"""What a refusal names, by army: the file of each tile and what is missing of it."""


@pytest.mark.parametrize("army", PLAYABLE)
def test_an_army_that_can_be_executed_is_accepted(army: str, hex_data: ModuleType) -> None:
    """BASE-02: armies that can be executed meet Mephisto with all their tiles but the HQ stacked."""
    game = load(hex_data, {"armies": ["mephisto", army]})

    assert [len(stack) for stack in game.new().stacks] == [hex_data.RULES.army.stack] * 2


@pytest.mark.parametrize("army", MISSING)
@pytest.mark.parametrize("seat", [0, 1])
def test_an_army_that_cannot_be_executed_is_refused(army: str, seat: int, hex_data: ModuleType) -> None:
    """HEX-97, BASE-54: at load each file is named with what is missing, in any seat: a mine is never played."""
    pair = ["mephisto", "mephisto"]
    pair[seat] = army
    with pytest.raises(InputError) as refused:
        load(hex_data, {"armies": pair})

    lines = refused.value.reason.splitlines()[1:]
    assert all(re.match(rf"content/neuroshima_hex/\w+/{army}_\w+\.json: .", line) for line in lines)
    for missing in MISSING[army]:
        assert [line for line in lines if missing in line], missing


@pytest.mark.parametrize(("army", "unknown"), [("vegas", 2 + 3), ("hegemony", 1)])
def test_parts_of_an_army_can_be_looked_at(army: str, unknown: int, hex_data: ModuleType) -> None:
    """In a partial match every copy of a tile that cannot be executed is left out, and all others are there."""
    game = load(hex_data, {"armies": ["mephisto", army], "partial": True})
    left = {game.designs[design].id for design in game.new().stacks[1]}

    assert left.isdisjoint({"vegas_mine", "vegas_rotation", "hegemony_quartermaster"})
    assert len(game.new().stacks[1]) == hex_data.RULES.army.stack - unknown


def test_only_a_partial_match_says_so(hex_data: ModuleType) -> None:
    """Parts of an army are for files alone: the set-up of a whole match, as it is recorded, does not name them."""
    whole, partial = ({"armies": ["mephisto", "borgo"], "partial": value} for value in (False, True))

    assert "partial" not in load(hex_data, whole).setup_json()
    assert load(hex_data, partial).setup_json()["partial"] is True


def test_every_army_is_accepted_or_refused(hex_data: ModuleType) -> None:
    """Every army is in one of the lists above."""
    assert sorted(armies(hex_data)) == sorted([*PLAYABLE, *MISSING])


@pytest.mark.parametrize(
    ("topic", "name", "value"),
    [
        ("board", "hexes", 37),
        ("moves", "hexes", 2),
        ("implants", "each", 2),
        ("turn", "keep", 1),
        ("army", "stack", 33),
    ],
)
def test_numbers_that_cannot_be_played_are_refused(
    hex_data: ModuleType, topic: str, name: str, value: int
) -> None:
    """A number of the rules that the engine plays only as it is may not be another one."""
    rules = with_number(hex_data.RULES, (topic, name), value)

    with pytest.raises(InputError, match=rf"\b{topic}\b"):
        load(altered(hex_data, RULES=rules), {})


def test_players_are_numbered_from_one(hex_data: ModuleType) -> None:
    """Chance names the player who begins as players are called: by a number from 1."""
    state = load(hex_data, {"armies": ["mephisto", "outpost"]}).new()

    assert state.action_names(state.legal_actions()) == ["player 1", "player 2"]
