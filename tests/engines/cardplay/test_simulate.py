"""`cardplay simulate`: counts are right, the same for any number of processes; bad words get one sentence."""

import argparse
import errno
import io
import json
import os
import re
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest
from tests.engines.properties.ways import loader

from cardpress_engines.bots.policies import policy
from cardpress_engines.cardplay import batches, cli, options, simulate
from cardpress_engines.cardplay.counts import ONE_SIDE, GameCounts, count_game
from cardpress_engines.cardplay.games import names
from cardpress_engines.cardplay.progress import Progress
from cardpress_engines.cardplay.result_cache import ResultCache
from cardpress_engines.cardplay.summary_statistics import as_json, spread, wilson
from cardpress_engines.cardplay.text_report import as_text
from cardpress_engines.described import statistics
from cardpress_engines.described.game import load
from cardpress_engines.kernel.json_input import InputError
from cardpress_engines.kernel.state import TERMINAL

MANY = {"mephisto": 200}
"""Random games in which every component of a game has its turn; of the others FEW are enough."""
FEW = 60
THOUGHTFUL = {"adrenaline": ("--games", "1", "--seed", "7", "--policy", "greedy", "--players", "4")}
"""Games of a player who thinks bring about what chance hardly does: puppets that see their target."""


def arguments(*words, game="mephisto"):
    """What the command is given."""
    parser = argparse.ArgumentParser()
    simulate.add(parser)
    options.add(parser, game)
    return parser.parse_args([game, *words])


def tally(game, games):
    """Counted random games."""
    counted = GameCounts()
    for seed in range(games):
        count_game(counted, statistics, game.new(), policy("mephisto", "random"), seed)
    return counted


@pytest.mark.parametrize("ways", [["--players", "1"], ["--players", "4", "--variants", "care_bear,teams"]])
def test_any_number_of_jobs_gives_the_same_report(data, tmp_path, capsys, ways):
    """Games belong to their seed: one process and three write the same bytes."""
    reports = []
    for jobs in ("1", "3"):
        file = tmp_path / f"{jobs}.json"
        words = ["--games", "11", "--policy", "greedy", "--seed", "4", "--json", str(file), "--jobs", jobs]
        assert simulate.run(arguments(*words, *ways)) == 0
        out, err = capsys.readouterr()
        assert err == ""  # progress is for terminals
        reports.append((file.read_bytes(), out))
    assert reports[0] == reports[1]
    told = json.loads(reports[0][0])
    assert told["policies"]["greedy"]["games"] == 11
    assert told["content_sha256"] == data.CONTENT_SHA256


@pytest.mark.parametrize("name", names())
def test_every_game_is_reported(name, tmp_path, capsys):
    """Random games of any game: the report has each of its components, and is the same from two processes."""
    reports = []
    for games, jobs in ((str(MANY.get(name, FEW)), "1"), ("8", "1"), ("8", "2")):
        file = tmp_path / f"{jobs}.json"
        words = ["--games", games, "--policy", "random", "--seed", "3", "--json", str(file), "--jobs", jobs]
        assert simulate.run(arguments(*words, game=name)) == 0
        reports.append((file.read_bytes(), capsys.readouterr().out))
    assert reports[1] == reports[2]
    told, counted = json.loads(reports[0][0])["policies"]["random"], batches.census_of(name)
    designs = counted.designs(loader(name)(name, {}))
    assert set(told[f"{counted.NOUN}s"]) == {design.id for design in designs if design.is_listed}
    assert told["never_drawn"] == told["never_legal"] == told["never_chosen"] == []
    assert told["operations"]["not_implemented"] == []
    missing = set(told["operations"]["not_executed"])
    if name in THOUGHTFUL:
        thought = simulate.policies_report(arguments(*THOUGHTFUL[name], game=name))["policies"]["greedy"]
        missing -= {op for op, times in thought["operations"]["executed"].items() if times}
    assert missing == set()
    assert max(map(len, reports[0][1].splitlines())) <= 100


def played(setup, seed):
    """A random game of Neuroshima Hex."""
    state, random = loader("neuroshima_hex")("neuroshima_hex", setup).new(), Random(seed)
    while state.current_player() != TERMINAL:
        state.apply_action(state.sample(random))
    return state


def test_sides_change_seats():
    """Each army has every seat in turn, by the seed of the game, and its wins are counted wherever it sits."""
    games, first = 31, 5
    words = ("--games", str(games), "--policy", "random", "--seed", str(first))
    told = simulate.policies_report(arguments(*words, game="neuroshima_hex"))["policies"]["random"]
    won, decided, began = Counter(), 0, 0
    for seed in range(first, first + games):
        armies = ["mephisto", "outpost"][:: -1 if seed % 2 else 1]
        state = played({"armies": armies}, seed)
        decided += any(state.returns())
        began += state.returns()[state.first] > 0
        won.update(army for army, result in zip(armies, state.returns(), strict=True) if result > 0)
    assert {side: line["won"] for side, line in told["sides"].items()} == won
    assert {line["decided"] for line in told["sides"].values()} == {decided}
    assert told["first_player"]["won"] == began
    assert told["draws"] == games - decided


def test_a_side_against_itself_is_no_side():
    """Where both play the same army there are no wins by army, and each of its tiles is listed once."""
    words = ("--games", "10", "--policy", "random", "--armies", "outpost,outpost")
    told = simulate.policies_report(arguments(*words, game="neuroshima_hex"))["policies"]["random"]
    assert "sides" not in told
    assert all(tile.startswith("outpost_") for tile in told["tiles"])
    assert told["tiles"]["outpost_hq"]["did"] == 20


def test_effect_compares_within_a_side():
    """A component only the better side has is not better for that: it is compared with that side's own games."""
    words = ("--games", "120", "--policy", "random")
    told = simulate.policies_report(arguments(*words, game="neuroshima_hex"))["policies"]["random"]
    rates = [line["rate"] for line in told["sides"].values()]
    assert abs(rates[0] - rates[1]) > 0.05
    assert [told["tiles"][f"{side}_hq"]["effect"] for side in told["sides"]] == [0.0, 0.0]


def test_another_seed_gives_other_games(data):
    """A series starts at its seed and each game has the next one."""
    words = ("--games", "20", "--policy", "random", "--seed")
    first, same, other = (simulate.policies_report(arguments(*words, seed)) for seed in ("0", "0", "20"))
    both = simulate.policies_report(arguments("--games", "40", "--policy", "random"))["policies"]["random"]
    assert first == same
    parts = [first["policies"]["random"], other["policies"]["random"]]
    assert parts[0]["cards"] != parts[1]["cards"]
    for card, line in both["cards"].items():
        assert line["play"] == sum(part["cards"][card]["play"] for part in parts)
        assert line["defeats"] == sum(part["cards"][card]["defeats"] for part in parts)


def test_counts_are_those_of_the_games(data):
    """Turns, starters who won, cards played and monsters defeated are what a replay of the same seeds shows."""
    game, games = load(data, {"players": 2}), 30
    counted = tally(game, games)
    turns, defeated, won = Counter(), Counter(), 0
    for seed in range(games):
        state, random = game.new(), Random(seed)
        while state.current_player() != TERMINAL:
            state.apply_action(state.sample(random))
        turns[state.all_turns] += 1
        defeated.update(game.ids[game.design_of[card]] for souls in state.z_souls for card in souls)
        won += state.returns()[state.m_starting_player[0]] > 0
    assert counted.turns == turns
    assert counted.first_won == won
    assert {card: count for (use, card), count in counted.used.items() if use == "defeats"} == defeated
    assert {card for _, card in counted.used} <= set(game.ids)
    for use, times in counted.used.items():
        assert 0 < counted.did[*use, ONE_SIDE] <= min(counted.could[use], times)
    assert counted.held.total() >= games * game.num_players * data.RULES.setup.hand + counted.turns.total()


def test_effect_is_the_difference_to_all_games(data):
    """Won-when-played compares those who played a card with everybody."""
    game = load(data, {"players": 2})
    counted, design = tally(game, 30), 0
    while game.designs.kind[design] != "weapon":
        design += 1
    use = ("play", game.ids[design])
    did = counted.did[*use, ONE_SIDE]
    told = as_json(game, statistics, counted)["cards"][game.ids[design]]
    share = counted.did_and_won[*use, ONE_SIDE] / did - counted.won / 60
    assert told["effect"] == pytest.approx(share, abs=1e-4)
    assert told["chosen"] == pytest.approx(did / counted.could[use], abs=1e-4)


def test_a_card_nobody_can_pay_is_never_legal(data):
    """A planted card without use is the one the report names, and a planted free one is not."""
    weapon = next(card for card in data.COMPONENTS.values() if card.kind == "weapon" and card.cost == 1)
    names = {name: getattr(data, name) for name in dir(data) if name.isupper()}
    names["COMPONENTS"] = {**data.COMPONENTS, weapon.id: replace(weapon, cost=40)}
    told = as_json(game := load(SimpleNamespace(**names), {"players": 2}), statistics, tally(game, 40))
    assert told["never_legal"] == [weapon.id]
    assert weapon.id not in told["never_chosen"]


def test_operations_that_did_not_run_are_told(data):
    """The report names every operation the cards declare, and which of them it did not see."""
    told = simulate.policies_report(arguments("--games", "3", "--policy", "random"))["policies"]["random"][
        "operations"
    ]
    assert {*data.OPERATIONS} - {*told["declared"]} <= {"seq", "custom"}  # these are what they hold
    assert told["not_implemented"] == []
    assert 0 < len(told["not_executed"]) < len(told["declared"])
    game = load(data, {"players": 2})
    unseen = as_json(game, statistics, tally(game, 3))["operations"]  # not watched
    assert unseen["not_executed"] == [each for each in unseen["declared"] if each != "while"]


def test_what_a_policy_tries_is_not_executed(data):
    """Operations count where a game is played, not where a player thinks ahead."""
    counted = batches.count_batch(batches.GameSeries("mephisto", '{"players": 2}', "greedy", 1, 3), range(3, 4))
    runs, activated = counted.operations, as_json(load(data, {"players": 2}), statistics, counted)["cards"]
    assert runs["activate"] == sum(line["activate"] for line in activated.values())


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (0, 0, 0.0, 1.0)],
)
def test_intervals_are_wilsons(won, games, low, high):
    """Intervals agree with published ones and stay between nothing and everything."""
    assert wilson(won, games) == pytest.approx((low, high), abs=5e-5)


def test_spread_of_numbers():
    """Percentiles are numbers that were counted."""
    assert spread(Counter(range(101))) == {"min": 0, "p5": 5, "median": 50, "p95": 95, "max": 100}
    assert set(spread(Counter({7: 3})).values()) == {7}


def test_report_reads(data):
    """The readable report has every card and what each is compared with."""
    text = as_text(simulate.policies_report(arguments("--games", "5", "--policy", "random,greedy")), statistics)
    assert all(text.count(f"| {card} ") == 2 for card, _ in data.DECKS["dungeon"])
    assert text.index("random: 5 games") < text.index("greedy: 5 games")
    assert max(map(len, text.splitlines())) <= 100


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--policy", "clever"], "no policy 'clever' plays mephisto; there are random, greedy"),
        (["--players", "9"], "1 to 4 can play, not 9"),
        (["--variants", "teams"], "2 cannot choose the variant 'teams'"),
    ],
)
def test_wrong_words(data, words, reason):
    """What cannot be played is refused with its reason."""
    with pytest.raises(InputError, match=reason):
        simulate.run(arguments("--games", "1", *words))


def test_report_that_cannot_be_written(data, tmp_path, capsys, monkeypatch):
    """A file that cannot be written is named before the games; one that fails later costs no report."""
    words = ("--games", "1", "--policy", "random", "--json")
    for file in (tmp_path, tmp_path / "no" / "report.json"):
        with pytest.raises(InputError, match=str(tmp_path)):
            simulate.run(arguments(*words, str(file)))
    assert capsys.readouterr().out == ""

    def full(*given):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(InputError, match="No space left on device"):
        simulate.run(arguments(*words, str(tmp_path / "report.json")))
    assert "random: 1 games" in capsys.readouterr().out


@pytest.mark.parametrize("words", [["--games", "0"], ["--jobs", "0"], ["--games", "many"]])
def test_numbers_that_are_none(words, capsys):
    """Nothing, or no number, is no number of games."""
    with pytest.raises(SystemExit) as left:
        arguments(*words)
    assert left.value.code == 2
    assert words[0] in capsys.readouterr().err


def test_a_process_that_dies(data, tmp_path: Path):
    """Processes that are ended from outside are told in a sentence."""
    (tmp_path / "rules_data").mkdir()
    (tmp_path / "rules_data" / "__init__.py").touch()
    (tmp_path / "rules_data" / "mephisto.py").write_text("import os\nos._exit(3)\n", "utf-8")
    series = batches.GameSeries("mephisto", '{"players": 2}', "random", 4, 0, tmp_path)
    with pytest.raises(InputError, match="ended from outside: try again"):
        batches.count_games(series, 2, lambda more: None, ResultCache(GameCounts), batches.count_batch)


class Screen(io.StringIO):
    """An error output that is a terminal."""

    def isatty(self):
        """It is."""
        return True


def test_who_waits_sees_how_far_it_is(monkeypatch):
    """At a terminal a line says how many games are done, which were kept, how fast it goes; a pipe is silent."""
    monkeypatch.setattr(sys, "stderr", screen := Screen())
    progress = Progress("mephisto, greedy", 4)
    for more in (1, 1, 2):
        progress(more)
    shown = screen.getvalue().split("\r")
    assert shown[1].startswith("mephisto, greedy: 1 of 4 games, 1 of them kept")
    assert re.search(r"4 of 4 games, 1 of them kept, +[\d.?]+(s/| )games(/s)?, [\d:]+ left", shown[-1])
    monkeypatch.setattr(sys, "stderr", pipe := io.StringIO())
    Progress("mephisto, greedy", 1)(1)
    assert pipe.getvalue() == ""


def test_a_terminal_that_says_no_size_is_shown_it_too(monkeypatch):
    """A terminal of none by none, such as one that records, gets the line as any other does."""
    master, slave = os.openpty()
    os.set_blocking(master, False)
    with os.fdopen(slave, "w", encoding="utf-8") as screen, os.fdopen(master, "rb", buffering=0) as shown:
        monkeypatch.setattr(sys, "stderr", screen)
        progress = Progress("mephisto, greedy", 2)
        progress(0)
        progress(2)
        screen.flush()
        assert b"mephisto, greedy: 0 of 2 games" in (shown.read(4096) or b"")


@pytest.mark.parametrize("whole", [0, 3])
def test_ctrl_c_reports_what_was_played(data, tmp_path, monkeypatch, capsys, whole):
    """Ctrl-C ends with 130 and the report of whole games, or with nothing when there are none."""
    played = iter(range(whole))
    count = batches.count_batch

    def interrupted(series, numbers):
        if next(played, None) is None:
            raise KeyboardInterrupt
        return count(series, numbers)

    monkeypatch.setattr(batches, "count_batch", interrupted)
    file = tmp_path / "report.json"
    words = ["simulate", "mephisto", "--games", "9", "--policy", "greedy,random", "--json", str(file)]
    assert cli.main(words) == 130
    out, err = capsys.readouterr()
    assert err.strip() == ""
    if whole:
        told = json.loads(file.read_text("utf-8"))
        assert told["stopped"]
        assert {name: policy["games"] for name, policy in told["policies"].items()} == {"greedy": 3}
        assert "stopped with Ctrl-C" in out
    else:
        assert (out, file.exists()) == ("", False)
