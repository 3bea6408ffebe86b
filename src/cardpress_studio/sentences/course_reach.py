"""What a change of the course of play can reach: mostly the course alone, not the cards.

Cards know of a course what it declares: zones, counters, boards, and the names of its parts. While that
stays, what its parts do is wrong or right whatever the cards say.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from cardpress.course.declared_words import declared_names, fields_of
from cardpress.effects.families.control import Custom
from cardpress.effects.walk import trees, walk
from cardpress.models.component import Component
from cardpress.models.project import Game, Loaded
from cardpress.models.source import Source

_DOING = frozenset({"setup", "course", "end", "score"})
_DOING_BY_NAME = frozenset({"procedures", "actions", "points", "formulas", "bodies"})
"""Members of a play file that say what is done, and those that do so under names."""


class CourseReach:
    """What the course of play of a game declares now, and the cards that others are checked against."""

    def __init__(self, game: Game) -> None:
        self._fields = fields_of(game.schema.KINDS)
        self._now = self._declarations(game.play.source) if game.play else None
        self._all = tuple(game.components.values())
        self._few = tuple(_one_of_each_field(self._all))

    def is_within(self, source: Source) -> bool:
        """Whether a play file declares what the game's declares now, so that no card is reached."""
        return self._now is not None and self._declarations(source) == self._now

    def cards(self, source: Source) -> Collection[Loaded[Component]]:
        """The cards that a play file is checked against: few, or all where it declares something else."""
        return self._few if self.is_within(source) else self._all

    def _declarations(self, source: Source) -> tuple[object, ...]:
        value: Mapping[str, Any] = source.value if isinstance(source.value, dict) else {}
        names = {name: [*one] for name in _DOING_BY_NAME if isinstance(one := value.get(name), dict)}
        rest = {name: one for name, one in value.items() if name not in _DOING | _DOING_BY_NAME}
        return names, rest, declared_names([source], self._fields)


def _one_of_each_field(components: Collection[Loaded[Component]]) -> list[Loaded[Component]]:
    """One card for each field that holds rules, and all that are written by hand in part."""
    fields: set[str] = set()
    found = []
    for loaded in components:
        own = [(at, tree) for _, at, tree in trees(loaded.model)]
        new = {at.split("/")[1] for at, _ in own} - fields
        fields |= new
        if new or any(isinstance(node, Custom) for _, tree in own for _, node in walk(tree)):
            found.append(loaded)
    return found
