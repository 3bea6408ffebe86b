"""Every number of a tile that can be played with is pinned: change any by one, and some game goes another way.

The games are of random players who do something rather than nothing. Where a number then goes unnoticed, a match
with another army has to put its tile to use, or the numbers it has to agree with are compared.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields
from functools import cache, partial
from random import Random
from typing import Any

import pytest
from rules_data import neuroshima_hex
from tests.engines.neuroshima_hex.facts import disagreements
from tests.engines.properties.altered import Path, altered, numbers, with_number
from tests.engines.properties.walks import Pick, digest
from tests.sampling import IS_WHOLE, few_of, one_of

from cardpress_engines.kernel.game_interface import GameInterface
from cardpress_engines.kernel.state import GameState
from cardpress_engines.neuroshima_hex.actions import MOVE, THROW
from cardpress_engines.neuroshima_hex.game import load

ARMIES = ("mephisto", "outpost")
MATCHES = (("mephisto", "outpost"), ("outpost", "mephisto"), ("outpost", "outpost"), ("mephisto", "borgo"))
"""Borgo has nets, of which these armies have few; tiles of it that cannot be played are left out."""
NETTED = {
    "board": {
        "c3": "mephisto_hq", "b2": "borgo_net_fighter", "a3": "mephisto_accelerator", "e1": "mephisto_accelerator",
    },
}  # fmt: skip
"""A net on an HQ that is fast enough to be slowed further."""
GAMES = range(40)
NUMBERS = 2
"""Outside soak so many numbers of a tile are changed."""
TILES = sorted({id_ for army in ARMIES for id_, _ in neuroshima_hex.DECKS[army]})
EDGES = ("armor", "nets", "links")


def _match(data: Any, armies: tuple[str, ...]) -> GameInterface:
    return load(data, {"armies": list(armies), "partial": not set(armies) <= set(ARMIES)})


def lively(seed: int) -> Pick:
    """A random pick that prefers moving, using and playing tiles."""
    random = Random(seed)

    def pick(state: GameState) -> int:
        deeds = [action for action in state.options if MOVE <= action < THROW and state.question == "act"]
        return random.choice(deeds) if deeds and random.random() < 0.8 else state.sample(random)

    return pick


def _slowed_position(data: Any) -> Any:
    """A described position with a netted HQ."""
    game = _match(data, ("mephisto", "borgo"))
    return game.describe_state(game.new(NETTED))


@cache
def _slowed_as_it_is() -> Any:
    """That position with the data as it is."""
    return _slowed_position(neuroshima_hex)


@cache
def _was(armies: tuple[str, ...], seed: int) -> str:
    return digest(_match(neuroshima_hex, armies), lively(seed))


def _changes(component: Any) -> Iterator[tuple[Path, int]]:
    """Some numbers of a component one higher or one lower, where its shape allows that; in soak each and both."""
    for path, number in few_of([*numbers(component)], NUMBERS, component.id):
        least = 1 if path[0] == "toughness" or path[-1] in {"below", "strength"} else 0
        is_edge, is_change = path[0] in EDGES or path[-1] == "edge", path[-1] == "by"
        allowed = [
            other
            for other in (number + 1, number - 1)
            if (number < 0 or other >= least) and not (is_edge and other > 5) and not (is_change and not other)
        ]
        yield from ((path, other) for other in one_of(allowed, (component.id, path)))


def _agrees(data: Any, id_: str) -> bool:
    """Whether a tile agrees with the numbers of the rules: an HQ is as tough as it has hit points."""
    tile = data.COMPONENTS[id_]
    return tile.kind != "hq" or tile.toughness == data.RULES.hq.hit_points


def _is_noticed(data: Any, id_: str, games: Iterable[int] = GAMES) -> bool:
    """Whether the changed data is refused, disagrees with itself, or is played otherwise."""
    matches = [armies for armies in MATCHES if data.COMPONENTS[id_].army in armies]
    try:
        if not _agrees(data, id_) or _slowed_position(data) != _slowed_as_it_is():
            return True
        made = cache(partial(_match, data))  # most changes are noticed in the first match
        return any(
            digest(made(armies), lively(seed)) != _was(armies, seed) for seed in games for armies in matches
        )
    except Exception:  # refused when it is made ready, or found impossible in play
        return True


@pytest.mark.parametrize("id_", TILES)
def test_number_of_a_tile_is_pinned(id_: str) -> None:
    """No number of a tile or marker of the two armies, abilities included, can change unnoticed."""
    components = neuroshima_hex.COMPONENTS
    unnoticed = [
        f"{'.'.join(map(str, path))} -> {other}"
        for path, other in _changes(components[id_])
        if not _is_noticed(altered(neuroshima_hex, COMPONENTS=with_number(components, (id_, *path), other)), id_)
    ]
    assert unnoticed == []


@pytest.mark.parametrize("army", ARMIES)
def test_number_of_copies_is_pinned(army: str) -> None:
    """No number of copies of a tile can change unnoticed; markers that need no number have none."""
    rows, unnoticed = neuroshima_hex.DECKS[army], []
    for place, (id_, copies) in enumerate(rows):
        if neuroshima_hex.COMPONENTS[id_].kind in {"marker", "hq"}:
            continue
        for other in one_of((copies + 1, copies - 1), id_):
            changed = (*rows[:place], (id_, other), *rows[place + 1 :])
            if not _is_noticed(altered(neuroshima_hex, DECKS={**neuroshima_hex.DECKS, army: changed}), id_):
                unnoticed.append((id_, other))
    assert unnoticed == []


def test_numbers_of_the_rules_agree() -> None:
    """Numbers of the rules agree with each other, with the armies and the board, and with what is seen in play."""
    assert disagreements(neuroshima_hex) == []


def _found(data: Any) -> bool:
    """Whether changed rules disagree with something, are refused, or are played otherwise."""
    try:
        return bool(disagreements(data)) or any(
            digest(_match(data, armies), lively(seed)) != _was(armies, seed)
            for seed in GAMES
            for armies in MATCHES[:3]
        )
    except Exception:
        return True


@pytest.mark.parametrize("topic", [field.name for field in fields(neuroshima_hex.RULES)])
def test_number_of_the_rules_is_pinned(topic: str) -> None:
    """No number of the rules can change unnoticed, those only print tells included."""
    rules = neuroshima_hex.RULES
    unnoticed = [
        f"{'.'.join(map(str, path))} -> {other}"
        for path, number in numbers(getattr(rules, topic))
        for other in one_of((number + 1, number - 1), path)
        if not _found(altered(neuroshima_hex, RULES=with_number(rules, (topic, *path), other)))
    ]
    assert unnoticed == []


def test_what_changes_nothing_goes_unnoticed() -> None:
    """The comparison has power: data that is another object with the same values is not noticed."""
    components = neuroshima_hex.COMPONENTS
    same = with_number(components, ("mephisto_claw", "toughness"), components["mephisto_claw"].toughness)

    assert same is not components
    games = GAMES if IS_WHOLE else GAMES[:10]
    assert not _is_noticed(altered(neuroshima_hex, COMPONENTS=same), "mephisto_claw", games)
