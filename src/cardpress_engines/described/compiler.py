"""Compiles trees of a described game: beside effects also numbers, selectors, people, tests and conditions.

Each form of each of these has a function of its own, in the modules that `vocabulary.py` lists; they call each
other through the compiler.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final, Literal, Never, TypeAlias, TypeVar

from cardpress_engines.described.asked_questions import AskedQuestion
from cardpress_engines.described.compiled import CompiledGame
from cardpress_engines.described.generated.source_expressions import GeneratedModule, SourceExpression
from cardpress_engines.described.state import DescribedState
from cardpress_engines.described.trees import as_tuple, form_of, json_text, members, part, sequence, walk
from cardpress_engines.described.variants import is_in_variant
from cardpress_engines.kernel.compiler import EffectCompiler, EffectHandlers, Entry, Scope, UnsupportedEffectError
from cardpress_engines.kernel.interpreter import Players, Running, Test, end
from cardpress_engines.kernel.rules_data import Tree

S: TypeAlias = DescribedState
Number: TypeAlias = Callable[[S, Running], int]
Found: TypeAlias = Callable[[S, Running], list[int]]
"""Pieces, or spaces, that a selector allows."""
Fits: TypeAlias = Callable[[S, Running, int], bool]
"""Whether one piece or space passes a test."""
SlotKind: TypeAlias = Literal["pieces", "spaces", "number", "player", ""]
NUMBER_FORMS: Final = (
    "if_", "unmatched",
    "counter", "count", "stat", "points", "highest", "lowest", "distinct", "sum", "difference", "product",
    "quotient", "remainder", "larger", "smaller", "formula", "value", "marker", "players", "table", "sets",
    "largest", "each", "seat", "turn", "distance", "row", "column",
    "param",
)  # fmt: skip
PEOPLE_FORMS: Final = (
    "one",
    "each",
    "ref",
    "next",
    "previous",
    "marker",
    "owner",
    "most",
    "least",
    "seat",
    "param",
)


@dataclass(slots=True)
class CourseScope(Scope):
    """What one effect has named, what its slots hold, and the values of parameters of an own operation."""

    kinds: list[SlotKind] = field(default_factory=list)
    params: dict[str, Tree] = field(default_factory=dict)
    stats: dict[str, str] = field(default_factory=dict)
    """The stat of which a named word is."""
    picked: dict[str, list[int]] = field(default_factory=dict)
    """The slots of what was picked out of what a name stands for."""
    remembered: dict[tuple[str, str], int] = field(default_factory=dict)
    """The slot that keeps where what was picked lay and what a stat of it was, by the name and the stat."""
    deep: int = 0
    """How many own operations within each other are compiled."""

    def slot_of(self, kind: SlotKind, name: str | None = None) -> int:
        """A new slot for values of a kind, under a name if it has one."""
        self.kinds.append(kind)
        return self.slot(name)

    def value_slot(self, name: str) -> int:
        """The slot of a number or word that is named, the same each time one is named so."""
        if name in self.names and self.kinds[self.names[name]] == "number":
            return self.names[name]
        return self.slot_of("number", name)

    def kind_of(self, name: str) -> SlotKind:
        """What a name stands for; raise UnsupportedEffectError when nothing was named so."""
        return self.kinds[self.named_slot(name)]


NumberForm: TypeAlias = "Callable[[CourseCompiler, Tree, CourseScope], Number]"
PeopleForm: TypeAlias = "Callable[[CourseCompiler, Tree, CourseScope], Players[S]]"
TestForm: TypeAlias = "Callable[[CourseCompiler, Tree, CourseScope], Fits]"
SelectorForm: TypeAlias = "Callable[[CourseCompiler, Tree, CourseScope], Found]"


Build: TypeAlias = "Callable[[CourseCompiler, Tree, CourseScope], object]"
"""Emits the instructions of one operation."""
Ask: TypeAlias = "Callable[[CourseCompiler, Tree, CourseScope], Test[S]]"
"""The test of one condition, or whether an operation can be done in full."""


EmitFor: TypeAlias = "Callable[[CourseCompiler, Tree, CourseScope, Callable[[], object]], None]"
"""Emits a part that a person does, as `you`."""


class Readings:
    """The functions for each form of a tree, by what tells it."""

    def __init__(
        self,
        numbers: Mapping[str, NumberForm],
        people: Mapping[str, PeopleForm],
        tests: Mapping[str, TestForm],
        selectors: Mapping[str, SelectorForm],
    ) -> None:
        self.numbers, self.people, self.tests, self.selectors = numbers, people, tests, selectors


Form = TypeVar("Form")
"""What a form is compiled to."""


class CourseCompiler(EffectCompiler[S]):
    """Collects the instructions of all effects of a described game."""

    def __init__(
        self, game: CompiledGame[S], handlers: EffectHandlers[S], readings: Readings, emit_for: EmitFor
    ) -> None:
        super().__init__(handlers)
        self.emit_for = emit_for
        self.game, self.readings = game, readings
        self.module = GeneratedModule(addresses_nobody=game.addresses_nobody)
        """What is written out of this game."""
        self.can_take = {name: self.module.promise("state", "you") for name in game.action_trees}
        """For each action the call that says whether `you` can take it."""
        self.offers: dict[tuple[str, ...], str] = {}
        """For actions that are offered together the call that says with which numbers they can be taken."""
        self.changes: dict[str, str] = {}
        self._stats: dict[str, str] = {}
        self.wakes: dict[str, str] = {}
        self.wakes_about: dict[str, str] = {}
        """For each event the call that says whether anything that waits for it lies awake."""
        components = [game.designs.components[each] for each in set(game.design_of)]
        self._words = operations_in((game.play, *components))
        self.waits_for_losses = any(part(node, "event") == "loses" for node in walk((game.play, *components)))
        """Whether anything waits for somebody to lose something."""
        self.slot_counts: dict[int, int] = {}
        """How many slots the effect has to which an instruction belongs."""
        self.repeated: list[tuple[int, Tree]] = []
        """What happens again and again, by an instruction that comes each time."""
        self.tales: list[tuple[str, str]] = []
        """What is told under a name of its own, and the stat that it is about, if it is."""
        self.asked: dict[int, AskedQuestion[S]] = {}
        """What is asked, by the instruction that asks it."""
        self.own_parts: list[tuple[int, int, str]] = []
        """Where operations of the game's own begin and end, the inner ones first."""
        self.bodies: Mapping[str, Tree] = {}
        """The bodies of own operations and conditions, by name."""

    def entry(self, effect: Tree, scope: Scope | None = None) -> Entry:
        """Compile a tree and say where it starts; raise UnsupportedEffectError."""
        entry = super().entry(effect, scope or CourseScope())
        self.note_slots(entry)
        return entry

    def note_slots(self, entry: Entry) -> None:
        """Note how many slots the effect has whose last instruction was emitted."""
        start, slots = entry
        self.slot_counts.update(dict.fromkeys(range(start, len(self.code)), slots))

    def note_question(self, name: str, scope: CourseScope, tree: Tree = None) -> None:
        """Note that the next instruction asks something, and what it can speak of."""
        named = {each: (slot, str(scope.kinds[slot])) for each, slot in scope.names.items()}
        self.asked[len(self.code)] = AskedQuestion(name, named, tree=tree)

    def number_of_tale(self, name: str, stat: str) -> int:
        """The number of what is told under a name of its own and may be about a stat."""
        if (name, stat) not in self.tales:
            self.tales.append((name, stat))
        return self.tales.index((name, stat))

    def tree(self, effect: Tree, scope: Scope) -> None:
        """Emit one effect, or several; an own operation is what its body says."""
        if isinstance(effect, tuple | list):
            for each in effect:
                self.tree(each, scope)
            return
        if (
            part(effect, "op") == "if"
            and (holds := is_in_variant(effect.condition, self.game.variants)) is not None
        ):
            self.tree(effect.do if holds else as_tuple(part(effect, "otherwise")), scope)
            return
        body, fields = self.own_body(effect)
        if body is None or part(body, "do") is None:
            if part(effect, "param") is not None and part(effect, "op") is None:
                self._param_effect(effect, scope)
                return
            super().tree(effect, scope)
            return
        assert isinstance(scope, CourseScope)
        word, start = effect.handler if effect.op == "custom" else effect.op, len(self.code)
        self.begins.append((word, start))
        who = None if any(part(node, "param") == "who" for node in walk(body)) else fields.get("who")

        def emit() -> None:
            with self.parameters(scope, fields):
                self.tree(sequence(body.do), scope)

        self.emit_for(self, who, scope, emit)
        self.own_parts.append((start, len(self.code), word))

    def _demand(self, demands: list[tuple[int, Test[S]]], part_: Tree, scope: Scope) -> None:
        """Leave room for the demand that a part of a cost can be paid; what it sets off for others is not paid."""
        assert isinstance(scope, CourseScope)
        if not scope.deep or part(part_, "who") in {None, "you"}:
            super()._demand(demands, part_, scope)

    def own_body(self, effect: Tree) -> tuple[Tree, Mapping[str, Tree]]:
        """The body of an operation of the game's own, and its fields; None where it has none.

        A handler of `custom` has a body by its own name; its numbers are its fields.
        """
        op = part(effect, "op") or ""
        if op == "custom" and effect.handler in self.bodies:
            return self.bodies[effect.handler], members(part(effect, "numbers"))
        body = self.bodies.get(op)
        return body, {} if body is None else members(effect)

    def _param_effect(self, effect: Tree, scope: Scope) -> None:
        assert isinstance(scope, CourseScope)
        if effect.param not in scope.params:
            raise UnsupportedEffectError(f"there is no parameter {effect.param!r}")
        self.tree(sequence(scope.params[effect.param]), scope)

    def possible(self, effect: Tree, scope: Scope) -> Test[S]:
        """Whether an effect can be done in full; of several, the first."""
        if isinstance(effect, tuple | list):
            return self.possible(effect[0], scope) if effect else lambda state, running: True
        body, fields = self.own_body(effect)
        if body is None or part(body, "do") is None:
            return super().possible(effect, scope)
        assert isinstance(scope, CourseScope)
        with self.parameters(scope, fields):
            return self.possible(body.do, scope)

    def condition(self, condition: Tree, scope: Scope) -> Test[S]:
        """The test of a condition; an own one is what its body says."""
        if isinstance(condition, tuple | list):
            return all_hold(self, [self.condition(each, scope) for each in condition])
        body = self.bodies.get(condition.condition)
        if body is None or part(body, "condition") is None:
            return super().condition(condition, scope)
        assert isinstance(scope, CourseScope)
        with self.parameters(scope, members(condition)):
            return self.condition(body.condition, scope)

    def number(self, tree: Tree, scope: CourseScope) -> Number:
        """A number; raise UnsupportedEffectError for what is none."""
        if isinstance(tree, int):
            return self.expression(self.module.value(int(tree)))
        return self._read("number", self.readings.numbers, tree, scope, NUMBER_FORMS)

    def people(self, tree: Tree, scope: CourseScope) -> Players[S]:
        """The players meant, none asked for; a word for one of several is all of them."""
        if tree is None or isinstance(tree, str):
            word = tree or "you"
            build = self.readings.people.get(word)
            if build is None:
                raise UnsupportedEffectError(f"nobody is called {word!r}")
            return build(self, tree, scope)
        return self._read("player", self.readings.people, tree, scope, PEOPLE_FORMS)

    def test(self, tree: Tree, scope: CourseScope) -> Fits:
        """A test of one piece or space."""
        return self._read("test", self.readings.tests, tree, scope, tuple(self.readings.tests))

    def selector(self, tree: Tree, scope: CourseScope) -> Found:
        """What a selector allows: pieces in the order in which they lie, or spaces."""
        return self._read("selector", self.readings.selectors, tree, scope, tuple(self.readings.selectors))

    def wakes_at(self, event: str, about: str | None = None) -> str:
        """The call that says whether anything that waits for an event lies awake, which is seldom so.

        `about` is the source of the things the event is about, each of which may wait for itself alone.
        """
        if about is None:
            return self.wakes.setdefault(event, self.module.promise("state"))
        if event not in self.wakes_about:
            self.wakes_about[event] = self.module.promise("state", "about")
        return self.wakes_about[event].replace("about)", f"{about})")

    def changes_of(self, stat: str) -> str:
        """The call that says by how much what lies active changes a number of each of `those`."""
        return self.changes.setdefault(stat, self.module.promise("state", "those"))

    def stats_of(self, stat: str, pieces: str) -> str:
        """The call that says what a stat of each of several pieces is, with all that changes it."""
        if stat not in self._stats:
            printed, value = self.module.value(self.game.piece_column(stat)), self.module.value
            lines = [
                f"those, printed = pieces, [{printed}[piece] for piece in pieces]",
                f"changed = {self.changes_of(stat)}",
                "if state.changes:",
                f"    return {value(self.game.stats)}(state, {value(stat)}, pieces)",
                "return list(map(int.__add__, printed, changed)) if changed else printed",
            ]
            self._stats[stat] = self.module.promise("state", "pieces")
            self.module.keep(self._stats[stat], lines)
        return self._stats[stat].replace("pieces)", f"{pieces})")

    def offered_by(self, actions: tuple[str, ...]) -> str:
        """The call that says with which numbers any of some actions can be taken now, ascending."""
        if actions not in self.offers:
            self.offers[actions] = self.module.promise("state", "you")
        return self.offers[actions]

    def says(self, *operations: str) -> bool:
        """Whether the course of play or a component can do any of these."""
        return not self._words.isdisjoint(operations)

    def expression(self, source: str) -> SourceExpression[Never]:
        """A part that is written out."""
        return SourceExpression(self.module, source)

    def _read(
        self, what: str, forms: Mapping[str, Callable[[CourseCompiler, Tree, CourseScope], Form]], tree: Tree,
        scope: CourseScope, order: Sequence[str],
    ) -> Form:  # fmt: skip
        form = form_of(tree, order)
        if form not in forms:
            raise UnsupportedEffectError(f"{json_text(tree)} is no {what}")
        return forms[form](self, tree, scope)

    def event_block(self, tree: Tree, scope: CourseScope) -> int:
        """Emit what happens as an event, as a part that runs by itself: it is no cost, whatever it happens for."""
        demands, self._demands = self._demands, None
        start = self.block(tree, scope)
        self._demands = demands
        return start

    def block(self, tree: Tree, scope: CourseScope) -> int:
        """Emit a part that runs by itself, and say where it begins; nothing leads into it."""
        start = len(self.code)
        if tree is not None:
            self.tree(sequence(tree), scope)
        self.emit(end, None)
        return start

    def test_of(self, tree: Tree, scope: CourseScope) -> Test[S] | None:
        """A condition, or None where there is none."""
        return None if tree is None else self.condition(tree, scope)

    @contextmanager
    def parameters(self, scope: CourseScope, values: Mapping[str, Tree]) -> Iterator[None]:
        """Compile the body of an own operation: its parameters have these values meanwhile."""
        if scope.deep > 20:
            raise UnsupportedEffectError("own operations are made of each other without end")
        before, scope.params, scope.deep = scope.params, dict(values), scope.deep + 1
        yield
        scope.params, scope.deep = before, scope.deep - 1


def operations_in(trees: Sequence[Tree]) -> frozenset[str]:
    """The operations of some trees."""
    return frozenset(str(part(node, "op")) for node in walk(trees))


def all_hold(compiler: CourseCompiler, tests: Sequence[Test[S]]) -> Test[S]:
    """Several conditions as one."""
    if len(tests) == 1:
        return tests[0]
    return compiler.expression(f"({' and '.join(map(compiler.module.source, tests)) or 'True'})")
