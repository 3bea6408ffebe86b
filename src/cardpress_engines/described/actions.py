"""Actions of a described game: what is chosen first, what must be possible, what happens.

The first thing an action chooses is chosen together with the action: pressing a card plays it. Each action has a
range of numbers for that.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cardpress_engines.described.action_plan import ActionPlan, Head, Items
from cardpress_engines.described.compiler import CourseCompiler, CourseScope, Found, S
from cardpress_engines.described.effects.picks import Chosen, emit_prepared, prepare_pick
from cardpress_engines.described.trees import listed, part, sequence, tree_of
from cardpress_engines.kernel.interpreter import Players, Running, Test, bind, end
from cardpress_engines.kernel.rules_data import Tree


def head_of(tree: Tree) -> tuple[Tree, tuple[Tree, ...]]:
    """The first choice of an action if it is one of several things, and all choices after it."""
    choices = listed(part(tree, "choose"))
    if not choices:
        return None, ()
    first = choices[0]
    single = part(first, "pick") == "one" or part(first, "space") == "one" or part(first, "one") is not None
    if single or part(first, "op") in {"choose_number", "choose_word"}:
        return first, choices[1:]
    return None, choices


def kind_of_head(head: Tree) -> Head:
    """The sort of thing an action is taken with."""
    if head is None:
        return ""
    if part(head, "op") is not None:
        return "number" if part(head, "op") == "choose_number" else "word"
    if part(head, "pick") is not None:
        return "piece"
    return "space" if part(head, "space") is not None else "player"


def compile_action(compiler: CourseCompiler, name: str, tree: Tree, first: int, count: int) -> ActionPlan[S]:
    """Make an action ready: its first choice becomes part of its number."""
    scope = CourseScope()
    head, choices = head_of(tree)
    kind, items = kind_of_head(head), _compile_head(compiler, head, scope)
    stat = str(part(head, "stat") or "")
    tests: list[Test[S]] = []
    condition = part(tree, "if_") or part(tree, "if")
    start = len(compiler.code)
    chain = _emit_choices(compiler, choices, scope, tests)
    if condition is not None:
        tests.append(compiler.condition(condition, scope))
    pay, do = part(tree, "pay"), sequence(part(tree, "do")) if part(tree, "do") is not None else None
    if pay is not None:
        cost = tree_of({"op": "cost"})
        cost.pay, cost.do = sequence(pay), do if do is not None else tree_of({"op": "seq", "do": []})
        compiler.tree(cost, scope)
        tests.append(compiler.possible(cost, scope))
    elif do is not None:
        compiler.tree(do, scope)
    compiler.emit(end, None)
    possible = _chained(chain, tuple(tests)) if chain or tests else None
    return ActionPlan(name, first, count, kind, stat, items, possible, start, max(1, scope.size))


def _compile_head(compiler: CourseCompiler, head: Tree, scope: CourseScope) -> Items[S] | None:
    """What can be chosen first; it is bound to slot 0."""
    if head is None:
        return None
    if part(head, "op") == "choose_number":
        scope.slot_of("number", head.name)
        least = compiler.number(0 if part(head, "at_least") is None else head.at_least, scope)
        most = compiler.number(head.at_most, scope)
        return lambda state, running: range(least(state, running), most(state, running) + 1)
    if part(head, "op") == "choose_word":
        order = compiler.game.designs.words[head.stat]
        words = sorted(order.index(each) for each in listed(part(head, "among")) or order)
        scope.slot_of("number", head.name)
        scope.stats[head.name] = head.stat
        return lambda state, running: words
    if part(head, "one") is not None and part(head, "pick") is None:
        scope.slot_of("player", part(head, "name"))
        players: Players[S] = compiler.people(head, scope)
        return lambda state, running: sorted(players(state, running))
    chosen = prepare_pick(compiler, head, scope)
    return chosen.found


def _emit_choices(
    compiler: CourseCompiler, choices: Sequence[Tree], scope: CourseScope, tests: Sequence[Test[S]]
) -> list[tuple[Chosen | None, Test[S] | None]]:
    """Emit the choices after the first; each offers only what leaves a way to make those after it."""
    prepared: list[tuple[Chosen | None, Test[S] | None, Tree]] = []
    for tree in choices:
        if part(tree, "op") is not None:
            prepared.append((None, compiler.possible(tree, scope), tree))
        else:
            prepared.append((prepare_pick(compiler, tree, scope), None, tree))
    chain = [(chosen, test) for chosen, test, _ in prepared]
    for number, (chosen, _, tree) in enumerate(prepared):
        if chosen is None:
            compiler.tree(tree, scope)
        else:
            emit_prepared(
                compiler, tree, scope, chosen, question="choose", rest=_chained(chain[number + 1 :], tests)
            )
    return chain


def _chained(chain: Sequence[tuple[Chosen | None, Test[S] | None]], tests: Sequence[Test[S]]) -> Test[S]:
    """Whether all choices of a chain can be made so that all tests hold in the end."""
    if not chain and isinstance(tests, tuple) and len(tests) == 1:
        return tests[0]
    if not chain:  # tests may still be added to a list
        return lambda state, running: all(test(state, running) for test in tests)
    (chosen, test), *others = chain
    rest = _chained(others, tests)
    if chosen is None:
        assert test is not None
        return lambda state, running: test(state, running) and rest(state, running)
    slot, found, least = chosen.slot, chosen.found, chosen.least
    return _binding(slot, found, least, rest)


def _binding(slot: int, found: Found, least: Callable[[S, Running], int], rest: Test[S]) -> Test[S]:
    def possible(state: S, running: Running) -> bool:
        blank = bind(running, slot)
        some, wanted = found(state, blank), least(state, blank)
        if len(some) < wanted:
            return False
        if wanted == 1:
            return any(rest(state, bind(running, slot, each)) for each in some)
        return rest(state, bind(running, slot, *some[:wanted]))

    return possible
