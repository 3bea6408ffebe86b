"""Boards of described games drawn with characters: squares, shifted rows of hexes, spaces as a list."""

from __future__ import annotations

from collections.abc import Iterator

from cardpress_engines.described.board import Board, letters
from cardpress_engines.described.state import DescribedState
from cardpress_engines.described.text.names import DisplayNames
from cardpress_engines.kernel.text_view import WIDTH, PictureLine

MARKS = "●○■□▲△◆◇★☆◉◎"
"""What stands for the pieces of each player, from seat 1."""
NOBODYS = "·"
EDGE = 4
"""Characters on the left of a row, and as many on the right."""


class BoardDrawing:
    """The boards of a game as pictures; what a symbol means stands below them."""

    def __init__(self, naming: DisplayNames) -> None:
        self.naming, self.game, self.say = naming, naming.game, naming.say
        self._codes = self._short_names()

    def lines(self, state: DescribedState, name: str, person: int | None) -> list[str]:
        """A board with everything that stands on it."""
        board, first = self.game.layout.boards[name], self.game.layout.first_space[name]
        heading = f"*{self.naming.word('zones', name)}*"
        if board.shape == "graph":
            return [heading, *self._space_lines(state, board, first, person)]
        picture = (
            self._hexes(state, board, first) if board.shape == "hexes" else self._squares(state, board, first)
        )
        return [heading, *map(PictureLine, picture), *self._legend(state, board, first, person)]

    # ---- symbols

    def _short_names(self) -> dict[int, str]:
        """For each design a short form of its name, empty where the mark of its owner says enough."""
        by_owner: dict[int, set[int]] = {}
        for pile, pieces in self.game.starts:
            owner = self.game.layout.owner_of_pile(pile)
            by_owner.setdefault(owner, set()).update(self.game.design_of[piece] for piece in pieces)
        shared = by_owner.pop(-1, set())
        groups = [designs | shared for designs in by_owner.values()] or [shared]
        codes: dict[int, str] = {}
        for designs in groups:
            codes |= dict.fromkeys(designs, "") if len(designs) < 2 else _short_forms(
                {design: self.naming.names[design] for design in designs}
            )  # fmt: skip
        return codes

    def _symbol(self, state: DescribedState, piece: int) -> str:
        owner = state.owner_of(piece)
        return (MARKS[owner % len(MARKS)] if owner >= 0 else NOBODYS) + self._codes[self.game.design_of[piece]]

    def _cells(self, state: DescribedState, board: Board, first: int) -> list[str]:
        """What stands on each space; many things are counted."""
        cells = []
        for space in range(len(board.ids)):
            pieces = state.piles[first + space]
            symbol = self._symbol(state, pieces[-1]) if pieces else ""
            cells.append(f"{symbol}{len(pieces)}" if len(pieces) > 1 else symbol)
        return cells

    def _legend(self, state: DescribedState, board: Board, first: int, person: int | None) -> Iterator[str]:
        """Every symbol on the board with what it means."""
        meanings: dict[str, str] = {}
        for space in range(len(board.ids)):
            for piece in state.piles[first + space]:
                owner = state.owner_of(piece)
                who = [self.naming.player(owner, person)] if owner >= 0 else []
                meanings[self._symbol(state, piece)] = ", ".join([self.naming.piece(piece), *who])
        if meanings:
            yield "   " + " · ".join(f"{symbol} {meaning}" for symbol, meaning in sorted(meanings.items()))

    # ---- pictures

    def _squares(self, state: DescribedState, board: Board, first: int) -> Iterator[str]:
        cells = self._cells(state, board, first)
        width = max(3, *(len(cell) + 2 for cell in cells)) if cells else 3
        if board.columns * (width + 1) + 2 * EDGE > WIDTH:
            yield from _dense(board, cells)
            return
        head = " " * (EDGE + 1) + " ".join(f"{letters(x):^{width}}" for x in range(board.columns))
        rule = " " * EDGE + "+" + f"{'-' * width}+" * board.columns
        yield from (head.rstrip(), rule)
        for y in reversed(range(board.rows)):
            row = cells[y * board.columns : (y + 1) * board.columns]
            yield f"{y + 1:>{EDGE - 1}} |" + "".join(f"{cell:^{width}}|" for cell in row) + f" {y + 1}"
            yield rule
        yield head.rstrip()

    def _hexes(self, state: DescribedState, board: Board, first: int) -> Iterator[str]:
        """Rows of hexes, each shifted by half a hex against the one below it; every space has its name."""
        cells = self._cells(state, board, first)
        longest = max(len(f"{id_}{cell}") for id_, cell in zip(board.ids, cells, strict=True))
        width = longest | 1  # odd, so that half of it with its line is a whole number of characters
        for y in reversed(range(board.rows)):
            row = range(y * board.columns, (y + 1) * board.columns)
            drawn = "/".join(f"{f'{board.ids[space]}{cells[space]}':^{width}}" for space in row)
            yield " " * (EDGE + y * (width + 1) // 2) + f"/{drawn}/"

    def _space_lines(self, state: DescribedState, board: Board, first: int, person: int | None) -> Iterator[str]:
        """Spaces by their names, with what stands there and where ways lead."""
        for space, beside in enumerate(board.beside):
            pieces = self.naming.name_list(
                self.naming.piece_of(self.naming.piece_with_counters(state, piece), state.owner_of(piece), person)
                for piece in state.piles[first + space]
            )
            to = ", ".join(self.naming.space(first + other, person) for other in beside)
            ways = f" → {to}" if to else ""
            yield f"   {self.naming.space(first + space, person)}: {pieces or self.say('nothing')}{ways}"


def _dense(board: Board, cells: list[str]) -> Iterator[str]:
    """A large board: one symbol a space, without lines."""
    head = " " * EDGE + " ".join(letters(x)[-1] for x in range(board.columns))
    yield head
    for y in reversed(range(board.rows)):
        row = cells[y * board.columns : (y + 1) * board.columns]
        yield f"{y + 1:>{EDGE - 1}} " + " ".join(cell[:1] or "." for cell in row) + f" {y + 1}"
    yield head


def _short_forms(names: dict[int, str]) -> dict[int, str]:
    """The shortest beginnings of names that tell them apart, all of one length."""
    for length in range(1, 4):
        short = {design: name.replace(" ", "")[:length] for design, name in names.items()}
        if len(set(short.values())) == len(set(names.values())):
            return short
    return short
