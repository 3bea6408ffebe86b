"""What is counted in many games of Neuroshima Hex: uses of tiles, offers, abilities that hold, armies."""

from __future__ import annotations

from random import Random
from types import ModuleType

import pytest

from cardpress_engines.kernel.state import CHANCE, TERMINAL
from cardpress_engines.neuroshima_hex import statistics
from cardpress_engines.neuroshima_hex.game import NeuroshimaHex, load
from cardpress_engines.neuroshima_hex.state import HexState


@pytest.fixture(scope="module")
def game(hex_data: ModuleType) -> NeuroshimaHex:
    """A match of the two armies that are played."""
    return load(hex_data, {"armies": ["outpost", "mephisto"]})


def _count_uses(state: HexState, *words: str) -> list[tuple[str, int, str]]:
    """Uses that some actions bring about: what, whose, of which tile."""
    state.events = []
    for each in words:
        legal = state.legal_actions()
        state.apply_action(legal[state.game.action_names(state, legal).index(each)])
    return [
        (happening[0], happening[1], state.game.designs[statistics.design_of(state.game, happening)].id)
        for happening in state.events
        if happening[0] in statistics.USES
    ]


def test_uses_are_of_the_tile_that_is_used(game: NeuroshimaHex) -> None:
    """A tile that is played and placed, used, thrown away, or absorbs wounds is counted, for its player."""
    board = {"c3": "mephisto_hq", "c1": "outpost_hq"}
    hands: list[list[str]] = [[], ["mephisto_claw", "mephisto_jaws"]]
    state = game.new({"turn": 2, "board": board, "hands": hands})
    assert _count_uses(state, "play mephisto_claw", "a1", "facing 2", "throw mephisto_jaws", "use c3") == [
        ("play", 1, "mephisto_claw"), ("place", 1, "mephisto_claw"), ("throw", 1, "mephisto_jaws"),
        ("use", 1, "mephisto_hq"),
    ]  # fmt: skip
    saving = {"b2": {"tile": "mephisto_hq", "facing": 1}, "b1": "outpost_hq", "a1": "outpost_medic"}
    battle = game.new({"board": saving, "hands": [["outpost_battle"]]})
    counted = _count_uses(battle, "play outpost_battle")
    assert counted == [("play", 0, "outpost_battle"), ("absorb", 0, "outpost_medic")]


def test_what_is_done_was_offered(game: NeuroshimaHex) -> None:
    """In whole games whatever was played or used was possible for its player before."""
    for seed in range(3):
        random, state = Random(seed), game.new()
        offered: set[tuple[int, str, int]] = set()
        state.events = []
        while state.current_player() != TERMINAL:
            if state.current_player() != CHANCE:
                offered |= {(state.player, *offer) for offer in statistics.offers(state)}
            state.apply_action(state.sample(random))
        done = {
            (happening[1], happening[0], statistics.design_of(game, happening))
            for happening in state.events
            if happening[0] in {"play", "use"}
        }
        assert {what for _, what, _ in done} == {"play", "use"}
        assert done <= offered


def test_a_netted_module_does_not_hold(hex_data: ModuleType) -> None:
    """Base rule 34: what a net switches off is not counted; what it only slows is."""
    game = load(hex_data, {"armies": ["moloch", "mephisto"], "partial": True})
    board = {"c3": "mephisto_hq", "c5": "mephisto_claw"}
    hq = {"slowed_by_nets", "wounds_hqs", "seq"}
    assert set(statistics.operations_in_force(game.new({"board": board}))) == hq | {"boost"}
    netted = {"c4": {"tile": "moloch_net_fighter", "facing": 3}}
    assert set(statistics.operations_in_force(game.new({"board": board | netted}))) == hq


@pytest.mark.parametrize(
    ("tile", "operations"),
    [
        ("outpost_scout", {"boost"}),
        ("mephisto_hq", {"slowed_by_nets", "wounds_hqs", "seq"}),
        ("outpost_hmg", set()),
    ],
)
def test_only_several_abilities_are_a_sequence(tile: str, operations: set[str], game: NeuroshimaHex) -> None:
    """One ability of a tile is counted as itself, several as themselves in a sequence."""
    assert set(statistics.operations_in_force(game.new({"board": {"c3": tile}}))) == operations


def test_armies_change_seats(game: NeuroshimaHex) -> None:
    """Every second game the armies sit the other way around; the winner's army is that of the seat."""
    setup = game.setup_json()
    assert [statistics.setup_of_game(setup, number)["armies"] for number in range(2)] == [
        ["outpost", "mephisto"], ["mephisto", "outpost"],
    ]  # fmt: skip
    assert tuple(statistics.sides(game)) == ("outpost", "mephisto")
