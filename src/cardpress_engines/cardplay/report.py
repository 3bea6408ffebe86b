"""What a tally says: numbers for programs, and lines for people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from math import sqrt
from textwrap import wrap
from typing import Any

from cardpress_engines.cardplay.tally import Census, Tally
from cardpress_engines.kernel.problems import Json

LEVEL = 1.959964
"""Standard errors of an interval of 95 %."""
FEW = 0.02
"""A card chosen less often than this when it could be is as good as dead."""


def wilson(won: int, games: int) -> tuple[float, float]:
    """The interval of 95 % of a share of games, after Wilson; everything is possible without games."""
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


def as_json(game: Any, census: Census, tally: Tally) -> dict[str, Json]:  # noqa: ANN401  any game
    """Everything the tally of one policy says."""
    decided = tally.games - tally.draws
    low, high = wilson(tally.first_won, decided)
    told: dict[str, Json] = {
        "games": tally.games,
        "turns": spread(tally.turns),
        "decisions": spread(tally.decisions),
        "points": {"mean": round(_mean(tally.points), 3), **spread(tally.points)},
        "draws": tally.draws,
    }
    if game.alone:
        told["bands"] = {name: tally.bands[name] for name in census.BANDS}
    else:
        told["first_player"] = {
            "won": tally.first_won,
            "decided": decided,
            "rate": _share(tally.first_won, decided),
            "low": round(low, 4),
            "high": round(high, 4),
        }
    cards = {card: _card(game, census, tally, design) for design, card in enumerate(game.ids)}
    told["cards"] = cards
    told["never_drawn"] = [card for card, line in cards.items() if not line["drawn"]]
    told["never_legal"] = [card for card, line in cards.items() if not line["could"]]
    told["never_chosen"] = [card for card, line in cards.items() if line["could"] and not line["did"]]
    told["hardly_chosen"] = [card for card, line in cards.items() if line["did"] and line["chosen"] < FEW]
    told["operations"] = {
        "declared": list(game.data.OPERATIONS),
        "not_implemented": [op for op in game.data.OPERATIONS if op not in census.IMPLEMENTED],
        "executed": {op: tally.operations[op] for op in game.data.OPERATIONS},
        "not_executed": [op for op in game.data.OPERATIONS if not tally.operations[op]],
    }
    return told


def _card(game: Any, census: Census, tally: Tally, design: int) -> dict[str, Json]:  # noqa: ANN401  any game
    main = (census.main_use(game, design), design)
    did, could = tally.did[main], tally.could[main]
    overall = tally.won / (tally.games * game.num_players)
    return {
        "kind": game.kind[design],
        "drawn": tally.held[design],
        **{use: tally.used[use, design] for use in sorted(census.USES)},
        "could": could,
        "did": did,
        "chosen": _share(did, could),
        "effect": round(tally.did_and_won[main] / did - overall, 4) if did else 0.0,
    }


def _share(part: int, whole: int) -> float:
    return round(part / whole, 4) if whole else 0.0


def _mean(counts: Counter[int]) -> float:
    return sum(number * times for number, times in counts.items()) / max(counts.total(), 1)


# ---- for people


def as_text(told: Mapping[str, Json]) -> str:
    """A whole report in lines; `told` is what the JSON file has."""
    setup = ", ".join(f"{name.replace('_', ' ')} {_plain(value)}" for name, value in told["setup"].items())
    lines = [
        f"{told['game']}: {setup}; seeds from {told['seed']}",
        f"content {told['content_sha256']}",
    ]
    for name, policy in told["policies"].items():
        lines += [
            "",
            f"{name}: {policy['games']} games",
            *_summary(policy),
            "",
            *_cards(policy),
            "",
            *_flags(policy),
        ]
    return "\n".join(lines) + "\n"


def _plain(value: Json) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _summary(policy: Mapping[str, Json]) -> Iterator[str]:
    yield "             min     p5 median    p95    max"
    for name in ("turns", "decisions", "points"):
        numbers = "".join(f"{policy[name][part]:>7}" for part in ("min", "p5", "median", "p95", "max"))
        mean = f"   mean {policy[name]['mean']:.1f}" if name == "points" else ""
        yield f"  {name:<9}{numbers}{mean}"
    first, games = policy.get("first_player"), policy["games"]
    if first is None:
        bands = ", ".join(f"{name} {100 * count / games:.1f} %" for name, count in policy["bands"].items())
        yield f"  ranks: {bands}"
    else:
        yield (
            f"  first player wins {100 * first['rate']:.1f} % ({100 * first['low']:.1f} to "
            f"{100 * first['high']:.1f}) of {first['decided']} decided games; {policy['draws']} draws"
        )
    operations = policy["operations"]
    declared = len(operations["declared"])
    yield (
        f"  operations: {declared} declared, {declared - len(operations['not_implemented'])} implemented, "
        f"{declared - len(operations['not_executed'])} executed"
    )


def _cards(policy: Mapping[str, Json]) -> Iterator[str]:
    """A table that is also one in Markdown."""
    yield _row("card", "kind", "drawn", "used", "summoned", "activated", "chosen", "effect")
    yield "|" + "|".join("-" * (abs(width) + 1) + ("-" if width < 0 else ":") for width in WIDTHS) + "|"
    cards = policy["cards"].items()
    for card, line in sorted(cards, key=lambda pair: (pair[1]["kind"], -pair[1]["effect"], pair[0])):
        monster = line["kind"] == "monster"
        used, activated = (line["defeat"], line["use"]) if monster else (line["play"], line["activate"])
        summoned = line["summon"] if monster else ""
        effect = f"{100 * line['effect']:+.1f}" if "first_player" in policy else f"{line['effect']:+.2f}"
        chosen = f"{100 * line['chosen']:.0f} %"
        yield _row(card, line["kind"], line["drawn"], used, summoned, activated, chosen, effect)


WIDTHS = (-18, -7, 7, 7, 8, 9, 6, 6)
"""Of the columns; below zero: words, on the left."""


def _row(*cells: str | int) -> str:
    parts = (f"{cell:<{-w}}" if w < 0 else f"{cell:>{w}}" for cell, w in zip(map(str, cells), WIDTHS, strict=True))
    return f"| {' | '.join(parts)} |"


def _flags(policy: Mapping[str, Json]) -> Iterator[str]:
    for flag in ("never_drawn", "never_legal", "never_chosen", "hardly_chosen"):
        yield from _listed(flag.replace("_", " "), policy[flag])
    yield from _listed("operations not executed", policy["operations"]["not_executed"])


def _listed(what: str, names: list[str]) -> list[str]:
    return wrap(f"{what}: {', '.join(names) or 'none'}", 98, initial_indent="  ", subsequent_indent="    ")
