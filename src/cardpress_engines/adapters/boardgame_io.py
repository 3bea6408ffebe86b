"""Games for boardgame.io: every call takes and gives JSON as text, so that JavaScript can make it through Pyodide.

What boardgame.io keeps of a game is its set-up and its log, chance included; a view is what one player is told.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Set
from functools import lru_cache
from itertools import accumulate
from typing import Any, TypeAlias

from cardpress_engines.kernel.game_interface import GameInterface, Load
from cardpress_engines.kernel.json_input import InputError
from cardpress_engines.kernel.state import CHANCE, TERMINAL, GameState
from cardpress_engines.kernel.zones import HIDDEN, Zone

Json: TypeAlias = dict[str, Any]
State: TypeAlias = GameState[GameInterface]
Draw: TypeAlias = Callable[[], float]
"""A random number from 0 to less than 1: boardgame.io's own, which its master repeats."""


class GameRules:
    """The rules of one game, which are asked about logs; `load` makes it ready for a set-up."""

    def __init__(self, name: str, load: Load) -> None:
        self._load = lru_cache(8)(lambda setup: load(name, json.loads(setup)))
        self._state = lru_cache(64)(self._replay)

    def begin(self, setup: str, players: int, draw: Draw) -> str:
        """A game's set-up and log up to the first decision. Raises InputError for a set-up that cannot be.

        `players` is how many sit at the table, where the set-up itself does not say so.
        """
        options = json.loads(setup)
        game = self._load(_canonical(options))
        if game.num_players != players and "players" not in options:
            options["players"] = players
            game = self._load(_canonical(options))
        if game.num_players != players:
            raise InputError(f"this set-up is for {game.num_players} players, not {players}", ("players",))
        return self._record(options, _let_chance_decide(game.new(), draw))

    def act(self, kept: str, player: int, action: str, draw: Draw) -> str:
        """The game after an action in words, or "" where this player cannot do it now."""
        setup, state = self._read_record(kept)
        state = state.clone()
        legal = state.legal_actions()
        words = state.action_names(legal)
        if state.current_player() != player or action not in words:
            return ""
        state.apply_action(legal[words.index(action)])
        return self._record(setup, _let_chance_decide(state, draw))

    def view(self, kept: str, player: int) -> str:
        """What a player is told; -1: what everybody is.

        `zones` have ids of components, `null` for those that are not seen; `actions` are what this player can do
        now, in words; `returns` is null until the end, as `decides` is after it.
        """
        _, state = self._read_record(kept)
        decides = state.current_player()
        game, is_over = state.game, decides == TERMINAL
        sees = game.seats.sees[player] if player >= 0 else ()
        shown = state.ZONES.view_for(state, player if player >= 0 else None, sees)
        holding = {zone.name: zone for zone in state.ZONES.zones}
        asked = decides == player and not is_over
        told = {
            "decides": None if is_over else decides,
            "question": state.question if asked else None,
            "actions": state.action_names(state.legal_actions()) if asked else [],
            "zones": {name: _with_ids(value, holding[name], game) for name, value in shown.items()},
            "returns": state.returns() if is_over else None,
        }
        return json.dumps(told)

    def _record(self, setup: Json, state: State) -> str:
        decides = state.current_player()
        return json.dumps({"setup": setup, "log": state.log, "decides": None if decides == TERMINAL else decides})

    def _read_record(self, kept: str) -> tuple[Json, State]:
        read = json.loads(kept)
        return read["setup"], self._state(_canonical(read["setup"]), tuple(read["log"]))

    def _replay(self, setup: str, log: tuple[int, ...]) -> State:
        state = self._load(setup).new()
        for action in log:
            state.apply_action(action)
        return state


def _canonical(setup: Json) -> str:
    return json.dumps(setup, sort_keys=True)


def _let_chance_decide(state: State, draw: Draw) -> State:
    while state.current_player() == CHANCE:
        bounds = [*accumulate(state.chance_weights())]
        point = draw() * bounds[-1]
        state.apply_action(state.legal_actions()[sum(bound <= point for bound in bounds)])
    return state


def _with_ids(value: object, zone: Zone, game: GameInterface) -> Any:  # noqa: ANN401 a zone's value has many shapes
    """A zone's value as JSON, with ids of components for its numbers."""
    if isinstance(value, Mapping):
        return {str(key): _with_ids(each, zone, game) for key, each in value.items()}
    if isinstance(value, Iterable) and not isinstance(value, str):
        return [_with_ids(each, zone, game) for each in (sorted(value) if isinstance(value, Set) else value)]
    if not zone.holds or not isinstance(value, int):
        return value
    if value < 0:
        return None if value == HIDDEN else ""
    return game.ids[value if zone.holds == "design" else game.design_of[value]]
