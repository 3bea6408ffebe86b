"""A progress bar for games that are played; only in a terminal."""

from __future__ import annotations

import sys
from shutil import get_terminal_size
from typing import TYPE_CHECKING, Never

if TYPE_CHECKING:
    from tqdm import tqdm

FORM = "{desc}: {n_fmt} of {total_fmt} games{postfix}, {rate_fmt}, {remaining} left"


class Progress:
    """A line of the error output when that is a terminal, from the first game on; a pipe gets none."""

    def __init__(self, what: str, games: int) -> None:
        self._what, self._games, self.done = what, games, 0
        self._bar: tqdm[Never] | None = None

    def __call__(self, more: int) -> None:
        """So many more games are done; what is said first was played before, and is not what a rate is made of."""
        self.done += more
        if self._bar is None:
            self._bar = self._start_bar()
        else:
            self._bar.update(more)
        if self.done == self._games:
            self._bar.close()

    def _start_bar(self) -> tqdm[Never]:
        from tqdm import tqdm  # noqa: PLC0415  --help stays fast

        shows = sys.stderr is not None and sys.stderr.isatty()
        size = get_terminal_size()  # 80 by 24 where a terminal does not say: in none by none nothing is shown
        return tqdm(
            total=self._games, initial=self.done, desc=self._what, unit=" games", bar_format=FORM,
            disable=not shows, file=sys.stderr, leave=True, ncols=size.columns, nrows=size.lines,
            postfix=f"{self.done} of them kept" if self.done else None,
        )  # fmt: skip
