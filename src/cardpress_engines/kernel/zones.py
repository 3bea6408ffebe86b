"""Zones of the table, declared once: how each is stored, who sees it, which components it holds.

Copying a state, its key, what a player sees of it, its inventory and redealing hidden components are derived from
these declarations.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum
from random import Random
from typing import Final, Literal, NamedTuple, TypeAlias, cast


class ZoneShape(NamedTuple):
    """How the value of a zone is copied and how it is said in tuples: expressions, in which {} is the value."""

    copied: str
    frozen: str
    has_piles: bool = False
    """Whether it is a list of lists: a pile for each player, or for each place."""
    pile: str = "tuple({})"
    """How one pile, or a row, is said to those who see it."""


VALUE: Final = ZoneShape("{}", "{}")
"""A number, a word, or a tuple: it never changes, another takes its place."""
OPTION: Final = ZoneShape("{}", "{} or ()")
"""A tuple, or None."""
FROZEN: Final = ZoneShape("{}", "tuple(sorted({}))")
"""A frozen set."""
ROW: Final = ZoneShape("{}[:]", "tuple({})")
"""A list or an array of numbers, or of tuples of them."""
PILES: Final = ZoneShape("[pile[:] for pile in {}]", "tuple(map(tuple, {}))", has_piles=True)
"""A list of lists, one a player."""
PLACES: Final = ZoneShape("[[*pile] for pile in {}]", "tuple(map(tuple, {}))", has_piles=True)
"""As piles, each with so many places, some of them empty (-1): everybody sees which."""
GROUP: Final = ZoneShape("{}.copy()", "tuple(sorted({}))")
"""A set."""
MAP: Final = ZoneShape("{}.copy()", "tuple(sorted({}.items()))")
"""A dictionary."""


class Visibility(Enum):
    """Who sees what lies in a zone."""

    BY_ALL = "lies open"
    BY_OWNER = "piles, each seen by its player and by those who see that player's hand"
    BY_OTHERS = "piles, each seen by everybody but its player"
    BY_LOOKERS = "a row, each place seen by the players in the bit mask of another row"
    BY_NOBODY = "everybody sees how many there are"
    UNTOLD = "decides how the game goes on and is told to nobody"
    FOLLOWS = "worked out from the rest, so that it decides nothing and is told to nobody"


Holds: TypeAlias = Literal["", "design", "piece"]


class Zone(NamedTuple):
    """An attribute of a state that is part of the table."""

    name: str
    shape: ZoneShape
    seen: Visibility = Visibility.BY_ALL
    holds: Holds = ""
    """Its numbers are designs, or copies of designs in play; a negative number is none."""
    pool: str = ""
    """Zones of one pool hold what has the same back: what a player has not seen of it is dealt anew together."""
    looked: str = ""
    """The row that says who has looked at each place of this one, as bit masks."""
    drawn: tuple[str, ...] = ()
    """Questions to chance which this zone answers; its order means nothing, and it is kept ascending."""
    ascending: bool = False
    """Whether what lies there is kept ascending."""
    apart: bool = False
    """Whether each player has cards of their own in this pool, which are dealt anew among that player's piles."""


_COUNTED: Final = frozenset(
    {Visibility.BY_OWNER, Visibility.BY_OTHERS, Visibility.BY_LOOKERS, Visibility.BY_NOBODY}
)
_OWN: Final = {
    Visibility.BY_OWNER: "tuple([{1} for pile in [state.{0.name}[each] for each in sees]])",
    Visibility.BY_OTHERS: "tuple([{1} if each != player else () for each, pile in enumerate(state.{0.name})])",
    Visibility.BY_LOOKERS: (
        "tuple([each if mask >> player & 1 else -1 for each, mask in zip(state.{0.name}, state.{0.looked})])"
    ),
}
"""How a player sees what others do not."""
HIDDEN: Final = -2
"""What stands for a component that a player does not see."""
Copy: TypeAlias = Callable[[object, object], None]
Say: TypeAlias = Callable[[object], tuple[object, ...]]
SayTo: TypeAlias = Callable[[object, int, Sequence[int]], tuple[object, ...]]


class Zones:
    """All zones of a game's states. What is done at every step of a search is written out once, as by hand."""

    def __init__(self, *zones: Zone) -> None:
        self.zones = zones
        self.names = tuple(zone.name for zone in zones)
        counted = [zone for zone in zones if zone.seen in _COUNTED]
        self.hides = bool(counted)
        """Whether players see different things."""
        self._pools = [
            [zone for zone in counted if zone.pool == pool]
            for pool in dict.fromkeys(zone.pool for zone in zones if zone.pool)
        ]
        copied = [f"other.{zone.name} = {zone.shape.copied.format(f'state.{zone.name}')}" for zone in zones]
        key = [_frozen(zone) for zone in zones if zone.seen is not Visibility.FOLLOWS]
        open_ = [_frozen(zone) for zone in zones if zone.seen is Visibility.BY_ALL]
        own = [
            _OWN[zone.seen].format(zone, zone.shape.pile.format("pile")) for zone in counted if zone.seen in _OWN
        ]
        self.copy = cast(Copy, _compile("state, other", "; ".join(copied)))
        """Gives another state the same table, sharing nothing that changes."""
        self.key = cast(Say, _compile("state", _tuple(key)))
        """All that decides how the game goes on."""
        self.seen = cast(Say, _compile("state", _tuple([*open_, *map(_size, counted)])))
        """What lies open, and how many lie elsewhere."""
        self.seen_by = cast(SayTo, _compile("state, player, sees", _tuple(own)))
        """What only this player sees, and who sees the same hands."""

    def components(self, state: object, design_of: Sequence[int]) -> Iterator[int]:
        """The design of every component in a zone."""
        for zone in self.zones:
            if zone.holds:
                yield from _designs(zone, _flat(zone, getattr(state, zone.name)), design_of)

    def held_by(self, state: object, player: int, design_of: Sequence[int]) -> Iterator[int]:
        """The design of every component in a pile that its player sees and others do not: a hand."""
        for zone in self.zones:
            if zone.holds and zone.seen is Visibility.BY_OWNER:
                yield from _designs(zone, _rows(zone, state)[player], design_of)

    def lying_open(self, state: object, design_of: Sequence[int]) -> Iterator[int]:
        """The design of every component that everybody sees."""
        for zone in self.zones:
            if zone.holds and zone.seen is Visibility.BY_ALL:
                yield from _designs(zone, _flat(zone, getattr(state, zone.name)), design_of)

    def view_for(self, state: object, player: int | None, sees: Sequence[int]) -> dict[str, object]:
        """By its name what a player sees of each zone; None: what everybody sees.

        A component that is not seen is HIDDEN. Zones that nobody is told of are left out.
        """
        found: dict[str, object] = {}
        for zone in self.zones:
            value = getattr(state, zone.name)
            if zone.seen is Visibility.BY_ALL:
                found[zone.name] = value
            elif zone.seen is Visibility.BY_LOOKERS:
                masks = getattr(state, zone.looked)
                is_seen = [player is not None and bool(mask >> player & 1) for mask in masks]
                found[zone.name] = [_or_hidden(each, known) for each, known in zip(value, is_seen, strict=True)]
            elif zone.seen in _COUNTED:
                rows = [
                    row if _is_seen_pile(zone, owner, player, sees) else [_or_hidden(each) for each in row]
                    for owner, row in enumerate(_rows(zone, state))
                ]
                found[zone.name] = rows if zone.shape.has_piles else rows[0]
        return found

    def deal_anew(self, state: object, player: int, sees: Sequence[int], random: Random) -> None:
        """Deal all that a player has not seen, pool by pool."""
        for zones in self._pools:
            rows = [row for zone in zones for row in _unseen(zone, state, player, sees)]
            for group in _groups(zones, rows):
                found = sorted([row[at] for row, places, _ in group for at in places])  # depends on nothing hidden
                random.shuffle(found)
                dealt = iter(found)
                for row, places, _ in group:
                    for at in places:
                        row[at] = next(dealt)
            for zone in zones:
                if zone.drawn or zone.ascending:
                    for row in _rows(zone, state):
                        row.sort()

    def asked_of(self, question: str) -> str:
        """The zone that answers a question to chance; an empty word when none of the hidden ones does."""
        return next((zone.name for zone in self.zones if question in zone.drawn), "")


def _compile(given: str, body: str) -> object:
    """A function with this body."""
    found: dict[str, object] = {}
    exec(f"def written({given}): {body}", found)  # as dataclasses do: three times as fast as a loop over names
    return found["written"]


def _tuple(parts: Sequence[str]) -> str:
    return f"return ({''.join(f'{part}, ' for part in parts)})"


def _frozen(zone: Zone) -> str:
    return zone.shape.frozen.format(f"state.{zone.name}")


def _size(zone: Zone) -> str:
    if zone.shape is PLACES:
        return f"tuple([tuple([each >= 0 for each in pile]) for pile in state.{zone.name}])"
    return f"tuple(map(len, state.{zone.name}))" if zone.shape.has_piles else f"len(state.{zone.name})"


def _rows(zone: Zone, state: object) -> list[list[int]]:
    found = getattr(state, zone.name)
    return found if zone.shape.has_piles else [found]


def _is_seen_pile(zone: Zone, owner: int, player: int | None, sees: Sequence[int]) -> bool:
    """Whether a player sees what lies in somebody's pile; nobody is None, who sees what lies open."""
    if zone.seen is Visibility.BY_OTHERS:
        return player is not None and owner != player
    return zone.seen is Visibility.BY_OWNER and owner in sees


def _or_hidden(number: int, is_seen: bool = False) -> int:
    return number if is_seen or number < 0 else HIDDEN


def _designs(zone: Zone, numbers: Iterable[int], design_of: Sequence[int]) -> Iterator[int]:
    """What numbers of a zone mean; negative ones are none."""
    return (number if zone.holds == "design" else design_of[number] for number in numbers if number >= 0)


def _flat(zone: Zone, value: Iterable[int] | Iterable[Iterable[int]]) -> Iterator[int]:
    for each in value:
        if isinstance(each, int):
            yield each
        else:
            yield from each


Row: TypeAlias = tuple[list[int], Sequence[int], int]
"""A row, the places in it that hold what a player has not seen, and whose row it is."""


def _groups(zones: Sequence[Zone], rows: list[Row]) -> list[list[Row]]:
    """Rows among which is dealt anew: all of a pool, or those of each player."""
    if not any(zone.apart for zone in zones):
        return [rows]
    players = sorted({owner for _, _, owner in rows})
    return [[row for row in rows if row[2] == player] for player in players]


def _unseen(zone: Zone, state: object, player: int, sees: Sequence[int]) -> Iterator[Row]:
    """Rows of a zone with the places that hold what a player has not seen; which places are empty is seen."""
    rows = _rows(zone, state)
    if zone.seen is Visibility.BY_LOOKERS:
        (row,), masks = rows, getattr(state, zone.looked)
        yield row, [at for at, mask in enumerate(masks) if row[at] >= 0 and not mask >> player & 1], 0
        return
    for owner, row in enumerate(rows):
        if row and not _is_seen_pile(zone, owner, player, sees):
            yield row, range(len(row)) if min(row) >= 0 else [at for at, one in enumerate(row) if one >= 0], owner
