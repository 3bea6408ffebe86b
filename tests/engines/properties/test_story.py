"""What games report as they are played, for whoever tells it.

CARDPRESS_GOLDEN=write records the stories and what each happening names anew; read the difference before it is
committed.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.engines.heard import heard
from tests.engines.properties.walks import at_random, walk
from tests.engines.properties.ways import Way, all_ways, game_of

from cardpress_engines.cardplay.games import names
from cardpress_engines.cardplay.text_views import tell
from cardpress_engines.kernel.game_interface import GameInterface
from cardpress_engines.kernel.state import Happening

GOLDEN = Path(__file__).parents[1] / "golden"
SEED = 3
NOBODY, NOTHING = -1, -1
every_game = pytest.mark.parametrize("name", names())


def _reported(game: GameInterface) -> list[Happening]:
    """All that happens in one random game."""
    reported: list[Happening] = []
    for state in walk(game, at_random(SEED)):
        state.events = reported
    return reported


def _told(game: GameInterface, reported: list[Happening]) -> list[str]:
    """The sentences the first player hears, in English."""
    return [line.rstrip() for line in tell(game, "en", None)[0].log_lines(reported, 0, 0)]


def _as_recorded(file: Path, lines: list[str]) -> None:
    text = "\n".join(lines) + "\n"
    if os.environ.get("CARDPRESS_GOLDEN") == "write":
        file.write_text(text, "utf-8")
        return

    assert text.splitlines() == file.read_text("utf-8").splitlines()


@pytest.mark.parametrize("way", all_ways(), ids=str)
def test_what_happens_is_of_somebody_and_something_there_is(way: Way) -> None:
    """Each happening names a player or nobody, and the number of an action or nothing."""
    game = game_of(way)
    reported = _reported(game)

    assert [each for each in reported if not NOBODY <= each[1] < game.num_players] == []
    assert [each for each in reported if not NOTHING <= each[2] < game.num_actions] == []


@every_game
def test_golden_story(name: str) -> None:
    """A recorded random game is told to its first player, sentence by sentence, as it was."""
    ways = [way for way in all_ways() if way.name == name]
    way = max(ways, key=lambda way: way.setup.get("players") == 2)
    game = game_of(way)

    _as_recorded(GOLDEN / name / f"{way}.story", _told(game, _reported(game)))


@every_game
def test_golden_scenarios(name: str) -> None:
    """Whatever a scenario does is told to the first player as it was, with who did it and to what."""
    lines = (each for file, (game, reported) in heard(name).items() for each in (file, *_told(game, reported)))

    _as_recorded(GOLDEN / name / "scenarios.story", list(lines))


def _named(game: GameInterface, happening: Happening) -> Iterator[str]:
    """Whether it is of a player, which actions its number belongs to, how many numbers follow its amount."""
    what, player, number, _, *others = happening
    yield what
    yield "nobody" if player == NOBODY else "player" if 0 <= player < game.num_players else f"player {player}"
    named = game.numbering.range_of(number)[0] if number >= 0 else f"number {number}"
    yield "nothing" if number == NOTHING else named
    yield from (f"and {len(others)}" for _ in others[:1])


@every_game
def test_golden_happenings(name: str) -> None:
    """In all scenarios, a happening names what it always names: a player or nobody, a card, a place or nothing."""
    found = {" ".join(_named(game, each)) for game, reported in heard(name).values() for each in reported}

    _as_recorded(GOLDEN / name / "happenings.story", sorted(found))
