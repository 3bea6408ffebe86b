"""Supplies by color (DRILL-26), eggs, and the examination of objects."""

from __future__ import annotations

from collections.abc import Iterator

from cardpress_engines.carnomorphs.actions import COLOR, COLORS, ROOM, THING
from cardpress_engines.carnomorphs.component_table import NOTHING
from cardpress_engines.carnomorphs.markers import MarkerKind
from cardpress_engines.carnomorphs.procedures.figures import discard_adaptation
from cardpress_engines.carnomorphs.procedures.rooms import extinguish_fire, repair_malfunction
from cardpress_engines.carnomorphs.state import CarnomorphState
from cardpress_engines.kernel.actions import MODE
from cardpress_engines.kernel.board_map import places_in
from cardpress_engines.kernel.choice_steps import choice_step
from cardpress_engines.kernel.state import NO_ANSWER


def take_supplies(state: CarnomorphState, answer: int, given: tuple[int, str]) -> None:
    """Step: take supplies of a color; white supplies can be of any color."""
    player, color = given
    match color:
        case "red":
            state.ammo[player] = min(
                state.game.rules.setup.ammo, state.ammo[player] + state.game.rules.supplies.ammo
            )
        case "green":
            state.then(dress_wounds, player)
        case "yellow":
            state.then(repair_near, player)
        case _:
            state.then(choose_supply, player)
    state.report("supply", player)


@choice_step("color", COLOR, lambda state, player: [n for n, color in enumerate(COLORS) if color != "white"])
def choose_supply(state: CarnomorphState, player: int, color: int) -> None:
    """Step: choose a color of supplies."""
    state.then(take_supplies, (player, COLORS[color]))


def dress_wounds(state: CarnomorphState, answer: int, player: int) -> None:
    """Step: green supplies remove all light wounds, or slime."""
    if answer == NO_ANSWER:
        choices = [MODE] if state.light[player] else []
        choices += [MODE + 1] if state.slimed >> player & 1 else []
        if choices:
            state.ask(player, "dress", choices, dress_wounds, player)
    elif answer == MODE:
        state.light[player] = 0
    else:
        state.slimed &= ~(1 << player)


def _rooms_to_repair(state: CarnomorphState, player: int) -> Iterator[int]:
    here = state.pos[player]
    near = 1 << here | state.game.places.next_to[here]
    return places_in(near & (state.malfunctions | state.fires))


@choice_step("mend", ROOM, _rooms_to_repair)
def repair_near(state: CarnomorphState, player: int, room: int) -> None:
    """Step: yellow supplies remove a malfunction or a fire from the character's room or an adjacent one."""
    if not state.fires >> room & 1:
        repair_malfunction(state, room)
    elif not state.malfunctions >> room & 1:
        extinguish_fire(state, room)
    else:
        state.then(remove_marker, (player, room))


def remove_marker(state: CarnomorphState, answer: int, given: tuple[int, int]) -> None:
    """Step: choose whether to remove the malfunction or the fire of a room."""
    player, room = given
    if answer == NO_ANSWER:
        state.ask(player, "mend_what", (MODE, MODE + 1), remove_marker, given)
    elif answer == MODE:
        repair_malfunction(state, room)
    else:
        extinguish_fire(state, room)


# ---- objects


def take_egg(state: CarnomorphState, player: int) -> None:
    """Take an egg from the carnomorph board into a free hand."""
    if state.eggs and state.carried[player] == NOTHING:
        state.eggs -= 1
        state.carried[player] = state.game.egg
        state.report("take_egg", player)


def adaptation_slot(state: CarnomorphState, thing: int) -> int:
    """The adaptation slot an object belongs to; a blue corpse counts as a corpse."""
    game = state.game
    name = game.things[thing]
    if name not in game.rules.feeding.objects.values():
        name = str(MarkerKind.CORPSE)
    level = next(level for level, each in game.rules.feeding.objects.items() if each == name)
    return game.levels.index(level) - 1


def examinable_objects(state: CarnomorphState, player: int) -> list[int]:
    """Objects in the room or in hand whose adaptation is face up (CARN-102 to 104)."""
    found = {*state.things[state.pos[player]], state.carried[player]} - {NOTHING}
    return sorted(each for each in found if state.adaptations[adaptation_slot(state, each)] >= 0)


@choice_step("thing", THING, examinable_objects)
def examine(state: CarnomorphState, player: int, thing: int) -> None:
    """Step: examine an object, which stays in play, and discard the adaptation of its slot (CARN-106)."""
    discard_adaptation(state, adaptation_slot(state, thing))
