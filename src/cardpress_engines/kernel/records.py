"""Saved games as JSON: game, hash of its rules data, set-up and log of actions; the state is replayed."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence
from pathlib import Path

from cardpress_engines.kernel.game_interface import GameInterface, Load
from cardpress_engines.kernel.json_input import InputError, Json, of_type, only, read_json
from cardpress_engines.kernel.state import GameState, IllegalActionError

MEMBERS = ("game", "content_sha256", "setup", "position", "actions", "log")


def to_json(state: GameState[GameInterface]) -> dict[str, Json]:
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


def write(file: Path, state: GameState[GameInterface]) -> None:
    """Write the record of a game whole or not at all; raise OSError."""
    text = json.dumps(to_json(state), ensure_ascii=False) + "\n"
    part = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        part.write_text(text, "utf-8")
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)


def read(file: Path, load: Load) -> GameState[GameInterface]:
    """The state a record leads to; raise InputError with file, position and reason."""
    return read_by(from_json, file, load)


def read_by(
    parse: Callable[[Json, Load], GameState[GameInterface]], file: Path, load: Load
) -> GameState[GameInterface]:
    """The state that a function makes of the JSON of a file; raise InputError with file, position and reason."""
    document = read_json(file)
    try:
        return parse(document.value, load)
    except InputError as bad:
        raise document.problem(bad) from None


def from_json(value: Json, load: Load) -> GameState[GameInterface]:
    """The state a record leads to; raise InputError with the place in the record."""
    record = only(value, MEMBERS)
    for name in MEMBERS:
        if name not in record and name != "actions":
            raise InputError(f"{name!r} is missing")
    game = ready(record, load)
    if record["content_sha256"] != game.content_sha256:
        raise InputError("this game was played with other rules data, so it cannot go on", ("content_sha256",))
    if record.get("actions") != game.num_actions:  # a record that says none is older than this
        raise InputError(
            "this game was saved by a version that numbers actions otherwise, so it cannot go on", ("actions",)
        )
    try:
        position = record["position"]
        state = game.new(None if position is None else of_type(position, dict, "an object"))
    except InputError as bad:
        raise bad.within("position") from None
    return after(state, of_type(record["log"], list, "a list of actions", ("log",)))


def ready(value: dict[str, Json], load: Load) -> GameInterface:
    """The game a record or scenario names, for its set-up; raise InputError with the place of what is wrong."""
    name = of_type(value.get("game"), str, "the name of a game", ("game",))
    setup = of_type(value.get("setup", {}), dict, "a set-up", ("setup",))
    try:
        return load(name, setup)
    except InputError as bad:
        raise bad if bad.place == ("game",) else bad.within("setup") from None


def after(state: GameState[GameInterface], log: Sequence[Json]) -> GameState[GameInterface]:
    """The state after the actions of a log; raise InputError at the first that is not legal."""
    for place, action in enumerate(log):
        number = of_type(action, int, "the number of an action", ("log", place))
        try:
            state.apply_action(number)
        except IllegalActionError as error:
            raise InputError(str(error), ("log", place)) from None
    return state


def state_before(state: GameState[GameInterface], actions: int) -> GameState[GameInterface]:
    """The game as it was after its first `actions` actions."""
    return after(state.game.new(state.origin), state.log[:actions])
