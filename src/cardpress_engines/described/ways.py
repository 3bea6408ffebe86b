"""Ways from pile to pile: what there is to see to when a piece goes there, written out as Python."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator, Mapping, Sequence
from typing import Generic, Protocol, TypeAlias, TypeVar, cast

from cardpress_engines.described.generated.source_expressions import GeneratedModule
from cardpress_engines.described.zones import ZoneTable
from cardpress_engines.kernel.compiler import Entry

S = TypeVar("S")
S_contra = TypeVar("S_contra", contravariant=True)
Emptied: TypeAlias = tuple[tuple[int, ...], Entry]
"""Piles, and what is done when their last card is gone."""
OfPieces: TypeAlias = Sequence[tuple[str, int, frozenset[int]]]
"""Counters and markers of pieces: attribute, start, the piles where pieces have one."""


class Way(Protocol[S_contra]):
    """Carries a piece from one pile to another."""

    def __call__(  # noqa: PLR0913, PLR0917 what goes from where to where
        self, state: S_contra, piece: int, origin: int, pile: int, owner: int, bottom: bool, /
    ) -> None:
        """Put the piece on the pile, or under it; it is the owner's where it lies in nobody's pile then."""


class Ways(Generic[S]):
    """All ways of a game; each is written when something first goes there."""

    def __init__(
        self, layout: ZoneTable, emptied: Mapping[int, Emptied], of_pieces: OfPieces, module: GeneratedModule
    ) -> None:
        self._layout, self._emptied, self._of_pieces, self._module = layout, emptied, of_pieces, module
        self.from_pile: list[dict[int, Way[S]]] = [{} for _ in range(layout.size)]
        """The known ways from each pile, by the pile to which they lead."""
        self._by_lines: dict[tuple[str, ...], Way[S]] = {}

    def way(self, origin: int, pile: int) -> Way[S]:
        """The way from one pile to another; what is to be seen to on it is worked out once for both."""
        lines = tuple(self._lines(origin, pile))
        if lines not in self._by_lines:
            given = ["state", "piece", "origin", "pile", "owner", "bottom"]
            self._by_lines[lines] = cast("Way[S]", self._module.function(given, lines, unpacked=False))
        found = self.from_pile[origin][pile] = self._by_lines[lines]
        return found

    def _lines(self, origin: int, pile: int) -> Iterator[str]:
        layout, module = self._layout, self._module
        yield "piles = state.piles"
        yield "source = piles[origin]"
        yield from self._lines_of_sight(origin, pile)
        yield "source.remove(piece)"
        yield "state.at[piece] = pile"
        if pile in layout.sorted_piles:
            yield f"{module.value(insort)}(piles[pile], piece)"
        else:
            yield from ("if bottom:", "    piles[pile].insert(0, piece)", "else:", "    piles[pile].append(piece)")
        if origin in self._emptied:
            yield f"if not source and not any([piles[each] for each in {module.value(self._emptied[origin][0])}]):"
            yield f"    state.let_empty({module.value(self._emptied[origin][1])})"
        yield from ("if state.changes and origin != pile:", "    state.forget_changes(piece)")
        yield f"state.owners[piece] = {'owner' if pile in layout.keeps_owners else -1}"
        for attribute, start, piles in self._of_pieces:
            if pile not in piles:
                yield f"{module.attribute(attribute)}[piece] = {module.value(start)}"

    def _lines_of_sight(self, origin: int, pile: int) -> Iterator[str]:
        """Whoever knows which card it is still does where it goes, if its place stays known there."""
        layout, everybody = self._layout, (1 << self._layout.players) - 1
        if origin in layout.known_zone:
            yield f"seen = state.{layout.sight_of[origin]}.pop(source.index(piece))"
        elif pile in layout.known_zone:
            owner = layout.owner_of_pile(origin)
            sees = 1 << owner if owner >= 0 and layout.zone_of[origin].seen == "owner" else 0
            yield f"seen = {everybody if origin in layout.open_to_all else sees}"
        if pile in layout.known_zone:
            yield f"masks = state.{layout.sight_of[pile]}"
            yield "masks.insert(0 if bottom else len(masks), seen)"
