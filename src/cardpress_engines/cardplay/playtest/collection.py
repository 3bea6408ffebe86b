"""Runs all simulations of a report: each set-up with each policy, and suspicious components left out."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence

from cardpress_engines.bots.policies import PolicyName, policies, quick, thinks
from cardpress_engines.cardplay import batches, games, options, result_cache
from cardpress_engines.cardplay.playtest.findings import (
    found_in,
    main_policy,
    policy_pairs,
    suspicious,
    unlike,
)
from cardpress_engines.cardplay.playtest.paired_games import PairCounts, PairedSeries, count_pairs, difference
from cardpress_engines.cardplay.progress import Progress
from cardpress_engines.cardplay.simulate import count_policies, wanted_policies
from cardpress_engines.cardplay.summary_statistics import ReportJson
from cardpress_engines.kernel.game_interface import GameInterface
from cardpress_engines.kernel.json_input import InputError
from cardpress_engines.kernel.statistics import GameStatistics, columns_of

SLOWER = 10
"""Search thinks so long that a report has so many times fewer games of it, unless more are asked for."""
SUSPECTS = 60
"""Seeds of a suspicious component's pairs."""


def tables(arguments: argparse.Namespace) -> list[GameInterface]:
    """The game in every set-up that was asked for; raise InputError for one that cannot be."""
    load = games.loader(arguments.data)
    return [load(arguments.game, setup) for setup in options.tables(arguments.game, arguments)]


def collect(tables: Sequence[GameInterface], arguments: argparse.Namespace) -> ReportJson:
    """A report as JSON. Raises KeyboardInterrupt when it is stopped: what was played is kept."""
    census, said = batches.census_of(arguments.game), _games_by_policy(arguments)
    with batches.open_workers(arguments):
        tables_json = [_table(game, census, said or _usual(game, arguments), arguments) for game in tables]
    return {
        "game": arguments.game,
        "content_sha256": tables[0].content_sha256,
        "code": result_cache.code_of(arguments.game),
        "seed": arguments.seed,
        "noun": census.NOUN,
        "score": census.SCORE,
        "columns": [column._asdict() for column in columns_of(census, tables[0])],
        "tables": tables_json,
    }


def _usual(game: GameInterface, arguments: argparse.Namespace) -> dict[str, int]:
    """Every quick policy plays all games; search a few, where a game tells those who think and has opponents."""
    usual = dict.fromkeys(quick(game.name), arguments.games)
    if thinks(game.name) and len(game.seats.sides) > 1:
        usual[PolicyName.SEARCH.value] = -(-arguments.games // SLOWER)
    return usual


def _games_by_policy(arguments: argparse.Namespace) -> dict[str, int]:
    """How many games of each policy were asked for, who thinks longer last; none when nothing was said."""
    if arguments.policy is None:
        return {}
    found = {}
    for word in arguments.policy.split(","):
        name, _, number = word.partition(":")
        if number and not (number.isdecimal() and int(number)):
            raise InputError(f"--policy: {word!r} should be the name of a policy, a colon and a number of games")
        found[name] = int(number) if number else arguments.games
    wanted_policies(arguments.game, list(found))
    return {name: found[name] for name in policies(arguments.game) if name in found}


def _table(
    game: GameInterface, census: GameStatistics, wanted: Mapping[str, int], arguments: argparse.Namespace
) -> ReportJson:
    """What one set-up says."""
    figures, stopped = count_policies(game, census, wanted, arguments)
    if stopped:
        raise KeyboardInterrupt
    noun, main = f"{census.NOUN}s", main_policy(figures)
    lines = figures[main][noun]
    paired = [name for name in quick(arguments.game) if name in figures][-1:]
    suspects = suspicious(lines)[: arguments.pairs] if paired else []
    pairs = {id_: _pair_results(game, id_, paired[0], arguments) for id_ in suspects}
    return {
        "setup": game.setup_json(),
        "policies": figures,
        "main": main,
        "pairs": pairs,
        "findings": found_in(lines, figures[main], pairs),
        "unlike": {
            beside: unlike(figures[one][noun], figures[other][noun])
            for beside, (one, other) in policy_pairs(figures, main).items()
        },
    }


def _pair_results(game: GameInterface, component: str, policy: str, arguments: argparse.Namespace) -> ReportJson:
    """What pairs of games say of a component: with the policy the report is mainly about."""
    setup = json.dumps(game.setup_json())
    pairing = PairedSeries(
        arguments.game,
        setup,
        policy,
        min(SUSPECTS, arguments.games),
        arguments.seed,
        arguments.data,
        component=component,
    )
    file = None
    if not arguments.fresh:
        file = result_cache.file_of(arguments.game, game.content_sha256, setup, policy, component)
    progress = Progress(f"{arguments.game}, {policy}, with and without {component}", pairing.games)
    store = result_cache.ResultCache(PairCounts, file)
    pairs = batches.count_games(pairing, arguments.who, progress, store, count_pairs)
    if progress.done < pairing.games:
        print(file=sys.stderr)  # the terminal shows ^C where it stood
        raise KeyboardInterrupt
    effect, low, high = difference(pairs)
    return {
        "policy": policy, **pairs.to_json(), "seeds": pairing.games,
        "effect": round(effect, 4), "low": round(low, 4), "high": round(high, 4),
    }  # fmt: skip
