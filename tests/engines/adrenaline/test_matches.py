"""Whole matches end; colors of ammo and mirrored arenas change nothing; teams are refused."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest
from tests.engines.properties.altered import altered

from cardpress_engines.adrenaline import position
from cardpress_engines.adrenaline.actions import COLORS
from cardpress_engines.adrenaline.game import Adrenaline, load
from cardpress_engines.adrenaline.setup import Setup
from cardpress_engines.kernel import scenario
from cardpress_engines.kernel.problems import BadInput, Json
from cardpress_engines.kernel.state import TERMINAL

PAGE = Path(__file__).resolve().parents[3] / "docs" / "adrenaline-positions.md"
NEXT = {"red": "yellow", "yellow": "blue", "blue": "red"}


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_matches_end(data: ModuleType, players: int) -> None:
    """A match of 3 to 6 players in each arena ends by final frenzy: the last skull, then a turn for everybody."""
    random = Random(players)
    for arena in (1, 2, 3, 4):
        game = Adrenaline(data, Setup(players=players, arena=arena, skulls=5))
        state = game.new()
        while state.current() != TERMINAL:
            state.apply(state.sample(random))
        assert len(state.track) >= 5
        assert (state.frenzy >= 0, state.turns_left) == (True, 0)
        assert state.winners()


def _with_next_colors(data: ModuleType) -> Any:
    """The rules data with each color of ammo in the place of another, wherever cubes and spawnpoints are named."""

    def colors(cubes: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(NEXT[cube] for cube in cubes)

    def changed(card: Any) -> Any:
        match card.kind:
            case "weapon":
                modes = tuple(replace(mode, cost=colors(mode.cost)) for mode in card.modes)
                return replace(card, load=colors(card.load), modes=modes)
            case "powerup":
                return replace(card, color=NEXT[card.color])
            case "ammo_tile":
                return replace(card, cubes=colors(card.cubes))
        return card

    return altered(data, COMPONENTS={id_: changed(card) for id_, card in data.COMPONENTS.items()})


def _mirrored(data: ModuleType) -> Any:
    """The rules data with every arena seen in a mirror: its west is its east."""

    def door(ends: str, width: int) -> str:
        one, other = (f"{end[0]}{width - 1 - int(end[1])}" for end in ends.split("-"))
        return "-".join(sorted((one, other)))

    def changed(card: Any) -> Any:
        if card.kind != "arena":
            return card
        width = max(map(len, card.rows))
        rows = tuple(row.ljust(width, "-")[::-1] for row in card.rows)
        return replace(card, rows=rows, doors=tuple(door(each, width) for each in card.doors))

    return altered(data, COMPONENTS={id_: changed(card) for id_, card in data.COMPONENTS.items()})


def _in_mirror(words: str) -> str:
    if re.fullmatch(r"\d\d", words):
        return f"{words[0]}{3 - int(words[1])}"
    return {"east": "west", "west": "east"}.get(words, words)


def _position_in_mirror(table: Json) -> Json:
    players = [{**each, "square": each["square"] and _in_mirror(each["square"])} for each in table["players"]]
    tiles = {_in_mirror(square): tile for square, tile in table["tiles"].items()}
    return {**table, "players": players, "tiles": tiles, "hacked": [_in_mirror(each) for each in table["hacked"]]}


def _in_next_color(words: str) -> str:
    color, _, cube = words.partition(" ")
    return f"{NEXT[color]} cube" if cube == "cube" else words


def _position_in_next_colors(table: Json) -> Json:
    def turned(found: Json) -> Json:
        return {NEXT[color]: value for color, value in found.items()}

    players = [{**each, "cubes": turned(each["cubes"])} for each in table["players"]]
    return {**table, "players": players, "stalls": turned(table["stalls"])}


def _settled(game: Adrenaline, seed: int) -> Iterator[Json]:
    """Positions of a random match, without powerups: the order of colors in which prices are asked for is free."""
    state, random = game.new(), Random(seed)
    while state.current() != TERMINAL:
        if position.is_settled(state) and random.random() < 0.3:
            table = position.laid(state)
            yield {**table, "players": [{**each, "powerups": []} for each in table["players"]]}
        state.apply(state.sample(random))


def _alike(one: Adrenaline, other: Adrenaline, table: Json, again: Json, turned: Callable[[str], str]) -> int:
    """How many decisions are alike from two positions on, until chance is asked; raises where they differ."""
    random, first, second, count = Random(1), one.new(table), other.new(again), 0
    while first.current() >= 0:
        words, twin = one.words(first, first.legal()), other.words(second, second.legal())
        assert (first.current(), first.question) == (second.current(), second.question)
        assert sorted(map(turned, words)) == sorted(twin), first.question
        chosen = random.randrange(len(words))
        first.apply(first.legal()[chosen])
        second.apply(second.legal()[twin.index(turned(words[chosen]))])
        count += 1
    assert second.returns() == first.returns()
    return count


@pytest.mark.parametrize("arena", [1, 4])
def test_a_mirrored_arena_is_the_same(data: ModuleType, arena: int) -> None:
    """From positions of a match every decision in a mirrored arena is that of the arena itself, mirrored."""
    setup = Setup(players=4, arena=arena, skulls=3)
    one, other = Adrenaline(data, setup), Adrenaline(_mirrored(data), setup)
    found = list(_settled(one, arena))

    assert sum(_alike(one, other, table, _position_in_mirror(table), _in_mirror) for table in found) > 100
    with pytest.raises((AssertionError, BadInput, ValueError)):
        sum(_alike(one, other, table, table, _in_mirror) for table in found)


def test_colors_mean_nothing(data: ModuleType) -> None:
    """With each color of ammo in the place of another, on spawnpoints too, every decision is the same."""
    setup = Setup(players=4, arena=1, skulls=2)
    one, other = Adrenaline(data, setup), Adrenaline(_with_next_colors(data), setup)
    places = dict(zip(COLORS, one.spawns, strict=True))
    other.spawns = tuple(places[next(old for old in COLORS if NEXT[old] == color)] for color in COLORS)
    found = list(_settled(one, 7))

    assert sum(_alike(one, other, table, _position_in_next_colors(table), _in_next_color) for table in found) > 100
    with pytest.raises((AssertionError, BadInput, ValueError)):
        sum(_alike(one, other, table, table, _in_next_color) for table in found)


def test_teams_are_refused_with_what_is_unknown(data: ModuleType) -> None:
    """A match of teams cannot be played: what is unknown about it is named; parts of one can be shown (ADR-06)."""
    with pytest.raises(BadInput, match="damage buffer"):
        load(data, {"players": 4, "teams": True})
    assert load(data, {"players": 4, "teams": True, "partial": True}).seats.sides == ((0, 2), (1, 3))


def test_the_scenario_of_the_page_about_positions_holds(data: ModuleType) -> None:
    """The example of the page can be played, holds, and fails when it is changed; all members are named."""
    text = PAGE.read_text("utf-8")
    found = re.search(r"^```json\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert found
    printed = json.loads(found.group(1))
    assert scenario.run(printed, lambda _, setup: load(data, setup)) == []
    printed["then"]["poisoned"] = [3]
    assert scenario.run(printed, lambda _, setup: load(data, setup)) != []
    assert {*position.GIVEN, *position.PLAYER} <= set(re.findall(r"`(\w+)`", text))
