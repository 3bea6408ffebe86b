"""What a table is worth to a player of Adrenaline: points, damage dealt and taken, what can be fired."""

from __future__ import annotations

from cardpress_engines.adrenaline.state import AdrenalineState
from cardpress_engines.kernel.places import NOWHERE

POINT, OWN_DAMAGE, OWN_MARK, MARK, KILL = 2.0, 0.5, 0.3, 0.9, 4.0
LOADED, UNLOADED, CUBE, CARD, RUSH, TOKEN = 2.5, 0.8, 0.35, 0.6, 1.2, 0.5
IN_SIGHT = 0.15
"""What an enemy is worth whom a loaded weapon may find."""


def appraisal(state: AdrenalineState, player: int) -> float:
    """How well a player stands: higher is better."""
    own = OWN_DAMAGE * len(state.damage[player]) + OWN_MARK * sum(state.marks[player]) + RUSH * state.rush[player]
    return POINT * state.points[player] + _boards(state, player) + _holdings(state, player) - own


def _boards(state: AdrenalineState, player: int) -> float:
    """What damage and marks on other boards promise: a share of the points, and a kill."""
    found = 0.0
    for other in state.game.seats.opponents[player]:
        damage, last = state.damage[other], state.last_space(other)
        found += damage.count(player) * (0.6 + len(damage) / last) + MARK * state.marks[other][player]
        if state.is_killed(other):
            values = state.game.rules.scoring.board[state.covered[other] :]
            found += POINT * state.worth(damage, values)[player] + KILL * (damage[last - 1] == player)
    return found


def _holdings(state: AdrenalineState, player: int) -> float:
    """Weapons, ammo and powerups; whom the figure sees while a weapon is loaded; tokens on enemies."""
    weapons, here = state.weapons[player], state.pos[player]
    loaded = len(state.loaded.intersection(weapons))
    found = LOADED * loaded + UNLOADED * (len(weapons) - loaded)
    found += CUBE * sum(state.cubes[player]) + CARD * len(state.powerups[player])
    if here != NOWHERE and loaded:
        seen = state.game.places.sees[here]
        found += IN_SIGHT * sum(
            seen >> state.pos[each] & 1
            for each in state.game.seats.opponents[player]
            if state.pos[each] != NOWHERE
        )
    enemies = sum(1 << each for each in state.game.seats.opponents[player])
    return found + TOKEN * ((state.poisoned | state.hypnotised) & enemies).bit_count()
