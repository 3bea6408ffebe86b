"""Measures releases of every game with all there is to print: time, memory, and what a second one costs.

usage: release.py [--vendor NAME]... [GAME]... A cold release draws every face; the one after it only packs; after
a card is edited its faces are drawn and the sheets that show it are made. CPU is user and system seconds of the
process with its workers, memory the largest resident set of one process.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import sys
import tempfile
from pathlib import Path

from run import CARDPRESS, Run, measure

from cardpress.targets.vendor_files import vendors

REPOSITORY = Path(__file__).resolve().parents[2]
LIMIT = 600
"""Megabytes that the release of all games with all print shops may take."""


def make_copy(root: Path) -> Path:
    """A copy of the repository's games, with nothing built."""
    for folder in ("content", "schemas", "templates"):
        shutil.copytree(REPOSITORY / folder, root / folder, ignore=shutil.ignore_patterns("__pycache__"))
    (root / "node_modules").symlink_to(REPOSITORY / "node_modules")
    return root


def edit(root: Path, game: str) -> None:
    """Give one component, which has a flavour or a name in Polish, another name."""
    file = root / "content" / game / "text" / "pl.ftl"
    deck = min((root / "content" / game / "decks").glob("*.json"))
    card = max(json.loads(deck.read_text("utf-8"))["cards"])
    text, changed = re.subn(rf"(?m)^({card} = \S+)", r"\1!", file.read_text("utf-8"), count=1)
    if not changed:
        raise SystemExit(f"{file} has no name for {card}")
    file.write_text(text, "utf-8")


def told(what: str, run: Run) -> str:
    """A line of the result."""
    return f"  {what:42}{run.wall:8.1f} s {run.cpu:8.1f} s CPU {run.memory:7.0f} MB"


def main() -> None:
    """Measure the games asked for, or all together."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--vendor", action="append", default=None)
    arguments = parser.parse_args()
    games = arguments.games or sorted(folder.name for folder in (REPOSITORY / "content").iterdir())
    shops = [word for name in arguments.vendor or vendors() for word in ("--vendor", name)]
    with tempfile.TemporaryDirectory() as folder:
        root = make_copy(Path(folder) / "project")
        command = [*CARDPRESS, "release", *games, *shops, "--root", str(root), "--jobs", "1"]
        print(f"\nrelease of {', '.join(games)}, print shops: {', '.join(shops[1::2])}")
        cold = measure(command)
        print(told(f"cold (goal: at most {LIMIT} MB)", cold), flush=True)
        print(told("nothing changed", measure(command)), flush=True)
        edit(root, games[0])
        print(told("one name changed in one language", measure(command)), flush=True)
    if cold.memory > LIMIT:
        sys.exit(f"{cold.memory:.0f} MB are more than {LIMIT} MB")


if __name__ == "__main__":
    main()
