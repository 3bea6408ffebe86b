"""Single procedures of the rules, for positions with the step `procedures`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardpress_engines.carnomorphs.actions import PROCEDURE
from cardpress_engines.carnomorphs.markers import Affliction
from cardpress_engines.carnomorphs.procedures.attacks import attack
from cardpress_engines.carnomorphs.procedures.encounters import encounter, rolls_noise
from cardpress_engines.carnomorphs.procedures.ending import end_drill
from cardpress_engines.carnomorphs.procedures.event_phase import (
    advance_time,
    attack_all,
    attack_or_feed,
    event_phase,
    feed_all,
    fire_damage,
)
from cardpress_engines.carnomorphs.procedures.events import develop_bag, resolve_event
from cardpress_engines.carnomorphs.procedures.harm import mutates, suffer
from cardpress_engines.carnomorphs.state import CarnomorphState
from cardpress_engines.kernel.actions import DONE
from cardpress_engines.kernel.state import NO_ANSWER, Frame, frame

WHOLE: Final[dict[str, Callable[[CarnomorphState, int, None], None]]] = {
    "event phase": event_phase, "time track": advance_time, "attacks and feeding": attack_or_feed,
    "attacks": attack_all, "feeding": feed_all, "fire damage": fire_damage, "event card": resolve_event,
    "bag development": develop_bag, "end": end_drill,
}  # fmt: skip
"""Procedures that concern the whole table."""
ONE: Final[dict[str, Callable[[CarnomorphState, int], list[Frame]]]] = {
    "encounter": lambda state, player: [frame(encounter, player)],
    "noise roll": lambda state, player: [frame(rolls_noise, player)],
    "attack": lambda state, player: [
        frame(attack, (each, player)) for each in state.figures_in(state.pos[player])[:1]
    ],
    "mutation marker": lambda state, player: [frame(mutates, player)],
    "light wound": lambda state, player: [frame(suffer, (player, Affliction.LIGHT_WOUND, 1))],
    "serious wound": lambda state, player: [frame(suffer, (player, Affliction.SERIOUS_WOUND, 1))],
}
"""Procedures that concern one character; the player's number follows the name."""


def procedure_names(players: int) -> list[str]:
    """The names of all procedures, in the order of their numbers."""
    return [*WHOLE, *(f"{name} {player + 1}" for name in ONE for player in range(players))]


def choose_procedure(state: CarnomorphState, answer: int, given: None) -> None:
    """Step: the first player chooses procedures to carry out, until they end the choice."""
    players = state.game.num_players
    if answer == NO_ANSWER:
        found = [DONE, *(PROCEDURE + number for number in range(len(procedure_names(players))))]
        state.ask(state.first, "procedure", found, choose_procedure, None)
        return
    if answer == DONE:
        state.finish()
        return
    number, whole = answer - PROCEDURE, list(WHOLE.values())
    if number < len(whole):
        state.follow(frame(whole[number], None), frame(choose_procedure, None))
        return
    name, player = divmod(number - len(whole), players)
    state.follow(*list(ONE.values())[name](state, player), frame(choose_procedure, None))
