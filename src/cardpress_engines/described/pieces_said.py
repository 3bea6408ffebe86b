"""Lays the components that a position says into their piles, with what each of them shows.

A component is said by its id, or as an object: `what` it is, whose it is on a board, and by their names what its
counters and markers show. A marker that shows a card names it. A counter that is called as a number printed on the
component shows this number where nothing is said.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from cardpress_engines.described.compiled import CompiledGame, Counter, Marker
from cardpress_engines.described.state import DescribedState
from cardpress_engines.described.trees import part
from cardpress_engines.kernel.json_input import InputError, Json, Place, did_you_mean, of_type, only
from cardpress_engines.kernel.position import ANY, number

Game = CompiledGame[DescribedState]
WHAT: Final = "what"
OWNER: Final = "owner"
MOST: Final = 999_999_999


class PieceSupply:
    """The pieces that a position has not placed yet."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.placed: dict[str, int] = {}
        """The pieces that were placed, by the names a position gives them."""
        self.left = set(range(len(game.design_of)))
        self.shown: list[tuple[int, Counter | Marker, Json, Place]] = []
        """What a position says that pieces show, each with its place."""
        self.anything: list[int] = []
        """The piles that the game fills, once for each component that may be any."""
        self._copies: dict[str, list[int]] = {}
        for piece, design in enumerate(game.design_of):
            self._copies.setdefault(game.designs.ids[design], []).append(piece)

    def take(self, said: str, *place: str | int) -> int:
        """The piece of a name; raise InputError when there is none or it is placed already."""
        id_, _, copy = said.partition("#")
        copies = self._copies.get(id_)
        if copies is None:
            raise InputError(f"no component is called {id_!r}{did_you_mean(id_, list(self._copies))}", place)
        wanted = copies
        if copy:
            wanted = copies[int(copy) - 1 : int(copy)] if copy.isdecimal() and int(copy) > 0 else []
        piece = next((each for each in wanted if each in self.left), None)
        if piece is None:
            raise InputError(f"no copy of {said!r} is left", place)
        self.left.remove(piece)
        self.placed[said] = piece
        return piece


def lay_pieces(state: DescribedState, supply: PieceSupply, pile: int, value: Json, *place: str | int) -> None:
    """Lay what a position says into a pile; raise InputError for what cannot lie there."""
    game = state.game
    all_shown: list[Counter | Marker] = [*game.counters.values(), *game.markers.values()]
    shown = {each.name: each for each in all_shown if pile in each.piles}
    for number_, said in enumerate(of_type(value, list, "a list of components", place)):
        if said == ANY:
            supply.anything.append(pile)
            continue
        at = (*place, number_)
        one = only(said, (WHAT, OWNER, *shown), at) if isinstance(said, Mapping) else {WHAT: said}
        piece = supply.take(of_type(one.get(WHAT), str, "the id of a component", at), *at)
        state.piles[pile].append(piece)
        state.owners[piece] = number(one[OWNER], 1, game.num_players, *at, OWNER) - 1 if OWNER in one else -1
        supply.shown += [(piece, shown[name], one[name], (*at, name)) for name in one if name in shown]
        _show_printed(state, piece, pile)
    if pile in game.layout.sorted_piles:
        state.piles[pile].sort()


def _show_printed(state: DescribedState, piece: int, pile: int) -> None:
    """Let counters of a piece show what is printed on it under their name."""
    component = state.game.designs.components[state.game.design_of[piece]]
    for counter in state.game.counters_of_pieces:
        printed = part(component, counter.name)
        if counter.counts_in(pile) and isinstance(printed, int):
            values: list[int] = getattr(state, counter.attribute)
            values[piece] = printed


def lay_rest(state: DescribedState, supply: PieceSupply, rest: int | None) -> None:
    """Leave what a position does not say where it begins, or lay it into the pile `rest`."""
    free = [piece for _, pieces in state.game.starts for piece in pieces if piece in supply.left]
    Random(0).shuffle(free)
    for pile, piece in zip(supply.anything, free, strict=False):
        state.piles[pile].append(piece)
        supply.left.remove(piece)
    for pile, pieces in state.game.starts:
        target = pile if rest is None else rest
        state.piles[target].extend(piece for piece in pieces if piece in supply.left)
    for pile in state.game.layout.sorted_piles:
        state.piles[pile].sort()
    state.locate()


def show_on_pieces(state: DescribedState, supply: PieceSupply) -> None:
    """Let counters and markers of pieces show what a position says; raise InputError for what they cannot."""
    for piece, what, said, place in supply.shown:
        values: list[int] = getattr(state, what.attribute)
        if isinstance(what, Counter):
            values[piece] = number(said, what.least, MOST if what.most is None else what.most, *place)
        elif what.shows == "card":
            name = of_type(said, str, "the id of a component", place)
            if name not in supply.placed:
                raise InputError(f"{name!r} lies nowhere here", place)
            values[piece] = supply.placed[name]
        else:
            values[piece] = number(said, -1, MOST, *place)
