"""Where the things of a described game lie: what zones, boards, counters, markers and actions say of themselves.

Boards of squares and hexes are laid out by their columns and rows, a graph so that neighbours lie side by side.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import cos, hypot, pi, sin, sqrt
from typing import Final

from cardpress_engines.described.board import Board
from cardpress_engines.described.compiled import Counter, Marker
from cardpress_engines.described.game import DescribedGame
from cardpress_engines.described.trees import as_tuple, part, walk
from cardpress_engines.described.zones import PileZone
from cardpress_table.layout import (
    NOWHERE,
    PLAIN,
    PLAYER,
    AreaForm,
    BoardLayer,
    PieceMark,
    PressTarget,
    ShownNumber,
    Spot,
    TableArea,
    TableLayout,
)
from cardpress_table.layout import counter_of as counter_at

Measures = Mapping[str, str | float]
"""Shape and lengths of a size."""
LARGEST_MM: Final = (300.0, 210.0)
"""What a board takes at most; pieces on a larger one are shown smaller."""
AROUND: Final = 1.12
"""How much larger a space is than what stands on it."""
WAY: Final = 1.7
"""How far apart neighbours of a graph are, in widths of a space."""
ROUNDS: Final = 200
"""Steps in which the spaces of a graph are moved to their distances; more change nothing that is seen."""
USUAL_MM: Final = (63.0, 88.0)
_WHOLE: Final = frozenset({None, "all", "top", "bottom", "random"})
"""How a selector picks that lets nobody choose."""


def lay_out_described(
    game: DescribedGame, given: TableLayout, sizes: Mapping[str, Measures]
) -> tuple[TableLayout, dict[str, dict[str, str | float]]]:
    """The layout of a described game, and the sizes of its boards' spaces; `sizes` are those of components."""
    width, height = _smallest(game, sizes)
    boards, spaces = list[TableArea](), dict[str, dict[str, str | float]]()
    for name, board in game.layout.boards.items():
        area, space = _board_area(name, board, width, height)
        boards.append(area)
        spaces[f"space {name}"] = space
    counters = [_declared_counter(each) for each in game.counters.values() if not each.piles]
    markers = [_declared_marker(game, each) for each in game.markers.values()]
    layout: TableLayout = {
        "cloth": given["cloth"],
        "areas": [*boards, *(_zone_area(game, zone) for zone in game.layout.zones.values())],
        "counters": given["counters"] or [*counters, *markers],
        "marks": given["marks"] or [_declared_mark(game, each) for each in game.counters.values() if each.piles],
        "tucked": given["tucked"],
        "actions": given["actions"] or _targets(game),
    }
    return layout, spaces


# ---- zones, counters, markers


def _zone_area(game: DescribedGame, zone: PileZone) -> TableArea:
    """Hands are fanned; what nobody sees, or no rule ever picks from, is a pile; all else lies in a row."""
    form: AreaForm = "row"
    if zone.seen == "nobody" or (zone.seen == "all" and zone.name not in _spread_zones(game)):
        form = "pile"
    elif zone.seen == "owner" and zone.owned:
        form = "fan"
    return {**PLAIN, "form": form, "zone": f"z_{zone.name}", "gathered": form == "row" and zone.seen == "all"}


def _spread_zones(game: DescribedGame) -> frozenset[str]:
    """Open zones whose single cards matter: one of them can be picked, or they take part or count as they lie."""
    named = [(node, as_tuple(part(node, "zone"))) for node in walk((game.play, *game.designs.components))]
    picked = {zone for node, zones in named if part(node, "pick") not in _WHOLE for zone in zones}
    used = {zone for _, zones in named for zone in zones}
    piles = {zone.refill for zone in game.layout.zones.values()}
    empty = {zone.name for zone in game.layout.zones.values() if not zone.starts and zone.name in used}
    active = {zone.name for zone in game.layout.zones.values() if zone.active}
    return frozenset((picked | empty | active | {"hand", "trick"}) - piles)


def _declared_counter(counter: Counter) -> ShownNumber:
    return counter_at(counter.attribute, unless_zero=False)


def _declared_marker(game: DescribedGame, marker: Marker) -> ShownNumber:
    is_word = marker.shows in game.designs.words
    return counter_at(marker.attribute, unless_zero=False, shows="word" if is_word else marker.shows)


def _declared_mark(game: DescribedGame, counter: Counter) -> PieceMark:
    layout = game.layout
    zones = {layout.zone_of[pile].name for pile in counter.piles if pile < layout.zone_count}
    boards = {layout.board_of(pile)[0].name for pile in counter.piles if pile >= layout.zone_count}
    on = [*(f"z_{name}" for name in sorted(zones)), *(f"b_{name}" for name in sorted(boards))]
    return {"zone": counter.attribute, "member": None, "on": on, "symbol": None, "always": counter.start > 0}


# ---- what is pressed


def _targets(game: DescribedGame) -> dict[str, list[PressTarget]]:
    """What is pressed for each range of actions; what stands for nothing on the table is said in words."""
    pieces = _piece_target(game)
    spaces: list[PressTarget] = [
        {**NOWHERE, "places": f"b_{name}", "first": first} for name, first in game.layout.first_space.items()
    ]
    by_head: dict[str, list[PressTarget]] = {"piece": [pieces], "space": spaces, "player": [PLAYER]}
    taken_with = {
        f"action_{name}": by_head[plan.head] for name, plan in game.actions.items() if plan.head in by_head
    }
    return {"player": [PLAYER], "piece": [pieces], "space": spaces, **taken_with}


def _piece_target(game: DescribedGame) -> PressTarget:
    """Pieces where they lie, on boards first: nothing else stands there."""
    zones = [*(f"b_{name}" for name in game.layout.boards), *(f"z_{name}" for name in game.layout.zones)]
    return {**NOWHERE, "zones": zones, "copies": game.has_copies}


# ---- boards


def _smallest(game: DescribedGame, sizes: Mapping[str, Measures]) -> tuple[float, float]:
    """Width and height of the smallest thing that is played with: tokens are smaller than cards."""
    played = [
        sizes[game.designs.ids[design]]
        for design in sorted(set(game.design_of))
        if game.designs.ids[design] in sizes
    ]
    measured = [(float(size["width_mm"]), float(size["height_mm"])) for size in played]
    return min(measured, key=lambda size: size[0] * size[1], default=USUAL_MM)


def _board_area(name: str, board: Board, width: float, height: float) -> tuple[TableArea, dict[str, str | float]]:
    """A board of spaces for pieces of a size, and the size of a space."""
    spots = [*_spots(board)]
    across, down = width * AROUND, height * AROUND
    if board.shape == "hexes":
        across = down = max(across, down * 2 / sqrt(3))
        down = across * sqrt(3) / 2
    elif board.shape == "graph":
        across = down = max(across, down)
    left, right = min(x for x, _ in spots), max(x for x, _ in spots)
    top, bottom = min(y for _, y in spots), max(y for _, y in spots)
    wide, high = (right - left + 1) * across, (bottom - top + 1) * down
    less = min(1.0, LARGEST_MM[0] / wide, LARGEST_MM[1] / high)
    places = [
        (round((x - left + 0.5) * across * less, 2), round((y - top + 0.5) * down * less, 2)) for x, y in spots
    ]
    ways = [(places[one], places[other]) for one, other in _ways(board)]
    layer: BoardLayer = {
        "zone": f"b_{name}", "places": [places], "of": None, "component": None, "components": [],
        "named_by": None, "slot": f"space {name}", "turn": None, "owners": "owners", "of_players": False,
        "folded": False, "scale": round(less, 4), "shift": (0.0, 0.0),
    }  # fmt: skip
    shape = {"squares": "rectangle", "hexes": "hexagon", "graph": "circle"}[board.shape]
    space: dict[str, str | float] = {
        "shape": shape, "width_mm": round(across * less, 2), "height_mm": round(down * less, 2), "corner_mm": 1.0,
    }  # fmt: skip
    size = (round(wide * less, 2), round(high * less, 2))
    return {**PLAIN, "form": "board", "size_mm": size, "layers": [layer], "ways": ways}, space


def _spots(board: Board) -> Iterator[Spot]:
    """The middle of each space in widths and heights of a space, rows from the bottom."""
    if board.shape == "graph":
        yield from _graph_layout(board)
        return
    for space in range(len(board.ids)):
        y, x = divmod(space, board.columns)
        yield (0.75 * x, -y - x / 2) if board.shape == "hexes" else (float(x), float(-y))


def _ways(board: Board) -> Iterator[tuple[int, int]]:
    """The ways of a graph, each once."""
    if board.shape == "graph":
        found = {
            (min(one, other), max(one, other)) for one in range(len(board.ids)) for other in board.beside[one]
        }
        yield from sorted(found)


def _graph_layout(board: Board) -> list[Spot]:
    """Places of the spaces of a graph whose distances are about as many steps as lie between them.

    Stress majorization from a circle, as in Gansner, Koren and North, Graph Drawing by Stress Majorization (2004).
    """
    count = len(board.ids)
    angles = [2 * pi * space / count for space in range(count)]
    spots = [(count / 4 * cos(angle), count / 4 * sin(angle)) for angle in angles]
    steps = [[board.distance(one, other) for other in range(count)] for one in range(count)]
    for _ in range(ROUNDS):
        spots = [_balanced_spot(space, spots, steps[space]) for space in range(count)]
    return spots


def _balanced_spot(space: int, spots: Sequence[Spot], steps: Sequence[int]) -> Spot:
    """Where all others want a space: each at its distance in its direction, the near ones more than the far."""
    x = y = weights = 0.0
    for other, far in enumerate(steps):
        if far <= 0:
            continue
        across, down = spots[space][0] - spots[other][0], spots[space][1] - spots[other][1]
        stretch = far * WAY / (hypot(across, down) or 1.0)
        weight = far**-2.0
        x += weight * (spots[other][0] + across * stretch)
        y += weight * (spots[other][1] + down * stretch)
        weights += weight
    return (x / weights, y / weights) if weights else spots[space]
