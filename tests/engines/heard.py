"""What happens in the scenarios of a game, as it is reported to whoever tells it."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from tests.engines.properties.ways import engine_module, rules_data

from cardpress_engines.kernel import scenario
from cardpress_engines.kernel.game_interface import GameInterface
from cardpress_engines.kernel.state import GameState, Happening


class _Listening:
    """A game whose states report what happens in them."""

    def __init__(self, game: GameInterface) -> None:
        self.game = game
        self.reported: list[Happening] = []

    def new(self, given: Any) -> GameState[GameInterface]:
        """A state that reports."""
        state: GameState[GameInterface] = self.game.new(given)
        self.reported = state.events = []
        return state

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)


@cache
def heard(name: str) -> dict[str, tuple[GameInterface, list[Happening]]]:
    """What every scenario of a game reports, by its file, with the game as its set-up has it."""
    module = engine_module(name, "game")
    games = cache(lambda setup: _Listening(module.load(rules_data(name), json.loads(setup))))
    folder, found = Path(__file__).parent / name / "scenarios", {}
    for file in sorted(folder.rglob("*.json")):
        document = json.loads(file.read_text("utf-8"))
        game = games(json.dumps(document.get("setup", {}), sort_keys=True))
        scenario.run(document, lambda _, setup, game=game: game)
        found[file.relative_to(folder).as_posix()] = game.game, game.reported
    return found
