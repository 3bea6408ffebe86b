"""Whether zones, boards and markers of play files fit: decks, spaces, columns, what is awake, whose markers."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from cardpress.diagnostics import Diagnostic
from cardpress.diagnostics.advice import did_you_mean, one_of
from cardpress.effects.course.card_tests import RowTest, WayTest
from cardpress.effects.course.numbers import MarkerValue
from cardpress.effects.course.people import MarkedPlayer
from cardpress.effects.course.play import Columns, Play, PlayBoard
from cardpress.effects.course.selectors import MarkedThing, SpacePick
from cardpress.effects.families.boards import Line
from cardpress.effects.families.counters import Mark, Unset
from cardpress.effects.walk import trees
from cardpress.models.component import Component, Model
from cardpress.models.project import Loaded
from cardpress.models.source import Source

_MARKED = (Mark, Unset, MarkerValue, MarkedPlayer, MarkedThing)
"""What speaks of a marker."""


@dataclass(frozen=True)
class PlaceCheck:
    """What the play files declare, beside the components and decks of the game."""

    play: Loaded[Play]
    components: Collection[Loaded[Component]]
    decks: Collection[str]

    def problems(self) -> Iterator[Diagnostic]:
        """Everything that a zone or a board names and that is not there."""
        yield from self._decks()
        for name, board in self.play.model.boards.items():
            yield from self._spaces(name, board)
            yield from self._lines(name, board)
            yield from self._columns(name, board)
        yield from self._awake()

    def _decks(self) -> Iterator[Diagnostic]:
        """Decks that zones start with."""
        for name, zone in self.play.model.zones.items():
            several = isinstance(zone.starts, tuple)
            for index, deck in enumerate(zone.starts if isinstance(zone.starts, tuple) else (zone.starts,)):
                if deck is not None and deck not in self.decks:
                    at = self.play.source.position(f"/zones/{name}/starts" + (f"/{index}" if several else ""))
                    message, hint = f'there is no deck "{deck}"', did_you_mean(deck, self.decks)
                    yield Diagnostic("unknown-component", message, at, one_of(sorted(self.decks)) or None, hint)

    def _spaces(self, name: str, board: PlayBoard) -> Iterator[Diagnostic]:
        """Spaces that ways and regions lead to."""
        lists = {f"/boards/{name}/regions/{region}": spaces for region, spaces in board.regions.items()}
        lists |= {f"/boards/{name}/spaces/{space}": beside for space, beside in (board.spaces or {}).items()}
        for pointer, spaces in lists.items():
            yield from self._unknown_spaces(board, spaces, pointer)

    def _unknown_spaces(self, board: PlayBoard, spaces: Sequence[str], pointer: str) -> Iterator[Diagnostic]:
        for index, space in enumerate(spaces):
            if space not in board.names:
                message, hint = f'the board has no space "{space}"', did_you_mean(space, board.names)
                at = self.play.source.position(f"{pointer}/{index}")
                yield Diagnostic("bad-value", message, at, "a space of the board", hint)

    def _lines(self, name: str, board: PlayBoard) -> Iterator[Diagnostic]:
        """Lines of spaces: no space stands in one of them twice."""
        for number, spaces in enumerate(board.lines):
            pointer = f"/boards/{name}/lines/{number}"
            yield from self._unknown_spaces(board, spaces, pointer)
            for index, space in enumerate(spaces):
                if space in spaces[:index]:
                    message = f'the line passes the space "{space}" twice'
                    yield Diagnostic("bad-value", message, self.play.source.position(f"{pointer}/{index}"))

    def _columns(self, name: str, board: PlayBoard) -> Iterator[Diagnostic]:
        """Columns of spaces: each space stands in one of them."""
        listed: list[tuple[str, Columns]] = []
        if board.columns is not None:
            listed.append((f"/boards/{name}/columns", board.columns))
        if board.around is not None:
            pointer = f"/boards/{name}/around/columns"
            listed += [(f"{pointer}/{seat}", columns) for seat, columns in enumerate(board.around.columns)]
        for pointer, columns in listed:
            seen: set[str] = set()
            for number, spaces in enumerate(columns):
                yield from self._unknown_spaces(board, spaces, f"{pointer}/{number}")
                for index, space in enumerate(spaces):
                    if space in seen:
                        at = self.play.source.position(f"{pointer}/{number}/{index}")
                        message = f'the space "{space}" stands in a column already'
                        yield Diagnostic("bad-value", message, at, "each space in one column")
                    seen.add(space)

    def _awake(self) -> Iterator[Diagnostic]:
        """Fields whose abilities are awake somewhere, and in which no component says anything."""
        said = {at.split("/")[1] for loaded in self.components for _, at, _ in trees(loaded.model)}
        play = self.play.model
        places = [(f"/zones/{name}", zone.active) for name, zone in play.zones.items()]
        places += [(f"/boards/{name}", board.active) for name, board in play.boards.items()]
        for pointer, active in places:
            if isinstance(active, bool):
                continue
            for index, field in enumerate((active,) if isinstance(active, str) else active):
                if field not in said:
                    at = f"{pointer}/active" if isinstance(active, str) else f"{pointer}/active/{index}"
                    message, hint = f'no component says anything in "{field}"', did_you_mean(field, said)
                    place = self.play.source.position(at)
                    yield Diagnostic("bad-value", message, place, one_of(sorted(said)) or None, hint)


def marker_problems(play: Play, node: Model, at: str, source: Source) -> Iterator[Diagnostic]:
    """A marker of which is said whose it is although there is one, or is not said although each space has one."""
    if not isinstance(node, _MARKED) or node.marker not in play.markers:
        return
    marker = play.markers[node.marker]
    if node.of is not None and marker.of is None and marker.spaces is None:
        message = f'the marker "{node.marker}" is neither of cards nor of spaces'
        yield Diagnostic("bad-value", message, source.position(f"{at}/of", key=True), None, 'remove "of"')
    elif node.of is None and marker.spaces is not None:
        message = f'each space has a marker "{node.marker}"'
        place = source.position(f"{at}/marker")
        yield Diagnostic("missing-field", message, place, '"of": the space whose marker is meant')


def direction_problems(play: Play, node: Model, at: str, source: Source) -> Iterator[Diagnostic]:
    """Directions, rows and lines on a board of spaces, which has only the lines that it lists."""
    asked = _direction_of(node)
    board = _board_of(play, node)
    if asked is None or board is None or board.grid is not None:
        return
    member, needs_grid = asked
    place = source.position(f"{at}/{member}", key=True)
    if needs_grid:
        message = "a board of spaces has no directions and no rows"
        yield Diagnostic("bad-value", message, place, None, "give the board a grid, or name its spaces by regions")
    elif not board.lines:
        message = "nothing says which spaces of the board lie in a straight line"
        yield Diagnostic("missing-field", message, place, 'the "lines" of the board')


def _direction_of(node: Model) -> tuple[str, bool] | None:
    """The member that speaks of a direction or a line, and whether only a grid has it."""
    match node:
        case Line():
            return "condition", False
        case SpacePick(way=str() | tuple() as way) if way != "any":
            return "way", True
        case RowTest():
            return "row", True
        case WayTest():
            return "way", True
        case SpacePick():
            told = {"beyond": node.beyond, "through": node.through, "clear": node.clear}
            return next(((member, False) for member, value in told.items() if value), None)
    return None


def _board_of(play: Play, node: Model) -> PlayBoard | None:
    """The board that is meant: the one that is named, or the only one there is."""
    name = getattr(node, "board", None)
    if name is None and len(play.boards) == 1:
        return next(iter(play.boards.values()))
    return play.boards.get(str(name))
