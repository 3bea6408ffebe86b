"""Summarises the statistics of one set-up in sentences, for the page and the docs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardpress_engines.cardplay.playtest.findings import policy_pairs
from cardpress_engines.cardplay.playtest.report_texts import FEW, ReportTexts
from cardpress_engines.cardplay.summary_statistics import ReportJson, rate


def sentences(table: ReportJson, noun: str, texts: ReportTexts) -> list[str]:
    """All of them, about the main policy of a set-up."""
    policy = table["policies"][table["main"]]
    return [
        *_course(policy, texts),
        *_order(policy, texts),
        *_others(table, texts),
        *_parts(policy, texts),
        *_outcomes(policy, texts),
        *_bands(policy, texts),
        *_components(table, noun, texts),
        *_unlike(table, texts),
    ]


def _course(policy: ReportJson, texts: ReportTexts) -> Iterator[str]:
    turns = policy["turns"]
    yield texts.say("report-median", median=turns["median"], low=turns["p5"], high=turns["p95"])


def _order(policy: ReportJson, texts: ReportTexts) -> Iterator[str]:
    seats = policy.get("seats", {})
    if len(seats) < 2:
        if seats:
            yield texts.say("report-alone", share=texts.share(policy["players"]))
        return
    first, usual = policy["first_player"], policy["players"]["rate"]
    yield texts.say(
        "report-begins",
        share=texts.share(first),
        compared="more" if first["low"] > usual else "less" if first["high"] < usual else "alike",
        usual=texts.figures.percent(usual),
    )


def _others(table: ReportJson, texts: ReportTexts) -> Iterator[str]:
    """What comes of it when those play who think longer than the main policy, of whom there are fewer games."""
    policies = table["policies"]
    for name in [*policies][[*policies].index(table["main"]) + 1 :]:
        policy, who = policies[name], texts.policy(name)
        median = policy["turns"]["median"]
        if len(policy.get("seats", {})) > 1:
            share = texts.share(policy["first_player"])
            yield texts.say("report-beside-begins", policy=who, median=median, share=share)
        else:
            yield texts.say("report-beside", policy=who, median=median)


def _parts(policy: ReportJson, texts: ReportTexts) -> Iterator[str]:
    usual = policy.get("players", {}).get("rate", 0)
    for role, rates in policy.get("parts", {}).items():
        apart = [id_ for id_, each in rates.items() if each["low"] > usual or each["high"] < usual]
        ordered = sorted(apart, key=lambda id_: (-rates[id_]["rate"], id_))
        names = "; ".join(f"{texts.name(id_)} {texts.share(rates[id_])}" for id_ in ordered)
        what = texts.role(role)
        yield (
            texts.say("report-roles-differ", role=what, names=names)
            if apart
            else texts.say("report-roles-alike", role=what)
        )


def _outcomes(policy: ReportJson, texts: ReportTexts) -> Iterator[str]:
    if outcomes := policy.get("outcomes"):
        names = ", ".join(f"{texts.outcome(id_)} {texts.share(each)}" for id_, each in outcomes.items())
        yield texts.say("report-ends", names=names)


def _bands(policy: ReportJson, texts: ReportTexts) -> Iterator[str]:
    if bands := policy.get("bands"):
        shares = {id_: rate(count, policy["games"])["rate"] for id_, count in bands.items()}
        names = ", ".join(f"{texts.rank(id_)} {texts.figures.percent(share, 0)}" for id_, share in shares.items())
        yield texts.say("report-rank-shares", names=names)


def _components(table: ReportJson, noun: str, texts: ReportTexts) -> Iterator[str]:
    found, lines = table["findings"], table["policies"][table["main"]][f"{noun}s"]
    components = texts.say("report-components")
    yield texts.say("report-dead", components=components, names=_names(found["dead"], texts))
    for name in ("dominant", "burdens"):
        effects = [f"{texts.name(id_)} {texts.effect(lines[id_])}" for id_ in found[name]]
        yield texts.say(f"report-{name}", names=texts.first_few(effects))
    if found["cleared"]:
        yield texts.say("report-cleared", names=_names(found["cleared"], texts))


def _names(ids: Sequence[str], texts: ReportTexts) -> str:
    return texts.first_few([texts.name(id_) for id_ in ids])


def _unlike(table: ReportJson, texts: ReportTexts) -> Iterator[str]:
    for beside, (one, other) in policy_pairs(table["policies"], table["main"]).items():
        choices = [
            texts.say(
                "report-choice",
                name=texts.name(each["id"]),
                share=texts.figures.percent(each["one"], 0),
                other=texts.figures.percent(each["other"], 0),
            )
            for each in table["unlike"][beside][:FEW]
        ]
        names = "; ".join(choices) or texts.say("report-none")
        yield texts.say("report-chooses", one=texts.policy(one), other=texts.policy(other), names=names)
