"""What must not matter to a game: names of its components, and components that are never dealt."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from types import SimpleNamespace
from typing import Any

import pytest
from tests.engines.properties.altered import altered, renamed, with_number
from tests.engines.properties.claims import spare
from tests.engines.properties.walks import Pick, at_random, digest
from tests.engines.properties.ways import Way, all_ways, game_of, rules_data, sample
from tests.sampling import IS_WHOLE

from cardpress_engines.kernel.game_interface import GameInterface
from cardpress_engines.kernel.state import TERMINAL

SEEDS = range(3 if IS_WHOLE else 1)
every_way = pytest.mark.parametrize("way", sample(all_ways()), ids=str)


def _digests(way: Way, data: Any = None) -> list[str]:
    game = way.load(data) if data else game_of(way)
    return [digest(game, at_random(seed)) for seed in SEEDS]


def _in_words(way: Way, data: Any = None) -> list[str]:
    """Games told in ids instead of numbers of actions: what was done, and the table at the end."""
    game = way.load(data) if data else game_of(way)
    return [line for seed in SEEDS for line in _told(game, at_random(seed))]


def _told(game: GameInterface, pick: Pick) -> Iterator[str]:
    state = game.new()
    while state.current_player() != TERMINAL:
        action = pick(state)
        yield from game.action_names(state, [action])
        state.apply_action(action)
    yield repr(game.position(state))


def _games(way: Way, data: Any = None) -> list[str]:
    """Games in numbers; in words where the course of play is data, which numbers designs by their names."""
    return _in_words(way, data) if way.is_described else _digests(way, data)


def _with_design(way: Way, place: int, copies: int) -> SimpleNamespace:
    """The rules data with one more design, like another but for its id, in a deck the way is played with."""
    data = rules_data(way.name)
    name, like = spare(way.name, way.setup, data)
    twin = with_number(data.COMPONENTS[like], ("id",), "never_dealt")  # type: ignore[arg-type]
    rows = data.DECKS[name]
    return altered(
        data,
        COMPONENTS={**data.COMPONENTS, "never_dealt": twin},
        DECKS={**data.DECKS, name: (*rows[:place], ("never_dealt", copies), *rows[place:])},
    )


@every_way
def test_names_of_components_do_not_matter(way: Way) -> None:
    """With other ids, in another alphabetical order, every game is played alike."""
    names = {id_: sha256(id_.encode()).hexdigest()[:8] for id_ in rules_data(way.name).COMPONENTS}
    told = "\n".join(_games(way, renamed(rules_data(way.name), names.__getitem__)))
    for id_, name in names.items():
        told = told.replace(name, id_)

    assert told == "\n".join(_games(way))


@every_way
@pytest.mark.parametrize("place", [0, 20, 9999], ids=["first", "amid", "last"])
def test_design_without_copies_does_not_matter(way: Way, place: int) -> None:
    """A design the deck holds no copy of changes nothing, wherever it stands in the deck's list."""
    assert _in_words(way, _with_design(way, place, 0)) == _in_words(way)


@every_way
def test_component_outside_the_decks_does_not_matter(way: Way) -> None:
    """A component that no deck has changes nothing."""
    data = rules_data(way.name)
    with_stranger = altered(
        data, COMPONENTS={"a_stranger": next(iter(data.COMPONENTS.values())), **data.COMPONENTS}
    )

    assert _games(way, with_stranger) == _games(way)


@every_way
def test_a_component_more_in_the_deck_does_matter(way: Way) -> None:
    """The comparison has power: one real copy of the same design is seen in every game."""
    more = _in_words(way, _with_design(way, 20, 1))

    assert more != _in_words(way)
    assert "never_dealt" in repr(more) or not IS_WHOLE  # in fewer games it may not be dealt
