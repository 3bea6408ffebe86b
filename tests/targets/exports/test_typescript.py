"""The module for TypeScript, judged by its compiler and read back by Node."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from tests.sampling import few_of
from tests.targets.exports.conftest import GAMES, ROOT

from cardpress.effects.content import canonical, content, content_hash, text_values

COMPILER = ROOT / "node_modules" / "typescript" / "lib" / "tsc.js"
OPTIONS = ("--strict", "--target", "es2022", "--module", "commonjs", "--noUncheckedIndexedAccess")
ALONE = ("--lib", "es2022", "--skipLibCheck")
"""A module is judged with the language alone: nothing of browsers."""


def _node(*words: str | Path) -> subprocess.CompletedProcess[str]:
    node = shutil.which("node") or ROOT / ".venv" / "bin" / "node"
    return subprocess.run([node, *words], capture_output=True, text=True, check=False)


def _compiled(folder: Path, *words: str | Path) -> str:
    """What the compiler says of all files in a folder."""
    return _node(COMPILER, *OPTIONS, *ALONE, *words, *sorted(folder.glob("*.ts"))).stdout


@pytest.mark.parametrize("game", few_of(GAMES, 2, "typescript"))
def test_values_are_those_of_the_rules_data(game, export, linked, tmp_path):
    """The strict compiler has nothing to say, and what Node then reads is data.json, value by value."""
    folder = export(game, tmp_path)
    assert _compiled(folder, "--outDir", tmp_path / "js") == ""
    read = f"const game = require('./{game}.js'); console.log(JSON.stringify(game))"
    told = json.loads(
        _node("-e", f"process.chdir({str(tmp_path / 'js')!r}); " + read.replace("./", f"{tmp_path}/js/")).stdout
    )
    model, words = linked[game]
    value = json.loads(canonical(content(model)))
    assert told["COMPONENTS"] == {id_: one for kind in value["components"].values() for id_, one in kind.items()}
    assert told["CONTENT_SHA256"] == content_hash(value)
    for name in ("decks", "rules", "variants", "defaults"):
        assert told[name.upper()] == value[name]
    for language, texts in text_values(model, words).items():
        read = f"console.log(JSON.stringify(require('{tmp_path}/js/texts.{language}.js').TEXTS))"
        assert json.loads(_node("-e", read).stdout) == texts


FAULTS = {
    '"id": "greataxe", "kind": "weapon"': '"id": "greataxe", "kind": "wepon"',
    '"attack": 3': '"attack": "3"',
    '"attack": 3, ': "",
    '"op": "gain"': '"op": "gian"',
    '"resource": "favor"': '"resource": "gold"',
    '"card": "greataxe"': '"card": "nobody"',
}
"""What stands in the module to what a fault makes of it: a wrong kind, type, gap, operation, word and id."""


FAULTY = "  // faulty"


def _planted(lines: list[str], old: str, new: str) -> int:
    """Plant a fault in the first line that has none yet; gives the line, counted from 0."""
    place = next(place for place, line in enumerate(lines) if old in line and not line.endswith(FAULTY))
    lines[place] = lines[place].replace(old, new, 1) + FAULTY
    return place


def test_every_planted_fault_is_found(export, tmp_path):
    """The compiler refuses each line with a fault in it and no other."""
    folder = export("mephisto", tmp_path)
    path = folder / "mephisto.ts"
    lines = path.read_text("utf-8").splitlines()
    planted = {_planted(lines, old, new): old for old, new in FAULTS.items()}
    path.write_text("\n".join(lines), "utf-8")
    told = {
        int(line) - 1 for line in re.findall(r"mephisto\.ts\((\d+),\d+\): error TS", _compiled(folder, "--noEmit"))
    }

    assert len(planted) == len(FAULTS)
    assert [lines[place] for place in told ^ planted.keys()] == []
