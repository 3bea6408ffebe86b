"""Which code faults are planted in, and which tests must find them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Room:
    """Files (patterns below src/), the tests that answer for them, and how many faults are planted.

    None of these tests builds into build/, where files made with a fault in the code would stay.
    """

    files: tuple[str, ...]
    tests: tuple[str, ...]
    faults: int

    def sources(self) -> list[Path]:
        """The files, in order, from src/."""
        src = ROOT / "src"
        return sorted({file.relative_to(src) for pattern in self.files for file in src.glob(pattern)})


ENGINES = "cardpress_engines"
ROOMS = {
    "kernel": Room(
        (f"{ENGINES}/kernel/*.py",),
        ("tests/engines/kernel", "tests/engines/mephisto", "tests/engines/neuroshima_hex/test_scenarios.py"),
        60,
    ),
    "mephisto": Room(
        (f"{ENGINES}/mephisto/*.py", f"{ENGINES}/mephisto/effects/*.py"), ("tests/engines/mephisto",), 60
    ),
    "neuroshima_hex": Room(
        (f"{ENGINES}/neuroshima_hex/*.py", f"{ENGINES}/neuroshima_hex/effects/*.py"),
        ("tests/engines/neuroshima_hex",),
        60,
    ),
    "imposition": Room(
        ("cardpress/press/sheets/*.py",),
        (
            *("tests/press/sheets", "tests/test_hexes.py", "tests/test_calibrate.py"),
            *(f"tests/targets/test_{name}.py" for name in ("boards", "layouts", "sheets_pdf", "tile_sheets")),
        ),
        50,
    ),
    "preflight": Room(
        ("cardpress/preflight/checks/*.py", "cardpress/preflight/*.py"),
        ("tests/preflight",),
        50,
    ),
    "language": Room(
        ("cardpress/language/*.py", "cardpress/language/grammar/*.py"),
        ("tests/language", "tests/content", "tests/effects"),
        50,
    ),
}
