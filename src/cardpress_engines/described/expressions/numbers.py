"""Numbers in trees: what counters show, what is counted, what is printed on cards, and what is made of these."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import reduce
from operator import mul
from typing import Final

from cardpress_engines.described.compiler import CourseCompiler, CourseScope, Number, NumberForm, S
from cardpress_engines.described.expressions.card_values import card_values, constant_values
from cardpress_engines.described.expressions.people import EVERYBODY
from cardpress_engines.described.expressions.references import marker_places
from cardpress_engines.described.expressions.rows_and_columns import column_number, row_number
from cardpress_engines.described.expressions.sets import least_unmatched, set_test, sets_of_any
from cardpress_engines.described.generated.source_expressions import YOU, total
from cardpress_engines.described.generated.source_search import number_of
from cardpress_engines.described.trees import as_tuple, part
from cardpress_engines.kernel.compiler import UnsupportedEffectError
from cardpress_engines.kernel.interpreter import Running, bind
from cardpress_engines.kernel.rules_data import Tree

SLOT: Final = re.compile(r"s\d+")
NO_WAY: Final = -1
"""The distance of what is not there."""


def _counter(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Number:
    counter = compiler.game.counter(tree.counter)
    attribute = counter.attribute
    module = compiler.module
    values = module.attribute(attribute)
    if part(tree, "of") is not None:
        return compiler.expression(_total(compiler, values, compiler.selector(tree.of, scope)))
    if counter.shared:
        return compiler.expression(f"{values}[0]")
    who = compiler.people(part(tree, "who"), scope)
    if tree.counter in compiler.game.held_counters:
        changes = compiler.game.counter_changes
        return lambda state, running: sum(
            state.amount(attribute, player) + changes(state, attribute, player) for player in who(state, running)
        )
    if module.source(who) == YOU:
        return compiler.expression(f"({values}[you] if you >= 0 else 0)")
    return compiler.expression(_total(compiler, values, who))


def _total(compiler: CourseCompiler, values: str, places: Callable[[S, Running], Sequence[int]]) -> str:
    """The source of the sum of what some places have."""
    source = compiler.module.source(places)
    several = f"{compiler.module.value(total)}({values}, {source})"
    return f"({values}[{source}[0]] if len({source}) == 1 else {several})" if SLOT.fullmatch(source) else several


def _count(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Number:
    return compiler.expression(number_of(compiler.module, compiler.selector(tree.count, scope)))


def _each(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Number:
    found, each = compiler.selector(tree.per if part(tree, "per") is not None else tree.of, scope), int(tree.each)
    return compiler.expression(f"({compiler.module.value(each)} * {number_of(compiler.module, found)})")


def _of_pieces(combine: Callable[[list[int]], int], key: str) -> NumberForm:
    """A number made of a stat of several pieces."""

    def build(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Number:
        values, found = card_values(compiler, part(tree, key), scope), compiler.selector(tree.of, scope)
        module = compiler.module
        kept = scope.remembered.get((part(tree.of, "ref"), part(tree, key))) if key == "stat" else None
        if kept is not None:
            slot = scope.named_slot(tree.of.ref)
            given = f"state, s{slot}, s{kept}, {compiler.stats_of(str(tree.stat), f's{slot}')}"
            return compiler.expression(f"({module.value(total_as_last_known)}({given}) if s{slot} else 0)")
        column = constant_values(compiler, part(tree, key))
        if combine is sum and column is not None:
            return compiler.expression(_total(compiler, module.value(column), found))
        pieces = module.source(found)
        if column is None:
            return compiler.expression(
                f"{module.value(combine)}({module.value(values)}(state, running, {pieces}))"
            )
        of_each = module.helper([f"return [{module.value(column)}[one] for one in {pieces}]"], ["one"], pieces)
        return compiler.expression(f"{module.value(combine)}({of_each})")

    return build


def _extreme(combine: Callable[[list[int]], int], key: str) -> NumberForm:
    """The highest or lowest stat of several pieces; with `by` the sum of those of each group."""
    whole = _of_pieces(combine, key)

    def build(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Number:
        if part(tree, "by") is None:
            return whole(compiler, tree, scope)
        found, values = compiler.selector(tree.of, scope), card_values(compiler, part(tree, key), scope)
        groups = card_values(compiler, tree.by, scope)

        def total(state: S, running: Running) -> int:
            pieces = found(state, running)
            grouped: dict[int, list[int]] = {}
            for group, value in zip(groups(state, running, pieces), values(state, running, pieces), strict=True):
                grouped.setdefault(group, []).append(value)
            return sum(map(combine, grouped.values()))

        return total

    return build


def total_as_last_known(state: S, pieces: Sequence[int], kept: Sequence[int], stats: Sequence[int]) -> int:
    """The sum of a stat of several pieces: as it is, and of those that lie elsewhere since, as it was."""
    at, found, count = state.at, 0, len(pieces)
    if not kept:  # they are still being chosen
        return sum(stats)
    for number, piece in enumerate(pieces):
        found += stats[number] if at[piece] == kept[number] else kept[count + number]
    return found


def _points(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Number:
    values, found = card_values(compiler, tree, scope), compiler.selector(tree.of, scope)
    column = constant_values(compiler, tree)
    if column is not None:
        return compiler.expression(_total(compiler, compiler.module.value(column), found))
    return lambda state, running: sum(values(state, running, found(state, running)))


def _of_numbers(combine: Callable[[list[int]], int], key: str, sign: str = "") -> NumberForm:
    """A number made of several numbers; `sign` is how Python writes it, if it does between any of them."""

    def build(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Number:
        stat, module = part(tree, "over"), compiler.module
        if stat is None:
            sources = [module.source(compiler.number(each, scope)) for each in as_tuple(part(tree, key))]
            if sign and sources:
                return compiler.expression(f"({f' {sign} '.join(sources)})")
            return compiler.expression(f"{module.value(combine)}([{', '.join(sources)}])")
        slot = scope.slot_of("number", tree.name)
        words = range(len(compiler.game.designs.words[stat]))
        parts = [compiler.number(each, scope) for each in as_tuple(part(tree, key))]

        def over_words(state: S, running: Running) -> int:
            about = (bind(running, slot, word) for word in words)
            return combine([each(state, one) for one in about for each in parts])

        return over_words

    return build


def _value(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Number:
    slot = scope.named_slot(tree.value)
    return compiler.expression(f"(s{slot}[0] if len(s{slot}) == 1 else sum(s{slot}))")


def _formula(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Number:
    formulas = compiler.game.formulas
    if tree.formula not in formulas:
        raise UnsupportedEffectError(f"there is no formula {tree.formula!r}")
    with compiler.parameters(scope, {}):
        number = compiler.number(formulas[tree.formula], scope)
    person = part(tree, "who")
    if person in {None, "you"}:
        return number
    who = compiler.people(person, scope)
    return lambda state, running: sum(number(state, running._replace(you=each)) for each in who(state, running))


def _marker(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Number:
    marker = compiler.game.marker(tree.marker)
    attribute = marker.attribute
    shown = compiler.module.attribute(attribute)
    if not (marker.owned or marker.piles or marker.on_spaces):
        return compiler.expression(f"{shown}[0]")
    return compiler.expression(_total(compiler, shown, marker_places(compiler, tree, scope)))


def _players(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Number:
    if tree.players in EVERYBODY and not compiler.says("lose_game"):
        return compiler.number(compiler.game.num_players, scope)
    players = compiler.module.source(compiler.people(tree.players, scope))
    return compiler.expression("(1 if you >= 0 else 0)" if players == YOU else f"len({players})")


def _table(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Number:
    rows = compiler.game.tables[tree.table]
    places = [compiler.number(each, scope) for each in as_tuple(tree.at)]

    def entry(state: S, running: Running) -> int:
        found: Tree = rows
        for place in places:
            at = place(state, running)
            if not 0 <= at < len(found):
                return 0
            found = found[at]
        return int(found)

    return entry


def _sets(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Number:
    found, test = compiler.selector(tree.of, scope), set_test(compiler, tree.sets, scope)
    return lambda state, running: len(test.sets(state, running, found(state, running)))


def _largest(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Number:
    found, test = compiler.selector(tree.of, scope), set_test(compiler, tree.largest, scope)
    return lambda state, running: max(map(len, test.sets(state, running, found(state, running))), default=0)


def _unmatched_total(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Number:
    values, found = card_values(compiler, tree.unmatched, scope), compiler.selector(tree.of, scope)
    tests = [set_test(compiler, each, scope) for each in as_tuple(tree.sets)]

    def total(state: S, running: Running) -> int:
        pieces = found(state, running)
        return least_unmatched(pieces, values(state, running, pieces), sets_of_any(tests, state, running, pieces))

    return total


def _if(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Number:
    test = compiler.condition(tree.if_, scope)
    then, otherwise = compiler.number(tree.then, scope), compiler.number(part(tree, "otherwise") or 0, scope)
    sources = map(compiler.module.source, (then, test, otherwise))
    return compiler.expression("({} if {} else {})".format(*sources))


def _seat(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Number:
    who = compiler.people(tree.seat, scope)
    return lambda state, running: sum(player + 1 for player in who(state, running))


def _turn(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Number:
    return compiler.expression("state.turns")


def _distance(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Number:
    one, other = (compiler.selector(each, scope) for each in as_tuple(tree.distance))
    game = compiler.game

    def distance(state: S, running: Running) -> int:
        first, second = one(state, running), other(state, running)
        return game.distance(first[0], second[0]) if first and second else NO_WAY

    return distance


def _param(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Number:
    if tree.param not in scope.params:
        raise UnsupportedEffectError(f"there is no parameter {tree.param!r}")
    return compiler.number(scope.params[tree.param], scope)


def _difference(values: list[int]) -> int:
    return values[0] - sum(values[1:])


def _quotient(values: list[int]) -> int:
    return values[0] // values[1] if values[1] else 0


def _remainder(values: list[int]) -> int:
    return values[0] % values[1] if values[1] else 0


NUMBERS: dict[str, NumberForm] = {
    "counter": _counter,
    "count": _count,
    "each": _each,
    "stat": _of_pieces(sum, "stat"),
    "highest": _extreme(lambda values: max(values, default=0), "highest"),
    "lowest": _extreme(lambda values: min(values, default=0), "lowest"),
    "distinct": _of_pieces(lambda values: len(set(values)), "distinct"),
    "points": _points,
    "sum": _of_numbers(sum, "sum", "+"),
    "difference": _of_numbers(_difference, "difference", "-"),
    "product": _of_numbers(lambda values: reduce(mul, values, 1), "product", "*"),
    "quotient": _of_numbers(_quotient, "quotient"),
    "remainder": _of_numbers(_remainder, "remainder"),
    "larger": _of_numbers(max, "larger"),
    "smaller": _of_numbers(min, "smaller"),
    "formula": _formula,
    "value": _value,
    "marker": _marker,
    "players": _players,
    "table": _table,
    "unmatched": _unmatched_total,
    "if_": _if,
    "sets": _sets,
    "largest": _largest,
    "seat": _seat,
    "turn": _turn,
    "distance": _distance,
    "row": row_number,
    "column": column_number,
    "param": _param,
}
