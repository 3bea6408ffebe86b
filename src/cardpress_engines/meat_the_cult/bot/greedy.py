"""The greedy bot of M.E.A.T.: takes the action with the best outcome if all players then pass."""

from __future__ import annotations

from random import Random

from cardpress_engines.kernel.actions import DONE
from cardpress_engines.meat_the_cult.actions import CARD
from cardpress_engines.meat_the_cult.bot.card_values import card_value
from cardpress_engines.meat_the_cult.bot.round_outcome import promising_options, round_outcome
from cardpress_engines.meat_the_cult.state import SIDES, MeatState

SAMPLES = 2
"""Determinised states for each decision of two players; one with more players."""
TASTE = 2.0
"""The random part of a creature's value in the draft."""


def greedy(state: MeatState, random: Random) -> int:
    """The legal action with the best value for the current player."""
    if len(state.options) == 1:
        return state.options[0]
    known = choose_by_print(state, random)
    return _choose_by_outcome(state, random) if known is None else known


def choose_by_print(state: MeatState, random: Random) -> int | None:
    """The action for questions decided by printed values, None for all others."""
    options, game = state.options, state.game
    match state.question:
        case "leader":
            return options[int(random.random() * len(options))]
        case "draft" | "pay":
            taste = TASTE if state.question == "draft" else 0.0
            return max(options, key=lambda option: card_value(game, option - CARD) + taste * random.random())
        case "drop":
            return min(options, key=lambda option: card_value(game, option - CARD))
        case "lay":
            return _choose_card_to_lay(state, random)
    return None


def _choose_card_to_lay(state: MeatState, random: Random) -> int:
    """A random card of Destiny that can be paid for together with those laid already."""
    game, player = state.game, state.player
    left = state.ounces[player] - sum(game.cost[each] for each in state.laid[player])
    able = [option for option in state.options[1:] if game.cost[option - CARD] <= left]
    useful = [option for option in able if not game.is_instant[option - CARD]]
    return useful[int(random.random() * len(useful))] if useful else DONE


def _choose_by_outcome(state: MeatState, random: Random) -> int:
    """The option with the best mean outcome; all options are tried in the same determinised states."""
    player, totals = state.player, dict.fromkeys(promising_options(state), 0.0)
    for _ in range(SAMPLES if state.game.num_players == SIDES else 1):
        seed = random.random()
        table = state.redeal_hidden(player, Random(seed))
        for option in totals:
            trial = table.clone()
            trial.apply_action(option)
            totals[option] += round_outcome(trial, player, Random(seed))
    return max(totals, key=lambda option: totals[option])
