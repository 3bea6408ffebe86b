"""The value of a position for a character of Carnomorphs: the way home, health, threats.

The crew works together for a ship that flies home, and assumes that what a crewmate has inspected was put right.
"""

from __future__ import annotations

from cardpress_engines.carnomorphs.procedures.ending import engine_lookers, engine_row, is_home
from cardpress_engines.carnomorphs.state import ABOARD, ASLEEP, AWAY, NOT_YET, CarnomorphState

HOME, WON, WAITING = 100.0, 25.0, 45.0
"""Survival; an objective reached by a survivor; still being aboard in the first round."""
SHIP, TRUST = 20.0, 0.9
"""A course certain to lead home, and engines certain to work; how far the work of crewmates is trusted."""
STEP, HURRY, CHORE = 4.0, 5.0, 8
"""A room on the way to the next goal; the increase with time; the rooms that a chore counts as."""
LIGHT, SERIOUS, MARKER, CONTAMINATION, SLIME, BURNING = 2.5, 9.0, 6.0, 1.0, 2.0, 3.0
THREAT, HURT = (5.0, 9.0, 13.0, 18.0), 0.8
"""A carnomorph in the same room, by level; the factor for each of its injuries."""
NEAR, NOISE, AMMO, SIGNAL = 0.3, 0.5, 0.5, 3.0
"""The share of a threat in the next room; a noise marker nearby; a unit of ammo; a signal."""
HAND = (0.0, 1.5, 2.6, 3.2, 3.4, 3.4)
"""By number of cards in hand: with few of them surprise attacks are likely."""


def evaluate(state: CarnomorphState, player: int) -> float:
    """The value of the position for a player: higher is better."""
    fate = state.fate[player]
    if fate == ABOARD:
        return _value_aboard(state, player)
    flown = _course_certainty(state, player) * _engine_certainty(state, player)
    safe = 1.0 if fate == AWAY else flown if fate == ASLEEP and not state.exploded else 0.0
    return safe * (HOME + WON * _has_won(state, player))


def _has_won(state: CarnomorphState, player: int) -> bool:
    goals = (*state.corporate[player], *state.personal[player])
    return any(state.game.objectives[goal](state, player) for goal in goals)


def _value_aboard(state: CarnomorphState, player: int) -> float:
    waiting: float = WAITING * max(0.0, 1 - state.rounds / state.game.rules.time.spaces)
    return (
        waiting
        + SHIP * (_course_certainty(state, player) + _engine_certainty(state, player))
        - _travel_cost(state, player)
        + _holding_value(state, player)
        - _harm_cost(state, player)
    )


def _course_certainty(state: CarnomorphState, player: int) -> float:
    """How certain it is that the course leads home; crewmates who have seen it are trusted."""
    bit, course = 1 << player, 0
    for seen in state.looked_course:
        course |= seen
    return TRUST if course and not course & bit else float(is_home(state))


def _engine_certainty(state: CarnomorphState, player: int) -> float:
    """How certain it is that enough engines work; crewmates who have stacked the tokens of one are trusted."""
    works = 0.0
    for number in range(len(state.game.engines)):
        top, below = engine_lookers(state, number)
        is_working = state.game.is_working(engine_row(state, number)[0])
        works += TRUST if top & below and not top & 1 << player else float(is_working)
    return min(1.0, max(0.0, works - 1))


# ---- goals


def chores(state: CarnomorphState) -> list[int]:
    """Rooms that need inspection: the cockpit, and engines as long as another one is needed."""
    game = state.game
    found = [] if any(state.looked_course) else [game.cockpit]
    engines = enumerate(game.engines)
    open_ = [game.fixed.index(tile) for number, tile in engines if not all(engine_lookers(state, number))]
    return found + open_[: max(0, len(open_) - 1)]


def _goal_rooms(state: CarnomorphState, player: int, left: list[int]) -> list[int]:
    """Rooms a character should go to next, with the chores that are left."""
    game, times = state.game, state.game.rules.time
    unlocked = state.locked != (1 << game.rules.setup.pods[game.num_players - 1]) - 1
    goals = [room for room, tile in enumerate(state.tiles) if tile in game.sections] if unlocked else []
    if left and state.clock < times.sleep_to - len(left) - 1:
        crew = state.turn_order()
        return [*goals, left[crew.index(player) % len(left)]]
    return [*goals, game.start_room]


def _travel_cost(state: CarnomorphState, player: int) -> float:
    far = state.game.places.paths(state.pos[player], state.closed)
    hurry: float = STEP * (1 + HURRY * state.rounds / state.game.rules.time.spaces)
    left = chores(state)
    next_one = min([far[room] if far[room] >= 0 else CHORE for room in _goal_rooms(state, player, left)])
    return hurry * (next_one + CHORE * len(left))


# ---- holdings and threats


def _holding_value(state: CarnomorphState, player: int) -> float:
    cards = HAND[min(len(state.hands[player]), len(HAND) - 1)]
    return cards + AMMO * state.ammo[player] + SIGNAL * min(1, state.signals[player])


def _harm_cost(state: CarnomorphState, player: int) -> float:
    """Wounds, contamination, carnomorphs here and next door, noise, fire."""
    game, room = state.game, state.pos[player]
    piles = (state.hands[player], state.decks[player], state.discards[player])
    ill = CONTAMINATION * sum(card >= game.unknown for pile in piles for card in pile)
    hurt = LIGHT * state.light[player] + SERIOUS * state.serious[player] + MARKER * state.markers[player]
    fragile = 1 + state.serious[player] / 2
    near = game.places.next_to[room]
    threat = sum(
        THREAT[game.level_of[figure]]
        * HURT ** state.injuries[figure]
        * (1.0 if at == room else NEAR if near >> at & 1 else 0.0)
        for figure, at in enumerate(state.at)
        if at >= 0
    )
    noise = NOISE * (state.noises & game.around[room]).bit_count()
    runs = state.countdown * 3.0 if state.countdown != NOT_YET else 0.0
    slime = SLIME * (state.slimed >> player & 1)
    return ill + hurt + fragile * threat + noise + runs + slime + BURNING * (state.fires >> room & 1)
