"""The course of a game: HQs are placed, turns taken, the last battle fought (base rules 4 to 18, 55 to 60)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from cardpress_engines.kernel.interpreter import DONE, PLAYER, YES, begin
from cardpress_engines.kernel.state import NO_ANSWER, Frame
from cardpress_engines.neuroshima_hex.actions import END_TURN, FACING, HEX, MOVE, PLAY, THROW, USE
from cardpress_engines.neuroshima_hex.battle import battle
from cardpress_engines.neuroshima_hex.hexes import COUNT, NOWHERE
from cardpress_engines.neuroshima_hex.moves import can_move, start_move, turn_each_taken
from cardpress_engines.neuroshima_hex.state import NOBODY, HexState

INSTANT: Final = NOWHERE
"""Source of an effect that no tile on the board has."""


# ---- the beginning


def choose_first(state: HexState, frame: Frame, answer: int) -> None:
    """Step: chance says who begins; an army that always places last leaves that to the other (base rule 4)."""
    if answer == NO_ANSWER:
        state.chance("first", (PLAYER, PLAYER + 1), frame)
        return
    state.first = answer - PLAYER
    state.tell("first", state.first)
    order = sorted((state.first, 1 - state.first), key=state.game.places_last)
    state.follow(*((place_hq, seat) for seat in order), (turn, state.first))


def place_hq(state: HexState, frame: Frame, answer: int) -> None:
    """Step: a player places the HQ on any hex; that is nobody's turn."""
    seat = frame[1]
    state.active = seat
    state.follow((place, seat, state.game.hqs[seat], NOWHERE))


def place(state: HexState, frame: Frame, answer: int) -> None:
    """Step: where a tile goes, then how it faces (base rules 11, 13)."""
    _, player, design, hex_ = frame
    if hex_ == NOWHERE:
        if answer == NO_ANSWER:
            state.ask(player, "place", [HEX + free for free in free_hexes(state, design)], frame)
            return
        state.follow((place, player, design, answer - HEX))
        return
    if answer == NO_ANSWER:
        state.ask(player, "face", [FACING + way for way in range(state.game.designs[design].facings)], frame)
        return
    if design in state.hands[player]:  # it stays there until it lies somewhere else; an HQ never was
        state.hands[player].remove(design)
    state.put(design, hex_, answer - FACING)
    state.settle()
    if state.is_full() and state.turns:
        state.follow((battle, player))


def free_hexes(state: HexState, design: int) -> list[int]:
    """Hexes a tile can be placed on."""
    units = state.game.designs[design].is_unit
    return [
        hex_
        for hex_ in range(COUNT)
        if state.piece_at[hex_] == NOWHERE and (units or state.ground_at[hex_] == NOWHERE)
    ]


# ---- a turn


def turn(state: HexState, frame: Frame, answer: int) -> None:
    """Step: a player's turn begins."""
    player = frame[1]
    rules = state.game.rules.turn
    _begin_turn(state, player)
    most = {1: rules.first_draw, 2: rules.second_draw}.get(state.turns, rules.hand)
    state.follow((grounds, player), (draw, player, int(most), ()), (throw_down, player), (act, player))


def _begin_turn(state: HexState, player: int) -> None:
    state.active, state.ended = player, False
    state.turns += 1
    for each in (state.activated, state.moved):
        each.clear()
    state.spent_turn = ()
    state.tell("turn_start", player, amount=state.turns)


def grounds(state: HexState, frame: Frame, answer: int) -> None:
    """Step: foundation tiles do what they do when their owner's turn begins."""
    player, game = frame[1], state.game
    own = [piece for piece in state.ground_at if piece != NOWHERE and game.seat_of[piece] == player]
    state.follow(
        *(begin(game.turn_start[game.design_of[piece]].entry, player, piece)
          for piece in own if game.design_of[piece] in game.turn_start)
    )  # fmt: skip


def draw(state: HexState, frame: Frame, answer: int) -> None:
    """Step: tiles are drawn up to a number; when all are instants they can be drawn anew (base rule 8)."""
    _, player, most, drawn = frame
    stack, hand = state.stacks[player], state.hands[player]
    if answer != NO_ANSWER:
        design = answer - PLAY
        stack.remove(design)
        insort(hand, design)
        drawn = (*drawn, design)
        state.tell("draw", player, PLAY + design)
        if not stack and state.exhausted == NOBODY:
            state.exhausted = player
            state.tell("exhausted", player)
        state.follow((draw, player, most, drawn))
    elif stack and len(hand) < most:
        state.chance("draw", [PLAY + design for design in stack], frame)
    elif stack and drawn and all(state.game.designs[design].kind == "instant" for design in drawn):
        state.follow((redraw, player, most, drawn))


def redraw(state: HexState, frame: Frame, answer: int) -> None:
    """Step: whether tiles that are all instants are thrown away and others drawn."""
    _, player, most, drawn = frame
    if answer == NO_ANSWER:
        state.ask(player, "redraw", (DONE, YES), frame)
    elif answer == YES:
        for design in drawn:
            _throw(state, player, design)
        state.follow((draw, player, most, ()))


def _throw(state: HexState, player: int, design: int) -> None:
    state.hands[player].remove(design)
    insort(state.discards[player], design)
    state.tell("throw", player, PLAY + design)


def throw_down(state: HexState, frame: Frame, answer: int) -> None:
    """Step: of a full hand all but what can be kept is discarded before anything else (base rule 7)."""
    player = frame[1]
    if answer != NO_ANSWER:
        _throw(state, player, answer - THROW)
        state.follow(frame)
    elif len(state.hands[player]) > int(state.game.rules.turn.keep):
        state.ask(player, "throw", [THROW + design for design in sorted(set(state.hands[player]))], frame)


def act(state: HexState, frame: Frame, answer: int) -> None:
    """Step: the player plays tiles and uses abilities in any order, until the turn ends (base rules 9, 10)."""
    player = frame[1]
    if answer == NO_ANSWER:
        if state.owed:
            state.follow((turn_each_taken,), frame)
        elif state.ended:
            state.follow((end_turn, player))
        else:
            state.ask(player, "act", [END_TURN, *sorted(_moves(state, player))], frame)
        return
    if answer == END_TURN:
        state.follow((end_turn, player))
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
    state.follow(frame)


def _moves(state: HexState, player: int) -> list[int]:
    """Everything a player can do now, besides ending the turn."""
    found = []
    for design in sorted(set(state.hands[player])):
        if _is_playable(state, player, design):
            found.append(PLAY + design)
        found.append(THROW + design)
    board, hex_of = state.board, state.hex_of
    own = [piece for piece in board.units if board.owner[piece] == player and board.is_free(piece)]
    mobile = board.having("mobility")
    movable = (piece for piece in own if piece in mobile and piece not in state.moved and can_move(state, piece))
    found += [MOVE + hex_of[piece] for piece in movable]
    found += [USE + hex_of[piece] for piece in own if _is_usable(state, player, piece)]
    return found


def _is_playable(state: HexState, player: int, design: int) -> bool:
    action = state.game.action.get(design)
    if state.game.designs[design].kind == "instant":
        return action is not None and bool(action.possible(state, begin(action.entry, player, INSTANT)))
    return state.game.designs[design].is_unit or bool(free_hexes(state, design))


def _play(state: HexState, player: int, design: int) -> None:
    state.tell("play", player, PLAY + design)
    if design in state.game.action:
        state.hands[player].remove(design)
        insort(state.discards[player], design)
        state.follow(begin(state.game.action[design].entry, player, INSTANT))
    else:
        state.follow((place, player, design, NOWHERE))


def _is_usable(state: HexState, player: int, piece: int) -> bool:
    """Whether a tile can be used in its owner's turn: each once, implants one or few (HEX-13, 42 to 45)."""
    usable = state.game.usable[piece]
    if usable is None:
        return False
    frame = begin(usable.entry, player, piece)
    if usable.per:
        used = state.is_spent(usable.per, frame)
    else:
        used = piece in state.activated or len(state.activated) >= state.board.activations(player)
    return not used and bool(usable.possible(state, frame))


def _use(state: HexState, player: int, piece: int) -> None:
    usable = state.game.usable[piece]
    assert usable is not None
    frame = begin(usable.entry, player, piece)
    if usable.per:
        state.spend(usable.per, frame)
    else:
        state.activated.add(piece)
    state.tell("use", player, PLAY + state.game.design_of[piece], HEX + state.hex_of[piece])
    state.follow(frame)


# ---- the end


def end_turn(state: HexState, frame: Frame, answer: int) -> None:
    """Step: the other player is next, or the last battle is fought."""
    player = frame[1]
    state.tell("turn_end", player)
    if state.overtime:
        state.follow((overtime_turn, 1 - player) if player == state.exhausted else (last_battle, player))
    elif state.exhausted in {NOBODY, player}:
        state.follow((turn, 1 - player))
    else:
        state.follow((last_battle, state.exhausted))


def last_battle(state: HexState, frame: Frame, answer: int) -> None:
    """Step: the last battle, or the one that ends overtime."""
    state.tell("last_battle", frame[1])
    state.follow((battle, frame[1]), (compare,))


def compare(state: HexState, frame: Frame, answer: int) -> None:
    """Step: more hit points win; equal ones bring one round of overtime, then a draw (base rules 58 to 60)."""
    one, other = state.hit_points
    if one != other or state.overtime:
        state.finish()
        return
    state.overtime = True
    state.tell("overtime", state.exhausted)
    state.follow((overtime_turn, state.exhausted))


def overtime_turn(state: HexState, frame: Frame, answer: int) -> None:
    """Step: a turn without drawing: tiles that were kept can be played (base rule 59)."""
    player = frame[1]
    _begin_turn(state, player)
    state.follow((grounds, player), (act, player))
