"""Named procedures of the rules: each word of `perform` is a function of that name."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from cardpress_engines.carnomorphs.component_table import NOTHING
from cardpress_engines.carnomorphs.drill import doors_and_bag, escape, inspection, supplies
from cardpress_engines.carnomorphs.drill.combat import aim_shots, resolve_hit, resolve_miss
from cardpress_engines.carnomorphs.effects.types import ABOUT, Build, BuildTest, Compiler, Test
from cardpress_engines.carnomorphs.markers import MarkerKind
from cardpress_engines.carnomorphs.procedures import cards, encounters, event_phase, events, scans
from cardpress_engines.carnomorphs.procedures.figures import SMALLEST, add_token, tokens_for, walk
from cardpress_engines.carnomorphs.procedures.harm import infected_hand
from cardpress_engines.carnomorphs.state import CarnomorphState
from cardpress_engines.kernel.compiler import Scope, UnsupportedEffectError
from cardpress_engines.kernel.interpreter import Running
from cardpress_engines.kernel.questions import do
from cardpress_engines.kernel.rules_data import Tree
from cardpress_engines.kernel.state import frame

Word: TypeAlias = Callable[[CarnomorphState, Running], None]

# ---- the player's own cards


def wash_off(state: CarnomorphState, running: Running) -> None:
    """Remove your slime."""
    state.slimed &= ~(1 << running.you)


def scan_hand(state: CarnomorphState, running: Running) -> None:
    """Scan the contamination in your hand; infected cards give markers."""
    state.follow(frame(cards.scan_hand, running.you), frame(infected_hand, running.you))


def decontaminate(state: CarnomorphState, running: Running) -> None:
    """Scan all your contamination; infected cards and the mutation card leave."""
    state.then(scans.decontaminate, running.you)


def reshuffle(state: CarnomorphState, running: Running) -> None:
    """Shuffle all your cards."""
    scans.reshuffle(state, running.you)


def pass_(state: CarnomorphState, running: Running) -> None:
    """Pass for the rest of the round."""
    state.passed |= 1 << running.you


# ---- the room


def roll_noise(state: CarnomorphState, running: Running) -> None:
    """Roll for noise."""
    state.then(encounters.rolls_noise, running.you)


def take_egg(state: CarnomorphState, running: Running) -> None:
    """Take an egg."""
    supplies.take_egg(state, running.you)


def examine(state: CarnomorphState, running: Running) -> None:
    """Examine an object."""
    state.then(supplies.examine, running.you)


def supply_room(state: CarnomorphState, running: Running) -> None:
    """Take supplies of the color of your room."""
    color = state.game.color_of(state.tiles[state.pos[running.you]])
    if color is not None:
        state.then(supplies.take_supplies, (running.you, color))


def supply_any(state: CarnomorphState, running: Running) -> None:
    """Take supplies of any color."""
    state.then(supplies.choose_supply, running.you)


def switch_door(state: CarnomorphState, running: Running) -> None:
    """Open or close a door of your room."""
    state.then(doors_and_bag.switch_door, running.you)


def switch_doors(state: CarnomorphState, running: Running) -> None:
    """Open or close up to two doors anywhere."""
    state.then(doors_and_bag.switch_doors, (running.you, 2, 0))


# ---- the ship


def leave_asleep(state: CarnomorphState, running: Running) -> None:
    """Go to sleep."""
    state.then(escape.leave_asleep, running.you)


def leave_by_pod(state: CarnomorphState, running: Running) -> None:
    """Enter a pod."""
    state.then(escape.leave_by_pod, running.you)


def switch_pod(state: CarnomorphState, running: Running) -> None:
    """Lock or unlock a pod."""
    state.then(escape.switch_pod, running.you)


def lose_pod(state: CarnomorphState, running: Running) -> None:
    """Remove a pod."""
    escape.lose_pod(state)


def start_self_destruct(state: CarnomorphState, running: Running) -> None:
    """Start the self-destruct sequence."""
    state.then(event_phase.start_self_destruct, None)


def switch_self_destruct(state: CarnomorphState, running: Running) -> None:
    """Start or stop the self-destruct sequence."""
    state.then(escape.switch_self_destruct, running.you)


def stack_engine(state: CarnomorphState, running: Running) -> None:
    """Look at both tokens of the engine in your room and stack them."""
    tile = state.tiles[state.pos[running.you]]
    if tile in state.game.engines:
        engine = state.game.engines.index(tile)
        state.follow(
            frame(inspection.see_engine, (running.you, engine, True)),
            frame(inspection.stack_engine, (running.you, engine)),
        )


def see_engines(state: CarnomorphState, running: Running) -> None:
    """Look at the top token of each engine."""
    state.follow(
        *(frame(inspection.see_engine, (running.you, each, False)) for each in range(len(state.game.engines)))
    )


def set_course(state: CarnomorphState, running: Running) -> None:
    """Move the course marker."""
    state.then(inspection.set_course, running.you)


def see_course(state: CarnomorphState, running: Running) -> None:
    """Look at the coordinates card."""
    state.then(inspection.see_course, running.you)


# ---- the bag


def sift_bag(state: CarnomorphState, running: Running) -> None:
    """Remove one of two tokens from the bag."""
    state.then(doors_and_bag.sift, running.you)


def return_token(state: CarnomorphState, running: Running) -> None:
    """Return the drawn token to the bag."""
    state.then(events.return_token, running.bearer)


def drop_token(state: CarnomorphState, running: Running) -> None:
    """Move the drawn token to the supply."""
    state.then(events.drop_token, running.bearer)


def hunt(state: CarnomorphState, running: Running) -> None:
    """Place the butcher."""
    state.then(events.hunt, running.bearer)


def add_metagorger(state: CarnomorphState, running: Running) -> None:
    """Add a metagorger token to the bag, red before blue."""
    state.then(add_token, tokens_for(state, SMALLEST))


def add_shambler(state: CarnomorphState, running: Running) -> None:
    """Add a shambler token to the bag."""
    state.then(add_token, tokens_for(state, SMALLEST + 1))


# ---- fights and dice


def burst(state: CarnomorphState, running: Running) -> None:
    """Shoot twice at one figure."""
    state.then(aim_shots, (running.you, 2))


def miss(state: CarnomorphState, running: Running) -> None:
    """Resolve a miss."""
    resolve_miss(state, running.you, is_melee=bool(running.bindings[ABOUT][1]))


def silence(state: CarnomorphState, running: Running) -> None:
    """Resolve silence."""
    state.then(encounters.resolve_silence, running.you)


def danger(state: CarnomorphState, running: Running) -> None:
    """Resolve danger."""
    state.then(encounters.resolve_danger, running.you)


def break_through(state: CarnomorphState, running: Running) -> None:
    """Move the figure that has destroyed a door through it."""
    figure, way = running.bindings[ABOUT]
    walk(state, figure, way)


PERFORMED: dict[str, Word] = {
    word.__name__.rstrip("_"): word
    for word in (
        wash_off, scan_hand, decontaminate, reshuffle, pass_, roll_noise, take_egg, examine, supply_room,
        supply_any, switch_door, switch_doors, leave_asleep, leave_by_pod, switch_pod, lose_pod,
        start_self_destruct, switch_self_destruct, stack_engine, see_engines, set_course, see_course, sift_bag,
        return_token, drop_token, hunt, add_metagorger, add_shambler, burst, miss, silence, danger, break_through,
    )
}  # fmt: skip
"""The function of each word of `perform`."""


def _has_egg(state: CarnomorphState, running: Running) -> bool:
    return bool(state.eggs) and state.carried[running.you] == NOTHING


CAN: dict[str, Test] = {
    take_egg.__name__: _has_egg,
    examine.__name__: lambda state, running: bool(supplies.examinable_objects(state, running.you)),
    leave_by_pod.__name__: lambda state, running: bool(escape.open_pods(state, running.you)),
    switch_self_destruct.__name__: lambda state, running: escape.can_switch_self_destruct(state),
    wash_off.__name__: lambda state, running: bool(state.slimed >> running.you & 1),
    burst.__name__: lambda state, running: bool(state.ammo[running.you]) and state.in_combat(running.you),
}
"""The tests of procedures that are not always possible."""


def _perform(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    word = PERFORMED.get(effect.procedure)
    if word is None:
        raise UnsupportedEffectError(f"unknown procedure: {effect.procedure!r}")
    compiler.emit(do, word)


def _can_perform(compiler: Compiler, effect: Tree, scope: Scope) -> Test:
    return CAN.get(effect.procedure, lambda state, running: True)


def _noise(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    number = int(effect.corridor)
    compiler.emit(do, lambda state, running: encounters.place_noise(state, running.you, number))


def _strike(compiler: Compiler, effect: Tree, scope: Scope) -> None:
    amount, reach = int(effect.amount), str(effect.reach)

    def strike(state: CarnomorphState, running: Running) -> None:
        figure, is_melee = running.bindings[ABOUT]
        resolve_hit(state, running.you, (figure, is_melee), amount, reach)

    compiler.emit(do, strike)


OPERATIONS: dict[str, Build] = {"perform": _perform, MarkerKind.NOISE: _noise, "strike": _strike}
POSSIBLE: dict[str, BuildTest] = {"perform": _can_perform}
