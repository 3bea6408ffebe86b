"""Selectors: which pieces, and which spaces of boards, a tree speaks of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from cardpress_engines.described.board import Board
from cardpress_engines.described.compiler import CourseCompiler, CourseScope, Fits, Found, Number, S, SelectorForm
from cardpress_engines.described.printed_tests import PrintedTest, join_printed
from cardpress_engines.described.reach import ReachTable, reached
from cardpress_engines.described.references import is_marker_of_bearer, marker_places, spaces_of, things_shown
from cardpress_engines.described.trees import Node, as_tuple, part, walk
from cardpress_engines.described.written import YOU, WrittenTest, bound_lines, names_in
from cardpress_engines.described.written_search import WrittenSearch
from cardpress_engines.kernel.compiler import UnsupportedEffectError
from cardpress_engines.kernel.interpreter import Running
from cardpress_engines.kernel.rules_data import Tree

FAR: Final = 99
"""A distance that no board has."""


def _things_bound(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Found:
    if is_marker_of_bearer(compiler, tree, scope):
        return compiler.selector(Node({"marker": tree.ref}), scope)
    slot = scope.named_slot(tree.ref)
    return compiler.written(f"s{slot}")


def _itself(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Found:
    return compiler.written("(bearer,)")


def _param(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Found:
    if tree.param not in scope.params:
        raise UnsupportedEffectError(f"there is no parameter {tree.param!r}")
    return compiler.selector(scope.params[tree.param], scope)


def _things_marked(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Found:
    """The card or space a marker shows."""
    marker = compiler.game.marker(tree.marker)
    if marker.shows not in {"card", "space"}:
        raise UnsupportedEffectError(f"marker {tree.marker!r} shows neither a card nor a space")
    return compiler.written(things_shown(compiler, marker.attribute, marker_places(compiler, tree, scope)))


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
        tests.insert(0, PrintedTest(compiler.shelf, designs))
    able = [compiler.test(each, scope) for each in as_tuple(part(tree, "if_able"))]
    if part(tree, "other"):
        tests.insert(0, WrittenTest(compiler.shelf, "one != bearer"))
    if slot is not None and not _speaks_of(compiler, tree, part(tree, "name")):
        slot = None
    found = _narrow(compiler, places, tests, slot)
    for each in able:
        some = compiler.shelf.source(found)
        narrowed = compiler.shelf.source(_narrow(compiler, compiler.written("some"), [each], slot))
        lines = [f"some = {some}", f"return {narrowed} or some"]
        found = compiler.written(compiler.shelf.helper(lines, ["some"], some))
    extreme = _extreme(compiler, part(tree, "extreme"))
    if extreme is not None:
        shelf = compiler.shelf
        found = compiler.written(f"{shelf.value(extreme)}(state, {shelf.source(found)})")
    return _ends_of_pile(compiler, tree, scope, found)


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


def _speaks_of(compiler: CourseCompiler, tree: Tree, name: str) -> bool:
    """Whether tests of a selector speak of what is tested by its name, or may do so in a body."""
    for node in walk((part(tree, "where"), part(tree, "if_able"))):
        if part(node, "ref") == name or part(node, "param") is not None:
            return True
        if part(node, "condition") in compiler.bodies:
            return True
    return False


def _narrow(compiler: CourseCompiler, some: Found, tests: Sequence[Fits], slot: int | None) -> Found:
    """Those that pass all tests; each is bound to the slot while it is tested, if there is one."""
    if not tests:
        return some
    shelf = compiler.shelf
    printed = join_printed(compiler, "all", [test for test in tests if isinstance(test, PrintedTest)])
    others = [test for test in tests if not isinstance(test, PrintedTest)]
    sources = [shelf.test_source(test) for test in ([printed, *others] if printed else others)]
    if slot is None or "running" not in names_in(" ".join(sources)):
        return WrittenSearch.among(shelf, some).narrowed(*sources, bound=slot)
    over, test = shelf.source(some), " and ".join(sources)
    bound = [f"    {line}" for line in bound_lines(slot, "one", test)]
    lines = ["found = []", f"for one in {over}:", *bound, f"    if {test}:", "        found.append(one)"]
    return compiler.written(shelf.helper([*lines, "return found"], ["one", f"s{slot}"], over))


def _ends_of_pile(compiler: CourseCompiler, tree: Tree, scope: CourseScope, found: Found) -> Found:
    """Only the top or bottom ones of a pile, where they are meant."""
    way, shelf = part(tree, "pick"), compiler.shelf
    if way not in {"top", "bottom"}:
        return found
    some = shelf.source(found)
    count = shelf.source(compiler.number(1 if part(tree, "count") is None else tree.count, scope))
    if way == "bottom":
        return compiler.written(f"{some}[: {count}]")
    lines = [f"some = {some}", f"return some[max(0, len(some) - {count}) :]"]
    return compiler.written(shelf.helper(lines, ["some"]))


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
    """All pieces where a pick looks for them; a pile itself, where it is all of one."""
    among, on = part(tree, "among"), part(tree, "on")
    if among is not None:
        if part(tree, "pick") == "rest":
            return _rest(compiler, among, scope)
        return _owned_by(compiler, tree, scope, compiler.selector(among, scope))
    if on is not None:
        spaces = compiler.shelf.source(spaces_of(compiler, on, scope))
        loops = [f"for space in {spaces}", "for one in state.piles[space]"]
        return _owned_by(compiler, tree, scope, WrittenSearch(compiler.shelf, loops, ()))
    names = as_tuple(part(tree, "zone")) or compiler.game.zones_in_play
    parts = [_zone(compiler, name, tree, scope) for name in names]
    if len(parts) == 1:
        return parts[0]
    return compiler.written(f"[{', '.join(f'*{compiler.shelf.source(each)}' for each in parts)}]")


def _rest(compiler: CourseCompiler, among: Tree, scope: CourseScope) -> Found:
    """What a name stands for without what was picked out of it since."""
    some, slots = compiler.selector(among, scope), tuple(scope.picked.get(part(among, "ref") or "", ()))
    others = WrittenTest(compiler.shelf, " and ".join(f"one not in s{slot}" for slot in slots))
    return _narrow(compiler, some, [others] if slots else [], None)


def _zone(compiler: CourseCompiler, name: str, tree: Tree, scope: CourseScope) -> Found:
    """All pieces of one zone or board that belong to whom a pick says."""
    layout, shelf = compiler.game.layout, compiler.shelf
    if name in layout.boards:
        first, board = layout.first_space[name], layout.boards[name]
        piles = [str(first + each) for each in range(len(board.ids))]
        return _owned_by(compiler, tree, scope, WrittenSearch.in_piles(shelf, piles))
    if name not in layout.zones:
        raise UnsupportedEffectError(f"there is no zone {name!r}")
    zone = layout.zones[name]
    pile = zone.first
    if name in layout.known:
        top, bottom = layout.known[name]
        return WrittenSearch.in_piles(shelf, [str(bottom), str(pile), str(top)])
    if not zone.owned:
        return _owned_by(compiler, tree, scope, WrittenSearch.in_piles(shelf, [str(pile)]))
    owner = part(tree, "owner")
    if owner is None:
        return WrittenSearch.in_piles(shelf, [f"{pile} + you"])
    players = shelf.source(compiler.people(owner, scope))
    if players == YOU:
        return compiler.written(f"(state.piles[{pile} + you] if you >= 0 else [])")
    return WrittenSearch(shelf, [f"for player in {players}", f"for one in state.piles[{pile} + player]"], ())


def _owned_by(compiler: CourseCompiler, tree: Tree, scope: CourseScope, found: Found) -> Found:
    """Those of some owners, where an owner is said."""
    owner = part(tree, "owner")
    if owner is None:
        return found
    players = compiler.shelf.source(compiler.people(owner, scope))
    search = WrittenSearch.among(compiler.shelf, found)
    return search.narrowed("state.owner_of(one) in players", given=f"for players in [{players}]")


# ---- spaces


def _space(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Found:
    name = part(tree, "name")
    return spaces(compiler, tree, scope, None if name is None else scope.slot_of("spaces", name))


def spaces(compiler: CourseCompiler, tree: Tree, scope: CourseScope, slot: int | None) -> Found:
    """The spaces a selector allows."""
    board = compiler.game.board(part(tree, "board") or part(tree, "zone"))
    first = compiler.game.layout.first_space[board.name]
    origin = part(tree, "source")
    every = compiler.written(compiler.shelf.value(tuple(range(first, first + len(board.ids)))))
    reach: Found = every if origin is None else _reach(compiler, tree, scope, board, first)
    outer = scope.params
    if slot is not None and not _speaks_of(compiler, tree, part(tree, "name")):
        slot = None
    scope.params = {**outer, "from": origin}  # so that a test of the way knows from where
    tests = [compiler.test(each, scope) for each in as_tuple(part(tree, "where"))]
    scope.params = outer
    return _narrow(compiler, reach, tests, slot)


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
    most = compiler.shelf.source(far)
    if most.isdigit() and not clear and part(tree, "beyond") is None and part(tree, "through") is None:
        return _reach_by_table(compiler, board, first, origin, ways, int(most), shorter=shorter)
    if board.shape == "graph":
        return _reach_on_graph(board, first, origin, far, shorter=shorter)
    if part(tree, "beyond") is not None:
        return _spaces_beyond(compiler, tree, scope, board, first)
    if part(tree, "through") is not None:
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


def _reach_by_table(  # noqa: PLR0913, PLR0917 on which board, from where, in which directions, how far
    compiler: CourseCompiler,
    board: Board,
    first: int,
    origin: Found,
    ways: Sequence[str],
    most: int,
    *,
    shorter: bool,
) -> Found:
    """The spaces in some directions, as nothing that stands there changes them."""
    facing = compiler.game.facing

    def spaces_from(player: int, start: int) -> Sequence[int]:
        if board.shape == "graph":
            return [first + each for each in spaces_around(board, start - first, most, shorter=shorter)]
        lines = [line for way in ways for line in board.lines(start - first, way, facing(player, board), most)]
        return [first + each for line in lines for each in (line if shorter else line[most - 1 :])]

    shelf, table = compiler.shelf, ReachTable(spaces_from)
    return compiler.written(f"{shelf.value(reached)}({shelf.value(table)}, you, {shelf.source(origin)})")


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
            found |= spaces_around(board, start - first, most, shorter=shorter)
        return sorted(first + each for each in found)

    return reach


def spaces_around(board: Board, start: int, most: int, *, shorter: bool) -> set[int]:
    """The spaces so many steps from one on a graph, or up to so many."""
    edge, seen, found = {start}, {start}, set[int]()
    for away in range(most):
        edge = {other for each in edge for other in board.neighbours(each)} - seen
        seen |= edge
        if not edge:
            break
        if shorter or away == most - 1:
            found |= edge
    return found


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
