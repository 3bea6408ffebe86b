"""A report as text for a terminal; its tables are valid Markdown."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap

from cardpress_engines.cardplay.summary_statistics import ReportJson
from cardpress_engines.kernel.statistics import GameStatistics, ReportColumn


def as_text(report: ReportJson, census: GameStatistics) -> str:
    """A whole report in lines; `report` is what the JSON file has, the census names what was counted."""
    given = {name: value for name, value in report["setup"].items() if value != []}
    setup = ", ".join(f"{name.replace('_', ' ')} {_plain(value)}" for name, value in given.items())
    lines = [
        f"{report['game']}: {setup}; seeds from {report['seed']}",
        f"content {report['content_sha256']}",
        *(["stopped with Ctrl-C: this is what was played so far"] if "stopped" in report else []),
    ]
    for name, contest in report.get("contests", {}).items():
        lines += ["", *_contest(f"{name} against {report['against']}", contest)]
    for name, policy in report.get("policies", {}).items():
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


def _contest(who: str, contest: ReportJson) -> Iterator[str]:
    yield f"{who}: {contest['games']} games, {contest['seeds']} seeds from every side"
    even = "" if contest["even"] is None else f"; draws are halves, even is {100 * contest['even']:.1f}%"
    yield f"  wins {_interval(contest)}, an interval of 95%{even}"
    if "ahead" in contest:
        ahead = _interval(contest["ahead"])
        yield f"  finishes ahead of {ahead} of its rivals; those level are halves, even is 50%"


def _plain(value: object) -> str:
    if isinstance(value, list):
        return " and ".join(map(_plain, value))
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _summary(policy: ReportJson, census: GameStatistics) -> Iterator[str]:
    yield "             min     p5 median    p95    max"
    for name in ("turns", "decisions", census.SCORE):
        numbers = "".join(f"{policy[name][part]:>7}" for part in ("min", "p5", "median", "p95", "max"))
        mean = f"   mean {policy[name]['mean']:.1f}" if name == census.SCORE else ""
        yield f"  {name.replace('_', ' '):<9}{numbers}{mean}"
    if "first_player" in policy:
        first, draws = policy["first_player"], policy["draws"]
        yield f"  first player wins {_interval(first)} of {first['decided']} decided games; {draws} draws"
        yield "  intervals are of 95%, after Wilson; those of effects take players of a game as independent"
    for what, which in policy.get("parts", {}).items():
        for name, rate in which.items():
            yield f"  {what} {name} wins {_interval(rate)} of {rate['decided']}"
    for name, rate in policy.get("outcomes", {}).items():
        yield f"  {name.replace('_', ' ')}: {_interval(rate)} of {rate['decided']} players"
    if "bands" in policy:
        shares = (f"{name} {100 * count / policy['games']:.1f}%" for name, count in policy["bands"].items())
        yield f"  ranks: {', '.join(shares)}"
    operations = policy["operations"]
    declared = len(operations["declared"])
    yield (
        f"  operations: {declared} declared, {declared - len(operations['not_implemented'])} implemented, "
        f"{declared - len(operations['not_executed'])} executed"
    )


def _interval(rate: ReportJson) -> str:
    return f"{100 * rate['rate']:.1f}% ({100 * rate['low']:.1f} to {100 * rate['high']:.1f})"


def _uses(policy: ReportJson, census: GameStatistics) -> Iterator[str]:
    """A table that is also one in Markdown."""
    lines, columns = policy[f"{census.NOUN}s"], census.COLUMNS
    if "columns" in policy:
        columns = tuple(ReportColumn(**column) for column in policy["columns"])
    headings = [column.heading.replace("_", " ") for column in columns]
    rows = [[census.NOUN, "kind", "drawn", *headings, "chosen", "effect"]]
    for id_, line in sorted(lines.items(), key=lambda pair: (pair[1]["kind"], -pair[1]["effect"], pair[0])):
        counts = [_use_cell(line, column) for column in columns]
        chosen = f"{100 * line['chosen']:.0f}%"
        drawn = "" if line["drawn"] is None else str(line["drawn"])
        rows.append([id_, line["kind"], drawn, *counts, chosen, _effect(line)])
    words = [-max(len(row[place]) for row in rows) for place in (0, 1)]
    widths = [*words, 6, *(max(5, len(heading)) for heading in headings), 6, 9]
    yield _row(rows[0], widths)
    yield "|" + "|".join("-" * (abs(width) + 1) + ("-" if width < 0 else ":") for width in widths) + "|"
    yield from (_row(row, widths) for row in rows[1:])


def _use_cell(line: ReportJson, column: ReportColumn) -> str:
    """How often a component was used; nothing for one of a kind the column is not about."""
    if column.kinds and line["kind"] not in column.kinds:
        return ""
    return str(sum(line[use] for use in column.uses))


def _effect(line: ReportJson) -> str:
    """In points, or in per cent of games with half of the interval of 95%."""
    if "low" not in line:
        return f"{line['effect']:+.2f}"
    if not line["did"]:
        return ""
    half = 50 * (line["high"] - line["low"])
    return f"{100 * line['effect']:+.1f}±{half:.{1 if half < 9.95 else 0}f}"


def _row(cells: Sequence[str], widths: Sequence[int]) -> str:
    """Cells of these widths; below zero: words, on the left."""
    parts = (f"{cell:<{-w}}" if w < 0 else f"{cell:>{w}}" for cell, w in zip(cells, widths, strict=True))
    return f"| {' | '.join(parts)} |"


def _flags(policy: ReportJson) -> Iterator[str]:
    for flag in ("never_drawn", "never_legal", "never_chosen", "hardly_chosen"):
        yield from _list_lines(flag.replace("_", " "), policy[flag])
    yield from _list_lines("operations not executed", policy["operations"]["not_executed"])


def _list_lines(what: str, names: list[str]) -> list[str]:
    return wrap(f"{what}: {', '.join(names) or 'none'}", 98, initial_indent="  ", subsequent_indent="    ")
