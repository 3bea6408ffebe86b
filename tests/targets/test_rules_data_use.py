"""How engines use the generated package: imported from anywhere, checked, verified, typed."""

from __future__ import annotations

import re
import sys
import zipfile
from pathlib import Path

import pytest

from cardpress.models.project import GameTexts
from cardpress.targets import rules_data

NO_WORDS = GameTexts({}, {})
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("packed", [False, True])
def test_import_without_anything_else(mephisto, put_files, tmp_path, run, packed):
    """The package works from a folder or a zip, optimised, isolated, without site packages."""
    place = put_files(rules_data.compose(mephisto, NO_WORDS), tmp_path)
    if packed:
        archive = tmp_path / "rules.zip"
        with zipfile.ZipFile(archive, "w") as opened:
            for file in place.rglob("*"):
                opened.write(file, file.relative_to(place))
        place = archive
    code = f"import sys; sys.path.insert(0, {str(place)!r}); import rules_data.mephisto as m; m.verify(); "
    code += "print(len(m.COMPONENTS), [n for n in sys.modules if n.startswith(('cardpress', 'pydantic'))])"

    assert run(sys.executable, "-O", "-I", "-S", "-c", code) == f"{len(mephisto.components)} []\n"


def test_import_loads_little(mephisto, put_files, tmp_path, run):
    """Importing the data loads no more of the standard library than dataclasses and typing do."""
    place = put_files(rules_data.compose(mephisto, NO_WORDS), tmp_path)
    start = f"import sys; sys.path.insert(0, {str(place)!r}); import __future__, dataclasses, typing; "
    code = "before = set(sys.modules); import rules_data.mephisto; "
    code += "print(sorted(name for name in set(sys.modules) - before if 'rules_data' not in name))"

    assert run(sys.executable, "-I", "-S", "-c", start + code) == "[]\n"


def test_import_costs_little_more_than_its_classes(mephisto, put_files, tmp_path, run):
    """Importing the data makes little more calls than making as many classes with as many fields."""
    place = put_files(rules_data.compose(mephisto, NO_WORDS), tmp_path)
    types = (place / "rules_data" / "_mephisto_types.py").read_text("utf-8")
    fields = [len(re.findall(r"^    \w+: ", each, re.MULTILINE)) for each in types.split("@dataclass")[1:]]
    classes = "".join(
        f"@dataclass(frozen=True, slots=True)\nclass C{number}:\n    'Plain.'\n"
        + "".join(f"    f{place}: int\n" for place in range(count))
        for number, count in enumerate(fields)
    )
    (place / "classes.py").write_text(f"from dataclasses import dataclass\n{classes}")
    start = f"import sys, dataclasses, typing; sys.path.insert(0, {str(place)!r}); calls = []; "
    watch = "sys.setprofile(lambda *_: calls.append(0)); "
    baseline, calls = (
        int(run(sys.executable, "-I", "-S", "-c", f"{start}{watch}import {name}; print(len(calls))"))
        for name in ("classes", "rules_data.mephisto")
    )

    assert calls < 1.75 * baseline


@pytest.mark.parametrize(
    "edit",
    [
        ("_tiny_rows_beast.py", "tiny/beasts/bear.json', 4", "tiny/beasts/bear.json', 5"),
        ("_tiny_rows_trick.py", "'turns', 2", "'turns', 1"),
        ("_tiny_tables.py", "('wolf', 2)", "('wolf', 3)"),
        ("_tiny_tables.py", "('*', 0, 10)", "('*', 0, 11)"),
        ("_tiny_tables.py", "('Gain', 1, 'favor')", "('Gain', 2, 'favor')"),
        ("_tiny_types.py", "who: Player = 'you'", "who: Player = 'anyone'"),
    ],
)
def test_verify_catches_hand_edits(tiny, put_files, tmp_path, imported, edit):
    """A changed card, deck, number or default no longer fits the hash."""
    place = put_files(rules_data.compose(tiny, NO_WORDS), tmp_path)
    imported(place, "tiny").verify()
    name, old, new = edit
    edited = place / "rules_data" / name
    assert old in edited.read_text("utf-8")
    edited.write_text(edited.read_text("utf-8").replace(old, new), "utf-8")

    with pytest.raises(ValueError, match="edited by hand"):
        imported(place, "tiny").verify()


CONSUMER = """
from typing import assert_never
from rules_data import mephisto as data

def attack(card: data.Component) -> int:
    match card:
        case data.Monster(attack=attack) | data.Weapon(attack=attack):
            return attack
        case data.Spell() | data.Item() | data.Reminder() | data.Tracker() | data.QuickRules():
            return data.RULES.favor.start
        case _:
            assert_never(card)

def amount(effect: data.Effect) -> data.Amount | None:
    if effect.op == "gain":
        return effect.amount
    return None
"""


@pytest.mark.parametrize("stub", [True, False])
def test_types_are_strict(mephisto, put_files, tmp_path, run, stub):
    """Strict mypy accepts the package, and code that uses it, by its stub and without it."""
    place = put_files(rules_data.compose(mephisto, NO_WORDS), tmp_path)
    (place / "engine.py").write_text(CONSUMER)
    if not stub:
        (place / "rules_data" / "mephisto.pyi").unlink()
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", "-p", "rules_data", "-m", "engine"]

    run(*command, MYPYPATH=str(place), MYPY_CACHE_DIR=str(ROOT / ".mypy_cache" / "rules_data"))


def test_stub_agrees_with_the_module(mephisto, put_files, tmp_path, run):
    """The stub tester of mypy finds no difference between stub and module."""
    place = put_files(rules_data.compose(mephisto, NO_WORDS), tmp_path)
    environment = {"MYPYPATH": str(place), "PYTHONPATH": str(place)}

    assert "Success" in run(sys.executable, "-m", "mypy.stubtest", "rules_data", **environment)
