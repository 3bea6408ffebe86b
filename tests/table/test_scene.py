"""What a page is told: what its player sees and nothing else, whatever is played."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from tests.table.conftest import Lay
from tests.table.described_games import GAMES

from cardpress_engines.kernel.registry import names
from cardpress_engines.kernel.state import TERMINAL
from cardpress_table.scene import SceneMaker
from cardpress_table.table import Table

STEPS = 60
"""Decisions of a game that are looked at."""


def _played(table: Table, seed: int, steps: int) -> Any:
    """Plays at random and gives a random source after every step."""
    luck, match = Random(seed), table.match
    for _ in range(steps):
        if match.is_over:
            return
        match.go_on(match.state.sample(luck))
        yield luck


@pytest.mark.parametrize("game", names())
def test_a_page_is_told_nothing_its_player_does_not_see(game: str, lay: Lay) -> None:
    """Whatever is dealt anew of what a player has not seen, the page of that player is told the same."""
    _is_told_only_what_it_sees(game, lay)


@pytest.mark.parametrize("game", GAMES)
def test_a_page_of_a_described_game_is_told_no_more(game: str, described: Lay) -> None:
    """The same of games whose course of play is data."""
    _is_told_only_what_it_sees(game, described)


def _is_told_only_what_it_sees(game: str, lay: Lay) -> None:
    players = lay(game, ("random",) * _players(game)).game.num_players
    table = lay(game, ("random",) * players)
    for luck in _played(table, 5, STEPS):
        state = table.match.state
        for seat in (*range(players), None):
            viewer = seat if seat is not None else 0
            other = state.redeal_hidden(viewer, luck) if seat is not None else _dealt_for_nobody(state, luck)
            if seat is not None and state.current_player() in {seat, TERMINAL}:
                assert table.maker.scene(other, seat) == table.maker.scene(state, seat)
            else:
                told, again = (_without_acts(table.maker.scene(each, seat)) for each in (state, other))
                assert told == again


@pytest.mark.parametrize("game", [*names(), *GAMES])
def test_a_scene_of_parts_made_before_is_as_one_made_anew(game: str, lay: Lay, described: Lay) -> None:
    """Whatever was played since, a scene is what a table that remembers nothing makes of the state."""
    table = (described if game in GAMES else lay)(game, ("random",) * _players(game))
    for step, _ in enumerate(_played(table, 6, STEPS)):
        scenes = {seat: table.maker.scene(table.match.state, seat) for seat in (0, None)}
        if step % 4 == 3:
            fresh = SceneMaker(table.game, table.exported)
            assert scenes == {seat: fresh.scene(table.match.state, seat) for seat in (0, None)}


def _players(game: str) -> int:
    return {"adrenaline": 3}.get(game, 2)


def _dealt_for_nobody(state: Any, luck: Random) -> Any:
    """Dealt anew for one player and then for the next: what is left is what all see."""
    for player in range(state.game.num_players):
        state = state.redeal_hidden(player, luck)
    return state


def _without_acts(scene: Any) -> str:
    assert "acts" not in json.dumps(scene)
    return json.dumps(scene)


@pytest.mark.parametrize("game", names())
def test_every_action_can_be_taken(game: str, lay: Lay) -> None:
    """What is pressed on the table is always one of the choices, and every choice has words."""
    _is_pressed_as_listed(game, lay)


@pytest.mark.parametrize("game", GAMES)
def test_every_action_of_a_described_game_can_be_taken(game: str, described: Lay) -> None:
    """The same of games whose course of play is data."""
    _is_pressed_as_listed(game, described)


def _is_pressed_as_listed(game: str, lay: Lay) -> None:
    table = lay(game, ("person",) * _players(game))
    for _ in _played(table, 8, STEPS):
        seat = table.match.waits_for
        if seat is None:
            continue
        view = table.view(seat, "en")
        listed = {choice["action"] for group in view["asked"]["groups"] for choice in group["choices"]}
        assert listed == set(table.match.state.legal_actions())
        assert _acts(view["scene"]) <= listed


def _acts(value: Any) -> set[int]:
    if isinstance(value, dict):
        return {*value.get("acts", ()), *(act for each in value.values() for act in _acts(each))}
    return {act for each in value for act in _acts(each)} if isinstance(value, list) else set()


def test_what_is_dimmed_says_why_and_what_is_hidden_nothing(described: Lay) -> None:
    """A card too dear for its player says so with the rule of the action; nobody asks about another's hand."""
    table = described("potions", ("person", "person"))
    for _ in _played(table, 3, STEPS):
        seat = table.match.waits_for
        if seat is None:
            continue
        told = [table.obstacles(seat, "en", *spot) for spot in _hand(table, seat, seat)]
        if any(told):
            assert "*Brew: its cost cannot be paid.*" in (lines[0] for lines in told if lines)
            assert not any(table.obstacles(seat, "en", *spot) for spot in _hand(table, seat, 1 - seat))
            return
    raise AssertionError("nobody was short of coins")


@pytest.mark.parametrize("game", names())
def test_every_card_of_a_scene_can_be_asked_about(game: str, lay: Lay) -> None:
    """What is asked about is the card that lies there: its component is the scene's."""
    table = lay(game, ("person",) * _players(game))
    ids, design_of = table.game.ids, table.game.design_of
    for luck in _played(table, 5, STEPS):
        seat, state = table.match.waits_for, table.match.state
        if seat is None:
            continue
        areas = table.view(seat, "en")["scene"]["areas"]
        shown = [
            (place, number, card["component"])
            for place, area in enumerate(areas)
            for number, card in enumerate(area.get("cards", area.get("items", ())))
            if card and "component" in card and "figure" not in card
        ]
        place, number, component = luck.choice(shown)
        seen = table.maker.seen_at(state, seat, place, number)
        if seen is not None:  # markers stand for nothing
            holds = next(zone.holds for zone in state.ZONES.zones if zone.name == seen.zone)
            assert ids[seen.number if holds == "design" else design_of[seen.number]] == component


def _hand(table: Table, seat: int, owner: int) -> list[tuple[int, int]]:
    """The area of a player's hand, with the number of each card in it."""
    areas = table.view(seat, "en")["scene"]["areas"]
    forms = [area["form"] for area in table.layout["areas"]]
    return [
        (place, number)
        for place, area in enumerate(areas)
        if forms[area["area"]] == "fan" and area["player"] == owner
        for number in range(len(area["cards"]))
    ]
