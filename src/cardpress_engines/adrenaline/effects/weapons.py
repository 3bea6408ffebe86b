"""Compilation of weapons: their sections become the items of a menu, all in one scope."""

from __future__ import annotations

from functools import partial

from cardpress_engines.adrenaline.actions import DIRECTION, SECTION
from cardpress_engines.adrenaline.compiled import Weapon
from cardpress_engines.adrenaline.component_table import cubes
from cardpress_engines.adrenaline.effects.movement import emit_aim
from cardpress_engines.adrenaline.effects.targets import TargetQuestions, candidates, directions_to, slot_of
from cardpress_engines.adrenaline.effects.trees import (
    named_selectors,
    parts_of,
    references,
    split_floating,
    straight_picks,
    successors,
)
from cardpress_engines.adrenaline.effects.types import Compiler, ComponentScope, Test
from cardpress_engines.adrenaline.payment import discard_cards, pay
from cardpress_engines.adrenaline.state import AdrenalineState
from cardpress_engines.kernel import interpreter
from cardpress_engines.kernel.abilities import UsableAbility
from cardpress_engines.kernel.compiler import UnsupportedEffectError
from cardpress_engines.kernel.interpreter import Running, bind
from cardpress_engines.kernel.menus import MenuItem, emit_menu, once_a_part, used_parts
from cardpress_engines.kernel.questions import SubjectQuestion
from cardpress_engines.kernel.rules_data import Component, Tree


def scope_of(*trees: Tree) -> ComponentScope:
    """The scope for the effects of one component."""
    scope = ComponentScope()
    for tree in trees:
        scope.successors |= successors(tree)
        several = {
            name for name, what in named_selectors(tree).items() if what.pick in {"up_to", "exactly", "all"}
        }
        scope.several |= several
    return scope


def compile_weapon(compiler: Compiler, card: Component) -> Weapon[AdrenalineState]:
    """Compile a weapon; raise UnsupportedEffectError."""
    return _WeaponCompiler(compiler, card).compile()


class _WeaponCompiler:
    """Compiles one weapon; what an item needs to know of the others is looked up when it is used."""

    def __init__(self, compiler: Compiler, card: Component) -> None:
        self.compiler, self.modes = compiler, card.modes
        self.scope = scope_of(*(mode.effect for mode in card.modes))
        self.scope.slot()  # of the menu
        self.items: list[MenuItem[AdrenalineState]] = []
        self.names: list[str] = []
        self.floating: set[int] = set()

    def compile(self) -> Weapon[AdrenalineState]:
        for number, mode in enumerate(self.modes):
            if mode.cost and mode.powerups:
                raise UnsupportedEffectError(f"the price of {mode.id!r} must be cubes or powerups, not both")
            main, floating = split_floating(mode.effect)
            if main is not None:
                self._add_item(number, main, mode.id, is_owed=floating is not None)
            if floating is not None:
                self.floating.add(len(self.items))
                self._add_item(number, floating, mode.id if main is None else f"{mode.id} move", is_owed=False)
            self._keep_old_squares(mode.effect)
        start = len(self.compiler.code)
        possible = emit_menu(self.compiler, self.items, SECTION)
        self.compiler.emit(interpreter.end, None)
        use = UsableAbility((start, self.scope.size), possible)
        return Weapon(use, tuple(self.items), tuple(self.names), frozenset(self.floating))

    def _keep_old_squares(self, tree: Tree) -> None:
        """Reserve slots for the squares targets leave, where a section refers back to them."""
        for part in parts_of(tree):
            if getattr(part, "place", None) == "old_square":
                self.scope.left[part.of.ref] = self.scope.slot()

    def _add_item(self, number: int, tree: Tree, name: str, *, is_owed: bool) -> None:
        mode = self.modes[number]
        needs = sum(1 << place for place, each in enumerate(self.modes) if each.id == mode.needs)
        others = sum(1 << at for at, each in enumerate(self.modes) if each.role == mode.role and each is not mode)
        excludes = others if mode.role == "mode" else 0
        self.names.append(name)
        self.items.append(
            MenuItem(
                number, partial(self._emit_item, number, tree, len(self.items)), _never, needs, excludes, is_owed
            )
        )

    def _emit_item(self, number: int, tree: Tree, item: int) -> None:
        """Emit the instructions of an item and set its test of whether it is possible."""
        mode, items = self.modes[number], self.items
        price = cubes(mode.cost)
        self.scope.part = number
        self.compiler.emit(once_a_part, (items, partial(_pay, mode, price)))
        test = self._emit_body(tree)

        def possible(state: AdrenalineState, running: Running) -> bool:
            is_paid = used_parts(items, running) >> number & 1
            return bool(is_paid or _can_pay(state, running.you, mode, price)) and test(state, running)

        items[item].possible = possible

    def _emit_body(self, tree: Tree) -> Test:
        """Emit what an item does; returns the test of whether it can be done."""
        compiler, scope, questions = self.compiler, self.scope, TargetQuestions(self.compiler, self.scope)
        picks = straight_picks(tree)
        if picks:
            scope.direction = scope.slot()
            directions = directions_to(compiler, picks, scope)
            questions.choose(SubjectQuestion("direction", DIRECTION), directions, scope.direction)
        aims = [aimed for name, aimed in sorted(scope.aimed.items()) if name in references(tree)]
        test = usability_test(compiler, tree, scope)
        for what, part in aims:
            if part != scope.part:
                test = self._emit_aim_first(questions, what, test)
        compiler.tree(tree, scope)
        questions.close()
        return test

    def _emit_aim_first(self, questions: TargetQuestions, what: Tree, test: Test) -> Test:
        """Emit another section's aim, for when this item is used first; returns the test of this item."""
        slot = slot_of(what, self.scope)
        there = candidates(self.compiler, what, self.scope, looks_ahead=False)

        def aim_targets(state: AdrenalineState, running: Running) -> list[int]:
            return [each for each in there(state, running) if test(state, bind(running, slot, each))]

        emit_aim(questions, what, aim_targets)
        return lambda state, running: (
            test(state, running) if running.bindings[slot] else bool(aim_targets(state, running))
        )


def _never(state: AdrenalineState, running: Running) -> bool:
    """The test of an item that is not compiled yet."""
    return False


def usability_test(compiler: Compiler, tree: Tree, scope: ComponentScope) -> Test:
    """Whether an item has any effect: its first compulsory part, or one of the optional parts before that."""
    if tree.op != "seq":
        return compiler.possible(tree, scope)
    tests = []
    for part in tree.do:
        tests.append(compiler.possible(part, scope))
        if part.op != "may" and not (part.op == "hit" and getattr(part.what, "pick", "") == "all"):
            break
    return lambda state, running: any(test(state, running) for test in tests)


def _pay(mode: Tree, price: tuple[int, ...], state: AdrenalineState, running: Running) -> None:
    """Charge the price of a section, once, with the first of its items."""
    if mode.rush:
        state.pay_rush(running.you)
    if mode.cost:
        state.then(pay, (running.you, price))
    if mode.powerups:
        state.then(discard_cards, (running.you, mode.powerups))


def _can_pay(state: AdrenalineState, player: int, mode: Tree, price: tuple[int, ...]) -> bool:
    if mode.rush and not state.can_rush(player):
        return False
    if len(state.powerups[player]) < mode.powerups:
        return False
    return not mode.cost or state.can_pay(player, price)
