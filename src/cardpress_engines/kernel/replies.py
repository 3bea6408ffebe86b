"""Replies: every player may answer what was played before it is carried out, the last one first.

The stack of steps of a state gives the order: a reply, with all replies to it, is done before the next player is
asked. Every player who holds a card is asked, even where passing is the only answer: otherwise the question itself
would reveal who can reply.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final, TypeVar

from cardpress_engines.kernel.actions import DONE
from cardpress_engines.kernel.state import NO_ANSWER, Frame, G_co, GameState, Playable, frame
from cardpress_engines.kernel.zones import ROW, Zone

ZONES: Final = (Zone("pending", ROW),)
"""What a state that is Replying has besides its own zones."""


class Replying(GameState[G_co]):
    """A state in which players reply to each other."""

    __slots__ = ()
    pending: list[tuple[int, int]]
    """What was played and is not carried out yet, the last on top: the player and the action."""

    @abstractmethod
    def can_hold_replies(self, player: int) -> bool:
        """Whether a player could hold a reply for all that everybody sees; who could not is not asked."""

    @abstractmethod
    def replies(self, player: int) -> Sequence[int]:
        """With which actions a player can reply now, ascending."""

    @abstractmethod
    def pay_for(self, player: int, action: int) -> None:
        """Take what is played out of a hand, and its price."""

    def announcement_steps(self, player: int, action: int) -> Sequence[Frame]:
        """Steps in which a player says more about what was just played, such as its target, before any reply."""
        return ()

    @abstractmethod
    def carry_out(self, player: int, action: int) -> None:
        """Do what was played, if that still makes sense, and put it away."""


R = TypeVar("R", bound=Replying[Playable])


def play(state: R, player: int, action: int, others: Sequence[int]) -> None:
    """Play something to which others can reply, in this order, before it is carried out."""
    state.pay_for(player, action)
    state.pending.append((player, action))
    state.follow(*state.announcement_steps(player, action), frame(window, tuple(others)), frame(resolve, None))


def window(state: R, answer: int, asked: tuple[int, ...]) -> None:
    """Step: each of these players may reply, one after the other, as often as they can."""
    if answer == DONE:
        asked = asked[1:]
    elif answer != NO_ANSWER:
        player = asked[0]
        others = [each for each in state.game.seats.order[player] if each != player]
        play(state, player, answer, others)
        state.then(window, asked)
        return
    asked = tuple(player for player in asked if state.can_hold_replies(player))
    if asked:
        state.offer(asked[0], "reply", [DONE, *state.replies(asked[0])], window, asked)


def resolve(state: R, answer: int, given: None) -> None:
    """Step: what was played last is carried out."""
    state.carry_out(*state.pending.pop())
