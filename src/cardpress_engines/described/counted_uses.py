"""What reports count as uses of components, as play files say it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cardpress_engines.described.actions import head_of
from cardpress_engines.described.compiler import CourseCompiler, CourseScope, Found, S
from cardpress_engines.described.trees import as_tuple, part
from cardpress_engines.kernel.compiler import UnsupportedEffectError
from cardpress_engines.kernel.interpreter import Running
from cardpress_engines.kernel.rules_data import Tree


class CountedUse(NamedTuple):
    """One sort of use: its column of reports, its name, and when a component can be used so."""

    column: str
    name: str
    """The action that is taken with the component, or the happening that is told of it."""
    action: str
    is_told: bool
    kinds: tuple[str, ...]
    """The kinds of components that can be used so; none are all."""
    among: Found | None
    slots: int

    def possible(self, state: S, player: int) -> Sequence[int]:
        """The pieces of which it can be told while its action is possible."""
        if self.among is None:
            return ()
        return self.among(state, Running(0, player, -1, ((),) * self.slots))


def counted_uses(compiler: CourseCompiler, trees: Sequence[Tree]) -> tuple[CountedUse, ...]:
    """The uses that a course of play counts; raise UnsupportedEffectError for one that is about no component."""
    return tuple(_counted_uses(compiler, trees))


def _counted_uses(compiler: CourseCompiler, trees: Sequence[Tree]) -> Iterator[CountedUse]:
    actions = compiler.game.action_trees
    for tree in trees:
        told, among = part(tree, "told"), part(tree, "among")
        if tree.action not in actions:
            raise UnsupportedEffectError(f"there is no action {tree.action!r}")
        head, _ = head_of(actions[tree.action])
        if told is None and part(head, "pick") is None:
            raise UnsupportedEffectError(
                f"the action {tree.action!r} is taken with no card: say what is told of one"
            )
        scope = CourseScope()
        found = None if among is None else compiler.selector(among, scope)
        kinds = as_tuple(part(head if told is None else among, "kind"))
        kinds = () if compiler.game.pieces_of_kinds(kinds) is None else kinds
        yield CountedUse(
            str(tree.column),
            str(told or tree.action),
            str(tree.action),
            told is not None,
            kinds,
            found,
            scope.size,
        )
