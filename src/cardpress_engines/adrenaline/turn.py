"""A turn: spawn, run, grab and shoot, with powerups played in between."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from cardpress_engines.adrenaline.actions import CARD, COLORS, CUBE, GRAB, RUN, RUSH, SHOOT, SQUARE
from cardpress_engines.adrenaline.payment import draw, pay
from cardpress_engines.adrenaline.state import EMPTY, NOT_YET, AdrenalineState, is_personal
from cardpress_engines.kernel.actions import DONE
from cardpress_engines.kernel.board_map import NOWHERE, places_in
from cardpress_engines.kernel.choice_steps import choice_step, repeated_choice_step
from cardpress_engines.kernel.interpreter import first_step, start_of
from cardpress_engines.kernel.state import NO_ANSWER, frame


class MoveLimits(NamedTuple):
    """How many squares a player can move in each action; NOWHERE if the action is not available."""

    run: int
    grab: int
    shoot: int
    reloads: bool
    """Whether weapons are reloaded between moving and shooting."""


def move_limits(state: AdrenalineState, player: int) -> MoveLimits:
    """A player's actions at present: upgraded by damage (ADR-23), in final frenzy determined by the seat."""
    turn, damage = state.game.rules.turn, state.game.rules.damage
    if state.frenzy != NOT_YET:
        if is_late(state, player):
            return MoveLimits(NOWHERE, turn.late_grab, turn.late_shoot, reloads=True)
        return MoveLimits(turn.frenzy_run, turn.frenzy_grab, turn.frenzy_shoot, reloads=True)
    grab = turn.grab_upgraded if state.has_upgrade(player, damage.first_upgrade) else turn.grab
    shoot = turn.shoot_upgraded if state.has_upgrade(player, damage.second_upgrade) else 0
    return MoveLimits(turn.run, grab, shoot, reloads=False)


def is_late(state: AdrenalineState, player: int) -> bool:
    """Whether a player's last turn in final frenzy is the starting player's or comes after it."""
    return player <= state.frenzy


def begin_turn(state: AdrenalineState, answer: int, given: None) -> None:
    """Step: begin the active player's turn; a figure that was never in the arena spawns first."""
    player = state.active
    state.rounds += player == 0
    late = state.frenzy != NOT_YET and is_late(state, player)
    state.left, state.unlocked = 1 if late else state.game.rules.turn.actions, False
    state.report("turn", player, -1, state.rounds)
    if state.pos[player] == NOWHERE:
        state.follow(frame(draw, (player, state.game.rules.start.powerups, True)), frame(spawn, player))
    state.then(take_action, None)


def spawn(state: AdrenalineState, answer: int, player: int) -> None:
    """Step: discard a powerup and spawn at the spawnpoint of its color; with none in hand, at any."""
    game = state.game
    if answer == NO_ANSWER:
        cards = sorted({CARD + card for card in state.powerups[player]})
        state.ask(player, "spawn", cards or sorted(SQUARE + at for at in game.spawns), spawn, player)
        return
    square = answer - SQUARE
    if answer >= CARD:
        state.discard_powerup(player, answer - CARD)
        state.report("spawn", player, answer)
        square = game.spawns[game.color[answer - CARD]]
    state.move_figure(player, square)


def take_action(state: AdrenalineState, answer: int, given: None) -> None:
    """Step: the active player takes one action or ends the turn."""
    player, game = state.active, state.game
    if answer == NO_ANSWER:
        state.ask(player, "act", [DONE, *possible_actions(state, player)], take_action, None)
        return
    if answer == DONE:
        return
    if answer in ACTIONS:
        state.left -= 1
        state.report(NAMES[answer], player)
        state.follow(frame(ACTIONS[answer], player), frame(take_action, None))
    elif answer == RUSH:
        state.pay_rush(player)
        state.unlocked = True
        state.then(take_action, None)
    else:
        state.discard_powerup(player, answer - CARD)
        state.report("play", player, answer)
        state.follow(first_step(game.played[answer - CARD].entry, player, answer - CARD), frame(take_action, None))


def possible_actions(state: AdrenalineState, player: int) -> list[int]:
    """The active player's legal actions besides ending the turn."""
    far, found = move_limits(state, player), list[int]()
    if state.left:
        found += [RUN] if far.run > 0 else []
        found += [GRAB] if _squares_to_grab(state, player, far.grab) else []
        found += [SHOOT] if shooting_squares(state, player) else []
        upgrades = state.frenzy == NOT_YET and not state.has_upgrade(
            player, state.game.rules.damage.second_upgrade
        )
        found += [RUSH] if upgrades and state.can_rush(player) else []
    for card in sorted(set(state.powerups[player])):
        played = state.game.played.get(card)
        if played and played.possible(state, start_of(played.entry, player, card)):
            found.append(CARD + card)
    return found


# ---- run


def squares_to_run_to(state: AdrenalineState, player: int) -> Iterator[int]:
    """Other squares within the steps of a run."""
    here = state.pos[player]
    return places_in(state.game.places.reach(here, move_limits(state, player).run) & ~(1 << here))


@choice_step("run", SQUARE, squares_to_run_to)
def run(state: AdrenalineState, player: int, square: int) -> None:
    """Step: run to another square."""
    state.move_figure(player, square)


# ---- grab


def _squares_to_grab(state: AdrenalineState, player: int, far: int) -> list[int]:
    """Squares within a number of steps where there is something to grab."""
    reach = state.game.places.reach(state.pos[player], far)
    return [at for at in places_in(reach) if state.tiles[at] != EMPTY or _affordable_weapons(state, player, at)]


def _affordable_weapons(state: AdrenalineState, player: int, square: int) -> list[int]:
    """Weapons on a spawnpoint that a player can pay for."""
    game = state.game
    if square not in game.spawns:
        return []
    stall = state.stalls[game.spawns.index(square)]
    return [weapon for weapon in stall if state.can_pay(player, game.grab_cost[weapon])]


def squares_to_grab_from(state: AdrenalineState, player: int) -> list[int]:
    """Squares within the steps of the action where there is something to grab."""
    return _squares_to_grab(state, player, move_limits(state, player).grab)


@choice_step("grab", SQUARE, squares_to_grab_from)
def grab(state: AdrenalineState, player: int, square: int) -> None:
    """Step: move, or stay, and take what lies there."""
    if square != state.pos[player]:
        state.move_figure(player, square)
    if square in state.game.spawns:
        state.then(grab_weapon, player)
    else:
        grab_tile(state, player, square)


def grab_tile(state: AdrenalineState, player: int, square: int) -> None:
    """Take an ammo tile: cubes and possibly a powerup; a hacked tile gives two cubes of any color (ADR-109)."""
    is_hacked = state.hacked >> square & 1
    tile = state.take_tile(square)
    state.report("grab_tile", player, CARD + tile)
    if is_hacked:
        state.then(choose_cubes, (player, state.game.rules.limits.hacked_cubes))
        return
    state.take_cubes(player, state.game.ammo[tile])
    if state.game.draws[tile]:
        state.then(draw, (player, 1, False))


def missing_colors(state: AdrenalineState, player: int) -> list[int]:
    """Colors of which a player has room for more cubes."""
    return [color for color, there in enumerate(state.cubes[player]) if there < state.game.rules.limits.cubes]


@repeated_choice_step("cube", CUBE, missing_colors)
def choose_cubes(state: AdrenalineState, player: int, color: int) -> None:
    """Step: take cubes of any color one by one, as long as there is room for them."""
    state.take_cubes(player, [int(each == color) for each in range(len(COLORS))])


def weapons_here(state: AdrenalineState, player: int) -> list[int]:
    """Weapons of the figure's spawnpoint that its player can pay for."""
    return _affordable_weapons(state, player, state.pos[player])


@choice_step("weapon", CARD, weapons_here)
def grab_weapon(state: AdrenalineState, player: int, weapon: int) -> None:
    """Step: take a weapon of the spawnpoint; with more than three, leave one that is not personal."""
    game = state.game
    state.stalls[game.spawns.index(state.pos[player])].remove(weapon)
    state.report("grab", player, CARD + weapon)
    state.weapons[player] = sorted((*state.weapons[player], weapon))
    state.loaded.add(weapon)
    state.follow(frame(pay, (player, game.grab_cost[weapon])), frame(leave_weapon, (player, weapon)))


def leave_weapon(state: AdrenalineState, answer: int, given: tuple[int, int]) -> None:
    """Step: if the player has more than three weapons, put one in the place of the one grabbed."""
    player, grabbed = given
    game, weapons = state.game, state.weapons[player]
    if answer != NO_ANSWER:
        weapons.remove(answer - CARD)
        stall = state.stalls[game.spawns.index(state.pos[player])]
        stall.append(answer - CARD)
        stall.sort()
        state.loaded.discard(answer - CARD)
        state.report("leave", player, answer)
    elif len(weapons) > game.rules.limits.weapons:
        others = [CARD + each for each in weapons if each != grabbed and not is_personal(game, each)]
        state.ask(player, "leave", others, leave_weapon, given)


# ---- shoot


def usable_weapons(state: AdrenalineState, player: int) -> Iterator[int]:
    """Loaded weapons with an effect that is possible from the figure's square."""
    fired, loaded = state.game.fired, state.loaded
    for weapon in state.weapons[player]:
        if weapon in loaded:
            use = fired[weapon].use
            if use.possible(state, start_of(use.entry, player, weapon)):
                yield weapon


def can_fire(state: AdrenalineState, player: int) -> bool:
    """Whether a player has a usable weapon."""
    return next(usable_weapons(state, player), None) is not None


def shooting_squares(state: AdrenalineState, player: int) -> list[int]:
    """Squares within the steps of the action from which a player can shoot, after reloading in final frenzy."""
    far, here = move_limits(state, player), state.pos[player]
    if not far.reloads and not state.loaded.intersection(state.weapons[player]):
        return []
    found = []
    try:
        for at in places_in(state.game.places.reach(here, far.shoot)):
            state.pos[player] = at
            if can_fire(state, player) or (far.reloads and reloadable_weapons(state, player)):
                found.append(at)
    finally:
        state.pos[player] = here
    return found


@choice_step("shoot", SQUARE, shooting_squares)
def shoot(state: AdrenalineState, player: int, square: int) -> None:
    """Step: move as far as the upgrades allow, reload in final frenzy, then fire a weapon."""
    if square != state.pos[player]:
        state.move_figure(player, square)
    if move_limits(state, player).reloads:
        state.then(reload_weapons, player)
    state.then(choose_weapon, player)


def reloadable_weapons(state: AdrenalineState, player: int) -> list[int]:
    """Weapons a player could reload now."""
    unloaded = [weapon for weapon in state.weapons[player] if weapon not in state.loaded]
    return [weapon for weapon in unloaded if state.can_pay(player, state.game.cost[weapon])]


def reload_weapons(state: AdrenalineState, answer: int, player: int) -> None:
    """Step: reload weapons one after the other, each for its full price (ADR-24)."""
    if answer == DONE:
        return
    if answer != NO_ANSWER:
        state.loaded.add(answer - CARD)
        state.report("reload", player, answer)
        state.follow(frame(pay, (player, state.game.cost[answer - CARD])), frame(reload_weapons, player))
        return
    found = reloadable_weapons(state, player)
    if found:
        state.ask(player, "reload", [DONE, *(CARD + weapon for weapon in found)], reload_weapons, player)


@choice_step("fire", CARD, usable_weapons)
def choose_weapon(state: AdrenalineState, player: int, weapon: int) -> None:
    """Step: fire one of the loaded weapons; do nothing if none can hit."""
    state.firing = weapon
    state.loaded.discard(weapon)
    state.report("fire", player, CARD + weapon)
    state.follow(first_step(state.game.fired[weapon].use.entry, player, weapon), frame(cease_fire, None))


def cease_fire(state: AdrenalineState, answer: int, given: None) -> None:
    """Step: after the action, return the spent mind-control tokens to their owner (ADR-74)."""
    state.firing = EMPTY
    state.hypnotised &= ~state.spent
    state.spent = 0


ACTIONS = {RUN: run, GRAB: grab, SHOOT: shoot}
NAMES = {RUN: "run", GRAB: "grab_action", SHOOT: "shoot"}
