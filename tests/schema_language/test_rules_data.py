"""Rules data and exports of games described as data: the judges of the five games take them as they take those."""

from __future__ import annotations

import json
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
import tree_sitter_c_sharp
from frictionless import Package
from gdtoolkit.parser import parser
from mypy import api
from tests.needs import needs
from tests.schema_language import everything
from tests.starter_games import put_starter
from tree_sitter import Language, Parser

from cardpress.commands import main
from cardpress.native.parts import MONO
from cardpress.starters import starters

ROOT = Path(__file__).resolve().parents[2]
EXPORTS = ("csharp", "typescript", "gdscript", "sqlite", "frictionless")
_READ = """
import json, pickle, sys
from importlib import import_module

game = import_module("rules_data." + sys.argv[1])
game.verify()
assert len({hash(one) for one in game.COMPONENTS.values()}) == len(game.COMPONENTS)
assert pickle.loads(pickle.dumps(dict(game.COMPONENTS))) == dict(game.COMPONENTS)
print(json.dumps({id_: game.to_json(one) for id_, one in game.COMPONENTS.items()}))
"""


@pytest.fixture(scope="session")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One project with every starter and the game of everything, its data and exports made."""
    root = tmp_path_factory.mktemp("described")
    for starter in starters():
        put_starter(root, f"my_{starter}", starter)
    everything.write(root)
    asked = ["--target", "data_json", "--target", "rules_data"]
    assert main.main(["build", "--jobs", "1", "--root", str(root), *asked]) == main.FINE
    where = ["--jobs", "1", "--root", str(root), "--out", str(root / "exports")]
    assert main.main(["export", "--to", ",".join(EXPORTS), *where]) == main.FINE
    return root


GAMES = [*(f"my_{starter}" for starter in starters()), "everything"]


@pytest.mark.parametrize("game", GAMES)
def test_rules_data_are_read_back(made: Path, game: str) -> None:
    """The module imports, is what was generated, has hashes, travels, and gives the components of data.json."""
    words = [sys.executable, "-W", "error", "-c", _READ, game]
    told = subprocess.run(words, cwd=made / "build/python", capture_output=True, text=True, check=False)
    assert told.stderr == ""
    kinds = json.loads((made / f"build/{game}/data.json").read_text("utf-8"))["content"]["components"]
    assert json.loads(told.stdout) == {id_: one for kind in kinds.values() for id_, one in kind.items()}


def test_rules_data_are_typed(made: Path) -> None:
    """The strict type checker has nothing to say of any module or stub."""
    said = api.run(["--strict", "--cache-dir", str(made / "mypy"), str(made / "build/python/rules_data")])
    assert said[2] == 0, said[0]


@pytest.mark.parametrize("game", GAMES)
def test_exports_are_what_they_say(made: Path, game: str) -> None:
    """C# and GDScript parse, SQLite and Frictionless find their files sound."""
    csharp = Parser(Language(tree_sitter_c_sharp.language()))
    folder = made / "exports" / game
    sources = sorted(folder.glob("csharp/*.cs"))
    assert len(sources) >= 2
    assert [one.name for one in sources if csharp.parse(one.read_bytes()).root_node.has_error] == []
    for script in folder.glob("gdscript/*.gd"):
        parser.parse(script.read_text("utf-8"))
    with closing(sqlite3.connect(folder / f"sqlite/{game}.sqlite")) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert database.execute("PRAGMA foreign_key_check").fetchall() == []
    report = Package(str(folder / "frictionless/datapackage.json")).validate()
    assert report.valid, report.flatten(["message"])


@needs(MONO)
@pytest.mark.parametrize("game", GAMES)
def test_a_compiler_of_csharp_has_nothing_to_say(made: Path, game: str, tmp_path: Path) -> None:
    """No two types and no two properties of a type have one name, whatever kinds and fields are called."""
    words = ["mcs", "-langversion:7.2", "-warnaserror", "-target:library", f"-out:{tmp_path / 'game.dll'}"]
    sources = sorted(made.glob(f"exports/{game}/csharp/*.cs"))
    done = subprocess.run([*words, *sources], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_compiler_of_typescript_has_nothing_to_say(made: Path) -> None:
    """All modules of all games are strictly typed."""
    node = shutil.which("node") or ROOT / ".venv/bin/node"
    compiler = ROOT / "node_modules/typescript/lib/tsc.js"
    modules = sorted(made.glob("exports/*/typescript/*.ts"))
    words = [
        node,
        compiler,
        "--strict",
        "--target",
        "es2022",
        "--lib",
        "es2022",
        "--module",
        "commonjs",
        "--noEmit",
    ]
    done = subprocess.run(
        [*words, *modules], capture_output=True, text=True, check=False, cwd=made
    )  # no types of ours
    assert len(modules) >= 2 * len(GAMES)
    assert done.stdout == ""


@pytest.mark.parametrize("name", ["id", "kind", "provenance", "file"])
def test_what_a_component_has_already_is_not_described_again(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A field with the name of one that every component has is refused where it stands."""
    everything.write(tmp_path)
    schema = tmp_path / "schemas/everything.json"
    value = json.loads(schema.read_text("utf-8"))
    value["kinds"]["thing"]["properties"][name] = {"type": "string"}
    schema.write_text(json.dumps(value, indent=1), "utf-8")
    assert main.main(["check", "--root", str(tmp_path)]) == main.WRONG_CONTENT
    assert f'every component has "{name}" already' in capsys.readouterr().err


@pytest.mark.parametrize(
    ("default", "message"), [("many", "does not fit its own field"), (12, "does not fit"), ([{}], "no object")]
)
def test_a_default_fits_its_field(
    default: object, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What a field is when it is left out has to be what it may be."""
    everything.write(tmp_path)
    schema = tmp_path / "schemas/everything.json"
    value = json.loads(schema.read_text("utf-8"))
    value["kinds"]["thing"]["properties"]["count"]["default"] = default
    schema.write_text(json.dumps(value, indent=1), "utf-8")
    assert main.main(["check", "--root", str(tmp_path)]) == main.WRONG_CONTENT
    assert message in capsys.readouterr().err


def test_the_course_of_play_is_exported(made: Path, tmp_path: Path) -> None:
    """TypeScript and C# have the course of a game that plays, typed; TypeScript's is that of data.json."""
    folder = made / "exports/my_effects"
    node = shutil.which("node") or str(ROOT / ".venv/bin/node")
    compiler = str(ROOT / "node_modules/typescript/lib/tsc.js")
    options = ("--strict", "--target", "es2022", "--module", "commonjs", "--lib", "es2022", "--skipLibCheck")
    source = str(folder / "typescript/my_effects.ts")
    said = subprocess.run(
        [node, compiler, *options, "--outDir", str(tmp_path), source], capture_output=True, check=False
    )
    assert said.stdout == b""
    read = f"console.log(JSON.stringify(require({str(tmp_path / 'my_effects.js')!r}).PLAY))"
    told = subprocess.run([node, "-e", read], capture_output=True, text=True, check=True).stdout

    assert (
        json.loads(told) == json.loads((made / "build/my_effects/data.json").read_text("utf-8"))["content"]["play"]
    )
    assert "public static readonly Play Play = new Play(" in (folder / "csharp/MyEffects.cs").read_text("utf-8")
    assert "PLAY" not in (made / "exports/everything/typescript/everything.ts").read_text("utf-8")
