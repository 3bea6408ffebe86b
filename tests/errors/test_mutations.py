"""Files spoiled at random: whatever stands in a project's files is at most a problem, never a bug of ours."""

from __future__ import annotations

import json
import random
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.sampling import IS_WHOLE

from cardpress import pipeline
from cardpress.commands import main
from cardpress.diagnostics.as_text import report_as_text
from cardpress.incremental.session import Session

BASE = Path(__file__).parent / "base"
CHECKED, BUILT = 60, 20
"""Mutants of one seed that are checked, and that are built."""

VALUES = [None, True, -1, 0, 2, 99, 10**30, 1.5, "", "x", "ż", "../x", "all", "self", "lane", "rat", "drop", "$x"]
VALUES += [[], {}, [[]], {"op": "gain"}, {"pick": "all", "kind": "card"}, {"it": "attack"}, {"": 1}, "\x00", "pl"]
FIELDS = ["amount", "what", "who", "as", "op", "zone", "count", "quality", "place", "mass", "", "a-b", "x" * 60]
SNIPPETS: dict[str, list[str]] = json.loads((BASE.parent / "snippets.json").read_text("utf-8"))
"""What is put into a text of each kind, somewhere."""
FILES = [file.relative_to(BASE) for file in sorted(BASE.rglob("*.*")) if file.suffix in SNIPPETS]
SOURCES = [file for file in FILES if file.parts[0] == "content"]
OURS = [file for file in FILES if file.parts[0] != "node_modules"]


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every container in a value with each key or index in it."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else []
    for key in keys:
        yield value, key
        yield from _places(value[key])


def _spoil_value(text: str, rng: random.Random) -> str:
    value = json.loads(text)
    for _ in range(rng.choice((1, 1, 2))):
        places = list(_places(value))
        holder, key = rng.choice(places)
        match rng.randrange(5):
            case 0:
                del holder[key]
            case 1 if isinstance(holder, dict):
                holder[rng.choice(FIELDS)] = holder.pop(key)
            case 2 if isinstance(holder, dict):
                holder[rng.choice(FIELDS)] = rng.choice(VALUES)
            case _:
                holder[key] = rng.choice([*VALUES, holder[key]])
    return json.dumps(value, indent=2)


def _spoil_text(text: str, snippets: list[str], rng: random.Random) -> str:
    for _ in range(rng.choice((1, 1, 3))):
        at = rng.randrange(len(text) + 1)
        cut = rng.choice((0, 0, 0, 1, 2, 20, len(text)))
        text = text[:at] + rng.choice([*snippets, ""]) + text[at + cut :]
    return text


def _spoil(root: Path, names: list[Path], rng: random.Random) -> str:
    """Change one file of the project; gives what it is now."""
    name = rng.choice(names)
    text = (BASE / name).read_text("utf-8")
    spoiled = (
        _spoil_value(text, rng)
        if name.suffix == ".json" and rng.random() < 0.8
        else _spoil_text(text, SNIPPETS[name.suffix], rng)
    )
    (root / name).write_bytes(spoiled.encode("utf-8", rng.choice(("replace", "surrogatepass"))))
    return f"{name}:\n{spoiled}"


def _spoiled_in_turn(root: Path, names: list[Path], seed: int, count: int) -> Iterator[str]:
    """Projects with one spoiled file each."""
    rng = random.Random(seed)
    for _ in range(count):
        shutil.copytree(BASE, root, dirs_exist_ok=True)
        yield _spoil(root, names, rng)


@pytest.mark.parametrize("seed", range(6 if IS_WHOLE else 2))
def test_any_source_is_a_problem_at_most(seed: int, tmp_path: Path) -> None:
    """Spoiled sources never make checking fail, and a warm session says of them what a fresh one says."""
    warm = Session()
    for spoiled in _spoiled_in_turn(tmp_path, SOURCES, seed, CHECKED):
        known, fresh = (
            report_as_text(pipeline.check(tmp_path, ["mini"], session).report) for session in (warm, Session())
        )

        assert known == fresh, spoiled


@pytest.mark.parametrize("seed", range(4 if IS_WHOLE else 2))
def test_any_file_is_a_problem_of_a_build_at_most(
    seed: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Spoiled sources, templates, stylesheets and drawings never end a build with a bug of ours."""
    words = ["build", "--root", str(tmp_path), "--jobs", "1", "--target", "cards_pdf", "--target", "reference_pdf"]
    for spoiled in _spoiled_in_turn(tmp_path, OURS, seed, BUILT):
        assert main.main(words) in {main.FINE, main.WRONG_CONTENT}, f"{capsys.readouterr().err}\n{spoiled}"
