"""Whole builds: equal bytes everywhere, nothing half written, only what changed is made again."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import cast

from tests import warm
from tests.sampling import IS_WHOLE

from cardpress.commands import main

STEPS = (1, 2, 5, 10, 20, 40, 80, 160, 320, 640) if IS_WHOLE else (1, 3, 10, 40, 640)
"""Steps of its writing before which a build is killed; no build of a small project has as many as the last."""
Cardpress = Callable[..., "subprocess.CompletedProcess[str]"]


def _outputs(root: Path) -> dict[str, bytes]:
    build = root / "build"
    files = {file.relative_to(build): file for file in build.rglob("*") if file.is_file()}
    return {str(name): file.read_bytes() for name, file in files.items() if name.parts[0] != ".cache"}


def _change_amount(root: Path, amount: int) -> None:
    """Let the axe give another amount of favor, which its text says."""
    file = root / "content/mini/weapons/axe.json"
    axe = json.loads(file.read_text("utf-8"))
    axe["effect"]["do"]["amount"] = amount
    file.write_text(json.dumps(axe, indent=2, sort_keys=True) + "\n", "utf-8")


def test_build_is_the_same_everywhere(mini: Path, tmp_path: Path, cardpress: Cardpress) -> None:
    """Equal sources give equal bytes, whatever the folder, the hash seed, the time zone and the locale."""
    other = Path(shutil.copytree(mini, tmp_path / "elsewhere" / "copy"))

    first = cardpress("build", "--root", mini, PYTHONHASHSEED="1", TZ="Asia/Tokyo", LC_ALL="C")
    second = cardpress("build", "--root", other, PYTHONHASHSEED="2", TZ="America/Lima", LC_ALL="C.UTF-8")

    assert (first.returncode, second.returncode) == (0, 0), first.stderr + second.stderr
    assert _outputs(mini) == _outputs(other)


def test_build_from_cache_is_the_same_as_a_cold_one(built_mini: Path, cardpress: Cardpress) -> None:
    """A change made and undone through the cache gives the bytes of the first cold build."""
    cold = _outputs(built_mini)
    _change_amount(built_mini, 2)
    cardpress("build", "--root", built_mini)
    changed = _outputs(built_mini)
    _change_amount(built_mini, 1)
    cardpress("build", "--root", built_mini)
    pages = [name for name in cold if name.endswith("/cards.pdf")]

    assert [name for name in pages if changed[name] == cold[name]] == []
    assert {name: _outputs(built_mini)[name] for name in pages} == {name: cold[name] for name in pages}


def test_two_builds_at_once_do_no_harm(mini: Path, mini_built_once: Path) -> None:
    """Two processes building one project at the same time leave what one would have left."""
    command = ["build", "--root", str(mini)]

    assert warm.at_once(command, command) == []
    assert _outputs(mini) == _outputs(mini_built_once)


def test_builds_of_parts_at_once_make_the_whole(mini: Path, mini_built_once: Path) -> None:
    """Processes that build a language or an output each, all at once, leave together what one build leaves.

    What each found nothing to make of is noted for what it was asked, so those notes are their own.
    """
    parts = (["--lang", "pl"], ["--lang", "en"], ["--target", "data_json", "--target", "rules_data"])

    assert warm.at_once(*(["build", "--root", str(mini), *part] for part in parts)) == []
    together, whole = _outputs(mini), _outputs(mini_built_once)
    noted, wanted = (json.loads(files.pop("manifest.json")) for files in (together, whole))
    assert together == whole
    assert noted["artifacts"] == wanted["artifacts"]


def _build_killed(step: int, root: Path) -> None:
    """Build in this process, and kill it before one step of its writing, counted from 1."""
    steps, opens = count(1), os.open

    def dying(done: Callable[..., object]) -> Callable[..., object]:
        def call(*words: object, **options: object) -> object:
            reads = done is opens and not cast("int", words[1]) & (os.O_WRONLY | os.O_RDWR)
            if not reads and next(steps) == step:
                os.kill(os.getpid(), signal.SIGKILL)
            return done(*words, **options)

        return call

    os.open, os.replace, os.write = dying(os.open), dying(os.replace), dying(os.write)
    main.main(["build", "--root", str(root)])
    os._exit(0)


def test_killed_build_leaves_nothing_torn(mini: Path, mini_built_once: Path, cardpress: Cardpress) -> None:
    """A build killed before any step of its writing leaves whole files, and the next one completes."""
    wanted, ends = _outputs(mini_built_once), []
    for step in STEPS:
        shutil.rmtree(mini / "build", ignore_errors=True)
        ends.append(warm.process(_build_killed, step, mini).returncode)
        left = {name: data for name, data in _outputs(mini).items() if name != "manifest.json"}
        assert {name: wanted[name] for name in left} == left

    assert ends[:3] == [-signal.SIGKILL] * 3
    assert ends[-1] == 0
    assert cardpress("build", "--root", mini).returncode == 0
    assert _outputs(mini) == wanted


def test_error_leaves_good_output_alone(built_mini: Path, cardpress: Cardpress) -> None:
    """When anything is wrong nothing is written."""
    good = _outputs(built_mini)
    _change_amount(built_mini, -1)

    assert cardpress("build", "--root", built_mini).returncode == 1
    assert _outputs(built_mini) == good


def test_unchanged_build_makes_nothing(built_mini: Path, cardpress: Cardpress) -> None:
    """A second build says that everything is up to date and touches no file."""
    times = {file: file.stat().st_mtime_ns for file in (built_mini / "build").rglob("*")}
    again = cardpress("build", "--root", built_mini, "--format", "json")

    assert not any(artifact["changed"] for artifact in json.loads(again.stdout)["artifacts"])
    assert times == {file: file.stat().st_mtime_ns for file in (built_mini / "build").rglob("*")}


def test_changed_language_makes_only_its_files(built_mini: Path, cardpress: Cardpress) -> None:
    """A changed translation leaves the pages of other languages and the rules data as they were."""
    texts = built_mini / "content/mini/text/pl.ftl"
    texts.write_text(texts.read_text("utf-8").replace("rat = ", "rat = Wielki "), "utf-8")
    again = json.loads(cardpress("build", "--root", built_mini, "--format", "json").stdout)
    changed = {artifact["path"] for artifact in again["artifacts"] if artifact["changed"]}

    assert "build/mini/pl/cards.pdf" in changed
    assert [path for path in changed if path.startswith("build/mini/en/")] == []
    assert "build/python/rules_data/mini.py" not in changed


def test_removed_game_output_goes(built_mini: Path, cardpress: Cardpress) -> None:
    """Files of a language that is no longer written disappear with the next build."""
    for file in ("text/en.ftl", "terms/en.json", "sentences/en.ftl", "lexicon/en.json"):
        (built_mini / "content/mini" / file).unlink()
    cardpress("build", "--root", built_mini)

    assert not (built_mini / "build/mini/en/cards.pdf").exists()
    assert "mini/en/cards.pdf" not in (built_mini / "build/manifest.json").read_text("utf-8")
