"""Parts of a scene that were made before: they are made again only when a zone they were made of has changed.

Between two decisions of a person programs may take a hundred actions, and each of them moves a thing or two.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from typing import Any

from cardpress_table.player_view import Shown
from cardpress_table.scene_context import Json


class _Noting(Mapping[str, Any]):
    """What a player sees of each zone; notes of which zones something was read."""

    def __init__(self, shown: Shown) -> None:
        self._shown, self.read = shown, dict[str, Any]()

    def __getitem__(self, name: str) -> Any:  # noqa: ANN401 a zone's value has many shapes
        self.read[name] = self._shown.get(name)
        return self._shown[name]

    def __iter__(self) -> Iterator[str]:
        raise TypeError("a part of a scene reads zones by their names")

    def __len__(self) -> int:
        return len(self._shown)


class KnownParts:
    """What was last made under each key, and of which zones."""

    def __init__(self) -> None:
        self._made: dict[Hashable, tuple[Mapping[str, Any], list[Json]]] = {}

    def part(self, key: Hashable, shown: Shown, make: Callable[[Shown], list[Json]]) -> list[Json]:
        """What `make` makes of what is shown, and of nothing else that changes; nobody may change it later."""
        known = self._made.get(key)
        if known is not None and all(shown.get(name) == value for name, value in known[0].items()):
            return known[1]
        noting = _Noting(shown)
        made = make(noting)
        self._made[key] = noting.read, made
        return made
