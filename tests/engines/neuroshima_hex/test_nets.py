"""Nets are resolved all at once: pairs and cycles cancel, chains alternate, the order does not matter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from random import Random
from typing import TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardpress_engines.neuroshima_hex.nets import NetHold, net_counts

PIECES = st.integers(0, 7)
Pairs: TypeAlias = Iterable[tuple[int, int]]
NETS = st.frozensets(st.tuples(PIECES, PIECES).filter(lambda net: net[0] != net[1]), max_size=14)


def count_nets(pairs: Pairs, free: Collection[int]) -> Counter[int]:
    """The number of nets on each piece; nets of those in `free` hold even when they are netted."""
    return net_counts(NetHold(source, target, () if source in free else (source,)) for source, target in pairs)


def chain(length: int, first: int = 0) -> set[tuple[int, int]]:
    """Each piece nets the next one; the last piece nets nobody."""
    return {(piece, piece + 1) for piece in range(first, first + length)}


def circle(*pieces: int) -> set[tuple[int, int]]:
    """Each piece nets the next one, the last one the first."""
    return {(piece, pieces[(place + 1) % len(pieces)]) for place, piece in enumerate(pieces)}


def leads(nets: Pairs, start: int, end: int) -> bool:
    """Whether nets lead from one piece to another, one after the other."""
    found, before = {start}, -1
    while len(found) != before:
        before = len(found)
        found |= {target for source, target in nets if source in found}
    return end in found


def test_a_mutual_pair_cancels() -> None:
    """BASE-36: of two pieces that net each other neither is netted."""
    assert count_nets({(0, 1), (1, 0)}, ()) == Counter()
    assert count_nets({(0, 1), (1, 0), (0, 2)}, ()) == Counter({2: 1})


@pytest.mark.parametrize("length", range(1, 8))
def test_chains_alternate(length: int) -> None:
    """BASE-37: a netted fighter nets nobody, so every other piece of a chain is netted."""
    assert set(count_nets(chain(length), ())) == set(range(1, length + 1, 2))


@pytest.mark.parametrize("length", range(2, 8))
def test_circles_cancel(length: int) -> None:
    """BASE-36: nets that hang on each other in a circle, odd or even, cancel within it as a pair does."""
    assert count_nets(circle(*range(length)), ()) == Counter()


@pytest.mark.parametrize("length", range(2, 8))
def test_what_a_circle_nets_outside_holds(length: int) -> None:
    """BASE-37: behind a circle nets alternate as behind a free fighter: the first piece is netted."""
    nets = circle(*range(length)) | {(0, 10)} | chain(3, 10)

    assert set(count_nets(nets, ())) == {10, 12}


def test_a_circle_behind_a_circle_is_broken() -> None:
    """BASE-37: a circle that another one reaches is no circle any more: its first piece is netted."""
    nets = circle(0, 1, 2, 3) | {(0, 10)} | circle(10, 11, 12, 13)

    assert set(count_nets(nets, ())) == {10, 12}


def test_a_circle_netted_from_outside_is_broken() -> None:
    """BASE-37: a free fighter that nets one piece of a circle leaves a chain."""
    assert set(count_nets({(9, 0)} | circle(0, 1, 2, 3), ())) == {0, 2}


def test_who_is_exempt_nets_although_netted() -> None:
    """BASE-34: the Mephisto HQ is not switched off: its own nets hold while it is netted."""
    assert count_nets(chain(2), free=()) == Counter({1: 1})
    assert count_nets(chain(2), free=(1,)) == Counter({1: 1, 2: 1})
    assert count_nets(circle(0, 1, 2, 3), free=(1,)) == Counter({0: 1, 2: 1})


@given(NETS, st.integers())
def test_the_order_of_nets_means_nothing(nets: frozenset[tuple[int, int]], seed: int) -> None:
    """BASE-37: nets listed in any order hold alike."""
    listed = sorted(nets)
    Random(seed).shuffle(listed)

    assert count_nets(listed, ()) == count_nets(nets, ())


@given(NETS)
def test_names_of_pieces_mean_nothing(nets: frozenset[tuple[int, int]]) -> None:
    """BASE-37: pieces numbered the other way round are netted alike."""
    renamed = Counter({7 - piece: count for piece, count in count_nets(nets, ()).items()})

    assert count_nets({(7 - source, 7 - target) for source, target in nets}, ()) == renamed


@given(NETS, st.frozensets(PIECES, max_size=2))
def test_every_net_has_its_reason(nets: frozenset[tuple[int, int]], free: frozenset[int]) -> None:
    """BASE-34 to BASE-37: a netted piece is held by one that acts; a free one by none but in a circle."""
    held = count_nets(nets, free)
    for piece in range(8):
        acting = {one for one, other in nets if other == piece and (not held[one] or one in free)}
        beyond = {one for one in acting if not leads(nets, piece, one)}
        assert len(beyond) <= held[piece] <= len(acting)
