"""Dice: rolling them one at a time as chance actions, and rolling off for turn order."""

from __future__ import annotations

from typing import Final, TypeAlias, TypeVar

from cardpress_engines.kernel.state import NO_ANSWER, G_co, GameState, Playable
from cardpress_engines.kernel.zones import VALUE, Zone

SIDES: Final = 6
FACES: Final = tuple(range(1, SIDES + 1))
"""What a die can show; chance is asked for one of them."""
ZONES: Final = (Zone("rolled", VALUE), Zone("ranked", VALUE))
"""What a state that is Rolling has besides its own zones."""


class Rolling(GameState[G_co]):
    """A state in which dice are rolled."""

    __slots__ = ()
    rolled: tuple[int, ...]
    """What the last dice show, in the order in which they were thrown."""
    ranked: tuple[int, ...]
    """The players who rolled last for an order, the highest first."""


R = TypeVar("R", bound=Rolling[Playable])


def roll(state: R, answer: int, left: int) -> None:
    """Step: so many dice are thrown; what they show is `rolled` for the step after this."""
    if answer == NO_ANSWER:
        state.rolled = ()
    else:
        state.rolled = (*state.rolled, answer)
        left -= 1
    if left:
        state.chance("die", FACES, roll, left)


Groups: TypeAlias = tuple[tuple[int, ...], ...]
"""Players in their order; those of one group have rolled the same."""


def roll_off(state: R, answer: int, given: tuple[int, Groups, tuple[int, ...]]) -> None:
    """Step: players roll, the highest first, until so many places are decided; ties roll again among themselves.

    Started by `roll_off_start`. The players are `ranked` for the step after this.
    """
    places, groups, thrown = given
    if answer != NO_ANSWER:
        thrown = (*thrown, answer)
    tied = next((group for group in _ties(groups, places)), None)
    if tied is not None and len(thrown) == len(tied):
        where = groups.index(tied)
        groups = (*groups[:where], *_split(tied, thrown), *groups[where + 1 :])
        thrown = ()
        tied = next((group for group in _ties(groups, places)), None)
    if tied is None:
        state.ranked = tuple(player for group in groups for player in group)
        return
    state.chance("roll_off", FACES, roll_off, (places, groups, thrown))


def roll_off_start(players: tuple[int, ...], places: int = 0) -> tuple[int, Groups, tuple[int, ...]]:
    """What `roll_off` is given at its beginning: who rolls, and how many places matter, all without a number."""
    return (places or len(players), (players,), ())


def _ties(groups: Groups, places: int) -> list[tuple[int, ...]]:
    """Groups of several players who roll for one of the places."""
    found, before = [], 0
    for group in groups:
        if len(group) > 1 and before < places:
            found.append(group)
        before += len(group)
    return found


def _split(group: tuple[int, ...], thrown: tuple[int, ...]) -> Groups:
    """A group by what its players have thrown, the highest first."""
    shown = dict(zip(group, thrown, strict=True))
    return tuple(
        tuple(player for player in group if shown[player] == number)
        for number in sorted(set(thrown), reverse=True)
    )
