"""Static effects of two armies, indexed so that an arrangement of the board finds them fast."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final, Protocol

from cardpress_engines.kernel.modifiers import Modifier, Modifiers, always
from cardpress_engines.kernel.rules_data import Data
from cardpress_engines.neuroshima_hex.auras import Aura
from cardpress_engines.neuroshima_hex.component_table import ComponentTable

COUNTED: Final = frozenset({"grant", "extra_initiative"})
"""Operations that change something by one; others say by how much."""
MODIFYING: Final = COUNTED | {"boost", "double_moves", "extra_activation"}
"""Operations that change a number or give a trait."""


class AuraBoard(Protocol):
    """A board that finds the units an aura affects."""

    def units_reached(self, source: int, aura: Aura) -> Iterable[int]:
        """The units an aura affects."""


class AuraTable(ComponentTable):
    """The tiles of a game with their auras, indexed by `index_auras`; sets and tuples are by piece."""

    def __init__(self, data: Data, armies: Sequence[str]) -> None:
        super().__init__(data, armies)
        self.unstoppable: frozenset[int] = frozenset()
        """Units that nets slow instead of disabling."""
        self.takers: frozenset[int] = frozenset()
        self.converters: frozenset[int] = frozenset()
        self.surrounders: frozenset[int] = frozenset()
        self.hq_hunters: frozenset[int] = frozenset()
        self.netters: frozenset[int] = frozenset()
        self.medics: tuple[tuple[int, Aura], ...] = ()
        self.slowed: list[int] = []
        self.modifiers: Modifiers[AuraBoard] = Modifiers()
        """Modifiers of stats and traits, by `modifier_key`."""
        self.modifying: frozenset[int] = frozenset()
        """Pieces whose design has modifiers."""
        self.changing: dict[str, set[int]] = {}
        """`modifier_key` to the bearers that have such a modifier."""
        self.printed_traits: dict[str, frozenset[int]] = {}
        self.granted_traits: frozenset[str] = frozenset()
        self.netting_markers: frozenset[int] = frozenset()

    def index_auras(self) -> None:
        """Fill all indices, once every tile and marker has its auras."""
        self.unstoppable = self._pieces_with("slowed_by_nets")
        self.takers, self.converters = self._pieces_with("take_over"), self._pieces_with("convert")
        self.surrounders = self._pieces_with("surround")
        self.hq_hunters = self._pieces_with("wounds_hqs")
        self.netters = frozenset(piece for piece, printed in enumerate(self.printed) if printed.nets)
        self.medics = tuple(self._auras_with("absorb"))
        self.slowed = [0] * len(self.printed)
        for piece, aura in self._auras_with("slowed_by_nets"):
            self.slowed[piece] = aura.by
        for number, design in enumerate(self.designs):
            self._add_modifiers(number, design.auras)
        for number, marker in enumerate(self.markers):
            self._add_modifiers(self.bearer_of(number), marker.auras)
        traits = {trait for printed in self.printed for trait in printed.traits}
        self.printed_traits = {
            trait: frozenset(piece for piece, printed in enumerate(self.printed) if trait in printed.traits)
            for trait in traits
        }
        self.netting_markers = frozenset(
            number
            for number, marker in enumerate(self.markers)
            if any(aura.does == "net_attacks" for aura in marker.auras)
        )

    def _add_modifiers(self, number: int, auras: Sequence[Aura]) -> None:
        """Add the modifiers of a tile's or marker's auras."""
        for aura in auras:
            if aura.does in MODIFYING:
                what = modifier_key(aura.does, aura.of)
                self.modifiers.hold(what, number, _modifier(aura))
                self.changing.setdefault(what, set()).add(number)
                self.modifying |= {piece for piece, design in enumerate(self.design_of) if design == number}
                self.granted_traits |= {aura.of} if aura.does == "grant" else set()

    def _pieces_with(self, does: str) -> frozenset[int]:
        return frozenset(piece for piece, _ in self._auras_with(does))

    def _auras_with(self, does: str) -> Iterator[tuple[int, Aura]]:
        for piece, printed in enumerate(self.printed):
            yield from ((piece, aura) for aura in printed.auras if aura.does == does)


def _modifier(aura: Aura) -> Modifier[AuraBoard]:
    if aura.does == "extra_activation":
        return Modifier(always(aura.by), lambda board, running: (running.you,))
    by = always(1 if aura.does in COUNTED else aura.by)
    return Modifier(by, lambda board, running: board.units_reached(running.bearer, aura))


@cache
def modifier_key(does: str, of: str) -> str:
    """The key of modifiers with this operation on this stat or trait."""
    return f"{does} {of}".strip()
