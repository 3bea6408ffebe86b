"""The end of a turn: refilling the arena, abilities, scoring, reloading; and the end of the match."""

from __future__ import annotations

from collections import Counter

from cardpress_engines.adrenaline.actions import CARD, COLORS
from cardpress_engines.adrenaline.payment import draw
from cardpress_engines.adrenaline.state import EMPTY, NOT_YET, AdrenalineState
from cardpress_engines.adrenaline.turn import begin_turn, reload_weapons, spawn, take_action
from cardpress_engines.kernel.actions import DONE, YES
from cardpress_engines.kernel.board_map import NOWHERE
from cardpress_engines.kernel.draw_piles import DrawPile, draw_top
from cardpress_engines.kernel.interpreter import first_step
from cardpress_engines.kernel.state import NO_ANSWER, Frame, frame

TILES = DrawPile("tile_deck", "tile_discards", "tile")
LIMIT = 150
"""Rounds after which a match ends as it stands. This is a limit of the engine, not a rule, so every match ends."""


def turn_steps() -> list[Frame]:
    """The steps of a turn and of all turns after it."""
    return [frame(begin_turn, None), frame(end_turn, None)]


def rest_of_turn_steps() -> list[Frame]:
    """The steps of a turn that has begun and of all turns after it."""
    return [frame(take_action, None), frame(end_turn, None)]


def end_turn(state: AdrenalineState, answer: int, given: None) -> None:
    """Step: everything at the end of a turn, in the order given by the expansion (ADR-32 to 36)."""
    character = state.characters[state.active]
    ability = [] if character == EMPTY else [ability_step(state, character)]
    state.follow(
        frame(refill_weapons, 0), frame(refill_tiles, 0), *ability, frame(empty_buffer, None),
        frame(score_kills, None), frame(reload_weapons, state.active), frame(next_turn, None),
    )  # fmt: skip


def ability_step(state: AdrenalineState, character: int) -> Frame:
    """The step of a character's ability, for the active player."""
    game = state.game
    return first_step(game.turn_ends[character].entry, state.active, len(game.cards) + character)


# ---- 1: refilling the arena


def refill_steps(state: AdrenalineState) -> list[Frame]:
    """The steps that replace grabbed weapons and ammo tiles."""
    return [frame(refill_weapons, 0), frame(refill_tiles, 0)]


def refill_weapons(state: AdrenalineState, answer: int, color: int) -> None:
    """Step: fill each spawnpoint up to three weapons, as long as the deck lasts."""
    if answer != NO_ANSWER:
        state.weapon_deck.remove(answer)
        state.stalls[color] = sorted((*state.stalls[color], answer))
        state.report("dealt", -1, CARD + answer, 0, state.game.spawns[color])
    most = state.game.rules.limits.spawn_weapons
    while color < len(COLORS) and len(state.stalls[color]) >= most:
        color += 1
    if color < len(COLORS) and state.weapon_deck:
        state.chance("weapon", state.weapon_deck[:], refill_weapons, color)


def refill_tiles(state: AdrenalineState, answer: int, place: int) -> None:
    """Step: put an ammo tile on each empty square that is no spawnpoint, blown-up ones too (ADR-33, 111)."""
    squares = state.game.tile_squares
    while place < len(squares) and state.tiles[squares[place]] != EMPTY:
        place += 1
    if place == len(squares):
        return
    tile = draw_top(state, TILES, answer, refill_tiles, place)
    if tile is None:
        return
    state.tiles[squares[place]] = tile
    state.report("tile", -1, CARD + tile, 0, squares[place])
    state.then(refill_tiles, place + 1)


# ---- 3: scoring


def empty_buffer(state: AdrenalineState, answer: int, given: None) -> None:
    """Step: in a team match, deal the damage of the turn, then give the marks."""
    for target, tokens in enumerate(state.buffer):
        for attacker in dict.fromkeys(tokens):
            state.deal_damage(attacker, target, tokens.count(attacker), directly=True)
        tokens.clear()
        for giver, marks in enumerate(state.buffered_marks[target]):
            most = state.game.most_marks
            state.marks[target][giver] = min(most, state.marks[target][giver] + marks)
        state.buffered_marks[target] = [0] * len(state.buffered_marks)


def score_kills(state: AdrenalineState, answer: int, given: None) -> None:
    """Step: score the boards of killed characters, respawn them, and let who overkilled regain adrenaline."""
    killed = [each for each in state.game.seats.order[state.active] if state.is_killed(each)]
    kills, regained, back = Counter[int](), list[Frame](), list[Frame]()
    for player in killed:
        killer, is_over = _score_kill(state, player)
        kills[killer] += 1
        regained += [frame(regain_rush, killer)] if is_over else []
        back += [frame(draw, (player, 1, True)), frame(spawn, player)]
    for killer, count in kills.items():
        if count > 1:
            state.points[killer] += state.game.rules.scoring.double_kill
            state.report("double_kill", killer, -1, state.game.rules.scoring.double_kill)
    state.follow(*regained, *(back if not is_last(state) else ()))


def _score_kill(state: AdrenalineState, player: int) -> tuple[int, bool]:
    """Score and clear the board of a killed player; returns the killer and whether it was an overkill."""
    damage = state.damage[player]
    last = state.lethal_damage(player)
    killer, is_over = damage[last - 1], len(damage) > last
    score_board(state, player)
    state.track.append((killer, is_over))
    state.report("killed", killer, -1, int(is_over), player)
    if is_over:
        overkiller = damage[last]
        most = state.game.most_marks
        state.marks[overkiller][player] = min(most, state.marks[overkiller][player] + 1)
    if state.skulls:
        state.skulls -= 1
        state.covered[player] += 1
    if state.frenzy != NOT_YET and not state.flipped >> player & 1:
        _turn_over(state, player)
    damage.clear()
    state.poisoned &= ~(1 << player)
    state.pos[player] = NOWHERE
    return killer, is_over


def _turn_over(state: AdrenalineState, player: int) -> None:
    """Turn a board over, which removes its skulls and lowers its values."""
    state.flipped |= 1 << player
    state.covered[player] = 0


def score_board(state: AdrenalineState, player: int) -> None:
    """Give the points for damage on a board, and for first blood unless the board is turned over (ADR-20, 21)."""
    scoring, damage = state.game.rules.scoring, state.damage[player]
    is_flipped = state.flipped >> player & 1
    values = (scoring.frenzy if is_flipped else scoring.board)[state.covered[player] :]
    gained = state.points_for_tokens(damage, values)
    if not is_flipped and damage:
        gained[damage[0]] += scoring.first_blood
    for scorer, points in enumerate(gained):
        state.points[scorer] += points
        if points:
            state.report("score", scorer, -1, points, player)


def regain_rush(state: AdrenalineState, answer: int, player: int) -> None:
    """Step: a player who overkilled may move their rush tile one space back (ADR-45, 46)."""
    if answer == NO_ANSWER:
        if state.rush[player]:
            state.ask(player, "regain", (DONE, YES), regain_rush, player)
    elif answer == YES:
        state.rush[player] -= 1
        state.report("regain", player, -1, state.rush[player])


# ---- the next turn or the end


def is_last(state: AdrenalineState) -> bool:
    """Whether this is the last turn of the match."""
    return state.frenzy != NOT_YET and state.turns_left == 1


def next_turn(state: AdrenalineState, answer: int, given: None) -> None:
    """Step: start final frenzy when the last skull is gone; end the match after everybody's last turn."""
    players = state.game.num_players
    if state.frenzy != NOT_YET:
        state.turns_left -= 1
    elif not state.skulls:
        state.frenzy, state.turns_left = state.active, players
        for player in range(players):
            if not state.damage[player]:
                _turn_over(state, player)
        state.report("frenzy", state.active)
    is_over = state.frenzy != NOT_YET and not state.turns_left
    state.active = (state.active + 1) % players
    if is_over or (state.active == 0 and state.rounds >= LIMIT):
        finish(state)
    else:
        state.follow(*turn_steps())


def finish(state: AdrenalineState) -> None:
    """Score all boards with damage, then the killshot track, and end the match."""
    for player in range(state.game.num_players):
        score_board(state, player)
    for player, points in enumerate(state.track_points()):
        state.points[player] += points
        if points:
            state.report("track", player, -1, points)
    state.finish()
