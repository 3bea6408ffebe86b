"""A project of described games for the table: built once, its faces plain pictures."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from tests.imported_rules_data import rules_data_apart
from tests.starter_games import put_starter
from tests.table.exports import ROOT

from cardpress.commands import main
from cardpress_engines.cardplay import games

STARTER: Final = "potions"
"""What the starter `effects` is called here."""
GAMES: Final = {STARTER: "starter", "othello": "judged", "scopa": "library", "coup": "library"}
"""Described games with counters, boards, sets of cards and bluffs, each with the folder it comes from."""


def build_described(project: Path) -> None:
    """Build the rules data of all of them."""
    put_starter(project, STARTER, "effects")
    for game, where in GAMES.items():
        if game != STARTER:
            source = ROOT / "tests/engines/described" / where
            shutil.copytree(source / "content" / game, project / "content" / game)
            shutil.copy(source / f"schemas/{game}.json", project / "schemas")
    words = ["build", *GAMES, "--target", "rules_data", "--jobs", "1", "--root", str(project)]
    assert main.main(words) == main.FINE


def read_described(data: Path) -> None:
    """Read their rules data, for `games.find`; that of this project is found as before."""
    with rules_data_apart():
        for game in GAMES:
            games.find(game, data)
