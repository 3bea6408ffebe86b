"""Compares a report with an earlier one of the same game: rules, components, significant differences."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cardpress_engines.cardplay.playtest.findings import apart
from cardpress_engines.cardplay.summary_statistics import ReportJson

MOST = 20
"""Changed figures of a table that are told, the largest first."""


def since(before: ReportJson, now: ReportJson) -> ReportJson:
    """The changes from one report to another, as JSON."""
    tables = {_name(table["setup"]): table for table in before["tables"]}
    return {
        "content_sha256": before["content_sha256"],
        "same_rules": before["content_sha256"] == now["content_sha256"],
        "tables": [
            {"setup": table["setup"], **_changes(tables[name], table, now["noun"])}
            for table in now["tables"]
            if (name := _name(table["setup"])) in tables
        ],
    }


def _name(setup: Mapping[str, object]) -> str:
    return repr(sorted(setup.items(), key=str))


def _changes(before: ReportJson, now: ReportJson, noun: str) -> ReportJson:
    changes: ReportJson = {"new": [], "gone": [], "moved": []}
    for policy in [each for each in now["policies"] if each in before["policies"]]:
        old, new = before["policies"][policy], now["policies"][policy]
        lines, others = new[f"{noun}s"], old[f"{noun}s"]
        changes["new"] = sorted(lines.keys() - others.keys())
        changes["gone"] = sorted(others.keys() - lines.keys())
        moved = _changes_beyond_chance(old, new, others, lines)
        changes["moved"] += [{"policy": policy, **each} for each in moved]
    changes["moved"].sort(key=lambda each: (-abs(each["gap"]), each["policy"], each["figure"], each["id"]))
    del changes["moved"][MOST:]
    return changes


def _changes_beyond_chance(
    old: ReportJson, new: ReportJson, before: Mapping[str, ReportJson], lines: Mapping[str, ReportJson]
) -> Iterator[ReportJson]:
    """Figures whose difference is beyond its interval."""
    for figure, id_, shares in (*_rates(old, new), *_comparable(before, lines), *_effects(before, lines)):
        gap, low, high = shares
        if low > 0 or high < 0:
            yield {"figure": figure, "id": id_, "gap": gap, "low": low, "high": high}


Gap = tuple[str, str, tuple[float, float, float]]


def _rates(old: ReportJson, new: ReportJson) -> Iterator[Gap]:
    groups = [("seat", old.get("seats", {}), new.get("seats", {}))]
    groups += [(what, old.get("parts", {}).get(what, {}), each) for what, each in new.get("parts", {}).items()]
    groups.append(("outcome", old.get("outcomes", {}), new.get("outcomes", {})))
    for what, before, now in groups:
        for id_ in sorted(before.keys() & now.keys()):
            one, other = now[id_], before[id_]
            if one["decided"] and other["decided"]:
                yield what, id_, apart(one["won"], one["decided"], other["won"], other["decided"])


def _comparable(before: Mapping[str, ReportJson], lines: Mapping[str, ReportJson]) -> Iterator[Gap]:
    for id_ in sorted(before.keys() & lines.keys()):
        one, other = lines[id_], before[id_]
        if one["could"] and other["could"]:
            yield "chosen", id_, apart(one["did"], one["could"], other["did"], other["could"])


def _effects(before: Mapping[str, ReportJson], lines: Mapping[str, ReportJson]) -> Iterator[Gap]:
    for id_ in sorted(before.keys() & lines.keys()):
        one, other = lines[id_], before[id_]
        if "low" in one and "low" in other and one["did"] and other["did"]:
            gap = one["effect"] - other["effect"]
            halves = [(each["high"] - each["low"]) / 2 for each in (one, other)]
            half = (halves[0] ** 2 + halves[1] ** 2) ** 0.5
            yield "effect", id_, (round(gap, 4), round(gap - half, 4), round(gap + half, 4))
