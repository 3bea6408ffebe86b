"""Every game for boardgame.io: played to its end in JSON, by the words a view offers, and no view tells more."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from tests.engines.properties.ways import Way, all_ways, one_of_each_game

from cardpress_engines.adapters.boardgame_io import GameRules
from cardpress_engines.cardplay.games import loader
from cardpress_engines.kernel.json_input import InputError

LOAD = loader(Path(__file__).resolve().parents[3] / "build" / "python")
WAYS = [way for way in all_ways() if not way.is_described]
every_way = pytest.mark.parametrize("way", one_of_each_game(WAYS, "boardgame_io"), ids=str)
STEPS = 60
"""Decisions of a game that is not played to its end here."""


def rules_of(way: Way) -> GameRules:
    """The rules of a game."""
    return GameRules(way.name, LOAD)


@every_way
def test_a_game_goes_on_by_the_words_of_its_views(way: Way) -> None:
    """Whoever decides is offered words, each of which the rules take; all others are offered none."""
    rules, random = rules_of(way), Random(7)
    players = way.load().num_players
    kept = rules.begin(json.dumps(way.setup), players, random.random)
    for _ in range(STEPS):
        decides = json.loads(kept)["decides"]
        if decides is None:
            break
        views = [json.loads(rules.view(kept, player)) for player in range(players)]
        assert [bool(view["actions"]) for view in views] == [player == decides for player in range(players)]
        others = [player for player in range(players) if player != decides]
        assert not any(rules.act(kept, each, views[decides]["actions"][0], random.random) for each in others)
        assert rules.act(kept, decides, "no such action", random.random) == ""
        kept = rules.act(kept, decides, random.choice(views[decides]["actions"]), random.random)
    assert json.loads(kept)["log"]


@every_way
def test_equal_draws_give_equal_games(way: Way) -> None:
    """What is kept of a game depends on its set-up, the words and the numbers that were drawn."""
    players = way.load().num_players
    first, second = (rules_of(way).begin(json.dumps(way.setup), players, Random(3).random) for _ in range(2))
    assert first == second


def test_what_another_player_holds_is_not_told() -> None:
    """A hand is ids to whoever has it, and as many times null to others and to those who only look on."""
    rules = GameRules("mephisto", LOAD)
    kept = rules.begin("{}", 2, Random(1).random)
    own, other, nobody = (json.loads(rules.view(kept, player))["zones"]["z_hand"][0] for player in (0, 1, -1))
    assert all(own)
    assert other == nobody == [None] * len(own)


def test_an_end_says_what_everybody_has() -> None:
    """After the last action nobody decides, and the returns are there for all."""
    rules, random = GameRules("mephisto", LOAD), Random(5)
    kept = rules.begin("{}", 2, random.random)
    while (decides := json.loads(kept)["decides"]) is not None:
        kept = rules.act(
            kept, decides, random.choice(json.loads(rules.view(kept, decides))["actions"]), random.random
        )
    told = json.loads(rules.view(kept, -1))
    assert (told["decides"], told["actions"], len(told["returns"])) == (None, [], 2)


def test_a_table_of_the_wrong_size_is_refused() -> None:
    """A set-up for three at a table of two is a problem with its place."""
    with pytest.raises(InputError, match="for 3 players, not 2"):
        GameRules("mephisto", LOAD).begin('{"players": 3}', 2, Random(1).random)
