"""Stage 6: jobs to artefacts; what stands unchanged is kept, each missing face is rendered once."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain
from pathlib import Path

from cardpress.diagnostics import Diagnostic, Progress, Report
from cardpress.models import manifest
from cardpress.models.manifest import BuildRequest, Manifest, ManifestEntry
from cardpress.models.project import Artifact
from cardpress.press.fingerprint import fingerprint
from cardpress.press.fonts.glyphs import BrokenPictureError
from cardpress.press.fonts.icons import broken_drawing
from cardpress.press.press import Press
from cardpress.press.processes import shared_out
from cardpress.press.remote_faces import RemoteLook, press_of
from cardpress.targets import Job, Make, Workshop
from cardpress_cluster.executor import run_calls
from cardpress_cluster.forking import can_fork
from cardpress_cluster.local import local_pool

Made = dict[str, tuple[Artifact, ManifestEntry]]


@dataclass(frozen=True)
class Bench:
    """Where jobs are done: the build folder, what the present inputs are, the press of each game and look.

    So many processes of it work at the same time.
    """

    build: Path
    wanted: BuildRequest
    press: Callable[[str, str], Press]
    progress: Progress
    processes: int = 1


@dataclass(frozen=True)
class _Open:
    """A job of a game that is to be done, and what it is done with."""

    game: str
    job: Job
    workshop: Workshop


def render(
    jobs: Mapping[str, Sequence[Job]], bench: Bench, report: Report
) -> tuple[Made, dict[str, ManifestEntry]]:
    """Do the jobs of each game whose files were not made by the same recipe.

    Gives what was made, and the entries of files that stand already; both are by path below the build folder.
    """
    known = manifest.read(bench.build)
    kept: dict[str, ManifestEntry] = {}
    open_jobs: dict[str, list[Job]] = {}
    for game, planned in jobs.items():
        standing = {job: _current_files(known, bench, game, job) for job in planned}
        open_jobs[game] = [job for job, entries in standing.items() if not entries]
        for entries in standing.values():
            kept.update(entries)
    made: Made = {}
    for games in [[game] for game in open_jobs] if bench.processes < 2 else [[*open_jobs]]:
        is_last = games[-1] == [*open_jobs][-1]
        made.update(_run_jobs({game: open_jobs[game] for game in games}, bench, report, is_last=is_last))
    return made, kept


def _run_jobs(jobs: Mapping[str, Sequence[Job]], bench: Bench, report: Report, *, is_last: bool) -> Made:
    """What jobs make; unless they are the last ones, their presses let go of what draws: others need the room."""
    todo = [one for game, mine in jobs.items() for one in _open_jobs(game, mine, bench, report)]
    made: Made = {}
    for one, artifacts in zip(todo, _artifacts_of_jobs(todo, bench, report), strict=True):
        made.update(_manifest_entries(artifacts, one, bench.wanted))
    for press in dict.fromkeys(one.workshop.press for one in todo if not is_last):
        press.rest()
    return made


def _open_jobs(game: str, jobs: Sequence[Job], bench: Bench, report: Report) -> list[_Open]:
    """Jobs of a game with their faces ready."""
    workshops = {
        look: _workshop(game, look, jobs, bench, report) for look in dict.fromkeys(job.look for job in jobs)
    }
    return [_Open(game, job, workshops[job.look]) for job in jobs]


def _current_files(known: Manifest, bench: Bench, game: str, job: Job) -> dict[str, ManifestEntry]:
    """The job's files when all of them stand as its recipe made them, with the present inputs noted."""
    key = (job.target, job.language, job.edition)
    mine = {path: e for path, e in known.items() if (e.target, e.language, e.edition) == key}
    recipe = _recipe(job, bench.wanted)
    own = {
        path: replace(e, inputs=bench.wanted.inputs[game])
        for path, e in mine.items()
        if e.game == game and e.recipe == recipe
    }
    shared = {path: e for path, e in mine.items() if e.game is None}
    stands = all(e.inputs == bench.wanted.tool for e in shared.values())
    stands = stands and all(manifest.is_intact(bench.build, path, e) for path, e in (own | shared).items())
    return own | shared if own and stands else {}


def _workshop(game: str, look: str, jobs: Sequence[Job], bench: Bench, report: Report) -> Workshop:
    requests = {face.key: face for job in jobs if job.look == look for face in job.faces}
    press = bench.press(game, look)
    faces = press.faces(
        list(requests.values()), report, lambda done, total: bench.progress(f"{game}: faces", done, total)
    )
    return Workshop(press, faces, report)


def _recipe(job: Job, wanted: BuildRequest) -> str:
    """The job's recipe as this version of the tool follows it."""
    return fingerprint(wanted.tool, job.recipe)


def _artifacts_of_jobs(todo: Sequence[_Open], bench: Bench, report: Report) -> list[list[Artifact]]:
    """The artefacts of each job, whose problems go to the report."""
    found: list[list[Artifact]] = [[] for _ in todo]
    for number, (place, artifacts, problems) in enumerate(_results(todo, bench), 1):
        bench.progress(f"{todo[place].game}: {todo[place].job.target}", number, len(todo))
        found[place] = artifacts
        report.extend(problems)
    return found


_Result = tuple[int, list[Artifact], list[Diagnostic]]
"""Place of a job, what it made, what is wrong with it."""


def _results(todo: Sequence[_Open], bench: Bench) -> Iterator[_Result]:
    """What comes of each job, in any order; those that need what others find out come after all others."""
    needy = [place for place, one in enumerate(todo) if one.job.before]
    yield from _results_shared_out([place for place, one in enumerate(todo) if not one.job.before], todo, bench)
    failed = [failure for place in needy if (failure := _failure_before(place, todo[place]))]
    yield from failed
    gone = {place for place, *_ in failed}
    yield from _results_shared_out([place for place in needy if place not in gone], todo, bench)


def _failure_before(place: int, one: _Open) -> _Result | None:
    """Find out what a job needs; what is wrong, if it cannot be known."""
    report = Report()
    found = one.job.before(replace(one.workshop, report=report)) if one.job.before else None
    return None if found is not None else (place, [], [*report])


def _results_shared_out(places: Sequence[int], todo: Sequence[_Open], bench: Bench) -> Iterator[_Result]:
    """What comes of the jobs at some places; several processes do them when there are long ones among all."""
    groups: dict[tuple[str, str], list[int]] = {}
    for place in places:
        groups.setdefault((todo[place].game, todo[place].job.group), []).append(place)
    shares = [mine for (_, group), mine in groups.items() if group]
    short = [place for place in places if not todo[place].job.group]
    long = {(one.game, one.job.group) for one in todo if one.job.group}
    if len(long) < 2 or bench.processes < 2 or not (shares or can_fork()):
        yield from _results_of(places, todo)
    elif can_fork():
        yield from _run_forked(shares + [[place] for place in short], todo, bench.processes)
    else:
        sent = _run_elsewhere(shares, todo, bench.processes)
        yield from next(sent)  # with this step the others start, and go on while this process does what is short
        yield from _results_of(short, todo)
        yield from chain.from_iterable(sent)


def _run_forked(shares: Sequence[Sequence[int]], todo: Sequence[_Open], processes: int) -> Iterator[_Result]:
    """Have copies of this process do jobs."""
    for press in {id(one.workshop.press): one.workshop.press for one in todo if one.job.group}.values():
        press.warm()
    _have_examples_played(todo, processes)
    tasks = [partial(_results_of_copy, share, todo) for share in shares]
    for _, results in shared_out(tasks, processes):
        for result, documents in results:
            todo[result[0]].workshop.press.documents.keep(documents)
            yield result


def _have_examples_played(todo: Sequence[_Open], processes: int) -> None:
    """Keep what the examples of games show before copies of this process ask, of which each would play them."""
    asked: dict[int, list[_Open]] = {}
    for one in todo:
        if one.job.examples and not one.job.examples.are_kept(one.workshop.press.documents):
            asked.setdefault(id(one.job.examples), []).append(one)
    several = [mine[0] for mine in asked.values() if len(mine) > 1]
    tasks = [partial(_play_in_copy, one) for one in several]
    for place, documents in shared_out(tasks, processes) if tasks else ():
        several[place].workshop.press.documents.keep(documents)


def _play_in_copy(one: _Open) -> dict[str, bytes]:
    """What the examples of a job show, to be kept; nothing when one is wrong: the job itself tells that."""
    documents = one.workshop.press.documents
    if one.job.examples:
        one.job.examples.scenes(Report(), documents)
    return documents.take()


def _results_of_copy(places: Sequence[int], todo: Sequence[_Open]) -> list[tuple[_Result, dict[str, bytes]]]:
    """Do jobs in a copy of the process that keeps what documents are set, each result with those set meanwhile."""
    return [(result, todo[result[0]].workshop.press.documents.take()) for result in _results_of(places, todo)]


def _run_elsewhere(
    shares: Sequence[Sequence[int]], todo: Sequence[_Open], processes: int
) -> Iterator[list[_Result]]:
    """Have processes that are no copies of this one do jobs of groups."""
    looks = {one.workshop.press: RemoteLook.of(one.workshop.press.look) for one in todo if one.job.group}
    calls = [
        partial(
            _results_there, [(place, todo[place].job.make, looks[todo[place].workshop.press]) for place in share]
        )
        for share in shares
    ]
    return (found for _, found in run_calls(local_pool(processes), calls))


def _results_there(jobs: Sequence[tuple[int, Make, RemoteLook]]) -> list[_Result]:
    """Do jobs that were sent to this process, each with its place and its look."""
    return [_result(place, make, Workshop(press_of(look), {}, Report())) for place, make, look in jobs]


def _results_of(places: Iterable[int], todo: Sequence[_Open]) -> list[_Result]:
    """Do jobs in this process; one whose faces failed makes nothing."""
    found: list[_Result] = []
    for place in places:
        job, workshop = todo[place].job, todo[place].workshop
        is_ready = all(face.key in workshop.faces for face in job.faces)
        found.append(_result(place, job.make, workshop) if is_ready else (place, [], []))
    return found


def _result(place: int, make: Make, workshop: Workshop) -> _Result:
    """Do a job; what is wrong stands beside what it made."""
    report = Report()
    try:
        return place, list(make(replace(workshop, report=report))), list(report)
    except BrokenPictureError as broken:  # one that only now is embedded
        return place, [], [*report, broken_drawing(*broken.args)]


def _manifest_entries(artifacts: Sequence[Artifact], one: _Open, wanted: BuildRequest) -> Made:
    """What a job made, as the manifest names it."""
    made: Made = {}
    job, recipe = one.job, _recipe(one.job, wanted)
    for artifact in artifacts:
        digest = hashlib.sha256(artifact.data).hexdigest()
        inputs, edition = wanted.inputs[one.game], job.edition
        entry = ManifestEntry(one.game, job.target, job.language, digest, artifact.pages, inputs, recipe, edition)
        if artifact.shared:
            entry = replace(entry, game=None, inputs=wanted.tool, recipe=wanted.tool)
        made[artifact.path] = (artifact, entry)
    return made
