"""Packages for other programs, each made only when it is asked for: `cardpress export GAME --to NAME`.

An export is a target like any other, called "exports.NAME"; its files stand in <game>/exports/NAME/. Every package
in this folder is one; modules beside them are what several of them are made with.
"""

from __future__ import annotations

import json
from collections.abc import Iterable

from cardpress.effects.content import canonical
from cardpress.models.printing import export_edition
from cardpress.models.project import Artifact, Game
from cardpress.press.fingerprint import fingerprint
from cardpress.targets import Job, Order

__all__ = ["edition", "folder", "json_file", "source_job"]


def folder(game: Game, export: str) -> str:
    """Where an export's files stand, below build/; `export` is the name of its package."""
    return f"{game.id}/exports/{export.rpartition('.')[2]}"


def edition(order: Order) -> str:
    """Name of an export's edition, by the resolution of its pictures."""
    return export_edition(order.dpi)


def json_file(value: object) -> bytes:
    """A value as a JSON file that people may read too, in the order it was made in."""
    return f"{json.dumps(value, indent=2, ensure_ascii=False)}\n".encode()


def source_job(order: Order, export: str, sources: Iterable[tuple[str, Iterable[str]]]) -> Job:
    """The one job, for all languages, of an export that is source text; it needs no faces.

    `export` is the name of its package; `sources` are its files by name, in pieces.
    """
    place, name = folder(order.game, export), export.rpartition(".")[2]
    files = {file: "".join(pieces) for file, pieces in sources}
    return Job(
        f"exports.{name}",
        None,
        fingerprint(name, place, canonical(files)),
        lambda _: [Artifact(f"{place}/{file}", text.encode()) for file, text in files.items()],
        edition=edition(order),
    )
