"""Win rates with intervals, game lengths and rates of components, computed from counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import sqrt
from typing import Any, TypeAlias

from cardpress_engines.cardplay.counts import GameCounts, is_scored
from cardpress_engines.cardplay.notable_games import Use
from cardpress_engines.kernel.statistics import (
    AnyGame,
    Design,
    GameStatistics,
    PlayerOutcomes,
    UsedOperations,
    columns_of,
    ranks_of,
    uses_of,
)

ReportJson: TypeAlias = dict[str, Any]
"""A report as numbers for programs, or a part of it: what is in it depends on the game's census."""
LEVEL = 1.959964
"""Standard errors of an interval of 95%."""
FEW = 0.02
"""A component chosen less often than this when it could be is as good as dead."""


def wilson(won: float, games: int) -> tuple[float, float]:
    """The interval of 95% of a share of games, after Wilson; everything is possible without games."""
    if not games:
        return 0.0, 1.0
    share, square = won / games, LEVEL * LEVEL
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = LEVEL / (1 + square / games) * sqrt(share * (1 - share) / games + square / (4 * games * games))
    return max(middle - half, 0.0), min(middle + half, 1.0)


def spread(counts: Counter[int]) -> dict[str, int]:
    """Least, 5th percentile, median, 95th percentile and most of counted numbers."""
    numbers = sorted(counts.elements())
    last = len(numbers) - 1
    return {
        "min": numbers[0],
        "p5": numbers[round(0.05 * last)],
        "median": numbers[round(0.5 * last)],
        "p95": numbers[round(0.95 * last)],
        "max": numbers[-1],
    }


def as_json(game: AnyGame, census: GameStatistics, tally: GameCounts) -> ReportJson:
    """Everything the tally of one policy says."""
    figures: ReportJson = {
        "games": tally.games,
        "turns": spread(tally.turns),
        "lengths": {str(turns): tally.turns[turns] for turns in sorted(tally.turns)},
        "decisions": spread(tally.decisions),
        census.SCORE: {"mean": round(mean(tally.points), 3), **spread(tally.points)},
        "draws": tally.draws,
        "notable": _notable(tally),
        **_results(game, census, tally),
    }
    listed = [(number, design.id) for number, design in enumerate(census.designs(game)) if design.is_listed]
    numbered = {id_: number for number, id_ in reversed(listed)}
    designs = {id_: numbered[id_] for _, id_ in listed}
    lines = {id_: _line(game, census, tally, number) for id_, number in designs.items()}
    figures[f"{census.NOUN}s"] = lines
    if (columns := columns_of(census, game)) != census.COLUMNS:
        figures["columns"] = [column._asdict() for column in columns]
    figures["never_drawn"] = [id_ for id_, line in lines.items() if line["drawn"] == 0]
    figures["never_legal"] = [id_ for id_, line in lines.items() if not line["could"]]
    figures["never_chosen"] = [id_ for id_, line in lines.items() if line["could"] and not line["did"]]
    figures["hardly_chosen"] = [id_ for id_, line in lines.items() if line["did"] and line["chosen"] < FEW]
    declared = sorted(set(census.operations(game))) if isinstance(census, UsedOperations) else game.data.OPERATIONS
    implemented = declared if isinstance(census, UsedOperations) else census.IMPLEMENTED  # else it would not start
    figures["operations"] = {
        "declared": list(declared),
        "not_implemented": [op for op in declared if op not in implemented],
        "executed": {op: tally.operations[op] for op in declared},
        "not_executed": [op for op in declared if not tally.operations[op]],
    }
    return figures


def _notable(tally: GameCounts) -> ReportJson:
    """The longest and the closest game, and that with the rarest use of a component, by their seeds."""
    notable, figures = tally.notable, ReportJson()
    if notable.longest:
        figures["longest"] = {"seed": notable.longest[1], "turns": -notable.longest[0]}
    if notable.closest:
        figures["closest"] = {"seed": notable.closest[1], "lead": notable.closest[0]}
    did = Counter[Use]()
    for (what, id_, _), players in tally.did.items():
        did[what, id_] += players
    rarest = min(notable.first_uses, key=lambda use: (did[use], use), default=None)
    if rarest:
        use, component = rarest
        figures["strangest"] = {
            "seed": notable.first_uses[rarest], "use": use, "component": component, "players": did[rarest],
        }  # fmt: skip
    return figures


def _results(game: AnyGame, census: GameStatistics, tally: GameCounts) -> ReportJson:
    """Who won: ranks of points, else by place in the order of play, by side, by who a player was."""
    if is_scored(game):
        ranks = ranks_of(census, game)
        return {"bands": {name: tally.bands[name] for name in ranks}} if ranks else {}
    decided = tally.games - tally.draws
    seats = {str(seat + 1): rate(tally.seat_won[seat], decided) for seat in range(game.num_players)}
    figures: ReportJson = {
        "first_player": rate(tally.first_won, decided),
        "players": rate(tally.won, sum(tally.decided_by.values())),
        "seats": seats,
    }
    if len(tally.played_by) > 1:
        figures["sides"] = {
            side: rate(tally.won_by[side], tally.decided_by[side]) for side in sorted(tally.played_by)
        }
    parts: dict[str, ReportJson] = {}
    for what, which in sorted(tally.part_played):
        parts.setdefault(what, {})[which] = rate(tally.part_won[what, which], tally.part_played[what, which])
    if parts:
        figures["parts"] = parts
    if isinstance(census, PlayerOutcomes):
        figures["outcomes"] = {name: rate(tally.outcomes[name], tally.players) for name in census.OUTCOMES}
    return figures


def rate(won: int, decided: int) -> ReportJson:
    """A share of games with its interval of 95%."""
    low, high = wilson(won, decided)
    return {
        "won": won,
        "decided": decided,
        "rate": _share(won, decided),
        "low": round(low, 4),
        "high": round(high, 4),
    }


def _line(game: AnyGame, census: GameStatistics, tally: GameCounts, number: int) -> ReportJson:
    design: Design = census.designs(game)[number]
    main = (census.main_use(game, number), design.id)
    deeds = {side: tally.did[*main, side] for side in tally.played_by}
    holders = {side: tally.held_by[design.id, side] for side in tally.played_by}
    did, could = sum(deeds.values()), tally.could[main]
    won = sum(tally.did_and_won[*main, side] for side in deeds)
    held_won = sum(tally.held_and_won[design.id, side] for side in holders)
    scored = is_scored(game)
    return {
        "kind": design.kind,
        "drawn": tally.held[design.id] if design.is_drawn else None,
        **{use: tally.used[use, design.id] for use in uses_of(census, game)},
        "could": could,
        "did": did,
        "chosen": _share(did, could),
        **_effect(tally, won, deeds, scored),
        "held": sum(holders.values()),
        **{f"held_{name}": value for name, value in _effect(tally, held_won, holders, scored).items()},
    }


def _effect(tally: GameCounts, won: int, players: Mapping[str, int], scored: bool) -> ReportJson:
    """How much more than their side on average these players won; of shares with the interval of 95%.

    The interval takes players of a game as independent, and what is usual as known.
    """
    number = sum(players.values())
    if not number:
        return {"effect": 0.0} if scored else {"effect": 0.0, "low": -1.0, "high": 1.0}
    usual = sum(tally.won_by[side] / tally.played_by[side] * (part / number) for side, part in players.items())
    figures = {"effect": round(won / number - usual, 4)}
    if not scored:
        low, high = wilson(won, number)
        figures |= {"low": round(low - usual, 4), "high": round(high - usual, 4)}
    return figures


def _share(part: int, whole: int) -> float:
    return round(part / whole, 4) if whole else 0.0


def mean(counts: Counter[int]) -> float:
    """The mean of counted numbers."""
    return sum(number * times for number, times in counts.items()) / max(counts.total(), 1)
