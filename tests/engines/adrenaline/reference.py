"""A reference for which sections of a weapon can be used, written without the engine and effect trees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

STEPS = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}
At: TypeAlias = tuple[int, int]


class Arena:
    """Squares by row and column, rooms by letter, and what follows from walls."""

    def __init__(self, rows: tuple[str, ...], doors: tuple[str, ...]) -> None:
        self.room = {(y, x): c.lower() for y, row in enumerate(rows) for x, c in enumerate(row) if c != "-"}
        ends = [door.split("-") for door in doors]
        self.doors = {((int(a[0]), int(a[1])), (int(b[0]), int(b[1]))) for a, b in ends}
        self.doors |= {(b, a) for a, b in self.doors}

    def beside(self, at: At) -> dict[str, At]:
        """Neighbors by direction, walls or not."""
        there = {name: (at[0] + y, at[1] + x) for name, (y, x) in STEPS.items()}
        return {name: to for name, to in there.items() if to in self.room}

    def is_open(self, one: At, other: At) -> bool:
        """Whether no wall is between neighbors."""
        return self.room[one] == self.room[other] or (one, other) in self.doors

    def far(self, one: At, other: At) -> int:
        """Moves from one square to another."""
        reached, moves = {one}, 0
        while other not in reached:
            reached |= {to for at in reached for to in self.beside(at).values() if self.is_open(at, to)}
            moves += 1
        return moves

    def sees(self, one: At, other: At) -> bool:
        """The own room and those behind doors of this square."""
        rooms = {self.room[one], *(self.room[to] for to in self.beside(one).values() if (one, to) in self.doors)}
        return self.room[other] in rooms

    def line(self, at: At, name: str, *, walls: bool) -> list[At]:
        """Squares straight ahead, through walls or up to the first."""
        found = []
        while name in self.beside(at) and (walls or self.is_open(at, self.beside(at)[name])):
            at = self.beside(at)[name]
            found.append(at)
        return found


class Table(NamedTuple):
    """A position: where the shooter and the others stand, and what is known of them."""

    arena: Arena
    me: At
    others: dict[int, At]
    hypnotised: frozenset[int] = frozenset()
    marked: frozenset[int] = frozenset()
    hot: int = 0
    hacked: tuple[At, ...] = ()


Offer: TypeAlias = Callable[[Table], bool]


def _any(test: Callable[[Table, At], bool]) -> Offer:
    return lambda t: any(test(t, at) for at in t.others.values())


def _always(t: Table) -> bool:
    return True


def _never(t: Table) -> bool:
    return False


here = _any(lambda t, at: at == t.me)
seen = _any(lambda t, at: t.arena.sees(t.me, at))
next_ = _any(lambda t, at: t.arena.far(t.me, at) == 1)
seen_away = _any(lambda t, at: t.arena.sees(t.me, at) and at != t.me)
other_room = _any(lambda t, at: t.arena.sees(t.me, at) and t.arena.room[at] != t.arena.room[t.me])
drawn = _any(lambda t, at: any(t.arena.far(at, to) <= 2 and t.arena.sees(t.me, to) for to in t.arena.room))


def _ahead(squares: int) -> Offer:
    lines = lambda t: [t.arena.line(t.me, name, walls=False)[:squares] for name in STEPS]  # noqa: E731
    return lambda t: any(at in line for line in lines(t) for at in t.others.values())


def _through(t: Table) -> bool:
    return any(
        at == t.me or at in t.arena.line(t.me, name, walls=True) for name in STEPS for at in t.others.values()
    )


def _vortex(t: Table) -> bool:
    whirls = [to for to in t.arena.room if to != t.me and t.arena.sees(t.me, to)]
    return any(t.arena.far(at, to) <= 1 for to in whirls for at in t.others.values())


def _host(t: Table) -> bool:
    return any(
        t.arena.sees(t.others[host], at) for host in t.hypnotised for who, at in t.others.items() if who != host
    )


def _has_hypnotised(t: Table) -> bool:
    return bool(t.hypnotised)


def _kaboom(t: Table) -> bool:
    return any(t.arena.room[tile] == t.arena.room[at] for tile in t.hacked for at in t.others.values())


line_open = lambda t: here(t) or _ahead(9)(t)  # noqa: E731
OFFERED: dict[str, dict[str, Offer]] = {
    "lock_rifle": {"basic": seen, "second_lock": seen},
    "machine_gun": {"basic": seen, "focus": _never, "tripod": _never},
    "thor": {"basic": seen, "chain": _never, "voltage": _never},
    "plasma_gun": {"basic": seen, "charged": _never, "glide": _always},
    "whisper": {"basic": _any(lambda t, at: t.arena.sees(t.me, at) and t.arena.far(t.me, at) >= 2)},
    "electroscythe": {"plain": here, "reaper": here},
    "tractor_beam": {"plain": drawn, "punisher": _any(lambda t, at: t.arena.far(at, t.me) <= 2)},
    "vortex_cannon": {"basic": _vortex, "black_hole": _never},
    "furnace": {"plain": other_room, "cozy_fire": next_},
    "heatseeker": {"basic": _any(lambda t, at: not t.arena.sees(t.me, at))},
    "hellion": {"plain": seen_away, "nano_tracer": seen_away},
    "flamethrower": {"plain": _ahead(2), "barbecue": _ahead(2)},
    "grenade_launcher": {"basic": seen, "extra_grenade": seen},
    "rocket_launcher": {"basic": seen_away, "warhead": _never, "jump": _always},
    "railgun": {"plain": _through, "piercing": _through},
    "cyberblade": {"basic": here, "shadowstep": _always, "slice": here},
    "zx_2": {"plain": seen, "scanner": seen},
    "shotgun": {"plain": here, "long_barrel": next_},
    "power_glove": {"plain": next_, "rocket_fist": _always},
    "shockwave": {"plain": next_, "tsunami": next_},
    "sledgehammer": {"plain": here, "pulverize": here},
    "putrifier": {"plain": next_, "gas": other_room},
    "wristblades": {"basic": here, "claws": _never, "claws move": _always, "hook": here},
    "mastermind": {"basic": seen_away, "puppets": _never},
    "possessor": {"basic": _host, "voodoo": _has_hypnotised, "voodoo move": _has_hypnotised, "linked": _host},
    "hotrod": {"basic": here, "circuit": _never},
    "scrapshot": {"basic": next_, "shrapnel": lambda t: t.hot > 0},
    "dual_magnums": {"plain": seen_away, "kaboom": _kaboom},
    "shadowblade": {"basic": here, "shadow_step": lambda t: bool(t.hacked)},
    "hand_grenade": {"plain": seen_away, "bomberman": line_open},
    "wrecking_ball": {"basic": _always, "second": _never, "third": _never},
    "tracking_bot": {"plain": seen, "detonation": lambda t: bool(t.marked)},
    "nanomark": {"basic": seen, "nano_explosion": lambda t: bool(t.marked)},
}  # fmt: skip
"""For each weapon when each item of its menu is offered first, whatever it costs."""


def first_items(weapon: str, table: Table) -> set[str]:
    """The items of a weapon's menu that are offered first."""
    return {name for name, offer in OFFERED[weapon].items() if offer(table)}


def at(name: str) -> At:
    """A square by its name."""
    return int(name[0]), int(name[1])


def table_of_facts(arena: Arena, me: int, facts: dict[str, Any]) -> Table:
    """The position of a player, from the description of a state."""
    players = facts["players"]
    others = {i: at(p["square"]) for i, p in enumerate(players) if i != me and p["square"] is not None}
    marked = {i for i in others if me + 1 in players[i]["marks"]}
    hypnotised = {i - 1 for i in facts["hypnotised"]} & set(others)
    hacked = tuple(at(name) for name in facts["hacked"])
    return Table(
        arena, at(players[me]["square"]), others, frozenset(hypnotised), frozenset(marked), facts["hot"], hacked
    )
