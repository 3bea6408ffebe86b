"""Compiles effect trees into instructions when a game is loaded; reports everything it cannot execute.

Control operations are compiled here; a game's EffectHandlers has a handler for each of its own operations.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, Generic, TypeAlias

from cardpress_engines.kernel import interpreter
from cardpress_engines.kernel.actions import MODES
from cardpress_engines.kernel.interpreter import Argument, Candidates, Instruction, Players, Running, S, Test
from cardpress_engines.kernel.payment import Paying, Payment, demand, end_payment, payment_choice
from cardpress_engines.kernel.rules_data import Tree

Entry: TypeAlias = tuple[int, int]
"""Where an effect starts and how many slots it binds."""


class UnsupportedEffectError(ValueError):
    """A part of a tree that the engine cannot execute."""


class UnplayableGameError(ValueError):
    """Everything of a game's data that cannot be executed, one line each."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


@dataclass(slots=True)
class Scope:
    """What one effect has named so far, and how many slots it needs."""

    names: dict[str, int] = field(default_factory=dict)
    size: int = 0
    who: dict[str, int] = field(default_factory=dict)
    """Slots of players that were chosen for a word like 'opponent' or are gone through one by one."""
    players: dict[str, list[int]] = field(default_factory=dict)
    """Slots of players who were named, by the word for such a player."""
    payments: dict[int, Payment] = field(default_factory=dict)
    """Costs of several parts, by the identity of their trees."""
    choices: dict[int, int] = field(default_factory=dict)
    """Slots of choices, by the identity of their trees."""

    def slot(self, name: str | None = None) -> int:
        """A new slot, under a name if it has one."""
        self.size += 1
        if name is not None:
            self.names[name] = self.size - 1
        return self.size - 1

    def payment(self, cost: Tree) -> Payment:
        """The payment of a cost of several parts, which may be asked for before it is compiled."""
        return self.payments.setdefault(id(cost), Payment())

    def choice_slot(self, what: object, name: str | None = None) -> int:
        """The slot of a choice, the same one at every call: it may be asked for before its tree is compiled."""
        if id(what) not in self.choices:
            self.choices[id(what)] = self.slot(name)
        return self.choices[id(what)]

    def named_slot(self, name: str) -> int:
        """The slot of a name; raise UnsupportedEffectError when nothing was named so."""
        if name not in self.names:
            raise UnsupportedEffectError(f"nothing before is named {name!r}")
        return self.names[name]


@dataclass(frozen=True, slots=True)
class EffectHandlers(Generic[S]):
    """What a game adds to the control operations."""

    operations: Mapping[str, OperationHandler[S]]
    conditions: Mapping[str, ConditionHandler[S]]
    possible: Mapping[str, ConditionHandler[S]]
    """Whether an operation can be done in full, for costs and choices; left out: always."""
    players: Callable[[Tree, Scope], Players[S]]
    """The players a word like 'you' or 'each_opponent' or a name stands for."""


class EffectCompiler(Generic[S]):
    """Collects the instructions of all effects of a game."""

    def __init__(self, vocabulary: EffectHandlers[S]) -> None:
        self.vocabulary = vocabulary
        self._operations: dict[str, OperationHandler[S]] = {**_controls(), **vocabulary.operations}
        self.code: list[Instruction] = []
        self.begins: list[tuple[str, int]] = []
        """Every operation of the trees, and where its instructions begin."""
        self._demands: list[tuple[int, Test[S]]] | None = None
        self._payment: Payment | None = None

    @property
    def is_cost(self) -> bool:
        """Whether what is compiled is a cost or a part of one."""
        return self._demands is not None

    def entry(self, effect: Tree, scope: Scope | None = None) -> Entry:
        """Compile a tree and say where it starts; raise UnsupportedEffectError."""
        scope = scope or Scope()
        self._demands = self._payment = None  # a cost before it could not be compiled
        start = len(self.code)
        self.tree(effect, scope)
        self.emit(interpreter.end, None)
        return start, scope.size

    def emit(self, operation: Callable[[S, Running, Argument, int], Running | None], argument: Argument) -> int:
        """Add one instruction and say where it stands."""
        self.code.append((self._with_payment(operation), argument))
        return len(self.code) - 1

    def reserve(self) -> int:
        """Leave room for an instruction whose argument is not known yet, and say where it will stand."""
        return self.emit(interpreter.end, None)

    def fill(
        self,
        place: int,
        operation: Callable[[S, Running, Argument, int], Running | None],
        argument: Argument,
    ) -> None:
        """Put an instruction where room was left for it."""
        self.code[place] = (self._with_payment(operation), argument)

    def _with_payment(self, operation: Paying[S, Argument]) -> Paying[S, Argument]:
        return operation if self._payment is None else payment_choice(operation, self._payment)

    def tree(self, effect: Tree, scope: Scope) -> None:
        """Emit one effect."""
        build = self._operations.get(effect.op)
        if build is None:
            raise UnsupportedEffectError(f"no handler for the operation {effect.op!r}")
        if self._demands is not None:
            self._demand(self._demands, effect, scope)
        self.begins.append((effect.op, len(self.code)))
        build(self, effect, scope)

    def pay(self, cost: Tree, scope: Scope) -> list[tuple[int, Test[S]]]:
        """Emit a cost; gives the demands of its parts, to be filled in with where to go on without it."""
        demands = self._demands = []
        if cost.op in CONTROL:
            payment = scope.payment(cost)
            demands.append((self.reserve(), payment.can_be_made))
            payment.start, self._payment = len(self.code), payment
            self.tree(cost, scope)
            self._payment = None
            payment.end = self.emit(end_payment, None)
        else:
            self.tree(cost, scope)
        self._demands = None
        return demands

    def _demand(self, demands: list[tuple[int, Test[S]]], part: Tree, scope: Scope) -> None:
        """Leave room for the demand that a part of a cost can be paid."""
        if getattr(part, "who", None) not in {None, "you"}:
            raise UnsupportedEffectError(f"a cost is paid by you, not by {part.who!r}")
        if part.op == "limit":
            place, per = len(self.code) + 1, part.per
            demands.append((self.reserve(), lambda state, on: not state.is_spent(per, (place, on.you, on.bearer))))
        elif part.op == "choose" or part.op in self.vocabulary.possible:
            test = self.possible(part, scope)
            demands.append((self.reserve(), test))

    def condition(self, condition: Tree, scope: Scope) -> Test[S]:
        """The test of a condition."""
        build = self.vocabulary.conditions.get(condition.condition)
        if build is None:
            raise UnsupportedEffectError(f"no test for the condition {condition.condition!r}")
        return build(self, condition, scope)

    def possible(self, effect: Tree, scope: Scope) -> Test[S]:
        """Whether an effect can be done in full."""
        match effect.op:
            case "cost":
                several = effect.pay.op in CONTROL
                return scope.payment(effect.pay).can_be_made if several else self.possible(effect.pay, scope)
            case "if":
                return self._either(effect, scope)
            case "may" | "limit":
                return self.possible(effect.do, scope)
            case "seq":
                return self.possible(effect.do[0], scope)
            case "choose":
                modes = [self.possible(mode, scope) for mode in effect.modes]
                return lambda state, running: any(test(state, running) for test in modes)
        build = self.vocabulary.possible.get(effect.op)
        return build(self, effect, scope) if build else lambda state, running: True

    def _either(self, effect: Tree, scope: Scope) -> Test[S]:
        """Whether the branch of an `if` that is taken can be done."""
        condition, do = self.condition(effect.condition, scope), self.possible(effect.do, scope)
        otherwise = None if effect.otherwise is None else self.possible(effect.otherwise, scope)

        def either(state: S, running: Running) -> bool:
            if condition(state, running):
                return do(state, running)
            return otherwise is not None and otherwise(state, running)

        return either


OperationHandler: TypeAlias = Callable[[EffectCompiler[S], Tree, Scope], None]
"""Emits the instructions of one domain operation."""
ConditionHandler: TypeAlias = Callable[[EffectCompiler[S], Tree, Scope], Test[S]]


# ---- control operations


def _seq(compiler: EffectCompiler[S], effect: Tree, scope: Scope) -> None:
    for part in effect.do:
        compiler.tree(part, scope)


def _may(compiler: EffectCompiler[S], effect: Tree, scope: Scope) -> None:
    test = compiler.possible(effect.do, scope)
    place = compiler.reserve()
    compiler.tree(effect.do, scope)
    compiler.fill(
        place, interpreter.may, (test, compiler.vocabulary.players(effect.who, scope), len(compiler.code))
    )


def _choose(compiler: EffectCompiler[S], effect: Tree, scope: Scope) -> None:
    if len(effect.modes) > MODES:
        raise UnsupportedEffectError(f"a choice has at most {MODES} modes, not {len(effect.modes)}")
    place, modes, jumps = compiler.reserve(), [], []
    for mode in effect.modes:
        modes.append((compiler.possible(mode, scope), len(compiler.code)))
        compiler.tree(mode, scope)
        jumps.append(compiler.reserve())
    after = len(compiler.code)
    for jump in jumps:
        compiler.fill(jump, interpreter.jump, after)
    compiler.fill(place, interpreter.choose, (compiler.vocabulary.players(effect.who, scope), tuple(modes), after))


def _cost(compiler: EffectCompiler[S], effect: Tree, scope: Scope) -> None:
    if compiler.is_cost:  # what a part of a cost is for is a part of it too
        scope.payment(effect.pay).start = len(compiler.code)
        compiler.tree(effect.pay, scope)
        compiler.tree(effect.do, scope)
        return
    demands = compiler.pay(effect.pay, scope)
    compiler.tree(effect.do, scope)
    for place, test in demands:
        compiler.fill(place, demand, (test, len(compiler.code)))


def _if(compiler: EffectCompiler[S], effect: Tree, scope: Scope) -> None:
    emit_branches(compiler, effect, scope, interpreter.unless, compiler.condition(effect.condition, scope))


def emit_branches(
    compiler: EffectCompiler[S],
    effect: Tree,
    scope: Scope,
    unless: Callable[[S, Running, tuple[Argument, int], int], Running | None],
    argument: Argument,
) -> None:
    """Emit what an effect does, and what else it does when an instruction skips to there.

    The instruction is given its argument and where to skip to.
    """
    place = compiler.reserve()
    compiler.tree(effect.do, scope)
    leave = compiler.reserve()
    compiler.fill(place, unless, (argument, len(compiler.code)))
    if effect.otherwise is not None:
        compiler.tree(effect.otherwise, scope)
    compiler.fill(leave, interpreter.jump, len(compiler.code))


def _limit(compiler: EffectCompiler[S], effect: Tree, scope: Scope) -> None:
    emit_limited(compiler, effect, scope, effect.per)


def emit_limited(compiler: EffectCompiler[S], effect: Tree, scope: Scope, per: str) -> None:
    """Emit what an effect does once in a turn or game."""
    place = compiler.reserve()
    compiler.tree(effect.do, scope)
    compiler.fill(place, interpreter.once, (per, len(compiler.code)))


def emit_each(compiler: EffectCompiler[S], found: Candidates[S], slot: int, build: Callable[[], object]) -> None:
    """Emit a part that is carried out once for each of several, who is bound to a slot."""
    place = compiler.reserve()
    build()
    compiler.emit(interpreter.end, None)
    compiler.fill(place, interpreter.each, (found, slot, len(compiler.code)))


def _controls() -> dict[str, OperationHandler[S]]:
    return {"seq": _seq, "may": _may, "choose": _choose, "cost": _cost, "if": _if, "limit": _limit}


CONTROL: Final = frozenset(_controls())
"""Operations every game has; `when`, `while` and `activate` make abilities, see abilities.py."""
