"""Selectors: which pieces, and which spaces of boards, a tree speaks of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from cardpress_engines.described.board import Board
from cardpress_engines.described.compiler import CourseCompiler, CourseScope, Fits, Found, Number, S, SelectorForm
from cardpress_engines.described.printed_tests import PrintedTest, join_printed
from cardpress_engines.described.references import is_marker_of_bearer, marker_places, spaces_of
from cardpress_engines.described.trees import Node, as_tuple, part, walk
from cardpress_engines.kernel.compiler import UnsupportedEffectError
from cardpress_engines.kernel.interpreter import Players, Running, bind
from cardpress_engines.kernel.rules_data import Tree

FAR: Final = 99
"""A distance that no board has."""


def _things_bound(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Found:
    if is_marker_of_bearer(compiler, tree, scope):
        return compiler.selector(Node({"marker": tree.ref}), scope)
    slot = scope.named_slot(tree.ref)
    return lambda state, running: list(running.bindings[slot])


def _itself(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Found:
    return lambda state, running: [running.bearer]


def _param(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Found:
    if tree.param not in scope.params:
        raise UnsupportedEffectError(f"there is no parameter {tree.param!r}")
    return compiler.selector(scope.params[tree.param], scope)


def _things_marked(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Found:
    """The card or space a marker shows."""
    marker = compiler.game.marker(tree.marker)
    if marker.shows not in {"card", "space"}:
        raise UnsupportedEffectError(f"marker {tree.marker!r} shows neither a card nor a space")
    attribute, places = marker.attribute, marker_places(compiler, tree, scope)

    def shown(state: S, running: Running) -> list[int]:
        values = [state.amount(attribute, each) for each in places(state, running)]
        return [each for each in values if each >= 0]

    return shown


# ---- pieces


def _pick(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Found:
    name = part(tree, "name")
    return pieces(compiler, tree, scope, None if name is None else scope.slot_of("pieces", name))


def pieces(compiler: CourseCompiler, tree: Tree, scope: CourseScope, slot: int | None) -> Found:
    """The pieces a pick allows; `slot` is where the one that is tested is bound meanwhile."""
    places = _places(compiler, tree, scope)
    kinds = as_tuple(part(tree, "kind"))
    designs = compiler.game.pieces_of_kinds(kinds)
    tests = [compiler.test(each, scope) for each in as_tuple(part(tree, "where"))]
    if part(tree, "lane") is not None:
        tests.append(lane_test(compiler, tree.lane))
    if designs is not None:
        tests.insert(0, PrintedTest(designs))
    able = [compiler.test(each, scope) for each in as_tuple(part(tree, "if_able"))]
    if part(tree, "other"):
        tests.insert(0, lambda state, running, piece: piece != running.bearer)
    if slot is not None and not _speaks_of(compiler, tree, part(tree, "name")):
        slot = None
    narrow = _filter(tests, slot)
    prefer = [_filter([each], slot) for each in able]
    cut = _ends_of_pile(compiler, tree, scope)
    extreme = _extreme(compiler, part(tree, "extreme"))

    def found(state: S, running: Running) -> list[int]:
        some = narrow(state, running, places(state, running))
        for each in prefer:
            some = each(state, running, some) or some
        if extreme is not None:
            some = extreme(state, some)
        return some if cut is None else cut(state, running, some)

    if not tests and not prefer and cut is None and extreme is None:
        return places
    return found


def lane_test(compiler: CourseCompiler, lane: str | int) -> Fits:
    """Whether a piece is in a lane: of that number, the same as the bearer's, or another one.

    Lanes are seen by whoever owns the card that has a lane of its own: a counter of that name.
    """
    game = compiler.game
    counter = game.counter("lane")

    def lane_of(state: S, piece: int, viewer: int) -> int:
        pile = state.at[piece]
        if counter.counts_in(pile):
            return state.amount(counter.attribute, piece)
        if pile < game.layout.zone_count:
            return 0
        board, first = game.layout.board_of(pile)
        return board.column_for(pile - first, viewer, game.facing(viewer, board))

    if isinstance(lane, int):
        return lambda state, running, piece: lane_of(state, piece, running.you) == lane

    def same(state: S, running: Running, piece: int) -> bool:
        bearer = running.bearer
        viewer = next(
            (state.owner_of(each) for each in (bearer, piece) if counter.counts_in(state.at[each])), running.you
        )
        return lane_of(state, piece, viewer) == lane_of(state, bearer, viewer)

    return same if lane == "same" else lambda state, running, piece: not same(state, running, piece)


Narrow = Callable[[S, Running, list[int]], list[int]]


def _speaks_of(compiler: CourseCompiler, tree: Tree, name: str) -> bool:
    """Whether tests of a selector speak of what is tested by its name, or may do so in a body."""
    for node in walk((part(tree, "where"), part(tree, "if_able"))):
        if part(node, "ref") == name or part(node, "param") is not None:
            return True
        if part(node, "condition") in compiler.bodies:
            return True
    return False


def _filter(tests: Sequence[Fits], slot: int | None) -> Narrow:
    """Those that pass all tests."""
    if not tests:
        return lambda state, running, some: some
    if printed := join_printed("all", tests, 0):
        passing = printed.pieces
        return lambda state, running, some: [each for each in some if each in passing]
    at_once = join_printed("all", [test for test in tests if isinstance(test, PrintedTest)], 0)
    others = [test for test in tests if not isinstance(test, PrintedTest)]
    decided = None if at_once is None else at_once.pieces

    def narrow(state: S, running: Running, some: list[int]) -> list[int]:
        if decided is not None:
            some = [each for each in some if each in decided]
        for test in others:
            if not some:
                return some
            if slot is None:
                some = [each for each in some if test(state, running, each)]
            else:
                some = [each for each in some if test(state, bind(running, slot, each), each)]
        return some

    return narrow


def _ends_of_pile(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Narrow | None:
    """Only the top or bottom ones of a pile."""
    way = part(tree, "pick")
    if way not in {"top", "bottom"}:
        return None
    count = compiler.number(1 if part(tree, "count") is None else tree.count, scope)
    if way == "top":
        return lambda state, running, some: some[max(0, len(some) - count(state, running)) :]
    return lambda state, running, some: some[: count(state, running)]


def _extreme(compiler: CourseCompiler, tree: Tree) -> Callable[[S, list[int]], list[int]] | None:
    """Only those with the highest or lowest number."""
    if tree is None:
        return None
    stat, best = tree.stat, max if tree.rank == "highest" else min
    game = compiler.game

    def extreme(state: S, some: list[int]) -> list[int]:
        values = [game.stat(state, stat, piece) for piece in some]
        wanted = best(values, default=0)
        return [piece for piece, value in zip(some, values, strict=True) if value == wanted]

    return extreme


def _places(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Found:
    """All pieces where a pick looks for them."""
    among, on = part(tree, "among"), part(tree, "on")
    if among is not None:
        some, owned = compiler.selector(among, scope), _owned_by(compiler, tree, scope)
        if part(tree, "pick") == "rest":
            return _rest(compiler, among, scope)
        return lambda state, running: owned(state, running, some(state, running))
    if on is not None:
        spaces = spaces_of(compiler, on, scope)
        owned = _owned_by(compiler, tree, scope)
        return lambda state, running: owned(
            state, running, [piece for space in spaces(state, running) for piece in state.piles[space]]
        )
    names = as_tuple(part(tree, "zone")) or compiler.game.zones_in_play
    parts = [_zone(compiler, name, tree, scope) for name in names]
    if len(parts) == 1:
        return parts[0]
    return lambda state, running: [piece for each in parts for piece in each(state, running)]


def _rest(compiler: CourseCompiler, among: Tree, scope: CourseScope) -> Found:
    """What a name stands for without what was picked out of it since."""
    some, slots = compiler.selector(among, scope), tuple(scope.picked.get(part(among, "ref") or "", ()))

    def rest(state: S, running: Running) -> list[int]:
        picked = {piece for slot in slots for piece in running.bindings[slot]}
        return [piece for piece in some(state, running) if piece not in picked]

    return rest


def _zone(compiler: CourseCompiler, name: str, tree: Tree, scope: CourseScope) -> Found:
    """All pieces of one zone or board that belong to whom a pick says."""
    layout = compiler.game.layout
    if name in layout.boards:
        first, board = layout.first_space[name], layout.boards[name]
        last = first + len(board.ids)
        owned = _owned_by(compiler, tree, scope)
        return lambda state, running: owned(
            state, running, [piece for pile in state.piles[first:last] for piece in pile]
        )
    if name not in layout.zones:
        raise UnsupportedEffectError(f"there is no zone {name!r}")
    zone = layout.zones[name]
    pile = zone.first
    if name in layout.known:
        top, bottom = layout.known[name]
        return lambda state, running: [*state.piles[bottom], *state.piles[pile], *state.piles[top]]
    if not zone.owned:
        owned = _owned_by(compiler, tree, scope)
        return lambda state, running: owned(state, running, state.piles[pile][:])
    owner = part(tree, "owner")
    if owner is None:
        return lambda state, running: state.piles[pile + running.you][:]
    who = compiler.people(owner, scope)

    def of_owners(state: S, running: Running) -> list[int]:
        return [piece for player in who(state, running) for piece in state.piles[pile + player]]

    return of_owners


def _owned_by(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Narrow:
    """Those of some owners, where an owner is said."""
    owner = part(tree, "owner")
    if owner is None:
        return lambda state, running, some: some
    who: Players[S] = compiler.people(owner, scope)

    def owned(state: S, running: Running, some: list[int]) -> list[int]:
        players = who(state, running)
        return [piece for piece in some if state.owner_of(piece) in players]

    return owned


# ---- spaces


def _space(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Found:
    name = part(tree, "name")
    return spaces(compiler, tree, scope, None if name is None else scope.slot_of("spaces", name))


def spaces(compiler: CourseCompiler, tree: Tree, scope: CourseScope, slot: int | None) -> Found:
    """The spaces a selector allows."""
    board = compiler.game.board(part(tree, "board") or part(tree, "zone"))
    first = compiler.game.layout.first_space[board.name]
    origin = part(tree, "source")
    every = list(range(first, first + len(board.ids)))
    reach: Found = (
        (lambda state, running: every) if origin is None else _reach(compiler, tree, scope, board, first)
    )
    outer = scope.params
    if slot is not None and not _speaks_of(compiler, tree, part(tree, "name")):
        slot = None
    scope.params = {**outer, "from": origin}  # so that a test of the way knows from where
    narrow = _filter([compiler.test(each, scope) for each in as_tuple(part(tree, "where"))], slot)
    scope.params = outer
    return lambda state, running: narrow(state, running, reach(state, running))


def _distance(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> tuple[Number, bool]:
    """How far a step goes, and whether it may be shorter."""
    distance = part(tree, "distance")
    if distance is None:
        return compiler.number(1, scope), False
    if distance == "any":
        return compiler.number(FAR, scope), True
    if not isinstance(distance, int) and part(distance, "at_most") is not None:
        return compiler.number(distance.at_most, scope), True
    return compiler.number(distance, scope), False


def _reach(compiler: CourseCompiler, tree: Tree, scope: CourseScope, board: Board, first: int) -> Found:
    """The spaces that lie in some directions from another."""
    origin = spaces_of(compiler, tree.source, scope)
    ways = as_tuple(part(tree, "way")) or ("any",)
    far, shorter = _distance(compiler, tree, scope)
    clear = bool(part(tree, "clear"))
    if board.shape == "graph":
        return _reach_on_graph(board, first, origin, far, shorter=shorter)

    if part(tree, "beyond") is not None:
        return _spaces_beyond(compiler, tree, scope, board, first)
    through = part(tree, "through")
    if through is not None:
        return _spaces_through(compiler, tree, scope, board, first)

    def reach(state: S, running: Running) -> list[int]:
        facing = state.game.facing(running.you, board)
        most, found = far(state, running), []
        for start in origin(state, running):
            for way in ways:
                for line in board.lines(start - first, way, facing, most):
                    ray = [first + each for each in line]
                    if clear:
                        ray = until_blocked(state, ray)
                    found += ray if shorter else ray[most - 1 :]
        return sorted(set(found))

    return reach


def _spaces_beyond(compiler: CourseCompiler, tree: Tree, scope: CourseScope, board: Board, first: int) -> Found:
    """The spaces straight behind another one, seen from where the selector starts."""
    origin, others = spaces_of(compiler, tree.source, scope), spaces_of(compiler, tree.beyond, scope)
    far, shorter = _distance(compiler, tree, scope)

    def spaces_behind(state: S, running: Running) -> list[int]:
        most, found = far(state, running), set[int]()
        for start in origin(state, running):
            for other in others(state, running):
                for step in board.steps("any", 1):
                    if other - first in board.ray(start - first, step, FAR):
                        line = board.ray(other - first, step, most)
                        found.update(first + each for each in (line if shorter else line[most - 1 :]))
        return sorted(found)

    return spaces_behind


def _spaces_through(compiler: CourseCompiler, tree: Tree, scope: CourseScope, board: Board, first: int) -> Found:
    """The spaces of each line that pass `through` one after the other, if the space behind them passes `until`."""
    origin, ways = spaces_of(compiler, tree.source, scope), as_tuple(part(tree, "way")) or ("any",)
    through = [compiler.test(each, scope) for each in as_tuple(tree.through)]
    until = [compiler.test(each, scope) for each in as_tuple(part(tree, "until"))]

    def spaces_between(state: S, running: Running) -> list[int]:
        facing, found = state.game.facing(running.you, board), set[int]()
        for start in origin(state, running):
            for way in ways:
                for line in board.lines(start - first, way, facing, FAR):
                    between: list[int] = []
                    for space in line:
                        if not all(test(state, running, first + space) for test in through):
                            if all(test(state, running, first + space) for test in until):
                                found.update(between)
                            break
                        between.append(first + space)
        return sorted(found)

    return spaces_between


def _reach_on_graph(board: Board, first: int, origin: Found, far: Number, *, shorter: bool) -> Found:
    def reach(state: S, running: Running) -> list[int]:
        most, found = far(state, running), set[int]()
        for start in origin(state, running):
            edge, seen = {start - first}, {start - first}
            for away in range(most):
                edge = {other for each in edge for other in board.neighbours(each)} - seen
                seen |= edge
                if not edge:
                    break
                if shorter or away == most - 1:
                    found |= edge
        return sorted(first + each for each in found)

    return reach


def until_blocked(state: S, ray: Sequence[int]) -> list[int]:
    """The spaces of a line up to the first on which something stands, that one included."""
    found: list[int] = []
    for space in ray:
        found.append(space)
        if state.piles[space]:
            break
    return found


SELECTORS: dict[str, SelectorForm] = {
    "ref": _things_bound,
    "it": _itself,
    "param": _param,
    "marker": _things_marked,
    "space": _space,
    "pick": _pick,
}
