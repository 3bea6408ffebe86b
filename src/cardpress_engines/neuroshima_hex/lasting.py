"""What tiles of two armies do all the while, by piece, so that an arrangement of the board finds it fast."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from cardpress_engines.kernel.generated import Data
from cardpress_engines.neuroshima_hex.auras import Aura
from cardpress_engines.neuroshima_hex.deck import Deck


class Lasting(Deck):
    """The tiles of a game with the auras that were filled in, sorted by `sort_auras`; sets and tuples by piece."""

    def __init__(self, data: Data, armies: Sequence[str]) -> None:
        super().__init__(data, armies)
        self.unstoppable: frozenset[int] = frozenset()
        """Units that nets only slow."""
        self.takers: frozenset[int] = frozenset()
        self.converters: frozenset[int] = frozenset()
        self.hq_hunters: frozenset[int] = frozenset()
        self.netters: frozenset[int] = frozenset()
        self.medics: tuple[tuple[int, Aura], ...] = ()
        self.slowed: list[int] = []
        self.printed_auras: dict[tuple[str, str], tuple[tuple[int, Aura], ...]] = {}
        """Pieces with the auras printed on them, by what these do and what they are about."""
        self.printed_traits: dict[str, frozenset[int]] = {}
        self.marker_auras: tuple[dict[tuple[str, str], tuple[Aura, ...]], ...] = ()
        self.netting_markers: frozenset[int] = frozenset()

    def sort_auras(self) -> None:
        """Note who has what, once every tile and marker has its auras."""
        self.unstoppable = self._having("slowed_by_nets")
        self.takers, self.converters = self._having("take_over"), self._having("convert")
        self.hq_hunters = self._having("wounds_hqs")
        self.netters = frozenset(piece for piece, printed in enumerate(self.printed) if printed.nets)
        self.medics = tuple(self._with("absorb"))
        self.slowed = [0] * len(self.printed)
        for piece, aura in self._with("slowed_by_nets"):
            self.slowed[piece] = aura.by
        self.printed_auras = _sorted(
            (piece, aura) for piece, tile in enumerate(self.printed) for aura in tile.auras
        )
        traits = {trait for printed in self.printed for trait in printed.traits}
        self.printed_traits = {
            trait: frozenset(piece for piece, printed in enumerate(self.printed) if trait in printed.traits)
            for trait in traits
        }
        self.marker_auras = tuple(
            {kind: tuple(aura for _, aura in each) for kind, each in _sorted((0, a) for a in marker.auras).items()}
            for marker in self.markers
        )
        self.netting_markers = frozenset(
            number for number, found in enumerate(self.marker_auras) if ("net_attacks", "") in found
        )

    def _having(self, does: str) -> frozenset[int]:
        return frozenset(piece for piece, _ in self._with(does))

    def _with(self, does: str) -> Iterator[tuple[int, Aura]]:
        for piece, printed in enumerate(self.printed):
            yield from ((piece, aura) for aura in printed.auras if aura.does == does)


def _sorted(found: Iterable[tuple[int, Aura]]) -> dict[tuple[str, str], tuple[tuple[int, Aura], ...]]:
    by_kind: dict[tuple[str, str], tuple[tuple[int, Aura], ...]] = {}
    for piece, aura in found:
        kind = aura.does, aura.of
        by_kind[kind] = (*by_kind.get(kind, ()), (piece, aura))
    return by_kind
