"""What is told of a game beside what happens: happenings with a name of their own, and abilities that begin."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardpress_engines.described.call_instructions import evaluate_quietly
from cardpress_engines.described.compiler import Build, CourseCompiler, S
from cardpress_engines.described.compiler import CourseScope as Scope
from cardpress_engines.described.effects.picks import emit_cards
from cardpress_engines.described.trees import Node, as_tuple, form_of, part, sequence
from cardpress_engines.kernel.interpreter import NOBODY
from cardpress_engines.kernel.rules_data import Tree

C = CourseCompiler


def _tell(compiler: C, effect: Tree, scope: Scope) -> None:
    module, what, amount = compiler.module, part(effect, "what"), part(effect, "amount")
    who = part(effect, "who")
    players = f"({NOBODY},)" if who == "nobody" else module.source(compiler.people(who, scope))
    cards = "None" if what is None else f"s{emit_cards(compiler, what, scope, 'tell').slot}"
    stat, words = compiler.game.stat_of_value(amount, scope.stats) or "", compiler.game.designs.words
    number = compiler.number_of_tale(str(effect.happening), stat if stat in words else "")
    shown = "0" if amount is None else module.source(compiler.number(amount, scope))
    _emit_report(compiler, f"{module.value(tell)}(state, {players}, {number}, {cards}, {shown})")


def tell(state: S, players: Sequence[int], number: int, cards: Sequence[int] | None, amount: int) -> None:
    """Add to the log what has a name of its own; what is about cards, once for each: without any not at all."""
    for player in players:
        if cards is None:
            state.report("tell", player, -1, amount, number, -1)
        for card in cards or ():
            state.report("tell", player, state.game.piece_action + card, amount, number, state.owner_of(card))


def questions_said(compiler: C, effect: Tree, scope: Scope, first: int) -> None:
    """Compile what the questions of an effect, from an instruction on, say beside what was named before."""
    questions = [asked for place, asked in compiler.asked.items() if place >= first]
    for each in as_tuple(part(effect, "says")):
        if form_of(each.be, ("pick", "ref")):
            cards = compiler.selector(each.be, scope)
            for asked in questions:
                asked.cards[each.name] = cards
        else:
            number = compiler.number(each.be, scope)
            for asked in questions:
                asked.numbers[each.name] = number


def _announce(compiler: C, effect: Tree, scope: Scope) -> None:
    card = f"{compiler.game.piece_action} + bearer"
    _emit_report(compiler, f"state.report('trigger', you, {card})")


def _emit_report(compiler: C, call: str) -> None:
    """Emit what is done only where a log is kept."""
    compiler.emit(evaluate_quietly, compiler.expression(f"(state.events is not None and {call})"))


def with_announcement(effect: Tree) -> Tree:
    """What a card does that waited for an event; before it is told whose ability that is."""
    return sequence(Node({"op": "announce"}), effect)


TELLING: Final[dict[str, Build]] = {"tell": _tell}
ANNOUNCING: Final[dict[str, Build]] = {"announce": _announce}
"""What no file says: it stands before what a card does that waited for an event."""
