"""Games in files: a record, which is played again from its start, or a scenario, whose position is laid out."""

from __future__ import annotations

from pathlib import Path

from cardpress_engines.kernel import records
from cardpress_engines.kernel.game_interface import GameInterface, Load
from cardpress_engines.kernel.json_input import InputError, Json, of_type
from cardpress_engines.kernel.state import GameState

GIVEN = "given"
"""The member that only scenarios have: their position."""


def read(file: Path, load: Load) -> GameState[GameInterface]:
    """The state of a file; raise InputError with file, position and reason."""
    return records.read_by(from_json, file, load)


def from_json(value: Json, load: Load) -> GameState[GameInterface]:
    """The state a record leads to, or a scenario begins with; raise InputError with the place of what is wrong."""
    if not (isinstance(value, dict) and GIVEN in value):
        return records.from_json(value, load)
    game = records.ready(value, load)
    given = of_type(value[GIVEN], dict, "a position", (GIVEN,))
    try:
        return game.new(given)
    except InputError as bad:
        raise bad.within(GIVEN) from None


def scenario_of(state: GameState[GameInterface]) -> dict[str, Json]:
    """A state as a scenario that begins with it, to be given actions and what must hold after them."""
    game = state.game
    return {"game": game.name, "setup": game.setup_json(), GIVEN: game.position(state), "do": [], "then": {}}
