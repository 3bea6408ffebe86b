"""Leaving the ship: hibernation and pods (DRILL-37), and the self-destruct sequence."""

from __future__ import annotations

from cardpress_engines.carnomorphs.actions import POD
from cardpress_engines.carnomorphs.component_table import NOTHING
from cardpress_engines.carnomorphs.procedures.encounters import rolls_noise
from cardpress_engines.carnomorphs.procedures.event_phase import start_self_destruct
from cardpress_engines.carnomorphs.procedures.harm import leave_drill
from cardpress_engines.carnomorphs.state import ABOARD, ASLEEP, AWAY, NOT_YET, CarnomorphState
from cardpress_engines.kernel.choice_steps import choice_step
from cardpress_engines.kernel.state import frame


def is_time_to_sleep(state: CarnomorphState) -> bool:
    """Whether the time marker is on a hibernation space."""
    times = state.game.rules.time
    return bool(times.sleep_from <= state.clock <= times.sleep_to)


def leave_asleep(state: CarnomorphState, answer: int, player: int) -> None:
    """Step: roll for noise, then go to sleep unless an encounter prevents it."""
    state.follow(frame(rolls_noise, player), frame(sleep, player))


def sleep(state: CarnomorphState, answer: int, player: int) -> None:
    """Step: go to sleep, if alive and not in combat."""
    if can_leave(state, player):
        leave_drill(state, player, ASLEEP)
        state.report("sleep", player)


# ---- pods


def pods_of(state: CarnomorphState, section: int) -> list[int]:
    """The pods of a section still on the ship; they were distributed in turn (CARN-11)."""
    count = state.game.rules.setup.pods[state.game.num_players - 1]
    sections = len(state.game.sections)
    return [pod for pod in range(count) if pod % sections == section and not state.lost_pods >> pod & 1]


def open_pods(state: CarnomorphState, player: int) -> list[int]:
    """Unlocked pods with a free place in the character's room."""
    tile = state.tiles[state.pos[player]]
    if tile not in state.game.sections:
        return []
    places = state.game.rules.round.pod_places
    found = pods_of(state, state.game.sections.index(tile))
    return [pod for pod in found if not state.locked >> pod & 1 and state.pod_of.count(pod) < places]


def leave_by_pod(state: CarnomorphState, answer: int, player: int) -> None:
    """Step: roll for noise, then enter a pod unless an encounter prevents it."""
    state.follow(frame(rolls_noise, player), frame(enter_pod, player))


def can_leave(state: CarnomorphState, player: int) -> bool:
    """Whether a character is alive and not in combat."""
    return state.fate[player] == ABOARD and not state.in_combat(player)


def pods_to_enter(state: CarnomorphState, player: int) -> list[int]:
    """The pods a character can enter now."""
    return open_pods(state, player) if can_leave(state, player) else []


@choice_step("pod", POD, pods_to_enter)
def enter_pod(state: CarnomorphState, player: int, pod: int) -> None:
    """Step: enter a pod, if alive and not in combat."""
    state.pod_of[player] = pod
    leave_drill(state, player, AWAY)
    state.report("fly", player)


def pods_aboard(state: CarnomorphState, player: int) -> list[int]:
    """The pods that have not left the ship."""
    return [pod for section in range(len(state.game.sections)) for pod in pods_of(state, section)]


@choice_step("switch_pod", POD, pods_aboard)
def switch_pod(state: CarnomorphState, player: int, pod: int) -> None:
    """Step: lock or unlock a pod."""
    state.locked ^= 1 << pod


def lose_pod(state: CarnomorphState) -> None:
    """Remove the pod with the highest number from the second section, unless it has left the ship."""
    found = [pod for pod in pods_of(state, len(state.game.sections) - 1) if pod not in state.pod_of]
    if found:
        state.lost_pods |= 1 << found[-1]
        state.locked &= ~(1 << found[-1])
        state.report("lose_pod", -1, -1, found[-1])


# ---- self-destruct


def can_switch_self_destruct(state: CarnomorphState) -> bool:
    """Whether the self-destruct sequence can be started or stopped."""
    return bool(state.countdown < state.game.rules.time.destruct_final)


def switch_self_destruct(state: CarnomorphState, answer: int, player: int) -> None:
    """Step: start the self-destruct sequence, or stop it while that is possible."""
    if state.countdown == NOT_YET:
        state.then(start_self_destruct, None)
    elif can_switch_self_destruct(state):
        state.countdown = NOT_YET
        state.report("countdown", player, -1, NOTHING)
