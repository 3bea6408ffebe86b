"""Conditions: what holds on the table, for players and for cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from cardpress_engines.described.board import Board
from cardpress_engines.described.compiler import COMPARE, Ask, CourseCompiler, S, bounds_of
from cardpress_engines.described.compiler import CourseScope as Scope
from cardpress_engines.described.people import is_choice
from cardpress_engines.described.references import marker_places, spaces_of
from cardpress_engines.described.sets import set_test
from cardpress_engines.described.trees import as_tuple, part
from cardpress_engines.kernel.compiler import UnsupportedEffectError
from cardpress_engines.kernel.interpreter import Running, Test
from cardpress_engines.kernel.rules_data import Tree

C = CourseCompiler


def _number(compiler: C, tree: Tree, scope: Scope) -> Test[S]:
    value = compiler.number(tree.of, scope)
    stat = compiler.game.stat_of_value(tree.of, scope.stats)
    bounds = [(COMPARE[bound], number) for bound, number in bounds_of(compiler, tree, stat, scope)]
    if not bounds:
        raise UnsupportedEffectError("a comparison needs is, not, at_least or at_most")
    if len(bounds) == 1:
        fits, number = bounds[0]
        return lambda state, running: fits(value(state, running), number(state, running))
    return lambda state, running: all(fits(value(state, running), each(state, running)) for fits, each in bounds)


def _has(compiler: C, tree: Tree, scope: Scope) -> Test[S]:
    counter = compiler.game.counter(tree.resource)
    who, attribute = compiler.people(part(tree, "who"), scope), counter.attribute
    least, most = part(tree, "at_least"), part(tree, "at_most")
    low = compiler.number(least, scope) if least is not None else None
    high = compiler.number(most, scope) if most is not None else None

    def has(state: S, running: Running) -> bool:
        players = (0,) if counter.shared else who(state, running)
        return any(
            (low is None or state.amount(attribute, each) >= low(state, running))
            and (high is None or state.amount(attribute, each) <= high(state, running))
            for each in players
        )

    return has


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
    found, least = compiler.selector(tree.what, scope), part(tree, "at_least")
    if least is None:
        return lambda state, running: not found(state, running)
    number = compiler.number(least, scope)
    return lambda state, running: len(found(state, running)) >= number(state, running)


def _is(compiler: C, tree: Tree, scope: Scope) -> Test[S]:
    found, pieces = (
        compiler.selector(tree.what, scope),
        compiler.game.pieces_of_kinds(as_tuple(tree.kind)) or frozenset(),
    )
    return lambda state, running: any(piece in pieces for piece in found(state, running))


def _combine(join: Callable[[Iterable[bool]], bool]) -> Ask:
    def build(compiler: C, tree: Tree, scope: Scope) -> Test[S]:
        tests = [compiler.condition(each, scope) for each in as_tuple(tree.of)]
        return lambda state, running: join(test(state, running) for test in tests)

    return build


def _not(compiler: C, tree: Tree, scope: Scope) -> Test[S]:
    test = compiler.condition(tree.of, scope)
    return lambda state, running: not test(state, running)


def _same(compiler: C, tree: Tree, scope: Scope) -> Test[S]:
    column, found = compiler.game.piece_column(tree.stat), compiler.selector(tree.of, scope)
    return lambda state, running: len({column[piece] for piece in found(state, running)}) == 1


def _forms(compiler: C, tree: Tree, scope: Scope) -> Test[S]:
    found, test = compiler.selector(tree.of, scope), set_test(compiler, tree.set, scope)
    return lambda state, running: test.holds(state, running, found(state, running))


def _player(compiler: C, tree: Tree, scope: Scope) -> Test[S]:
    who, other = compiler.people(tree.who, scope), compiler.people(tree.is_, scope)
    return lambda state, running: set(who(state, running)) == set(other(state, running))


def _held_by(join: Callable[[Iterable[bool]], bool]) -> Ask:
    """Whether something holds for every player meant, or for some of them."""

    def build(compiler: C, tree: Tree, scope: Scope) -> Test[S]:
        who, test = compiler.people(tree.who, scope), compiler.condition(tree.holds, scope)
        return lambda state, running: join(test(state, running._replace(you=each)) for each in who(state, running))

    return build


def _can(compiler: C, tree: Tree, scope: Scope) -> Test[S]:
    who, actions, game = compiler.people(part(tree, "who"), scope), as_tuple(tree.action), compiler.game
    return lambda state, running: any(
        game.can_act(state, action, each) for each in who(state, running) for action in actions
    )


def _unset(compiler: C, tree: Tree, scope: Scope) -> Test[S]:
    marker = compiler.game.marker(tree.marker)
    places, attribute = marker_places(compiler, tree, scope), marker.attribute
    return lambda state, running: all(state.amount(attribute, each) < 0 for each in places(state, running))


def _usable(compiler: C, tree: Tree, scope: Scope) -> Test[S]:
    """Whether something offers you what you can do now."""
    found, game = compiler.selector(tree.what, scope), compiler.game
    return lambda state, running: any(game.can_use(state, each, running.you) for each in found(state, running))


def _field_is(compiler: C, tree: Tree, scope: Scope) -> Test[S]:
    """Whether a field of an own word says this: known before anybody plays."""
    holds = scope.params.get(tree.field) in as_tuple(tree.is_)
    return lambda state, running: holds


def _has_left(compiler: C, tree: Tree, scope: Scope) -> Test[S]:
    who = compiler.people(part(tree, "who"), scope)
    return lambda state, running: all(state.left[each] for each in who(state, running))


def _stands_on(compiler: C, tree: Tree, scope: Scope) -> Test[S]:
    what, on = spaces_of(compiler, tree.what, scope), spaces_of(compiler, tree.on, scope)
    return lambda state, running: bool(set(what(state, running)) & set(on(state, running)))


def _own_spaces(compiler: C, tree: Tree, scope: Scope, board: Board) -> Callable[[S, Running], set[int]]:
    """The spaces of a board where pieces of a player stand, numbered on the board."""
    first = compiler.game.layout.first_space[board.name]
    who = compiler.people(part(tree, "owner"), scope)
    pieces = compiler.game.pieces_of_kinds(as_tuple(part(tree, "kind")))
    count = len(board.ids)

    def own(state: S, running: Running) -> set[int]:
        players = who(state, running)
        return {
            space
            for space in range(count)
            for piece in state.piles[first + space]
            if state.owner_of(piece) in players and (pieces is None or piece in pieces)
        }

    return own


def _line(compiler: C, tree: Tree, scope: Scope) -> Test[S]:
    board = compiler.game.board(part(tree, "board"))
    own, length = _own_spaces(compiler, tree, scope, board), compiler.number(tree.length, scope)

    def stands(state: S, running: Running) -> bool:
        spaces, wanted = own(state, running), length(state, running)
        return len(spaces) >= wanted and any(line <= spaces for line in board.rows_of(wanted))

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
    "all_of": _combine(all),
    "any_of": _combine(any),
    "not": _not,
    "same": _same,
    "forms": _forms,
    "player": _player,
    "every": _held_by(all),
    "some": _held_by(any),
    "can": _can,
    "unset": _unset,
    "usable": _usable,
    "said": _field_is,
    "left": _has_left,
    "standing": _stands_on,
    "line": _line,
    "connects": _connects,
}
