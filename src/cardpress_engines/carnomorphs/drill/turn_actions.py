"""The actions of a turn and their cost in cards (DRILL-08, 10, 11)."""

from __future__ import annotations

from collections.abc import Iterator

from cardpress_engines.carnomorphs.actions import (
    CARD,
    CAREFUL,
    CORRIDOR,
    DROP,
    LIFT,
    MELEE,
    MOVE,
    MUTATE,
    ROOM,
    SHOOT,
    THING,
    USE,
)
from cardpress_engines.carnomorphs.component_table import NOTHING
from cardpress_engines.carnomorphs.drill.combat import aim_shots, melee
from cardpress_engines.carnomorphs.drill.movement import enter_room, go_to_room
from cardpress_engines.carnomorphs.procedures.cards import (
    contaminate,
    discard,
    give_back,
    is_contamination,
    scan_open,
)
from cardpress_engines.carnomorphs.procedures.harm import add_mutation_marker
from cardpress_engines.carnomorphs.procedures.rooms import add_noise
from cardpress_engines.carnomorphs.state import ABOARD, CarnomorphState
from cardpress_engines.kernel.abilities import UsableAbility
from cardpress_engines.kernel.actions import DONE
from cardpress_engines.kernel.board_map import places_in
from cardpress_engines.kernel.choice_steps import choice_step, repeated_choice_step
from cardpress_engines.kernel.interpreter import first_step_about, start_of
from cardpress_engines.kernel.state import NO_ANSWER, Frame, frame


def take_action(state: CarnomorphState, answer: int, given: None) -> None:
    """Step: take one action or pass; the turn is over after two actions."""
    player = state.active
    if state.fate[player] != ABOARD or state.passed >> player & 1:
        return
    if answer == NO_ANSWER:
        if state.left:
            state.ask(player, "act", [DONE, *possible_actions(state, player)], take_action, None)
        return
    if answer == DONE:
        state.passed |= 1 << player
        state.report("pass", player)
        return
    if answer == DROP:
        state.follow(frame(drop_object, player), frame(take_action, None))
        return
    state.left -= 1
    state.follow(*action_steps(state, player, answer), frame(take_action, None))


def action_steps(state: CarnomorphState, player: int, answer: int) -> list[Frame]:
    """The steps of an action: payment, unless a choice comes first, then the action itself."""
    costs = state.game.rules.round
    steps: dict[int, tuple[int, Frame]] = {
        MOVE: (0, frame(choose_move, player)),
        CAREFUL: (0, frame(move_carefully, player)),
        SHOOT: (costs.cost_shoot, frame(aim_shots, (player, 1))),
        MELEE: (costs.cost_melee, frame(melee, player)),
        LIFT: (costs.cost_lift, frame(lift_object, player)),
        USE: (costs.cost_room, frame(use_room, player)),
        MUTATE: (0, frame(use_mutation, player)),
    }
    cost, done = steps.get(answer, (0, frame(play_card, (player, answer - CARD))))
    return [frame(pay_cards, (player, cost)), done]


# ---- what is possible


def payment_cards(state: CarnomorphState, player: int) -> list[int]:
    """Cards in hand that can pay: all except contamination (CARN-62)."""
    return [card for card in state.hands[player] if not is_contamination(state, card)]


def possible_actions(state: CarnomorphState, player: int) -> Iterator[int]:
    """A character's legal actions besides passing; each is worked out when it is asked for."""
    costs, held = state.game.rules.round, payment_cards(state, player)
    cards = len(held)
    room, fights = state.pos[player], state.in_combat(player)
    if cards >= costs.cost_move and state.game.places.open_to(room, state.closed):
        yield MOVE
    if cards >= costs.cost_careful and not fights and quiet_rooms(state, player):
        yield CAREFUL
    if fights and cards >= costs.cost_shoot and state.ammo[player]:
        yield SHOOT
    if fights and cards >= costs.cost_melee:
        yield MELEE
    if not fights and cards >= costs.cost_lift and state.things[room] and state.carried[player] == NOTHING:
        yield LIFT
    if state.carried[player] != NOTHING:
        yield DROP
    if not fights and cards >= costs.cost_room and can_use_room(state, player):
        yield USE
    if can_mutate(state, player):
        yield MUTATE
    yield from (CARD + card for card in sorted(set(held)) if can_play(state, player, card, cards, fights))


def can_use_room(state: CarnomorphState, player: int) -> bool:
    """Whether the room's action is possible; a malfunction prevents it (DRILL-27)."""
    room = state.pos[player]
    used = state.game.played.get(state.tiles[room])
    return (
        used is not None
        and not state.malfunctions >> room & 1
        and _is_possible(state, used, player, state.tiles[room])
    )


def can_play(state: CarnomorphState, player: int, card: int, cards: int, fights: bool) -> bool:
    """Whether a crew action is possible, in combat or not, and other ones of so many cards can pay for it."""
    design = state.game.cards[card]
    if design.combat == ("never" if fights else "only") or cards <= design.cost:
        return False
    return _is_possible(state, state.game.played[card], player, card)


def _is_possible(state: CarnomorphState, use: UsableAbility[CarnomorphState], player: int, bearer: int) -> bool:
    return use.possible(state, start_of(use.entry, player, bearer))


def can_mutate(state: CarnomorphState, player: int) -> bool:
    """Whether the player has a mutation card, and contamination in hand to scan (CARN-37)."""
    return state.mutation_of(player) != NOTHING and bool(contamination_in_hand(state, player))


# ---- paying


@repeated_choice_step("pay", CARD, payment_cards)
def pay_cards(state: CarnomorphState, player: int, card: int) -> None:
    """Step: discard a number of cards as the price of an action."""
    discard(state, player, card)


# ---- actions


def open_rooms(state: CarnomorphState, player: int) -> Iterator[int]:
    """Rooms that an open corridor joins to the character's."""
    return places_in(state.game.places.open_to(state.pos[player], state.closed))


@choice_step("room", ROOM, open_rooms)
def choose_move(state: CarnomorphState, player: int, room: int) -> None:
    """Step: choose a room and go there; in combat this is an escape (DRILL-20)."""
    cost = state.game.rules.round.cost_move
    state.follow(frame(pay_cards, (player, cost)), frame(go_to_room, (player, room, False, False)))


def quiet_rooms(state: CarnomorphState, player: int) -> list[int]:
    """Rooms that can be entered carefully, because one of their corridors has no noise marker (DRILL-14)."""
    return [room for room in open_rooms(state, player) if state.game.around[room] & ~state.noises]


@choice_step("room", ROOM, quiet_rooms)
def move_carefully(state: CarnomorphState, player: int, room: int) -> None:
    """Step: choose a room to enter carefully."""
    cost = state.game.rules.round.cost_careful
    state.follow(frame(pay_cards, (player, cost)), frame(make_noise, (player, room)))


def make_noise(state: CarnomorphState, answer: int, given: tuple[int, int]) -> None:
    """Step: put a noise marker in a free corridor of the room, then enter it."""
    player, room = given
    if answer == NO_ANSWER:
        free = [CORRIDOR + way for way in places_in(state.game.around[room] & ~state.noises)]
        state.ask(player, "corridor", free, make_noise, given)
        return
    add_noise(state, 1 << answer - CORRIDOR)
    state.then(enter_room, (player, room, True))


def objects_here(state: CarnomorphState, player: int) -> list[int]:
    """The heavy objects in a character's room."""
    return state.things[state.pos[player]]


@choice_step("thing", THING, objects_here)
def lift_object(state: CarnomorphState, player: int, thing: int) -> None:
    """Step: pick up a heavy object of the room with a free hand (DRILL-25)."""
    state.things[state.pos[player]].remove(thing)
    state.carried[player] = thing
    state.report("lift", player, THING + thing)


def drop_object(state: CarnomorphState, answer: int, player: int) -> None:
    """Step: put down the carried object, which costs nothing."""
    room, thing = state.pos[player], state.carried[player]
    state.things[room] = sorted((*state.things[room], thing))
    state.carried[player] = NOTHING
    state.report("drop", player, THING + thing)


def use_room(state: CarnomorphState, answer: int, player: int) -> None:
    """Step: carry out the room's action."""
    tile = state.tiles[state.pos[player]]
    state.report("use", player, CARD + tile)
    state.follow(first_step_about(state.game.played[tile].entry, player, tile, (state.pos[player],)))


def play_card(state: CarnomorphState, answer: int, given: tuple[int, int]) -> None:
    """Step: play a crew action and pay for it with other cards."""
    player, card = given
    discard(state, player, card)
    state.report("play", player, CARD + card)
    state.then(pay_cards, (player, state.game.cards[card].cost))
    state.follow(first_step_about(state.game.played[card].entry, player, card, (state.pos[player],)))


# ---- mutation


def contamination_in_hand(state: CarnomorphState, player: int) -> list[int]:
    """Contamination a player holds, scanned or not."""
    return [card for card in state.hands[player] if is_contamination(state, card)]


@choice_step("scan", CARD, contamination_in_hand)
def use_mutation(state: CarnomorphState, player: int, card: int) -> None:
    """Step: the mutation action: choose a contamination card in hand and scan it (CARN-37)."""
    state.hands[player].remove(card)
    state.drawn.append(card)
    reveal_mutation(state, player)
    state.follow(frame(scan_open, player), frame(add_mutation_marker, player), frame(apply_mutation, player))


def reveal_mutation(state: CarnomorphState, player: int) -> None:
    """Turn the mutation card face up on its first use (CARN-41)."""
    for card in state.mutations[player]:
        state.report("show", player, CARD + card)
    state.shown[player] += state.mutations[player]
    state.mutations[player].clear()


def apply_mutation(state: CarnomorphState, answer: int, player: int) -> None:
    """Step: discard an infected card, or exchange a clean one for another, then apply the mutation.

    The marker was placed before this: the fourth one kills, and nothing else happens (CARN-38 to 43).
    """
    is_infected = state.drawn.pop() == state.game.infected
    if is_infected:
        state.discards[player] = sorted((*state.discards[player], state.game.infected))
    else:
        give_back(state)
        contaminate(state, NO_ANSWER, (player, 1))
    if state.fate[player] != ABOARD:
        return
    mutation = state.mutation_of(player)
    use = state.game.mutated[mutation][0 if is_infected else 1]
    state.report("mutate", player, CARD + mutation, int(is_infected))
    state.follow(first_step_about(use.entry, player, mutation, (state.pos[player],)))
