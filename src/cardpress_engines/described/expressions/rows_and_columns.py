"""Rows and columns of spaces, as each player sees them."""

from __future__ import annotations

from cardpress_engines.described.board import Board
from cardpress_engines.described.compiler import CourseCompiler, CourseScope, Number
from cardpress_engines.described.expressions.references import spaces_of
from cardpress_engines.kernel.rules_data import Tree


def rows_or_columns(compiler: CourseCompiler, key: str) -> dict[int, list[int]]:
    """For each space its row or column as each player sees it; 0 where a board has none."""
    game, found = compiler.game, {}
    for name, board in game.layout.boards.items():
        facings = [game.facing(player, board) for player in range(game.num_players)]
        for space in range(len(board.ids)):
            found[game.layout.first_space[name] + space] = [
                board.column_for(space, player, facing) if key == "column" else _row(board, space, facing)
                for player, facing in enumerate(facings)
            ]
    return found


def _row(board: Board, space: int, facing: int) -> int:
    return 0 if board.shape == "graph" else board.row(space, facing)


def row_number(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Number:
    """The row of a space, or of what stands there."""
    return _line_number(compiler, "row", tree.row, scope)


def column_number(compiler: CourseCompiler, tree: Tree, scope: CourseScope) -> Number:
    """The column of a space, or of what stands there."""
    return _line_number(compiler, "column", tree.column, scope)


def _line_number(compiler: CourseCompiler, key: str, of: Tree, scope: CourseScope) -> Number:
    module, spaces = compiler.module, compiler.module.source(spaces_of(compiler, of, scope))
    lines = module.value(rows_or_columns(compiler, key))
    return compiler.expression(
        module.helper([f"return sum([{lines}[one][you] for one in {spaces}])"], ["one"], f"you {spaces}")
    )
