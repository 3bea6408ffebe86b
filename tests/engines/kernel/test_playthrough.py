"""Playthroughs tell whole games, the same every time."""

from __future__ import annotations

from types import ModuleType

from cardpress_engines.described.game import load
from cardpress_engines.kernel.playthrough import play_random, playthrough_lines


def test_a_playthrough_names_every_action_and_what_it_changed(data: ModuleType) -> None:
    """A told game has a line for each action of its log, and ends with what everybody won."""
    state = play_random(load(data, {"players": 2}), seed=3)
    lines = list(playthrough_lines(state))
    steps = [line for line in lines if not line.startswith("    ")][1:-1]
    assert [int(line.split()[0]) for line in steps] == list(range(1, len(state.log) + 1))
    assert lines[-1] == f"returns {str(state.returns()).replace(' ', '')}"
    assert f"    points {str([state.score(p)[0] for p in (0, 1)]).replace(' ', '')}" in lines


def test_the_same_seed_tells_the_same_game(data: ModuleType) -> None:
    """A seed stands for one game."""
    game = load(data, {"players": 3})
    assert (
        list(playthrough_lines(play_random(game, 7)))
        == list(playthrough_lines(play_random(game, 7)))
        != list(playthrough_lines(play_random(game, 8)))
    )


def test_only_what_changed_is_told(data: ModuleType) -> None:
    """Below a step stands no part of the table that is as it was told before."""
    known: dict[str, str] = {}
    for line in playthrough_lines(play_random(load(data, {"players": 2}), seed=3)):
        if line.startswith("    "):
            name, _, value = line.strip().partition(" ")
            assert known.get(name) != value
            known[name] = value
    assert known
