"""Which units are netted: all nets of a board resolved as one arrangement, whatever was placed first.

Base rules 34 to 37. Nets that point at each other cancel; of the rest a net holds when nothing that holds nets its
owner. Nets that hang on each other in a circle cancel within it, as a pair does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from typing import TypeAlias

Net: TypeAlias = tuple[int, int]
"""The piece that nets and the piece it nets."""


def netted(nets: Iterable[Net], free: Collection[int]) -> Counter[int]:
    """By how many nets that hold each piece is netted; pieces in `free` go on netting when they are netted."""
    given = set(nets)
    lasting = {(source, target) for source, target in given if (target, source) not in given}
    while True:
        holding, lost = _settled(lasting, free)
        unclear = {source for source, _ in lasting if source not in holding and source not in lost}
        if not unclear:
            return Counter(target for source, target in lasting if source not in lost)
        lasting -= _circles({(source, target) for source, target in lasting if {source, target} <= unclear})


def _settled(nets: Collection[Net], free: Collection[int]) -> tuple[set[int], set[int]]:
    """Pieces whose nets hold and pieces whose nets are lost; of the others neither can be said."""
    against: Mapping[int, set[int]] = {
        source: {one for one, other in nets if other == source} for source, _ in nets
    }
    holding = {source for source in against if source in free}
    lost: set[int] = set()
    changed = True
    while changed:
        changed = False
        for source, enemies in against.items():
            if source in holding or source in lost:
                continue
            if enemies & holding:
                lost.add(source)
            elif enemies <= lost:
                holding.add(source)
            else:
                continue
            changed = True
    return holding, lost


def _circles(nets: Collection[Net]) -> set[Net]:
    """The nets of circles that no other circle leads to: those behind are decided when these are cancelled."""
    ahead = {source: _reached(source, nets) for source, _ in nets}
    circular = {piece for piece, reached in ahead.items() if piece in reached}
    first = {
        piece for piece in circular if all(other in ahead[piece] for other in circular if piece in ahead[other])
    }
    return {(source, target) for source, target in nets if source in first and source in ahead.get(target, ())}


def _reached(piece: int, nets: Collection[Net]) -> set[int]:
    """All pieces to which nets lead from a piece, one after the other."""
    found: set[int] = set()
    edge = {piece}
    while edge:
        edge = {target for source, target in nets if source in edge} - found
        found |= edge
    return found
