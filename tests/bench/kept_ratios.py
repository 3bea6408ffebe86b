"""Ratios of the last bench on this machine, so that the next one says what has become slower since.

Of every ratio more is better, and both its parts are measured in one run: another load of the machine or another
machine changes it little. They are kept in dist/, where no commit looks; what is not measured keeps its ratio.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path

FILE = Path(__file__).resolve().parents[2] / "dist" / "bench.json"
LOSS = 0.10
"""The share of a ratio that may be noise."""


def losses(before: Mapping[str, float], now: Mapping[str, float]) -> Iterator[str]:
    """A line for each ratio that fell by more than a tenth since it was last measured."""
    for name, ratio in now.items():
        kept = before.get(name, ratio)
        if ratio < kept * (1 - LOSS):
            yield f"{name}: {ratio:.3g}, before {kept:.3g}: {1 - ratio / kept:.0%} less"


def kept(file: Path = FILE) -> dict[str, float]:
    """The ratios of the last bench; none when there was none, or when what is there cannot be read."""
    try:
        return {str(name): float(ratio) for name, ratio in json.loads(file.read_text("utf-8")).items()}
    except (OSError, ValueError, AttributeError, TypeError):
        return {}


def report(now: Mapping[str, float], file: Path = FILE) -> None:
    """Print what fell, and keep the ratios of this bench for the next one."""
    before = kept(file)
    for line in losses(before, now):
        print(f"fell by more than {LOSS:.0%}: {line}")
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps({**before, **now}, indent=1, sort_keys=True) + "\n", "utf-8")
