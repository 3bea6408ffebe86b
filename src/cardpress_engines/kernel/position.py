"""Validates positions given as JSON and takes the components they place from the supply."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final

from cardpress_engines.kernel.json_input import InputError, Json, did_you_mean, of_type

ANY: Final = "?"
"""Filled by the game."""
STEP: Final = "step"
"""The member that says where in a turn a position is."""


class ComponentSupply:
    """Components that a position has not placed yet; each that it names is taken from them."""

    def __init__(self, noun: str, ids: Sequence[str], left: Iterable[int]) -> None:
        """`left` has the number of a design, its place among the ids, for each copy there is."""
        self._noun, self._ids, self.left = noun, ids, list(left)

    def take(self, value: Json, *place: str | int, among: Callable[[int], bool] | None = None) -> int:
        """The design of an id, of those `among` allows; raise InputError when there is none or no copy is left."""
        wanted = of_type(value, str, f"the id of a {self._noun}", place)
        named = [design for design, each in enumerate(self._ids) if each == wanted]
        if not named:
            raise InputError(f"no {self._noun} is called {wanted!r}{did_you_mean(wanted, list(self._ids))}", place)
        for number in named:
            if number in self.left and (among is None or among(number)):
                self.left.remove(number)
                return number
        raise InputError(f"no copy of {wanted!r} is left", place)

    def take_all(self, value: Json, *place: str | int, among: Callable[[int], bool] | None = None) -> list[int]:
        """Several designs by their ids, in their order."""
        ids = of_type(value, list, f"a list of {self._noun}s", place)
        return [self.take(each, *place, index, among=among) for index, each in enumerate(ids)]


def number(value: Json, least: int, most: int, *place: str | int, hint: str = "") -> int:
    """A whole number between two; raise InputError, with a hint, for anything else."""
    expected = str(least) if least == most else f"{least} to {most}"
    found = of_type(value, int, f"a whole number, {expected}", place)
    if not least <= found <= most:
        raise InputError(f"expected {expected}, found {found}{f': {hint}' if hint else ''}", place)
    return int(found)


def flag(value: Json, *place: str | int) -> bool:
    """True or false."""
    return bool(of_type(value, bool, "true or false", place))


def word(value: Json, known: Sequence[str], *place: str | int) -> str:
    """One of a few words."""
    if value not in known:
        raise InputError(f"expected {' or '.join(map(repr, known))}, found {value!r}", place)
    return str(value)


def each_player(position: Mapping[str, Json], name: str, players: int) -> Iterator[tuple[int, Json]]:
    """What a member says of each player it says anything of; players are numbered from 0."""
    values = of_type(position.get(name, []), list, "a list, one element a player", (name,))
    if len(values) > players:
        raise InputError(f"only {players} play: expected at most {players} elements, found {len(values)}", (name,))
    yield from ((player, value) for player, value in enumerate(values) if value != ANY)
