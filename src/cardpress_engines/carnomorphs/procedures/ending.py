"""The end: engines, course, contamination of survivors, objectives (DRILL-38 to 40, CARN-124 to 127)."""

from __future__ import annotations

from cardpress_engines.carnomorphs.component_table import NOTHING
from cardpress_engines.carnomorphs.procedures.cards import (
    cards_of,
    draw_card,
    is_contamination,
    lay_open,
    scan_open,
)
from cardpress_engines.carnomorphs.procedures.harm import draw_mutation, leave_drill
from cardpress_engines.carnomorphs.state import ABOARD, ASLEEP, AWAY, DEAD, DRAW, CarnomorphState
from cardpress_engines.kernel.state import NO_ANSWER, frame


def end_drill(state: CarnomorphState, answer: int, given: None) -> None:
    """Step: stop everything else; characters awake aboard die, then the others are checked."""
    state.stack.clear()
    state.following.clear()
    for player in range(state.game.num_players):
        if state.fate[player] == ABOARD:
            leave_drill(state, player, DEAD)
            state.report("left_behind", player)
    state.follow(frame(check_ship, None), frame(check_contamination, 0), frame(award_wins, None))


# ---- the ship


def check_ship(state: CarnomorphState, answer: int, engine: None) -> None:
    """Step: draw what nobody has looked at; broken engines or a wrong course kill sleepers (DRILL-39)."""
    game, asleep = state.game, [each for each, fate in enumerate(state.fate) if fate == ASLEEP]
    if not asleep:
        return
    for engine_number in range(len(game.engines)):
        if not state.engines_set >> engine_number & 1:
            state.follow(frame(settle_engine, engine_number), frame(check_ship, None))
            return
    if not state.coordinates:
        state.follow(frame(settle_course, None), frame(check_ship, None))
        return
    if state.exploded or not is_flying(state) or not is_home(state):
        for player in asleep:
            state.fate[player] = DEAD
            state.report("lost", player)


def settle_engine(state: CarnomorphState, answer: int, engine: int) -> None:
    """Step: draw which token of an engine is on top, unless it is known."""
    if state.engines_set >> engine & 1:
        return
    if answer == NO_ANSWER:
        state.chance("engine", sorted(engine_row(state, engine)), settle_engine, engine)
        return
    row = engine_row(state, engine)
    row.sort(key=lambda token: token != answer)
    state.engines_set |= 1 << engine


def engine_row(state: CarnomorphState, engine: int) -> list[int]:
    """The two tokens of an engine, the top one first."""
    return (state.first_engine, state.second_engine, state.third_engine)[engine]


def engine_lookers(state: CarnomorphState, engine: int) -> list[int]:
    """The players who have seen each token of an engine, as bit masks."""
    return (state.seen_first, state.seen_second, state.seen_third)[engine]


def settle_course(state: CarnomorphState, answer: int, given: None) -> None:
    """Step: draw the coordinates card, unless it is known."""
    if state.coordinates:
        return
    if answer == NO_ANSWER:
        state.chance("coordinates", state.coordinates_deck[:], settle_course, None)
        return
    state.coordinates_deck.remove(answer)
    state.coordinates.append(answer)
    state.looked_course.append(0)


def is_flying(state: CarnomorphState) -> bool:
    """Whether fewer than two engines are damaged, judging by their top tokens."""
    working = [state.game.is_working(engine_row(state, engine)[0]) for engine in range(len(state.game.engines))]
    return working.count(False) < len(working) - 1


def is_home(state: CarnomorphState) -> bool:
    """Whether the course leads to Earth."""
    return bool(state.coordinates) and state.game.cards[state.coordinates[0]].code[state.course] == HOME


HOME = "E"
"""The letter of Earth on coordinates cards."""


# ---- contamination of survivors


def check_contamination(state: CarnomorphState, answer: int, player: int) -> None:
    """Step: check each survivor in turn; with a mutation card the scan is skipped (CARN-124)."""
    if player == state.game.num_players:
        return
    if state.fate[player] in {ASLEEP, AWAY}:
        if state.mutation_of(player) == NOTHING:
            state.follow(frame(scan_all, player))
        state.follow(frame(shuffle_all, player), frame(draw_checked, (player, 0)))
    state.then(check_contamination, player + 1)


def scan_all(state: CarnomorphState, answer: int, player: int) -> None:
    """Step: scan all of a player's contamination (CARN-125)."""
    lay_open(state, state.hands[player], state.decks[player], state.discards[player])
    state.follow(frame(scan_open, player), frame(judge_all, player))


def judge_all(state: CarnomorphState, answer: int, player: int) -> None:
    """Step: draw a mutation card if at least one card is infected."""
    is_infected = state.game.infected in state.drawn
    state.discards[player] = sorted((*state.discards[player], *state.drawn))
    state.drawn.clear()
    if is_infected:
        state.then(draw_mutation, player)


def shuffle_all(state: CarnomorphState, answer: int, player: int) -> None:
    """Step: with a mutation card, shuffle all the player's cards."""
    if state.mutation_of(player) != NOTHING:
        state.decks[player] = sorted(cards_of(state, player))
        state.hands[player], state.discards[player] = [], []


def draw_checked(state: CarnomorphState, answer: int, given: tuple[int, int]) -> None:
    """Step: draw four cards; each contamination adds a marker, and four in total kill (CARN-126)."""
    player, drawn = given
    rules = state.game.rules.mutation
    if state.mutation_of(player) == NOTHING:
        return
    if answer != NO_ANSWER:
        draw_card(state, answer, player)
        state.discards[player] = sorted((*state.discards[player], answer))
        drawn += 1
        if is_contamination(state, answer):
            state.markers[player] += 1
            state.report("mark", player, -1, state.markers[player])
    if drawn < rules.check_draw and state.decks[player]:
        state.drawing = player
        state.chance(DRAW, state.decks[player][:], draw_checked, (player, drawn))
    elif state.markers[player] >= rules.fatal_markers:
        state.fate[player] = DEAD
        state.report("lost", player)


# ---- objectives


def award_wins(state: CarnomorphState, answer: int, given: None) -> None:
    """Step: survivors who have reached an objective win, nobody else does (DRILL-40)."""
    for player, fate in enumerate(state.fate):
        goals = (*state.corporate[player], *state.personal[player])
        if fate in {ASLEEP, AWAY} and any(state.game.objectives[goal](state, player) for goal in goals):
            state.won |= 1 << player
            state.report("win", player)
    state.finish()
