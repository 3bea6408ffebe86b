"""The start of a match: characters with one personal weapon each are laid out and chosen (ADR-25 to 31)."""

from __future__ import annotations

from cardpress_engines.adrenaline.actions import CARD
from cardpress_engines.adrenaline.ending import refill_steps, turn_steps
from cardpress_engines.adrenaline.payment import pay
from cardpress_engines.adrenaline.state import AdrenalineState
from cardpress_engines.kernel.actions import DONE, YES
from cardpress_engines.kernel.choice_steps import choice_step
from cardpress_engines.kernel.state import NO_ANSWER, frame


def start(state: AdrenalineState, answer: int, given: None) -> None:
    """Step: offer one character more than there are players, if there are enough, then begin the first turn."""
    game = state.game
    shown = min(game.num_players + game.rules.components.shown, len(game.characters))
    state.follow(frame(lay_out, shown), frame(choose_character, 0), *refill_steps(state), *turn_steps())


def lay_out(state: AdrenalineState, answer: int, left: int) -> None:
    """Step: reveal a number of characters, each with one of its weapons, all at random."""
    owner = state.game.owner
    if answer != NO_ANSWER:
        state.box.remove(answer)
        state.shown.append(answer)
        state.report("shown", -1, CARD + answer)
        left -= 1
    if left:
        there = {owner[weapon] for weapon in state.shown}
        state.chance("character", [each for each in state.box if owner[each] not in there], lay_out, left)


def shown_weapons(state: AdrenalineState, player: int) -> list[int]:
    """The weapons of the characters that nobody has chosen yet."""
    return state.shown


@choice_step("character", CARD, shown_weapons)
def choose_character(state: AdrenalineState, player: int, weapon: int) -> None:
    """Step: in turn order, choose a character with its weapon; the rest return to the box."""
    state.shown.remove(weapon)
    state.characters[player] = state.game.owner[weapon]
    state.weapons[player].append(weapon)
    state.report("character", player, CARD + weapon)
    if player + 1 < state.game.num_players:
        state.then(choose_character, player + 1)
        return
    state.box = sorted((*state.box, *state.shown))
    state.shown.clear()
    state.follow(*(frame(load_weapon, each) for each in range(state.game.num_players)))


def load_weapon(state: AdrenalineState, answer: int, player: int) -> None:
    """Step: pay for loading the weapon if possible, or leave it unloaded."""
    weapon = state.weapons[player][0]
    cost = state.game.cost[weapon]
    if answer == NO_ANSWER:
        if state.can_pay(player, cost):
            state.ask(player, "load", (DONE, YES), load_weapon, player)
    elif answer == YES:
        state.loaded.add(weapon)
        state.report("reload", player, CARD + weapon)
        state.then(pay, (player, cost))
