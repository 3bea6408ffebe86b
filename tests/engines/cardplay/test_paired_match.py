"""A contest plays every seed from every side, and says how sure it is of who plays better."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path

import pytest

from cardpress_engines.cardplay import options, paired_match, simulate, text_report
from cardpress_engines.cardplay.paired_match import MatchCounts
from cardpress_engines.described import statistics
from cardpress_engines.described.game import load
from cardpress_engines.kernel.json_input import InputError


def told(*words: str) -> dict:
    """What `cardplay simulate mephisto` says as JSON."""
    parser = argparse.ArgumentParser()
    simulate.add(parser)
    options.add(parser, "mephisto")
    return simulate.policies_report(parser.parse_args(["mephisto", "--fresh", *words]))


def test_a_policy_is_even_with_itself() -> None:
    """Chance has luck of its own, so a policy that plays a seed from both sides of itself wins once of two."""
    found = told("--policy", "greedy", "--against", "greedy", "--games", "5")
    won = found["contests"]["greedy"]
    assert (won["games"], won["seeds"], won["rate"], won["even"]) == (6, 3, 0.5, 0.5)
    assert won["low"] < 0.2
    assert won["high"] > 0.8


def test_who_is_better_wins() -> None:
    """Greedy beats chance and chance does not beat greedy, in the same words for a person."""
    found = told("--policy", "greedy,random", "--against", "random", "--games", "6", "--seed", "4")
    assert found["contests"]["greedy"]["rate"] == 1.0
    text = text_report.as_text(found, statistics)
    assert "greedy against random: 6 games, 3 seeds from every side\n  wins 100.0% (61.0 to 100.0), " in text
    assert "draws are halves, even is 50.0%" in text


def test_partners_play_alike() -> None:
    """With teams a side is two players, and there are two sides."""
    words = ("--players", "4", "--variants", "teams", "--policy", "random", "--against", "random", "--games", "4")
    assert told(*words)["contests"]["random"]["games"] == 4


def test_rivals_are_counted_where_there_are_several(data: object) -> None:
    """Of two rivals a player may beat one: the share left behind is told beside the share of games won."""
    game = load(data, {"players": 3})
    won = paired_match.as_json(game, MatchCounts(50, Counter({2: 50}), Counter({6: 30, 9: 20})))
    assert (won["rate"], won["ahead"]["rate"]) == (0.3333, 0.6)
    assert won["ahead"]["low"] < 0.55
    found = told("--players", "3", "--policy", "random", "--against", "random", "--games", "6")
    listed = text_report.as_text(found, statistics)
    assert 0.0 < found["contests"]["random"]["ahead"]["rate"] < 1.0
    assert "\n  finishes ahead of " in listed
    assert "of its rivals; those level are halves" in listed


def test_counts_can_be_added_and_kept() -> None:
    """Counts as JSON and back are the same counts; two parts are the whole."""
    one, other = (
        MatchCounts(2, Counter({2: 1, 4: 1}), Counter({3: 2})),
        MatchCounts(1, Counter({2: 1}), Counter({1: 1})),
    )
    assert MatchCounts.of(json.loads(json.dumps(one.to_json()))) == one
    one.add(other)
    assert one == MatchCounts(3, Counter({2: 2, 4: 1}), Counter({3: 2, 1: 1}))


def test_an_interval_is_over_seeds(data: object) -> None:
    """Seeds are what is counted: 60 of 100 that went wholly to one side leave more doubt than games would."""
    game = load(data, {"players": 2})
    found = paired_match.as_json(game, MatchCounts(100, Counter({4: 60, 0: 40})))
    assert (found["rate"], found["low"], found["high"]) == (0.6, 0.5035, 0.6965)


def test_what_cannot_be_contested_is_refused(tmp_path: Path) -> None:
    """Nobody plays against a player alone, and an unknown rival is named."""
    with pytest.raises(InputError, match="nobody plays against"):
        told("--players", "1", "--against", "greedy", "--games", "2")
    with pytest.raises(InputError, match="no policy 'genius'"):
        told("--against", "genius", "--games", "2")
