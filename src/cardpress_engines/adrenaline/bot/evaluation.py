"""The value of a position for a player of Adrenaline: points, damage dealt and taken, weapons, targets."""

from __future__ import annotations

from functools import lru_cache

from cardpress_engines.adrenaline.effects.trees import parts_of
from cardpress_engines.adrenaline.state import EMPTY, AdrenalineState, Game
from cardpress_engines.adrenaline.turn import usable_weapons
from cardpress_engines.kernel.board_map import NOWHERE

POINT, OWN_DAMAGE, OWN_MARK, KILL = 2.0, 0.5, 0.3, 4.0
MARK = 0.75
"""The value of a mark as a share of the damage it may become."""
WEAPON, LOADED, UNLOADED, CUBE, CARD, RUSH = 0.8, 1.7, 0.4, 0.35, 0.6, 1.2
"""A weapon; if loaded; deduction if it must still be loaded; a cube; a powerup; a space of adrenaline rush."""
IN_SIGHT, IN_REACH = 0.15, 0.6
"""An enemy in sight while a weapon is loaded; a weapon that has a target."""
VENOM, MIND, HOT, HACKED, SPENT = 0.4, 0.5, 0.45, 0.45, 0.8
"""Tokens of the player's ability: venom per damage left until death, the others each; a mark to spend."""
MARKS_SPENT = 2
"""The most marks on one board that count as ones to spend."""


def evaluate(state: AdrenalineState, player: int) -> float:
    """The value of the position for a player: higher is better."""
    own = OWN_DAMAGE * len(state.damage[player]) + OWN_MARK * sum(state.marks[player]) + RUSH * state.rush[player]
    return (
        POINT * state.points[player]
        + _board_value(state, player)
        + _holding_value(state, player)
        + _weapon_value(state, player)
        + preparation_value(state, player)
        - own
    )


def _board_value(state: AdrenalineState, player: int) -> float:
    """The expected value of damage and marks on other boards: a share of the points, and a kill."""
    found = 0.0
    for other in state.game.seats.opponents[player]:
        damage, last = state.damage[other], state.lethal_damage(other)
        found += (damage.count(player) + MARK * state.marks[other][player]) * (0.6 + len(damage) / last)
        if len(damage) >= last:
            values = state.game.rules.scoring.board[state.covered[other] :]
            found += POINT * state.points_for_tokens(damage, values)[player] + KILL * (damage[last - 1] == player)
    return found


def _holding_value(state: AdrenalineState, player: int) -> float:
    """Ammo, powerups and weapons; one that can be loaded is worth little less than a loaded one."""
    cubes = state.cubes[player]
    found = CUBE * sum(cubes) + CARD * len(state.powerups[player])
    left = cubes[:]
    for weapon in state.weapons[player]:
        found += WEAPON
        if weapon in state.loaded:
            found += LOADED
            continue
        cost = state.game.cost[weapon]
        if all(there >= needed for there, needed in zip(left, cost, strict=True)):
            left = [there - needed for there, needed in zip(left, cost, strict=True)]
            found += max(0.0, LOADED - UNLOADED - CUBE * sum(cost))
    return found


def _weapon_value(state: AdrenalineState, player: int) -> float:
    """Enemies in sight while a weapon is loaded, and whether a damaging weapon has a target from here."""
    here, harmful = state.pos[player], _damaging_weapons(state.game)
    if here == NOWHERE or not state.loaded.intersection(state.weapons[player]):
        return 0.0
    seen, pos = state.game.places.sees[here], state.pos
    enemies = sum(seen >> pos[each] & 1 for each in state.game.seats.opponents[player] if pos[each] != NOWHERE)
    acts = state.left and player == state.active
    in_reach = acts and any(weapon in harmful for weapon in usable_weapons(state, player))
    return IN_SIGHT * enemies + IN_REACH * in_reach


def preparation_value(state: AdrenalineState, player: int) -> float:
    """The value of tokens that the character's ability, or a weapon that spends marks, can use later."""
    character = state.characters[player]
    if character == EMPTY:
        return 0.0
    does = _ability_tokens(state.game)[character]
    found = 0.0
    if "poisoned" in does and state.poisoned:
        for each in state.game.seats.opponents[player]:
            if state.poisoned >> each & 1:
                found += VENOM * max(1, state.lethal_damage(each) - len(state.damage[each]))
    if "hypnotised" in does:
        found += MIND * state.hypnotised.bit_count()
    if "hot" in does:
        found += HOT * state.hot
    if "hacked" in does:
        found += HACKED * state.hacked.bit_count()
    if not _mark_spending_weapons(state.game).isdisjoint(state.weapons[player]):
        found += SPENT * min(MARKS_SPENT, max(marks[player] for marks in state.marks))
    return found


@lru_cache(maxsize=8)
def _damaging_weapons(game: Game) -> frozenset[int]:
    """Weapons that deal damage, directly or by venom, with an effect that needs no other."""
    return frozenset(
        weapon
        for weapon in game.fired
        for mode in game.cards[weapon].modes
        if mode.needs is None
        for part in parts_of(mode.effect)
        if getattr(part, "damage", None) or getattr(part, "token", None) == "poisoned"
    )


@lru_cache(maxsize=8)
def _mark_spending_weapons(game: Game) -> frozenset[int]:
    """Weapons that turn a mark into more than one damage."""
    return frozenset(
        weapon
        for weapon in game.fired
        for mode in game.cards[weapon].modes
        if any(getattr(part, "op", "") == "scale_hit" for part in parts_of(mode.effect))
    )


@lru_cache(maxsize=8)
def _ability_tokens(game: Game) -> tuple[frozenset[str], ...]:
    """The tokens each character's ability uses."""
    return tuple(
        frozenset(
            word
            for part in parts_of(card.turn_end)
            for word in (getattr(part, "to", None), getattr(part, "token", None), getattr(part, "state", None))
            if isinstance(word, str)
        )
        for card in game.abilities
    )
