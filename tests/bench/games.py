"""The project's own games: all of them built cold, their reference sheets alone, both against an older commit."""

from __future__ import annotations

import io
import json
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from processes import ENVIRONMENT, Run, measure

REPOSITORY = Path(__file__).resolve().parents[2]
PARTS = ("content", "schemas", "templates", "languages", "src", "node_modules")
COUNT = (
    "import sys; from pathlib import Path; from cardpress import pipeline; "
    "found = pipeline.check(Path(sys.argv[1]), sys.argv[2:], pipeline.Session()); "
    "print(sum(len(game.components) for game in found.games.values()))"
)


@dataclass(frozen=True)
class Made:
    """What a cold build of all games costs, with so many components, and their reference sheets alone after it."""

    components: int
    whole: Run
    sheets: Run
    files: int
    pages: int


def made(root: Path, games: Sequence[str]) -> Made:
    """Build games of a copy of the project with its own code, in one process."""
    environment = {**ENVIRONMENT, "PYTHONPATH": str(root / "src")}
    command = [
        sys.executable,
        "-m",
        "cardpress",
        "build",
        "--root",
        str(root),
        "--jobs",
        "1",
        *games,
    ]
    count = subprocess.run(
        [sys.executable, "-c", COUNT, str(root), *games],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    whole = measure(command, environment)
    manifest = json.loads((root / "build" / "manifest.json").read_text("utf-8"))["artifacts"]
    sheets = {path: entry for path, entry in manifest.items() if entry["target"] == "reference_pdf"}
    for path in sheets:
        (root / "build" / path).unlink()
    alone = measure([*command, "--target", "reference_pdf"], environment)
    return Made(int(count.stdout), whole, alone, len(sheets), sum(entry["pages"] for entry in sheets.values()))


@contextmanager
def copied(folder: Path, commit: str | None) -> Iterator[Path]:
    """A copy of the project as it stands, or as it stood at a commit, with the same fonts and icons."""
    root = folder / (commit or "present")
    root.mkdir()
    names = [name for name in PARTS if (REPOSITORY / name).exists()]
    if commit:
        command = ["git", "-C", str(REPOSITORY), "archive", commit]
        archive = subprocess.run(command, capture_output=True, check=True)
        with tarfile.open(fileobj=io.BytesIO(archive.stdout)) as packed:
            packed.extractall(root, filter="data")
        names = ["node_modules"]
    for name in names:
        shutil.copytree(REPOSITORY / name, root / name)
    try:
        yield root
    finally:
        shutil.rmtree(root)


def rows(folder: Path, base: str | None) -> Iterator[tuple[str, str]]:
    """Lines of a table: the games now, and how many times as much an older commit needs for those it has."""
    with ExitStack() as copies:
        roots = {commit: copies.enter_context(copied(folder, commit)) for commit in dict.fromkeys((None, base))}
        games = sorted(set.intersection(*map(_games, roots.values())))
        found = {commit: made(root, games) for commit, root in roots.items()}
    now, before = found[None], found[base]
    per, then = (one.whole.cpu / one.components * 1000 for one in (now, before))
    named = f"{base} needs" if base else ""
    yield "games", ", ".join(games)
    yield "all of them, cold, CPU", f"{now.whole.cpu:.1f} s for {now.components} components, {per:.1f} ms each"
    yield "all of them, peak memory", f"{now.whole.memory:.0f} MB"
    yield "reference sheets alone, CPU of the process (0.15 s a file)", _share(now)
    yield "reference sheets alone, peak memory (250 MB)", f"{now.sheets.memory:.0f} MB"
    if base:
        yield f"a component, CPU: {named} (4)", f"{then / per:.2f} times as much"
        yield f"reference sheets: {named}", _share(before)


def _share(one: Made) -> str:
    each = one.sheets.cpu / one.files
    return f"{one.sheets.cpu:.1f} s for {one.files} files with {one.pages} pages, {each:.2f} s a file"


def _games(root: Path) -> set[str]:
    return {entry.name for entry in (root / "content").iterdir() if entry.is_dir()}
