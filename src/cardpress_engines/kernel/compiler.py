"""Turns effect trees into instructions once, when a game is made ready; what cannot be executed is found then.

Control operations are compiled here; a game gives a Vocabulary with a builder for each of its own operations.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeAlias

from cardpress_engines.kernel import interpreter
from cardpress_engines.kernel.interpreter import Argument, Instruction, Players, Running, S, Test

Entry: TypeAlias = tuple[int, int]
"""Where an effect starts and how many slots it binds."""
Tree: TypeAlias = Any
"""An effect, condition, event or selector of the rules data: each says what it is by op, condition or event."""


class Unplayable(ValueError):  # noqa: N818  reads as what it is
    """A part of a tree that the engine cannot execute."""


class UnplayableGame(ValueError):  # noqa: N818  as above
    """Everything of a game's data that cannot be executed, one line each."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


@dataclass(slots=True)
class Scope:
    """What one effect has named so far, and how many slots it needs."""

    names: dict[str, int] = field(default_factory=dict)
    size: int = 0
    paying: bool = False
    who: dict[str, int] = field(default_factory=dict)
    """Slots of players that were chosen for a word like 'opponent' or are gone through one by one."""

    def slot(self, name: str | None = None) -> int:
        """A new slot, under a name if it has one."""
        self.size += 1
        if name is not None:
            self.names[name] = self.size - 1
        return self.size - 1

    def named(self, name: str) -> int:
        """The slot of a name; raise Unplayable when nothing was named so."""
        if name not in self.names:
            raise Unplayable(f"nothing before is named {name!r}")
        return self.names[name]


@dataclass(frozen=True, slots=True)
class Vocabulary(Generic[S]):
    """What a game adds to the control operations."""

    operations: Mapping[str, Build[S]]
    conditions: Mapping[str, BuildTest[S]]
    possible: Mapping[str, BuildTest[S]]
    """Whether an operation can be done in full, for costs and choices; left out: always."""
    players: Callable[[str, Scope], Players[S]]
    """The players a word like 'you' or 'each_opponent' stands for."""


class Compiler(Generic[S]):
    """Collects the instructions of all effects of a game."""

    def __init__(self, vocabulary: Vocabulary[S]) -> None:
        self.vocabulary = vocabulary
        self._operations: dict[str, Build[S]] = {**_controls(), **vocabulary.operations}
        self.code: list[Instruction] = []
        self.begins: list[tuple[str, int]] = []
        """Every operation of the trees, and where its instructions begin."""

    def entry(self, effect: Tree, scope: Scope | None = None) -> Entry:
        """Compile a tree and say where it starts; raise Unplayable."""
        scope = scope or Scope()
        start = len(self.code)
        self.tree(effect, scope)
        self.emit(interpreter.end, None)
        return start, scope.size

    def emit(self, operation: Callable[[S, Running, Argument, int], Running | None], argument: Argument) -> int:
        """Add one instruction and say where it stands."""
        self.code.append((operation, argument))
        return len(self.code) - 1

    def reserve(self) -> int:
        """Leave room for an instruction whose argument is not known yet, and say where it will stand."""
        return self.emit(interpreter.end, None)

    def fill(
        self, place: int, operation: Callable[[S, Running, Argument, int], Running | None], argument: Argument
    ) -> None:
        """Put an instruction where room was left for it."""
        self.code[place] = (operation, argument)

    def tree(self, effect: Tree, scope: Scope) -> None:
        """Emit one effect."""
        build = self._operations.get(effect.op)
        if build is None:
            raise Unplayable(f"no handler for the operation {effect.op!r}")
        self.begins.append((effect.op, len(self.code)))
        build(self, effect, scope)

    def condition(self, condition: Tree, scope: Scope) -> Test[S]:
        """The test of a condition."""
        build = self.vocabulary.conditions.get(condition.condition)
        if build is None:
            raise Unplayable(f"no test for the condition {condition.condition!r}")
        return build(self, condition, scope)

    def possible(self, effect: Tree, scope: Scope) -> Test[S]:
        """Whether an effect can be done in full."""
        match effect.op:
            case "cost":
                return self.possible(effect.pay, scope)
            case "may" | "limit":
                return self.possible(effect.do, scope)
            case "seq":
                return self.possible(effect.do[0], scope)
            case "choose":
                modes = [self.possible(mode, scope) for mode in effect.modes]
                return lambda state, running: any(test(state, running) for test in modes)
        build = self.vocabulary.possible.get(effect.op)
        return build(self, effect, scope) if build else lambda state, running: True


Build: TypeAlias = Callable[[Compiler[S], Tree, Scope], None]
"""Emits the instructions of one domain operation."""
BuildTest: TypeAlias = Callable[[Compiler[S], Tree, Scope], Test[S]]


# ---- control operations


def _seq(compiler: Compiler[S], effect: Tree, scope: Scope) -> None:
    for part in effect.do:
        compiler.tree(part, scope)


def _may(compiler: Compiler[S], effect: Tree, scope: Scope) -> None:
    test = compiler.possible(effect.do, scope)
    place = compiler.reserve()
    compiler.tree(effect.do, scope)
    compiler.fill(
        place, interpreter.may, (test, compiler.vocabulary.players(effect.who, scope), len(compiler.code))
    )


def _choose(compiler: Compiler[S], effect: Tree, scope: Scope) -> None:
    place, modes, jumps = compiler.reserve(), [], []
    for mode in effect.modes:
        modes.append((compiler.possible(mode, scope), len(compiler.code)))
        compiler.tree(mode, scope)
        jumps.append(compiler.reserve())
    after = len(compiler.code)
    for jump in jumps:
        compiler.fill(jump, interpreter.jump, after)
    compiler.fill(place, interpreter.choose, (compiler.vocabulary.players(effect.who, scope), tuple(modes), after))


def _cost(compiler: Compiler[S], effect: Tree, scope: Scope) -> None:
    place = compiler.reserve()
    test = compiler.possible(effect.pay, scope)
    scope.paying = True
    compiler.tree(effect.pay, scope)
    scope.paying = False
    compiler.tree(effect.do, scope)
    compiler.fill(place, interpreter.unless, (test, len(compiler.code)))


def _if(compiler: Compiler[S], effect: Tree, scope: Scope) -> None:
    place = compiler.reserve()
    test = compiler.condition(effect.condition, scope)
    compiler.tree(effect.do, scope)
    leave = compiler.reserve()
    compiler.fill(place, interpreter.unless, (test, len(compiler.code)))
    if effect.otherwise is not None:
        compiler.tree(effect.otherwise, scope)
    compiler.fill(leave, interpreter.jump, len(compiler.code))


def _limit(compiler: Compiler[S], effect: Tree, scope: Scope) -> None:
    place = compiler.reserve()
    compiler.tree(effect.do, scope)
    compiler.fill(place, interpreter.once, (effect.per, len(compiler.code)))


def _controls() -> dict[str, Build[S]]:
    return {"seq": _seq, "may": _may, "choose": _choose, "cost": _cost, "if": _if, "limit": _limit}


CONTROL: Final = frozenset(_controls())
"""Operations every game has; `when`, `while` and `activate` make abilities, see abilities.py."""
