"""Asking for a number, a word or a player: what can be said, and what is said to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from cardpress_engines.described.action_plan import Items
from cardpress_engines.described.compiler import Ask, Build, CourseCompiler, S
from cardpress_engines.described.compiler import CourseScope as Scope
from cardpress_engines.described.effects.telling import questions_said
from cardpress_engines.described.effects.who import emit_for
from cardpress_engines.described.generated.source_expressions import bound_lines
from cardpress_engines.described.trees import as_tuple, part
from cardpress_engines.kernel.actions import PLAYER
from cardpress_engines.kernel.interpreter import NOBODY, Running, Test, bind, onward_with, resume
from cardpress_engines.kernel.rules_data import Tree
from cardpress_engines.kernel.state import NO_ANSWER

C = CourseCompiler


class Question(NamedTuple):
    """What is asked, what can be answered, and where the answer is bound."""

    asks: str
    items: Items[S]
    slot: int
    first: int
    """The action number of item 0."""
    rest: Test[S] | None = None
    """Whether an answer leaves a way to make the choices that come after it."""

    def answers(self, state: S, running: Running) -> Sequence[int]:
        """What can be answered now."""
        rest, items = self.rest, self.items(state, running)
        if rest is None:
            return items
        return [item for item in items if rest(state, bind(running, self.slot, item))]


def prepare_question(compiler: C, tree: Tree, scope: Scope) -> Question:
    """A choice of a number, a word or a player with its slot, before anything is asked."""
    if part(tree, "op") == "choose_number":
        return _number_question(compiler, tree, scope)
    if part(tree, "op") == "choose_word":
        return _word_question(compiler, tree, scope)
    one = tree.who if part(tree, "op") == "choose_player" else tree
    slot, players = scope.slot_of("player", part(one, "name")), compiler.people(one, scope)
    return Question("player", lambda state, running: sorted(players(state, running)), slot, PLAYER)


def _number_question(compiler: C, tree: Tree, scope: Scope) -> Question:
    slot, game = scope.value_slot(tree.name), compiler.game
    least = compiler.number(0 if part(tree, "at_least") is None else tree.at_least, scope)
    most, top = compiler.number(tree.at_most, scope), game.most_number

    module = compiler.module
    numbers = f"range({module.source(least)}, min({module.source(most)}, {top}) + 1)"
    excepted = None if part(tree, "not_") is None else module.source(compiler.number(tree.not_, scope))
    test = compiler.test_of(part(tree, "where"), scope)
    if excepted is None and test is None:
        return Question("number", compiler.expression(numbers), slot, game.number_action)
    fits = "True" if test is None else module.source(test)
    lines = ["found = []", f"forbidden = {excepted}", f"for one in {numbers}:"]
    lines += [
        "    if one == forbidden:",
        "        continue",
        *(f"    {line}" for line in bound_lines(slot, "one", fits)),
    ]
    lines += [f"    if {fits}:", "        found.append(one)", "return found"]
    some = module.helper(lines, ["one", f"s{slot}"], f"{numbers} {excepted}")
    return Question("number", compiler.expression(some), slot, game.number_action)


def _word_question(compiler: C, tree: Tree, scope: Scope) -> Question:
    stat, among = tree.stat, part(tree, "among")
    slot, first = scope.value_slot(tree.name), compiler.game.word_actions[stat]
    scope.stats[tree.name] = stat
    if among is not None and not isinstance(among, str | tuple | list):
        column, found = compiler.game.piece_column(stat), compiler.selector(among, scope)
        return Question(
            "word", lambda state, running: sorted({column[piece] for piece in found(state, running)}), slot, first
        )
    order = compiler.game.designs.words[stat]
    words = sorted(order.index(each) for each in as_tuple(among) or order)
    return Question("word", lambda state, running: words, slot, first)


def emit_question(compiler: C, tree: Tree, scope: Scope, question: Question) -> None:
    """Emit a prepared question."""
    first, name = len(compiler.code), part(tree, "name") or question.asks

    def emit() -> None:
        compiler.note_question(name, scope)
        compiler.emit(ask_question, question)

    emit_for(compiler, part(tree, "who") if part(tree, "op") != "choose_player" else None, scope, emit)
    questions_said(compiler, tree, scope, first)


def ask_question(state: S, running: Running, question: Question, answer: int) -> Running | None:
    """Instruction: ask, and bind the answer; nothing where nothing can be answered."""
    if answer != NO_ANSWER:
        return onward_with(running, question.slot, answer - question.first)
    bound = answer_or_ask(state, running, question, question.answers(state, running))
    return None if bound is None else onward_with(running, question.slot, *bound)


def answer_or_ask(state: S, running: Running, question: Question, found: Sequence[int]) -> tuple[int, ...] | None:
    """No answer where none can be given; None where it is asked for."""
    if not found or running.you == NOBODY:
        return ()
    first = question.first
    options = [first + each for each in found]
    if len(options) > 1:
        state.player, state.question, state.options = running.you, question.asks, options
        state.stack.append((resume, running))
    else:
        state.ask(running.you, question.asks, options, resume, running)
    return None


def _ask(compiler: C, effect: Tree, scope: Scope) -> None:
    emit_question(compiler, effect, scope, prepare_question(compiler, effect, scope))


QUESTIONS: Final[dict[str, Build]] = dict.fromkeys(("choose_number", "choose_word", "choose_player"), _ask)


def _can_answer(compiler: C, effect: Tree, scope: Scope) -> Test[S]:
    """Whether there is anything to answer."""
    copy = Scope(dict(scope.names), scope.size, kinds=scope.kinds[:], params=dict(scope.params))
    question = prepare_question(compiler, effect, copy)
    scope.size, scope.kinds = copy.size, copy.kinds
    return lambda state, running: bool(question.answers(state, running))


POSSIBLE_QUESTIONS: Final[dict[str, Ask]] = dict.fromkeys(QUESTIONS, _can_answer)
