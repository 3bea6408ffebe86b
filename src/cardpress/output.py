"""Output of a run for people and tools: problems, artifacts, progress; only this and `commands/main` print."""

from __future__ import annotations

import json
import sys
from collections.abc import Collection, Iterable, Iterator, Sequence
from pathlib import Path, PurePosixPath
from typing import Any, Protocol

from cardpress.diagnostics import Progress, Report
from cardpress.diagnostics.as_json import report_as_json
from cardpress.diagnostics.as_text import report_as_text
from cardpress.models.manifest import Manifest

FEW, MOST_SHOWN = 6, 3
"""So many lines about files are shown at the end of a build; of more files so many."""
LOOKED_AT = ("sheets-a4.pdf", "cards", "reference.pdf", "sheets-letter.pdf")
"""Files by what people open first: by their names, or by how these begin before a hyphen or dot."""


class Readable(Protocol):
    """Something that can be shown as text and as JSON."""

    def as_text(self) -> str:
        """Lines for a terminal."""

    def as_json(self) -> dict[str, Any]:
        """JSON values for a tool."""


class Console:
    """Prints the results of one run as text or as one JSON value; problems as text go to the error stream."""

    def __init__(self, *, as_json: bool) -> None:
        self._as_json = as_json

    def stops(self, report: Report) -> bool:
        """Show problems that stop a run, and in text warnings too; True when there are such."""
        if self._as_json and report.has_errors:
            print(report_as_json(report))
        elif not self._as_json and len(report):
            print(report_as_text(report), file=sys.stderr)
        return report.has_errors

    def show_check(self, report: Report, summary: Iterable[str]) -> None:
        """Show what a check without errors found."""
        if self._as_json:
            print(report_as_json(report))
        else:
            print("\n".join(summary))

    def show_build(  # noqa: PLR0913 all by name but what there is
        self,
        rows: Manifest,
        changed: Collection[str],
        *,
        build: Path,
        seconds: float,
        report: Report,
        whole: bool = False,
    ) -> None:
        """Show the artefacts of a build and which of them it made; of many the three to look at first, or all."""
        if self._as_json:
            listed = [
                {"path": f"build/{path}", "pages": entry.pages, "changed": path in changed}
                for path, entry in rows.items()
            ]
            found = json.loads(report_as_json(report))
            print(json.dumps({"artifacts": listed, **found}, indent=2, ensure_ascii=False))
            return
        lines = dict(_lines(rows, changed, build))
        shown = list(lines) if whole or len(lines) <= FEW else [f"build/{path}" for path in first(rows, changed)]
        for name in shown:
            print(f"{name:50} {lines[name]}")
        rest = "" if len(shown) == len(lines) else "; --list names them all"
        print(f"{len(rows)} files, {len(changed)} made, {seconds:.1f} s{rest}")

    def show_watched(self, games: Sequence[str], folders: Sequence[str]) -> None:
        """Say what is watched, and how to stop."""
        if not self._as_json:
            print(f"watching {', '.join(games)} in {', '.join(folders)}; Ctrl-C ends it", flush=True)

    def rebuilt(self, changed: Sequence[str], seconds: float) -> None:
        """Show what a build under watch wrote."""
        if self._as_json:
            print(json.dumps({"changed": [f"build/{path}" for path in changed], "seconds": seconds}), flush=True)
            return
        for path in changed:
            print(f"build/{path}")
        print(f"{len(changed)} files written in {seconds * 1000:.0f} ms", flush=True)

    def show(self, found: Sequence[Readable]) -> None:
        """Show components one after the other."""
        if self._as_json:
            print(json.dumps([one.as_json() for one in found], indent=2, ensure_ascii=False))
        else:
            print("\n\n".join(one.as_text() for one in found))

    @staticmethod
    def progress() -> Progress | None:
        """A bar on a terminal, nothing in a pipe: called with what is done, how much of it, of how much."""
        if not sys.stderr.isatty():
            return None
        from tqdm import tqdm  # noqa: PLC0415 only a terminal shows a bar

        shown: dict[str, Any] = {}  # one bar at a time, by what it counts
        stream = getattr(sys.stderr, "stream", sys.stderr)  # a bar moves the cursor, which texts may not

        def show(what: str, done: int, total: int) -> None:
            for other in [each for each in shown if each != what]:
                shown.pop(other).close()
            if what not in shown:
                form = "{desc} {bar} {n_fmt}/{total_fmt} {rate_fmt}"
                shown[what] = tqdm(desc=what, total=total, file=stream, leave=False, bar_format=form)
            shown[what].update(done - shown[what].n)
            if done >= total:
                shown.pop(what).close()

        return show


def first(rows: Manifest, changed: Collection[str]) -> list[str]:
    """The files to open first, one game after the other: what was just made, the sheets of A4, then cards."""

    def rank(path: str) -> tuple[bool, int, str]:
        name = PurePosixPath(path)
        known = next((one for one in (name.name, name.stem.partition("-")[0]) if one in LOOKED_AT), None)
        return path not in changed, LOOKED_AT.index(known) if known else len(LOOKED_AT), path

    games: dict[str | None, list[str]] = {}
    for path in sorted((path for path, entry in rows.items() if entry.pages), key=rank):
        games.setdefault(rows[path].game, []).append(path)
    turns = sorted((place, path) for paths in games.values() for place, path in enumerate(paths))
    found = [path for _, path in turns[:MOST_SHOWN]]
    return sorted(found, key=rank)


def _lines(rows: Manifest, changed: Collection[str], build: Path) -> Iterator[tuple[str, str]]:
    """A line for every file with pages, one for each folder of files without."""
    groups: dict[str, list[str]] = {}
    for path, entry in rows.items():
        groups.setdefault(path if entry.pages else str(PurePosixPath(path).parent), []).append(path)
    for name, paths in sorted(groups.items()):
        made = "made" if set(paths) & set(changed) else "up to date"
        kilobytes = sum((build / path).stat().st_size for path in paths) / 1000
        pages, whole = rows[paths[0]].pages, paths[0] if len(paths) == 1 else f"{name}/"
        count = f"{pages} pages" if pages else f"{len(paths)} files" if len(paths) > 1 else ""
        yield f"build/{whole}", f"{count:>10} {kilobytes:7.0f} kB  {made}"
