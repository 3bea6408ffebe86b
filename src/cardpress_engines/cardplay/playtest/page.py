"""Renders a report as one HTML file with inline style and plots; readable in dark mode and on paper."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from cardpress_engines.cardplay.playtest.findings import policy_pairs
from cardpress_engines.cardplay.playtest.plots import Interval, PlotRow, intervals, lengths
from cardpress_engines.cardplay.playtest.report_texts import ReportTexts
from cardpress_engines.cardplay.playtest.sentences import sentences
from cardpress_engines.cardplay.summary_statistics import ReportJson, rate

FOLDER = Path(__file__).parent / "pages"
ALL, SHARES = (-100.0, 100.0), (0.0, 100.0)
"""What effects and shares can be, in per cent."""


def html(report: ReportJson, texts: ReportTexts) -> str:
    """The page of a report in the language of the texts."""
    environment = Environment(
        loader=FileSystemLoader(FOLDER), autoescape=True, undefined=StrictUndefined, trim_blocks=True,
        lstrip_blocks=True, keep_trailing_newline=True,
    )  # fmt: skip
    return environment.get_template("report.html").render(
        report=report,
        style=(FOLDER / "report.css").read_text("utf-8"),
        tables=[_SetupView(table, report, texts).view() for table in report["tables"]],
        say=texts.say,
        texts=texts,
    )


Plot = tuple[str, str]
"""A caption, and the plot as SVG."""


class _SetupView:
    """What the page shows of one set-up."""

    def __init__(self, table: ReportJson, report: ReportJson, texts: ReportTexts) -> None:
        self._table, self._texts, self._columns = table, texts, report["columns"]
        self._noun = report["noun"]
        self._policies: Mapping[str, ReportJson] = table["policies"]
        self._order = [*self._policies]
        self._main = self._policies[table["main"]]

    def view(self) -> ReportJson:
        """All of it, as the template asks for it."""
        lines = self._lines(self._main)
        return {
            "title": self._texts.setup(self._table["setup"]),
            "sentences": sentences(self._table, self._noun, self._texts),
            "policies": self._policies,
            "main": self._texts.policy(self._table["main"]),
            "count": len(lines),
            "wins": [*self._wins(), *self._endings()],
            "lengths": list(self._lengths()),
            "kinds": [self._kind(kind) for kind in sorted({line["kind"] for line in lines.values()})],
            "notable": list(self._notable()),
            "pairs": self._pairs(),
            "pair_lines": self._table["pairs"],
            "unlike": list(self._unlike()),
        }

    def _lines(self, policy: ReportJson) -> Mapping[str, ReportJson]:
        """The figures of each component."""
        lines: Mapping[str, ReportJson] = policy[f"{self._noun}s"]
        return lines

    def _wins(self) -> Iterator[Plot]:
        """Who wins: by place in the order of play, by what a player was."""
        texts, usual = self._texts, 100 * self._main.get("players", {}).get("rate", 0.0)
        if len(self._main.get("seats", {})) > 1:
            groups = [policy["seats"] for policy in self._policies.values()]
            labels = {seat: texts.seat(seat) for seat in self._main["seats"]}
            yield texts.say("report-wins-by-order"), self._rates(groups, labels, usual)
        for role, rates in self._main.get("parts", {}).items():
            groups = [policy.get("parts", {}).get(role, {}) for policy in self._policies.values()]
            labels = {id_: texts.name(id_) for id_ in _best_first(rates, "rate")}
            yield texts.say("report-wins-by-role", role=texts.role(role)), self._rates(groups, labels, usual)

    def _endings(self) -> Iterator[Plot]:
        """What became of players, and the ranks they reached."""
        texts = self._texts
        if "outcomes" in self._main:
            groups = [policy["outcomes"] for policy in self._policies.values()]
            labels = {id_: texts.outcome(id_) for id_ in self._main["outcomes"]}
            yield texts.say("report-outcomes"), self._rates(groups, labels, 0.0)
        if "bands" in self._main:
            groups = [
                {band: rate(count, policy["games"]) for band, count in policy["bands"].items()}
                for policy in self._policies.values()
            ]
            labels = {band: texts.rank(band) for band in self._main["bands"]}
            yield texts.say("report-ranks"), self._rates(groups, labels, 0.0)

    def _rates(self, groups: Sequence[Mapping[str, ReportJson]], labels: Mapping[str, str], usual: float) -> str:
        rows = [
            PlotRow(label, {k: _interval(group[id_], "rate") for k, group in enumerate(groups) if id_ in group})
            for id_, label in labels.items()
        ]
        return self._plot(rows, ", ".join(labels.values()), usual, SHARES)

    def _plot(self, rows: Sequence[PlotRow], title: str, usual: float, between: tuple[float, float]) -> str:
        """Rows of intervals, as SVG; nothing without rows."""
        return intervals(rows, title, usual, between, self._texts.interval) if rows else ""

    def _lengths(self) -> Iterator[Plot]:
        say = self._texts.say
        counts = {name: {int(turns): games for turns, games in policy["lengths"].items()}
                  for name, policy in self._policies.items()}  # fmt: skip
        between = (min(map(min, counts.values())), max(map(max, counts.values())))
        for number, (name, found) in enumerate(counts.items()):
            turns, games = self._policies[name]["turns"], sum(found.values())
            caption = say(
                "report-length",
                policy=self._texts.policy(name), median=turns["median"], low=turns["p5"], high=turns["p95"],
            )  # fmt: skip

            def say_bar(turns: int, count: int, games: int = games) -> str:
                return say("report-length-bar", turns=turns, count=count, games=games)

            yield caption, lengths(found, caption, between, number, say_bar)

    def _notable(self) -> Iterator[tuple[str, str]]:
        """What each notable game is, and where its record lies; figures of docs have no records."""
        found, say = self._main.get("notable", {}), self._texts.say
        said = {
            "longest": lambda game: say("report-notable-longest", turns=game["turns"]),
            "closest": lambda game: say("report-notable-closest", lead=game["lead"]),
            "strangest": self._strangest,
        }
        yield from ((said[name](game), game["record"]) for name, game in found.items() if "record" in game)

    def _strangest(self, game: ReportJson) -> str:
        headings = [each["heading"] for each in self._columns if game["use"] in each["uses"]]
        return self._texts.say(
            "report-notable-strangest",
            component=self._texts.name(game["component"]),
            use=self._texts.column(headings[0] if headings else game["use"]),
            players=game["players"],
            games=self._main["games"],
        )

    def _kind(self, kind: str) -> ReportJson:
        """The components of a kind: what using them, and holding them, goes with; their figures."""
        lines = {id_: line for id_, line in self._lines(self._main).items() if line["kind"] == kind}
        name = self._texts.kind(kind)
        used, held = self._effects(lines) if all("low" in line for line in lines.values()) else ([], [])
        columns = [each for each in self._columns if not each["kinds"] or kind in each["kinds"]]
        say, groups = self._texts.say, [self._lines(policy) for policy in self._policies.values()]
        return {
            "kind": name,
            "used": self._plot(used, f"{say('report-used')}: {name}", 0.0, ALL),
            "held": self._plot(held, f"{say('report-held')}: {name}", 0.0, ALL),
            "headings": [self._texts.column(each["heading"]) for each in columns],
            "rows": [self._row(id_, lines[id_], columns, groups) for id_ in _best_first(lines, "effect")],
        }

    def _effects(self, lines: Mapping[str, ReportJson]) -> tuple[list[PlotRow], list[PlotRow]]:
        """What using each component goes with, by policy, and holding it; the best first."""
        component, main = self._texts.name, self._order.index(self._table["main"])
        groups = [self._lines(policy) for policy in self._policies.values()]
        return [
            PlotRow(
                component(id_),
                {k: _interval(of[id_], "effect") for k, of in enumerate(groups) if id_ in of and of[id_]["did"]},
            )
            for id_ in _best_first(lines, "effect")
        ], [
            PlotRow(component(id_), {main: _interval(lines[id_], "held_effect", "held_")})
            for id_ in _best_first(lines, "held_effect")
            if lines[id_]["held"]
        ]

    def _row(
        self, id_: str, line: ReportJson, columns: Sequence[ReportJson], groups: Sequence[Mapping[str, ReportJson]]
    ) -> list[str]:
        """The cells of a component."""
        figures, shares = self._texts.figures, [group.get(id_, {}).get("chosen") for group in groups]
        counts = [line["drawn"], *(sum(line[use] for use in each["uses"]) for each in columns)]
        return [
            self._texts.name(id_),
            *("" if count is None else figures.decimal(count, 0) for count in counts),
            *("" if share is None else figures.percent(share, 0) for share in shares),
            *(self._cell(line, prefix, of) for prefix, of in (("", "did"), ("held_", "held"))),
        ]

    def _cell(self, line: ReportJson, prefix: str, of: str) -> str:
        """An effect: in per cent of games, or in points."""
        if not line[of]:
            return ""
        effect, signed = line[f"{prefix}effect"], self._texts.figures.with_sign
        return signed(100 * effect) if "low" in line else signed(effect, 2)

    def _pairs(self) -> str:
        rows = [
            PlotRow(self._texts.name(id_), {self._order.index(pair["policy"]): _interval(pair, "effect")})
            for id_, pair in self._table["pairs"].items()
        ]
        return self._plot(rows, self._texts.say("report-pairs-caption"), 0.0, ALL)

    def _unlike(self) -> Iterator[Plot]:
        for beside, (one, other) in policy_pairs(self._order, self._table["main"]).items():
            pair = {self._order.index(each): self._lines(self._policies[each]) for each in (other, one)}
            ids = [gap["id"] for gap in self._table["unlike"][beside]]
            rows = [
                PlotRow(self._texts.name(id_), {k: _share(lines[id_]) for k, lines in pair.items()}) for id_ in ids
            ]
            if rows:
                names = {"one": self._texts.policy(one), "other": self._texts.policy(other)}
                caption = self._texts.say("report-unlike-caption", **names)
                yield caption, self._plot(rows, caption, 0.0, SHARES)


def _best_first(lines: Mapping[str, ReportJson], figure: str) -> list[str]:
    return sorted(lines, key=lambda id_: (-lines[id_][figure], id_))


def _interval(line: ReportJson, name: str, prefix: str = "") -> Interval:
    return Interval(100 * line[name], 100 * line[f"{prefix}low"], 100 * line[f"{prefix}high"])


def _share(line: ReportJson) -> Interval:
    return _interval(rate(line["did"], line["could"]), "rate")
