"""Which numbers of players set a game up alike, and what is otherwise for others, from tables of new games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from cardpress.targets.rulebook_pdf.scene_parts import pieces_of

Json = Any
"""What a new game shows, as `cardpress_table` tells it."""
Amounts = dict[str, tuple[int, ...]]
"""How much lies in a zone by its name, or each amount that players have there."""


@dataclass(frozen=True)
class SetUpGroup:
    """Numbers of players that set up alike: the table of the least, and amounts that are otherwise for others."""

    players: tuple[int, ...]
    shown: Json
    amounts: Amounts

    def numbers(self) -> str:
        """The numbers of players as a book prints them: 2, 4–6."""
        breaks = [0, *(at for at, (one, next_) in enumerate(pairwise(self.players), 1) if next_ > one + 1)]
        ranges = (self.players[start:end] for start, end in pairwise([*breaks, len(self.players)]))
        return ", ".join(span(numbers) for numbers in ranges)


def set_up_groups(tables: Mapping[int, Json]) -> list[SetUpGroup]:
    """The groups of tables by number of players, that of the fewest first."""
    amounts = {players: table_amounts(shown) for players, shown in sorted(tables.items())}
    alike: dict[str, list[int]] = {}
    for players, each in amounts.items():
        alike.setdefault(repr(each), []).append(players)
    firsts = [amounts[players[0]] for players in alike.values()]
    return [
        SetUpGroup(tuple(players), tables[players[0]], _otherwise(amounts[players[0]], firsts))
        for players in alike.values()
    ]


def table_amounts(shown: Json) -> Amounts:
    """What can be otherwise: pieces in zones of all players and of each, their numbers, and all pieces together.

    What is left in a pile of all players follows from what was taken from it.
    """
    scene, layout = shown["after"], shown["layout"]
    found: dict[str, list[int]] = {"": [sum(len(pieces_of(area)) for area in scene["areas"])]}
    for area in scene["areas"]:
        told = layout["areas"][area["area"]]
        if area.get("player") is not None or told["form"] != "pile":
            found.setdefault(_zone(told), []).append(len(pieces_of(area)))
    for place, counter in enumerate(layout["counters"]):
        if counter["shows"] is None:
            found.setdefault(counter["zone"], []).extend(_numbers(scene["counters"][place]))
    return {zone: tuple(sorted({*amounts})) for zone, amounts in found.items()}


def span(numbers: Sequence[int]) -> str:
    """The least and the most of numbers, or the only one."""
    return str(numbers[0]) if numbers[0] == numbers[-1] else f"{numbers[0]}–{numbers[-1]}"


def _zone(area: Json) -> str:
    return str(area["zone"] or (area["layers"][0]["zone"] if area["layers"] else ""))


def _numbers(value: Json) -> Iterator[int]:
    """The numbers of a counter: its own, or those of all players."""
    if isinstance(value, list):
        for each in value:
            yield from _numbers(each)
    else:
        yield int(value)


def _otherwise(amounts: Amounts, others: Sequence[Amounts]) -> Amounts:
    """The amounts of zones that some of the others have otherwise."""
    return {zone: each for zone, each in amounts.items() if zone and any(one.get(zone) != each for one in others)}
