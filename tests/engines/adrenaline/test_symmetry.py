"""Colors of ammo, characters, seats and the orientation of an arena make no difference."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from types import ModuleType
from typing import Any, NamedTuple

import pytest
from tests.engines.properties.altered import altered

from cardpress_engines.adrenaline import position
from cardpress_engines.adrenaline.actions import COLORS
from cardpress_engines.adrenaline.game import Adrenaline
from cardpress_engines.adrenaline.setup import Setup
from cardpress_engines.adrenaline.state_description import table
from cardpress_engines.kernel.json_input import InputError, Json
from cardpress_engines.kernel.state import TERMINAL

PLAYERS = 4
NEXT = {"red": "yellow", "yellow": "blue", "blue": "red"}
FIGURES = ("banshee", "dozer", "dstructor", "echo", "sprog", "violet")
OTHERS = dict(zip(FIGURES, FIGURES[1:] + FIGURES[:1], strict=True))
"""Who stands for each character."""
SETS = ("hacked", "poisoned", "hypnotised")
"""Members of a position whose order means nothing."""


class Turned(NamedTuple):
    """A way to turn a match: its words, its positions and its players."""

    words: Callable[[str], str]
    position: Callable[[Json], Json]
    player: Callable[[int], int] = lambda player: player


# ---- ways to turn a match


def _with_next_colors(data: ModuleType) -> Any:
    """The rules data with the colors of ammo permuted, in cubes and spawnpoints alike."""

    def colors(cubes: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(NEXT[cube] for cube in cubes)

    def change_card(card: Any) -> Any:
        match card.kind:
            case "weapon":
                modes = tuple(replace(mode, cost=colors(mode.cost)) for mode in card.modes)
                return replace(card, load=colors(card.load), modes=modes)
            case "powerup":
                return replace(card, color=NEXT[card.color])
            case "ammo_tile":
                return replace(card, cubes=colors(card.cubes))
        return card

    return altered(data, COMPONENTS={id_: change_card(card) for id_, card in data.COMPONENTS.items()})


def _in_next_color(words: str) -> str:
    color, _, cube = words.partition(" ")
    return f"{NEXT[color]} cube" if cube == "cube" else words


def _position_in_next_colors(found: Json) -> Json:
    def turn_colors(by_color: Json) -> Json:
        return {NEXT[color]: value for color, value in by_color.items()}

    players = [{**each, "cubes": turn_colors(each["cubes"])} for each in found["players"]]
    return {**found, "players": players, "stalls": turn_colors(found["stalls"])}


def _mirror_arenas(data: ModuleType) -> Any:
    """The rules data with all arenas mirrored from west to east."""

    def door(ends: str, width: int) -> str:
        one, other = (f"{end[0]}{width - 1 - int(end[1])}" for end in ends.split("-"))
        return "-".join(sorted((one, other)))

    def change_card(card: Any) -> Any:
        if card.kind != "arena":
            return card
        width = max(map(len, card.rows))
        rows = tuple(row.ljust(width, "-")[::-1] for row in card.rows)
        return replace(card, rows=rows, doors=tuple(door(each, width) for each in card.doors))

    return altered(data, COMPONENTS={id_: change_card(card) for id_, card in data.COMPONENTS.items()})


def _in_mirror(words: str) -> str:
    if re.fullmatch(r"\d\d", words):
        return f"{words[0]}{3 - int(words[1])}"
    return {"east": "west", "west": "east"}.get(words, words)


def _position_in_mirror(found: Json) -> Json:
    players = [{**each, "square": each["square"] and _in_mirror(each["square"])} for each in found["players"]]
    tiles = {_in_mirror(square): tile for square, tile in found["tiles"].items()}
    return {**found, "players": players, "tiles": tiles, "hacked": [_in_mirror(each) for each in found["hacked"]]}


def _with_other_figures(data: ModuleType) -> Any:
    """The rules data with the characters permuted: colors, names and figures, but not their cards."""

    def change_card(card: Any) -> Any:
        owner = getattr(card, "owner", None)
        return card if owner not in OTHERS else replace(card, owner=OTHERS[owner])

    return altered(data, COMPONENTS={id_: change_card(card) for id_, card in data.COMPONENTS.items()})


def _position_with_other_figures(found: Json) -> Json:
    return {**found, "players": [{**each, "character": OTHERS[each["character"]]} for each in found["players"]]}


def _on_the_next_seat(player: int) -> int:
    return (player + 1) % PLAYERS


def _position_on_next_seats(found: Json) -> Json:
    """The position with everybody one seat further: the same turn order with another first player."""

    def seats(numbers: list[int]) -> list[int]:
        return [_on_the_next_seat(number - 1) + 1 for number in numbers]

    players = [
        {**each, "damage": seats(each["damage"]), "marks": seats(each["marks"])} for each in found["players"]
    ]
    track = [{**kill, "player": seats([kill["player"]])[0]} for kill in found["track"]]
    tokens = {name: seats(found[name]) for name in ("poisoned", "hypnotised")}
    active = seats([found["active"]])[0]
    return {**found, **tokens, "players": players[-1:] + players[:-1], "track": track, "active": active}


# ---- matches that are compared


def _settled_positions(game: Adrenaline, seed: int, *, powerups: bool = False) -> Iterator[Json]:
    """Positions of a random match; without powerups unless the order of asking for colors is fixed."""
    state, random = game.new(), Random(seed)
    while state.current_player() != TERMINAL:
        if position.is_settled(state) and random.random() < 0.3:
            found = position.table_of(state)
            hands = {} if powerups else {"powerups": []}
            yield {**found, "players": [{**each, **hands} for each in found["players"]]}
        state.apply_action(state.sample(random))


def _sort_sets(found: Json) -> Json:
    """A table whose lists are sorted where their order has no meaning."""
    sets = {name: sorted(found[name]) for name in SETS}
    players = [{**each, "marks": sorted(each["marks"])} for each in found["players"]]
    return {**found, **sets, "players": players, "round": 0}


def _count_alike(one: Adrenaline, other: Adrenaline, found: Json, again: Json, turned: Turned) -> int:
    """How many decisions from two positions are alike until chance is asked; raises where they differ."""
    random, first, second, count = Random(1), one.new(found), other.new(again), 0
    while first.current_player() >= 0:
        words, twin = (
            one.action_names(first, first.legal_actions()),
            other.action_names(second, second.legal_actions()),
        )
        assert (turned.player(first.current_player()), first.question) == (
            second.current_player(),
            second.question,
        )
        assert sorted(map(turned.words, words)) == sorted(twin), first.question
        assert _sort_sets(turned.position(table(first))) == _sort_sets(table(second))
        chosen = random.randrange(len(words))
        first.apply_action(first.legal_actions()[chosen])
        second.apply_action(second.legal_actions()[twin.index(turned.words(words[chosen]))])
        count += 1
    returns, twins = first.returns(), second.returns()
    assert [twins[turned.player(each)] for each in range(PLAYERS)] == returns
    return count


def _count_alike_everywhere(one: Adrenaline, other: Adrenaline, tables: list[Json], turned: Turned) -> int:
    """How many decisions are alike from all these positions; untransformed positions must differ."""
    with pytest.raises((AssertionError, InputError, ValueError)):
        sum(_count_alike(one, other, found, found, turned) for found in tables)
    return sum(_count_alike(one, other, found, turned.position(found), turned) for found in tables)


@pytest.mark.parametrize("arena", [1, 4])
def test_a_mirrored_arena_is_the_same(data: ModuleType, arena: int) -> None:
    """From positions of a match every decision in a mirrored arena is that of the arena itself, mirrored."""
    setup = Setup(players=PLAYERS, arena=arena, skulls=3)
    one, other = Adrenaline(data, setup), Adrenaline(_mirror_arenas(data), setup)

    assert (
        _count_alike_everywhere(
            one, other, list(_settled_positions(one, arena)), Turned(_in_mirror, _position_in_mirror)
        )
        > 100
    )


def test_colors_mean_nothing(data: ModuleType) -> None:
    """With each color of ammo in the place of another, on spawnpoints too, every decision is the same."""
    setup = Setup(players=PLAYERS, arena=1, skulls=2)
    one, other = Adrenaline(data, setup), Adrenaline(_with_next_colors(data), setup)
    places = dict(zip(COLORS, one.spawns, strict=True))
    other.spawns = tuple(places[next(old for old in COLORS if NEXT[old] == color)] for color in COLORS)

    assert (
        _count_alike_everywhere(
            one, other, list(_settled_positions(one, 7)), Turned(_in_next_color, _position_in_next_colors)
        )
        > 100
    )


def test_figures_mean_nothing(data: ModuleType) -> None:
    """With each character's name, color and figure in the place of another's, every decision is the same."""
    setup = Setup(players=PLAYERS, arena=3, skulls=3)
    one, other = Adrenaline(data, setup), Adrenaline(_with_other_figures(data), setup)
    tables = list(_settled_positions(one, 5, powerups=True))
    turned = Turned(lambda words: OTHERS.get(words, words), _position_with_other_figures)

    assert other.characters == one.characters == FIGURES
    assert _count_alike_everywhere(one, other, tables, turned) > 100


def test_seats_mean_nothing(data: ModuleType) -> None:
    """Before final frenzy, which asks who began the match, everybody moved up one seat plays the same match."""
    game = Adrenaline(data, Setup(players=PLAYERS, arena=2))
    tables = [found for found in _settled_positions(game, 3, powerups=True) if found["skulls"] > PLAYERS]
    turned = Turned(lambda words: words, _position_on_next_seats, _on_the_next_seat)

    assert _count_alike_everywhere(game, game, tables, turned) > 100
