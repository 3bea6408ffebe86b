"""Games for OpenSpiel: chance nodes with their probabilities, what players see as strings.

Needs the extra `open_spiel`. After `register(name, load)` a game is `pyspiel.load_game("cardpress_" + name)`, and
the members of its set-up are parameters: `cardpress_mephisto(players=3)`. A list is written with + between words:
`cardpress_neuroshima_hex(armies=outpost+mephisto)`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, Self

from cardpress_engines.kernel.state import TERMINAL

try:
    import pyspiel
except ModuleNotFoundError:
    raise ImportError("the OpenSpiel adapter needs OpenSpiel: pip install 'cardpress[open_spiel]'") from None

if TYPE_CHECKING:
    from cardpress_engines.kernel.game_interface import GameInterface, Load
    from cardpress_engines.kernel.state import GameState

PREFIX: Final = "cardpress_"
"""What names of our games begin with in OpenSpiel, which has many others."""
AND: Final = "+"
"""Between the words of a list, which OpenSpiel does not have."""
_LOADS: Final[dict[str, Load]] = {}


def register(name: str, load: Load) -> str:
    """Make a game known to OpenSpiel for this process, and give the name it has there.

    `load` makes the game ready for a set-up, as `cardpress_engines.cardplay.games.loader` does. Pickled and
    serialised states need the same registration to be read.
    """
    load = _LOADS[name] = _cached_load(load)
    usual = load(name, {})
    kind = _kind(usual, parameters_of(usual.setup_json()))
    lists = {member for member, value in usual.setup_json().items() if isinstance(value, list)}

    class Registered(
        TableGame
    ):  # OpenSpiel drops what it was given after Python has ended: only a class survives that
        def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
            given = parameters or {}
            setup = {member: list_members(value) if member in lists else value for member, value in given.items()}
            super().__init__(load(name, setup), given)

    pyspiel.register_game(kind, Registered)
    return PREFIX + name


def _cached_load(load: Load) -> Load:
    """The same, each set-up made ready once: a game never changes, and OpenSpiel asks for it with every state."""
    games: dict[tuple[str, str], GameInterface] = {}

    def cached_load(name: str, setup: Mapping[str, Any]) -> GameInterface:
        asked = name, json.dumps(setup, sort_keys=True)
        if asked not in games:
            games[asked] = load(name, setup)
        return games[asked]

    return cached_load


def list_members(value: str) -> list[str]:
    """The members of a list that a parameter says; an empty one is no list of one empty word."""
    return value.split(AND) if value else []


def parameters_of(setup: Mapping[str, Any]) -> dict[str, Any]:
    """A set-up as parameters of OpenSpiel."""
    return {member: AND.join(value) if isinstance(value, list) else value for member, value in setup.items()}


def _kind(game: GameInterface, parameters: Mapping[str, Any]) -> pyspiel.GameType:
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=game.name.replace("_", " ").title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if game.hands_hidden else information.PERFECT_INFORMATION,
        utility=getattr(pyspiel.GameType.Utility, "ZERO_SUM" if game.zero_sum else "GENERAL_SUM"),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=game.players_between[0],
        max_num_players=game.players_between[1],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification=dict(parameters),
    )


class TableGame(pyspiel.Game):
    """A game ready for one set-up."""

    def __init__(self, game: GameInterface, parameters: Mapping[str, Any]) -> None:
        least, most = game.returns_between
        size = pyspiel.GameInfo(
            num_distinct_actions=game.num_actions,
            max_chance_outcomes=game.num_actions,
            num_players=game.num_players,
            min_utility=least,
            max_utility=most,
            utility_sum=0.0 if game.zero_sum else None,
            max_game_length=game.max_length,
        )
        super().__init__(_kind(game, parameters_of(game.setup_json())), size, dict(parameters))
        self.game = game

    def new_initial_state(self) -> TableState:
        """A game before anything has happened."""
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        """As many as there can be actions: the engine counts both together."""
        return int(self.game.max_length)

    def make_py_observer(
        self, kind: pyspiel.IIGObservationType | None = None, parameters: Mapping[str, Any] | None = None
    ) -> Observer:
        """What reads observations; raise ValueError for what the engine does not tell."""
        if parameters:
            raise ValueError(f"observations have no parameters, not {', '.join(sorted(parameters))}")
        return Observer(kind or pyspiel.IIGObservationType(perfect_recall=False))


class TableState(pyspiel.State):
    """One position of a game."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.held = ReplayableState(game.game.new())

    def current_player(self) -> int:
        """The player who decides, chance or nobody; both count alike."""
        return self.held.state.current_player()

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.held.state.current_player() == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return self.held.state.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can bring, each with its probability."""
        state = self.held.state
        weights = state.chance_weights()
        total = sum(weights)
        return [(outcome, weight / total) for outcome, weight in zip(state.legal_actions(), weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        self.held.state.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        state = self.held.state
        legal = state.legal_actions()
        game: GameInterface = state.game
        return game.action_names(state, legal)[legal.index(action)]

    def returns(self) -> list[float]:
        """What each player has won; zeros until the end."""
        return self.held.state.returns()

    def __str__(self) -> str:
        """Everything that decides how the game goes on, what is hidden included."""
        return str(self.held.state.key())


class Observer:
    """Reads what a player sees; with perfect recall also a digest of all the player saw and did before."""

    def __init__(self, kind: pyspiel.IIGObservationType) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS or not kind.public_info:
            raise ValueError("a view holds what lies open, and the secrets of one player or of none")
        self.open_only = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.perfect_recall = kind.perfect_recall
        self.tensor = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: TableState, player: int) -> None:
        """Nothing: observations are strings."""

    def string_from(self, state: TableState, player: int) -> str:
        """The view of a player, or of everybody."""
        viewer = None if self.open_only else player
        seen = str(state.held.state.observation(viewer))
        return f"{seen} after {state.held.past(viewer)}" if self.perfect_recall else seen


class ReplayableState:
    """A state in a form that OpenSpiel can copy and pickle, and what its players have seen so far."""

    __slots__ = ("_digests", "_replay", "_views", "state")

    def __init__(self, state: GameState[GameInterface]) -> None:
        self.state = state
        self._replay: GameState[GameInterface] | None = None
        self._digests: dict[int | None, bytes] = {}
        self._views: dict[int | None, tuple[Any, ...]] = {}

    def past(self, viewer: int | None) -> str:
        """A digest of every view this viewer had before the present one, and of the actions the viewer chose.

        It is kept up only when asked for, by playing again what has happened since.
        """
        if self._replay is None:
            self._replay = self.state.game.new(self.state.origin)
        replay = self._replay
        for action in self.state.log[len(replay.log) :]:
            for each in (None, *range(replay.game.num_players)):
                view = replay.observation(each)
                if view != self._views.get(each):
                    self._views[each] = view
                    self._add(each, view)
                if each is not None and each == replay.current_player():
                    self._add(each, action)
            replay.apply_action(action)
        return self._digests.get(viewer, b"").hex()

    def _add(self, viewer: int | None, what: object) -> None:
        before = self._digests.get(viewer, b"")
        self._digests[viewer] = blake2b(before + repr(what).encode(), digest_size=16).digest()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """A copy as cheap as the state's own; the game itself, which never changes, is shared."""
        other = type(self)(self.state.clone())
        other._replay = self._replay and self._replay.clone()
        other._digests, other._views = self._digests.copy(), self._views.copy()
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        game = self.state.game
        return _unpickle, (game.name, game.setup_json(), self.state.log)


def _unpickle(name: str, setup: dict[str, Any], log: list[int]) -> ReplayableState:
    state = _LOADS[name](name, setup).new()
    for action in log:
        state.apply_action(action)
    return ReplayableState(state)
