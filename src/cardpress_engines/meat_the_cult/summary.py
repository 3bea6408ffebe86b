"""Summary: the winner of the round rolls for damage, then the field is cleared (MEAT-81 to 94)."""

from __future__ import annotations

from typing import Final

from cardpress_engines.kernel.dice import roll
from cardpress_engines.kernel.state import Frame, frame
from cardpress_engines.meat_the_cult.activation import activation
from cardpress_engines.meat_the_cult.battle import battle
from cardpress_engines.meat_the_cult.opening import opening
from cardpress_engines.meat_the_cult.state import MeatState
from cardpress_engines.meat_the_cult.tactics import tactics

LIMIT: Final = 100
"""Rounds after which a game is a draw. This is not in the rules, under which rounds may be drawn for ever."""


def standing_of(state: MeatState, side: int) -> tuple[int, int]:
    """The number of creatures of a side, and the sum of their defense (MEAT-81, 82)."""
    members = state.game.seats.sides[side]
    pieces = [state.field[slot] for player in members for slot in state.creatures(state.slots_of(player))]
    return len(pieces), sum(state.defense_of(piece) for piece in pieces)


def summary(state: MeatState, answer: int, given: None) -> None:
    """Step: the side with more creatures, or as many with more defense, wins and rolls a die for each of them."""
    state.phase = "summary"
    one, other = (standing_of(state, side) for side in range(2))
    if one == other:
        state.report("drawn", -1)
    else:
        side = int(other > one)
        dice = max(one, other)[0]
        state.report("won", state.game.seats.sides[side][0], amount=dice)
        state.fire("round_won", state.game.seats.sides[side][0])
        state.follow(frame(roll, dice), frame(wound, 1 - side))
    state.then(clear, None)


def wound(state: MeatState, answer: int, side: int) -> None:
    """Step: reduce the vitality of a side by the pips rolled (MEAT-86, 88)."""
    pips, state.rolled = sum(state.rolled), ()
    state.change_vitality(side, -pips)


def clear(state: MeatState, answer: int, given: None) -> None:
    """Step: clear the field and start the next round (MEAT-90 to 93)."""
    state.clear_field()
    state.spent_turn = ()
    if state.rounds >= LIMIT:
        state.finish()
    else:
        state.follow(*round_from("opening"))


PHASES: Final = {
    "opening": opening,
    "tactics": tactics,
    "activation": activation,
    "battle": battle,
    "summary": summary,
}


def round_from(phase: str) -> list[Frame]:
    """The steps of a round from a phase on."""
    names = list(PHASES)
    return [frame(PHASES[name], None) for name in names[names.index(phase) :]]
