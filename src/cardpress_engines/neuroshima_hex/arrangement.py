"""What follows from how tiles lie: who controls each unit, which are netted, what modules make of them.

An arrangement is worked out from the board as a whole, so the order in which tiles are listed, placed or looked at
means nothing (base rules 34 to 41). Lists are by piece and hold for pieces on the board only.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, TypeAlias

from cardpress_engines.neuroshima_hex.auras import Aura
from cardpress_engines.neuroshima_hex.hexes import NEIGHBORS, NOWHERE
from cardpress_engines.neuroshima_hex.nets import Net, netted

if TYPE_CHECKING:
    from cardpress_engines.neuroshima_hex.state import HexState

Capture: TypeAlias = tuple[int, int]
"""The piece that takes over and the unit it takes."""


class Arrangement:
    """The board of a state as it stands; made anew after each change."""

    __slots__ = (
        "boosts", "captures", "extra", "nets", "owner", "served", "state", "steps", "surrounded", "traits",
        "units",
    )  # fmt: skip

    def __init__(self, state: HexState) -> None:
        self.state = state
        self.units = [piece for piece in state.piece_at if piece != NOWHERE]
        self.owner = {piece: state.game.seat_of[piece] for piece in self.units}
        self.captures: frozenset[Capture] = frozenset()
        self.nets: Counter[int] = Counter()
        self._resolve()
        self.served = self._served()
        self.boosts: Counter[tuple[int, str]] = Counter()
        self.extra: Counter[int] = Counter()
        self.steps: Counter[int] = Counter()
        self.traits = {(piece, trait) for piece in self.units for trait in state.game.printed[piece].traits}
        self.surrounded: set[int] = set()
        for source, aura in self._auras():
            self._apply(source, aura)

    # ---- questions

    def linked(self, piece: int) -> Iterator[int]:
        """Units on the edges a piece has links on."""
        return self._over(piece, self.state.game.printed[piece].links)

    def _over(self, piece: int, edges: Iterable[int]) -> Iterator[int]:
        hex_, facing, at = self.state.hex_of[piece], self.state.facing[piece], self.state.piece_at
        for edge in edges:
            other = NEIGHBORS[hex_][(edge + facing) % 6]
            if other != NOWHERE and at[other] != NOWHERE:
                yield at[other]

    def is_free(self, piece: int) -> bool:
        """Whether nets let a unit act and be moved: it has none, or nets only slow it (HEX-16, base rule 34)."""
        return not self.nets[piece] or piece in self.state.game.unstoppable

    def toughness(self, piece: int) -> int:
        """Wounds that remove a unit."""
        return int(self.state.game.printed[piece].toughness) + self.boosts[piece, "toughness"]

    def initiatives(self, piece: int) -> tuple[int, ...]:
        """The segments a unit acts in: printed numbers changed, then those it has gained (base rules 39, 41)."""
        change = self.boosts[piece, "initiative"] + self.state.game.slowed[piece] * self.nets[piece]
        found = [max(0, number + change) for number in self.state.game.printed[piece].initiative]
        for _ in range(self.extra[piece]):
            gap = [number - 1 for number in found if number > 0 and number - 1 not in found]
            if gap:
                found.append(max(gap))
        return tuple(found)

    def edges(self, piece: int) -> frozenset[int]:
        """Edges over which a unit attacks, those it has gained included (HEX-27)."""
        own = frozenset(attack.edge for attack in self.state.game.printed[piece].attacks)
        return frozenset(range(6)) if own and piece in self.surrounded else own

    def hq(self, seat: int) -> int:
        """The HQ of a seat on the board, or NOWHERE."""
        first = self.state.game.first_piece[self.state.game.hqs[seat]]
        return first if self.state.hex_of[first] != NOWHERE else NOWHERE

    # ---- nets and takeovers

    def _resolve(self) -> None:
        takers = [piece for piece in self.units if piece in self.state.game.takers]
        if not takers:
            self.nets = self._all_nets(())
            return
        seats = dict(self.owner)
        wanted = {(taker, unit) for taker in takers for unit in self.linked(taker) if self._can_take(taker, unit)}
        void = {(unit, taker) for taker, unit in wanted}
        held = wanted
        for _ in self.units:  # a capture can free what stops another one: until nothing changes
            self.nets = self._all_nets(void)
            now = {(taker, unit) for taker, unit in wanted if not self.nets[taker]}
            self.owner = seats | {unit: seats[taker] for taker, unit in now}
            if now == held:
                break
            held = now
        self.nets = self._all_nets(void)
        self.captures = frozenset(held)

    def _can_take(self, taker: int, unit: int) -> bool:
        game = self.state.game
        return game.seat_of[taker] != game.seat_of[unit] and not game.is_hq[unit]

    def _all_nets(self, void: Iterable[Net]) -> Counter[int]:
        """Printed nets first; those that come of a marker join them as long as their source is not netted."""
        free, printed = self.state.game.unstoppable, set(self._printed_nets()) - set(void)
        found = netted(printed, free)
        sources = [piece for piece, marker in self.state.loaded.items() if self._nets_by(marker)]
        if not any(not found[piece] for piece in sources):
            return found
        joined = netted(printed | set(self._marker_nets(sources, found)), free)
        return found if any(joined[piece] and not found[piece] for piece in sources) else joined

    def _nets_by(self, marker: int) -> bool:
        return any(aura.does == "net_attacks" for aura in self.state.game.markers[marker].auras)

    def _printed_nets(self) -> Iterator[Net]:
        for piece in self.state.game.netters:
            if self.state.hex_of[piece] != NOWHERE:
                yield from self._against(piece, self._over(piece, self.state.game.printed[piece].nets))

    def _against(self, piece: int, units: Iterable[int]) -> Iterator[Net]:
        return ((piece, unit) for unit in units if self.owner[unit] != self.owner[piece])

    def _marker_nets(self, sources: Iterable[int], found: Counter[int]) -> Iterator[Net]:
        """Nets of HQs over their attack edges, and onto units with a quill (HEX-71, 72)."""
        for source in sources:
            hq = self.hq(self.owner[source])
            if found[source] or hq == NOWHERE:
                continue
            game = self.state.game
            around = any(self._surrounds(piece, hq) and not found[piece] for piece in self.units)
            edges = range(6) if around else sorted({attack.edge for attack in game.printed[hq].attacks})
            yield from self._against(hq, self._over(hq, edges))
            marked = (unit for quill, unit in self.state.quills.items() if not found[quill])
            yield from self._against(hq, marked)

    # ---- modules

    def _surrounds(self, piece: int, hq: int) -> bool:
        """Whether a tile lets this very HQ attack all around: one of its own army, under its own command."""
        game, seat = self.state.game, self.state.game.seat_of[piece]
        return seat == game.seat_of[hq] == self.owner[piece] and any(
            aura.does == "surround" for aura in game.printed[piece].auras
        )

    def _served(self) -> dict[int, int]:
        """The side each unit works for: its owner's, unless an enemy converts it (base rule 42)."""
        served = dict(self.owner)
        converters = [
            piece for piece in self.units if piece in self.state.game.converters and not self.nets[piece]
        ]
        reach = {piece: set(self.linked(piece)) for piece in converters}
        for piece in converters:
            for module in reach[piece]:
                mutual = piece in reach.get(module, ())
                enemy = self.owner[module] != self.owner[piece]
                if enemy and not mutual and self.state.game.printed[module].kind == "module":
                    served[module] = self.owner[piece]
        return served

    def _auras(self) -> Iterator[tuple[int, Aura]]:
        """Every aura that holds, with the tile it comes from."""
        game = self.state.game
        for piece in self.units:
            if not self.nets[piece]:
                yield from ((piece, aura) for aura in game.printed[piece].auras)
                if piece in self.state.loaded:
                    marker = game.markers[self.state.loaded[piece]]
                    yield from ((piece, aura) for aura in marker.auras)

    def _apply(self, source: int, aura: Aura) -> None:
        if aura.does == "surround":
            hq = self.hq(self.state.game.seat_of[source])
            if hq != NOWHERE and self.served[source] == self.owner[source] and self._surrounds(source, hq):
                self.surrounded.add(hq)
        elif aura.does in {"boost", "extra_initiative", "grant", "double_moves"}:
            for unit in self.reached(source, aura):
                self._change(unit, aura)

    def reached(self, source: int, aura: Aura) -> Iterator[int]:
        """The units an aura falls on; none on the tile itself."""
        side, printed = self.served[source], self.state.game.printed
        for unit in self.linked(source) if aura.linked else self.units:
            if (
                unit != source
                and (self.owner[unit] == side) == aura.friends
                and printed[unit].kind in aura.kinds
                and not (aura.spares_hq and printed[unit].kind == "hq")
            ):
                yield unit

    def _change(self, unit: int, aura: Aura) -> None:
        match aura.does:
            case "boost":
                self.boosts[unit, aura.of] += aura.by
            case "extra_initiative":
                self.extra[unit] += 1
            case "grant":
                self.traits.add((unit, aura.of))
            case "double_moves":
                self.steps[unit] = max(self.steps[unit], aura.by)

    def activations(self, player: int) -> int:
        """How many implants a player may activate in a turn (HEX-24, 42, 103)."""
        more = (
            aura.by
            for source, aura in self._auras()
            if aura.does == "extra_activation" and self.served[source] == player
        )
        return int(self.state.game.rules.implants.activations) + sum(more)
