"""The kernel's types for effects of Adrenaline, and the scope that all effects of one component share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias, cast

from cardpress_engines.adrenaline.state import AdrenalineState
from cardpress_engines.kernel import compiler, interpreter, questions
from cardpress_engines.kernel.compiler import Scope
from cardpress_engines.kernel.interpreter import Running
from cardpress_engines.kernel.rules_data import Tree

Build: TypeAlias = compiler.OperationHandler[AdrenalineState]
BuildTest: TypeAlias = compiler.ConditionHandler[AdrenalineState]
Compiler: TypeAlias = compiler.EffectCompiler[AdrenalineState]
Players: TypeAlias = interpreter.Players[AdrenalineState]
Test: TypeAlias = interpreter.Test[AdrenalineState]
Candidates: TypeAlias = questions.Subjects[AdrenalineState]
"""The players, squares or numbers that can be chosen."""
Change: TypeAlias = questions.Change[AdrenalineState]
Squares: TypeAlias = Callable[[AdrenalineState, Running], int]
"""A set of squares, as a bit mask."""


@dataclass(slots=True)
class ComponentScope(Scope):
    """The scope shared by all parts of one component, such as the sections of a weapon."""

    picked: list[tuple[int, bool]] = field(default_factory=list)
    """Slots of chosen targets, and whether each must differ from all the others."""
    shares: list[int] = field(default_factory=list)
    """Slots of targets chosen among earlier targets."""
    successors: dict[int, Tree] = field(default_factory=dict)
    """The operation that follows a part that chooses, by the id() of its tree."""
    several: frozenset[str] = frozenset()
    """Names that stand for several targets."""
    lands: frozenset[str] = frozenset()
    """Names that stand for squares; all other names stand for targets."""
    left: dict[str, int] = field(default_factory=dict)
    """Slots of the squares where named targets stood when they were chosen."""
    aimed: dict[str, tuple[Tree, int]] = field(default_factory=dict)
    """The named selectors of aims, with the part each stands in: the part used first makes the choice."""
    part: int = 0
    """The number of the part that is being compiled."""
    direction: int | None = None
    visited: int | None = None
    blast: int | None = None
    paid: int | None = None
    """Slots of the chosen direction, of visited squares, of the last blast, of the number of marks removed."""

    def square_slot(self, what: Tree) -> int:
        """The slot of a selector's choice of a square, which its name then stands for."""
        if what.name is not None:
            self.lands |= {what.name}
        return self.choice_slot(what, what.name)


def component_scope(scope: Scope) -> ComponentScope:
    """A scope as the type with which effects of this game are always compiled."""
    return cast(ComponentScope, scope)
