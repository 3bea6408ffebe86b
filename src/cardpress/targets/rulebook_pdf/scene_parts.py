"""Reads scenes of the table: what lies in an area, and what is otherwise than in another scene."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from cardpress.models.rulebook_outline import TableForPlayers

Json = Any
"""A part of a scene, as `cardpress_table` tells it."""


def area_key(area: Json) -> tuple[int, int | None, int]:
    """What tells an area of the table from others."""
    return area["area"], area.get("player"), area.get("row", 0)


def pieces_of(area: Json) -> list[Json]:
    """What lies in an area, without empty places."""
    every = [*area.get("cards", ()), *area.get("items", ()), *_tokens_of(area)]
    return [card for card in every if card and not card.get("empty") and ("component" in card or "back" in card)]


def _tokens_of(area: Json) -> Iterator[Json]:
    """The tokens of an area of pips, each with its number among those of its player."""
    tokens, seen = area.get("tokens", ()), Counter[int]()
    for player in area.get("pips", ()) if tokens else ():
        seen[player] += 1
        yield {"component": tokens[player], "at": seen[player]}


def is_own_board(area: Json) -> bool:
    """Whether an area is the board of one player."""
    return "items" in area and area.get("player") is not None


def face_of(card: Json) -> str:
    """The component that a card shows, or the name of its back."""
    return str(card.get("component") or card.get("back") or "")


def change_key(area: Json, card: Json) -> str:
    """Where a card lies and what is at it: equal ones have not changed."""
    return repr((*area_key(area), face_of(card), card.get("at"), card.get("marks"), card.get("under")))


def laid_out(scene: Json, table: TableForPlayers) -> Json:
    """A scene whose boards have their pieces, and backs, at the spots of a table; as it is where it says none."""
    if not table.spots:
        return scene
    back = next((card["back"] for area in scene["areas"] for card in pieces_of(area) if card.get("back")), "")
    lying = [{"back": back, "at": [*spot]} for spot in table.face_down] if back else []
    return {
        **scene,
        "areas": [
            {**area, "items": [*_at_spots(area, table), *lying]} if "items" in area else area
            for area in scene["areas"]
        ],
    }


def _at_spots(area: Json, table: TableForPlayers) -> Iterator[Json]:
    """The pieces of a board at the spots of a table, one after the other."""
    for item, spot in zip(pieces_of(area), table.spots, strict=False):
        yield {**item, "at": [*spot]}


def changes(scene: Json, scenes: Sequence[Json]) -> set[str]:
    """The keys of what lies in a scene and not in the others; none when there are no others."""
    mine, *others = (
        {change_key(area, card) for area in each["areas"] for card in pieces_of(area)}
        for each in (scene, *(other for other in scenes if other is not scene))
    )
    return mine.difference(*others) if others else set()
