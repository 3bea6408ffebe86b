"""The commands of docs/cluster.md ask the machines they name."""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable
from pathlib import Path

import pytest

from cardpress.commands import main
from cardpress.diagnostics.requests import RequestError
from cardpress.files import remote_store
from cardpress_cluster import dask_executor
from cardpress_cluster.address import address_of
from cardpress_cluster.errors import ClusterError
from cardpress_engines.cardplay import cli as cardplay

PAGE = Path(__file__).resolve().parents[2] / "docs/cluster.md"
COMMANDS = re.findall(r"(?m)^    (cardp\w+ .*)$", PAGE.read_text("utf-8"))


def _refusing(problem: Callable[[str], Exception]) -> Callable[[str], None]:
    def asked(address: str) -> None:
        raise problem(f"asked {address}")

    return asked


@pytest.mark.parametrize("command", COMMANDS)
def test_commands_of_the_page_reach_who_they_name(
    command: str, mini: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every command of the page is one, and turns to the scheduler or the store that it names."""
    monkeypatch.setattr(
        dask_executor, "cluster", _refusing(lambda said: ClusterError(address_of(said.split()[1])))
    )
    monkeypatch.setattr(remote_store, "shared_store", _refusing(RequestError))
    program, *words = shlex.split(command)
    where = words[-1]
    if program == "cardpress":
        code = main.main([*("mini" if word == "my_game" else word for word in words), "--root", str(mini)])
        assert code == main.WRONG_COMMAND
    else:
        out = ["--out", str(mini / "page.html")] if words[0] == "report" else []
        code = cardplay.main(["mephisto" if word == "my_game" else word for word in [*words, "--fresh", *out]])
        assert code == cardplay.WRONG_INPUT
    assert capsys.readouterr().err.endswith(f"{where}\n")


def test_the_page_has_a_command_of_every_kind() -> None:
    """Building, releasing, simulating and reporting are all shown."""
    assert {command.split()[1] for command in COMMANDS} == {"build", "release", "simulate", "report"}
