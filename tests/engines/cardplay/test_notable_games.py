"""Games that a report points out: the same however they are counted, and played again from their seeds."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path

from tests.engines.properties.ways import rules_data

from cardpress_engines.cardplay.batches import GameSeries, census_of, count_batch
from cardpress_engines.cardplay.counts import GameCounts
from cardpress_engines.cardplay.notable_games import NotableGames
from cardpress_engines.cardplay.playtest.notable_records import add_records
from cardpress_engines.cardplay.summary_statistics import as_json
from cardpress_engines.described.game import load
from cardpress_engines.kernel import records
from cardpress_engines.kernel.state import TERMINAL

SERIES = GameSeries("mephisto", "{}", "random", 12, 0)


def _counted(*parts: range) -> GameCounts:
    total = GameCounts()
    for part in parts:
        total.add(GameCounts.of(json.loads(json.dumps(count_batch(SERIES, part).to_json()))))
    return total


def test_the_order_of_counting_changes_nothing() -> None:
    """Parts that were saved, read and added in any order point out the same games."""
    assert _counted(range(12)).notable == _counted(range(8, 12), range(3), range(3, 8)).notable


def test_of_equal_games_the_first_is_kept() -> None:
    """The longest has the most turns, the closest the smallest lead, and no lead counts where nobody won."""
    games = [(5, 9, 4, "bow"), (2, 9, None, "axe"), (7, 8, 4, "axe")]
    found = NotableGames()
    for seed, turns, lead, used in games:
        found += NotableGames.of_game(seed, turns, lead, [("use", used)])
    assert (found.longest, found.closest) == ((-9, 2), (4, 5))
    assert found.first_uses == {("use", "bow"): 5, ("use", "axe"): 2}


def test_records_are_of_the_games_that_are_meant() -> None:
    """A record leads to the end of a game with the turns that the report says; its place is seen from the page."""
    game, census, counts = load(rules_data("mephisto"), {"players": 2}), census_of("mephisto"), _counted(range(12))
    figures = as_json(game, census, counts)
    report = {"tables": [{"main": "random", "policies": {"random": figures}}]}
    files = add_records(report, [game], Path("pages/report.html"), Namespace(data=None))

    longest = figures["notable"]["longest"]
    assert longest["record"] == "report-games/1-random-longest.json"
    text = files[Path("pages") / longest["record"]]
    played = records.from_json(json.loads(text), lambda name, setup: load(rules_data(name), setup))
    assert played.current_player() == TERMINAL
    assert census.turns(played) == longest["turns"] == max(counts.turns)
    assert len(files) == len(figures["notable"]) == 3
