"""The base class of every game: starts it, restores it from a position, and writes its position."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

from cardpress_engines.kernel.actions import ActionNumbering
from cardpress_engines.kernel.game_interface import SetupOption
from cardpress_engines.kernel.json_input import InputError, Json, did_you_mean, of_type, only
from cardpress_engines.kernel.position import STEP
from cardpress_engines.kernel.setup import setup_json
from cardpress_engines.kernel.state import CHANCE, GameState, Playable

SETUP: Final = "setup"
"""The step of a position before anything is dealt or placed."""
SINCE: Final = "since"
"""The member with the actions since the table, by name."""
BY_CHANCE: Final = "chance"
"""A chance action is an object with this member, as in scenarios."""
Played = TypeVar("Played", bound=GameState[Playable])
"""The state of a game."""


class HashedData(Protocol):
    """Rules data, as far as every game looks at it."""

    CONTENT_SHA256: str


class StateNotation(NamedTuple, Generic[Played]):
    """How the states of a game are written."""

    is_settled: Callable[[Played], bool]
    """Whether a state is determined by its table alone."""
    table: Callable[[Played], dict[str, Json]]
    """The table of a state that is settled, in the form `state_from_table` takes."""
    describe_state: Callable[[Played], dict[str, Json]]
    """A state as JSON, with derived values."""
    action_names: Callable[[Played, list[int]], list[str]]
    """The name of each of these actions of a state, all different."""


class Engine(ABC, Generic[Played]):
    """A game loaded for one set-up: creates states and converts them to positions in JSON and back.

    A position is a table and the actions since. The table is the last settled one: while an effect runs or chance
    is asked, a state is more than its table, and is restored by replaying them.
    """

    data: HashedData
    setup: object
    """Its attributes are the options."""
    options: tuple[SetupOption, ...]
    states: type[Played]
    """The class of its states."""
    numbering: ActionNumbering
    """What its numbers of actions mean."""
    notation: StateNotation[Played]

    @property
    def hands_hidden(self) -> bool:
        """Whether players see different things."""
        return self.states.ZONES.hides

    @property
    def content_sha256(self) -> str:
        """Hash of the rules data."""
        return self.data.CONTENT_SHA256

    def new(self, position: Mapping[str, Json] | None = None) -> Played:
        """A game before anything was dealt, or one from a position; raise InputError for one that cannot be."""
        if position is None:
            return self.initial_state()
        table: dict[str, Json] = dict(of_type(position, dict, "an object"))
        since = table.pop(SINCE, [])
        if table.get(STEP) == SETUP:
            only(table, (STEP,))
            state = self.initial_state()
        else:
            state = self.state_from_table(table)
            state.origin = table
        self._go_on(state, since)
        return state

    def position(self, state: Played) -> dict[str, Json]:
        """The position of a state in the form `new` takes, which gives the same state.

        Raises ValueError for a state that was dealt anew: it is not what its log leads to.
        """
        again, settled, done = self.new(state.origin), None, 0
        for number, action in enumerate((*state.log, None)):
            if self.notation.is_settled(again):
                settled, done = again.clone(), number
            if action is not None:
                again.apply_action(action)
        if again.key() != state.key():
            raise ValueError("a state that was dealt anew has no position")
        if settled is None:
            return self._position_json(self.new(state.origin), state.origin or {STEP: SETUP}, state.log)
        return self._position_json(settled, self.notation.table(settled), state.log[done:])

    def _go_on(self, state: Played, since: Json) -> None:
        """Do what a position says was done since its table; raise InputError at what is not legal."""
        for place, element in enumerate(of_type(since, list, "a list of actions", (SINCE,))):
            said, at = element, tuple[str | int, ...]((SINCE, place))
            if state.current_player() == CHANCE:
                said, at = only(element, (BY_CHANCE,), at).get(BY_CHANCE), (*at, BY_CHANCE)
            wanted = of_type(said, str, "an action in words", at)
            legal = state.legal_actions()
            words = self.action_names(state, legal)
            if wanted not in words:
                raise InputError(
                    f"{wanted!r} is not legal here ({state.question}){did_you_mean(wanted, words)}", at
                )
            state.apply_action(legal[words.index(wanted)])

    def _position_json(self, state: Played, table: dict[str, Json], log: Sequence[int]) -> dict[str, Json]:
        """A table and what is done from it, which changes the state."""
        since: list[Json] = []
        for action in log:
            legal = state.legal_actions()
            words = self.action_names(state, legal)[legal.index(action)]
            since.append({BY_CHANCE: words} if state.current_player() == CHANCE else words)
            state.apply_action(action)
        return table | ({SINCE: since} if since else {})

    # ---- what a game says

    @abstractmethod
    def initial_state(self) -> Played:
        """A game before anything was dealt."""

    @abstractmethod
    def state_from_table(self, table: Mapping[str, Json]) -> Played:
        """A state with a table in words and numbers; raise InputError for one that cannot be."""

    def setup_json(self) -> dict[str, Json]:
        """The set-up as a record keeps it."""
        return setup_json(self.setup, self.options)

    def is_settled(self, state: Played) -> bool:
        """Whether the table of a state says all there is."""
        return self.notation.is_settled(state)

    def describe_state(self, state: Played) -> dict[str, Json]:
        """The table of a state in words and numbers, with what follows from it."""
        return self.notation.describe_state(state)

    def action_names(self, state: Played, actions: list[int]) -> list[str]:
        """Each of these actions of a state in words, all different."""
        return self.notation.action_names(state, actions)
