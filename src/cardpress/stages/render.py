"""Stage 6: jobs to artefacts; what stands unchanged is kept, each missing face is rendered once."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from cardpress.diagnostics import Progress, Report
from cardpress.models import manifest
from cardpress.models.manifest import Manifest, ManifestEntry, Wanted
from cardpress.models.project import Artifact
from cardpress.press.fingerprint import fingerprint
from cardpress.press.press import Press
from cardpress.targets import Job, Workshop

Made = dict[str, tuple[Artifact, ManifestEntry]]


@dataclass(frozen=True)
class Bench:
    """Where jobs are done: the build folder, what the present inputs are, the press of each game and look."""

    build: Path
    wanted: Wanted
    press: Callable[[str, str], Press]
    progress: Progress


def render(
    jobs: Mapping[str, Sequence[Job]], bench: Bench, report: Report
) -> tuple[Made, dict[str, ManifestEntry]]:
    """Do the jobs of each game whose files were not made by the same recipe.

    Gives what was made, and the entries of files that stand already; both are by path below the build folder.
    """
    known = manifest.read(bench.build)
    made: Made = {}
    kept: dict[str, ManifestEntry] = {}
    for game, planned in jobs.items():
        standing = {job: _standing(known, bench, game, job) for job in planned}
        open_jobs = [job for job, entries in standing.items() if not entries]
        for entries in standing.values():
            kept.update(entries)
        workshops = {look: _workshop(game, look, open_jobs, bench, report) for look in _looks(open_jobs)}
        for number, job in enumerate(open_jobs, 1):
            bench.progress(f"{game}: {job.target}", number, len(open_jobs))
            made.update(_do(job, workshops[job.look], game, bench.wanted))
    return made, kept


def _standing(known: Manifest, bench: Bench, game: str, job: Job) -> dict[str, ManifestEntry]:
    """The job's files when all of them stand as its recipe made them, with the present inputs noted."""
    key = (job.target, job.language, job.edition)
    mine = {path: e for path, e in known.items() if (e.target, e.language, e.edition) == key}
    own = {path: replace(e, inputs=bench.wanted.inputs[game]) for path, e in mine.items() if e.game == game}
    shared = {path: e for path, e in mine.items() if e.game is None}
    stands = all(e.recipe == _recipe(job, bench.wanted) for e in own.values())
    stands = stands and all(e.inputs == bench.wanted.tool for e in shared.values())
    stands = stands and all(manifest.is_intact(bench.build, path, e) for path, e in (own | shared).items())
    return own | shared if own and stands else {}


def _looks(jobs: Sequence[Job]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(job.look for job in jobs))


def _workshop(game: str, look: str, jobs: Sequence[Job], bench: Bench, report: Report) -> Workshop:
    requests = {face.key: face for job in jobs if job.look == look for face in job.faces}
    press = bench.press(game, look)
    faces = press.faces(
        list(requests.values()), report, lambda done, total: bench.progress(f"{game}: faces", done, total)
    )
    return Workshop(press, faces, report)


def _recipe(job: Job, wanted: Wanted) -> str:
    """The job's recipe as this version of the tool follows it."""
    return fingerprint(wanted.tool, job.recipe)


def _do(job: Job, workshop: Workshop, game: str, wanted: Wanted) -> Made:
    if any(face.key not in workshop.faces for face in job.faces):
        return {}
    made: Made = {}
    for artifact in job.make(workshop):
        digest, recipe = hashlib.sha256(artifact.data).hexdigest(), _recipe(job, wanted)
        inputs, edition = wanted.inputs[game], job.edition
        entry = ManifestEntry(game, job.target, job.language, digest, artifact.pages, inputs, recipe, edition)
        if artifact.shared:
            entry = replace(entry, game=None, inputs=wanted.tool, recipe=wanted.tool)
        made[artifact.path] = (artifact, entry)
    return made
