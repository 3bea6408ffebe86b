"""The course of the game: placing HQs, turns, the last battle, overtime (base rules 4 to 18, 55 to 60)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from cardpress_engines.kernel.actions import DONE, PLAYER, YES
from cardpress_engines.kernel.interpreter import first_step, resume, start_of
from cardpress_engines.kernel.state import NO_ANSWER, frame
from cardpress_engines.kernel.triggers import Listener
from cardpress_engines.neuroshima_hex.actions import END_TURN, FACING, HEX, MOVE, PLAY, THROW, USE
from cardpress_engines.neuroshima_hex.battle import battle
from cardpress_engines.neuroshima_hex.hexes import COUNT, NOWHERE
from cardpress_engines.neuroshima_hex.moves import can_move, start_move, turn_each_taken
from cardpress_engines.neuroshima_hex.state import NOBODY, HexState

INSTANT: Final = NOWHERE
"""The bearer of an effect of an instant, which is not on the board."""


# ---- the beginning


def choose_first(state: HexState, answer: int, given: None) -> None:
    """Step: draw the first player; an army that must place its HQ last places it second (base rule 4)."""
    if answer == NO_ANSWER:
        state.chance("first", (PLAYER, PLAYER + 1), choose_first, None)
        return
    state.first = answer - PLAYER
    state.report("first", state.first)
    order = sorted((state.first, 1 - state.first), key=state.game.places_last)
    state.follow(*(frame(place_hq, seat) for seat in order), frame(turn, state.first))


def place_hq(state: HexState, answer: int, seat: int) -> None:
    """Step: a player places the HQ on any hex, before the first turn."""
    state.active = seat
    state.then(place, (seat, state.game.hqs[seat], NOWHERE))


def place(state: HexState, answer: int, given: tuple[int, int, int]) -> None:
    """Step: ask for the hex of a tile (NOWHERE until chosen), then for its facing (base rules 11, 13)."""
    player, design, hex_ = given
    if hex_ == NOWHERE:
        if answer == NO_ANSWER:
            state.ask(player, "place", [HEX + free for free in free_hexes(state, design)], place, given)
            return
        state.then(place, (player, design, answer - HEX))
        return
    if answer == NO_ANSWER:
        state.ask(
            player,
            "face",
            [FACING + way for way in range(state.game.designs[design].facings)],
            place,
            (player, design, hex_),
        )
        return
    if design in state.hands[player]:  # it stays in the hand until it is placed; an HQ never was there
        state.hands[player].remove(design)
    state.lay_design(design, hex_, answer - FACING)
    state.settle()
    if state.is_full() and state.turns:
        state.then(battle, player)


def free_hexes(state: HexState, design: int) -> list[int]:
    """Hexes where a tile can be placed."""
    units = state.game.designs[design].is_unit
    return [
        hex_
        for hex_ in range(COUNT)
        if state.piece_at[hex_] == NOWHERE and (units or state.ground_at[hex_] == NOWHERE)
    ]


# ---- a turn


def turn(state: HexState, answer: int, player: int) -> None:
    """Step: start a player's turn."""
    rules = state.game.rules.turn
    _begin_turn(state, player)
    most = {1: rules.first_draw, 2: rules.second_draw}.get(state.turns, rules.hand)
    state.follow(
        frame(trigger_foundations, player),
        frame(draw, (player, most, ())),
        frame(throw_down, player),
        frame(act, player),
    )


def _begin_turn(state: HexState, player: int) -> None:
    state.active, state.ended = player, False
    state.turns += 1
    for each in (state.activated, state.moved):
        each.clear()
    state.spent_turn = ()
    state.report("turn_start", player, amount=state.turns)


def trigger_foundations(state: HexState, answer: int, player: int) -> None:
    """Step: trigger the effects of foundation tiles at the start of their owner's turn."""
    game = state.game
    own = [piece for piece in state.ground_at if piece != NOWHERE and game.seat_of[piece] == player]
    listeners = [Listener(player, game.design_of[piece], piece) for piece in own]
    state.follow(*game.triggers.triggered_steps(state, "turn_start", listeners, player))


def draw(state: HexState, answer: int, given: tuple[int, int, tuple[int, ...]]) -> None:
    """Step: draw tiles up to a number in hand; if all are instants they can be redrawn (base rule 8)."""
    player, most, drawn = given
    stack, hand = state.stacks[player], state.hands[player]
    if answer != NO_ANSWER:
        design = answer - PLAY
        stack.remove(design)
        insort(hand, design)
        drawn = (*drawn, design)
        state.report("draw", player, PLAY + design)
        if not stack and state.exhausted == NOBODY:
            state.exhausted = player
            state.report("exhausted", player)
        state.then(draw, (player, most, drawn))
    elif stack and len(hand) < most:
        state.chance("draw", [PLAY + design for design in stack], draw, (player, most, drawn))
    elif stack and drawn and all(state.game.designs[design].kind == "instant" for design in drawn):
        state.then(redraw, (player, most, drawn))


def redraw(state: HexState, answer: int, given: tuple[int, int, tuple[int, ...]]) -> None:
    """Step: ask whether to discard drawn tiles that are all instants and draw again."""
    player, most, drawn = given
    if answer == NO_ANSWER:
        state.ask(player, "redraw", (DONE, YES), redraw, given)
    elif answer == YES:
        for design in drawn:
            _throw(state, player, design)
        state.then(draw, (player, most, ()))


def _throw(state: HexState, player: int, design: int) -> None:
    state.hands[player].remove(design)
    insort(state.discards[player], design)
    state.report("throw", player, PLAY + design)


def throw_down(state: HexState, answer: int, player: int) -> None:
    """Step: discard from a hand down to the number that may be kept, before anything else (base rule 7)."""
    if answer != NO_ANSWER:
        _throw(state, player, answer - THROW)
        state.then(throw_down, player)
    elif len(state.hands[player]) > int(state.game.rules.turn.keep):
        options = [THROW + design for design in sorted(set(state.hands[player]))]
        state.ask(player, "throw", options, throw_down, player)


def act(state: HexState, answer: int, player: int) -> None:
    """Step: the player plays tiles and uses abilities in any order, until the turn ends (base rules 9, 10)."""
    if answer == NO_ANSWER:
        if state.owed:
            state.follow(frame(turn_each_taken, None), frame(act, player))
        elif state.ended:
            state.then(end_turn, player)
        else:
            state.ask(player, "act", [END_TURN, *sorted(_turn_actions(state, player))], act, player)
        return
    if answer == END_TURN:
        state.then(end_turn, player)
        return
    if answer >= THROW:
        _throw(state, player, answer - THROW)
    elif answer >= PLAY:
        _play(state, player, answer - PLAY)
    elif answer >= USE:
        _use(state, player, state.piece_at[answer - USE])
    else:
        piece = state.piece_at[answer - MOVE]
        state.moved.add(piece)
        start_move(state, player, piece)
    state.then(act, player)


def _turn_actions(state: HexState, player: int) -> list[int]:
    """All actions of a player's turn except ending it."""
    found = []
    for design in sorted(set(state.hands[player])):
        if _is_playable(state, player, design):
            found.append(PLAY + design)
        found.append(THROW + design)
    board, hex_of, usable = state.board, state.hex_of, state.game.usable
    own = [piece for piece in board.units if board.owner[piece] == player and board.is_free(piece)]
    mobile = board.pieces_with("mobility")
    movable = (piece for piece in own if piece in mobile and piece not in state.moved and can_move(state, piece))
    found += [MOVE + hex_of[piece] for piece in movable]
    found += [USE + hex_of[piece] for piece in own if usable[piece] and _is_usable(state, player, piece)]
    return found


def _is_playable(state: HexState, player: int, design: int) -> bool:
    action = state.game.action.get(design)
    if state.game.designs[design].kind == "instant":
        return action is not None and bool(action.possible(state, start_of(action.entry, player, INSTANT)))
    return state.game.designs[design].is_unit or bool(free_hexes(state, design))


def _play(state: HexState, player: int, design: int) -> None:
    state.report("play", player, PLAY + design)
    if design in state.game.action:
        state.hands[player].remove(design)
        insort(state.discards[player], design)
        state.follow(first_step(state.game.action[design].entry, player, INSTANT))
    else:
        state.then(place, (player, design, NOWHERE))


def _is_usable(state: HexState, player: int, piece: int) -> bool:
    """Whether a tile's ability can be used now: each once, a limited number of implants (HEX-13, 42 to 45)."""
    usable = state.game.usable[piece]
    if usable is None:
        return False
    running = start_of(usable.entry, player, piece)
    if usable.per:
        used = state.is_spent(usable.per, running.use)
    else:
        used = piece in state.activated or len(state.activated) >= state.board.activations(player)
    return not used and usable.possible(state, running)


def _use(state: HexState, player: int, piece: int) -> None:
    usable = state.game.usable[piece]
    assert usable is not None
    running = start_of(usable.entry, player, piece)
    if usable.per:
        state.spend(usable.per, running.use)
    else:
        state.activated.add(piece)
    state.report("use", player, PLAY + state.game.design_of[piece], HEX + state.hex_of[piece])
    state.then(resume, running)


# ---- the end


def end_turn(state: HexState, answer: int, player: int) -> None:
    """Step: pass the turn to the other player, or fight the last battle."""
    state.report("turn_end", player)
    if state.overtime:
        if player == state.exhausted:
            state.then(overtime_turn, 1 - player)
        else:
            state.then(last_battle, player)
    elif state.exhausted in {NOBODY, player}:
        state.then(turn, 1 - player)
    else:
        state.then(last_battle, state.exhausted)


def last_battle(state: HexState, answer: int, player: int) -> None:
    """Step: fight the last battle, or the one that ends overtime."""
    state.report("last_battle", player)
    state.follow(frame(battle, player), frame(compare, None))


def compare(state: HexState, answer: int, given: None) -> None:
    """Step: compare hit points; a tie leads to one round of overtime, then to a draw (base rules 58 to 60)."""
    one, other = state.hit_points
    if one != other or state.overtime:
        state.finish()
        return
    state.overtime = True
    state.report("overtime", state.exhausted)
    state.then(overtime_turn, state.exhausted)


def overtime_turn(state: HexState, answer: int, player: int) -> None:
    """Step: start a turn without drawing, in which kept tiles can be played (base rule 59)."""
    _begin_turn(state, player)
    state.follow(frame(trigger_foundations, player), frame(act, player))
