"""Shells complete the command line with scripts made of its own parser."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from tests.needs import needs

from cardpress.commands import main
from cardpress.commands.completion import SHELLS, script
from cardpress.commands.parser import parser
from cardpress.native.parts import BASH

COMMANDS = next(dict(one.choices or {}) for one in parser()._actions if one.dest == "command")


def _completed(folder: Path, *words: str) -> set[str]:
    """What bash offers for the last word."""
    quoted = " ".join(f"'{word}'" for word in words)
    asked = f"COMP_WORDS=(cardpress {quoted}); COMP_CWORD={len(words)}; _cardpress"
    printed = "printf '%s\\n' \"${COMPREPLY[@]}\""
    done = subprocess.run(
        ["bash", "--norc", "-c", f"{script(COMMANDS, 'bash')}\n{asked}\n{printed}"],
        cwd=folder, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return {*done.stdout.split()}


@needs(BASH)
def test_bash_offers_commands_options_choices_and_games(mini: Path) -> None:
    """The first word is a command; behind it stand its options, their choices, and the games there are."""
    assert {"build", "serve", "watch", "check"} <= _completed(mini, "")
    assert _completed(mini, "ser") == {"serve"}
    assert "--export" in _completed(mini, "serve", "--e")
    assert _completed(mini, "build", "mi") == {"mini"}
    assert _completed(mini, "completion", "z") == {"zsh"}


@pytest.mark.parametrize("shell", SHELLS)
def test_every_command_is_in_every_script(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A script names every command and every long option of it."""
    assert main.main(["completion", shell]) == main.FINE
    said = capsys.readouterr().out

    assert [name for name in COMMANDS if name not in said] == []
    assert ("-l export" if shell == "fish" else "--export") in said
