"""Stage 6: a job is done when its recipe is new or its files do not stand, and only then."""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest

from cardpress.diagnostics import Diagnostic, Position, Report, Severity
from cardpress.models.manifest import BuildRequest, Selection
from cardpress.models.project import Artifact
from cardpress.press.press import Press
from cardpress.stages.render import Bench, render
from cardpress.stages.write import write
from cardpress.targets import Job, PlayedExamples, Workshop
from cardpress_cluster.forking import can_fork


class _Documents:
    """Documents of a press: `entries` are of those it has set, `kept` are those that others have set."""

    def __init__(self) -> None:
        self.entries: dict[str, bytes] = {}
        self.kept: dict[str, bytes] = {}

    def take(self) -> dict[str, bytes]:
        """What was set."""
        return self.entries

    def keep(self, entries: dict[str, bytes]) -> None:
        """Keep what a copy has set."""
        self.kept |= entries


class _NoPress:
    """A press for jobs without faces; `rested` tells how often it let go of what draws."""

    def __init__(self) -> None:
        self.rested = 0
        self.documents = _Documents()

    def faces(self, *_: object) -> dict[str, object]:
        """No face."""
        return {}

    def warm(self) -> None:
        """Nothing to have at hand."""

    def rest(self) -> None:
        """Count it."""
        self.rested += 1


def _job(recipe: str, done: list[str]) -> Job:
    def make(_: Workshop) -> Iterable[Artifact]:
        done.append(recipe)
        yield Artifact("game/data", recipe.encode())

    return Job("data", None, recipe, make)


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    """A build folder with nothing in it."""
    wanted = BuildRequest(("data",), {"game": ()}, {"game": "inputs"}, "tool")
    return Bench(tmp_path, wanted, lambda *_: cast(Press, _NoPress()), lambda *_: None)


def _build(job: Job, bench: Bench) -> None:
    _build_all([job], bench)


def _build_all(jobs: list[Job], bench: Bench) -> None:
    made, kept = render({"game": jobs}, bench, Report())
    write(made, kept, bench.build, Selection(("game",)), Report())


def test_job_is_done_once(bench: Bench) -> None:
    """A job with the recipe its files were made by is not done again."""
    done: list[str] = []
    _build(_job("one", done), bench)
    _build(_job("one", done), bench)

    assert done == ["one"]


def test_job_with_another_recipe_is_done(bench: Bench) -> None:
    """A changed recipe makes the files again."""
    done: list[str] = []
    _build(_job("one", done), bench)
    _build(_job("two", done), bench)

    assert done == ["one", "two"]
    assert (bench.build / "game/data").read_bytes() == b"two"


def test_job_whose_file_was_edited_is_done(bench: Bench) -> None:
    """A file somebody edited is made again."""
    done: list[str] = []
    _build(_job("one", done), bench)
    (bench.build / "game/data").write_bytes(b"mine")
    _build(_job("one", done), bench)

    assert (bench.build / "game/data").read_bytes() == b"one"


def _long(name: str, group: str) -> Job:
    def make(workshop: Workshop) -> Iterable[Artifact]:
        workshop.report.add(Diagnostic("told", name, Position("file"), severity=Severity.WARNING))
        yield Artifact(f"game/{name}", f"{name} by {os.getpid()}".encode())

    return Job("data", None, name, make, group=group)


def test_long_jobs_are_done_side_by_side(bench: Bench) -> None:
    """Other processes do long jobs, a group of them one process; order and problems are those of the plan."""
    jobs = [_long("a", "one"), _long("b", "two"), _long("c", "one"), _long("d", "")]
    report = Report()
    made, _ = render({"game": jobs}, replace(bench, processes=2), report)
    process = {path: int(artifact.data.split()[-1]) for path, (artifact, _) in made.items()}

    assert [*made] == ["game/a", "game/b", "game/c", "game/d"]
    assert [problem.message for problem in report] == ["a", "b", "c", "d"]
    assert process["game/a"] == process["game/c"]
    assert os.getpid() not in process.values()


def test_one_long_job_needs_no_process(bench: Bench) -> None:
    """Where there is one group of long jobs, this process does it."""
    made, _ = render({"game": [_long("a", "one"), _long("b", "")]}, replace(bench, processes=2), Report())

    assert {artifact.data.split()[-1] for artifact, _ in made.values()} == {str(os.getpid()).encode()}


def test_documents_that_copies_of_the_process_set_are_kept(bench: Bench) -> None:
    """What another process has set for a job, this one has for later builds."""
    press = _NoPress()

    def set_one(name: str) -> Job:
        def make(workshop: Workshop) -> Iterable[Artifact]:
            cast(_NoPress, workshop.press).documents.entries[name] = b"set"
            yield Artifact(f"game/{name}", b"")

        return Job("data", None, name, make, group=name)

    jobs = [set_one("a"), set_one("b")]
    render({"game": jobs}, replace(bench, press=lambda *_: cast(Press, press), processes=2), Report())

    assert press.documents.entries == {}, "no job was done here"
    assert press.documents.kept == {"a": b"set", "b": b"set"}


class _Examples:
    """Examples that two books show; each time they are played a line is written."""

    recipe = "examples"

    def __init__(self, file: Path) -> None:
        self._file = file

    def are_kept(self, kept: _Documents) -> bool:
        """Whether they were played before."""
        return self.recipe in kept.kept

    def scenes(self, report: Report, kept: _Documents) -> dict[str, object]:
        """Nothing is seen of them."""
        if not self.are_kept(kept):
            with self._file.open("a") as file:
                file.write("played\n")
            kept.entries[self.recipe] = b"{}"
        return {}


@pytest.mark.skipif(not can_fork(), reason="copies of the process are made where it can fork")
def test_examples_of_several_books_are_played_once(bench: Bench, tmp_path: Path) -> None:
    """Copies of the process that make books of a game ask for the same examples: they are played before."""
    examples, press = _Examples(tmp_path / "played.txt"), _NoPress()

    def book(name: str) -> Job:
        def make(workshop: Workshop) -> Iterable[Artifact]:
            examples.scenes(workshop.report, cast(_NoPress, workshop.press).documents)
            yield Artifact(f"game/{name}", b"")

        return Job("data", None, name, make, group=name, examples=cast(PlayedExamples, examples))

    several = replace(bench, press=lambda *_: cast(Press, press), processes=2)
    render({"game": [book("a"), book("b")]}, several, Report())

    assert (tmp_path / "played.txt").read_text() == "played\n"
    assert press.documents.kept == {"examples": b"{}"}


@pytest.mark.parametrize(("processes", "rested"), [(1, [1, 0]), (2, [0, 0])])
def test_a_press_rests_before_the_next_game_begins(bench: Bench, processes: int, rested: list[int]) -> None:
    """One process makes game after game, and gives the room of one to the next; several make all at once."""
    presses = {"game": _NoPress(), "other": _NoPress()}
    asked: list[list[int]] = []

    def press(game: str, _look: str) -> Press:
        asked.append([one.rested for one in presses.values()])
        return cast(Press, presses[game])

    wanted = replace(bench.wanted, inputs={"game": "inputs", "other": "inputs"})
    made, _ = render(
        {"game": [_job("one", [])], "other": [_job("two", [])]},
        replace(bench, press=press, processes=processes, wanted=wanted),
        Report(),
    )

    assert asked == [[0, 0], rested]
    assert [one.rested for one in presses.values()] == rested
    assert len(made) == 1  # both are one file


def test_only_the_job_with_another_recipe_is_done(bench: Bench) -> None:
    """Of several jobs of a target, those stand whose files their recipe made."""
    jobs = [_long("a", ""), _long("b", "")]
    _build_all(jobs, bench)
    made, kept = render({"game": [jobs[0], replace(jobs[1], recipe="new")]}, bench, Report())

    assert ([*made], [*kept]) == (["game/b"], ["game/a"])


def test_job_is_done_by_every_version_of_the_tool(bench: Bench) -> None:
    """Another tool follows the same recipe in its own way."""
    done: list[str] = []
    _build(_job("one", done), bench)
    _build(_job("one", done), replace(bench, wanted=replace(bench.wanted, tool="newer")))

    assert done == ["one", "one"]


def _needy(recipe: str, done: list[str], found: str | None) -> Job:
    def before(workshop: Workshop) -> str | None:
        done.append("found out")
        if found is None:
            workshop.report.add(Diagnostic("told", recipe, Position("file")))
        return found

    return replace(_job(recipe, done), before=before)


def test_what_needs_others_comes_after_them(bench: Bench) -> None:
    """A job that needs what others find out is done after all that do not, wherever it stands in the plan."""
    done: list[str] = []
    _build_all([_needy("needy", done, "page 7"), _job("book", done)], bench)

    assert done == ["book", "found out", "needy"]


def test_what_cannot_be_known_is_told_and_nothing_made(bench: Bench) -> None:
    """Where that cannot be found out, the job is not done, and what is wrong is in the report."""
    done: list[str] = []
    report = Report()
    made, _ = render({"game": [_needy("needy", done, None)]}, bench, report)

    assert done == ["found out"]
    assert not made
    assert [problem.message for problem in report] == ["needy"]
