"""Actions of a described game: what is chosen first, what must be possible, what happens.

The first thing an action chooses is chosen together with the action: pressing a card plays it. Each action has a
range of numbers for that.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from cardpress_engines.described.action_options import write_test
from cardpress_engines.described.action_plan import ActionPlan, Head, Items, ObstacleKind
from cardpress_engines.described.compiler import CourseCompiler, CourseScope, Found, S, all_hold
from cardpress_engines.described.effects.choices import ActPlan
from cardpress_engines.described.effects.picks import (
    Chosen,
    OnePlan,
    PickPlan,
    can_complete,
    emit_prepared,
    prepare_pick,
)
from cardpress_engines.described.effects.questions import QUESTIONS, Question, emit_question, prepare_question
from cardpress_engines.described.expressions.selectors import pieces
from cardpress_engines.described.trees import as_tuple, part, sequence, tree_of, with_members
from cardpress_engines.kernel.compiler import UnsupportedEffectError
from cardpress_engines.kernel.interpreter import Running, Test, bind, end, start_of
from cardpress_engines.kernel.rules_data import Tree


def head_of(tree: Tree) -> tuple[Tree, tuple[Tree, ...]]:
    """The first choice of an action if it is one of several things, and all choices after it."""
    choices = as_tuple(part(tree, "choose"))
    if not choices:
        return None, ()
    first = choices[0]
    single = part(first, "pick") == "one" or part(first, "space") == "one" or part(first, "one") is not None
    if single or part(first, "op") in {"choose_number", "choose_word", "choose_player"}:
        return first, choices[1:]
    return None, choices


def kind_of_head(head: Tree) -> Head:
    """The sort of thing an action is taken with."""
    if head is None:
        return ""
    if part(head, "op") in {"choose_number", "choose_word"}:
        return "number" if head.op == "choose_number" else "word"
    if part(head, "pick") is not None:
        return "piece"
    return "space" if part(head, "space") is not None else "player"


def compile_action(compiler: CourseCompiler, name: str, tree: Tree, first: int, count: int) -> ActionPlan[S]:
    """Make an action ready: its first choice becomes part of its number."""
    scope = CourseScope()
    head, choices = head_of(tree)
    kind, items = kind_of_head(head), _compile_head(compiler, head, scope)
    narrowed = _narrowing_steps(compiler, head, scope) if kind == "piece" else ()
    stat = str(part(head, "stat") or "")
    tests: list[Test[S]] = []
    condition = part(tree, "if_")
    start = len(compiler.code)
    chain = _emit_choices(compiler, choices, scope, tests)
    checks: list[tuple[ObstacleKind, Test[S]]] = [("target", _can_choose_all(chain, ()))] if chain else []
    if condition is not None:
        tests.append(compiler.condition(condition, scope))
        checks.append(("condition", _can_choose_all(chain, (all_hold(compiler, tests),))))
    pay, do = part(tree, "pay"), sequence(part(tree, "do")) if part(tree, "do") is not None else None
    if pay is not None:
        cost = tree_of({"op": "cost"})
        cost.pay, cost.do = sequence(pay), do if do is not None else tree_of({"op": "seq", "do": []})
        compiler.tree(cost, scope)
        tests.append(compiler.possible(cost, scope))
        checks.append(("cost", _can_choose_all(chain, (all_hold(compiler, tests),))))
    elif do is not None:
        compiler.tree(do, scope)
    compiler.emit(end, None)
    possible = checks[-1][1] if checks else None
    entry = start, max(1, scope.size)
    compiler.note_slots(entry)
    before = tuple(start_of(entry, player, -1) for player in range(compiler.game.num_players))
    asked = dict(scope.names), _questions(compiler, start, scope)
    action = ActionPlan(
        name, first, count, kind, stat, items, possible, tuple(checks), *entry, before, *asked, head, narrowed
    )
    write_test(compiler, action)
    return action


def _questions(compiler: CourseCompiler, start: int, scope: CourseScope) -> Mapping[int, str]:
    """What is asked for since an instruction, by the instruction that asks: its name, if it has one."""
    names = {slot: name for name, slot in scope.names.items()}
    found = {}
    for place, (_, argument) in enumerate(compiler.code[start:], start):
        match argument:
            case OnePlan(slot=slot) | PickPlan(slot=slot) | Question(slot=slot):
                found[place] = names.get(slot, "")
            case ActPlan():
                found[place] = ""
    return found


def _compile_head(compiler: CourseCompiler, head: Tree, scope: CourseScope) -> Items[S] | None:
    """What can be chosen first; it is bound to slot 0."""
    if head is None:
        return None
    if kind_of_head(head) in {"piece", "space"}:
        return prepare_pick(compiler, head, scope).found
    return prepare_question(compiler, head, scope).items


def _narrowing_steps(compiler: CourseCompiler, head: Tree, scope: CourseScope) -> tuple[Items[S], ...]:
    """What passes the first of several tests of a choice, the first two, and so on."""
    tests = as_tuple(part(head, "where"))
    return tuple(
        pieces(compiler, with_members(head, where=tests[:count]), scope, 0)
        for count in (range(1, len(tests) + 1) if len(tests) > 1 else ())
    )


def _emit_choices(
    compiler: CourseCompiler, choices: Sequence[Tree], scope: CourseScope, tests: Sequence[Test[S]]
) -> list[Chosen]:
    """Emit the choices after the first; each offers only what leaves a way to make those after it."""
    prepared = [_prepare(compiler, tree, scope) for tree in choices]
    chain = [_as_chosen(choice) for choice in prepared]
    for number, (choice, tree) in enumerate(zip(prepared, choices, strict=True)):
        rest = _can_choose_all(chain[number + 1 :], tests)
        if isinstance(choice, Question):
            emit_question(compiler, tree, scope, choice._replace(rest=rest))
        else:
            emit_prepared(compiler, tree, scope, choice, question="choose", rest=rest)
    return chain


def _prepare(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Chosen | Question:
    """A choice with its slot; raise UnsupportedEffectError for an operation that does not choose."""
    if part(tree, "op") == "pick":
        return prepare_pick(compiler, tree.what, scope)
    if part(tree, "op") is None and (part(tree, "pick") is not None or part(tree, "space") is not None):
        return prepare_pick(compiler, tree, scope)
    if part(tree, "op") is None or tree.op in QUESTIONS:
        return prepare_question(compiler, tree, scope)
    raise UnsupportedEffectError(f"an action does not choose with {tree.op!r}")


def _as_chosen(choice: Chosen | Question) -> Chosen:
    if isinstance(choice, Chosen):
        return choice
    answers = choice.answers
    return Chosen(choice.slot, lambda state, running: [*answers(state, running)], _one, spaces=False)


def _one(state: S, running: Running) -> int:
    return 1


def _can_choose_all(chain: Sequence[Chosen], tests: Sequence[Test[S]]) -> Test[S]:
    """Whether all choices of a chain can be made so that all tests hold in the end."""
    if not chain and isinstance(tests, tuple) and len(tests) == 1:
        return tests[0]
    if not chain:  # tests may still be added to a list
        return lambda state, running: all(test(state, running) for test in tests)
    chosen, *others = chain
    return _can_choose(chosen.slot, chosen.found, chosen.least, _can_choose_all(others, tests))


def _can_choose(slot: int, found: Found, least: Callable[[S, Running], int], rest: Test[S]) -> Test[S]:
    def possible(state: S, running: Running) -> bool:
        blank = bind(running, slot)
        some, wanted = found(state, blank), least(state, blank)
        if len(some) < wanted:
            return False
        if wanted == 1:
            return any(rest(state, bind(running, slot, each)) for each in some)
        if wanted == 0 and any(rest(state, bind(running, slot, each)) for each in some):
            return True
        return can_complete(state, blank, slot, (), some, wanted, rest)

    return possible
