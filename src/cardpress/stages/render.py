"""Stage 6: jobs to artefacts; what stands unchanged is kept, each missing face is rendered once."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from cardpress.diagnostics import Report
from cardpress.models import manifest
from cardpress.models.manifest import Entry, Manifest
from cardpress.models.project import Artifact
from cardpress.press.press import Press
from cardpress.targets import Job, Workshop

Progress = Callable[[str, int, int], None]
Made = dict[str, tuple[Artifact, Entry]]


def render(
    jobs: Mapping[str, Sequence[Job]],
    inputs: Mapping[str, str],
    build: Path,
    open_press: Callable[[str], Press],
    report: Report,
    progress: Progress | None = None,
) -> tuple[Made, dict[str, Entry]]:
    """Do the jobs of each game whose files were not made by the same recipe.

    Gives what was made, and the entries of files that stand already; both are by path below the build folder.
    """
    known = manifest.read(build)
    made: Made = {}
    kept: dict[str, Entry] = {}
    for game, planned in jobs.items():
        open_jobs = []
        for job in planned:
            standing = _standing(known, build, game, job, inputs[game])
            kept.update(standing)
            if not standing:
                open_jobs.append(job)
        if open_jobs:
            workshop = _workshop(open_jobs, open_press(game), report, progress)
            for number, job in enumerate(open_jobs, 1):
                if progress:
                    progress(f"{game} {job.target}", number, len(open_jobs))
                made.update(_do(job, workshop, game, inputs[game]))
    return made, kept


def _standing(known: Manifest, build: Path, game: str, job: Job, inputs: str) -> dict[str, Entry]:
    """The job's files when all of them stand as its recipe made them, with the present inputs noted."""
    entries = {
        path: entry
        for path, entry in known.items()
        if (entry.game, entry.target, entry.language) == (game, job.target, job.language)
    }
    if not all(e.recipe == job.recipe and manifest.is_intact(build, path, e) for path, e in entries.items()):
        return {}
    return {
        path: Entry(e.game, e.target, e.language, e.sha256, e.pages, inputs, e.recipe)
        for path, e in entries.items()
    }


def _workshop(jobs: Sequence[Job], press: Press, report: Report, progress: Progress | None) -> Workshop:
    requests = {face.key: face for job in jobs for face in job.faces}

    def faces_done(done: int, total: int) -> None:
        if progress:
            progress("faces", done, total)

    faces = press.faces(list(requests.values()), report, faces_done)
    return Workshop(press, faces, report)


def _do(job: Job, workshop: Workshop, game: str, inputs: str) -> Made:
    if any(face.key not in workshop.faces for face in job.faces):
        return {}
    made: Made = {}
    for artifact in job.make(workshop):
        digest = hashlib.sha256(artifact.data).hexdigest()
        entry = Entry(game, job.target, job.language, digest, artifact.pages, inputs, job.recipe)
        made[artifact.path] = (artifact, entry)
    return made
