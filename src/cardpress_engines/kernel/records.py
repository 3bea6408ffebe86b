"""Games as files: a record is the game, the hash of its data, its set-up and the log; the rest follows."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path

from cardpress_engines.kernel.game_interface import Game, Load
from cardpress_engines.kernel.json_input import BadInput, Json, of_type, only, read_json
from cardpress_engines.kernel.state import IllegalAction, State

MEMBERS = ("game", "content_sha256", "setup", "position", "actions", "log")


def to_json(state: State[Game]) -> dict[str, Json]:
    """The record of a game so far."""
    game = state.game
    return {
        "game": game.name,
        "content_sha256": game.content_sha256,
        "setup": game.setup_json(),
        "position": state.origin,
        "actions": game.num_actions,
        "log": list(state.log),
    }


def write(file: Path, state: State[Game]) -> None:
    """Write the record of a game whole or not at all; raise OSError."""
    text = json.dumps(to_json(state), ensure_ascii=False) + "\n"
    part = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        part.write_text(text, "utf-8")
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)


def read(file: Path, load: Load) -> State[Game]:
    """The state a record leads to; raise BadInput with file, position and reason."""
    document = read_json(file)
    try:
        return from_json(document.value, load)
    except BadInput as bad:
        raise document.problem(bad) from None


def from_json(value: Json, load: Load) -> State[Game]:
    """The state a record leads to; raise BadInput with the place in the record."""
    record = only(value, MEMBERS)
    for name in MEMBERS:
        if name not in record and name != "actions":
            raise BadInput(f"{name!r} is missing")
    game = ready(record, load)
    if record["content_sha256"] != game.content_sha256:
        raise BadInput("this game was played with other rules data, so it cannot go on", ("content_sha256",))
    if record.get("actions") != game.num_actions:  # a record that says none is older than this
        raise BadInput(
            "this game was saved by a version that numbers actions otherwise, so it cannot go on", ("actions",)
        )
    try:
        position = record["position"]
        state = game.new(None if position is None else of_type(position, dict, "an object"))
    except BadInput as bad:
        raise bad.within("position") from None
    return after(state, of_type(record["log"], list, "a list of actions", ("log",)))


def ready(value: dict[str, Json], load: Load) -> Game:
    """The game a record or scenario names, for its set-up; raise BadInput with the place of what is wrong."""
    name = of_type(value.get("game"), str, "the name of a game", ("game",))
    setup = of_type(value.get("setup", {}), dict, "a set-up", ("setup",))
    try:
        return load(name, setup)
    except BadInput as bad:
        raise bad if bad.place == ("game",) else bad.within("setup") from None


def after(state: State[Game], log: Sequence[Json]) -> State[Game]:
    """The state after the actions of a log; raise BadInput at the first that is not legal."""
    for place, action in enumerate(log):
        number = of_type(action, int, "the number of an action", ("log", place))
        try:
            state.apply(number)
        except IllegalAction as error:
            raise BadInput(str(error), ("log", place)) from None
    return state


def undone(state: State[Game], actions: int) -> State[Game]:
    """The game as it was after its first `actions` actions."""
    return after(state.game.new(state.origin), state.log[:actions])
