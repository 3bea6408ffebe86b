"""Conditions: what holds on the table, for players and for cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardpress_engines.described.board import Board
from cardpress_engines.described.compiler import Ask, CourseCompiler, S
from cardpress_engines.described.compiler import CourseScope as Scope
from cardpress_engines.described.expressions.comparisons import comparison
from cardpress_engines.described.expressions.people import is_choice
from cardpress_engines.described.expressions.references import marker_places, spaces_of, things_shown
from cardpress_engines.described.expressions.sets import set_test
from cardpress_engines.described.generated.source_expressions import YOU, as_you
from cardpress_engines.described.generated.source_search import existence, number_of
from cardpress_engines.described.trees import as_tuple, part
from cardpress_engines.kernel.compiler import UnsupportedEffectError
from cardpress_engines.kernel.interpreter import Players, Running, Test
from cardpress_engines.kernel.rules_data import Tree

C = CourseCompiler


def _number(compiler: C, tree: Tree, scope: Scope) -> Test[S]:
    value = compiler.module.source(compiler.number(tree.of, scope))
    stat = compiler.game.stat_of_value(tree.of, scope.stats)
    return compiler.expression(comparison(compiler, tree, stat, scope, value))


def _has(compiler: C, tree: Tree, scope: Scope) -> Test[S]:
    counter = compiler.game.counter(tree.resource)
    who, attribute = compiler.people(part(tree, "who"), scope), counter.attribute
    module = compiler.module
    values = module.attribute(attribute)
    bounds = [
        f"{values}[one] {sign} {module.source(compiler.number(part(tree, bound), scope))}"
        for bound, sign in (("at_least", ">="), ("at_most", "<="))
        if part(tree, bound) is not None
    ]
    test = " and ".join(bounds) or "True"
    players = "(0,)" if counter.shared else module.source(who)
    lines = [f"for one in {players}:", f"    if {test}:", "        return True", "return False"]
    return compiler.expression(module.helper(lines, ["one"], players))


def _more(compiler: C, tree: Tree, scope: Scope) -> Test[S]:
    attribute = compiler.game.counter(tree.resource).attribute
    who, than = compiler.people(tree.who, scope), compiler.people(tree.than, scope)
    join = any if is_choice(tree.who) or is_choice(tree.than) else all
    return lambda state, running: join(
        state.amount(attribute, one) > state.amount(attribute, other)
        for one in who(state, running)
        for other in than(state, running)
    )


def _exists(compiler: C, tree: Tree, scope: Scope) -> Test[S]:
    module, found, least = compiler.module, compiler.selector(tree.what, scope), part(tree, "at_least")
    if least is None or least == 1:
        return compiler.expression(f"({'not ' if least is None else ''}{existence(module, found)})")
    return compiler.expression(f"({number_of(module, found)} >= {module.source(compiler.number(least, scope))})")


def _is(compiler: C, tree: Tree, scope: Scope) -> Test[S]:
    found = compiler.module.source(compiler.selector(tree.what, scope))
    pieces = compiler.game.pieces_of_kinds(as_tuple(tree.kind)) or frozenset()
    return compiler.expression(f"(not {compiler.module.value(pieces)}.isdisjoint({found}))")


def _combine(join: str) -> Ask:
    def build(compiler: C, tree: Tree, scope: Scope) -> Test[S]:
        neutral, decisive = ("True", "False") if join == "and" else ("False", "True")
        tests = [compiler.module.source(compiler.condition(each, scope)) for each in as_tuple(tree.of)]
        tests = [test for test in tests if test != neutral]
        if decisive in tests:  # such as a variant that is not played
            return compiler.expression(decisive)
        return compiler.expression(f"({f' {join} '.join(tests)})" if tests else neutral)

    return build


def _not(compiler: C, tree: Tree, scope: Scope) -> Test[S]:
    return compiler.expression(f"(not {compiler.module.source(compiler.condition(tree.of, scope))})")


def _same(compiler: C, tree: Tree, scope: Scope) -> Test[S]:
    column, found = compiler.game.piece_column(tree.stat), compiler.selector(tree.of, scope)
    return lambda state, running: len({column[piece] for piece in found(state, running)}) == 1


def _forms(compiler: C, tree: Tree, scope: Scope) -> Test[S]:
    found, test = compiler.selector(tree.of, scope), set_test(compiler, tree.set, scope)
    return lambda state, running: test.holds(state, running, found(state, running))


def _player(compiler: C, tree: Tree, scope: Scope) -> Test[S]:
    who, other = compiler.people(tree.who, scope), compiler.people(tree.is_, scope)
    one, another = map(compiler.module.source, (who, other))
    return compiler.expression(f"({{*{one}}} == {{*{another}}})")


def holds_for(compiler: C, who: Players[S], test: str, *, every: bool) -> str:
    """The source of whether something holds for all of some players, or for one, as `you`."""
    among = compiler.module.source(who)
    lines = [
        f"for you in {among}:",
        *as_you(test),
        f"    if {'not ' * every}{test}:",
        f"        return {not every}",
    ]
    return compiler.module.helper([*lines, f"return {every}"], ["you"], among)


def _held_by(*, every: bool) -> Ask:
    """Whether something holds for every player meant, or for some of them."""

    def build(compiler: C, tree: Tree, scope: Scope) -> Test[S]:
        who, test = compiler.people(tree.who, scope), compiler.condition(tree.holds, scope)
        return compiler.expression(holds_for(compiler, who, compiler.module.source(test), every=every))

    return build


def _can(compiler: C, tree: Tree, scope: Scope) -> Test[S]:
    who, actions = compiler.people(part(tree, "who"), scope), as_tuple(tree.action)
    unknown = [action for action in actions if action not in compiler.can_take]
    if unknown:
        raise UnsupportedEffectError(f"there is no action {unknown[0]!r}")
    test = f"({' or '.join(compiler.can_take[action] for action in actions)})"
    if compiler.module.source(who) == YOU:
        return compiler.expression(f"(you >= 0 and {test})")
    return compiler.expression(holds_for(compiler, who, test, every=False))


def _unset(compiler: C, tree: Tree, scope: Scope) -> Test[S]:
    marker = compiler.game.marker(tree.marker)
    places, attribute = marker_places(compiler, tree, scope), marker.attribute
    return compiler.expression(f"(not {things_shown(compiler, attribute, places)})")


def _in_variant(compiler: C, tree: Tree, scope: Scope) -> Test[S]:
    """Whether a variant is played: known before anybody plays."""
    return compiler.expression(str(tree.is_ in compiler.game.variants))


def _usable(compiler: C, tree: Tree, scope: Scope) -> Test[S]:
    """Whether something offers you what you can do now."""
    found, game = compiler.selector(tree.what, scope), compiler.game
    source = compiler.module.source(found)
    usable, can_use = compiler.module.value(game.usable), compiler.module.value(game.can_use)
    lines = [f"for one in {source}:", f"    if one in {usable} and {can_use}(state, one, you):"]
    lines += ["        return True", "return False"]
    return compiler.expression(compiler.module.helper(lines, ["one"], source))


def _field_is(compiler: C, tree: Tree, scope: Scope) -> Test[S]:
    """Whether a field of an own word says this: known before anybody plays."""
    holds = scope.params.get(tree.of) in as_tuple(tree.is_)
    return compiler.expression(str(bool(holds)))


def _has_left(compiler: C, tree: Tree, scope: Scope) -> Test[S]:
    who = compiler.people(part(tree, "who"), scope)
    return compiler.expression(holds_for(compiler, who, "state.left[you]", every=True))


def _stands_on(compiler: C, tree: Tree, scope: Scope) -> Test[S]:
    what, on = spaces_of(compiler, tree.what, scope), spaces_of(compiler, tree.on, scope)
    return lambda state, running: bool(set(what(state, running)) & set(on(state, running)))


def _own_spaces(compiler: C, tree: Tree, scope: Scope, board: Board) -> Callable[[S, Running], set[int]]:
    """The spaces of a board where pieces of a player stand, numbered on the board."""
    first = compiler.game.layout.first_space[board.name]
    who = compiler.people(part(tree, "owner"), scope)
    pieces = compiler.game.pieces_of_kinds(as_tuple(part(tree, "kind")))
    module, last = compiler.module, first + len(board.ids)
    tests = ["state.owner_of(one) in players", *([] if pieces is None else [f"one in {module.value(pieces)}"])]
    loops = f"for space, pile in enumerate(state.piles[{first}:{last}]) for one in pile"
    lines = [f"players = {module.source(who)}", f"return {{space {loops} if {' and '.join(tests)}}}"]
    return compiler.expression(module.helper(lines, ["one"]))


def _line(compiler: C, tree: Tree, scope: Scope) -> Test[S]:
    board = compiler.game.board(part(tree, "board"))
    own, length = _own_spaces(compiler, tree, scope, board), compiler.number(tree.length, scope)
    through = None if part(tree, "through") is None else spaces_of(compiler, tree.through, scope)
    first = compiler.game.layout.first_space[board.name]

    def stands(state: S, running: Running) -> bool:
        spaces, wanted = own(state, running), length(state, running)
        if len(spaces) < wanted:
            return False
        mask = sum([1 << space for space in spaces])
        must = 0 if through is None else sum([1 << space - first for space in through(state, running)])
        return any(mask & line == line and must & line == must for line in board.row_masks(wanted))

    return stands


def _connects(compiler: C, tree: Tree, scope: Scope) -> Test[S]:
    board = compiler.game.board(part(tree, "board"))
    own = _own_spaces(compiler, tree, scope, board)
    one, other = (board.regions[each] for each in tree.regions)

    def connects(state: S, running: Running) -> bool:
        spaces = own(state, running)
        edge = reached = spaces & one
        while edge:
            if edge & other:
                return True
            edge = {each for space in edge for each in board.neighbours(space)} & spaces - reached
            reached = reached | edge
        return False

    return connects


CONDITIONS: Final[dict[str, Ask]] = {
    "number": _number,
    "has": _has,
    "more": _more,
    "exists": _exists,
    "is": _is,
    "all_of": _combine("and"),
    "any_of": _combine("or"),
    "not": _not,
    "same": _same,
    "forms": _forms,
    "player": _player,
    "every": _held_by(every=True),
    "some": _held_by(every=False),
    "can": _can,
    "unset": _unset,
    "variant": _in_variant,
    "usable": _usable,
    "said": _field_is,
    "left": _has_left,
    "standing": _stands_on,
    "line": _line,
    "connects": _connects,
}
