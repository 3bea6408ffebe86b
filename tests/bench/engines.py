"""Measures engines that play at random on one core, all in one run, and prints ratios; no test depends on them.

usage: engines.py [--seconds 1] [--repeat 7]. Every engine plays whole games, actions chosen evenly and chance by
its weights. Engines take turns, each for some seconds, and the best turn counts. A step is one action applied, a
player's or one of chance, in our games (where an only option is taken without a step) and in OpenSpiel; in
catanatron every entry of its own list of actions, dice and forced ones included.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from random import Random
from time import process_time
from types import FrameType
from typing import Any, NamedTuple

import kept_ratios

ROOT = Path(__file__).resolve().parents[2]
PlayOut = Callable[[Random], int]
"""Plays a game to its end and says how many steps it had."""
OPEN_SPIEL = ("kuhn_poker", "liars_poker", "block_dominoes", "tic_tac_toe")
HANDLERS = ("cards", "choices", "counters", "draws", "flow", "picks", "questions", "telling", "things", "who")
INTERPRETER = (
    "kernel/interpreter.py", "kernel/compiler.py", *(f"described/effects/{name}.py" for name in HANDLERS),
)  # fmt: skip
"""Files whose code runs effects."""
WRITTEN = "<generated>"
"""What code is called that a described game has written of its effects and its course."""


class Speed(NamedTuple):
    """Steps and games a second."""

    steps: float
    games: float


# ---- what plays


def ours(name: str, **setup: object) -> PlayOut:
    """A game of ours, set up as `cardplay` does it."""
    try:
        data = import_module(f"rules_data.{name}")
    except ModuleNotFoundError:
        raise SystemExit(f"the rules data of {name} is not built: run make") from None
    return random_play(import_module("cardpress_engines.kernel.registry").module(name, "game").load(data, setup))


def described(name: str, players: int) -> PlayOut:
    """A game whose course of play is data: one of those of tests."""
    sys.path.insert(0, str(ROOT))
    data = import_module("tests.engines.described.folders").described_data(name)
    return random_play(import_module("cardpress_engines.described.game").load(data, {"players": players}))


def random_play(game: Any) -> PlayOut:
    """A game of ours at random, as `simulate` plays it."""
    from cardpress_engines.kernel.state import TERMINAL  # noqa: PLC0415

    def play(random: Random) -> int:
        state = game.new()
        while state.current_player() != TERMINAL:
            state.apply_action(state.sample(random))
        return len(state.log)

    return play


def open_spiel(name: str) -> PlayOut:
    """A game OpenSpiel has in Python, driven as ours is: asked for its player and drawing once a step."""
    pyspiel: Any = import_module("pyspiel")
    import_module(f"open_spiel.python.games.{name}")
    game = pyspiel.load_game(f"python_{name}")
    chance, over = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)

    def play(random: Random) -> int:
        state, steps = game.new_initial_state(), 0
        while (player := state.current_player()) != over:
            if player == chance:
                rest = random.random()
                for outcome, probability in state.chance_outcomes():
                    action = outcome
                    rest -= probability
                    if rest <= 0:
                        break
            else:
                legal = state.legal_actions()
                action = legal[int(random.random() * len(legal))]
            state.apply_action(action)
            steps += 1
        return steps

    return play


def catanatron(players: int) -> PlayOut:
    """Catanatron with its own random players."""
    package: Any = import_module("catanatron")
    colors = [package.Color.RED, package.Color.BLUE, package.Color.WHITE, package.Color.ORANGE][:players]

    def play(random: Random) -> int:
        game = package.Game([package.RandomPlayer(color) for color in colors], seed=random.getrandbits(32))
        game.play()
        return len(game.state.actions)

    return play


ENGINES: Mapping[str, Callable[[], PlayOut]] = {
    "Mephisto, 2 players": lambda: ours("mephisto", players=2),
    "Mephisto, 4 players": lambda: ours("mephisto", players=4),
    "Neuroshima Hex": lambda: ours("neuroshima_hex"),
    "M.E.A.T.": lambda: ours("meat_the_cult"),
    "Adrenaline, 3 players": lambda: ours("adrenaline", players=3),
    "Adrenaline, 6 players": lambda: ours("adrenaline", players=6, arena=4),
    "potions as data, 2 players": lambda: described("potions", 2),
    "leduc_poker as data": lambda: described("leduc_poker", 2),
    "crazy_eights as data": lambda: described("crazy_eights", 3),
    "connect_four as data": lambda: described("connect_four", 2),
    "catanatron, 2 players": lambda: catanatron(2),
    "catanatron, 4 players": lambda: catanatron(4),
    **{f"OpenSpiel python_{name}": lambda name=name: open_spiel(name) for name in OPEN_SPIEL},
}


# ---- measuring


def speed(play: PlayOut, seconds: float) -> Speed:
    """Play whole games, the same ones every time, for at least so long of CPU time: others may use the machine."""
    games, steps, random = 0, 0, Random(0)
    started = process_time()
    while process_time() - started < seconds:
        steps += play(random)
        games += 1
    took = process_time() - started
    return Speed(steps / took, games / took)


def available() -> dict[str, PlayOut]:
    """All engines that are installed; those that are not are named."""
    found = {}
    for name, make in ENGINES.items():
        try:
            found[name] = make()
        except ModuleNotFoundError as missing:
            print(f"  {name}: left out, {missing.name} is not installed (pip install '.[open_spiel,bench]')")
    return found


def best(engines: Mapping[str, PlayOut], seconds: float, repeat: int) -> dict[str, Speed]:
    """The best turn of each engine; they take turns, so that all meet the same machine."""
    turns: dict[str, list[Speed]] = {name: [] for name in engines}
    for _ in range(repeat):
        for name, play in engines.items():
            turns[name].append(speed(play, seconds))
    return {name: max(speeds) for name, speeds in turns.items()}


def effects_share(play: PlayOut, seconds: float) -> tuple[float, float]:
    """Shares of CPU time: functions of ours that run effects are the innermost, or have called what is.

    A timer of CPU time looks a thousand times a second; nothing is counted in between, so nothing is slowed down.
    """
    looks, innermost, called = [0], [0], [0]

    def look(number: int, frame: FrameType | None) -> None:
        files = []
        while frame is not None:
            if "cardpress_engines" in frame.f_code.co_filename:
                files.append(frame.f_code.co_filename.endswith((*INTERPRETER, WRITTEN)))
            frame = frame.f_back
        looks[0] += 1
        innermost[0] += files[:1] == [True]
        called[0] += any(files)

    before = signal.signal(signal.SIGPROF, look)
    signal.setitimer(signal.ITIMER_PROF, 0.001, 0.001)
    random, until = Random(0), process_time() + seconds
    while process_time() < until:
        play(random)
    signal.setitimer(signal.ITIMER_PROF, 0)
    signal.signal(signal.SIGPROF, before)
    return innermost[0] / looks[0], called[0] / looks[0]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--repeat", type=int, default=7)
    parser.add_argument("--kept", type=Path, default=kept_ratios.FILE, help="ratios of the last bench")
    arguments = parser.parse_args()
    sys.path.insert(0, str(ROOT / "build" / "python"))
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    print(f"\nrandom play on one core, best of {arguments.repeat} turns of {arguments.seconds:g} s")
    engines = available()
    speeds = best(engines, arguments.seconds, arguments.repeat)
    ours = speeds["Mephisto, 2 players"].steps
    print(f"  {'':30}{'steps/s':>10}{'games/s':>10}   steps/s of Mephisto, 2 players, are so many times as many")
    for name, (steps, games) in speeds.items():
        print(f"  {name:30}{steps:10,.0f}{games:10,.0f}{ours / steps:8.2f}")
    own_speed = {f"Mephisto: times the steps of {name}": ours / one.steps for name, one in speeds.items()}
    kept_ratios.report(
        {name: ratio for name, ratio in own_speed.items() if "catanatron" in name or "OpenSpiel" in name},
        arguments.kept,
    )
    own, all_told = effects_share(engines["Mephisto, 2 players"], 5 * arguments.seconds)
    print(
        f"  running effects takes {own:.0%} of Mephisto's time, {all_told:.0%} with all they change on the table"
    )


if __name__ == "__main__":
    main()
