"""The house rules that a machine can check: imports, sizes, names, docs."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path
from types import ModuleType

import grimp

from cardpress.diagnostics import Report
from cardpress.effects.shared import CONDITIONS, EVENTS, OPERATIONS
from cardpress.effects.vocabulary import vocabulary_of
from cardpress.models.component import kind_name
from cardpress.models.schema_module import import_schema
from cardpress.models.source_reader import SourceReader

ROOT = Path(__file__).resolve().parents[1]
SOURCES = sorted([*(ROOT / "src").rglob("*.py"), *(ROOT / "schemas").glob("*.py")])
PACKAGES = ("cardpress", "cardpress_cluster", "cardpress_engines", "cardpress_table", "cardpress_web")
FORBIDDEN = {"utils", "helpers", "common", "base", "manager", "misc"}
PARTICIPLE = re.compile(
    r"[a-z]{2,}(ed|ing)|told|said|made|found|drawn|held|kept|sent|given|taken|known|shown|seen|written|spoken|laid|left|"
    r"cut|put|met|built|bound|meant|bought|paid|dealt|chosen|broken|proven|begun|done|gone|fed|led|lost|won"
)
USUAL_DECKS = {"board", "dungeon", "helper_cards"}
"""Decks whose names are words of many games."""
Function = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def _parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"))


def _functions(file: Path) -> Iterator[Function]:
    return (node for node in ast.walk(_parsed(file)) if isinstance(node, Function))


def _length(function: Function) -> int:
    """Lines without decorators and docstring."""
    body = function.body[1:] if ast.get_docstring(function) and len(function.body) > 1 else function.body
    return (function.end_lineno or 0) - body[0].lineno + 2


def test_imports_go_one_way() -> None:
    """Imports follow the contract in pyproject.toml."""
    lint = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run([lint, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stdout


def test_no_imports_form_a_ring() -> None:
    """No module imports another that leads back to it, in functions and for type checkers included."""
    graph = grimp.build_graph(*PACKAGES, cache_dir=None)
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}

    TopologicalSorter(imports).prepare()  # raises CycleError with the ring


def test_source_files_say_what_is_in_them() -> None:
    """A source file opens with a docstring; how long it may be is for people to judge."""
    assert [file.relative_to(ROOT).as_posix() for file in SOURCES if not ast.get_docstring(_parsed(file))] == []


def test_most_functions_are_short() -> None:
    """Nine functions of ten have at most 25 lines."""
    lengths = sorted(_length(function) for file in SOURCES for function in _functions(file))

    assert lengths[len(lengths) * 9 // 10] <= 25


def test_functions_say_what_they_do_or_return() -> None:
    """At most 15 functions of 1,000 are named by a bare participle, which says neither."""
    names = [function.name.strip("_") for file in SOURCES for function in _functions(file)]
    bare = [name for name in names if PARTICIPLE.fullmatch(name)]

    assert len(bare) * 1000 <= 15 * len(names), sorted(set(bare))


def test_comprehensions_hide_no_name_of_their_module() -> None:
    """A comprehension's variable is called otherwise than what its module imports or defines.

    Python 3.12 may take the hidden name for a variable of the function and fail: CPython inlines comprehensions.
    """
    hidden = [
        f"{file.relative_to(ROOT)}:{name.lineno} {name.id}"
        for file in SOURCES
        for name in _hiding_names(_parsed(file))
    ]

    assert hidden == []


def _hiding_names(tree: ast.Module) -> Iterator[ast.Name]:
    """Variables of comprehensions that are called as something at the top of the module."""
    of_module = _names_of_module(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp):
            targets = (part for each in node.generators for part in ast.walk(each.target))
            yield from (name for name in targets if isinstance(name, ast.Name) and name.id in of_module)


def _names_of_module(tree: ast.Module) -> set[str]:
    """What a module imports and defines at its top, but for what is done only at some times."""
    found = set[str]()
    for node in tree.body:
        match node:
            case ast.Import(names=names) | ast.ImportFrom(names=names):
                found |= {(each.asname or each.name).partition(".")[0] for each in names}
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                found.add(name)
            case ast.Assign() | ast.AnnAssign():
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                found |= {target.id for target in targets if isinstance(target, ast.Name)}
    return found


def test_no_module_is_a_drawer_for_everything() -> None:
    """No module is called utils, helpers, common, base or manager."""
    assert [file.name for file in SOURCES if FORBIDDEN & set(file.stem.split("_"))] == []


def test_compiler_names_no_game() -> None:
    """The compiler, its languages and the shared templates know no game by name, nor a deck, such as an army."""
    known = [folder.name for folder in (ROOT / "content").iterdir()]
    known += [deck.stem for deck in (ROOT / "content").glob("*/decks/*.json") if deck.stem not in USUAL_DECKS]
    words = {word for name in known for word in (name, *(part for part in name.split("_") if len(part) > 6))}
    names = re.compile("|".join(rf"(?<![a-z]){word}(?![a-z])" for word in sorted(words)), re.IGNORECASE)
    folders = (ROOT / "src" / "cardpress", ROOT / "src" / "cardpress_setup", ROOT / "templates" / "shared")
    endings = {".py", ".ftl", ".json", ".html", ".css", ".svg"}
    files = [file for folder in folders for file in folder.rglob("*") if file.suffix in endings]

    assert {"mephisto", "neuroshima", "outpost"} <= words
    assert len(files) > 100
    assert [(file.name, found[0]) for file in files if (found := names.search(file.read_text("utf-8")))] == []


def _words_of(schema: Path) -> set[str]:
    """The words a game has brought: its nouns, resources, stats, zones, kinds, operations, events, conditions."""
    source = SourceReader(ROOT, Report(), {}).text(f"schemas/{schema.name}")
    assert source
    module = import_schema(schema.stem, source)
    assert isinstance(module, ModuleType)
    game = vocabulary_of(module)
    words = {word for slot in ("resources", "holdings", "stats", "traits", "tokens") for word in game.words(slot)}
    words |= json.loads((ROOT / f"content/{schema.stem}/terms/en.json").read_text("utf-8")).keys()
    words |= {name for name, zone in game.zones.items()} | {zone.term for zone in game.zones.values() if zone.term}
    words |= game.qualifiers.keys() | {kind_name(kind) for kind in module.KINDS}
    shared = OPERATIONS.keys() | EVENTS.keys() | CONDITIONS.keys()
    return words | {*game.operations, *game.events, *game.conditions} - shared


ORDINARY = {
    "acting": "doing something; who does",
    "action": "what a program is told to do",
    "acts": "does something, as a mark or a player does",
    "adjacent": "a lane beside another, in the sentence of move, which is still shared",
    "ally": "another player of the same team",
    "board": "a large sheet, as printers say",
    "break": "what parts lines and pages, and what ends a loop",
    "breaks": "places where lines and pages part",
    "card": "what is printed; the noun every game has",
    "character": "a letter or a sign of a text",
    "convert": "what a program does to colors",
    "cost": "what a computation takes; the shared operation cost",
    "damage": "what the shared operations harm and heal count",
    "deck": "cards that are printed together",
    "dies": "the stem of a German determiner, dieser",
    "edge": "a border of paper; the start or the end of a turn",
    "enters": "comes to a place",
    "hand": "written by hand; the shared zone of a player",
    "hex": "digits to the base of 16; the shape of a tile",
    "hit": "what a printer does to the back of a page",
    "host": "the machine that a server runs on",
    "item": "an entry of a list",
    "kind": "what tells components apart, in files and in Python",
    "lane": "a place in a row, in the words of move and swap, which are shared",
    "link": "what leads from one file to another",
    "mark": "a mark on a sheet",
    "marker": "what marks a place in a file",
    "module": "a file of Python",
    "move": "to put something elsewhere; a shared operation",
    "mutation": "one change of a tree or a file, as in mutation tests",
    "net": "an unfolded box",
    "opponent": "the one role of players that every language knows",
    "opposite": "the other edge of a shape",
    "perform": "to carry out; a shared operation",
    "played": "what was done with a game",
    "player": "who holds a card; the noun of every role",
    "position": "a line and a column of a file",
    "range": "what Python counts with",
    "room": "space that is left",
    "space": "room on paper; a place of a board, as play files say",
    "spend": "the verb for paying in the language packs",
    "square": "a shape with equal sides",
    "stands": "where a text or a page stands",
    "step": "one part of a path or a computation",
    "surround": "what a border does",
    "target": "an output of a build",
    "teammate": "a player of a team, you among them",
    "tile": "a flat piece that is no rectangle",
    "token": "one part of a path or a text",
    "turn": "to rotate; when a player acts",
    "unit": "what is counted",
    "visible": "what shows on a page",
}
"""Words of games that are ordinary English as well, each with what the compiler says with it."""
STILL_SHARED: dict[str, str] = {}
"""Words of one game that shared models still name, with these; what leaves the compiler leaves this list."""


def test_compiler_speaks_no_games_words() -> None:
    """No word that a game brings for its rules stands in the compiler or its language packs, now or later."""
    words = {word for schema in (ROOT / "schemas").glob("*.py") for word in _words_of(schema)}
    folder, endings = ROOT / "src" / "cardpress", {".py", ".ftl", ".json"}
    texts = (file.read_text("utf-8") for file in folder.rglob("*") if file.suffix in endings)
    said = {word.lower() for text in texts for word in re.findall(r"[a-zA-Z_]+", text)}
    found = {word for word in words if {word, f"{word}s"} & said}

    assert all(re.fullmatch(r"[a-z_]+", word) for word in words)
    assert {"favor", "dungeon", "soul_pile", "monster", "weapon", "bombard", "start_battle"} <= words
    assert found - ORDINARY.keys() == STILL_SHARED.keys()
    assert ORDINARY.keys() <= words


def test_paths_named_in_docs_exist() -> None:
    """Every path of the project that README, CHANGELOG or docs name in code type exists, build/ excepted."""
    pages = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]
    named = {
        (page.name, path)
        for page in pages
        for path in re.findall(
            r"`((?:src|docs|tests|schemas|templates|content)/[\w./-]+)`", page.read_text("utf-8")
        )
    }

    missing = [(page, path) for page, path in sorted(named) if not (ROOT / path).exists()]
    made = ("/robots", "/lantern_market", "/potions")  # games that the reader of a page makes
    assert [each for each in missing if not any(game in each[1] for game in made)] == []
