"""What every tile can do, compiled: what holds all the while, and what its owner can make happen, and when."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from cardpress_engines.kernel.abilities import Faults, Usable, taken_apart, usable
from cardpress_engines.kernel.compiler import Compiler, Entry, Tree, Unplayable
from cardpress_engines.neuroshima_hex.auras import Aura, auras
from cardpress_engines.neuroshima_hex.deck import Data, Deck
from cardpress_engines.neuroshima_hex.effects.vocabulary import VOCABULARY
from cardpress_engines.neuroshima_hex.numbers import unplayable

FIELDS = ("own_turn", "activation", "action", "turn_start", "before_battle", "instead_of_attack", "entered")
"""Fields with effects that happen; `ability` holds all the while."""


class Abilities(Deck):
    """Two armies with the abilities of their tiles; dictionaries are by design, sets and tuples by piece.

    Raises UnplayableGame with every tile the engine cannot execute, unless `partial` leaves those out.
    """

    def __init__(self, data: Data, armies: Sequence[str], *, partial: bool = False) -> None:
        super().__init__(data, armies)
        self._compiler = Compiler(VOCABULARY)
        self.own_turn: dict[int, Usable] = {}
        self.activation: dict[int, Usable] = {}
        self.action: dict[int, Usable] = {}
        self.turn_start: dict[int, Usable] = {}
        self.before_battle: dict[int, Entry] = {}
        self.instead_of_attack: dict[int, Entry] = {}
        self.marker_before_battle: dict[int, Entry] = {}
        faults = Faults()
        self._tiles(faults)
        self._markers(faults)
        if partial:
            faults.found.clear()
        faults.found[:0] = unplayable(self.rules)
        faults.refuse()
        self.code = tuple(self._compiler.code)
        self.begins = tuple(self._compiler.begins)
        self._index()

    def _tiles(self, faults: Faults) -> None:
        for number, design in enumerate(self.designs):
            card, before = self.data.COMPONENTS[design.id], len(faults.found)
            if getattr(card, "unknown", ()):
                faults.found.append(f"{design.file}: nobody has told its {' and '.join(card.unknown)}")
            for field in ("ability", *FIELDS):
                effect = getattr(card, field, None)
                if effect is not None:
                    with faults.of(design.file, field):
                        self._tile(number, field, effect)
            design.executable = len(faults.found) == before

    def _tile(self, number: int, field: str, effect: Tree) -> None:
        if field == "ability":
            self.designs[number].auras = tuple(auras(effect))
        elif field == "own_turn":
            self.own_turn[number] = self._usable(effect)
        elif field in {"activation", "action", "turn_start"}:
            getattr(self, field)[number] = usable(self._compiler, effect)
        elif field in {"before_battle", "instead_of_attack"}:
            getattr(self, field)[number] = self._compiler.entry(effect)
        else:
            raise Unplayable(f"nothing happens when a tile is {field}")

    def _usable(self, effect: Tree) -> Usable:
        parts = list(taken_apart(effect))
        if len(parts) != 1 or parts[0].mode != "optional" or parts[0].per != "turn":
            raise Unplayable("in the own turn a tile does one thing, once a turn, if its owner wants to")
        return usable(self._compiler, parts[0].effect, parts[0].per)

    def _markers(self, faults: Faults) -> None:
        for number, marker in enumerate(self.markers):
            card = self.data.COMPONENTS[marker.id]
            with faults.of(marker.file, "ability"):
                marker.auras = tuple(auras(card.ability))
            if card.before_battle is not None:
                with faults.of(marker.file, "before_battle"):
                    self.marker_before_battle[number] = self._compiler.entry(card.before_battle)

    # ---- who has what

    def _index(self) -> None:
        def having(does: str) -> frozenset[int]:
            return frozenset(piece for piece, _ in self._with(does))

        uses = (self.own_turn.get(design) or self.activation.get(design) for design in self.design_of)
        self.usable: tuple[Usable | None, ...] = tuple(uses)
        """What the owner of each piece can do with it in the own turn."""
        self.unstoppable = having("slowed_by_nets")
        """Units that nets only slow."""
        self.takers, self.converters = having("take_over"), having("convert")
        self.hq_hunters = having("wounds_hqs")
        self.netters = frozenset(piece for piece, printed in enumerate(self.printed) if printed.nets)
        self.medics = tuple(self._with("absorb"))
        self.slowed = [0] * len(self.printed)
        for piece, aura in self._with("slowed_by_nets"):
            self.slowed[piece] = aura.by
        self.printed_auras = _sorted(
            (piece, aura) for piece, tile in enumerate(self.printed) for aura in tile.auras
        )
        """Pieces with the auras printed on them, by what these do and what they are about."""
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

    def _with(self, does: str) -> Iterator[tuple[int, Aura]]:
        for piece, printed in enumerate(self.printed):
            yield from ((piece, aura) for aura in printed.auras if aura.does == does)

    def stack(self, seat: int) -> list[int]:
        """The designs of a seat's draw stack that can be played."""
        return [number for number in super().stack(seat) if self.designs[number].executable]


def _sorted(found: Iterable[tuple[int, Aura]]) -> dict[tuple[str, str], tuple[tuple[int, Aura], ...]]:
    by_kind: dict[tuple[str, str], tuple[tuple[int, Aura], ...]] = {}
    for piece, aura in found:
        kind = aura.does, aura.of
        by_kind[kind] = (*by_kind.get(kind, ()), (piece, aura))
    return by_kind
