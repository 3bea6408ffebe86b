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
        circle = {net for net in lasting if net[0] not in holding | lost}
        circle = {net for net in circle if net[1] not in holding | lost and net[1] in {one for one, _ in circle}}
        if not circle:
            return Counter(target for source, target in lasting if source not in lost)
        lasting -= circle


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
