"""The command line: exit codes, what is printed, how lightly it starts."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cardpress.commands import check, main
from cardpress.commands.parser import parser

Cardpress = Callable[..., "subprocess.CompletedProcess[str]"]
COMMANDS = next(dict(one.choices or {}) for one in parser()._actions if one.dest == "command")
Capture = pytest.CaptureFixture[str]
HEAVY = {
    "pydantic",
    "jinja2",
    "weasyprint",
    "fluent",
    "fontTools",
    "uharfbuzz",
    "pikepdf",
    "watchfiles",
    "distributed",
    "dask",
    "fsspec",
}


def _modules_of(*words: str) -> set[str]:
    """Top-level modules loaded by a command."""
    run = f"from cardpress.commands import main; main.main({list(words)!r})"
    code = f"import sys; {run}; print(*sys.modules, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return {name.partition(".")[0] for name in done.stderr.split()}


@pytest.mark.parametrize("command", sorted(COMMANDS))
def test_help_of_every_command_has_an_example(command: str, capsys: Capture) -> None:
    """Every command explains itself with an example and exits with 0."""
    assert main.main([command, "--help"]) == 0
    printed = " ".join(capsys.readouterr().out.split())
    assert f"example: cardpress {command} " in printed or f'example: eval "$(cardpress {command}' in printed


def test_help_knows_every_command_and_imports_none() -> None:
    """Help of all commands reads as if each were imported, and only the one that runs is."""
    assert parser("").format_help() == parser().format_help()
    code = "import sys; from cardpress.commands import main; main.main(sys.argv[1:]); print(*sys.modules)"
    said = {
        words: subprocess.run([sys.executable, "-c", code, *words], capture_output=True, text=True, check=True)
        .stdout.split()
        for words in ((), ("--help",), ("check", "--help"))
    }  # fmt: skip
    loaded = {words: {f"cardpress.commands.{name}" for name in ("build", "check", "export")} & {*modules}
              for words, modules in said.items()}  # fmt: skip
    assert loaded == {(): set(), ("--help",): set(), ("check", "--help"): {"cardpress.commands.check"}}


def test_help_loads_nothing_heavy() -> None:
    """Asking for help imports no renderer, no model and no template engine."""
    assert _modules_of("--help") & HEAVY == set()


def test_doctor_imports_nothing_that_may_be_missing() -> None:
    """What is looked for need not be there to be looked for."""
    assert _modules_of("doctor") & HEAVY == set()


def test_build_with_nothing_to_do_loads_nothing_heavy(mini: Path) -> None:
    """A build of an unchanged project imports no renderer, no model and no template engine."""
    assert main.main(["build", "--root", str(mini), "--target", "data_json"]) == 0
    assert _modules_of("build", "--root", str(mini), "--target", "data_json") & HEAVY == set()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["build", "minni"], "unknown game 'minni'; did you mean 'mini'?"),
        (["build", "--lang", "xx"], "unknown language 'xx'; there is en, pl"),
        (["build", "--target", "sheet_pdf"], "unknown target 'sheet_pdf'; did you mean 'sheets_pdf'?"),
        (["text", "mini", "rut"], "unknown component 'rut'; did you mean 'rat'?"),
    ],
)
def test_wrong_command_is_told_with_a_hint(words: list[str], said: str, mini: Path, capsys: Capture) -> None:
    """A name that does not exist gives exit code 2 and the nearest one."""
    assert main.main([*words, "--root", str(mini)]) == main.WRONG_COMMAND
    assert capsys.readouterr().err == f"cardpress: {said}\n"


@pytest.mark.parametrize("words", [[], ["bild"], ["build", "--jobs", "many"]])
def test_unreadable_command_line_gives_2(words: list[str]) -> None:
    """A command line that cannot be parsed gives exit code 2."""
    assert main.main(words) == main.WRONG_COMMAND


def test_folder_without_games_gives_2(tmp_path: Path, capsys: Capture) -> None:
    """A folder that is no project is a wrong command."""
    assert main.main(["check", "--root", str(tmp_path)]) == main.WRONG_COMMAND
    assert "no games" in capsys.readouterr().err


def test_hidden_folders_are_no_games(mini: Path, capsys: Capture) -> None:
    """Hidden folders and copies that editors make count neither as games nor as languages."""
    for name in (".git", "__pycache__", "mini~"):
        (mini / "content" / name).mkdir()
    (mini / "content/mini/text/.#en.ftl").write_text("", "utf-8")

    assert main.main(["check", "--root", str(mini)]) == main.FINE
    assert len(capsys.readouterr().out.splitlines()) == 1
    assert main.main(["build", "--lang", "xx", "--root", str(mini)]) == main.WRONG_COMMAND
    assert "there is en, pl" in capsys.readouterr().err


def test_link_to_itself_is_no_game(mini: Path, capsys: Capture) -> None:
    """Links that lead in circles are passed over."""
    (mini / "content/loop").symlink_to("loop")
    (mini / "templates/mini/round").symlink_to("..")

    assert main.main(["build", "--root", str(mini), "--target", "data_json"]) == main.FINE
    assert "build/mini/data.json" in capsys.readouterr().out


@pytest.mark.parametrize("encoding", ["ascii", "utf-8"])
def test_terminal_of_any_alphabet_will_do(mini: Path, cardpress: Cardpress, encoding: str) -> None:
    """A letter the terminal does not know is written as an escape."""
    done = cardpress("text", "mini", "rat", "--root", mini, PYTHONIOENCODING=encoding)

    assert done.returncode == main.FINE, done.stderr


@pytest.mark.parametrize("words", [["--jobs", "0"], ["--jobs", "-3"], ["--jobs", "99999"], ["--lang", "pl, pl,"]])
def test_odd_selection_builds(words: list[str], tmp_path: Path, mini: Path) -> None:
    """Any number of processes, a language named twice, letters and spaces in the folder's name: all is built."""
    root = mini.rename(tmp_path / "zażółć gęślą jaźń")

    assert main.main(["build", "--root", str(root), "--target", "cards_pdf", *words]) == main.FINE
    assert (root / "build/mini/pl/cards.pdf").exists()


def test_check_counts_what_is_compiled(mini: Path, capsys: Capture) -> None:
    """A clean check says in one line a game what there is."""
    assert main.main(["check", "--root", str(mini)]) == main.FINE
    assert capsys.readouterr().out.startswith("mini: 2 components, ")


def test_check_as_json_lists_problems(mini: Path, capsys: Capture) -> None:
    """--format json gives tools every problem with its place, and the same exit code."""
    (mini / "content/mini/monsters/rat.json").write_text("{", "utf-8")

    assert main.main(["check", "--format", "json", "--root", str(mini)]) == main.WRONG_CONTENT
    found = json.loads(capsys.readouterr().out)
    assert "broken-json" in [problem["code"] for problem in found["diagnostics"]]


def test_text_shows_tree_and_languages(mini: Path, capsys: Capture) -> None:
    """A component's compiled texts stand beside its effect tree."""
    assert main.main(["text", "mini", "rat", "--format", "json", "--root", str(mini)]) == main.FINE
    [rat] = json.loads(capsys.readouterr().out)
    assert rat["id"] == "rat"
    assert all(set(reading["texts"]) == {"en", "pl"} and reading["tree"]["op"] for reading in rat["readings"])


def test_our_bug_gives_70(mini: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    """An exception nobody expected is ours: exit code 70 and a plea to report it."""

    def broken(*_: object) -> object:
        raise RuntimeError("surprise")

    monkeypatch.setattr(check, "games_asked_for", broken)

    assert main.main(["check", "--root", str(mini)]) == main.OUR_BUG
    assert "bug in cardpress" in capsys.readouterr().err
