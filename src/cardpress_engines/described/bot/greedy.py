"""A player for every described game: tries each action, ends the turn at random, and compares."""

from __future__ import annotations

from random import Random

from cardpress_engines.described.state import DescribedState
from cardpress_engines.kernel.state import TERMINAL

TRIALS = 3
"""How often each action is tried."""
STEPS = 60
"""Decisions after which a trial is valued as it stands."""
WON = 1000.0
PATIENCE = 50
"""Turns of each player after which a game is long: who only puts off a defeat then acts at random now and then."""
TIRED = 0.1
"""How often."""


def greedy(state: DescribedState, random: Random) -> int:
    """The action after which the player stands best when the turn is over; looks at nothing hidden.

    Two players of whom neither wants to end a lost game would go on for ever: chance breaks into a long game.
    """
    player, options = state.player, state.legal_actions()
    if len(options) == 1:
        return options[0]
    if state.all_turns > PATIENCE * state.game.num_players and random.random() < TIRED:
        return random.choice(options)
    worlds = [state.redeal_hidden(player, random) for _ in range(TRIALS)]
    values = [sum(_try(world, option, player, random) for world in worlds) for option in options]
    best = max(values)
    return random.choice([option for option, worth in zip(options, values, strict=True) if worth == best])


def _try(world: DescribedState, option: int, player: int, random: Random) -> float:
    """How well a player stands after an action and the rest of the turn."""
    trial = world.clone()
    turn = trial.all_turns
    trial.apply_action(option)
    for _ in range(STEPS):
        if trial.player == TERMINAL or trial.all_turns != turn:
            break
        trial.apply_action(trial.sample(random))
    return value(trial, player)


def value(state: DescribedState, player: int) -> float:
    """How well a player stands: what was won, else the score against the best of the others, then counters."""
    if state.player == TERMINAL:
        return WON * state.returns()[player]
    game = state.game
    sign = -1.0 if game.least_wins else 1.0
    own = sign * sum(state.score(player)[:1])
    others = [sign * sum(state.score(each)[:1]) for each in game.seats.opponents[player]]
    assets = sum(
        state.amount(counter.attribute, player)
        for counter in game.counters.values()
        if not counter.shared and not counter.piles
    )
    return own - max(others, default=0.0) + 0.01 * assets
