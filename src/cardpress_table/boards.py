"""Boards: pieces, figures and markers where they lie, in mm from the board's corner."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from cardpress_table.layout import BoardLayer, TableArea
from cardpress_table.player_view import PlayerView, value_at
from cardpress_table.scene_context import Json
from cardpress_table.zone_parts import zone_parts

Spots = Sequence[Sequence[float]]


Remember = Callable[[int, Callable[[PlayerView], Iterator[Json]]], list[Json]]
"""Gives what something makes of the view for the layer of a number, or made of it before."""


def board(view: PlayerView, area: TableArea, player: int | None, remember: Remember) -> Json:
    """A board with what lies on it; a player's own has that player's part of each zone."""
    ground = area["ground"]
    if area["chosen_by"] is not None:
        chosen = view.context.game.setup_json()[area["chosen_by"]]
        ground = area["grounds"][chosen - 1] if isinstance(chosen, int) else None
    layers = [partial(_layer, area=area, layer=layer, player=player) for layer in area["layers"]]
    items = [item for number, layer in enumerate(layers) for item in remember(number, layer)]
    size_mm = area["size_mm"] or view.context.size_mm(ground)
    return {"ground": ground, "size_mm": size_mm, "items": items}


def _layer(view: PlayerView, area: TableArea, layer: BoardLayer, player: int | None) -> Iterator[Json]:
    value, first = view.shown.get(layer["zone"], ()), 0
    if player is not None:
        _, value, first = list(zone_parts(area, value, view.context.game.num_players))[player]
    spots = _spots(area, layer, value)
    if layer["components"]:
        yield from _figures(view, layer, value, spots)
    elif layer["component"] is not None:
        yield from _markers(view, layer, value, spots)
    else:
        yield from _pieces(view, layer, value, spots, first)


def _spots(area: TableArea, layer: BoardLayer, value: Any) -> Spots:  # noqa: ANN401 a zone's value
    """Where the places of a layer are: of several lists the one as long as the zone, else the first."""
    of = layer["of"]
    lists = next(other["places"] for other in area["layers"] if other["zone"] == of) if of else layer["places"]
    length = len(value) if hasattr(value, "__len__") else 0
    return next((spots for spots in lists if len(spots) == length), lists[0] if lists else ())


def _place(layer: BoardLayer, spot: Sequence[float], across: float = 0) -> Json:
    x, y = layer["shift"]
    folded = {"folded": True} if layer["folded"] else {}
    return {"at": [spot[0] + x + across, spot[1] + y], "scale": layer["scale"], **folded}


def _pieces(view: PlayerView, layer: BoardLayer, value: Any, spots: Spots, first: int) -> Iterator[Json]:  # noqa: ANN401
    """The pieces at places, turned as they are; empty places where they can be pressed or have a size."""
    zone = view.context.zone(layer["zone"])
    if value and not isinstance(value[0], int):
        yield from _piles(view, layer, value, spots)
        return
    turns = view.shown.get(layer["turn"] or "")
    for place, spot in enumerate(spots):
        number = value_at(value, place)
        card = view.card(zone, -1 if number is None else int(number), first + place, layer["slot"])
        if card is not None:
            turn = value_at(turns, number) if number is not None and number >= 0 else 0
            yield {**_place(layer, spot), **({"turn": 60 * int(turn)} if turn else {}), **card}


def _piles(view: PlayerView, layer: BoardLayer, value: Sequence[Sequence[int]], spots: Spots) -> Iterator[Json]:
    """Places that hold any number of pieces: each with what stands there, side by side, in its owner's color."""
    zone, owners = view.context.zone(layer["zone"]), view.shown.get(layer["owners"] or "")
    for place, (pile, spot) in enumerate(zip(value, spots, strict=True)):
        acts = view.acts(("place", layer["zone"], place))
        empty = {"empty": True, "size": view.context.slot(layer["slot"]), "space": [layer["zone"], place], **acts}
        yield {**_place(layer, spot), "scale": 1, **empty}
        for nth, number in enumerate(pile):
            across = (nth - (len(pile) - 1) / 2) * view.context.slot(layer["slot"])["width_mm"] / (len(pile) + 1)
            owner = value_at(owners, number)
            whose = {"player": owner} if owner is not None and owner >= 0 else {}
            yield {**_place(layer, spot, across), **(view.card(zone, number, place) or {}), **whose}


def _markers(view: PlayerView, layer: BoardLayer, value: Any, spots: Spots) -> Iterator[Json]:  # noqa: ANN401
    """A marker where the zone has a number above 0, with that number where it is more than 1."""
    for place, spot in enumerate(spots):
        number, acts = value_at(value, place), view.acts(("place", layer["zone"], place))
        if number:
            counted = {"count": int(number)} if number is not True and number > 1 else {}
            yield {**_place(layer, spot), "component": layer["component"], **counted, **acts}
        elif acts:
            yield {**_place(layer, spot), "empty": True, "size": view.context.slot(layer["slot"]), **acts}


def _figures(view: PlayerView, layer: BoardLayer, value: Sequence[Any], spots: Spots) -> Iterator[Json]:
    """Figures where they stand, or things by kind where they lie; several on one place side by side."""
    standing = [each for each in _figure_places(view, layer, value) if 0 <= each[2] < len(spots)]
    standing = [each for each in standing if 0 <= each[1] < len(layer["components"])]
    together, nth = Counter(place for _, _, place in standing), Counter[int]()
    for figure, kind, place in standing:
        component = layer["components"][kind]
        width = view.context.size_mm(component)[0] * layer["scale"]
        across = (nth[place] - (together[place] - 1) / 2) * width * 0.9
        nth[place] += 1
        told = {**_place(layer, spots[place], across), "component": component}
        if figure is not None:
            owner = {"player": figure} if layer["of_players"] else {}
            told |= {"figure": [layer["zone"], figure], **owner, **view.acts(("place", layer["zone"], figure))}
            told |= view.spot(layer["zone"], figure, figure)
        yield told


def _figure_places(
    view: PlayerView, layer: BoardLayer, value: Sequence[Any]
) -> Iterator[tuple[int | None, int, int]]:
    """Each figure, if it is one, with its kind and its place."""
    if value and not isinstance(value[0], int):
        yield from ((None, kind, place) for place, kinds in enumerate(value) for kind in kinds)
        return
    names = view.shown.get(layer["named_by"]) if layer["named_by"] else None
    for figure, place in enumerate(value):
        yield figure, figure if names is None else names[figure], place
