"""Harm to characters: wounds, slime, mutation cards and markers, death."""

from __future__ import annotations

from cardpress_engines.carnomorphs.actions import CARD
from cardpress_engines.carnomorphs.component_table import NOTHING
from cardpress_engines.carnomorphs.markers import Affliction, MarkerKind
from cardpress_engines.carnomorphs.procedures.cards import contaminate
from cardpress_engines.carnomorphs.procedures.figures import SMALLEST, appear, place_object
from cardpress_engines.carnomorphs.state import ABOARD, DEAD, CarnomorphState
from cardpress_engines.kernel.board_map import NOWHERE
from cardpress_engines.kernel.choice_steps import choice_step
from cardpress_engines.kernel.state import NO_ANSWER, frame


def suffer(state: CarnomorphState, answer: int, given: tuple[int, str, int]) -> None:
    """Step: a character takes a number of wounds, cards or markers."""
    player, what, amount = given
    if state.fate[player] != ABOARD:
        return
    match what:
        case Affliction.LIGHT_WOUND | Affliction.SERIOUS_WOUND:
            for _ in range(amount):
                wound(state, player, is_serious=what == Affliction.SERIOUS_WOUND)
        case Affliction.CONTAMINATION:
            contaminate(state, NO_ANSWER, (player, amount))
        case Affliction.MUTATION:
            state.follow(*(frame(mutates, player) for _ in range(amount)))
        case Affliction.SLIME:
            state.slimed |= 1 << player
            state.report("slimed", player)


# ---- wounds


def wound(state: CarnomorphState, player: int, *, is_serious: bool) -> None:
    """Inflict a wound: with three serious ones it kills; the third light one becomes a serious one (DRILL-23)."""
    wounds = state.game.rules.wounds
    if state.fate[player] != ABOARD:
        return
    if state.serious[player] >= wounds.serious_limit:
        die(state, player)
        return
    state.report("wound", player, -1, int(is_serious))
    if is_serious:
        state.serious[player] += 1
        return
    state.light[player] += 1
    if state.light[player] > wounds.light_limit:
        state.light[player] = 0
        state.serious[player] += 1


def dies(state: CarnomorphState, answer: int, player: int) -> None:
    """Step: a character dies."""
    die(state, player)


def die(state: CarnomorphState, player: int) -> None:
    """Kill a character: a corpse and the carried object stay in the room, all pods unlock (DRILL-24)."""
    if state.fate[player] != ABOARD:
        return
    room = state.pos[player]
    state.report("die", player, -1, 0, room)
    leave_drill(state, player, DEAD)
    place_object(state, state.game.things.index(MarkerKind.CORPSE), room)
    if state.carried[player] != NOTHING:
        state.things[room] = sorted((*state.things[room], state.carried[player]))
        state.carried[player] = NOTHING
    state.locked = 0


def leave_drill(state: CarnomorphState, player: int, fate: int) -> None:
    """End a character's part in the drill, with a fate."""
    state.fate[player], state.pos[player] = fate, NOWHERE
    state.slimed &= ~(1 << player)
    state.passed |= 1 << player


# ---- mutation


def mutates(state: CarnomorphState, answer: int, player: int) -> None:
    """Step: take a mutation marker, or a mutation card if there is none yet (CARN-45, 46, 60)."""
    if state.fate[player] != ABOARD:
        return
    if state.mutation_of(player) == NOTHING:
        state.then(draw_mutation, player)
    else:
        add_mutation_marker(state, NO_ANSWER, player)


def add_mutation_marker(state: CarnomorphState, answer: int, player: int) -> None:
    """Step: add a marker; the fourth kills, and a shambler appears there (CARN-47, 48, 55, 56)."""
    if state.fate[player] != ABOARD:
        return
    state.markers[player] += 1
    state.report("mark", player, -1, state.markers[player])
    if state.markers[player] >= state.game.rules.mutation.fatal_markers:
        room = state.pos[player]
        die(state, player)
        state.then(appear, (SMALLEST + 1, room))


def draw_mutation(state: CarnomorphState, answer: int, player: int) -> None:
    """Step: without a mutation card, draw two, keep one, shuffle the other back (CARN-34 to 36)."""
    rules, hand = state.game.rules.mutation, state.mutations[player]
    if answer == NO_ANSWER:
        if state.mutation_of(player) != NOTHING:
            return
    else:
        state.mutation_deck.remove(answer)
        hand.append(answer)
        hand.sort()
        state.report("mutation", player, CARD + answer)
    if len(hand) < rules.drawn and state.mutation_deck:
        state.chance("mutation", state.mutation_deck[:], draw_mutation, player)
    elif len(hand) > rules.kept:
        state.then(keep_mutation, player)


def mutation_cards(state: CarnomorphState, player: int) -> list[int]:
    """The mutation cards a player holds face down."""
    return state.mutations[player]


@choice_step("keep_mutation", CARD, mutation_cards)
def keep_mutation(state: CarnomorphState, player: int, card: int) -> None:
    """Step: keep one of the drawn mutation cards, face down."""
    hand = state.mutations[player]
    hand.remove(card)
    state.mutation_deck = sorted((*state.mutation_deck, *hand))
    hand[:] = [card]


def lose_mutation(state: CarnomorphState, player: int) -> None:
    """Shuffle a mutation card back; its markers stay (CARN-49 to 52)."""
    for pile in (state.mutations[player], state.shown[player]):
        state.mutation_deck = sorted((*state.mutation_deck, *pile))
        pile.clear()


def infected_hand(state: CarnomorphState, answer: int, player: int) -> None:
    """Step: take a marker for each scanned infected card in hand (CARN-57 to 60)."""
    found = state.hands[player].count(state.game.infected)
    state.follow(*(frame(mutates, player) for _ in range(found)))
