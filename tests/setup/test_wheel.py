"""The built wheel holds all a stranger needs, fonts, icons, example games, and nothing that only we can use."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the built wheel unpacked, and no checkout around it."""
    folder = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--quiet", "--no-deps"]
    subprocess.run([*pip, "--no-build-isolation", "--wheel-dir", folder, ROOT], check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    with ZipFile(wheel) as packed:
        packed.extractall(folder / "site")
    return folder / "site"


def test_the_wheel_needs_no_package_manager_for_fonts_and_icons(installed: Path) -> None:
    """Every font and icon set a game of ours names is in the wheel, with the terms it comes under."""
    assets = installed / "cardpress/shipped/node_modules"
    assert (assets / "@iconify-json/game-icons/icons.json").is_file()
    assert len([*assets.glob("@expo-google-fonts/*/LICENSE*")]) >= len([*assets.glob("@expo-google-fonts/*")])
    assert not [*assets.rglob("*.js")]


def test_the_wheel_holds_no_set_up_of_a_checkout(installed: Path) -> None:
    """What sets up a checkout is of no use to anybody else, so it is not installed."""
    assert sorted(path.name for path in installed.iterdir() if not path.name.endswith(".dist-info")) == [
        "cardpress",
        "cardpress_engines",
    ]


def test_the_wheel_says_what_it_is(installed: Path) -> None:
    """The metadata has a description, a license and what a package index sorts by."""
    (metadata,) = installed.glob("*.dist-info/METADATA")
    text = metadata.read_text("utf-8")
    assert "# cardpress" in text
    assert "Classifier: Topic :: Printing" in text
    assert "License-Expression: MIT" in text


def _run(installed: Path, folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A command of the installed compiler in a folder, without a network's help or this checkout's."""
    code = (
        "import sys, cardpress; from cardpress import cli;"
        f"assert cardpress.__file__.startswith({str(installed)!r}), cardpress.__file__;"
        f"sys.exit(cli.main({[*words]!r}))"
    )
    env = {**os.environ, "PYTHONPATH": str(installed), "http_proxy": "http://127.0.0.1:9", "NO_PROXY": ""}
    command = [sys.executable, "-c", code]
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("starter", ["cards", "effects", "hexes"])
def test_a_stranger_makes_a_game_with_the_wheel_alone(starter: str, installed: Path, tmp_path: Path) -> None:
    """As the README says: in an empty folder `new` and `build` print a game, and an edit is printed too."""
    made = _run(installed, tmp_path, "new", "my_game", "--template", starter)
    assert (made.returncode, made.stderr) == (0, "")
    assert (tmp_path / "schemas/json/my_game").is_dir()

    built = _run(installed, tmp_path, "build", "--jobs", "1")
    assert (built.returncode, built.stderr) == (0, "")
    before = (tmp_path / "build/my_game/en/sheets-a4.pdf").read_bytes()

    file = tmp_path / "content/my_game/text/en.ftl"
    file.write_text(file.read_text("utf-8").replace("ui-game = My Game", "ui-game = Your Game"), "utf-8")
    again = _run(installed, tmp_path, "build", "--jobs", "1")
    assert (again.returncode, again.stderr) == (0, "")
    assert (tmp_path / "build/my_game/en/sheets-a4.pdf").read_bytes() != before


def test_the_installed_compiler_checks_the_games_it_brings(installed: Path, tmp_path: Path) -> None:
    """Run from any folder, the installed package finds fonts and icons of its own and no fault in its examples."""
    code = (
        "import sys, cardpress; from cardpress import cli; from cardpress.models.assets import TOOL_ROOT;"
        "print(cardpress.__file__); sys.exit(cli.main(['check', '--root', str(TOOL_ROOT)]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(installed)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    where, *games = done.stdout.splitlines()
    assert Path(where).is_relative_to(installed)
    assert len(games) == len([*(ROOT / "content").iterdir()])
