"""What some games claim: they are the same when they are turned, or listed in another order."""

from __future__ import annotations

from random import Random

import pytest
from tests.engines.properties.claims import Symmetry, listings, symmetries
from tests.engines.properties.ways import Way, all_ways, game_of

from cardpress_engines.kernel.problems import Json
from cardpress_engines.kernel.state import TERMINAL, State
from cardpress_engines.kernel.table import Game

SEEDS = range(8)
STEPS = 80
"""How far a game goes on after it was listed in another order."""
TURNED = [(way, symmetry) for way in all_ways() for symmetry in symmetries(way.name)]
LISTED = [way for way in all_ways() if listings(way.name)]
every_turn = pytest.mark.parametrize(
    ("way", "symmetry"), TURNED, ids=lambda each: getattr(each, "name", str(each))
)


def _same(state: State, other: State, symmetry: Symmetry) -> bool:
    game: Game = state.game
    return (
        (other.current(), other.question) == (state.current(), state.question)
        and other.legal() == sorted(symmetry.action(state, action) for action in state.legal())
        and game.position(other) == symmetry.position(state, game.position(state))
        and other.returns() == state.returns()
    )


def _decisions_alike(game: Game, symmetry: Symmetry, seed: int) -> tuple[int, bool]:
    """How many decisions of a game and of the turned one are the same, and whether all are."""
    state, other, random, count = game.new(), game.new(), Random(seed), 0
    while _same(state, other, symmetry):
        count += 1
        if state.current() == TERMINAL:
            return count, True
        action = state.sample(random)
        turned = symmetry.action(state, action)
        state.apply(action)
        other.apply(turned)
    return count, False


@every_turn
def test_turned_game_is_the_same_game(way: Way, symmetry: Symmetry) -> None:
    """Under a symmetry each decision, position and result of a game is that of the other, turned."""
    game = game_of(way)
    compared = [_decisions_alike(game, symmetry, seed) for seed in SEEDS]

    assert all(same for _, same in compared), compared
    assert min(count for count, _ in compared) > 20


@every_turn
def test_half_a_turn_is_found(way: Way, symmetry: Symmetry) -> None:
    """The comparison has power: with actions turned but not the position, or the reverse, games differ."""
    game = game_of(way)
    for half in (
        symmetry._replace(action=lambda state, action: action),
        symmetry._replace(position=lambda state, position: position),
    ):
        assert not any(_decisions_alike(game, half, seed)[1] for seed in SEEDS)


def _listed(game: Game, seed: int) -> tuple[Json, Json]:
    """A position of a random game in two listings: one well into it."""
    random, state, found = Random(seed), game.new(), []
    listed = listings(game.name)
    assert listed is not None
    while state.current() != TERMINAL:
        pair = listed(state, random)
        found += [pair] if pair else []
        state.apply(state.sample(random))
    return found[random.randrange(len(found) // 4, len(found))]


def _by_words(state: State) -> dict[str, int]:
    """Legal actions by what they are called, in the order of their names."""
    game: Game = state.game
    return dict(sorted(zip(game.words(state, state.legal()), state.legal(), strict=True)))


@pytest.mark.parametrize("way", LISTED, ids=str)
@pytest.mark.parametrize("seed", range(12))
def test_order_of_listing_means_nothing(way: Way, seed: int) -> None:
    """A position with its components listed in another order is played on alike, to the last wound."""
    game, random = game_of(way), Random(seed)
    one, other = map(game.new, _listed(game, seed))
    for _ in range(STEPS):
        assert game.position(other) == game.position(one)
        assert (other.current(), other.returns()) == (one.current(), one.returns())
        if one.current() == TERMINAL:
            break
        ways, others = _by_words(one), _by_words(other)
        assert list(others) == list(ways)
        words = random.choice(list(ways))
        one.apply(ways[words])
        other.apply(others[words])
