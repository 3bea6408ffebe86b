"""Summarises the statistics of one set-up in sentences, for the page and the docs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from cardpress_engines.cardplay.playtest.findings import policy_pairs
from cardpress_engines.cardplay.summary_statistics import Told

Named = Callable[[str], str]
"""The name of a component, or of what else has an id."""
SIGN = "\N{NO-BREAK SPACE}%"
FEW = 6
"""Components a sentence names; of more it says how many there are."""


def setup_words(setup: Mapping[str, object]) -> str:
    """A set-up in words; what is not chosen is left out."""
    said = []
    for name, value in setup.items():
        if value is True:
            said.append(name.replace("_", " "))
        elif value not in (False, None):
            shown = " and ".join(map(str, value)) if isinstance(value, list | tuple) else value
            said.append(f"{name.replace('_', ' ')} {shown}")
    return ", ".join(said) or "as usual"


def percent(rate: Told) -> str:
    """A rate with its interval, and of how many."""
    low, high = 100 * rate["low"], 100 * rate["high"]
    return f"{100 * rate['rate']:.1f}{SIGN} ({low:.1f} to {high:.1f}) of {rate['decided']}"


def with_interval(effect: Told) -> str:
    """An effect with its interval."""
    return f"{100 * effect['effect']:+.1f} ({100 * effect['low']:+.1f} to {100 * effect['high']:+.1f})"


def sentences(table: Told, noun: str, named: Named) -> list[str]:
    """All of them, about the main policy of a set-up."""
    policy = table["policies"][table["main"]]
    return [
        *_course(policy),
        *_order(policy),
        *_others(table),
        *_parts(policy, named),
        *_outcomes(policy),
        *_bands(policy),
        *_components(table, noun, named),
        *_unlike(table, noun, named),
    ]


def _course(policy: Told) -> Iterator[str]:
    turns = policy["turns"]
    yield f"The median game has {turns['median']} turns; nine of ten have {turns['p5']} to {turns['p95']}."


def _order(policy: Told) -> Iterator[str]:
    seats = policy.get("seats", {})
    if len(seats) < 2:
        if seats:
            yield f"Who plays alone wins {percent(policy['players'])}."
        return
    first, usual = policy["first_player"], policy["players"]["rate"]
    yield f"Who begins wins {percent(first)} games, {_beyond_average(first, usual)}."


def _others(table: Told) -> Iterator[str]:
    """What comes of it when those play who think longer than the main policy, of whom there are fewer games."""
    policies = table["policies"]
    for name in [*policies][[*policies].index(table["main"]) + 1 :]:
        policy = policies[name]
        lasts = f"When {name} plays, the median game has {policy['turns']['median']} turns"
        begins = (
            f", and who begins wins {percent(policy['first_player'])}" if len(policy.get("seats", {})) > 1 else ""
        )
        yield f"{lasts}{begins}."


def _beyond_average(rate: Told, usual: float) -> str:
    """Whether a rate is beyond chance what players win on average."""
    share = f"the {100 * usual:.1f}{SIGN} of an average player"
    if rate["low"] > usual:
        return f"more than {share}"
    return f"less than {share}" if rate["high"] < usual else f"which does not differ surely from {share}"


def _parts(policy: Told, named: Named) -> Iterator[str]:
    usual = policy.get("players", {}).get("rate", 0)
    for what, rates in policy.get("parts", {}).items():
        apart = [id_ for id_, rate in rates.items() if rate["low"] > usual or rate["high"] < usual]
        told = "; ".join(f"{named(id_)} {percent(rates[id_])}" for id_ in _by_rate(apart, rates))
        yield (
            f"Beyond chance, who plays differs by {what}: {told}."
            if apart
            else f"No {what} wins surely more or less than others."
        )


def _by_rate(ids: Sequence[str], rates: Mapping[str, Told]) -> list[str]:
    return sorted(ids, key=lambda id_: (-rates[id_]["rate"], id_))


def _outcomes(policy: Told) -> Iterator[str]:
    outcomes = policy.get("outcomes", {})
    if outcomes:
        told = ", ".join(f"{name.replace('_', ' ')} {percent(rate)}" for name, rate in outcomes.items())
        yield f"Of the players in the end: {told}."


def _bands(policy: Told) -> Iterator[str]:
    if bands := policy.get("bands"):
        told = ", ".join(f"{name} {100 * count / policy['games']:.0f}{SIGN}" for name, count in bands.items())
        yield f"Ranks: {told}."


def _components(table: Told, noun: str, named: Named) -> Iterator[str]:
    found, lines = table["findings"], table["policies"][table["main"]][f"{noun}s"]
    yield f"Dead {noun}s, not drawn or hardly chosen: {_list_names(found['dead'], named)}."
    for name, what in (("dominant", "winning"), ("burdens", "losing")):
        told = [f"{named(id_)} {with_interval(lines[id_])}" for id_ in found[name]]
        yield f"Use goes with {what} beyond chance: {_list_names(told, str)}."
    if found["cleared"]:
        yield f"Pairs of games show that it is not their doing: {_list_names(found['cleared'], named)}."


def _unlike(table: Told, noun: str, named: Named) -> Iterator[str]:
    for beside, (one, other) in policy_pairs(table["policies"], table["main"]).items():
        told = [
            f"{named(each['id'])} {100 * each['one']:.0f}{SIGN} for {100 * each['other']:.0f}{SIGN}"
            for each in table["unlike"][beside][:FEW]
        ]
        yield f"What {one} chooses unlike {other}: {'; '.join(told) or 'nothing'}."


def _list_names(ids: Sequence[str], named: Named) -> str:
    shown = ", ".join(map(named, ids[:FEW]))
    rest = len(ids) - FEW
    return f"{shown} and {rest} more" if rest > 0 else shown or "none"
