"""What there is to see to when a piece goes from one pile to another, worked out once for both."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, NamedTuple, TypeAlias, TypeVar, cast

from cardpress_engines.described.generated.source_expressions import GeneratedModule
from cardpress_engines.described.zones import ZoneTable
from cardpress_engines.kernel.compiler import Entry

S = TypeVar("S")
Emptied: TypeAlias = tuple[tuple[int, ...], Entry]
"""Piles, and what is done when their last card is gone."""
OfPieces: TypeAlias = Sequence[tuple[str, int, frozenset[int]]]
"""Counters and markers of pieces: attribute, start, the piles where pieces have one."""


class Way(NamedTuple, Generic[S]):
    """The way from one pile to another."""

    is_known: bool
    """Whether cards are known by their place on one of both."""
    is_sorted: bool
    keeps_owner: bool
    empties: Emptied | None
    forget: Callable[[S, int], None] | None
    """What lets a piece lose the counters and markers that pieces lack where it goes."""


class Ways(Generic[S]):
    """All ways of a game; each is worked out when something first goes there."""

    def __init__(
        self, layout: ZoneTable, emptied: Mapping[int, Emptied], of_pieces: OfPieces, module: GeneratedModule
    ) -> None:
        self._layout, self._emptied, self._of_pieces, self._module = layout, emptied, of_pieces, module
        self.from_pile: list[dict[int, Way[S]]] = [{} for _ in range(layout.size)]
        """The known ways from each pile, by the pile to which they lead."""

    def way(self, origin: int, pile: int) -> Way[S]:
        """The way from one pile to another."""
        layout = self._layout
        found = self.from_pile[origin][pile] = Way(
            origin in layout.known_zone or pile in layout.known_zone,
            pile in layout.sorted_piles,
            pile in layout.keeps_owners,
            self._emptied.get(origin),
            self._function_that_forgets(pile),
        )
        return found

    def _function_that_forgets(self, pile: int) -> Callable[[S, int], None] | None:
        module = self._module
        lost = [(attribute, start) for attribute, start, piles in self._of_pieces if pile not in piles]
        lines = [f"{module.attribute(attribute)}[piece] = {module.value(start)}" for attribute, start in lost]
        function = module.function(["state", "piece"], lines, unpacked=False) if lines else None
        return cast("Callable[[S, int], None] | None", function)
