"""Whether two games are the same game: one and the turned one, one and the same listed in another order."""

from __future__ import annotations

from random import Random

from tests.engines.properties.claims import Symmetry, listings

from cardpress_engines.kernel.game_interface import GameInterface
from cardpress_engines.kernel.json_input import Json
from cardpress_engines.kernel.state import TERMINAL, GameState

STEPS = 80
"""How far a game goes on after it was listed in another order."""


def _same(state: GameState, other: GameState, symmetry: Symmetry) -> bool:
    game: GameInterface = state.game
    return (
        (other.current_player(), other.question) == (state.current_player(), state.question)
        and other.legal_actions() == sorted(symmetry.action(state, action) for action in state.legal_actions())
        and game.describe_state(other) == symmetry.position(state, game.describe_state(state))
        and other.returns() == state.returns()
    )


def decisions_alike(game: GameInterface, symmetry: Symmetry, seed: int) -> tuple[int, bool]:
    """How many decisions of a game and of the turned one are the same, and whether all are."""
    state, other, random, count = game.new(), game.new(), Random(seed), 0
    while _same(state, other, symmetry):
        count += 1
        if state.current_player() == TERMINAL:
            return count, True
        action = state.sample(random)
        turned = symmetry.action(state, action)
        state.apply_action(action)
        other.apply_action(turned)
    return count, False


def _listed(game: GameInterface, seed: int) -> tuple[Json, Json]:
    """A position of a random game in two listings: one well into it."""
    random, state, found = Random(seed), game.new(), []
    listed = listings(game.name)
    assert listed is not None
    while state.current_player() != TERMINAL:
        pair = listed(state, random)
        found += [pair] if pair else []
        state.apply_action(state.sample(random))
    return found[random.randrange(len(found) // 4, len(found))]


def _by_words(state: GameState) -> dict[str, int]:
    """Legal actions by what they are called, in the order of their names."""
    game: GameInterface = state.game
    return dict(sorted(zip(game.action_names(state, state.legal_actions()), state.legal_actions(), strict=True)))


def first_unlike(game: GameInterface, seed: int) -> str | None:
    """Where a game goes another way for its components are listed in another order; None when it does not."""
    random = Random(seed)
    one, other = map(game.new, _listed(game, seed))
    for step in range(STEPS):
        ways, others = _by_words(one), _by_words(other)
        if game.describe_state(other) != game.describe_state(one) or other.returns() != one.returns():
            return f"another position after {step} steps"
        if other.current_player() != one.current_player() or list(others) != list(ways):
            return f"another decision after {step} steps"
        if one.current_player() == TERMINAL:
            break
        words = random.choice(list(ways))
        one.apply_action(ways[words])
        other.apply_action(others[words])
    return None
