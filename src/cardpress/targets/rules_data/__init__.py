"""build/python/rules_data: a package of frozen typed data that rules engines import; it needs no compiler."""

from __future__ import annotations

from collections.abc import Iterable

from cardpress.models.project import Artifact, Game, GameTexts
from cardpress.targets import Job, Order
from cardpress.targets.rules_data.package import Package, shared_files

FOLDER = "python/rules_data"


def jobs(order: Order) -> Iterable[Job]:
    """One job for all languages; it needs no faces."""
    package = Package(order.game, order.words)
    yield Job("rules_data", None, package.recipe(), lambda _: _artifacts(package))


def compose(game: Game, words: GameTexts) -> tuple[Artifact, ...]:
    """Every file of the package that belongs to a game, and the few that all games share."""
    return _artifacts(Package(game, words))


def _artifacts(package: Package) -> tuple[Artifact, ...]:
    shared = shared_files()
    return tuple(
        Artifact(f"{FOLDER}/{path}", text.encode(), shared=path in shared)
        for path, text in sorted({**shared, **package.files()}.items())
    )
