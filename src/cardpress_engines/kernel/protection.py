"""Replacement and prevention effects: applied one by one after damage is dealt and before it is taken.

A protection redirects what was dealt or prevents it. They are applied one at a time, and looked for again after
each, as long as there is one; then everything is taken at once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, NamedTuple, Never, Protocol, TypeAlias, TypeVar

from cardpress_engines.kernel.state import NO_ANSWER, GameState, Playable, frame
from cardpress_engines.kernel.zones import ROW, Zone

ZONES: Final = (Zone("strikes", ROW),)
"""What a state whose players are protected has besides its own zones: what was dealt and is not taken yet."""
Guard: TypeAlias = tuple[int, ...]
"""A protection that can be made: a component for every question, and perhaps more that tells it apart."""
S_contra = TypeVar("S_contra", contravariant=True)


class Protection(NamedTuple, Generic[S_contra]):
    """How one game protects what is dealt something."""

    questions: tuple[str, ...]
    """What is asked when there is a choice, one after the other."""
    available: Callable[[S_contra], tuple[int, tuple[Guard, ...]]]
    """The protections that can be made now, of which one must be, and the player who says which."""
    action_of: Callable[[S_contra, int], int]
    """The action that names a component."""
    make: Callable[[S_contra, Guard], None]
    """Change what was dealt."""
    take: Callable[[S_contra], None]
    """Let all that was dealt be taken."""


class Protected(Playable, Protocol):
    """A game in which somebody can be protected."""

    @property
    def protection(self) -> Protection[Never]:
        """How, given a state of this game."""


def deliver(state: GameState[Protected]) -> None:
    """Let everybody step in who can, and then all that was dealt be taken."""
    state.follow(frame(protect, None), frame(suffer, None))


def protect(state: GameState[Protected], answer: int, given: None) -> None:
    """Step: a protection is made if there is one."""
    player, found = state.game.protection.available(state)  # type: ignore[arg-type]  # a state of this very game
    if found:
        state.then(choose, (player, found, 0))


def choose(state: GameState[Protected], answer: int, given: tuple[int, tuple[Guard, ...], int]) -> None:
    """Step: which one, question by question; the number says which question it is."""
    player, found, part = given
    rules = state.game.protection
    if answer != NO_ANSWER:
        found = tuple(each for each in found if rules.action_of(state, each[part]) == answer)  # type: ignore[arg-type]
        part += 1
    if part == len(rules.questions):
        rules.make(state, found[0])  # type: ignore[arg-type]
        state.then(protect, None)
        return
    options = sorted({rules.action_of(state, each[part]) for each in found})  # type: ignore[arg-type]
    state.ask(player, rules.questions[part], options, choose, (player, found, part))


def suffer(state: GameState[Protected], answer: int, given: None) -> None:
    """Step: what was dealt is taken."""
    state.game.protection.take(state)  # type: ignore[arg-type]
