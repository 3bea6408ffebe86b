"""Games described at random: whatever stands in them, a check and a build end, and what is built is read."""

from __future__ import annotations

import random
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.sampling import IS_WHOLE
from tests.schema_language.random_games import random_game
from tests.translate.mangling import mangled

from cardpress.commands import main
from cardpress.translate.formats import FORMATS

CASES = 2_000 if IS_WHOLE else 24
FAILED: tuple[int, ...] = ()
"""Seeds of games that once ended in a traceback."""
_READ = """
import pathlib, sys
from importlib import import_module

for folder in sorted(pathlib.Path(".").iterdir()):
    sys.path.insert(0, str(folder))
    for module in [name for name in sys.modules if name.partition(".")[0] == "rules_data"]:
        del sys.modules[module]
    for source in folder.glob("rules_data/[!_]*.py"):
        game = import_module("rules_data." + source.stem)
        game.verify()
        [game.to_json(one) for one in game.COMPONENTS.values()]
    sys.path.pop(0)
"""


def _translate_and_check(name: str, root: Path, seed: int, capsys: pytest.CaptureFixture[str]) -> None:
    """Take the texts to a translator and back, spoilt on the way, and check what has become of them."""
    form, where = sorted(FORMATS)[seed % len(FORMATS)], ["--root", str(root)]
    file = root / f"{seed}.{form}"
    assert main.main(["translate", "export", name, "pl", "--as", form, "-o", str(file), *where]) == main.FINE
    file.write_bytes(mangled(file.read_bytes(), seed))
    for command in (["translate", "import", name, "pl", str(file)], ["check"]):
        code = main.main([*command, *where])
        assert code in {main.FINE, main.WRONG_CONTENT}, (seed, command, capsys.readouterr().err[-2000:])


def test_no_described_game_ends_in_a_traceback(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Two thousand in a soak, a sample else: each is right or refused, and rules data of right ones import."""
    kept = tmp_path / "kept"
    kept.mkdir()
    for seed in (*FAILED, *range(CASES)):
        dice = random.Random(seed)
        name = dice.choice(("g", "class", "dataclasses", "typing", "rules_data", "json", "a_b_2"))
        root = tmp_path / "project"
        for path, data in random_game(name, dice).items():
            file = root / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(data)
        where = ["--root", str(root)]
        code = main.main(["build", "--jobs", "1", "--target", "rules_data", *where])
        assert code in {main.FINE, main.WRONG_CONTENT}, (seed, capsys.readouterr().err[-2000:])
        if code == main.FINE:
            _translate_and_check(name, root, seed, capsys)
            shutil.move(root / "build/python", kept / str(seed))
        capsys.readouterr()
        shutil.rmtree(root)
    assert len(list(kept.iterdir())) > len(range(CASES)) // 4
    read = [sys.executable, "-W", "error", "-c", _READ]
    done = subprocess.run(read, cwd=kept, capture_output=True, text=True, check=False)
    assert done.stderr == ""
