"""The bench keeps its ratios and says which of them fell."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.bench.kept_ratios import kept, losses, report


def test_only_what_fell_by_more_than_a_tenth_is_told() -> None:
    """A ratio that rose, fell by a tenth or was never measured is no news."""
    before = {"rose": 1.0, "a tenth": 2.0, "fell": 2.0, "not measured": 3.0}
    now = {"rose": 1.5, "a tenth": 1.8, "fell": 1.5, "new": 0.1}
    assert [*losses(before, now)] == ["fell: 1.5, before 2: 25% less"]


def test_next_bench_is_compared_with_the_last(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What one run keeps the next one reads; a part that is not measured again keeps its ratio."""
    file = tmp_path / "dist" / "bench.json"
    report({"one": 2.0, "other": 4.0}, file)
    report({"one": 1.0}, file)
    assert capsys.readouterr().out == "fell by more than 10%: one: 1, before 2: 50% less\n"
    assert kept(file) == {"one": 1.0, "other": 4.0}


@pytest.mark.parametrize("text", ["", "[1]", '{"one": "much"}', "null"])
def test_unreadable_ratios_are_none(tmp_path: Path, text: str) -> None:
    """A broken file costs the comparison and nothing else."""
    file = tmp_path / "bench.json"
    file.write_text(text, "utf-8")
    assert kept(file) == {}
