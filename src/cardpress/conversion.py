"""`cardpress import`: a game's tables become files, one for each row."""

from __future__ import annotations

from pathlib import Path

from cardpress.diagnostics import Report
from cardpress.stages.load import load
from cardpress.tables.importing import import_tables


def run(root: Path, game: str) -> str:
    """Turn the tables of a game without errors into files; ImportingError when it has none."""
    made = import_tables(root, load(root, Report(), [game]).games[game])
    return f"{len(made)} files written; the tables are set aside, with a ~ after their names"
