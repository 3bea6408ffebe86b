"""Derives from the tiles on the board who controls each unit, which units are netted, and what modules change.

An arrangement is computed from the board as a whole, so the order in which tiles are listed or placed does not
matter (base rules 34 to 41). Takeovers and nets are computed at once, the effects of modules when first needed.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Protocol, TypeAlias

from cardpress_engines.kernel.triggers import Listener
from cardpress_engines.neuroshima_hex.aura_table import AuraTable, modifier_key
from cardpress_engines.neuroshima_hex.auras import Aura
from cardpress_engines.neuroshima_hex.hexes import NEIGHBORS, NOWHERE
from cardpress_engines.neuroshima_hex.nets import NetHold, net_counts

Capture: TypeAlias = tuple[int, int]
"""The piece that takes over a unit, and that unit."""


class BoardLayout(Protocol):
    """Tiles and markers on the board, as a state has them."""

    piece_at: list[int]
    hex_of: list[int]
    facing: list[int]
    loaded: dict[int, int]
    quills: dict[int, int]

    @property
    def game(self) -> AuraTable:
        """The static effects of all tiles."""


class Arrangement:
    """Everything derived from the current board of a state; created anew after each change.

    `nets` is the number of nets on each piece, `owner` the player who controls each unit on the board, `served`
    the player whose units it affects: its owner, unless an enemy converts it (base rule 42).
    """

    __slots__ = (
        "_activations", "_at", "_bearers", "_boosts", "_facing", "_game", "_hex_of", "_loaded", "_numbers",
        "_quills", "_trait_holders", "captures", "nets", "owner", "served", "units",
    )  # fmt: skip

    def __init__(self, state: BoardLayout) -> None:
        self._read_board(state)
        self.units = [piece for piece in state.piece_at if piece != NOWHERE]
        self.owner = {piece: state.game.seat_of[piece] for piece in self.units}
        self.captures: frozenset[Capture] = frozenset()
        self.nets: list[int] = []
        self.served = self.owner
        self._resolve_captures()
        self._bearers: list[Listener] | None = None
        self._boosts: dict[str, dict[int, int]] = {}
        self._trait_holders: dict[str, frozenset[int]] = {}
        self._numbers: dict[int, tuple[int, ...]] | None = None
        self._activations: list[int] | None = None

    def copy(self, state: BoardLayout) -> Arrangement:
        """A copy for another state with the same board."""
        other = Arrangement.__new__(Arrangement)
        other._read_board(state)
        other.units, other.owner, other.served = self.units, self.owner, self.served
        other.captures, other.nets, other._activations = self.captures, self.nets, self._activations
        other._bearers = self._bearers
        other._boosts, other._trait_holders = self._boosts.copy(), self._trait_holders.copy()
        other._numbers = self._numbers
        return other

    def _read_board(self, state: BoardLayout) -> None:
        """Keep references to the board, not to the state: that would be a reference cycle."""
        self._game, self._at, self._hex_of = state.game, state.piece_at, state.hex_of
        self._facing, self._loaded, self._quills = state.facing, state.loaded, state.quills

    # ---- queries

    def linked_units(self, piece: int) -> Iterator[int]:
        """Units next to a piece over its link edges."""
        return self._units_over(piece, self._game.printed[piece].links)

    def _units_over(self, piece: int, edges: Iterable[int]) -> Iterator[int]:
        around, facing, at = NEIGHBORS[self._hex_of[piece]], self._facing[piece], self._at
        for edge in edges:
            other = around[(edge + facing) % 6]
            if other != NOWHERE and at[other] != NOWHERE:
                yield at[other]

    def is_free(self, piece: int) -> bool:
        """Whether a unit can act and be moved: no net is on it, or nets only slow it (HEX-16, base rule 34)."""
        return not self.nets[piece] or piece in self._game.unstoppable

    def toughness(self, piece: int) -> int:
        """How many wounds destroy a unit."""
        return int(self._game.printed[piece].toughness) + self.boost(piece, "toughness")

    def boost(self, piece: int, stat: str) -> int:
        """What modules and markers add to a stat of a unit (base rules 29, 38)."""
        found = self._boosts.get(stat)
        if found is None:
            found = self._boosts[stat] = self._sum_changes(modifier_key("boost", stat))
        return found.get(piece, 0)

    def pieces_with(self, trait: str) -> Collection[int]:
        """Pieces with a trait, printed or granted by a module."""
        if trait not in self._trait_holders:
            granted = {unit for unit, _ in self._modifier_changes(modifier_key("grant", trait))}
            printed = self._game.printed_traits.get(trait, frozenset())
            self._trait_holders[trait] = printed | granted if granted else printed
        return self._trait_holders[trait]

    def steps(self, piece: int) -> int:
        """The most steps in one move of this unit (base rule 42)."""
        return max((steps for unit, steps in self._modifier_changes("double_moves") if unit == piece), default=1)

    def traits(self, piece: int) -> list[str]:
        """All traits of a unit."""
        game = self._game
        return sorted(
            trait for trait in game.granted_traits.union(game.printed_traits) if piece in self.pieces_with(trait)
        )

    def segments(self, piece: int) -> list[int]:
        """The segments a unit acts in, highest first."""
        return sorted(set(self.initiatives(piece)), reverse=True)

    def initiatives(self, piece: int) -> tuple[int, ...]:
        """Modified printed initiatives of a unit, then gained ones (base rules 24, 39, 41).

        Each keeps its index for a whole battle. Initiatives lowered to the least one act in the same segment.
        """
        if self._numbers is None:
            self._numbers = self._initiatives()
        return self._numbers.get(piece, ())

    def _initiatives(self) -> dict[int, tuple[int, ...]]:
        """The initiatives of every unit on the board."""
        game, nets, found = self._game, self.nets, dict[int, tuple[int, ...]]()
        changes, gains = (
            self._sum_changes(modifier_key("boost", "initiative")),
            self._sum_changes("extra_initiative"),
        )
        least = int(game.rules.battle.least_initiative)
        for piece in self.units:
            numbers = game.printed[piece].initiative
            change, gained = changes.get(piece, 0) + game.slowed[piece] * nets[piece], gains.get(piece, 0)
            if numbers and (change or gained or least):
                numbers = _changed_initiative(numbers, change, gained, least)
            found[piece] = numbers
        return found

    def edges(self, piece: int) -> frozenset[int]:
        """Edges over which a unit attacks, printed or gained (HEX-27)."""
        own = frozenset([attack.edge for attack in self._game.printed[piece].attacks])
        return frozenset(range(6)) if own and self._game.is_hq[piece] and self.is_surrounding(piece) else own

    def is_surrounding(self, hq: int) -> bool:
        """Whether a tile on the board lets an HQ attack over all its edges."""
        there, nets, served, owner = self._hex_of, self.nets, self.served, self.owner
        for source in self._game.surrounders:  # a plain loop: this runs for every HQ whenever attacks are computed
            lies = there[source] != NOWHERE and not nets[source]
            if lies and served[source] == owner[source] and self._surrounds(source, hq):
                return True
        return False

    def hq(self, seat: int) -> int:
        """The HQ of a seat on the board, or NOWHERE."""
        first = self._game.first_piece[self._game.hqs[seat]]
        return first if self._hex_of[first] != NOWHERE else NOWHERE

    def activations(self, player: int) -> int:
        """How many implants a player may activate in a turn (HEX-24, 42, 103)."""
        if self._activations is None:
            one = int(self._game.rules.implants.activations)
            self._activations = [one, one]
            for seat, more in self._modifier_changes("extra_activation"):
                self._activations[seat] += more
        return self._activations[player]

    # ---- nets and takeovers

    def _resolve_captures(self) -> None:
        """Iterate nets, conversions and takeovers, which depend on each other, from no takeover to a fixed point.

        Takeovers that would undo themselves, such as of two units that take each other, do not happen.
        """
        takers = [piece for piece in self._game.takers if self._hex_of[piece] != NOWHERE]
        seats = self.owner
        if not takers:
            self._captures_after(self.captures, seats, takers, set())
            return
        faced = {
            (unit, taker) for taker in takers for unit in self.linked_units(taker) if self._can_take(taker, unit)
        }
        held: frozenset[Capture] = frozenset()
        for _ in range(len(takers) + 2):
            now = self._captures_after(held, seats, takers, faced)
            if now == held:
                break
            held, before = now, held
        else:
            held &= before
            self._captures_after(held, seats, takers, faced)
        self.captures = held

    def _captures_after(
        self, held: frozenset[Capture], seats: dict[int, int], takers: list[int], faced: set[Capture]
    ) -> frozenset[Capture]:
        """Set nets and sides as they are with the takeovers `held`; return the takeovers that then hold.

        Takeovers of one unit by both sides cancel each other, one for one (fact A.11).
        """
        self.owner = seats | {unit: 1 - seats[unit] for _, unit in held} if held else seats
        self.nets = self._net_counts(faced)
        self.served = self._serving_sides(faced)
        if not takers:
            return held
        pulled = [
            (taker, unit, self.served[taker] != seats[unit])
            for taker in takers
            if not self.nets[taker]
            for unit in self.linked_units(taker)
            if not self._game.is_hq[unit]
        ]
        return frozenset(
            (taker, unit)
            for taker, unit, away in pulled
            if away and sum(1 if other else -1 for _, one, other in pulled if one == unit) > 0
        )

    def _can_take(self, taker: int, unit: int) -> bool:
        game = self._game
        return game.seat_of[taker] != game.seat_of[unit] and not game.is_hq[unit]

    def _net_counts(self, void: set[Capture]) -> list[int]:
        """The number of nets on each piece, printed ones and those of a marker.

        `void` has pairs of a unit and a piece that can take it over: a net on that piece which comes from the unit
        or needs it never holds.
        """
        game, nets = self._game, [0] * len(self._hex_of)
        sources = [piece for piece, marker in self._loaded.items() if marker in game.netting_markers]
        if not game.netters and not sources:
            return nets
        given = {*self._printed_nets(), *self._marker_nets(sources)}
        if not given:
            return nets
        if void:
            given = {
                net for net in given if not any((piece, net.target) in void for piece in (net.source, *net.needs))
            }
        for piece, number in net_counts(given).items():
            nets[piece] = number
        return nets

    def _printed_nets(self) -> Iterator[NetHold]:
        game = self._game
        for piece in game.netters:
            if self._hex_of[piece] != NOWHERE:
                needs = () if piece in game.unstoppable else (piece,)
                for unit in self._enemies(piece, self._units_over(piece, game.printed[piece].nets)):
                    yield NetHold(piece, unit, needs)

    def _enemies(self, piece: int, units: Iterable[int]) -> Iterator[int]:
        return (unit for unit in units if self.owner[unit] != self.owner[piece])

    def _marker_nets(self, sources: Iterable[int]) -> Iterator[NetHold]:
        """Nets of HQs over their attack edges, and on units with a quill (HEX-71, 72).

        They hold as long as neither the marker's tile nor the quill nor the tile that adds the edge is netted, and
        no enemy converts the latter (HEX-102).
        """
        game = self._game
        for source in sources:
            hq = self.hq(self.owner[source])
            if hq == NOWHERE:
                continue
            printed = {attack.edge for attack in game.printed[hq].attacks}
            for unit in self._enemies(hq, self._units_over(hq, printed)):
                yield NetHold(hq, unit, (source,), borrowed=True)
            for quill, unit in self._quills.items():
                if self.owner[quill] == self.owner[hq] != self.owner[unit]:
                    yield NetHold(hq, unit, (source, quill), borrowed=True)
            for module in self.units:
                if self._surrounds(module, hq):
                    for unit in self._enemies(hq, self._units_over(hq, set(range(6)) - printed)):
                        yield NetHold(hq, unit, (source, module), borrowed=True)
                    yield from self._conversions(module)

    def _conversions(self, module: int) -> Iterator[NetHold]:
        """Enemies that convert a module."""
        for piece in self._game.converters:
            enemy = self._hex_of[piece] != NOWHERE and self.owner[piece] != self.owner[module]
            if enemy and module in self.linked_units(piece):
                yield NetHold(piece, module, (piece,), converts=True)

    # ---- modules

    def _surrounds(self, piece: int, hq: int) -> bool:
        """Whether a tile lets this HQ attack over all edges: one of its own army, not taken over."""
        game, seat = self._game, self._game.seat_of[piece]
        return seat == game.seat_of[hq] == self.owner[piece] and any(
            aura.does == "surround" for aura in game.printed[piece].auras
        )

    def _serving_sides(self, faced: set[Capture]) -> dict[int, int]:
        """The side each unit serves; a converter cannot convert a unit that can take it over (fact A.11)."""
        game = self._game
        converters = [
            piece for piece in game.converters if self._hex_of[piece] != NOWHERE and not self.nets[piece]
        ]
        if not converters:
            return self.owner
        served = dict(self.owner)
        reach = {piece: set(self.linked_units(piece)) for piece in converters}
        for piece in converters:
            for module in reach[piece]:
                against = piece in reach.get(module, ()) or (piece, module) in faced
                enemy = self.owner[module] != self.owner[piece]
                if enemy and not against and game.printed[module].kind == "module":
                    served[module] = self.owner[piece]
        return served

    def _modifier_changes(self, what: str) -> Iterator[tuple[int, int]]:
        """Units changed by active modifiers of one kind, and by how much."""
        holders = self._game.changing.get(what)
        if not holders:
            return iter(())
        if self._bearers is None:
            self._bearers = list(self._modifier_bearers())
        bearers = [bearer for bearer in self._bearers if bearer.design in holders]
        return self._game.modifiers.changes(self, what, bearers) if bearers else iter(())

    def _modifier_bearers(self) -> Iterator[Listener]:
        """Tiles on the board and markers on them that have modifiers, unless netted."""
        nets, game, served = self.nets, self._game, self.served
        for piece in self.units:
            if piece in game.modifying and not nets[piece]:
                yield Listener(served[piece], game.design_of[piece], piece)
        for piece, marker in self._loaded.items():
            if not nets[piece]:
                yield Listener(served[piece], game.bearer_of(marker), piece)

    def units_reached(self, source: int, aura: Aura) -> Iterator[int]:
        """The units an aura affects; never the tile itself."""
        side, printed = self.served[source], self._game.printed
        for unit in self.linked_units(source) if aura.linked else self.units:
            if (
                unit != source
                and (self.owner[unit] == side) == aura.friends
                and printed[unit].kind in aura.kinds
                and not (aura.spares_hq and printed[unit].kind == "hq")
            ):
                yield unit

    def _sum_changes(self, what: str) -> dict[int, int]:
        """The sum of modifiers for each unit."""
        found: dict[int, int] = {}
        for unit, by in self._modifier_changes(what):
            found[unit] = found.get(unit, 0) + by
        return found


def _changed_initiative(numbers: tuple[int, ...], change: int, gained: int, least: int) -> tuple[int, ...]:
    """Initiatives with a change, and `gained` more, each one below the lowest so that none is equal."""
    found = [number + change for number in numbers]
    for _ in range(gained):
        found.append(max(number - 1 for number in found if number - 1 not in found))
    return tuple([number if number > least else least for number in found])
