"""Where pieces of a described game lie: piles of zones and spaces of boards, all numbered, and who sees them."""

from __future__ import annotations

from collections.abc import Container
from typing import Final, NamedTuple

from cardpress_engines.described.board import Board
from cardpress_engines.described.trees import as_tuple, members, part
from cardpress_engines.kernel.rules_data import Tree
from cardpress_engines.kernel.zones import ROW, VALUE, Visibility, Zone, Zones, ZoneShape

SEEN: Final = {
    "all": Visibility.BY_ALL,
    "owner": Visibility.BY_OWNER,
    "others": Visibility.BY_OTHERS,
    "nobody": Visibility.BY_NOBODY,
    "lookers": Visibility.BY_LOOKERS,
}
EVERY_FIELD: Final = ("*",)
STATE_VALUES: Final = (
    "backward",
    "thrown",
    "changes",
    "left",
    "won",
    "active",
    "turns",
    "all_turns",
    "next_turn",
    "again",
    "ending",
    "secret",
)
"""Tuples and numbers that every described game needs beside what it declares."""


class PileZone(NamedTuple):
    """A zone of the game: its piles are `first` to `first + size - 1`."""

    name: str
    first: int
    size: int
    owned: bool
    seen: str
    starts: tuple[str, ...]
    refill: str
    active: tuple[str, ...]
    """The fields whose abilities wake there; `*`: of all fields."""
    ordered: bool
    most: int
    emptied: str
    """The procedure that is done as soon as its last card is gone."""


class ZoneTable:
    """All zones and boards of a game for so many players, every pile and every space with a number of its own."""

    def __init__(self, play: Tree, players: int, known: Container[str] = ()) -> None:
        self.players = players
        self.known: dict[str, tuple[int, int]] = {}
        """Of zones whose cards nobody sees: the piles of those whose place is known, on top and at the bottom."""
        self.known_zone: dict[int, str] = {}
        """The zone of which a pile is the known top or bottom."""
        self.zones: dict[str, PileZone] = {}
        self.boards = {name: Board(name, tree, players) for name, tree in members(part(play, "boards")).items()}
        self.first_space: dict[str, int] = {}
        size = 0
        for name, tree in members(part(play, "zones")).items():
            owned = bool(part(tree, "owned"))
            count = players if owned else 1
            self.zones[name] = PileZone(
                name, size, count, owned, part(tree, "seen") or "all", as_tuple(part(tree, "starts")),
                part(tree, "refill") or "", active_fields(tree), bool(part(tree, "ordered")),
                part(tree, "most") or 0, part(tree, "emptied") or "",
            )  # fmt: skip
            size += count
            if name in known:
                for end in ("top", "bottom"):
                    self.zones[f"{name}_{end}"] = PileZone(
                        f"{name}_{end}", size, 1, False, "lookers", (), "", (), True, 0, ""
                    )  # fmt: skip
                    self.known_zone[size] = name
                    size += 1
                self.known[name] = (size - 2, size - 1)
        for name, board in self.boards.items():
            self.first_space[name] = size
            size += len(board.ids)
        self.size = size
        self.sight_of = {pile: seen_by_whom(pile) for pile in self.known_zone}
        """The attribute of a state that says who has looked at each card of a pile."""
        self.zone_count = sum(zone.size for zone in self.zones.values())
        """How many piles are no spaces; spaces come behind them."""
        self.zone_of = tuple(zone for zone in self.zones.values() for _ in range(zone.size))
        """The zone of each pile; spaces of boards come behind them."""
        self.sorted_piles = frozenset(
            pile for pile, zone in enumerate(self.zone_of) if zone.seen != "all" and not zone.ordered
        )
        owners = (place if zone.owned else -1 for zone in self.zones.values() for place in range(zone.size))
        self.owners = (*owners, *(-1,) * (size - self.zone_count))
        """Whose each pile is, or -1."""
        self.open_to_all = frozenset(
            pile for pile in range(size) if pile >= self.zone_count or self.zone_of[pile].seen == "all"
        )
        self.keeps_owners = frozenset(pile for pile in self.open_to_all if self.owners[pile] < 0)
        """Piles of nobody in which everybody sees who brought a piece there."""

    def piles(self, zone: str, owners: tuple[int, ...]) -> tuple[int, ...]:
        """The piles of a zone for some owners: a shared one has one pile."""
        found = self.zones[zone]
        return tuple(found.first + each for each in owners) if found.owned else (found.first,)

    def owner_of_pile(self, pile: int) -> int:
        """Whose a pile is, or -1."""
        return self.owners[pile]

    def board_of(self, space: int) -> tuple[Board, int]:
        """The board of a space, and the number of its first space."""
        for name in reversed(self.boards):
            first = self.first_space[name]
            if space >= first:
                return self.boards[name], first
        raise ValueError(f"{space} is no space")


def declared_zones(layout: ZoneTable, play: Tree) -> Zones:
    """What lies on the table, for the kernel: zones, boards, counters, markers and the course of the game."""
    found = [_pile_zone(zone) for zone in layout.zones.values()]
    found += [Zone(seen_by_whom(pile), ROW, Visibility.UNTOLD) for pile in layout.known_zone]
    found += [Zone(f"b_{name}", _PIECES_OF_SPACES, holds="piece") for name in layout.boards]
    for name in members(part(play, "counters")):
        found.append(Zone(f"c_{name}", ROW))
    found += [Zone(f"m_{name}", ROW) for name in members(part(play, "markers"))]
    found += [Zone("owners", ROW), Zone("at", ROW, Visibility.FOLLOWS)]
    found += [Zone(name, VALUE) for name in STATE_VALUES]
    return Zones(*found)


_PILE: Final = "tuple([state.game.look[piece] for piece in {}])"
_PIECES: Final = ZoneShape("{}[:]", _PILE, pile=_PILE)
"""A pile, said by what each piece looks like: equal copies are the same."""
_PIECES_OF_PILES: Final = ZoneShape(
    "[pile[:] for pile in {}]",
    "tuple([tuple([state.game.look[piece] for piece in pile]) for pile in {}])",
    has_piles=True,
    pile=_PILE,
)
_PIECES_OF_SPACES: Final = _PIECES_OF_PILES


def seen_by_whom(pile: int) -> str:
    """The attribute that says who has looked at each card of a pile, as bit masks."""
    return f"k_{pile}"


def active_fields(tree: Tree) -> tuple[str, ...]:
    """The fields whose abilities wake in a zone or on a board."""
    active = part(tree, "active")
    return EVERY_FIELD if active is True else as_tuple(active or None)


def _pile_zone(zone: PileZone) -> Zone:
    seen = SEEN[zone.seen]
    hidden = seen is not Visibility.BY_ALL
    if seen is Visibility.BY_LOOKERS:
        return Zone(f"z_{zone.name}", _PIECES, seen, "piece", "back", looked=seen_by_whom(zone.first))
    return Zone(
        f"z_{zone.name}",
        _PIECES_OF_PILES if zone.owned else _PIECES,
        seen,
        "piece",
        "back" if hidden else "",
        drawn=(f"draw:{zone.name}",) if seen is Visibility.BY_NOBODY and not zone.ordered else (),
        ascending=hidden and not zone.ordered,
    )


def declared_slots(zones: Zones) -> tuple[str, ...]:
    """The attributes of a state that only its own game has."""
    return tuple(name for name in zones.names if name[1:2] == "_")
