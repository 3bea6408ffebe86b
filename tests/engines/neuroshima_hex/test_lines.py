"""Lines of the greedy bot lead to the states and values that the rules give."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from types import ModuleType

import pytest

from cardpress_engines.kernel.state import CHANCE, TERMINAL
from cardpress_engines.neuroshima_hex.arrangement import Arrangement
from cardpress_engines.neuroshima_hex.bot.evaluation import quick_value, value_after_battle
from cardpress_engines.neuroshima_hex.bot.lines import FREE, lines
from cardpress_engines.neuroshima_hex.game import load
from cardpress_engines.neuroshima_hex.state import HexState

EVERY = 10**6
"""More lines than there are."""
PAIRS = (("mephisto", "outpost"), ("borgo", "moloch"), ("sharrash", "mephisto"))


def _sample_decisions(data: ModuleType, pair: tuple[str, str], seed: int) -> list[HexState]:
    """Some decisions of a game played at random."""
    random, found = Random(seed), []
    state = load(data, {"armies": list(pair)}).new()
    while state.current_player() != TERMINAL:
        if state.current_player() != CHANCE and state.question in FREE | {"place", "face", "move_to"}:
            found.append(state.clone())
        state.apply_action(state.sample(random))
    return random.sample(found, 12)


def _ends(state: HexState, player: int, action: int) -> Iterator[HexState]:
    """The states an action leads to when played by the rules."""
    other = state.clone()
    other.apply_action(action)
    while other.player not in {CHANCE, TERMINAL} and (other.player != player or other.fighting):
        other.apply_action(other.options[0])
    if other.player in {CHANCE, TERMINAL} or other.question in FREE:
        yield other
    else:
        for option in other.options:
            yield from _ends(other, player, option)


@pytest.mark.parametrize("pair", PAIRS)
def test_lines_are_what_can_be_played(hex_data: ModuleType, pair: tuple[str, str]) -> None:
    """Lines lead to the same states as the rules, in the same order and with the same values."""
    counted = 0
    for state in _sample_decisions(hex_data, pair, 2):
        before, player = state.key(), state.current_player()
        for action in state.legal_actions():
            found, ends = lines(state, player, action, EVERY, Random(1)), list(_ends(state, player, action))
            assert len(found) == len(ends)
            for line, end in list(zip(found, ends, strict=True))[:: 1 + len(ends) // 8]:
                assert line.quick_value(player) == quick_value(end, player)
                assert line.value(player) == value_after_battle(end, player)
                assert line.end().key() == end.key()
                counted += 1
        assert state.key() == before
    assert counted > 100


def test_lines_are_taken_at_random(hex_data: ModuleType) -> None:
    """A limit samples the lines, without duplicates and differently for each seed."""
    state = next(state for state in _sample_decisions(hex_data, PAIRS[0], 3) if state.question == "act")
    player, found = state.current_player(), set()
    for action in state.legal_actions():
        every = [line.end().key() for line in lines(state, player, action, EVERY, Random(1))]
        for seed in range(3):
            some = [line.end().key() for line in lines(state, player, action, 4, Random(seed))]
            assert set(some) <= set(every)
            assert len(some) == len(set(some))
            assert min(4, len(every)) <= len(some) <= 8
            found.add((action, tuple(some)))
    assert len(found) > len(state.legal_actions())


def test_a_copy_knows_its_board(hex_data: ModuleType) -> None:
    """The arrangement of a copied state equals one computed anew."""
    for state in _sample_decisions(hex_data, PAIRS[0], 5):
        for piece in state.board.units:
            state.board.segments(piece)
        other = state.clone()
        other.apply_action(other.sample(Random(1)))
        for each in (state.clone(), other):
            anew = Arrangement(each)
            assert (each.board.nets, each.board.owner) == (anew.nets, anew.owner)
            for piece in anew.units:
                assert each.board.segments(piece) == anew.segments(piece)
                assert each.board.toughness(piece) == anew.toughness(piece)
                assert each.board.traits(piece) == anew.traits(piece)
