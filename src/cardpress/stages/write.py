"""Stage 7: artefacts go to build/, changed files only, each replaced whole, the manifest last."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from filelock import FileLock

from cardpress import __version__
from cardpress.diagnostics import Report
from cardpress.diagnostics.disk import unwritable
from cardpress.models import manifest
from cardpress.models.manifest import ManifestEntry, Selection
from cardpress.models.project import Artifact


def write(
    made: Mapping[str, tuple[Artifact, ManifestEntry]],
    kept: Mapping[str, ManifestEntry],
    build: Path,
    selection: Selection,
    report: Report,
) -> tuple[str, ...]:
    """Put what was made into the build folder and bring its manifest up to date.

    `made` is by path; `kept` are entries whose files stand already. Artefacts the selection asks for that are in
    neither are removed, and those of other editions once their inputs have changed. Every file is written beside
    its place first, so a failure replaces nothing. Gives the paths that changed.
    Reports `unwritable` when the folder cannot be written.
    """
    try:
        scratch = build / ".cache" / "scratch"
        scratch.mkdir(parents=True, exist_ok=True)
        with FileLock(build / ".cache" / "write.lock"):
            _sweep(scratch)
            changed = _replace(made, build, scratch)
            _finish(made, kept, build, selection)
    except OSError as problem:
        report.add(unwritable(build, problem))
        return ()
    return changed


def _sweep(scratch: Path) -> None:
    """A killed build may have left unfinished files; nobody else writes while the lock is held."""
    for leftover in scratch.iterdir():
        leftover.unlink()


def _replace(made: Mapping[str, tuple[Artifact, ManifestEntry]], build: Path, scratch: Path) -> tuple[str, ...]:
    staged: list[tuple[Path, str]] = []
    for number, (path, (artifact, entry)) in enumerate(sorted(made.items())):
        if manifest.is_intact(build, path, entry):
            continue
        (build / path).parent.mkdir(parents=True, exist_ok=True)
        (scratch / str(number)).write_bytes(artifact.data)
        staged.append((scratch / str(number), path))
    for file, path in staged:
        file.replace(build / path)
    return tuple(path for _, path in staged)


def _finish(
    made: Mapping[str, tuple[Artifact, ManifestEntry]],
    kept: Mapping[str, ManifestEntry],
    build: Path,
    selection: Selection,
) -> None:
    """Write the manifest when it changed, and remove artefacts nobody makes any more."""
    known = manifest.read(build)
    now = {path: entry for path, (_, entry) in made.items()} | dict(kept)
    fresh = {entry.inputs for entry in now.values()}
    gone = [
        path
        for path, entry in known.items()
        if path not in now
        and selection.covers(entry.game, entry.target, entry.language)
        and (selection.asks_for(entry) or (fresh and entry.inputs not in fresh))
    ]
    merged = {path: entry for path, entry in known.items() if path not in gone} | now
    data = manifest.to_json(merged, __version__)
    file = build / manifest.FILE
    if not file.exists() or file.read_bytes() != data:
        part = build / ".cache" / "scratch" / "manifest"
        part.write_bytes(data)
        part.replace(file)
    for path in gone:
        (build / path).unlink(missing_ok=True)
        with suppress(OSError):  # other files stand there
            for folder in list((build / path).relative_to(build).parents)[:-1]:
                (build / folder).rmdir()
