"""Start and Opening: leaders; then each round income, a draft, cards of Destiny, the hand limit."""

from __future__ import annotations

from cardpress_engines.kernel.dice import roll_off, roll_off_start
from cardpress_engines.kernel.state import NO_ANSWER, frame
from cardpress_engines.meat_the_cult.actions import CARD
from cardpress_engines.meat_the_cult.drawing import draw_destiny, reveal_creatures, to_hand
from cardpress_engines.meat_the_cult.state import MeatState


def start(state: MeatState, answer: int, given: None) -> None:
    """Step: players roll and choose leaders from the highest roll down (MEAT-16, 25)."""
    rolls = frame(roll_off, roll_off_start(state.order))
    state.follow(rolls, frame(choose_leader, 0))


def choose_leader(state: MeatState, answer: int, number: int) -> None:
    """Step: the player at this index in the order of rolls chooses a leader, openly (MEAT-17)."""
    player = state.ranked[number]
    if answer == NO_ANSWER:
        state.ask(player, "leader", [CARD + leader for leader in state.leaders_left], choose_leader, number)
        return
    state.leaders_left.remove(answer - CARD)
    state.leaders[player] = answer - CARD
    state.report("leader", player, answer)
    if number + 1 < len(state.ranked):
        state.then(choose_leader, number + 1)
    else:
        state.ranked = ()


def opening(state: MeatState, answer: int, given: None) -> None:
    """Step: pay income, reveal creatures, roll for the order of the draft (MEAT-26 to 30)."""
    game = state.game
    state.rounds, state.phase = state.rounds + 1, "opening"
    state.report("round", -1, amount=state.rounds)
    income = game.rules.opening.income
    state.ounces = [ounces + income for ounces in state.ounces]
    state.report("income", -1, amount=income)
    rolls = frame(roll_off, roll_off_start(game.seats.order[0]))
    state.follow(frame(reveal_creatures, game.revealed), rolls, frame(begin_draft, None))


def begin_draft(state: MeatState, answer: int, given: None) -> None:
    """Step: start the draft in the order of rolls."""
    state.order, state.ranked = state.ranked, ()
    state.then(draft, 0)


def draft(state: MeatState, answer: int, turn: int) -> None:
    """Step: the next player who can takes a creature and pays for it, until few are left (MEAT-31 to 36)."""
    game = state.game
    if answer != NO_ANSWER:
        player, design = state.order[turn % len(state.order)], answer - CARD
        state.display.remove(design)
        state.report("draft", player, answer)
        state.pay(player, game.cost[design])
        to_hand(state.creature_hands[player], design)
        turn += 1
    for number in range(turn, turn + len(state.order)):
        player = state.order[number % len(state.order)]
        options = sorted({CARD + each for each in state.display if game.cost[each] <= state.ounces[player]})
        if options and len(state.display) > game.rules.opening.left:
            state.ask(player, "draft", options, draft, number)
            return
    end_draft(state)


def end_draft(state: MeatState) -> None:
    """Put the rest into the graveyard, then draw cards of Destiny in reverse order (MEAT-37 to 39, 42)."""
    state.creature_graveyard += state.display
    state.display.clear()
    drawn = state.game.rules.opening.drawn
    draws = [frame(draw_destiny, (player, drawn)) for player in reversed(state.order)]
    state.follow(*draws, *(frame(drop, player) for player in state.order))


def drop(state: MeatState, answer: int, player: int) -> None:
    """Step: a player discards down to the hand limit, card by card (MEAT-42 to 44, 47)."""
    creatures, destiny = state.creature_hands[player], state.destiny_hands[player]
    if answer != NO_ANSWER:
        design = answer - CARD
        hand, graveyard = (
            (creatures, state.creature_graveyard)
            if state.game.kind[design] == "creature"
            else (destiny, state.destiny_graveyard)
        )
        hand.remove(design)
        graveyard.append(design)
        state.report("drop", player, answer)
    if len(creatures) + len(destiny) > state.game.rules.opening.hand:
        state.offer(player, "drop", sorted({CARD + card for card in (*creatures, *destiny)}), drop, player)
