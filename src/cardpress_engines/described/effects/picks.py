"""Choosing pieces and spaces: what a selector leaves open is asked for one by one and bound to a slot."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final, NamedTuple

from cardpress_engines.described.call_instructions import bind_all
from cardpress_engines.described.compiler import CourseCompiler, CourseScope, Found, Number, S
from cardpress_engines.described.expressions.people import is_choice
from cardpress_engines.described.expressions.references import are_spaces, is_marker_of_bearer
from cardpress_engines.described.expressions.selectors import pieces
from cardpress_engines.described.expressions.sets import SetTest, set_test, sets_of_any
from cardpress_engines.described.expressions.space_selectors import spaces
from cardpress_engines.described.trees import Node, as_tuple, json_text, members, part
from cardpress_engines.kernel.compiler import UnsupportedEffectError
from cardpress_engines.kernel.interpreter import (
    NOBODY,
    Running,
    Test,
    argument_of,
    bind,
    onward,
    onward_with,
    pick_player,
    resume,
)
from cardpress_engines.kernel.rules_data import Tree
from cardpress_engines.kernel.state import NO_ANSWER

DONE: Final = 0
MANY: Final = 999
ONE: Final = frozenset({"one", "the"})
FIXED: Final = {"one": (1, 1), "the": (1, 1), "all": (MANY, MANY), "any": (0, MANY), "rest": (MANY, MANY)}
"""How many a word means at least and at most."""


class PickPlan(NamedTuple):
    """What is chosen out of what, and how many."""

    question: str
    found: Found
    least: Number
    most: Number
    slot: int
    first: int
    """The action number of piece or space 0."""
    rest: Test[S] | None
    """Whether a choice leaves a way to make those that come after it."""
    fixed: tuple[int, int] | None = None
    """How many at least and at most, if that is always the same."""


class Chosen(NamedTuple):
    """A selector that was compiled: where what it finds is bound, and what it allows."""

    slot: int
    found: Found
    least: Number
    spaces: bool


def emit_pick(
    compiler: CourseCompiler, tree: Tree, scope: CourseScope, question: str, rest: Test[S] | None = None
) -> Chosen:
    """Emit the questions of a selector; what was bound before is only looked up."""
    if part(tree, "param") is not None:
        return emit_pick(compiler, scope.params[tree.param], scope, question, rest)
    if part(tree, "ref") is not None and not is_marker_of_bearer(compiler, tree, scope):
        slot = scope.named_slot(tree.ref)
        return Chosen(
            slot, compiler.selector(tree, scope), lambda state, running: 0, are_spaces(compiler, tree, scope)
        )
    if part(tree, "pick") is None and part(tree, "space") is None:
        found, is_space = compiler.selector(tree, scope), are_spaces(compiler, tree, scope)
        slot = scope.slot_of("spaces" if is_space else "pieces")
        compiler.emit(bind_all, (slot, found))
        return Chosen(slot, found, lambda state, running: 0, is_space)
    tree = _of_one_player(compiler, tree, scope)
    chosen = prepare_pick(compiler, tree, scope)
    emit_prepared(compiler, tree, scope, chosen, question=question, rest=rest)
    if part(tree, "name") is not None and not chosen.spaces:
        _emit_memory(compiler, tree.name, scope, chosen.slot)
    return chosen


def emit_cards(compiler: CourseCompiler, tree: Tree, scope: CourseScope, question: str) -> Chosen:
    """Emit the questions of a selector of cards; raise UnsupportedEffectError for one of spaces."""
    chosen = emit_pick(compiler, tree, scope, question)
    if chosen.spaces:
        hint = 'say what stands there with {"pick": "all", "on": …}'
        raise UnsupportedEffectError(f"{json_text(tree)} is a space and no card: {hint}")
    return chosen


def _of_one_player(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Tree:
    """A selector of several cards of 'an opponent': all of one, who has such cards and is chosen first."""
    owner = part(tree, "owner")
    if not is_choice(owner) or not isinstance(owner, str):
        return tree
    if part(tree, "pick") == "one" and part(tree, "extreme") is None:
        return tree
    several, name = compiler.people(owner, scope), f"owner {scope.size}"
    slot = scope.slot_of("player", name)
    theirs = Node({})
    theirs.__dict__.update({**members(tree), "owner": Node({"ref": name})})
    found = pieces(compiler, theirs, scope, None)

    def owners(state: S, running: Running) -> list[int]:
        return [each for each in several(state, running) if found(state, bind(running, slot, each))]

    compiler.emit(pick_player, (owners, slot))
    return theirs


def _emit_memory(compiler: CourseCompiler, name: str, scope: CourseScope, slot: int) -> None:
    """Remember numbers that may change of what was picked, where they are asked for later."""
    for stat in compiler.game.asked_later.get(name, ()):
        kept = scope.remembered[name, stat] = scope.slot_of("number")
        module = compiler.module
        places = f"{module.value(places_and_stats)}(state, s{slot}, {compiler.stats_of(stat, f's{slot}')})"
        compiler.emit(bind_all, (kept, compiler.expression(f"({places} if s{slot} else ())")))


def places_and_stats(state: S, pieces: Sequence[int], stats: Sequence[int]) -> Sequence[int]:
    """Where each piece lies and what a stat of it is: first the ones, then the others."""
    at = state.at
    return (*[at[piece] for piece in pieces], *stats)


def prepare_pick(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Chosen:
    """A selector with its slot, before anything is asked."""
    is_space = part(tree, "space") is not None
    slot = scope.slot_of("spaces" if is_space else "pieces", part(tree, "name"))
    found = (spaces if is_space else pieces)(compiler, tree, scope, slot)
    among = part(part(tree, "among"), "ref")
    if among is not None:
        scope.picked.setdefault(among, []).append(slot)
    least, _ = _bounds(compiler, tree, scope)
    if part(tree, "pick") == "set":
        tests, every = _set_tests(compiler, tree, scope), found
        return Chosen(
            slot, lambda state, running: _members(sets_of_any(tests, state, running, every(state, running))),
            lambda state, running: 1, spaces=False,
        )  # fmt: skip
    return Chosen(slot, found, least, is_space)


def _set_tests(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> tuple[SetTest, ...]:
    return tuple(set_test(compiler, each, scope) for each in as_tuple(tree.forms))


def _members(sets: list[tuple[int, ...]]) -> list[int]:
    return sorted({piece for each in sets for piece in each})


def emit_prepared(  # noqa: PLR0913 what is picked, and how it is asked for
    compiler: CourseCompiler,
    tree: Tree,
    scope: CourseScope,
    chosen: Chosen,
    *,
    question: str,
    rest: Test[S] | None,
) -> None:
    """Emit the questions of a selector that has its slot."""
    game = compiler.game
    how, called = part(tree, "pick") or part(tree, "space"), part(tree, "name") or question
    if how == "random":
        compiler.emit(draw_lots, (chosen.found, _count(compiler, tree, scope), chosen.slot))
        return
    if how == "set":
        found = pieces(compiler, tree, scope, chosen.slot)
        tests = _set_tests(compiler, tree, scope)
        compiler.note_question(called, scope, tree)
        compiler.emit(pick_set, SetPlan(question, found, tests, chosen.slot, rest))
        return
    if how == "top" and part(tree, "zone") in game.layout.known:
        count = 1 if part(tree, "count") is None else tree.count
        amount = count if isinstance(count, int) else compiler.number(count, scope)
        pile, known = game.layout.zones[tree.zone].first, game.layout.known[tree.zone]
        compiler.emit(uncover, UncoverPlan(tree.zone, amount, chosen.slot, pile, known))
        return
    if how in {"all", "top", "bottom", "rest"}:
        compiler.emit(bind_all, (chosen.slot, chosen.found))
        return
    first = game.space_action if chosen.spaces else game.piece_action
    compiler.note_question(called, scope, tree)
    if how in ONE and rest is None:
        compiler.emit(pick_one, OnePlan(question, chosen.found, chosen.slot, first))
        return
    least, most = _bounds(compiler, tree, scope)
    plan = PickPlan(question, chosen.found, least, most, chosen.slot, first, rest, FIXED.get(str(how)))
    compiler.emit(pick_some, plan)


def _count(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Number:
    return compiler.number(1 if part(tree, "count") is None else tree.count, scope)


def _bounds(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> tuple[Number, Number]:
    how = part(tree, "pick") or part(tree, "space")
    if how in FIXED:
        least, most = FIXED[how]
        return (lambda state, running: least), (lambda state, running: most)
    if how == "up_to":
        return (lambda state, running: 0), _count(compiler, tree, scope)
    if how in {"exactly", "top", "bottom", "random"}:
        count = _count(compiler, tree, scope)
        return count, count
    if how == "set":
        return (lambda state, running: 1), (lambda state, running: 1)
    raise UnsupportedEffectError(f"nothing is picked by {how!r}")


def can_complete(  # noqa: PLR0913, PLR0917 what is chosen, out of what, and what must hold
    state: S, running: Running, slot: int, chosen: tuple[int, ...], pool: Sequence[int], wanted: int, rest: Test[S]
) -> bool:
    """Whether what was chosen is enough, or can be made so many, that what comes after it is possible."""
    others = [each for each in pool if each not in chosen]
    return any(
        rest(state, bind(running, slot, *chosen, *more))
        for more in combinations(others, max(0, wanted - len(chosen)))
    )


class OnePlan(NamedTuple):
    """Of what one is chosen."""

    question: str
    found: Found
    slot: int
    first: int
    """The action number of piece or space 0."""


def pick_one(state: S, running: Running, plan: OnePlan, answer: int) -> Running | None:
    """Instruction: ask for one piece or space and bind it; the only one is taken without a question."""
    if answer != NO_ANSWER:
        return onward_with(running, plan.slot, answer - plan.first)
    picked = only_one_or_ask(state, running, plan, plan.found(state, running))
    return None if picked is None else onward_with(running, plan.slot, *picked)


def only_one_or_ask(state: S, running: Running, plan: OnePlan, some: Sequence[int]) -> Sequence[int] | None:
    """The only one of some pieces or spaces that can be picked, or none; None where it is asked for."""
    question, _, _, first = plan
    you, count = running[1], len(some)
    if you == NOBODY or not count:
        return some if count < 2 else ()
    if count == 1 and not state.secret:
        if state.taken is not None:
            state.note(you, question, [first + some[0]])
        return some
    game = state.game
    is_piece = first == game.piece_action
    different = game.different(state, some) if is_piece else sorted(some)
    if len(different) > 1:
        state.player, state.question, state.options = you, question, [first + each for each in different]
        state.stack.append((resume, running))
        return None
    if is_piece and not state.secret:
        return some[:1]
    state.ask(you, question, [first + different[0]], resume, running)
    return None


def pick_some(state: S, running: Running, plan: PickPlan, answer: int) -> Running | None:
    """Instruction: ask for pieces or spaces one by one and bind them; fewer than wanted: all there are."""
    slot, chosen = plan.slot, running.bindings[plan.slot]
    if answer > DONE:
        chosen = (*chosen, answer - plan.first)
        running = bind(running, slot, *chosen)
    elif answer == DONE:
        return onward_with(running, slot, *chosen)
    some = plan.found(state, bind(running, slot)) if chosen else plan.found(state, running)
    picked = pick_from(state, running, plan, some)
    return None if picked is None else onward_with(running, slot, *picked)


def pick_from(state: S, running: Running, plan: PickPlan, some: list[int]) -> tuple[int, ...] | None:
    """What is picked out of some where nothing is left to choose; None where it is asked for."""
    question, _, count_least, count_most, slot, first, rest, fixed = plan
    chosen = running.bindings[slot]
    least, most = fixed or (count_least(state, running), count_most(state, running))
    if rest is not None:
        wanted, pool = least, some
        some = [
            each
            for each in pool
            if each in chosen or can_complete(state, running, slot, (*chosen, each), pool, wanted, rest)
        ]
    count = len(some)
    at_most = min(most, count)
    at_least = min(least, at_most)
    if len(chosen) == at_most:
        return chosen
    if running.you == NOBODY:
        return tuple(some) if at_least == count else ()
    if at_least == count and not state.secret:
        state.note(running.you, question, [first + each for each in some])
        return tuple(some)
    left, is_piece = [each for each in some if each not in chosen], first == state.game.piece_action
    options = [first + each for each in (state.game.different(state, left) if is_piece else sorted(left))]
    if len(options) == 1 and at_least == at_most and is_piece and not state.secret:
        return (*chosen, *left[: at_most - len(chosen)])
    if len(chosen) >= at_least:
        options.insert(0, DONE)
    state.ask(running.you, question, options, resume, running)
    return None


class UncoverPlan(NamedTuple):
    """How many cards of a zone are to be known by their place on top of it."""

    zone: str
    amount: int | Number
    slot: int
    pile: int
    known: tuple[int, int]
    """The piles of those cards of which it is known on top and at the bottom."""


def uncover(state: S, running: Running, plan: UncoverPlan, answer: int) -> Running | None:
    """Instruction: bind the uppermost cards of a zone; chance says which they are where nobody knows it yet."""
    if answer != NO_ANSWER:
        note_uncovered(state, plan, answer)
    found = uncovered_or_ask(state, running, plan)
    return None if found is None else onward_with(running, plan.slot, *found)


def note_uncovered(state: S, plan: UncoverPlan, answer: int) -> None:
    """The next card below those that are known is the one that chance has said."""
    state.move(answer - state.game.piece_action, plan.known[0], bottom=True)


def uncovered_or_ask(state: S, running: Running, plan: UncoverPlan) -> tuple[int, ...] | None:
    """The uppermost cards of a zone; None where chance is asked which they are."""
    count, (top, bottom), piles = plan.amount, plan.known, state.piles
    wanted = count if isinstance(count, int) else count(state, running)
    while len(piles[top]) < wanted:
        if piles[plan.pile]:
            outcomes = state.game.draw_outcomes(piles[plan.pile])
            state.chance(f"draw:{plan.zone}", outcomes, resume, running)
            return None
        if not piles[bottom]:
            break
        state.move(piles[bottom][-1], top, bottom=True)
    return tuple(piles[top][: -wanted - 1 : -1])


class SetPlan(NamedTuple):
    """Sets of cards of which one is chosen."""

    question: str
    found: Found
    tests: tuple[SetTest, ...]
    slot: int
    rest: Test[S] | None


def pick_set(state: S, running: Running, plan: SetPlan, answer: int) -> Running | None:
    """Instruction: ask for one of several sets of cards."""
    sets = _sets(state, running, plan)
    if answer != NO_ANSWER:
        return onward_with(running, plan.slot, *sets[answer - state.game.set_action])
    if not sets or running.you == NOBODY:
        return onward_with(running, plan.slot)
    options = [state.game.set_action + at for at in range(len(sets))]
    state.ask(running.you, plan.question, options, resume, running)
    return None


def sets_offered(state: S) -> list[tuple[int, ...]]:
    """The sets of which one is asked for now, in the order of their numbers; none where none is asked for."""
    running = state.argument_of_waiting(resume)
    plan = None if running is None else argument_of(pick_set, state.game.code, running)
    return [] if running is None or plan is None else _sets(state, running, plan)


def _sets(state: S, running: Running, plan: SetPlan) -> list[tuple[int, ...]]:
    """Sets that leave a way to make the choices after this one; of those that look alike one."""
    _, found, tests, slot, rest = plan
    sets = _different(state, sets_of_any(tests, state, running, found(state, running)))
    return sets if rest is None else [each for each in sets if rest(state, bind(running, slot, *each))]


def _different(state: S, sets: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """Sets of which no two look alike."""
    looks = state.game.look
    return list({tuple(sorted(looks[piece] for piece in each)): each for each in reversed(sets)}.values())[::-1]


def draw_lots(state: S, running: Running, argument: tuple[Found, Number, int], answer: int) -> Running | None:
    """Instruction: chance chooses pieces."""
    found, count, slot = argument
    chosen = running.bindings[slot]
    if answer != NO_ANSWER:
        chosen = (*chosen, answer - state.game.piece_action)
        running = bind(running, slot, *chosen)
    left = [each for each in found(state, running) if each not in chosen]
    if not left or len(chosen) >= count(state, running):
        return onward(running)
    state.chance("random", _outcomes(state, left), resume, running)
    return None


def _outcomes(state: S, pieces: Sequence[int]) -> list[int]:
    """The outcomes of lots: equal copies in one place have the number of the lowest, those elsewhere their own."""
    by_pile: dict[int, list[int]] = {}
    for piece in pieces:
        by_pile.setdefault(state.at[piece], []).append(state.game.piece_action + piece)
    return sorted(outcome for several in by_pile.values() for outcome in state.game.outcomes(several))
