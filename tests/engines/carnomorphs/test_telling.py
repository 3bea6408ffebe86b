"""What is told of every scenario of Carnomorphs, sentence by sentence.

CARDPRESS_GOLDEN=write records it anew; read the difference before it is committed.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from tests.engines.carnomorphs.test_scenarios import FILES, FOLDER

from cardpress_engines.cardplay.tellers import tell
from cardpress_engines.carnomorphs.game import Carnomorphs, load
from cardpress_engines.carnomorphs.state import CarnomorphState
from cardpress_engines.kernel import scenario
from cardpress_engines.kernel.state import Happening

GOLDEN = Path(__file__).parents[1] / "golden" / "carnomorphs" / "scenarios.story"


class _Heard:
    """A game whose states report what happens in them."""

    def __init__(self, game: Carnomorphs) -> None:
        self.game = game
        self.reported: list[Happening] = []

    def new(self, given: Any) -> CarnomorphState:
        """A state that reports."""
        state = self.game.new(given)
        self.reported = state.events = []
        return state

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)


def _told(data: ModuleType) -> Iterator[str]:
    games = cache(lambda setup: _Heard(load(data, json.loads(setup))))
    for file in FILES:
        document = json.loads(file.read_text("utf-8"))
        heard = games(json.dumps(document.get("setup", {}), sort_keys=True))
        scenario.run(document, lambda _, setup, heard=heard: heard)
        yield file.relative_to(FOLDER).as_posix()
        yield from (line.rstrip() for line in tell(heard.game, "en", None)[0].story(heard.reported, 0, 0))


def test_golden_scenarios(data: ModuleType) -> None:
    """Whatever a scenario does is told to the first player as it was, with who did it and to what."""
    text = "\n".join(_told(data)) + "\n"
    if os.environ.get("CARDPRESS_GOLDEN") == "write":
        GOLDEN.write_text(text, "utf-8")
        return

    assert text == GOLDEN.read_text("utf-8")
