"""Conditions on the board, on a character and on the ship, and the objectives of survivors."""

from __future__ import annotations

from cardpress_engines.carnomorphs.compiled import ObjectiveTest
from cardpress_engines.carnomorphs.component_table import NOTHING
from cardpress_engines.carnomorphs.drill.escape import is_time_to_sleep
from cardpress_engines.carnomorphs.effects.choosing import LEVELS, subjects
from cardpress_engines.carnomorphs.effects.subjects import candidates
from cardpress_engines.carnomorphs.effects.types import BuildTest, Compiler, Test, effect_scope
from cardpress_engines.carnomorphs.markers import Affliction, MarkerKind
from cardpress_engines.carnomorphs.procedures.ending import is_flying, is_home
from cardpress_engines.carnomorphs.state import ASLEEP, AWAY, OUT, CarnomorphState
from cardpress_engines.kernel.compiler import Scope, UnsupportedEffectError
from cardpress_engines.kernel.interpreter import Running, static_context
from cardpress_engines.kernel.questions import number_test
from cardpress_engines.kernel.rules_data import Tree


def _exists(compiler: Compiler, condition: Tree, scope: Scope) -> Test:
    return number_test(candidates(condition.what, LEVELS, effect_scope(scope)), condition.at_least)


def _has(compiler: Compiler, condition: Tree, scope: Scope) -> Test:
    least, is_ammo = condition.at_least or 0, condition.resource == "ammo"
    most = condition.at_most

    def has(state: CarnomorphState, running: Running) -> bool:
        there = (state.ammo if is_ammo else state.signals)[running.you]
        return there >= least and (most is None or there <= most)

    return has


def _is_wounded(compiler: Compiler, condition: Tree, scope: Scope) -> Test:
    own = effect_scope(scope)
    whom, least = subjects(condition.what, own), int(condition.at_least)
    is_serious = condition.wounds == Affliction.SERIOUS_WOUND
    if getattr(condition.what, "name", None):
        own.meant[condition.what.name] = whom

    def is_wounded(state: CarnomorphState, running: Running) -> bool:
        row = state.serious if is_serious else state.light
        return any(row[each] >= least for each in whom(state, running))

    return is_wounded


# ---- states of affairs


def _has_survived(state: CarnomorphState, player: int) -> bool:
    return state.fate[player] in {ASLEEP, AWAY}


def _carries_any(*things: str) -> Test:
    def carries(state: CarnomorphState, running: Running) -> bool:
        thing = state.carried[running.you]
        return thing != NOTHING and any(state.game.things[thing].startswith(each) for each in things)

    return carries


def _is_butcher_dead(state: CarnomorphState, running: Running) -> bool:
    return OUT in state.at


def _is_home(state: CarnomorphState, running: Running) -> bool:
    return state.fate[running.you] == ASLEEP and is_flying(state) and is_home(state)


def _has_everyone_survived(state: CarnomorphState, running: Running) -> bool:
    return all(_has_survived(state, player) for player in range(state.game.num_players))


def _has_another_died(state: CarnomorphState, running: Running) -> bool:
    others = (player for player in range(state.game.num_players) if player != running.you)
    return any(not _has_survived(state, player) for player in others)


HOLDS: dict[str, Test] = {
    "calm": lambda state, running: not state.in_combat(running.you),
    "time_to_sleep": lambda state, running: is_time_to_sleep(state),
    "carry_sample": _carries_any(MarkerKind.EGG, MarkerKind.CARCASS),
    "carry_corpse": _carries_any(MarkerKind.CORPSE),
    "butcher_dead": _is_butcher_dead,
    "exploded": lambda state, running: state.exploded,
    "home": _is_home,
    "all_live": _has_everyone_survived,
    "other_lost": _has_another_died,
}
"""The test of each state of affairs, by its word; "few_carnomorphs" needs a number and is not here."""


def _state_holds(compiler: Compiler, condition: Tree, scope: Scope) -> Test:
    if condition.what == "few_carnomorphs":
        most = int(condition.number)
        return lambda state, running: sum(room >= 0 for room in state.at) <= most
    if condition.what not in HOLDS:
        raise UnsupportedEffectError(f"unknown state of affairs: {condition.what!r}")
    return HOLDS[condition.what]


CONDITIONS: dict[str, BuildTest] = {
    "exists": _exists, "has": _has, "wounded": _is_wounded, "state_holds": _state_holds,
}  # fmt: skip


def objective_test(compiler: Compiler, effect: Tree, scope: Scope) -> ObjectiveTest[CarnomorphState]:
    """The test of whether an objective is reached in any of its ways; raise UnsupportedEffectError."""
    if effect.op != "win_if":
        raise UnsupportedEffectError(f"an objective must be 'win_if', not {effect.op!r}")
    ways = [each for each in (effect.first, effect.second, effect.third) if each is not None]
    tests = [compiler.condition(each, scope) for each in ways]
    return lambda state, player: any(test(state, static_context(player, NOTHING)) for test in tests)
