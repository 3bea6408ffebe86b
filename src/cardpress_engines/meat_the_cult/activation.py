"""Activation: revealing and paying for cards, then moves of the two sides in turn (MEAT-54 to 66)."""

from __future__ import annotations

from cardpress_engines.kernel import replies
from cardpress_engines.kernel.actions import DONE
from cardpress_engines.kernel.dice import roll_off, roll_off_start
from cardpress_engines.kernel.interpreter import start_of
from cardpress_engines.kernel.state import NO_ANSWER, frame
from cardpress_engines.meat_the_cult.actions import CARD, DISCOVER, HAND_OVER, USE
from cardpress_engines.meat_the_cult.state import EMPTY, SIDES, MeatState


def activation(state: MeatState, answer: int, given: None) -> None:
    """Step: reveal all cards; creatures were paid for in the draft, cards of Destiny are paid for now."""
    state.phase, state.passed = "activation", 0
    for player in state.order:
        for slot, design in zip(state.slots_of(player), state.placed[player], strict=True):
            if design != EMPTY:
                state.enter(slot, design, is_revealed=True)
                state.report("revealed", player, CARD + design, 0, slot)
        state.placed[player] = [EMPTY] * len(state.placed[player])
        state.revealed[player], state.laid[player] = state.laid[player], []
        for design in state.revealed[player]:
            state.report("revealed", player, CARD + design)
    pays = [frame(pay, (player, ())) for player in state.order]
    state.follow(*pays, frame(choose_side, None), frame(next_move, None))


def pay(state: MeatState, answer: int, given: tuple[int, tuple[int, ...]]) -> None:
    """Step: a player pays for revealed cards, and chooses which if the ounces do not suffice (MEAT-55, 56, 66)."""
    player, paid = given
    game, unpaid = state.game, state.revealed[player].copy()
    for design in paid:
        unpaid.remove(design)
    if answer != NO_ANSWER:
        cost = game.cost[answer - CARD]
        state.ounces[player] -= cost
        state.report("paid", player, answer, cost)
        state.fire("plays", player, answer - CARD)
        state.then(pay, (player, (*paid, answer - CARD)))
        return
    options = sorted({CARD + each for each in unpaid if game.cost[each] <= state.ounces[player]})
    if options and sum(game.cost[each] for each in unpaid) <= state.ounces[player]:
        pay(state, options[0], given)
    elif options:
        state.ask(player, "pay", options, pay, given)
    else:
        state.revealed[player] = sorted(paid)
        _discard_unplayed(state, player, unpaid)


def _discard_unplayed(state: MeatState, player: int, cards: list[int]) -> None:
    """Discard cards of Destiny that were not paid for or not played."""
    for design in cards:
        state.destiny_graveyard.append(design)
        state.report("unplayed", player, CARD + design)


def choose_side(state: MeatState, answer: int, given: None) -> None:
    """Step: the side with less vitality begins; if they are equal, the one that rolls higher (MEAT-58, 59)."""
    one, other = state.vitality
    state.side = int(other < one)
    state.last = [side[-1] for side in state.game.seats.sides]
    if one == other:
        firsts = tuple(player for player in state.order if player in {side[0] for side in state.game.seats.sides})
        state.follow(frame(roll_off, roll_off_start(firsts, 1)), frame(_let_highest_begin, None))


def _let_highest_begin(state: MeatState, answer: int, given: None) -> None:
    """Step: let the side with the highest roll begin."""
    state.side = state.game.seats.side_of[state.ranked[0]]
    state.ranked = ()


def next_move(state: MeatState, answer: int, given: None) -> None:
    """Step: start the turn of `side`, or of the other one if all of `side` have passed (MEAT-60, 61)."""
    state.left = {}
    for side in (state.side, 1 - state.side):
        members = _members(state, side)
        if members:
            state.side = side
            state.then(move, (members, len(members) - 1))
            return
    for player in state.order:
        _discard_unplayed(state, player, state.revealed[player])
        state.revealed[player] = []


def _members(state: MeatState, side: int) -> tuple[int, ...]:
    """The players of a side who have not passed, starting after the one who acted last."""
    members = state.game.seats.sides[side]
    first = members.index(state.last[side]) + 1
    return tuple(each for each in (*members[first:], *members[:first]) if not state.passed >> each & 1)


def first_move(state: MeatState) -> tuple[tuple[int, ...], int]:
    """The argument of `move` at the start of a side's turn."""
    members = _members(state, state.side)
    return members, len(members) - 1


def move(state: MeatState, answer: int, given: tuple[tuple[int, ...], int]) -> None:
    """Step: the first of these members of a side moves, passes, or hands over to the next (MEAT-62 to 64).

    A player who cannot play anything passes. The second number is how often the side may still hand over.
    """
    members, hand_over = given
    player = members[0]
    if answer == HAND_OVER:
        move(state, NO_ANSWER, ((*members[1:], player), hand_over - 1))
    elif answer > DONE:
        state.last[state.side], state.side = player, (state.side + 1) % SIDES
        replies.play(state, player, answer, state.game.seats.order[player][1:])
        state.then(next_move, None)
    elif answer == DONE or not _could_play(state, player):
        state.passed |= 1 << player
        state.report("pass", player)
        if len(members) > 1:
            move(state, NO_ANSWER, (members[1:], min(hand_over, len(members) - 2)))
        else:
            state.side = (state.side + 1) % SIDES
            state.then(next_move, None)
    else:
        others = hand_over and any(_could_play(state, each) for each in members[1:])
        plays = sorted({*open_plays(state, player), *state.replies(player)})
        state.offer(player, "move", [DONE, *([HAND_OVER] if others else []), *plays], move, given)


def _could_play(state: MeatState, player: int) -> bool:
    """Whether a player might do more than pass, as far as open information shows."""
    return bool(open_plays(state, player)) or state.can_hold_replies(player)


def open_plays(state: MeatState, player: int) -> list[int]:
    """Revealed cards, abilities and Discoveries of a player that can be used now; they are open information."""
    game, found = state.game, []
    found += [CARD + each for each in sorted(set(state.revealed[player])) if game.can_play(state, player, each)]
    for slot in state.creatures(state.slots_of(player)):
        piece = state.field[slot]
        unit, design = state.units[piece], game.design_of[piece]
        if unit.discovers:
            use = game.discovery[design]
            if use.possible(state, start_of(use.entry, player, piece)):
                found.append(DISCOVER + slot)
        if design in game.paid and not unit.is_used:
            ounces, use = game.paid[design]
            if ounces <= state.ounces[player] and use.possible(state, start_of(use.entry, player, piece)):
                found.append(USE + slot)
    return found
