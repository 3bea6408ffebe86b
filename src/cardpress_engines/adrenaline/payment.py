"""Paying prices with cubes or with powerups of the same color, and drawing powerups."""

from __future__ import annotations

from typing import Final

from cardpress_engines.adrenaline.actions import CARD, CUBE
from cardpress_engines.adrenaline.state import AdrenalineState
from cardpress_engines.kernel.choice_steps import repeated_choice_step
from cardpress_engines.kernel.draw_piles import DrawPile, draw_top
from cardpress_engines.kernel.state import NO_ANSWER

POWERUPS: Final = DrawPile("powerup_deck", "powerup_discards", "powerup")


def pay(state: AdrenalineState, answer: int, given: tuple[int, tuple[int, ...]]) -> None:
    """Step: pay a price cube by cube, color by color; a powerup of the color can replace a cube."""
    player, left = given
    if answer != NO_ANSWER:
        left = _price_after(state, player, answer, left)
    color = next((each for each, cubes in enumerate(left) if cubes), None)
    if color is None:
        return
    hand = {CARD + card for card in state.powerups[player] if state.game.color[card] == color}
    cube = [CUBE + color] if state.cubes[player][color] else []
    state.ask(player, "pay", [*cube, *sorted(hand)], pay, (player, left))


def _price_after(state: AdrenalineState, player: int, answer: int, left: tuple[int, ...]) -> tuple[int, ...]:
    color = pay_with(state, player, answer)
    return tuple(cubes - (each == color) for each, cubes in enumerate(left))


def pay_with(state: AdrenalineState, player: int, answer: int) -> int:
    """Pay with the cube or powerup an action names; returns its color."""
    if answer >= CARD:
        state.discard_powerup(player, answer - CARD)
        state.report("pay_card", player, answer)
        return state.game.color[answer - CARD]
    state.cubes[player][answer - CUBE] -= 1
    state.report("pay", player, -1, 1, answer - CUBE)
    return answer - CUBE


def powerups_of(state: AdrenalineState, player: int) -> list[int]:
    """The powerups a player holds."""
    return state.powerups[player]


@repeated_choice_step("discard", CARD, powerups_of)
def discard_cards(state: AdrenalineState, player: int, card: int) -> None:
    """Step: discard a number of powerups; cubes cannot replace them."""
    pay_with(state, player, CARD + card)


def payment_options(state: AdrenalineState, player: int) -> list[int]:
    """Everything that can pay for a cube of any color, as actions."""
    cubes = [CUBE + color for color, there in enumerate(state.cubes[player]) if there]
    return [*cubes, *sorted({CARD + card for card in state.powerups[player]})]


def draw(state: AdrenalineState, answer: int, given: tuple[int, int, bool]) -> None:
    """Step: draw a number of powerups, up to the hand limit unless it is lifted."""
    player, left, is_lifted = given
    if answer == NO_ANSWER and not _may_draw(state, player, left, is_lifted=is_lifted):
        return
    card = draw_top(state, POWERUPS, answer, draw, given)
    if card is None:
        return
    hand = state.powerups[player]
    hand.append(card)
    hand.sort()
    state.report("draw", player, CARD + card)
    if _may_draw(state, player, left - 1, is_lifted=is_lifted):
        state.then(draw, (player, left - 1, is_lifted))


def _may_draw(state: AdrenalineState, player: int, left: int, *, is_lifted: bool) -> bool:
    return left > 0 and (is_lifted or len(state.powerups[player]) < state.game.rules.limits.powerups)
