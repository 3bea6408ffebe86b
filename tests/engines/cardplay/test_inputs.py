"""Bad input: one sentence, the right exit code, nothing changed; and a start that is light."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from tests.engines.cardplay.conftest import ROOT, Cardplay, answers
from tests.engines.properties.ways import loader
from tests.warm import HANGS

from cardpress_engines.cardplay import options
from cardpress_engines.cardplay.games import names
from cardpress_engines.kernel import registry
from cardpress_engines.kernel.game_interface import SetupOption

SCENARIOS = ROOT / "tests" / "engines" / "mephisto" / "scenarios"

HEAVY = (
    "fluent", "babel", "rules_data", "multiprocessing", "concurrent", "distributed", "dask", "cardpress_cluster",
    *(f"cardpress_engines.{game}" for game in names()),
)  # fmt: skip
"""Modules that a start does not need."""


def options_of(game: str) -> tuple[SetupOption, ...]:
    """How a person says the set-up of a game."""
    found: tuple[SetupOption, ...] = registry.module(game, "game").OPTIONS
    return tuple(option for option in found if not option.in_files_only)


@pytest.fixture
def saved(quick: Cardplay, tmp_path: Path) -> Path:
    """A game that was saved after some decisions."""
    file = tmp_path / "saved.json"
    quick("play", "mephisto", "--lang", "en", "--seed", "2", typed=f"{answers(2, 30)}s {file}\nq\n")
    return file


def _changed(file: Path, **members: Any) -> bytes:
    """Write the record with other members and give its bytes."""
    record = json.loads(file.read_text("utf-8")) | members
    file.write_text(json.dumps(record), "utf-8")
    return file.read_bytes()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            ("play", "chess"),
            "no game is called 'chess'; "
            "there is 'adrenaline', 'carnomorphs', 'meat_the_cult', 'mephisto', 'neuroshima_hex'",
        ),
        (
            ("play", "chess", "--players", "3"),
            "no game is called 'chess'; "
            "there is 'adrenaline', 'carnomorphs', 'meat_the_cult', 'mephisto', 'neuroshima_hex'",
        ),
        (
            ("simulate", "chess", "--armies", "x"),
            "no game is called 'chess'; "
            "there is 'adrenaline', 'carnomorphs', 'meat_the_cult', 'mephisto', 'neuroshima_hex'",
        ),
        (("play", "neuroshima_hex", "--armies", "outpost"), "two armies play, not 1"),
        (("play", "neuroshima_hex", "--armies", "outpost,dwarves"), "no army is called 'dwarves'"),
        (("play", "neuroshima_hex", "--seat", "3"), "--seat 3: there are seats 1 to 2"),
        (("play", "mephisto", "--players", "5"), "1 to 4 can play, not 5"),
        (("play", "mephisto", "--players", "-1"), "1 to 4 can play, not -1"),
        (("play", "mephisto", "--variants", "teams"), "2 cannot choose the variant 'teams'"),
        (("play", "mephisto", "--seat", "3"), "--seat 3: there are seats 1 to 2"),
        (("play", "mephisto", "--against", "genius"), "--against: no policy 'genius' plays mephisto"),
        (("play", "mephisto", "--lang", "xx"), "--lang: no language 'xx'; there is 'de', 'en', 'pl', 'uk'"),
        (("play", "mephisto", "--save", "no/such/folder.json"), "there is no folder no/such"),
        (("play", "mephisto", "--save", "README.md"), "README.md: there is a file already"),
        (("play", "mephisto", "--resume", "no.json"), "no.json: No such file or directory"),
        (("replay", "no.json"), "no.json: No such file or directory"),
        (("replay", "README.md"), "README.md:1:1: no JSON"),
        (("replay", "docs/images/mephisto.png"), "docs/images/mephisto.png: it is not UTF-8 text"),
        (("replay", "docs"), "docs: Is a directory"),
    ],
)
def test_what_was_given_is_wrong(quick: Cardplay, monkeypatch: pytest.MonkeyPatch, words: Any, said: str) -> None:
    """Input that cannot be used ends with 1 and one line that names it."""
    monkeypatch.chdir(ROOT)
    ran = quick(*words)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith("cardplay: ")
    assert ran.err.count("\n") == 1
    assert said in ran.err


@pytest.mark.parametrize(
    "words",
    [
        (), ("dance",), ("play",), ("replay",), ("scenario",), ("play", "mephisto", "--seed", "x"),
        ("play", "mephisto", "--players", "x"), ("play", "mephisto", "--armies", "mephisto,outpost"),
        ("simulate", "neuroshima_hex", "--players", "2"), ("replay", "x.json", "--variants", "teams"),
        ("play", "neuroshima_hex", "--resume", "x.json", "--armies", "outpost,mephisto"),
        ("play", "mephisto", "--resume", "x.json", "--variants", "teams"),
        ("play", "mephisto", "--resume", "x.json", "--seed", "1"),
    ],
)  # fmt: skip
def test_the_command_is_wrong(quick: Cardplay, words: Any) -> None:
    """A command line that makes no sense ends with 2 and says how it is used."""
    ran = quick(*words)
    assert ran.code == 2
    assert ran.err.startswith("usage: cardplay")


@pytest.mark.parametrize(
    ("members", "said"),
    [
        ({"content_sha256": "0" * 64}, "/content_sha256: this game was played with other rules data"),
        ({"log": [999]}, "/log/0: action 999 is not legal here"),
        ({"log": ["imp"]}, "/log/0: expected the number of an action"),
        ({"log": {}}, "/log: expected a list of actions"),
        ({"setup": {"players": 7}}, "/setup: 1 to 4 can play, not 7"),
        ({"setup": {"colour": 1}}, "/setup/colour: unknown 'colour'"),
        ({"game": "chess"}, "/game: no game is called 'chess'"),
        ({"more": 1}, "/more: unknown 'more'"),
        ({"position": {"favor": [99]}}, "/position/favor/0: expected 0 to 10"),
    ],
)
def test_a_save_that_cannot_be_resumed_stays_as_it_is(
    quick: Cardplay, saved: Path, members: dict[str, Any], said: str
) -> None:
    """A foreign or damaged save: one line with file, line, column, place and reason; its bytes do not change."""
    before = _changed(saved, **members)
    for words in (("play", "mephisto", "--resume", saved), ("replay", saved)):
        ran = quick(*words)
        assert ran.code == 1
        assert ran.err.startswith(f"cardplay: {saved}:1:")
        assert said in ran.err
        assert ran.err.count("\n") == 1
    assert saved.read_bytes() == before


@pytest.mark.parametrize("keep", [0, 1, 60, 200])
def test_a_save_that_was_cut_stays_as_it_is(quick: Cardplay, saved: Path, keep: int) -> None:
    """A save that was cut anywhere is no JSON, told with line and column."""
    saved.write_bytes(saved.read_bytes()[:keep])
    ran = quick("play", "mephisto", "--resume", saved)
    assert ran.code == 1
    assert f"{saved}:1:" in ran.err
    assert len(saved.read_bytes()) == keep


def test_a_number_no_computer_counts_to_is_no_crash(quick: Cardplay, tmp_path: Path) -> None:
    """JSON with absurd numbers or nesting is refused in one line."""
    for text in ("[" + "1" * 5000 + "]", "[" * 200_000):
        file = tmp_path / "absurd.json"
        file.write_text(text, "utf-8")
        ran = quick("replay", file)
        assert (ran.code, ran.err.count("\n")) == (1, 1)


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("texts/mephisto_en.json", "[]"), ("texts/mephisto_en.json", "{}"), ("texts/mephisto_en.json", "{"),
        ("texts/mephisto_en.json", '{"variants": {}, "components": {}}'),
        ("mephisto.py", "import nowhere_to_be_found"), ("mephisto.py", "def verify(): pass"),
    ],
)  # fmt: skip
def test_rules_data_that_is_something_else(cardplay: Cardplay, tmp_path: Path, file: str, text: str) -> None:
    """Files of another shape in the place of rules data or its texts are refused in one line."""
    built = tmp_path / "build" / "python"
    shutil.copytree(ROOT / "build" / "python", built, ignore=shutil.ignore_patterns("__pycache__"))
    (built / "rules_data" / file).write_text(text, "utf-8")
    ran = cardplay("play", "mephisto", "--lang", "en", "--data", built)
    assert (ran.code, ran.out, ran.err.count("\n")) == (1, "", 1)
    assert "damaged" in ran.err


@pytest.mark.parametrize("words", [("play", "mephisto"), ("scenario", str(SCENARIOS / "rules" / "repair.json"))])
def test_nobody_listens(words: tuple[str, ...]) -> None:
    """A program whose output was closed before it began ends without a word."""
    command = shlex.join([sys.executable, "-m", "cardpress_engines.cardplay.cli", *words])
    ran = subprocess.run(
        ["sh", "-c", f"{command} </dev/null >&-"], cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True, check=False, timeout=HANGS,
    )  # fmt: skip
    assert (ran.returncode, ran.stderr) == (0, b"")


@pytest.mark.parametrize("course", ["pay", ["play"], None, 1])
def test_a_position_in_no_known_course(quick: Cardplay, tmp_path: Path, course: Any) -> None:
    """A position says where in the course of play it is, whatever a file says."""
    file = tmp_path / "step.json"
    file.write_text(json.dumps({"game": "mephisto", "given": {"course": course}}), "utf-8")
    ran = quick("scenario", file)
    assert ran.code == 1
    assert "/given/course: expected an object" in ran.err


@pytest.mark.parametrize("damage", ["missing", "cut", "edited"])
def test_rules_data_that_cannot_be_used(cardplay: Cardplay, tmp_path: Path, damage: str) -> None:
    """Without rules data, or with data that was cut or edited, one sentence says what to run."""
    built = tmp_path / "build" / "python"
    if damage != "missing":
        shutil.copytree(ROOT / "build" / "python", built, ignore=shutil.ignore_patterns("__pycache__"))
        rows = built / "rules_data" / "_mephisto_rows_monster.py"
        text = rows.read_text("utf-8")
        rows.write_text(text[:400] if damage == "cut" else text.replace("15", "16"), "utf-8")
    ran = cardplay("play", "mephisto", cwd=tmp_path)
    assert (ran.code, ran.err.count("\n")) == (1, 1)
    assert "run `cardpress build mephisto`" in ran.err
    assert ("--data" if damage == "missing" else "is damaged") in ran.err


def test_rules_data_is_found_below_the_folder_or_where_data_says(cardplay: Cardplay, tmp_path: Path) -> None:
    """The program plays in the project's folder, and elsewhere with --data."""
    words = ("play", "mephisto", "--lang", "en", "--seed", "1")
    here = cardplay(*words, cwd=ROOT)
    there = cardplay(*words, "--data", ROOT / "build" / "python", cwd=tmp_path)
    assert (here.code, there.code) == (0, 0)
    assert here.out == there.out


def test_scenarios_are_played_and_differences_named(quick: Cardplay, tmp_path: Path) -> None:
    """Right scenarios end with 0; a wrong one with 1 and where it differs; a folder without any with 1."""
    example = SCENARIOS / "rules" / "worked_example.json"
    assert quick("scenario", example).out == "scenarios played: 1, as expected: 1\n"
    wrong = json.loads(example.read_text("utf-8"))
    wrong["then"]["favor"] = [9, 9]
    file = tmp_path / "wrong.json"
    file.write_text(json.dumps(wrong), "utf-8")
    ran = quick("scenario", example, file)
    assert (ran.code, ran.out) == (1, "scenarios played: 2, as expected: 1\n")
    assert f"{file}:1:" in ran.err
    assert "/then/favor/0: expected 9" in ran.err
    (tmp_path / "empty").mkdir()
    assert quick("scenario", tmp_path / "empty").code == 1


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("pl", ("Tura 1: Gracz ", "Dobiera: ", "Gra jeszcze trwa.")),
        ("en", ("Turn 1: Player ", "Draws: ", "The game is not over yet.")),
    ],
)
def test_a_replay_shows_every_card(quick: Cardplay, saved: Path, language: str, said: tuple[str, ...]) -> None:
    """A record is told in either language, with the cards that were hidden while it was played."""
    ran = quick("replay", saved, "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    assert [words for words in said if words not in ran.told] == []


@pytest.mark.parametrize("words", [["--help"], ["play", "--help"], ["simulate", "--help"], ["replay", "--help"]])
def test_help_is_light(words: list[str]) -> None:
    """--help loads neither a game nor its data nor the message format, as long as no game is named."""
    code = (
        "import sys; from cardpress_engines.cardplay.cli import main\n"
        f"try: main({words})\n"
        "except SystemExit as left: assert left.code == 0\n"
        f"print([name for name in sys.modules if name.startswith({HEAVY})])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=HANGS)
    assert ran.stdout.splitlines()[-1] == "[]"
    assert "usage: cardplay" in ran.stdout


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_help_of_a_game_has_its_options(quick: Cardplay, command: str, name: str) -> None:
    """Once a game is named, before or after --help, its own options and no other game's are listed."""
    for words in ((command, name, "--help"), (command, "--help", name)):
        ran = quick(*words)
        own, others = ({f"--{option.name.replace('_', '-')}" for option in options_of(each)} for each in
                       (name, next(other for other in names() if other != name)))  # fmt: skip
        assert (ran.code, ran.err) == (0, "")
        assert f"set-up of {name}" in ran.out
        assert own <= set(re.findall(r"--[a-z-]+", ran.out))
        assert not (others - own) & set(re.findall(r"--[a-z-]+", ran.out))


@pytest.mark.parametrize(
    "words", [["--variants", "teams", "mephisto"], ["--players", "4", "mephisto"], ["mephisto", "--players", "4"]]
)
def test_options_may_come_first(words: list[str]) -> None:
    """The game is found wherever it stands, also behind options of its own."""
    assert options.game_argument(words) == "mephisto"


def test_the_value_of_an_option_is_no_game() -> None:
    """An army that is called as a game is still an army; without a game there is none."""
    assert options.game_argument(["--armies", "mephisto", "neuroshima_hex"]) == "neuroshima_hex"
    assert options.game_argument(["chess", "--players", "3"]) is None


@pytest.mark.parametrize("name", names())
def test_options_say_what_is_usual(name: str) -> None:
    """What --help calls usual is what a game without options is played with."""
    usual = loader(name)(name, {}).setup_json()
    said = {option.name: option.default for option in options_of(name)}
    fewest = {"players": 0} if registry.is_described(name) else {}  # as few as can play, but two where two can
    assert said == {option.name: usual[option.name] for option in options_of(name)} | fewest


def test_words_there_are_not_are_refused(monkeypatch: pytest.MonkeyPatch, quick: Cardplay) -> None:
    """An option that lists its words takes no other, alone or in a list."""
    listed = SetupOption("armies", list, ["a", "b"], "who plays", ("a", "b"))
    monkeypatch.setattr(import_module("cardpress_engines.neuroshima_hex.game"), "OPTIONS", (listed,))
    ran = quick("play", "neuroshima_hex", "--armies", "a,c")
    assert ran.code == 2
    assert "'c' is none of a, b" in ran.err
