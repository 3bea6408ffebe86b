"""What the check would say of a project if some of its files were others; nothing of the project is changed."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from cardpress.diagnostics import Diagnostic, Severity
from cardpress.files.safe_write import Folder
from cardpress.incremental.session import Session
from cardpress.models.assets import FONT_PACKAGES, ICON_PACKAGES, TOOL_ROOT
from cardpress.models.folders import files
from cardpress.pipeline import Outcome, check
from cardpress_studio.files.card_files import to_bytes
from cardpress_studio.files.journal import FileChange

UNFINISHED = frozenset({"same-picture", "missing-translation"})
"""Codes of what is only not yet done, as a new card has it: it is shown, and written."""
_TRIAL = "build/studio/trial"
_ASSETS = (f"node_modules/{FONT_PACKAGES}", f"node_modules/{ICON_PACKAGES}")


class TrialProject:
    """A second project whose files are the same ones (hard links) but for those that would change."""

    def __init__(self, root: Path, session: Session, tool: str) -> None:
        self._root, self._session, self._tool = root, session, tool
        self._copy = root / _TRIAL

    def problems(self, game: str, changes: Sequence[FileChange], now: Iterable[Diagnostic]) -> list[Diagnostic]:
        """The errors that a game would have with these changes and has not `now`, but for what is unfinished."""
        known = {_what(one) for one in now}
        found = self.outcome(game, changes).report
        errors = (one for one in found if one.severity is Severity.ERROR and one.code not in UNFINISHED)
        return [one for one in errors if _what(one) not in known]

    def outcome(self, game: str, changes: Sequence[FileChange]) -> Outcome:
        """What a check of the game finds with these changes."""
        try:
            self._lay_out(game, changes)
            opened = self._session.copy_for(self._copy, self._root)
            return check(self._copy, [game], opened, self._tool)
        finally:
            shutil.rmtree(self._copy, ignore_errors=True)

    def _lay_out(self, game: str, changes: Sequence[FileChange]) -> None:
        shutil.rmtree(self._copy, ignore_errors=True)
        folder, made = Folder(self._copy, self._root), set[Path]()
        for path in self._paths(game):
            place = self._copy / path
            if place.parent not in made:
                place.parent.mkdir(parents=True, exist_ok=True)
                made.add(place.parent)
            _link(self._root / path, place)
        for change in changes:
            if change.after is None:
                folder.remove(change.path)
            else:
                folder.write(change.path, to_bytes(change.after))

    def _paths(self, game: str) -> Iterator[Path]:
        """What a check of the game reads, from the project's folder."""
        assets = (
            _ASSETS if (self._root / "node_modules").resolve() != (TOOL_ROOT / "node_modules").resolve() else ()
        )
        schemas = (self._root / "schemas" / f"{game}{ending}" for ending in (".json", ".py"))
        for folder in (f"content/{game}", f"templates/{game}", "templates/shared", "languages", *assets):
            yield from (Path(path).relative_to(self._root) for path in files(self._root / folder, self._root))
        yield from (path.relative_to(self._root) for path in schemas if path.is_file())


def _what(problem: Diagnostic) -> tuple[str, str, str]:
    return problem.code, problem.message, problem.position.file


def _link(file: Path, place: Path) -> None:
    """The same file under another name; a copy where the disk has no such links."""
    try:
        os.link(file.resolve(), place)
    except OSError:
        shutil.copy2(file, place)
