"""The rounds of the drill: turns of two actions, then the event phase (DRILL-07 to 09, 34, 38)."""

from __future__ import annotations

from cardpress_engines.carnomorphs.actions import CARD
from cardpress_engines.carnomorphs.drill.turn_actions import take_action
from cardpress_engines.carnomorphs.markers import Affliction
from cardpress_engines.carnomorphs.procedures.cards import discard, draw
from cardpress_engines.carnomorphs.procedures.ending import end_drill
from cardpress_engines.carnomorphs.procedures.event_phase import event_phase
from cardpress_engines.carnomorphs.procedures.figures import leaves_board
from cardpress_engines.carnomorphs.procedures.harm import die, suffer
from cardpress_engines.carnomorphs.state import ABOARD, CarnomorphState
from cardpress_engines.kernel.actions import DONE
from cardpress_engines.kernel.state import NO_ANSWER, Frame, frame


def new_round(state: CarnomorphState, answer: int, given: None) -> None:
    """Step: pass the first-player marker to the left except in the first round, fill hands, begin turns."""
    game = state.game
    if state.rounds:
        state.first = (state.first + 1) % game.num_players
    state.rounds += 1
    state.scratched = 0
    state.passed = sum(1 << player for player, fate in enumerate(state.fate) if fate != ABOARD)
    state.active = state.first
    state.report("round", state.first, -1, state.rounds)
    for player in state.turn_order():
        missing = game.rules.round.hand - len(state.hands[player])
        if missing > 0:
            state.then(draw, (player, missing))
    state.follow(*turn_steps())


def turn_steps() -> list[Frame]:
    """The steps of a turn and of everything after it."""
    return [frame(begin_turn, None), frame(next_turn, None)]


def rest_of_turn_steps() -> list[Frame]:
    """The steps of a turn that has begun and of everything after it."""
    return [frame(take_action, None), frame(end_turn, None), frame(next_turn, None)]


def begin_turn(state: CarnomorphState, answer: int, given: None) -> None:
    """Step: give the active player two actions, unless they have passed."""
    if state.passed >> state.active & 1:
        return
    state.left = state.game.rules.round.actions
    state.follow(frame(take_action, None), frame(end_turn, None))


def end_turn(state: CarnomorphState, answer: int, given: None) -> None:
    """Step: a character in a burning room suffers a light wound (DRILL-09); one who has passed may discard."""
    player = state.active
    if state.fate[player] != ABOARD:
        return
    if state.passed >> player & 1:
        state.then(drop_cards, player)
    if state.fires >> state.pos[player] & 1:
        state.then(suffer, (player, Affliction.LIGHT_WOUND, 1))


def drop_cards(state: CarnomorphState, answer: int, player: int) -> None:
    """Step: discard any number of cards after passing, one by one."""
    if answer == DONE:
        return
    if answer != NO_ANSWER:
        discard(state, player, answer - CARD)
    if state.hands[player]:
        cards = sorted({CARD + each for each in state.hands[player]})
        state.offer(player, "drop", [DONE, *cards], drop_cards, player)


def next_turn(state: CarnomorphState, answer: int, given: None) -> None:
    """Step: begin the turn of the next player who has not passed, or the event phase, or end the drill."""
    players = state.game.num_players
    if not state.turn_order():
        state.then(end_drill, None)
        return
    for ahead in range(1, players + 1):
        player = (state.active + ahead) % players
        if not state.passed >> player & 1:
            state.active = player
            state.follow(*turn_steps())
            return
    state.follow(
        frame(vent_airlocks, None), frame(check_crew, None), frame(event_phase, None), frame(check_crew, None),
        frame(new_round, None),
    )  # fmt: skip


def check_crew(state: CarnomorphState, answer: int, given: None) -> None:
    """Step: end the drill if no character can act any more."""
    if not state.turn_order():
        state.then(end_drill, None)


def vent_airlocks(state: CarnomorphState, answer: int, given: None) -> None:
    """Step: at the end of the player phase, kill everything in rooms with a running airlock (DRILL-34)."""
    rooms, state.airlock = state.airlock, 0
    for player in state.turn_order():
        if rooms >> state.pos[player] & 1:
            die(state, player)
    state.follow(
        *(frame(leaves_board, figure) for figure, at in enumerate(state.at) if at >= 0 and rooms >> at & 1)
    )
