"""Finds dead and dominant components in a report, and where policies differ."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import sqrt

from cardpress_engines.cardplay.summary_statistics import LEVEL, ReportJson

STRONG = 0.05
"""A component is suspicious when whoever uses it wins so much more, or less, than usual, beyond the interval."""
FEWEST = 20
"""Players who used a component, or could, below which nothing is suspected of it."""
GAMES = 100
"""Games after which a component that was never drawn, or could never be chosen, is not just unlucky."""
ENOUGH = 4
"""A policy with so many times fewer games than another is not what a report is mainly about."""


def main_policy(policies: Mapping[str, ReportJson]) -> str:
    """The policy a report is mainly about: the one that thinks most, of those with games enough."""
    most = max(policy["games"] for policy in policies.values())
    return [name for name, policy in policies.items() if policy["games"] * ENOUGH >= most][-1]


def suspicious(lines: Mapping[str, ReportJson]) -> list[str]:
    """Components whose use goes with winning or losing, beyond chance; what stands out most first."""
    found = [
        id_
        for id_, line in lines.items()
        if "low" in line and line["did"] >= FEWEST and (line["low"] > STRONG or line["high"] < -STRONG)
    ]
    return sorted(found, key=lambda id_: (-_least(lines[id_]), id_))


def _least(line: ReportJson) -> float:
    """How far from nothing an effect is at least."""
    return float(max(line["low"], -line["high"]))


def found_in(lines: Mapping[str, ReportJson], policy: ReportJson, pairs: Mapping[str, ReportJson]) -> ReportJson:
    """What stands out in the figures of one policy, and what pairs say of it.

    Dominant is what goes with winning beyond chance, unless its pairs show that it is not its doing; a burden is
    the same for losing.
    """
    suspects = suspicious(lines)
    findings: ReportJson = {"dead": _dead(lines, policy)}
    findings["dominant"] = [
        id_ for id_ in suspects if lines[id_]["low"] > STRONG and not _is_cleared(pairs.get(id_), 1)
    ]
    findings["burdens"] = [
        id_ for id_ in suspects if lines[id_]["high"] < -STRONG and not _is_cleared(pairs.get(id_), -1)
    ]
    findings["cleared"] = [id_ for id_ in suspects if id_ not in {*findings["dominant"], *findings["burdens"]}]
    return findings


def _dead(lines: Mapping[str, ReportJson], policy: ReportJson) -> list[str]:
    """Components that nobody draws, can choose, or does choose, after enough games to say so."""
    never = {*policy["never_drawn"], *policy["never_legal"]} if policy["games"] >= GAMES else set[str]()
    hardly = {*policy["never_chosen"], *policy["hardly_chosen"]}
    return [id_ for id_, line in lines.items() if id_ in never or (id_ in hardly and line["could"] >= FEWEST)]


def _is_cleared(pair: ReportJson | None, sign: int) -> bool:
    """Whether pairs do not bear out that a component helps (1) or hurts (-1)."""
    if pair is None or not pair["games"]:
        return False
    return bool(pair["low"] <= 0 if sign > 0 else pair["high"] >= 0)


def policy_pairs(policies: Iterable[str], main: str) -> dict[str, tuple[str, str]]:
    """For each policy beside the main one these two, who thinks longer first: policies come in that order."""
    names = list(policies)
    at = names.index(main)
    return {name: (name, main) if place > at else (main, name) for place, name in enumerate(names) if place != at}


def unlike(one: Mapping[str, ReportJson], other: Mapping[str, ReportJson], most: int = 12) -> list[ReportJson]:
    """Components that one policy chooses more, or less, than another does, beyond the interval of 95%."""
    found = []
    for id_ in sorted(one):
        first, second = one[id_], other.get(id_)
        if second is None or not first["could"] or not second["could"]:
            continue
        gap, low, high = apart(first["did"], first["could"], second["did"], second["could"])
        if low > 0 or high < 0:
            found.append({"id": id_, "one": first["chosen"], "other": second["chosen"], "gap": gap,
                          "low": low, "high": high})  # fmt: skip
    return sorted(found, key=lambda each: (-abs(each["gap"]), each["id"]))[:most]


def apart(did: int, could: int, other_did: int, other_could: int) -> tuple[float, float, float]:
    """The difference of two shares and its interval of 95%, after Agresti and Caffo (2000)."""
    one, other = (did + 1) / (could + 2), (other_did + 1) / (other_could + 2)
    half = LEVEL * sqrt(one * (1 - one) / (could + 2) + other * (1 - other) / (other_could + 2))
    gap = did / could - other_did / other_could
    return round(gap, 4), round(one - other - half, 4), round(one - other + half, 4)
