"""What tests of several folders start from: the game of this repository, a small project, the program."""

from __future__ import annotations

import gc
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest
from hypothesis import settings
from tests import warm
from tests.once_a_run import made_once
from tests.sampling import IS_WHOLE

from cardpress import watch
from cardpress.commands import main
from cardpress.commands.parser import parser
from cardpress.diagnostics import Report
from cardpress.incremental import inputs_digest
from cardpress.language.phrasebook import Phrasebook
from cardpress.models.project import Game
from cardpress.press.layout import gc_pause
from cardpress.release import build_parts
from cardpress.stages.check import check
from cardpress.stages.link import link
from cardpress.stages.load import load
from cardpress.stages.phrase import book_of

pytest_plugins = ["tests.needs", "tests.chromium", "tests.reports"]
ROOT = Path(__file__).resolve().parents[1]
# The same examples in every run, in soak more of them, and none fails because a machine is busy.
EXAMPLES = 100 if IS_WHOLE else 40
settings.register_profile("steady", deadline=None, derandomize=True, max_examples=EXAMPLES)
settings.load_profile("steady")
LONGEST = (
    *("tests/test_docs.py", "tests/test_renderers.py", "tests/targets/test_vendor_files.py", "tests/engines/bots"),
    *("tests/preflight/test_built", "tests/release", "tests/test_pipeline.py", "tests/setup/test_wheel.py"),
    *("tests/templates/test_mephisto", "tests/test_needs.py", "tests/studio/test_from_nothing.py"),
    *("tests/studio/test_page.py", "tests/table/test_page.py", "tests/table/test_accessible.py", "tests/cluster"),
)
"""Files with tests that take longest, in the order they begin in: no process ends with one while others wait."""
Cardpress = Callable[..., "subprocess.CompletedProcess[str]"]
gc.set_threshold(1_000_000, 50, 50)  # trees of effects, pages and tests are many objects that live on


def pytest_collection_finish() -> None:
    """What was imported and collected is left alone by the garbage collector."""
    gc.freeze()


def pytest_sessionfinish() -> None:
    """What nobody closed is found by one look at all objects; pytest looks five times."""
    gc.collect()
    gc.freeze()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests come first, and docs before what makes more files that the docs look over."""
    items.sort(
        key=lambda item: next((i for i, name in enumerate(LONGEST) if item.nodeid.startswith(name)), len(LONGEST))
    )


@pytest.fixture(scope="session", autouse=True)
def compiler_digest_and_parser() -> Iterator[None]:
    """Nobody changes the compiler while tests run: a process digests it once, and makes one parser of commands."""
    with pytest.MonkeyPatch.context() as patch:
        tool = inputs_digest.tool_fingerprint(inputs_digest.Digests())
        patch.setattr(inputs_digest, "tool_fingerprint", lambda digests: tool)
        patch.setattr(main, "parse", parser().parse_args)
        yield


@pytest.fixture(scope="session", autouse=True)
def searches_for_young_garbage() -> Iterator[None]:
    """Press, release and watch look for garbage among what is young: a process of tests holds all they made.

    Nor does it thaw what collecting tests left frozen.
    """
    with pytest.MonkeyPatch.context() as patch:
        young = SimpleNamespace(**vars(gc))
        young.freeze = young.unfreeze = lambda: None
        young.collect = partial(gc.collect, 1)
        for module in (gc_pause, build_parts, watch):
            patch.setattr(module, "gc", young)
        yield


@pytest.fixture
def mini(tmp_path: Path) -> Path:
    """A small project of one monster and one weapon in two languages, free to be changed."""
    return Path(shutil.copytree(ROOT / "tests" / "errors" / "base", tmp_path / "mini"))


@pytest.fixture(scope="session")
def mini_built_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The small project, built; nobody changes it."""

    def make(root: Path) -> None:
        shutil.copytree(ROOT / "tests" / "errors" / "base", root)
        assert warm.cardpress(["build", "--root", str(root)]).returncode == 0

    return made_once(tmp_path_factory, "mini built once", make)


@pytest.fixture
def built_mini(mini_built_once: Path, tmp_path: Path) -> Path:
    """The small project with all that a build of it makes, free to be changed."""
    return Path(shutil.copytree(mini_built_once, tmp_path / "mini"))


@pytest.fixture
def cardpress() -> Cardpress:
    """Runs the compiler in a process of its own; environment variables are keywords, and read by a new Python."""

    def run(*words: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
        if not environment:
            return warm.cardpress([str(word) for word in words])
        command = [sys.executable, "-m", "cardpress", *map(str, words)]
        env = {**os.environ, **environment}
        return subprocess.run(command, capture_output=True, text=True, check=False, env=env, timeout=warm.HANGS)

    return run


@pytest.fixture(scope="session")
def mephisto() -> Game:
    """Mephisto after linking; problems of files that are not content, like templates, do not matter here."""
    report = Report()
    return link(check(load(ROOT, report, ["mephisto"]), report), ROOT, report)["mephisto"]


@pytest.fixture(scope="session")
def books(mephisto: Game) -> dict[str, Phrasebook]:
    """The phrasebook of Mephisto in each of its languages."""
    report = Report()
    found = {language: book_of(mephisto, language, report) for language in mephisto.languages}
    assert list(report) == []
    return {language: book for language, book in found.items() if book}
