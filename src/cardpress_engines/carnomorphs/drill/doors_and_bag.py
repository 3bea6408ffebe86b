"""Closing and opening doors, and removing tokens from the bag."""

from __future__ import annotations

from cardpress_engines.carnomorphs.actions import CARD, CORRIDOR
from cardpress_engines.carnomorphs.procedures.rooms import close_door, open_door
from cardpress_engines.carnomorphs.state import BLANK, CarnomorphState
from cardpress_engines.kernel.actions import DONE
from cardpress_engines.kernel.board_map import places_in
from cardpress_engines.kernel.choice_steps import choice_step
from cardpress_engines.kernel.state import NO_ANSWER

SIFTED = 2
"""How many tokens are taken out of the bag, of which one is removed."""


def switchable_doors(state: CarnomorphState, corridors: int) -> list[int]:
    """The corridors whose doors can be switched; closing needs a door token."""
    ways = list(places_in(corridors & ~(1 << state.game.technical)))
    has_tokens = state.closed.bit_count() < state.game.doors
    return [way for way in ways if has_tokens or state.closed >> way & 1]


def toggle_door(state: CarnomorphState, way: int) -> None:
    """Open a closed door or close an open one."""
    if state.closed >> way & 1:
        open_door(state, way)
    else:
        close_door(state, way)


def doors_of_room(state: CarnomorphState, player: int) -> list[int]:
    """The corridors of the character's room whose doors can be switched."""
    return switchable_doors(state, state.game.around[state.pos[player]])


@choice_step("corridor", CORRIDOR, doors_of_room)
def switch_door(state: CarnomorphState, player: int, way: int) -> None:
    """Step: close or open a door in a corridor of the character's room."""
    toggle_door(state, way)


def switch_doors(state: CarnomorphState, answer: int, given: tuple[int, int, int]) -> None:
    """Step: close or open up to a number of doors anywhere on the ship, each at most once."""
    player, left, done = given
    if answer == DONE:
        return
    if answer != NO_ANSWER:
        toggle_door(state, answer - CORRIDOR)
        left, done = left - 1, done | 1 << answer - CORRIDOR
    if left:
        found = [each for each in switchable_doors(state, (1 << state.game.technical) - 1) if not done >> each & 1]
        options = [DONE, *(CORRIDOR + way for way in found)]
        state.ask(player, "corridor", options, switch_doors, (player, left, done))


def sift(state: CarnomorphState, answer: int, player: int) -> None:
    """Step: take two tokens out of the bag at random."""
    if answer != NO_ANSWER:
        state.bag.remove(answer)
        state.held = sorted((*state.held, answer))
    if len(state.held) < SIFTED and state.bag:
        state.chance("bag", state.bag[:], sift, player)
    else:
        state.then(remove_sifted, player)


def remove_sifted(state: CarnomorphState, answer: int, player: int) -> None:
    """Step: move one of the two tokens that is not blank to the supply and return the other to the bag."""
    if answer == NO_ANSWER:
        found = sorted({CARD + each for each in state.held if state.game.cards[each].type != BLANK})
        if found:
            state.ask(player, "put_out", found, remove_sifted, player)
            return
    else:
        state.held.remove(answer - CARD)
        state.supply = sorted((*state.supply, answer - CARD))
    state.bag = sorted((*state.bag, *state.held))
    state.held.clear()
