"""Figures of carnomorphs: appearing, moving, leaving, fleeing, dying, and their tokens in the bag."""

from __future__ import annotations

from typing import Final

from cardpress_engines.carnomorphs.actions import CARD, FIGURE, ROOM
from cardpress_engines.carnomorphs.component_table import NOTHING
from cardpress_engines.carnomorphs.markers import MarkerKind
from cardpress_engines.carnomorphs.procedures.cards import attack_card, event_card
from cardpress_engines.carnomorphs.state import GONE, OUT, CarnomorphState
from cardpress_engines.kernel.board_map import NOWHERE
from cardpress_engines.kernel.interpreter import NOBODY
from cardpress_engines.kernel.state import NO_ANSWER, frame
from cardpress_engines.kernel.triggers import Listener

SMALLEST: Final = 0
"""The level of metagorgers."""


def trigger_adaptations(state: CarnomorphState, event: str, you: int, *subjects: int) -> None:
    """Trigger the face-up adaptations that wait for an event."""
    listeners = [Listener(you, each, each) for each in state.adaptations if each >= 0]
    state.follow(*state.game.triggers.triggered_steps(state, event, listeners, you, *subjects))


# ---- appearing


def appear(state: CarnomorphState, answer: int, given: tuple[int, int]) -> None:
    """Step: put a figure in a room, if one is left (CARN-03); after the first, keep an objective (CARN-26)."""
    level, room = given
    figure = state.free_figure(level)
    if figure == NOTHING:
        return
    state.at[figure], state.injuries[figure] = room, 0
    state.report("appear", -1, FIGURE + figure, 0, room)
    if not state.met:
        state.met = True
        state.follow(*(frame(keep_objective, player) for player in state.turn_order()))
    reveal_adaptation_of(state, level)


def reveal_adaptation_of(state: CarnomorphState, level: int) -> None:
    """Turn up the adaptation of a type when its first figure appears (CARN-100, 101)."""
    if level > SMALLEST and state.adaptations[level - 1] == NOTHING:
        state.then(reveal_adaptation, level - 1)


def reveal_adaptation(state: CarnomorphState, answer: int, slot: int) -> None:
    """Step: draw the adaptation of a slot."""
    if answer == NO_ANSWER:
        state.chance("adaptation", state.adaptation_deck[:], reveal_adaptation, slot)
        return
    state.adaptation_deck.remove(answer)
    state.adaptations[slot] = answer
    state.report("reveal", -1, CARD + answer)


def discard_adaptation(state: CarnomorphState, slot: int) -> None:
    """Remove a revealed adaptation from the game (CARN-102, 104)."""
    state.lost_adaptations.append(state.adaptations[slot])
    state.report("lose_adaptation", -1, CARD + state.adaptations[slot])
    state.adaptations[slot] = GONE


def keep_objective(state: CarnomorphState, answer: int, player: int) -> None:
    """Step: keep one of two objectives and discard the other (CARN-26)."""
    if answer == NO_ANSWER:
        both = {CARD + each for each in (*state.corporate[player], *state.personal[player])}
        if len(both) > 1:
            state.offer(player, "keep_objective", sorted(both), keep_objective, player)
        return
    kept = answer - CARD
    for held, dropped in (
        (state.corporate[player], state.corporate_dropped[player]),
        (state.personal[player], state.personal_dropped[player]),
    ):
        if kept not in held:
            dropped.extend(held)
            held.clear()


# ---- tokens


def add_token(state: CarnomorphState, answer: int, kinds: tuple[str, ...]) -> None:
    """Step: put a token of the first type that has any in the supply into the bag (CARN-65 to 67).

    Chance chooses among tokens of the type with different numbers.
    """
    if answer != NO_ANSWER:
        _into_bag(state, answer)
        return
    for kind in kinds:
        there = [each for each in state.supply if state.game.cards[each].type == kind]
        if len(set(there)) == 1:
            _into_bag(state, there[0])
        elif there:
            state.chance("token", there, add_token, kinds)
        if there:
            return


def _into_bag(state: CarnomorphState, token: int) -> None:
    state.supply.remove(token)
    state.bag = sorted((*state.bag, token))
    state.report("bag", -1, CARD + token)


def tokens_for(state: CarnomorphState, level: int) -> tuple[str, ...]:
    """The token types of a figure's level in the order in which they are added: red before blue."""
    name = state.game.levels[level]
    others = tuple(each for each in state.game.token_types if each.endswith(f"_{name}"))
    return (name, *others)


# ---- leaving


def remove_figure(state: CarnomorphState, figure: int) -> None:
    """Remove a figure from the board with its injuries."""
    state.at[figure], state.injuries[figure] = NOWHERE, 0


def leaves_board(state: CarnomorphState, answer: int, figure: int) -> None:
    """Step: a figure leaves the board, and a token of its type goes into the bag (CARN-69)."""
    if state.at[figure] < 0:
        return
    state.report("leave", -1, FIGURE + figure, 0, state.at[figure])
    remove_figure(state, figure)
    state.then(add_token, tokens_for(state, state.game.level_of[figure]))


# ---- moving


def move_along(state: CarnomorphState, answer: int, given: tuple[int, int]) -> None:
    """Step: a figure moves along the corridor of a number; only the butcher does not fit into a technical one."""
    figure, number = given
    room = state.at[figure]
    if room < 0:
        return
    way = state.game.numbered[room][number]
    if way != state.game.technical:
        walk(state, figure, way)
    elif state.game.level_of[figure] < len(state.game.levels) - 1:
        leaves_board(state, NO_ANSWER, figure)


def walk(state: CarnomorphState, figure: int, way: int) -> None:
    """Move a figure through a corridor; a closed door stops it and is destroyed (DRILL-17)."""
    room = state.at[figure]
    if state.closed >> way & 1:
        state.closed &= ~(1 << way)
        state.report("break_door", -1, FIGURE + figure, way)
        trigger_adaptations(state, "door_broken", NOBODY, figure, way)
        return
    state.at[figure] = state.game.places.beyond[room][way]
    state.report("creep", -1, FIGURE + figure, 0, state.at[figure])


def flees(state: CarnomorphState, answer: int, figure: int) -> None:
    """Step: a figure flees along the corridor of an event card, which is discarded (CARN-98)."""
    if state.at[figure] < 0:
        return
    card = event_card(state, answer, flees, figure)
    if card is None:
        return
    state.event_discards.append(card)
    state.report("flee", -1, FIGURE + figure, 0, card)
    move_along(state, NO_ANSWER, (figure, state.game.cards[card].corridor))


# ---- injuries and death


def injure(state: CarnomorphState, answer: int, given: tuple[int, int]) -> None:
    """Step: a figure takes injuries, then one attack card decides whether it dies (CARN-87 to 90)."""
    figure, amount = given
    if state.at[figure] < 0:
        return
    if answer == NO_ANSWER:
        state.injuries[figure] += amount
        state.report("injure", -1, FIGURE + figure, amount)
    card = attack_card(state, answer, injure, (figure, amount))
    if card is None:
        return
    needed = toughness(state, figure, card)
    if not needed:
        state.then(flees, figure)
    elif needed <= state.injuries[figure]:
        state.then(kill_figure, figure)


def toughness(state: CarnomorphState, figure: int, card: int) -> int:
    """How many injuries kill a figure, by an attack card; 0 if it flees."""
    if state.game.level_of[figure] == SMALLEST:
        return int(state.game.cards[card].upper_toughness)
    lower = int(state.game.cards[card].lower_toughness)
    return lower and lower + adaptation_bonus(state, "lower_toughness", card)


def adaptation_bonus(state: CarnomorphState, stat: str, card: int) -> int:
    """How much face-up adaptations add to a number of a card or token."""
    bearers = [Listener(NOBODY, each, each) for each in state.adaptations if each >= 0]
    return sum(by for subject, by in state.game.modifiers.changes(state, stat, bearers) if subject == card)


def kill_figure(state: CarnomorphState, answer: int, figure: int) -> None:
    """Step: a figure dies and leaves the remains of its type (CARN-91 to 97); the butcher never returns."""
    game, room, level = state.game, state.at[figure], state.game.level_of[figure]
    deaths, name = game.rules.deaths, game.levels[level]
    remove_figure(state, figure)
    if level == len(game.levels) - 1:
        state.at[figure] = OUT
    state.report("slay", -1, FIGURE + figure, 0, room)
    for _ in range(deaths.carcasses[name]):
        place_object(state, game.things.index(MarkerKind.CARCASS), room)
    state.follow(*(frame(appear, (SMALLEST + 1, room)) for _ in range(deaths.shamblers[name])))


def place_object(state: CarnomorphState, thing: int, room: int) -> bool:
    """Put a heavy object in a room, if one is left; returns whether there was."""
    if not state.left_things[thing]:
        return False
    state.left_things[thing] -= 1
    state.things[room] = sorted((*state.things[room], thing))
    state.report("lay", -1, ROOM + room, thing)
    return True
