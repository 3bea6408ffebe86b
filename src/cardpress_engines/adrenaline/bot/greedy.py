"""Plays what leaves it best off at the end of its action: each choice is tried with a few ways to go on."""

from __future__ import annotations

from random import Random

from cardpress_engines.adrenaline.actions import CARD, GRAB, RUN, RUSH, SHOOT
from cardpress_engines.adrenaline.bot.appraisal import appraisal
from cardpress_engines.adrenaline.state import AdrenalineState
from cardpress_engines.kernel.actions import DONE
from cardpress_engines.kernel.state import CHANCE, TERMINAL

TRIES = 5
"""How often each choice is tried; the best outcome counts, for what follows is chosen too."""
STEPS = 40
"""Steps after which a try is judged as it stands."""


def greedy(state: AdrenalineState, random: Random) -> int:
    """The action that seems best to the player who is asked."""
    options, player = state.options, state.player
    if len(options) == 1:
        return options[0]
    match state.question:
        case "pay":
            return options[0]  # cubes before powerups
        case "reload" | "load":
            return options[-1]
        case "scope" | "tagback":
            return max(options)
    dealt = state.redeal(player, Random(random.random()))
    values = {option: _best(dealt, option, player, random) for option in options}
    if state.question == "act":
        values[DONE] -= 0.5 * state.left  # an action is worth something
        values[RUSH] = values.get(RUSH, -1e9) - 0.5
    return max(options, key=lambda option: values[option])


def _best(state: AdrenalineState, option: int, player: int, random: Random) -> float:
    """The best of a few outcomes of a choice."""
    tries = 1 if option == DONE else TRIES if option in {SHOOT, GRAB, RUN} or option >= CARD else 3
    return max(_outcome(state, option, player, random) for _ in range(tries))


def _outcome(state: AdrenalineState, option: int, player: int, random: Random) -> float:
    """What a table is worth once an action is over, played on at random; ending a turn is judged as it stands."""
    if option == DONE and state.question == "act":
        return appraisal(state, player)
    trial = state.clone()
    trial.apply(option)
    for _ in range(STEPS):
        if (
            trial.player == TERMINAL
            or trial.question == "act"
            or (trial.player not in {player, CHANCE} and not _replies(trial))
        ):
            break
        trial.apply(trial.options[0] if _replies(trial) else trial.sample(random))
    return appraisal(trial, player)


def _replies(state: AdrenalineState) -> bool:
    """Whether somebody is asked for a card; nobody is taken to have one."""
    return state.question in {"scope", "tagback"}
