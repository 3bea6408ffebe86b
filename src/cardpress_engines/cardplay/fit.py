"""The command `fit`: fits the weights of a search model to games that greedy plays."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from cardpress_engines.cardplay import games
from cardpress_engines.cardplay.simulate import positive

if TYPE_CHECKING:
    from cardpress_engines.bots.weight_fitting import AnyFittedModel, FitResult

NAME = "fit"
HELP = "fit what search values in a game to games that greedy plays, after its cards have changed"


def add(parser: argparse.ArgumentParser) -> None:
    """Its arguments."""
    parser.add_argument("game", help=f"the game: {', '.join(games.names())}")
    parser.add_argument("--games", type=positive, default=1200, metavar="N", help="games that are played (1200)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="seed of the first game")
    parser.add_argument(
        "--write", type=Path, metavar="FILE", help="write the weights; the engine reads its bot/weights.json"
    )
    parser.add_argument("--data", type=Path, metavar="DIR", help="folder of rules_data (default: build/python)")


def run(arguments: argparse.Namespace) -> int:
    """Play, fit, and say what was found; raise InputError for a game that fits nothing."""
    from cardpress_engines.bots import policies, weight_fitting  # noqa: PLC0415  --help stays fast
    from cardpress_engines.kernel.json_input import InputError  # noqa: PLC0415
    from cardpress_engines.kernel.value_function import FittedSearchModel  # noqa: PLC0415

    games.check(arguments.game)
    if arguments.games < weight_fitting.HELD_BACK:
        raise InputError(
            f"--games {arguments.games}: at least {weight_fitting.HELD_BACK} games are needed, "
            "so that one is left to judge by"
        )
    file: Path | None = arguments.write
    if file is not None and not file.parent.is_dir():  # said before minutes of games
        raise InputError(f"{file}: there is no folder {file.parent}")
    game = games.loader(arguments.data)(arguments.game, {})
    thinker = policies.search_model(arguments.game, game)
    if not isinstance(thinker, FittedSearchModel):
        raise InputError(f"{arguments.game} has no values that are fitted")
    found = weight_fitting.fit(thinker, game, arguments.games, arguments.seed)
    print(f"{arguments.game}: {found.games} games, {found.rows} tables; content {game.content_sha256}")
    print(
        f"  {100 * found.explained:.1f}% of the differences between margins is predicted, "
        f"in {found.held_back} tables held back"
    )
    if file is not None:
        file.write_text(_weights_json(thinker, found), "utf-8")
    return 0


def _weights_json(thinker: AnyFittedModel, found: FitResult) -> str:
    """The weights as the file has them."""
    weights = {
        name: [round(part, 4) for part in weight]
        for name, weight in zip(thinker.NAMES, found.weights.features, strict=True)
    }
    saved = {"spread": {"margin": [round(part, 4) for part in found.weights.spread]}, "weights": weights}
    return json.dumps(saved, indent=2, sort_keys=True) + "\n"
