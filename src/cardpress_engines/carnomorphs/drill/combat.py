"""Shooting and melee (DRILL-18, 19)."""

from __future__ import annotations

from cardpress_engines.carnomorphs.actions import FIGURE
from cardpress_engines.carnomorphs.component_table import NOTHING
from cardpress_engines.carnomorphs.markers import Affliction
from cardpress_engines.carnomorphs.procedures.cards import contaminate
from cardpress_engines.carnomorphs.procedures.figures import SMALLEST, injure
from cardpress_engines.carnomorphs.procedures.harm import suffer
from cardpress_engines.carnomorphs.state import ABOARD, CarnomorphState
from cardpress_engines.kernel.choice_steps import choice_step
from cardpress_engines.kernel.interpreter import first_step_about
from cardpress_engines.kernel.state import NO_ANSWER, frame

NARROW = "narrow_crosshair"
"""The changed rule by which a single crosshair hits metagorgers only."""
REACH = {"metagorger": SMALLEST, "small": SMALLEST + 1}
"""The highest level hit by each word on the die; any other word hits all levels."""


def figures_here(state: CarnomorphState, player: int) -> list[int]:
    """The figures in a character's room."""
    return state.figures_in(state.pos[player])


def aim_shots(state: CarnomorphState, answer: int, given: tuple[int, int]) -> None:
    """Step: choose a figure in the room and shoot at it a number of times, as long as there is ammo."""
    player, shots = given
    if answer == NO_ANSWER:
        found = sorted(FIGURE + each for each in figures_here(state, player))
        if found and state.ammo[player]:
            state.ask(player, "figure", found, aim_shots, given)
        return
    state.follow(*(frame(shoot, (player, answer - FIGURE)) for _ in range(shots)))


def shoot(state: CarnomorphState, answer: int, given: tuple[int, int]) -> None:
    """Step: spend one ammo and roll the combat die, unless the figure is gone."""
    player, figure = given
    if not can_hit(state, player, figure) or (answer == NO_ANSWER and not state.ammo[player]):
        return
    if answer == NO_ANSWER:
        state.ammo[player] -= 1
    roll_combat_die(state, answer, (player, figure, False))


def can_hit(state: CarnomorphState, player: int, figure: int) -> bool:
    """Whether a living character and a figure are in the same room."""
    return state.fate[player] == ABOARD and state.at[figure] == state.pos[player]


@choice_step("figure", FIGURE, figures_here)
def melee(state: CarnomorphState, player: int, figure: int) -> None:
    """Step: take contamination and attack a figure hand to hand."""
    state.follow(frame(contaminate, (player, 1)), frame(roll_combat_die, (player, figure, True)))


def roll_combat_die(state: CarnomorphState, answer: int, given: tuple[int, int, bool]) -> None:
    """Step: roll the combat die and apply its face."""
    player, figure, is_melee = given
    die = state.game.combat_die
    if answer == NO_ANSWER:
        state.chance("combat_roll", die.faces, roll_combat_die, given)
        return
    state.report("melee" if is_melee else "shot", player, FIGURE + figure, answer)
    state.follow(first_step_about(die.rows[answer - 1], player, NOTHING, (figure, int(is_melee))))


def resolve_hit(state: CarnomorphState, player: int, about: tuple[int, int], amount: int, reach: str) -> None:
    """Injure the figure if the die's face hits its level (in melee once), otherwise resolve a miss."""
    figure, is_melee = about
    most = REACH.get(reach, len(state.game.levels))
    if reach not in REACH and amount == 1 and state.has_rule(NARROW):
        most = SMALLEST
    if state.game.level_of[figure] > most:
        resolve_miss(state, player, is_melee=bool(is_melee))
        return
    state.then(injure, (figure, 1 if is_melee else amount))


def resolve_miss(state: CarnomorphState, player: int, *, is_melee: bool) -> None:
    """A miss; in melee the character suffers a serious wound."""
    if is_melee:
        state.then(suffer, (player, Affliction.SERIOUS_WOUND, 1))
