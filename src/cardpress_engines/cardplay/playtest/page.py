"""Renders a report as one HTML file with inline style and plots; readable in dark mode and on paper."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from cardpress_engines.cardplay.playtest.findings import policy_pairs
from cardpress_engines.cardplay.playtest.plots import Interval, PlotRow, intervals, lengths
from cardpress_engines.cardplay.playtest.sentences import percent, sentences, setup_words, with_interval
from cardpress_engines.cardplay.summary_statistics import Told, rate

FOLDER = Path(__file__).parent / "pages"
ALL = (-100.0, 100.0)


def html(told: Told, title: str, names: Mapping[str, str]) -> str:
    """The page of a report of a game with this title; components without a name are called by their ids."""
    environment = Environment(
        loader=FileSystemLoader(FOLDER), autoescape=True, undefined=StrictUndefined, trim_blocks=True,
        lstrip_blocks=True, keep_trailing_newline=True,
    )  # fmt: skip
    named = partial(name_of, names)
    environment.filters |= {"named": named, "percent": percent, "signed": with_interval}
    return environment.get_template("report.html").render(
        told=told,
        style=(FOLDER / "report.css").read_text("utf-8"),
        tables=[view(table, told, names) for table in told["tables"]],
        title=title,
    )


def name_of(names: Mapping[str, str], id_: str) -> str:
    """What is called so, or its id in words."""
    return names.get(id_) or id_.replace("_", " ").capitalize()


def view(table: Told, told: Told, names: Mapping[str, str]) -> Told:
    """What the page shows of one set-up."""
    noun, named = told["noun"], partial(name_of, names)
    lines = table["policies"][table["main"]][f"{noun}s"]
    kinds = dict.fromkeys(line["kind"] for line in lines.values())
    return {
        "title": setup_words(table["setup"]),
        "sentences": sentences(table, noun, named),
        "policies": list(table["policies"]),
        "main": table["main"],
        "wins": list(_wins(table["policies"], table["main"], names)),
        "lengths": list(_lengths(table["policies"])),
        "kinds": [_kind(kind, table, told, names) for kind in sorted(kinds)],
        "pairs": _pairs(table, names),
        "unlike": _unlike(table, noun, names),
    }


Plot = tuple[str, str]
"""A caption, and the plot as SVG."""


def _wins(policies: Mapping[str, Told], told_of: str, names: Mapping[str, str]) -> Iterator[Plot]:
    """Who wins: by place in the order of play, by what a player was; ranks and what became of players."""
    main = policies[told_of]
    usual = 100 * main.get("players", {}).get("rate", 0.0)
    if len(main.get("seats", {})) > 1:
        groups = {name: policy["seats"] for name, policy in policies.items()}
        label = {seat: f"{place(int(seat))} to play" for seat in main["seats"]}
        yield "Wins by the order of play, % of decided games", _rates(groups, label, usual)
    for what in main.get("parts", {}):
        groups = {name: policy.get("parts", {}).get(what, {}) for name, policy in policies.items()}
        ids = sorted(main["parts"][what], key=lambda id_: (-main["parts"][what][id_]["rate"], id_))
        yield (
            f"Wins by {what}, % of those who played it",
            _rates(groups, {id_: name_of(names, id_) for id_ in ids}, usual),
        )
    if "outcomes" in main:
        groups = {name: policy["outcomes"] for name, policy in policies.items()}
        yield "What became of players, %", _rates(groups, {id_: name_of({}, id_) for id_ in main["outcomes"]}, 0.0)
    if "bands" in main:
        groups = {
            name: {band: rate(count, policy["games"]) for band, count in policy["bands"].items()}
            for name, policy in policies.items()
        }
        yield "Ranks reached, % of games", _rates(groups, {band: name_of({}, band) for band in main["bands"]}, 0.0)


def place(number: int) -> str:
    """A place in an order: 1st, 2nd, 3rd, 4th."""
    return f"{number}{dict(enumerate(('st', 'nd', 'rd'), 1)).get(number, 'th')}"


def _rates(groups: Mapping[str, Mapping[str, Told]], labels: Mapping[str, str], usual: float) -> str:
    rows = [
        PlotRow(
            label, {k: _interval(group[id_], "rate") for k, group in enumerate(groups.values()) if id_ in group}
        )
        for id_, label in labels.items()
    ]
    return intervals(rows, f"Intervals: {', '.join(labels.values())}", usual, (0.0, 100.0))


def _interval(line: Told, name: str, prefix: str = "") -> Interval:
    return Interval(100 * line[name], 100 * line[f"{prefix}low"], 100 * line[f"{prefix}high"])


def _lengths(policies: Mapping[str, Told]) -> Iterator[Plot]:
    counts = {name: {int(turns): number for turns, number in policy["lengths"].items()}
              for name, policy in policies.items()}  # fmt: skip
    between = (min(map(min, counts.values())), max(map(max, counts.values())))
    for number, (name, found) in enumerate(counts.items()):
        turns = policies[name]["turns"]
        caption = f"{name}: median {turns['median']} turns, nine of ten {turns['p5']} to {turns['p95']}"
        yield caption, lengths(found, caption, between, number)


def _kind(kind: str, table: Told, told: Told, names: Mapping[str, str]) -> Told:
    """The components of a kind: what using them, and holding them, goes with; their figures."""
    noun, main = f"{told['noun']}s", table["main"]
    lines = {id_: line for id_, line in table["policies"][main][noun].items() if line["kind"] == kind}
    ids = sorted(lines, key=lambda id_: (-lines[id_]["effect"], id_))
    is_rate = all("low" in line for line in lines.values())
    groups = [policy[noun] for policy in table["policies"].values()]
    used, held = [], []
    if is_rate:
        used = [PlotRow(name_of(names, id_), _effects(groups, id_)) for id_ in ids]
        held = [
            PlotRow(name_of(names, id_), {place_of(table): _interval(lines[id_], "held_effect", "held_")})
            for id_ in sorted(lines, key=lambda id_: (-lines[id_]["held_effect"], id_))
            if lines[id_]["held"]
        ]
    columns = [each for each in told["columns"] if not each["kinds"] or kind in each["kinds"]]
    return {
        "kind": kind.replace("_", " "),
        "used": intervals(used, f"Effect of using each {kind}", 0.0, ALL) if used else "",
        "held": intervals(held, f"Effect of holding each {kind}", 0.0, ALL) if held else "",
        "headings": [each["heading"] for each in columns],
        "rows": [
            {"id": id_, **lines[id_], "counts": [sum(lines[id_][use] for use in each["uses"]) for each in columns],
             "shares": [group.get(id_, {}).get("chosen") for group in groups]}
            for id_ in ids
        ],
    }  # fmt: skip


def _effects(groups: Sequence[Mapping[str, Told]], id_: str) -> dict[int, Interval]:
    """What using a component goes with, by each policy that has used it."""
    return {
        number: _interval(group[id_], "effect")
        for number, group in enumerate(groups)
        if id_ in group and group[id_]["did"]
    }


def place_of(table: Told) -> int:
    """The place of the main policy among the others, which gives it its colour."""
    return list(table["policies"]).index(table["main"])


def _pairs(table: Told, names: Mapping[str, str]) -> str:
    rows = [
        PlotRow(name_of(names, id_), {list(table["policies"]).index(pair["policy"]): _interval(pair, "effect")})
        for id_, pair in table["pairs"].items()
    ]
    return intervals(rows, "Wins with the component less wins without it", 0.0, ALL) if rows else ""


def _unlike(table: Told, noun: str, names: Mapping[str, str]) -> list[Plot]:
    found = []
    policies = list(table["policies"])
    for beside, (one, other) in policy_pairs(policies, table["main"]).items():
        pair = {policies.index(each): table["policies"][each][f"{noun}s"] for each in (other, one)}
        rows = [
            PlotRow(name_of(names, gap["id"]), {k: _share(lines[gap["id"]]) for k, lines in pair.items()})
            for gap in table["unlike"][beside]
        ]
        if rows:
            caption = f"{one} and {other}: how many of those who could choose it did, %"
            found.append((caption, intervals(rows, caption, 0.0, (0.0, 100.0))))
    return found


def _share(line: Told) -> Interval:
    told = rate(line["did"], line["could"])
    return Interval(100 * told["rate"], 100 * told["low"], 100 * told["high"])
