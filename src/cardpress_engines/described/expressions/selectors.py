"""Selectors: which pieces a tree speaks of; those of spaces are in `space_selectors.py`."""

from __future__ import annotations

from collections.abc import Callable

from cardpress_engines.described.compiler import CourseCompiler, CourseScope, Fits, Found, S, SelectorForm
from cardpress_engines.described.expressions.narrowing import narrow, speaks_of
from cardpress_engines.described.expressions.printed_tests import PrintedTest
from cardpress_engines.described.expressions.references import (
    is_marker_of_bearer,
    marker_places,
    spaces_of,
    things_shown,
)
from cardpress_engines.described.expressions.space_selectors import spaces_named
from cardpress_engines.described.generated.source_expressions import YOU, SourceTest
from cardpress_engines.described.generated.source_search import SourceSearch
from cardpress_engines.described.trees import Node, as_tuple, part
from cardpress_engines.kernel.compiler import UnsupportedEffectError
from cardpress_engines.kernel.interpreter import Running
from cardpress_engines.kernel.rules_data import Tree


def _things_bound(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Found:
    if is_marker_of_bearer(compiler, tree, scope):
        return compiler.selector(Node({"marker": tree.ref}), scope)
    slot = scope.named_slot(tree.ref)
    return compiler.expression(f"s{slot}")


def _itself(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Found:
    return compiler.expression("(bearer,)")


def _param(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Found:
    if tree.param not in scope.params:
        raise UnsupportedEffectError(f"there is no parameter {tree.param!r}")
    return compiler.selector(scope.params[tree.param], scope)


def _things_marked(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Found:
    """The card or space a marker shows."""
    marker = compiler.game.marker(tree.marker)
    if marker.shows not in {"card", "space"}:
        raise UnsupportedEffectError(f"marker {tree.marker!r} shows neither a card nor a space")
    return compiler.expression(things_shown(compiler, marker.attribute, marker_places(compiler, tree, scope)))


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
        tests.insert(0, PrintedTest(compiler.module, designs))
    able = [compiler.test(each, scope) for each in as_tuple(part(tree, "if_able"))]
    if part(tree, "other"):
        tests.insert(0, SourceTest(compiler.module, "one != bearer"))
    if slot is not None and not speaks_of(compiler, tree, part(tree, "name")):
        slot = None
    found = narrow(compiler, places, tests, slot)
    for each in able:
        some = compiler.module.source(found)
        narrowed = compiler.module.source(narrow(compiler, compiler.expression("some"), [each], slot))
        lines = [f"some = {some}", f"return {narrowed} or some"]
        found = compiler.expression(compiler.module.helper(lines, ["some"], some))
    extreme = _extreme(compiler, part(tree, "extreme"))
    if extreme is not None:
        module = compiler.module
        found = compiler.expression(f"{module.value(extreme)}(state, {module.source(found)})")
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


def _ends_of_pile(compiler: CourseCompiler, tree: Tree, scope: CourseScope, found: Found) -> Found:
    """Only the top or bottom ones of a pile, where they are meant."""
    way, module = part(tree, "pick"), compiler.module
    if way not in {"top", "bottom"}:
        return found
    some = module.source(found)
    count = module.source(compiler.number(1 if part(tree, "count") is None else tree.count, scope))
    if way == "bottom":
        return compiler.expression(f"{some}[: {count}]")
    lines = [f"some = {some}", f"return some[max(0, len(some) - {count}) :]"]
    return compiler.expression(module.helper(lines, ["some"]))


def _extreme(compiler: CourseCompiler, tree: Tree) -> Callable[[S, list[int]], list[int]] | None:
    """Only those with the highest or lowest number."""
    if tree is None:
        return None
    stat, best = tree.stat, max if tree.rank == "highest" else min
    game = compiler.game

    def extreme(state: S, some: list[int]) -> list[int]:
        values = game.stats(state, stat, some)
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
        spaces = compiler.module.source(spaces_of(compiler, on, scope))
        loops = [f"for space in {spaces}", "for one in state.piles[space]"]
        return _owned_by(compiler, tree, scope, SourceSearch(compiler.module, loops, ()))
    names = as_tuple(part(tree, "zone")) or compiler.game.zones_in_play
    parts = [_zone(compiler, name, tree, scope) for name in names]
    if len(parts) == 1:
        return parts[0]
    return compiler.expression(f"[{', '.join(f'*{compiler.module.source(each)}' for each in parts)}]")


def _rest(compiler: CourseCompiler, among: Tree, scope: CourseScope) -> Found:
    """What a name stands for without what was picked out of it since."""
    some, slots = compiler.selector(among, scope), tuple(scope.picked.get(part(among, "ref") or "", ()))
    others = SourceTest(compiler.module, " and ".join(f"one not in s{slot}" for slot in slots))
    return narrow(compiler, some, [others] if slots else [], None)


def _zone(compiler: CourseCompiler, name: str, tree: Tree, scope: CourseScope) -> Found:
    """All pieces of one zone or board that belong to whom a pick says."""
    layout, module = compiler.game.layout, compiler.module
    if name in layout.boards:
        first, board = layout.first_space[name], layout.boards[name]
        piles = [str(first + each) for each in range(len(board.ids))]
        return _owned_by(compiler, tree, scope, SourceSearch.in_piles(module, piles))
    if name not in layout.zones:
        raise UnsupportedEffectError(f"there is no zone {name!r}")
    zone = layout.zones[name]
    pile = zone.first
    if name in layout.known:
        top, bottom = layout.known[name]
        return SourceSearch.in_piles(module, [str(bottom), str(pile), str(top)])
    if not zone.owned:
        return _owned_by(compiler, tree, scope, SourceSearch.in_piles(module, [str(pile)]))
    owner = part(tree, "owner")
    if owner is None:
        return SourceSearch.in_piles(module, [f"{pile} + you"])
    players = module.source(compiler.people(owner, scope))
    if players == YOU:
        return compiler.expression(f"(state.piles[{pile} + you] if you >= 0 else [])")
    return SourceSearch(module, [f"for player in {players}", f"for one in state.piles[{pile} + player]"], ())


def _owned_by(compiler: CourseCompiler, tree: Tree, scope: CourseScope, found: Found) -> Found:
    """Those of some owners, where an owner is said."""
    owner = part(tree, "owner")
    if owner is None:
        return found
    players = compiler.module.source(compiler.people(owner, scope))
    search = SourceSearch.among(compiler.module, found)
    return search.narrow_by("state.owner_of(one) in players", given=f"for players in [{players}]")


SELECTORS: dict[str, SelectorForm] = {
    "ref": _things_bound,
    "it": _itself,
    "param": _param,
    "marker": _things_marked,
    "space": spaces_named,
    "pick": _pick,
}
