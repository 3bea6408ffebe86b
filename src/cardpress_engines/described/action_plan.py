"""An action of a described game, made ready."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, Literal, NamedTuple, TypeAlias

from cardpress_engines.kernel.interpreter import Running, S, Test, start_about
from cardpress_engines.kernel.rules_data import Tree

Head: TypeAlias = Literal["", "piece", "space", "player", "number", "word"]
ObstacleKind: TypeAlias = Literal["target", "condition", "cost"]
"""What an action can lack: something to choose, what its `if` demands, what is to be paid."""
Items: TypeAlias = Callable[[S, Running], Sequence[int]]


class ActionPlan(NamedTuple, Generic[S]):
    """An action made ready."""

    name: str
    first: int
    """The number of the action with item 0; without a head, its own number."""
    size: int
    head: Head
    stat: str
    """Of an action taken with a word: of what."""
    items: Items[S] | None
    possible: Test[S] | None
    """Whether it can be done, with its first choice made; None: always."""
    checks: Sequence[tuple[ObstacleKind, Test[S]]]
    """What must hold, each with all before it; the last one is `possible`."""
    start: int
    slots: int
    before: tuple[Running, ...]
    """For each player the action before anything is chosen."""
    slots_of_names: Mapping[str, int]
    """Where what has a name (`as`) is bound while the action goes on."""
    questions: Mapping[int, str]
    """Every question of the action by its instruction: the name of what is chosen, or nothing."""
    head_tree: Tree = None
    """What is chosen first, as its file says it."""
    narrowed: Sequence[Items[S]] = ()
    """What passes the first of several tests of the first choice, the first two, and so on."""

    def begin(self, player: int, item: int) -> Running:
        """The action at its beginning."""
        if self.items is None:
            return self.before[player]
        return start_about((self.start, self.slots), player, -1, (item,))
