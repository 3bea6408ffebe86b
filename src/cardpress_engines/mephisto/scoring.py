"""The end of the game and its winner (MEPH-81 to 88, 97, 112, 113)."""

from __future__ import annotations

from cardpress_engines.kernel.rules_data import Rules
from cardpress_engines.mephisto.state import Game, MephistoState


def is_over(game: Game, state: MephistoState) -> bool:
    """Whether no further turn is played.

    Two players: after the turn of the starting player's neighbour. More: after the turn in which the reshuffled
    deck ran out, which is finished. Alone: after the last turns.
    """
    if not state.ending:
        return False
    if game.alone:
        return state.last_turns == 0
    return game.num_players >= game.rules.end.more_players or state.active == state.starter


def tie_break(game: Game, state: MephistoState, player: int) -> tuple[int, int, int]:
    """What decides, in this order: soul points, favor, weapons and items in play (MEPH-84 to 86)."""
    return game.points(state, player), state.favor[player], len(state.gear[player])


def results(game: Game, state: MephistoState) -> list[float]:
    """Each loser pays 1, shared by the winners; everybody 0 in a draw of all; alone: the soul points."""
    if game.alone:
        return [float(game.points(state, 0))]
    standings = [tie_break(game, state, player) for player in range(game.num_players)]
    if game.setup.teams:
        standings = [_add(standings[player], standings[game.partner[player]]) for player in range(4)]
    best = max(standings)
    winners = standings.count(best)
    share = (game.num_players - winners) / winners
    return [share if own == best else -1.0 for own in standings]


def _add(one: tuple[int, int, int], other: tuple[int, int, int]) -> tuple[int, int, int]:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


def rank(rules: Rules, points: int) -> str | None:
    """The rank of a player alone, None below the first (MEPH-113, 119)."""
    bands = rules.solitaire
    for name, least in (
        ("expert", bands.expert_from), ("hard", bands.hard_from), ("medium", bands.medium_from),
        ("easy", bands.easy_from),
    ):  # fmt: skip
        if points >= least:
            return name
    return None
