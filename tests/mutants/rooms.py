"""Which code faults are planted in, and which tests must find them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Room:
    """Files (patterns below src/), the tests that answer for them, and how many faults are planted.

    Tests that come `later` are asked of what the others do not find. None of them builds into build/, where files
    made with a fault in the code would stay.
    """

    files: tuple[str, ...]
    tests: tuple[str, ...]
    faults: int
    later: tuple[str, ...] = ()
    only: str = ""
    """Which of the tests are meant, as `pytest -k` has it."""
    but: tuple[str, ...] = ()
    """Names of files that are left alone."""

    def sources(self) -> list[Path]:
        """The files, in order, from src/."""
        src = ROOT / "src"
        every = {file for pattern in self.files for file in src.glob(pattern) if file.name not in self.but}
        return sorted(file.relative_to(src) for file in every)

    def test_files(self) -> list[Path]:
        """The tests and what lies beside them, in order."""
        paths = [ROOT / test for test in (*self.tests, *self.later)]
        every = {file for path in paths for file in (path.rglob("*") if path.is_dir() else [path])}
        return sorted(file for file in every if file.is_file() and "__pycache__" not in file.parts)

    def comes_later(self, test_file: str) -> bool:
        """Whether a file of tests is one of the later ones."""
        return any(test_file == path or test_file.startswith(f"{path}/") for path in self.later)


SLOW = ("test_mutation.py", "test_greedy.py")
"""Tests of numbers in the rules data and of bots; they play many games, and code is no concern of theirs."""
ENGINES = "cardpress_engines"


def rules(game: str, faults: int, *folders: str) -> Room:
    """The rules of a game, without how it is told and how bots judge it; later come random and recorded games."""
    return Room(
        (f"{ENGINES}/{game}/*.py", *(f"{ENGINES}/{game}/{folder}/*.py" for folder in ("effects", *folders))),
        (f"tests/engines/{game}", "tests/engines/properties/test_story.py"),
        faults,
        ("tests/engines/properties/test_golden.py", "tests/engines/properties/test_play.py"),
        f"not test_golden and not test_play and not test_story or {game} and not tells_of_a_changed_rule",
    )


ROOMS = {
    "kernel": Room(
        (f"{ENGINES}/kernel/*.py",),
        ("tests/engines/kernel",),
        60,
        (
            *("tests/engines/mephisto", "tests/engines/neuroshima_hex/test_scenarios.py"),
            "tests/engines/adrenaline/test_scenarios.py",
        ),
        but=("search_model.py", "value_function.py"),  # how bots judge
    ),
    "neuroshima_hex": rules("neuroshima_hex", 50),
    "meat_the_cult": rules("meat_the_cult", 50),
    "adrenaline": rules("adrenaline", 50),
    "carnomorphs": rules("carnomorphs", 50, "drill", "procedures"),
    "imposition": Room(
        ("cardpress/press/sheets/*.py",),
        ("tests/press/sheets", "tests/test_hexes.py", "tests/test_calibrate.py"),
        50,
        tuple(f"tests/targets/test_{name}.py" for name in ("boards", "layouts", "sheets_pdf", "tile_sheets")),
    ),
    "preflight": Room(
        ("cardpress/preflight/checks/*.py", "cardpress/preflight/*.py"),
        ("tests/preflight",),
        50,
        ("tests/preflight/test_built_files.py",),
    ),
    "language": Room(
        ("cardpress/language/*.py", "cardpress/language/grammar/*.py"),
        ("tests/language", "tests/stages/test_phrase.py"),
        50,
        ("tests/content", "tests/effects"),
    ),
}
