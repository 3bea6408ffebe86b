"""What names and markers in trees stand for: cards or spaces, and where these lie."""

from __future__ import annotations

import re
from typing import Final

from cardpress_engines.described.compiler import CourseCompiler, CourseScope, Found, S
from cardpress_engines.described.trees import Node, part
from cardpress_engines.kernel.interpreter import Players
from cardpress_engines.kernel.rules_data import Tree

ONE_PLACE: Final = re.compile(r"\((you|\d+),\)")
"""Where one player, or what all share, is written out."""


def marker_places(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Players[S]:
    """Whose marker is meant: of which players, cards or spaces; 0 for one that all share."""
    marker, of = compiler.game.marker(tree.marker), part(tree, "of")
    if marker.on_spaces and of is not None:
        return spaces_of(compiler, of, scope)
    if marker.piles:
        return compiler.selector(Node({"it": "self"}) if of is None else of, scope)
    return compiler.people(part(tree, "who"), scope) if marker.owned else compiler.expression("(0,)")


def things_shown(compiler: CourseCompiler, attribute: str, places: Players[S]) -> str:
    """The source of what some markers show, those left out that show nothing."""
    module = compiler.module
    source, values = module.source(places), module.attribute(attribute)
    if one := ONE_PLACE.fullmatch(source):
        return f"(({values}[{one[1]}],) if {values}[{one[1]}] >= 0 else ())"
    lines = [
        f"values = {values}",
        f"return [values[one] for one in {source} if values[one] >= 0]",
    ]
    return module.helper(lines, ["one"], f"state {source}")


def is_marker_of_bearer(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> bool:
    """Whether a name that nothing gave is that of a marker which the card itself has."""
    marker = compiler.game.markers.get(tree.ref)
    return tree.ref not in scope.names and marker is not None and bool(marker.piles)


def are_spaces(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> bool:
    """Whether a selector stands for spaces, and not for pieces."""
    if part(tree, "param") is not None:
        return are_spaces(compiler, scope.params.get(tree.param), scope)
    if part(tree, "marker") is not None:
        return compiler.game.marker(tree.marker).shows == "space"
    if part(tree, "ref") is not None:
        return not is_marker_of_bearer(compiler, tree, scope) and scope.kind_of(tree.ref) == "spaces"
    return part(tree, "space") is not None


def spaces_of(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Found:
    """The spaces a selector stands for, or on which the pieces it stands for lie."""
    found = compiler.selector(tree, scope)
    if are_spaces(compiler, tree, scope):
        return found
    source = compiler.module.source(found)
    return compiler.expression(
        compiler.module.helper([f"return [state.at[one] for one in {source}]"], ["one"], source)
    )
