"""Plays a game as it is now, at a table or many times, by the programs that play it in processes of their own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from threading import Lock
from typing import Any

from cardpress.files.safe_write import Folder

Json = dict[str, Any]
KEPT = "played.json"
"""The file in build/studio/ with the figures of each game as it is and as it was."""
MOST_GAMES = 10_000
_CARDPLAY = "from cardpress_engines.cardplay.cli import run; run()"
_RULES_DATA, _FACES = "rules_data", "exports.table"
"""The outputs that engines play from, and that a table shows."""
_LINES = 6
_SHOWN = ("did", "chosen", "effect", "low", "high")


class UnplayableError(Exception):
    """A game that cannot be built or played as it is; the message is what the program said."""


@dataclass
class Playing:
    """Games of a project being played; `_table` is the only table that is open.

    `build` writes outputs of a game as it is now, and gives a line for each thing that is wrong with it.
    """

    root: Path
    build: Callable[[str, Sequence[str]], Sequence[str]]
    _table: subprocess.Popen[str] | None = None
    _lock: Lock = field(default_factory=Lock)

    def table(self, game: str, id_: str, language: str) -> Json:
        """Open a table where the first player holds a card, or a new game; gives its link. Raises UnplayableError.

        The table before it ends.
        """
        with self._lock:
            self.end()
            self._build(game, _RULES_DATA, _FACES)
            faces = self.root / "build" / game / _FACES.replace(".", "/")
            asked = ["table", game, "--port", "0", "--lang", language, "--faces", str(faces)]
            link = self._open_table([*asked, "--with-card", id_])
            return {"link": link or self._open_table(asked, must=True), "with_card": bool(link)}

    def end(self) -> None:
        """End the table that is open."""
        if self._table is not None:
            self._table.terminate()
            self._table.communicate()
            self._table = None

    def many(self, game: str, id_: str, games: int) -> Json:
        """Let programs play so many games: what a card did in them, and before it was changed.

        Raises UnplayableError.
        """
        with self._lock:
            kept = self._read_figures()
            if game not in kept and self._is_built(game):
                kept[game] = [self._figures(game, games)]
            self._build(game, _RULES_DATA)
            now, before = self._figures(game, games), kept.get(game, [])
            kept[game] = [*(one for one in before if one["content"] != now["content"]), now][-2:]
            Folder(self.root / "build/studio", self.root).write(KEPT, json.dumps(kept).encode())
        told = [one["components"].get(id_) for one in kept[game]]
        return {"games": games, "now": told[-1], "before": told[0] if len(told) > 1 else None}

    def _read_figures(self) -> dict[str, list[Json]]:
        """Figures from before; none where there are none that can be read."""
        try:
            found = json.loads(Folder(self.root / "build/studio", self.root).read(KEPT))
            return {name: list(several) for name, several in found.items()}
        except (OSError, ValueError, AttributeError, TypeError):
            return {}

    def _is_built(self, game: str) -> bool:
        return (self.root / "build/python/rules_data" / f"{game}.py").is_file()

    def _build(self, game: str, *targets: str) -> None:
        if wrong := self.build(game, targets):
            raise UnplayableError("\n".join(wrong[:_LINES]))

    def _figures(self, game: str, games: int) -> Json:
        """The figures of games that `greedy` plays against itself; what was played once is not played again."""
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "figures.json"
            asked = ["simulate", game, "--games", str(games), "--policy", "greedy", "--json", str(file)]
            self._run(asked)
            told = json.loads(file.read_text("utf-8"))
        [of_policy] = told["policies"].values()
        return {"content": told["content_sha256"], "components": _components(of_policy)}

    def _run(self, arguments: list[str]) -> None:
        done = subprocess.run(
            [sys.executable, "-c", _CARDPLAY, *arguments], cwd=self.root, env=_environment(), check=False,
            stdin=subprocess.DEVNULL, capture_output=True, text=True,
        )  # fmt: skip
        if done.returncode != 0:
            said = (done.stderr.strip() or done.stdout.strip()).splitlines()
            raise UnplayableError("\n".join(said[:_LINES]) or f"ended with {done.returncode}")

    def _open_table(self, arguments: list[str], *, must: bool = False) -> str:
        """The link that a table prints first; "" where it ends without one, unless there must be one."""
        started = subprocess.Popen(
            [sys.executable, "-c", _CARDPLAY, *arguments], cwd=self.root, env=_environment(), text=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )  # fmt: skip
        assert started.stdout is not None
        for line in started.stdout:
            if "#" in line and "http://" in line:
                self._table = started
                return line[line.index("http://") :].strip()
        _, said = started.communicate()
        if must:
            raise UnplayableError(said.strip())
        return ""


def _environment() -> dict[str, str]:
    return {**os.environ, "PYTHONUNBUFFERED": "1", "NO_COLOR": "1"}


def _components(of_policy: Json) -> Json:
    """What each component did, whatever a game calls its components."""
    tables = (one for one in of_policy.values() if isinstance(one, dict))
    rows = ((id_, row) for table in tables for id_, row in table.items() if isinstance(row, dict))
    return {id_: {name: row[name] for name in _SHOWN} for id_, row in rows if row.keys() >= set(_SHOWN)}
