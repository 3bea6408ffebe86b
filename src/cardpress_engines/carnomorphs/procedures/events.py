"""Event cards and the development of the bag (CARN-119 to 123)."""

from __future__ import annotations

from cardpress_engines.carnomorphs.actions import CARD
from cardpress_engines.carnomorphs.component_table import NOTHING
from cardpress_engines.carnomorphs.procedures.cards import event_card, shuffle_events
from cardpress_engines.carnomorphs.procedures.encounters import attack_by_surprise
from cardpress_engines.carnomorphs.procedures.figures import appear, move_along
from cardpress_engines.carnomorphs.state import CarnomorphState
from cardpress_engines.kernel.interpreter import NOBODY, first_step_about
from cardpress_engines.kernel.state import NO_ANSWER, frame

# ---- event cards


def resolve_event(state: CarnomorphState, answer: int, given: None) -> None:
    """Step: an event card: move its types that are not in combat, apply its effect, put it away."""
    card = event_card(state, answer, resolve_event, None)
    if card is None:
        return
    state.playing.append(card)
    state.report("event", -1, CARD + card)
    game = state.game
    movers = {game.levels.index(each) for each in game.cards[card].movers}
    moving = [each for each in in_order(state) if game.level_of[each] in movers and not state.is_fighting(each)]
    state.follow(
        *(frame(move_along, (figure, game.cards[card].corridor)) for figure in moving),
        first_step_about(game.effects[card], NOBODY, card, (NOTHING,)),
        frame(put_away, card),
    )


def put_away(state: CarnomorphState, answer: int, card: int) -> None:
    """Step: discard an event card, or remove it and reshuffle the deck, or shuffle it into the deck."""
    state.playing.remove(card)
    match state.game.cards[card].fate:
        case "remove":
            state.removed.append(card)
            shuffle_events(state, *state.event_discards)
            state.event_discards.clear()
        case "shuffle_in":
            shuffle_events(state, card)
        case _:
            state.event_discards.append(card)


def in_order(state: CarnomorphState) -> list[int]:
    """Figures on the board, by room from the lowest, in a room the largest first."""
    standing = [(room, -figure) for figure, room in enumerate(state.at) if room >= 0]
    return [-figure for _, figure in sorted(standing)]


# ---- the bag


def develop_bag(state: CarnomorphState, answer: int, given: None) -> None:
    """Step: draw a token and apply its effect, which may return it to the bag or to the supply."""
    if answer == NO_ANSWER:
        if state.bag:
            state.chance("bag", state.bag[:], develop_bag, None)
        return
    state.bag.remove(answer)
    state.held.append(answer)
    state.report("develop", -1, CARD + answer)
    state.follow(first_step_about(state.game.effects[answer], NOBODY, answer, (NOTHING,)), frame(put_down, answer))


def put_down(state: CarnomorphState, answer: int, token: int) -> None:
    """Step: return the token to the bag, if its effect has not moved it."""
    if token in state.held:
        return_token(state, NO_ANSWER, token)


def return_token(state: CarnomorphState, answer: int, token: int) -> None:
    """Step: return the drawn token to the bag."""
    state.held.remove(token)
    state.bag = sorted((*state.bag, token))


def drop_token(state: CarnomorphState, answer: int, token: int) -> None:
    """Step: move the drawn token to the supply."""
    state.held.remove(token)
    state.supply = sorted((*state.supply, token))


def hunt(state: CarnomorphState, answer: int, token: int) -> None:
    """Step: the butcher appears at the slimed character with fewest cards, or at the first one (CARN-122)."""
    order, level = state.turn_order(), state.game.level_of_token(token)
    slimed = [each for each in order if state.slimed >> each & 1]
    if not order or state.free_figure(level) == NOTHING:
        return
    prey = min(slimed or order[:1], key=lambda player: len(state.hands[player]))
    room, figure = state.pos[prey], state.free_figure(level)
    state.noises &= ~state.game.around[room]
    state.report("encounter", prey)
    state.follow(frame(appear, (level, room)), frame(attack_by_surprise, (figure, prey, token)))
