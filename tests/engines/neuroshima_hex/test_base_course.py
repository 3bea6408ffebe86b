"""The base game from placing the HQs to the last battle, where a position is not enough to show it."""

from __future__ import annotations

from random import Random
from types import ModuleType

import pytest
from tests.engines.neuroshima_hex.boards import decisions, match

from cardpress_engines.kernel.actions import DONE, PLAYER
from cardpress_engines.kernel.json_input import InputError
from cardpress_engines.kernel.state import CHANCE, TERMINAL
from cardpress_engines.neuroshima_hex.actions import FACING, HEX, USE
from cardpress_engines.neuroshima_hex.game import NeuroshimaHex, armies, load
from cardpress_engines.neuroshima_hex.hexes import AROUND, COUNT
from cardpress_engines.neuroshima_hex.state import HexState

PAIR = ("mephisto", "outpost")


def _begun(game: NeuroshimaHex, first: int, *hexes: int) -> HexState:
    """A game that a player begins, with HQs on these hexes."""
    state = game.new()
    state.apply_action(PLAYER + first)
    for hex_ in hexes:
        state.apply_action(HEX + hex_)
        if state.question == "face":
            state.apply_action(FACING)
    return state


# ---- set-up


def test_every_army_has_an_hq_and_34_tiles(hex_data: ModuleType) -> None:
    """BASE-02: an army is its HQ and 34 tiles, which are its stack; the HQ is not in it."""
    for army in armies(hex_data):
        kinds = [hex_data.COMPONENTS[id_].kind for id_, copies in hex_data.DECKS[army] for _ in range(copies)]
        tiles = [kind for kind in kinds if kind not in {"marker", "board"}]
        assert (len(tiles), tiles.count("hq")) == (35, 1)
    game = match(hex_data, PAIR)
    for seat, stack in enumerate(game.new().stacks):
        assert len(stack) == 34
        assert game.hqs[seat] not in stack


def test_the_stack_is_shuffled(hex_data: ModuleType) -> None:
    """BASE-02: chance draws from all tiles left, each as likely as it has copies there."""
    state = _begun(match(hex_data, PAIR), 0, 0, 18)

    assert (state.current_player(), state.question) == (CHANCE, "draw")
    assert sum(state.chance_weights()) == 34
    assert max(state.chance_weights()) == 4


def test_hqs_begin_with_20_hit_points_and_keep_in_bounds(hex_data: ModuleType) -> None:
    """BASE-03: hit points start at 20 and stay within 0 and 20."""
    for seed in range(20):
        states = decisions(match(hex_data, PAIR), seed)
        assert next(states).hit_points == [20, 20]
        assert all(0 <= points <= 20 for state in states for points in state.hit_points)


@pytest.mark.parametrize("first", range(2))
def test_the_first_player_places_first(hex_data: ModuleType, first: int) -> None:
    """BASE-04: who begins is free; that player's HQ goes on any hex, the other's on any other, next to it too."""
    game = match(hex_data, PAIR)
    assert game.new().legal_actions() == [PLAYER, PLAYER + 1]
    state = _begun(game, first)
    assert (state.player, state.legal_actions()) == (first, [HEX + hex_ for hex_ in range(COUNT)])

    state = _begun(game, first, 9)
    assert (state.player, state.legal_actions()) == (1 - first, [HEX + hex_ for hex_ in range(COUNT) if hex_ != 9])
    state = _begun(game, first, 9, AROUND[9][0])
    assert (state.turns, state.active, state.battles) == (1, first, 0)


def test_placing_hqs_is_no_turn(hex_data: ModuleType) -> None:
    """BASE-04: while HQs are placed nothing is asked but where they go and how they face: no power is used."""
    for seed in range(10):
        for state in decisions(match(hex_data, PAIR), seed):
            if state.turns:
                break
            assert state.question in {"first", "place", "face"}
            assert state.hands == [[], []]


@pytest.mark.parametrize(("pair", "first"), [(("vegas", "outpost"), 0), (("outpost", "vegas"), 1)])
def test_takers_place_last(hex_data: ModuleType, pair: tuple[str, str], first: int) -> None:
    """BASE-04: Vegas always places its HQ last, and still has the first turn when it begins."""
    game = match(hex_data, pair)
    assert _begun(game, first).player == 1 - first
    assert _begun(game, first, 0, 18).active == first


# ---- first turns


@pytest.mark.parametrize("first", range(2))
def test_first_turns_draw_one_and_two(hex_data: ModuleType, first: int) -> None:
    """BASE-05, BASE-06: one tile in the first turn, two in the second, then three, of which one is discarded."""
    game, random = match(hex_data, PAIR), Random(first)
    state, hands = _begun(game, first, 0, 18), []
    while state.turns < 4:
        while state.current_player() == CHANCE or state.question == "redraw":
            state.apply_action(DONE if state.question == "redraw" else state.sample(random))
        hands.append((state.active, len(state.hands[state.active]), state.question))
        state.apply_action(state.legal_actions()[0])
        if state.question == "act":
            state.apply_action(state.legal_actions()[0])

    assert hands == [(first, 1, "act"), (1 - first, 2, "act"), (first, 3, "throw")]


# ---- the end


def test_the_end_is_reached(hex_data: ModuleType) -> None:
    """BASE-55: after the last tile one turn of the other, then a last battle caused by who ran out first."""
    game, ends = match(hex_data, ("sharrash", "outpost")), set()
    for seed in range(20):
        turns: list[int] = []
        for state in decisions(game, seed):
            if state.current_player() == TERMINAL or state.overtime:
                break
            if state.exhausted >= 0 and turns[-1:] != [state.active]:
                turns.append(state.active)
        if 0 not in state.hit_points and not state.is_full():
            assert turns == [state.exhausted, 1 - state.exhausted]
            assert (state.causer, all(state.stacks)) == (state.exhausted, False)
            ends.add((state.exhausted, state.overtime))
    assert {exhausted for exhausted, _ in ends} == {0, 1}


def test_overtime_is_caused_by_who_moved_last(hex_data: ModuleType) -> None:
    """BASE-59: the battle after overtime is caused by the player who moved last before the last battle."""
    given = {
        "board": {"a1": "outpost_hq", "e3": "mephisto_hq"}, "turn": 2, "exhausted": 1, "stacks": [[], []],
        "hands": [["outpost_hmg"], ["mephisto_claw"]],
    }  # fmt: skip
    state = match(hex_data, ("outpost", "mephisto")).new(given)
    causers = [state.causer]
    while state.current_player() != TERMINAL:
        state.apply_action(state.legal_actions()[0])
        if state.causer != causers[-1]:
            causers.append(state.causer)

    assert causers == [-1, 0, 1]


# ---- what nobody has told


def test_a_mine_is_refused(hex_data: ModuleType) -> None:
    """BASE-54: how many wounds a mine deals is unknown and not invented: its army is refused, named by file."""
    with pytest.raises(InputError, match=r"foundations/vegas_mine\.json: nobody has told its ability"):
        load(hex_data, {"armies": ["mephisto", "vegas"]})
    game = match(hex_data, ("mephisto", "vegas"))
    assert "vegas_mine" not in {game.designs[design].id for design in game.stack(1)}


def test_rotation_targets_are_unknown(hex_data: ModuleType) -> None:
    """BASE-54: what the Rotation tile turns is unknown too: it is refused in the same way."""
    with pytest.raises(InputError, match=r"instants/vegas_rotation\.json: nobody has told its ability"):
        load(hex_data, {"armies": ["vegas", "outpost"]})


def test_a_quartermaster_is_refused(hex_data: ModuleType) -> None:
    """BASE-42: changing melee to ranged cannot be executed: Hegemony is refused, naming the Quartermaster."""
    with pytest.raises(InputError, match=r"modules/hegemony_quartermaster\.json: /ability: no handler"):
        load(hex_data, {"armies": ["hegemony", "outpost"]})


def test_a_copy_placed_later_has_its_own_move(hex_data: ModuleType) -> None:
    """BASE-12, BASE-46: a Runner placed after another one moved and was lost may run, and an implant be used."""
    given = {
        "board": {"a1": "mephisto_hq", "e3": "outpost_hq", "c3": "mephisto_limbs", "c2": "mephisto_probe"},
        "hands": [["mephisto_limbs"], []],
    }
    state = match(hex_data, PAIR).new(given)
    state.apply_action(USE + 9)
    state.apply_action(state.legal_actions()[0])
    state.apply_action(state.legal_actions()[0])
    used = set(state.activated)
    state.remove(used)
    again = state.lay_design(state.hands[0].pop(), 9, 0)

    assert used.isdisjoint({again})
    assert len(state.activated) == 1


def test_a_copy_placed_later_is_whole(hex_data: ModuleType) -> None:
    """BASE-31: wounds and markers go with the tile that is lost; another copy starts without them."""
    given = {"board": {"c3": {"tile": "mephisto_limbs", "wounds": 1, "paralysed": True}}}
    state = match(hex_data, PAIR).new(given)
    lost = state.piece_at[9]
    state.remove({lost})
    state.lay_design(state.game.design_of[lost], 9, 0)
    limbs = state.game.describe_state(state)["board"]["c3"]

    assert (limbs["wounds"], limbs["paralysed"]) == (0, False)
