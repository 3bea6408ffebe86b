"""Stage 6: a job is done when its recipe is new or its files do not stand, and only then."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest

from cardpress.diagnostics import Report
from cardpress.models.manifest import Selection, Wanted
from cardpress.models.project import Artifact
from cardpress.press.press import Press
from cardpress.stages.render import Bench, render
from cardpress.stages.write import write
from cardpress.targets import Job, Workshop


class _NoPress:
    """A press for jobs without faces."""

    def faces(self, *_: object) -> dict[str, object]:
        """No face."""
        return {}


def _job(recipe: str, done: list[str]) -> Job:
    def make(_: Workshop) -> Iterable[Artifact]:
        done.append(recipe)
        yield Artifact("game/data", recipe.encode())

    return Job("data", None, recipe, make)


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    """A build folder with nothing in it."""
    wanted = Wanted(("data",), {"game": ()}, {"game": "inputs"}, "tool")
    return Bench(tmp_path, wanted, lambda *_: cast(Press, _NoPress()), lambda *_: None)


def _build(job: Job, bench: Bench) -> None:
    made, kept = render({"game": [job]}, bench, Report())
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


def test_job_is_done_by_every_version_of_the_tool(bench: Bench) -> None:
    """Another tool follows the same recipe in its own way."""
    done: list[str] = []
    _build(_job("one", done), bench)
    _build(_job("one", done), replace(bench, wanted=replace(bench.wanted, tool="newer")))

    assert done == ["one", "one"]
