"""Decides which units are netted: all nets of a board at once, whatever the order of placement.

Base rules 34 to 37. Mutual nets cancel; any other net holds unless a net that holds stops it. Nets that stop each
other in a cycle cancel, as a pair does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple


class NetHold(NamedTuple):
    """A net of one piece on another; it holds as long as no piece in `needs` is netted."""

    source: int
    target: int
    needs: tuple[int, ...]
    borrowed: bool = False
    """It comes from a marker, through the pieces in `needs`: it does not stop a net on one of these."""
    converts: bool = False
    """It is not a net but a conversion of a module, which stops nets that need the module."""


def net_counts(nets: Iterable[NetHold]) -> Counter[int]:
    """For each netted piece, the number of pieces whose nets hold it."""
    every = set(nets)
    held = every if _are_apart(every) else _holding_nets(every)
    return Counter(target for _, target in {(net.source, net.target) for net in held if not net.converts})


def _are_apart(nets: set[NetHold]) -> bool:
    """Whether no net is on the source or the needs of another, so that all hold."""
    targets = {net.target for net in nets}
    return all(net.source not in targets and targets.isdisjoint(net.needs) for net in nets)


def _holding_nets(nets: set[NetHold]) -> set[NetHold]:
    """The nets that hold."""
    against = {net: {other for other in nets if _stops(other, net)} for net in nets}
    holding: set[NetHold] = set()
    lost: set[NetHold] = set()
    while True:
        _settle(against, holding, lost)
        unclear = nets - holding - lost
        if not unclear:
            return holding
        pairs = {(net.source, net.target) for net in unclear}
        facing = {net for net in unclear if (net.target, net.source) in pairs}
        lost |= facing or _circles({net: against[net] & unclear for net in unclear})


def _stops(net: NetHold, other: NetHold) -> bool:
    if net.converts:
        return net.target in other.needs and other.borrowed
    if other.target in net.needs and net.borrowed and not other.borrowed:
        return False
    return net.target in other.needs or (net.source, net.target) == (other.target, other.source)


def _settle(against: Mapping[NetHold, set[NetHold]], holding: set[NetHold], lost: set[NetHold]) -> None:
    """Move decided nets into `holding` and `lost` until nothing more follows."""
    changed = True
    while changed:
        changed = False
        for net, others in against.items():
            if net in holding or net in lost:
                continue
            if others & holding:
                lost.add(net)
            elif others <= lost:
                holding.add(net)
            else:
                continue
            changed = True


def _circles(against: Mapping[NetHold, set[NetHold]]) -> set[NetHold]:
    """The nets of cycles that no other cycle leads to: the rest is decided once these are cancelled."""
    behind = {net: _stoppers(net, against) for net in against}
    circular = {net for net, stoppers in behind.items() if net in stoppers}
    return {net for net in circular if all(net in behind[other] for other in circular & behind[net])}


def _stoppers(net: NetHold, against: Mapping[NetHold, set[NetHold]]) -> set[NetHold]:
    """All nets that stop this one, directly or through others."""
    found: set[NetHold] = set()
    edge = {net}
    while edge:
        edge = {other for each in edge for other in against[each]} - found
        found |= edge
    return found
