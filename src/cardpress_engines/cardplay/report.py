"""What a tally says: numbers for programs, and lines for people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from textwrap import wrap
from typing import Any, TypeAlias

from cardpress_engines.cardplay.tally import Tally
from cardpress_engines.kernel.census import AnyGame, Bands, Census, Column, Declared, Design

Told: TypeAlias = dict[str, Any]
"""A report as numbers for programs, or a part of it: what is in it depends on the game's census."""
LEVEL = 1.959964
"""Standard errors of an interval of 95%."""
FEW = 0.02
"""A component chosen less often than this when it could be is as good as dead."""


def wilson(won: int, games: int) -> tuple[float, float]:
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


def as_json(game: AnyGame, census: Census, tally: Tally) -> Told:
    """Everything the tally of one policy says."""
    told: Told = {
        "games": tally.games,
        "turns": spread(tally.turns),
        "decisions": spread(tally.decisions),
        census.SCORE: {"mean": round(_mean(tally.points), 3), **spread(tally.points)},
        "draws": tally.draws,
        **_results(game, census, tally),
    }
    numbered = {design.id: number for number, design in reversed([*enumerate(census.designs(game))])}
    designs = {id_: numbered[id_] for id_ in dict.fromkeys(design.id for design in census.designs(game))}
    lines = {id_: _line(game, census, tally, number) for id_, number in designs.items()}
    told[f"{census.NOUN}s"] = lines
    told["never_drawn"] = [id_ for id_, line in lines.items() if line["drawn"] == 0]
    told["never_legal"] = [id_ for id_, line in lines.items() if not line["could"]]
    told["never_chosen"] = [id_ for id_, line in lines.items() if line["could"] and not line["did"]]
    told["hardly_chosen"] = [id_ for id_, line in lines.items() if line["did"] and line["chosen"] < FEW]
    declared = sorted(set(census.operations(game))) if isinstance(census, Declared) else game.data.OPERATIONS
    told["operations"] = {
        "declared": list(declared),
        "not_implemented": [op for op in declared if op not in census.IMPLEMENTED],
        "executed": {op: tally.operations[op] for op in declared},
        "not_executed": [op for op in declared if not tally.operations[op]],
    }
    return told


def _results(game: AnyGame, census: Census, tally: Tally) -> Told:
    """Who won: ranks of a player alone, else whether it was the first player, and of which side the winner was."""
    if game.num_players == 1:
        return {"bands": {name: tally.bands[name] for name in census.BANDS}} if isinstance(census, Bands) else {}
    told = {"first_player": _rate(tally.first_won, tally.games - tally.draws)}
    if len(tally.played_by) > 1:
        told["sides"] = {
            side: _rate(tally.won_by[side], tally.decided_by[side]) for side in sorted(tally.played_by)
        }
    return told


def _rate(won: int, decided: int) -> Told:
    low, high = wilson(won, decided)
    return {
        "won": won,
        "decided": decided,
        "rate": _share(won, decided),
        "low": round(low, 4),
        "high": round(high, 4),
    }


def _line(game: AnyGame, census: Census, tally: Tally, number: int) -> Told:
    design: Design = census.designs(game)[number]
    main = (census.main_use(game, number), design.id)
    deeds = {side: tally.did[*main, side] for side in tally.played_by}
    did, could = sum(deeds.values()), tally.could[main]
    return {
        "kind": design.kind,
        "drawn": tally.held[design.id] if design.is_drawn else None,
        **{use: tally.used[use, design.id] for use in sorted(census.USES)},
        "could": could,
        "did": did,
        "chosen": _share(did, could),
        "effect": round(_effect(tally, main, deeds), 4) if did else 0.0,
    }


def _effect(tally: Tally, use: tuple[str, str], deeds: Mapping[str, int]) -> float:
    """How much more than their side on average those won who did it."""
    did = sum(deeds.values())
    won = sum(tally.did_and_won[*use, side] for side in deeds) / did
    usual = sum(tally.won_by[side] / tally.played_by[side] * (times / did) for side, times in deeds.items())
    return won - usual


def _share(part: int, whole: int) -> float:
    return round(part / whole, 4) if whole else 0.0


def _mean(counts: Counter[int]) -> float:
    return sum(number * times for number, times in counts.items()) / max(counts.total(), 1)


# ---- for people


def as_text(told: Told, census: Census) -> str:
    """A whole report in lines; `told` is what the JSON file has, the census names what was counted."""
    setup = ", ".join(f"{name.replace('_', ' ')} {_plain(value)}" for name, value in told["setup"].items())
    lines = [
        f"{told['game']}: {setup}; seeds from {told['seed']}",
        f"content {told['content_sha256']}",
        *(["stopped with Ctrl-C: this is what was played so far"] if "stopped" in told else []),
    ]
    for name, policy in told["policies"].items():
        lines += [
            "",
            f"{name}: {policy['games']} games",
            *_summary(policy, census),
            "",
            *_uses(policy, census),
            "",
            *_flags(policy),
        ]
    return "\n".join(lines) + "\n"


def _plain(value: object) -> str:
    if isinstance(value, list):
        return " and ".join(map(_plain, value))
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _summary(policy: Told, census: Census) -> Iterator[str]:
    yield "             min     p5 median    p95    max"
    for name in ("turns", "decisions", census.SCORE):
        numbers = "".join(f"{policy[name][part]:>7}" for part in ("min", "p5", "median", "p95", "max"))
        mean = f"   mean {policy[name]['mean']:.1f}" if name == census.SCORE else ""
        yield f"  {name.replace('_', ' '):<9}{numbers}{mean}"
    if "first_player" in policy:
        first, draws = policy["first_player"], policy["draws"]
        yield f"  first player wins {_interval(first)} of {first['decided']} decided games; {draws} draws"
    for side, rate in policy.get("sides", {}).items():
        yield f"  {side} wins {_interval(rate)} of {rate['decided']}"
    if "bands" in policy:
        shares = (f"{name} {100 * count / policy['games']:.1f}%" for name, count in policy["bands"].items())
        yield f"  ranks: {', '.join(shares)}"
    operations = policy["operations"]
    declared = len(operations["declared"])
    yield (
        f"  operations: {declared} declared, {declared - len(operations['not_implemented'])} implemented, "
        f"{declared - len(operations['not_executed'])} executed"
    )


def _interval(rate: Told) -> str:
    return f"{100 * rate['rate']:.1f}% ({100 * rate['low']:.1f} to {100 * rate['high']:.1f})"


def _uses(policy: Told, census: Census) -> Iterator[str]:
    """A table that is also one in Markdown."""
    lines = policy[f"{census.NOUN}s"]
    headings = [column.heading for column in census.COLUMNS]
    rows = [[census.NOUN, "kind", "drawn", *headings, "chosen", "effect"]]
    for id_, line in sorted(lines.items(), key=lambda pair: (pair[1]["kind"], -pair[1]["effect"], pair[0])):
        effect = f"{100 * line['effect']:+.1f}" if "first_player" in policy else f"{line['effect']:+.2f}"
        counts = [_used(line, column) for column in census.COLUMNS]
        chosen = f"{100 * line['chosen']:.0f}%"
        drawn = "" if line["drawn"] is None else str(line["drawn"])
        rows.append([id_, line["kind"], drawn, *counts, chosen, effect])
    words = [-max(len(row[place]) for row in rows) for place in (0, 1)]
    widths = [*words, 7, *(max(7, len(heading)) for heading in headings), 6, 6]
    yield _row(rows[0], widths)
    yield "|" + "|".join("-" * (abs(width) + 1) + ("-" if width < 0 else ":") for width in widths) + "|"
    yield from (_row(row, widths) for row in rows[1:])


def _used(line: Told, column: Column) -> str:
    """How often a component was used; nothing for one of a kind the column is not about."""
    if column.kinds and line["kind"] not in column.kinds:
        return ""
    return str(sum(line[use] for use in column.uses))


def _row(cells: Sequence[str], widths: Sequence[int]) -> str:
    """Cells of these widths; below zero: words, on the left."""
    parts = (f"{cell:<{-w}}" if w < 0 else f"{cell:>{w}}" for cell, w in zip(cells, widths, strict=True))
    return f"| {' | '.join(parts)} |"


def _flags(policy: Told) -> Iterator[str]:
    for flag in ("never_drawn", "never_legal", "never_chosen", "hardly_chosen"):
        yield from _listed(flag.replace("_", " "), policy[flag])
    yield from _listed("operations not executed", policy["operations"]["not_executed"])


def _listed(what: str, names: list[str]) -> list[str]:
    return wrap(f"{what}: {', '.join(names) or 'none'}", 98, initial_indent="  ", subsequent_indent="    ")
