"""Stage 7: artefacts go to build/, changed files only, each replaced whole, the manifest last."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock

from cardpress import __version__
from cardpress.diagnostics import Report
from cardpress.files.problems import unwritable
from cardpress.files.safe_write import Folder
from cardpress.models import manifest
from cardpress.models.manifest import ManifestEntry, Selection
from cardpress.models.project import Artifact


def write(  # noqa: PLR0913 all by name but what there is and where it goes
    made: Mapping[str, tuple[Artifact, ManifestEntry]],
    kept: Mapping[str, ManifestEntry],
    build: Path,
    selection: Selection,
    report: Report,
    *,
    targets: Collection[str] = (),
) -> tuple[str, ...]:
    """Put what was made into the build folder and bring its manifest up to date.

    `made` is by path; `kept` are entries whose files stand already. Artefacts the selection asks for that are in
    neither are removed, and those of other editions once their inputs have changed; `targets` are those that the
    selection stands for, of which the manifest notes who had nothing to make. Every file is written beside
    its place first, so a failure replaces nothing. Gives the paths that changed.
    Reports `unwritable` when the folder cannot be written.
    """
    folder = Folder(build)
    try:
        with _lock(folder):
            changed = _replace(made, folder)
            _finish(made, kept, folder, selection, targets)
    except OSError as problem:
        report.add(unwritable(build, problem))
        return ()
    return changed


@contextmanager
def _lock(folder: Folder) -> Iterator[None]:
    """One writer at a time; a killed one may have left unfinished files, which are taken away."""
    cache = folder.below(".cache")
    lock = cache.file("write.lock")
    lock.parent.mkdir(parents=True, exist_ok=True)
    with FileLock(lock):
        cache.below("scratch").fill({})
        yield


def _replace(made: Mapping[str, tuple[Artifact, ManifestEntry]], folder: Folder) -> tuple[str, ...]:
    """Write every file that changed beside its place, then move all: a full disk replaces none of them."""
    scratch, staged = folder.below(".cache").below("scratch"), []
    for number, (path, (artifact, entry)) in enumerate(sorted(made.items())):
        if folder.size(path) != len(artifact.data) or not manifest.is_intact(folder.path, path, entry):
            folder.file(path).parent.mkdir(parents=True, exist_ok=True)
            scratch.write(str(number), artifact.data)
            staged.append((str(number), path))
    for name, path in staged:
        scratch.file(name).replace(folder.file(path))
    return tuple(path for _, path in staged)


def _finish(
    made: Mapping[str, tuple[Artifact, ManifestEntry]],
    kept: Mapping[str, ManifestEntry],
    folder: Folder,
    selection: Selection,
    targets: Collection[str],
) -> None:
    """Write the manifest when it changed, and remove artefacts nobody makes any more."""
    known = manifest.read(folder.path)
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
    nothing = manifest.barren(now, selection, targets)
    inputs = {entry.inputs for entry in merged.values()}
    still = {key: made_of for key, made_of in manifest.read_barren(folder.path).items() if made_of in inputs}
    data = manifest.to_json(merged, __version__, {**still, **nothing})
    if not folder.holds(manifest.FILE, data):
        folder.write(manifest.FILE, data)
    for path in gone:
        folder.remove(path)
    manifest.confirm(folder.path, now)
