"""Packages for other programs, each made only when it is asked for: `cardpress export GAME --to NAME`.

An export is a target like any other, called "exports.NAME"; its files stand in <game>/exports/NAME/. Every package
in this folder is one; modules beside them are what several of them are made with.
"""

from __future__ import annotations

from cardpress.models.printing import export_edition
from cardpress.models.project import Game
from cardpress.targets import Order

__all__ = ["edition", "folder"]


def folder(game: Game, export: str) -> str:
    """Where an export's files stand, below build/; `export` is the name of its package."""
    return f"{game.id}/exports/{export.rpartition('.')[2]}"


def edition(order: Order) -> str:
    """What tells an export from the same with other pictures."""
    return export_edition(order.dpi)
