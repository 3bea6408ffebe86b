"""Noise rolls and encounters (CARN-107 to 109, 85, 86)."""

from __future__ import annotations

from cardpress_engines.carnomorphs.actions import CARD
from cardpress_engines.carnomorphs.component_table import NOTHING
from cardpress_engines.carnomorphs.markers import MarkerKind
from cardpress_engines.carnomorphs.procedures.attacks import attack
from cardpress_engines.carnomorphs.procedures.figures import (
    adaptation_bonus,
    add_token,
    appear,
    tokens_for,
    trigger_adaptations,
    walk,
)
from cardpress_engines.carnomorphs.procedures.rooms import add_noise
from cardpress_engines.carnomorphs.state import ABOARD, BLANK, CarnomorphState
from cardpress_engines.kernel.board_map import places_in
from cardpress_engines.kernel.interpreter import first_step_about
from cardpress_engines.kernel.state import NO_ANSWER, frame

# ---- noise


def rolls_noise(state: CarnomorphState, answer: int, player: int) -> None:
    """Step: a character who is not in combat rolls for noise."""
    if state.fate[player] != ABOARD or state.in_combat(player):
        return
    die = state.game.noise_die
    if answer == NO_ANSWER:
        state.chance("noise_roll", die.faces, rolls_noise, player)
        return
    state.report("roll_noise", player, -1, answer)
    entry = die.rows[answer - 1]
    state.follow(first_step_about(entry, player, NOTHING, (state.pos[player],)))


def place_noise(state: CarnomorphState, player: int, number: int) -> None:
    """Put noise in the corridor of a number; if it has a marker already, an encounter follows."""
    way = state.game.numbered[state.pos[player]][number]
    if state.noises >> way & 1:
        state.then(encounter, player)
    else:
        add_noise(state, 1 << way)


def resolve_silence(state: CarnomorphState, answer: int, player: int) -> None:
    """Step: silence, which counts as danger for a character with slime."""
    if state.slimed >> player & 1:
        resolve_danger(state, NO_ANSWER, player)
    else:
        trigger_adaptations(state, MarkerKind.SILENCE, player, state.pos[player])


def resolve_danger(state: CarnomorphState, answer: int, player: int) -> None:
    """Step: adjacent carnomorphs not in combat come in; if there are none, all free corridors get noise."""
    room, places = state.pos[player], state.game.places
    near = places.open_to(room, state.closed)
    coming = [
        each for each, at in enumerate(state.at) if at >= 0 and near >> at & 1 and not state.is_fighting(each)
    ]
    for figure in coming:
        walk(state, figure, places.way(state.at[figure], room))
    if not coming:
        add_noise(state, state.game.around[room])


# ---- encounters


def encounter(state: CarnomorphState, answer: int, player: int) -> None:
    """Step: remove the noise around the room, draw a token, and place the figure it shows."""
    if state.fate[player] != ABOARD:
        return
    room, game = state.pos[player], state.game
    if answer == NO_ANSWER:
        state.noises &= ~game.around[room]
        state.report("encounter", player)
        if state.bag:
            state.chance("bag", state.bag[:], encounter, player)
        return
    state.bag.remove(answer)
    state.report("token", player, CARD + answer)
    if game.cards[answer].type == BLANK:
        resolve_blank(state, answer, room)
        return
    level = game.level_of_token(answer)
    if state.free_figure(level) == NOTHING:
        state.bag = sorted((*state.bag, answer))
        return
    state.supply = sorted((*state.supply, answer))
    state.follow(
        frame(appear, (level, room)), frame(attack_by_surprise, (state.free_figure(level), player, answer))
    )


def resolve_blank(state: CarnomorphState, token: int, room: int) -> None:
    """A blank token: noise in all corridors. It returns; if it was the last one, a metagorger token joins it."""
    add_noise(state, state.game.around[room])
    if not state.bag:
        state.then(add_token, tokens_for(state, 0))
    state.bag = sorted((*state.bag, token))


def attack_by_surprise(state: CarnomorphState, answer: int, given: tuple[int, int, int]) -> None:
    """Step: attack at once a character with fewer cards in hand than the token's number (CARN-85, 86)."""
    figure, player, token = given
    number = state.game.cards[token].token_number + adaptation_bonus(state, "token_number", token)
    if len(state.hands[player]) < number:
        state.report("surprise", player, CARD + token)
        state.then(attack, (figure, player))


def lowest_free(state: CarnomorphState, room: int) -> list[int]:
    """A room's corridors without noise, by their lowest number there."""
    numbers = state.game.numbered[room]
    free = [way for way in places_in(state.game.around[room]) if not state.noises >> way & 1]
    return sorted(free, key=numbers.index)
