"""Features of a position of Adrenaline for a fitted value function: points, boards, weapons, danger.

Of single cards only the prices are used, so the weights stay valid when weapons change.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardpress_engines.adrenaline.bot.evaluation import preparation_value
from cardpress_engines.adrenaline.state import NOT_YET, AdrenalineState
from cardpress_engines.kernel.board_map import NOWHERE, places_in

SIDE: Final = (
    "points", "kills", "boards", "promised", "first_blood", "hurt", "near_death", "actions_upgraded", "rush",
    "marks", "marked", "cubes", "powerups", "loaded", "loadable", "unloaded", "aims", "exposed", "tokens",
)  # fmt: skip
"""The features of each player."""
NAMES: Final = (*SIDE, *(f"{name}_to_leader" for name in ("points", "promised", "hurt")))
STEPS: Final = 1
"""How many squares a player is assumed to move before a shot."""
NEAR: Final = 0.6
"""The share of lethal damage above which a player counts as near death."""
FRENZY: Final = 0.12
"""The share of a match that is left when final frenzy begins."""


def features(state: AdrenalineState, player: int) -> Sequence[float]:
    """The player's features minus the average opponent's, then minus those of the opponent who will lead."""
    boards = [_expected_points(state, each) for each in range(state.game.num_players)]
    promised = [sum(board[each] for board in boards) for each in range(state.game.num_players)]
    sides = [_player_features(state, each, boards, promised[each]) for each in range(state.game.num_players)]
    own, others = sides[player], state.game.seats.opponents[player]
    leader = sides[max(others, key=lambda each: state.points[each] + promised[each])]
    mean = [value - sum([sides[each][i] for each in others]) / len(others) for i, value in enumerate(own)]
    return (*mean, *(own[i] - leader[i] for i in TO_LEADER))


TO_LEADER: Final = tuple(SIDE.index(name) for name in ("points", "promised", "hurt"))


def _expected_points(state: AdrenalineState, board: int) -> list[float]:
    """The points each player can expect from a board: its present scores, weighted by how near it is to death."""
    damage = state.damage[board]
    if not damage:
        return [0.0] * state.game.num_players
    scoring, flipped = state.game.rules.scoring, state.flipped >> board & 1
    values = (scoring.frenzy if flipped else scoring.board)[state.covered[board] :]
    part = min(len(damage) / state.lethal_damage(board), 1.0)
    return [part * points for points in state.points_for_tokens(damage, values)]


def _player_features(
    state: AdrenalineState, player: int, boards: Sequence[Sequence[float]], promised: float
) -> tuple[float, ...]:
    """The features named in SIDE."""
    others, damage = state.game.seats.opponents[player], state.damage[player]
    hurt = len(damage) / state.lethal_damage(player)
    given = [state.damage[each].count(player) / state.lethal_damage(each) for each in others]
    loaded = sum(weapon in state.loaded for weapon in state.weapons[player])
    loadable = _count_loadable(state, player)
    return (
        state.points[player],
        sum([1 + over for killer, over in state.track if killer == player]),
        sum(given),
        promised,
        sum([state.damage[each][0] == player for each in others if state.damage[each]]),
        hurt,
        max(hurt - NEAR, 0.0),
        (len(damage) >= state.game.rules.damage.first_upgrade)
        + (len(damage) >= state.game.rules.damage.second_upgrade),
        state.rush[player],
        sum([state.marks[each][player] for each in others]),
        sum(state.marks[player]),
        sum(state.cubes[player]),
        len(state.powerups[player]),
        loaded,
        loadable,
        len(state.weapons[player]) - loaded - loadable,
        sum([_can_find(state, player, each) for each in others]),
        sum([_can_find(state, each, player) for each in others]),
        preparation_value(state, player),
    )


def _count_loadable(state: AdrenalineState, player: int) -> int:
    """How many unloaded weapons the player's cubes can pay for."""
    left, found = state.cubes[player], 0
    for weapon in state.weapons[player]:
        if weapon not in state.loaded:
            after = [there - needed for there, needed in zip(left, state.game.cost[weapon], strict=True)]
            if min(after) >= 0:
                left, found = after, found + 1
    return found


def _can_find(state: AdrenalineState, player: int, target: int) -> bool:
    """Whether a player with a loaded weapon can see a target after at most STEPS squares."""
    here, there = state.pos[player], state.pos[target]
    if NOWHERE in {here, there} or state.loaded.isdisjoint(state.weapons[player]):
        return False
    places = state.game.places
    return any(places.sees[at] >> there & 1 for at in places_in(places.reach(here, STEPS)))


def fraction_left(state: AdrenalineState) -> float:
    """The share of a match that is left, by skulls and by damage on boards; 1 at the start of a full match."""
    if state.frenzy != NOT_YET:
        return FRENZY * state.turns_left / state.game.num_players
    dealt = [len(damage) / state.lethal_damage(each) for each, damage in enumerate(state.damage)]
    skulls: int = state.game.rules.scoring.skulls
    return FRENZY + (1.0 - FRENZY) * max(state.skulls - sum(dealt) / 2, 0.0) / skulls
