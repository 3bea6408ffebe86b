"""The random games of all games of a check that play, begun early and asked late."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Self

from cardpress.diagnostics import Diagnostic
from cardpress.models.project import Game

if TYPE_CHECKING:
    from cardpress.checking.trial_games import BackgroundTrial


class Trials:
    """The trials that a check has begun; no process outlives the block."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._begun: list[BackgroundTrial] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for trial in self._begun:
            trial.stop()

    def begin(self, games: Iterable[Game]) -> None:
        """Let those that play be played from here on."""
        if playing := [game for game in games if game.play is not None]:
            from cardpress.checking.trial_games import BackgroundTrial  # noqa: PLC0415 most games do not play

            self._begun += [BackgroundTrial(self._root, game) for game in playing]

    def problems(self) -> Iterator[Diagnostic]:
        """What never happened in any of them."""
        for trial in self._begun:
            yield from trial.problems()
