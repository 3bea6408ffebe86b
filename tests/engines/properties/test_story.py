"""What games report as they are played, for whoever tells it.

CARDPRESS_GOLDEN=write records the stories anew; read the difference before it is committed.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tests.engines.properties.walks import at_random, walk
from tests.engines.properties.ways import Way, all_ways, game_of

from cardpress_engines.cardplay.games import names
from cardpress_engines.cardplay.tellers import tell
from cardpress_engines.kernel.state import Happening
from cardpress_engines.kernel.table import Game

GOLDEN = Path(__file__).parents[1] / "golden"
SEED = 3
NOBODY, NOTHING = -1, -1


def _reported(game: Game) -> list[Happening]:
    """All that happens in one random game."""
    reported: list[Happening] = []
    for state in walk(game, at_random(SEED)):
        state.events = reported
    return reported


@pytest.mark.parametrize("way", all_ways(), ids=str)
def test_what_happens_is_of_somebody_and_something_there_is(way: Way) -> None:
    """Each happening names a player or nobody, and the number of an action or nothing."""
    game = game_of(way)
    reported = _reported(game)

    assert [each for each in reported if not NOBODY <= each[1] < game.num_players] == []
    assert [each for each in reported if not NOTHING <= each[2] < game.num_actions] == []


@pytest.mark.parametrize("name", names())
def test_golden_story(name: str) -> None:
    """A recorded random game is told to its first player, sentence by sentence, as it was."""
    ways = [way for way in all_ways() if way.name == name]
    way = max(ways, key=lambda way: way.setup.get("players") == 2)
    game = game_of(way)
    told = [line.rstrip() for line in tell(game, "en", None)[0].story(_reported(game), 0, 0)]
    text = "\n".join(told) + "\n"
    file = GOLDEN / name / f"{way}.story"
    if os.environ.get("CARDPRESS_GOLDEN") == "write":
        file.write_text(text, "utf-8")
        return

    assert text == file.read_text("utf-8")
