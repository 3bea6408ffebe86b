"""Names on the command line: whatever stands for one is no path, and reaches no terminal as it is."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.sampling import IS_WHOLE

from cardpress.commands import main
from cardpress.commands.export import export_names
from cardpress.commands.names import LONGEST_NAME, PLACES
from cardpress.commands.parser import parser
from cardpress.translate.language_tags import is_language

HOSTILE = ("../../../x", "/etc/x", "..\\x", "..", ".git", "a\x1b[31mb", "a\u202eb", "a\rb", "a\0b", "x" * 5000)
TURNS = 4
"""In each place every fourth name is tried, turn by turn; in soak all."""


def _commands(
    command: argparse.ArgumentParser, words: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], argparse.ArgumentParser]]:
    """Every command with the words that call it."""
    inner = [one for one in command._actions if isinstance(one, argparse._SubParsersAction)]
    for name, part in (pair for one in inner for pair in one.choices.items()):
        yield from _commands(part, (*words, name))
    if not inner:
        yield words, command


def _lines() -> Iterator[tuple[str, ...]]:
    """A command line for each argument of each command that names something, `{}` in its place."""
    for words, command in _commands(parser()):
        actions = [one for one in command._actions if one.nargs != 0]
        needed = {one.dest: one for one in actions if not one.option_strings and one.nargs not in {"?", "*"}}
        for asked in (one for one in actions if one.type is None and not one.choices and one.dest not in PLACES):
            positional = {dest: "{}" if one is asked else _sound(one) for dest, one in needed.items()}
            if asked.option_strings:
                given = [asked.option_strings[-1], *["{}"] * (asked.nargs if isinstance(asked.nargs, int) else 1)]
            else:
                given = [] if asked.dest in needed else [*["mini"] * (asked.dest == "language"), "{}"]
            yield (*words, *positional.values(), *given)


def _sound(action: argparse.Action) -> str:
    return next(iter(action.choices)) if action.choices else "mini.po" if action.dest == "file" else "mini"


LINES = sorted(set(_lines()))


@pytest.mark.parametrize("line", LINES, ids=" ".join)
def test_no_command_takes_a_path_or_a_sign_of_a_terminal_for_a_name(
    line: tuple[str, ...], mini: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each command refuses hostile names in each place, shows them escaped, and writes nothing anywhere."""
    before = sorted(mini.parent.rglob("*"))
    for name in HOSTILE if IS_WHOLE else HOSTILE[LINES.index(line) % TURNS :: TURNS]:
        words = [name if word == "{}" else word for word in line]
        assert main.main([*words, "--root", str(mini)] if _has_root(line) else words) == main.WRONG_COMMAND
        said = capsys.readouterr()
        assert said.out == ""
        assert not {"\x1b", "\u202e", "\r", "\0"} & set(said.err)
        assert len(said.err) < 3000
    assert sorted(mini.parent.rglob("*")) == before


@pytest.mark.parametrize("path", ["content/mini", "content/mini/", "content\\mini", "./content/mini", "mini/"])
def test_a_path_to_a_game_is_answered_with_its_name(
    path: str, mini: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A shell completes the folder of a game; whoever takes it is told which name to type."""
    assert main.main(["check", path, "--root", str(mini)]) == main.WRONG_COMMAND
    assert "it has a slash; did you mean 'mini'?" in capsys.readouterr().err


def test_every_name_of_a_list_is_a_name(mini: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A list of all exports is not too long; a path, a hidden file or a name without end in it is none."""
    everything = ",".join(export_names())
    assert len(everything) > LONGEST_NAME
    words = ["export", "nobody", "--root", str(mini), "--to"]
    main.main([*words, everything])
    assert "is no name" not in capsys.readouterr().err
    for name in ("../x", ".git", "x" * (LONGEST_NAME + 1)):
        assert main.main([*words, f"sqlite,{name}"]) == main.WRONG_COMMAND
        assert "is no name (to)" in capsys.readouterr().err


def _has_root(line: tuple[str, ...]) -> bool:
    command = next(command for words, command in _commands(parser()) if line[: len(words)] == words)
    return any(one.dest == "root" for one in command._actions)


def test_an_unknown_option_or_choice_is_shown_escaped(capsys: pytest.CaptureFixture[str]) -> None:
    """What the command line has no place for reaches no terminal as it is either."""
    for words in (["check", "--\x1b[31m"], ["\x1b[31m"], ["check", "--format", "\x1b[31m"]):
        assert main.main(words) == main.WRONG_COMMAND
        assert "\x1b" not in capsys.readouterr().err


@pytest.mark.parametrize("language", ["", "e", "_", "pl_PL", "../pl", "pl-", "p\u0142"])
def test_a_language_is_a_tag(language: str) -> None:
    """What is no tag of a language cannot become the name of a file."""
    assert not is_language(language)
    assert is_language("pt-BR")
