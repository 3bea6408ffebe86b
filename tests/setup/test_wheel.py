"""The built wheel holds all a stranger needs, fonts, icons, example games, and nothing that only we can use."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import venv
from hashlib import sha256
from pathlib import Path
from urllib.request import urlopen
from zipfile import ZipFile

import pytest
from tests.sampling import IS_WHOLE, few_of

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new virtual environment with the built wheel installed, in it nothing of this checkout.

    Packages of others are borrowed from the environment that runs the tests: a line in a .pth file leads to them
    but reads none of the .pth files there, one of which leads to this checkout. It is offline: no connection
    leaves the machine, no address is looked up, and a program called npm would leave a trace.
    """
    folder = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
    wheel = [*pip, "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", folder, ROOT]
    subprocess.run(wheel, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    venv.create(folder / "env", with_pip=False)
    python = folder / "env/bin/python"
    install = [*pip, "--python", python, "install", "--quiet", "--no-index", "--no-deps", "--no-compile", built]
    subprocess.run(install, check=True, capture_output=True)
    (site,) = folder.glob("env/lib/python*/site-packages")
    (site / "others.pth").write_text(f"{sysconfig.get_path('purelib')}\n", "utf-8")
    (site / "offline.py").write_text(OFFLINE, "utf-8")
    (site / "offline.pth").write_text("import offline\n", "utf-8")  # Debian has a sitecustomize of its own
    npm = folder / "env/bin/npm"
    npm.write_text(f"#!/bin/sh\ntouch {folder}/npm-was-called\n", "utf-8")
    npm.chmod(0o755)
    return folder / "env"


OFFLINE = """
import socket
def refused(self, address, plain=socket.socket.connect):
    if self.family != socket.AF_UNIX and address[0] not in ("127.0.0.1", "::1"):
        raise OSError(f"offline: {address}")
    return plain(self, address)
def unknown(host, *others, plain=socket.getaddrinfo, **more):
    if host not in ("127.0.0.1", "localhost", None, ""):
        raise socket.gaierror(f"offline: {host}")
    return plain(host, *others, **more)
socket.socket.connect, socket.getaddrinfo = refused, unknown
"""


@pytest.fixture(scope="module")
def installed(environment: Path) -> Path:
    """The folder of the environment in which the wheel's packages lie."""
    (site,) = environment.glob("lib/python*/site-packages")
    return site


def test_the_wheel_needs_no_package_manager_for_fonts_and_icons(installed: Path) -> None:
    """Every font and icon set a game of ours names is in the wheel, with the terms it comes under."""
    assets = installed / "cardpress/shipped/node_modules"
    assert (assets / "@iconify-json/game-icons/icons.json").is_file()
    assert len([*assets.glob("@expo-google-fonts/*/LICENSE*")]) >= len([*assets.glob("@expo-google-fonts/*")])
    assert not [*assets.rglob("*.js")]


def test_the_wheel_holds_no_set_up_of_a_checkout(installed: Path) -> None:
    """What sets up a checkout is of no use to anybody else, so it is not installed."""
    (record,) = installed.glob("cardpress-*.dist-info/RECORD")
    tops = {line.partition("/")[0] for line in record.read_text("utf-8").splitlines() if not line.startswith("..")}
    assert tops - {record.parent.name} == {
        "cardpress",
        "cardpress_cluster",
        "cardpress_engines",
        "cardpress_table",
        "cardpress_studio",
        "cardpress_web",
    }


def test_nothing_is_in_the_wheel_twice(installed: Path) -> None:
    """No two large files are equal; terms of packages stand in each, marks of translations are each game's."""
    found: dict[bytes, list[str]] = {}
    for file in (file for file in installed.glob("cardpress*/**/*") if file.is_file()):
        if file.suffix not in {".pyc", ".json"} and file.stat().st_size > 2_000:
            found.setdefault(sha256(file.read_bytes()).digest(), []).append(file.name)
    assert [names for names in found.values() if len(names) > 1] == []


def test_the_tutorial_says_how_large_it_is(environment: Path) -> None:
    """What a newcomer is told of the download and of the disk is so, to a tenth."""
    (wheel,) = environment.parent.glob("*.whl")
    stated = re.search(r"a wheel of (\d+) MB, (\d+) MB unpacked", (ROOT / "docs/tutorial.md").read_text("utf-8"))
    assert stated
    unpacked = sum(part.file_size for part in ZipFile(wheel).infolist())
    for size, megabytes in ((wheel.stat().st_size, int(stated[1])), (unpacked, int(stated[2]))):
        assert abs(size / 1e6 - megabytes) < megabytes / 10


def test_the_wheel_says_what_it_is(installed: Path) -> None:
    """The metadata has a description, a license and what a package index sorts by."""
    (metadata,) = installed.glob("cardpress-*.dist-info/METADATA")
    text = metadata.read_text("utf-8")
    assert "# cardpress" in text
    assert "Classifier: Topic :: Printing" in text
    assert "License-Expression: MIT" in text


def _run(environment: Path, folder: Path, *words: str, program: str = "cardpress") -> str:
    """What a program of the environment says in a folder; it must succeed and complain of nothing."""
    done = subprocess.run(
        [environment / "bin" / program, *words],
        cwd=folder,
        env=_around(environment),
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def _around(environment: Path) -> dict[str, str]:
    """Variables of a process that knows the environment, and nothing that leads elsewhere."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL"))}
    return {**kept, "PATH": f"{environment / 'bin'}{os.pathsep}/usr/bin{os.pathsep}/bin"}


def test_it_is_the_wheel_that_runs(environment: Path, tmp_path: Path) -> None:
    """The package and all it reads lie in the environment, not in this checkout, and no network is there."""
    code = (
        "import cardpress, socket\nfrom cardpress.models.assets import TOOL_ROOT\n"
        "print(cardpress.__file__, TOOL_ROOT)\n"
        "try: socket.create_connection(('192.0.2.1', 80), 1)\nexcept OSError as no: print(no)"
    )
    said = _run(environment, tmp_path, "-c", code, program="python").splitlines()
    assert all(Path(path).is_relative_to(environment) for path in said[0].split())
    assert said[1].startswith("offline")


@pytest.mark.parametrize("starter", ["cards", "effects", "hexes"] if IS_WHOLE else ["cards"])
def test_a_stranger_makes_a_game_with_the_wheel_alone(starter: str, environment: Path, tmp_path: Path) -> None:
    """As the README says: in an empty folder new, build, an edit, a release; nothing asks for npm."""
    _run(environment, tmp_path, "new", "my_game", "--template", starter)
    _run(environment, tmp_path, "build", "--jobs", "1")
    sheets = tmp_path / "build/my_game/en/sheets-a4.pdf"
    before = sheets.read_bytes()

    file = tmp_path / "content/my_game/text/en.ftl"
    file.write_text(file.read_text("utf-8").replace("ui-game = My Game", "ui-game = Your Game"), "utf-8")
    _run(environment, tmp_path, "build", "--jobs", "1")
    assert sheets.read_bytes() != before
    assert _run(environment, tmp_path, "preflight", "my_game").startswith("nothing wrong")

    if starter == "cards":  # a release holds all layouts and looks: once is enough
        _run(environment, tmp_path, "release", "--jobs", "1")
        with ZipFile(tmp_path / "dist/my_game-0.1.0.zip") as packed:
            assert any(name.endswith("/en/cards.pdf") for name in packed.namelist())
    assert not [*environment.parent.glob("npm-was-called")]


def test_a_game_made_from_the_docs_alone_is_built_by_the_wheel(environment: Path, tmp_path: Path) -> None:
    """Two kinds, a token, a table of a die, two languages, an own operation, in the fonts of the wheel."""
    game = shutil.copytree(ROOT / "tests/strangers/keepers", tmp_path / "keepers")
    assert not [*game.rglob("*.py")]

    _run(environment, game, "build", "--jobs", "1")
    assert _run(environment, game, "preflight", "keepers").startswith("nothing wrong")
    for language in ("en", "pl"):
        names = {file.name for file in (game / f"build/keepers/{language}").iterdir()}
        assert "sheets-a4.pdf" in names
        assert any(name.startswith("cards-") for name in names)
    assert not [*environment.parent.glob("npm-was-called")]


def test_the_wheel_serves_a_new_game(environment: Path, tmp_path: Path) -> None:
    """The live page and its faces are served from the wheel; a saved file is told to those who listen."""
    _run(environment, tmp_path, "new", "my_game")
    command = [environment / "bin/cardpress", "serve", "--port", "0", "--jobs", "1"]
    with subprocess.Popen(
        command,
        cwd=tmp_path,
        env=_around(environment) | {"PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        try:
            assert server.stdout is not None
            url = server.stdout.readline().split()[-1]
            with urlopen(url) as page:
                assert b"live.js" in page.read()
            with urlopen(f"{url}events") as events:
                key = next(found[1] for line in events if (found := re.search(rb'"en": \["([0-9a-f]{64})"', line)))
                with urlopen(f"{url}faces/{key.decode()}-75.png") as face:
                    assert face.read(8) == b"\x89PNG\r\n\x1a\n"
                file = tmp_path / "content/my_game/text/en.ftl"
                file.write_text(file.read_text("utf-8").replace("beaver = Beaver", "beaver = Otter"), "utf-8")
                assert any(b"Otter" in line for line in events)
        finally:
            server.terminate()


def test_the_installed_compiler_checks_the_games_it_brings(environment: Path, tmp_path: Path) -> None:
    """Run from any folder, the installed package finds fonts and icons of its own and no fault in its examples."""
    (shipped,) = environment.glob("lib/python*/site-packages/cardpress/shipped")
    asked = few_of(sorted(folder.name for folder in (ROOT / "content").iterdir()), 1, "installed")
    assert len(_run(environment, tmp_path, "check", *asked, "--root", str(shipped)).splitlines()) == len(asked)
    assert "play" in _run(environment, tmp_path, "--help", program="cardplay")
