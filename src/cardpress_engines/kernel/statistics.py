"""What a game tells `cardplay simulate` and `report` to count.

The module `statistics.py` of a game has the members of GameStatistics, and of the other protocols here that apply.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from typing import NamedTuple, Protocol, TypeAlias, runtime_checkable

from cardpress_engines.kernel.game_interface import GameInterface
from cardpress_engines.kernel.interpreter import Instruction
from cardpress_engines.kernel.json_input import Json
from cardpress_engines.kernel.state import GameState, Happening

AnyGame: TypeAlias = GameInterface
"""The game whose census it is, and its states: each has classes of its own."""
AnyState: TypeAlias = GameState[GameInterface]


class Design(NamedTuple):
    """A component there can be several copies of: its id in the rules data, its kind, whether it is ever drawn."""

    id: str
    kind: str
    is_drawn: bool = True
    is_listed: bool = True
    """Whether reports list it: not what lies beside the game, such as a card with rules."""


class ReportColumn(NamedTuple):
    """A column of the report: its heading, the uses it counts together, the kinds it is about; none are all."""

    heading: str
    uses: tuple[str, ...]
    kinds: tuple[str, ...] = ()


class GameStatistics(Protocol):
    """Which happenings and offers of a game are counted."""

    NOUN: str
    """What a component is called in the report, such as card or tile."""
    HELD: Set[str]
    """Happenings by which a component comes into somebody's hands."""
    USES: Set[str]
    """Happenings that are a use of a component."""
    COLUMNS: tuple[ReportColumn, ...]
    """How the report lists uses."""
    IMPLEMENTED: Set[str]
    """Operations of effect trees that do something."""
    SCORE: str
    """What `score` counts, in a word of the report."""

    def designs(self, game: AnyGame) -> Sequence[Design]:
        """Every design by its number; one of several players is listed for each of them."""

    def design_of(self, game: AnyGame, happening: Happening) -> int:
        """The number of the design a counted happening is about."""

    def main_use(self, game: AnyGame, design: int) -> str:
        """The use a design is there for."""

    def offers(self, state: AnyState) -> Iterable[tuple[str, int]]:
        """Uses of designs the player who is asked can make now: (use, number of the design)."""

    def turns(self, state: AnyState) -> int:
        """How many turns a game had that is over."""

    def starter(self, state: AnyState) -> int:
        """The player who went first."""

    def score(self, state: AnyState, player: int) -> int:
        """What a player has when the game is over."""


@runtime_checkable
class UsesOfGames(Protocol):
    """An engine of many games, each of which has uses of its own; without these the members above hold."""

    def columns(self, game: AnyGame) -> tuple[ReportColumn, ...]:
        """How the report of a game lists uses."""

    def use_of(self, game: AnyGame, happening: Happening) -> str:
        """Which use of a component a happening is; an empty word for none."""


def columns_of(census: GameStatistics, game: AnyGame) -> tuple[ReportColumn, ...]:
    """How the report of a game lists uses."""
    return census.columns(game) if isinstance(census, UsesOfGames) else census.COLUMNS


def uses_of(census: GameStatistics, game: AnyGame) -> list[str]:
    """The names of all uses of components of a game, in the order of the alphabet."""
    if not isinstance(census, UsesOfGames):
        return sorted(census.USES)
    return sorted({use for column in census.columns(game) for use in column.uses})


def use_of(census: GameStatistics, game: AnyGame, happening: Happening) -> str:
    """Which use of a component a happening is; an empty word for none."""
    if isinstance(census, UsesOfGames):
        return census.use_of(game, happening)
    return happening[0] if happening[0] in census.USES else ""


@runtime_checkable
class SoloRanks(Protocol):
    """A game that ranks who plays it alone."""

    RANKS: tuple[str, ...]
    """The ranks, from the lowest."""

    def rank_of(self, game: AnyGame, points: int) -> str:
        """The rank of so many points."""


@runtime_checkable
class RanksOfGames(Protocol):
    """An engine of many games, each of which may have ranks of its own for who plays alone."""

    def ranks(self, game: AnyGame) -> tuple[str, ...]:
        """The ranks, from the lowest."""

    def rank_told(self, state: AnyState) -> str:
        """The rank that was told in a game that is over; an empty word for none."""


def ranks_of(census: GameStatistics, game: AnyGame) -> tuple[str, ...]:
    """The ranks of who plays a game alone, from the lowest."""
    if isinstance(census, RanksOfGames):
        return census.ranks(game)
    return census.RANKS if isinstance(census, SoloRanks) else ()


def rank_reached(census: GameStatistics, state: AnyState, points: int) -> str:
    """The rank of so many points in a game that is over; an empty word where there is none."""
    if isinstance(census, RanksOfGames):
        return census.rank_told(state)
    return census.rank_of(state.game, points) if isinstance(census, SoloRanks) else ""


@runtime_checkable
class PlayerSides(Protocol):
    """A game whose players are not alike: each plays a side, such as an army."""

    def sides(self, game: AnyGame) -> Sequence[str]:
        """The side of each player."""

    def setup_of_game(self, setup: Mapping[str, Json], number: int) -> Mapping[str, Json]:
        """The set-up of the game of this number, in which seats change from game to game."""


@runtime_checkable
class PlayerRoles(Protocol):
    """A game in which a player is somebody: has a leader or a character, plays an army, serves an objective."""

    def roles(self, state: AnyState, player: int) -> Iterable[tuple[str, str]]:
        """What a player was in a game that is over: (what it is called in the report, which)."""


@runtime_checkable
class PlayerOutcomes(Protocol):
    """A game that ends for a player in more ways than won or lost."""

    OUTCOMES: tuple[str, ...]
    """What can hold of a player in the end, in words of the report and in their order."""

    def outcomes(self, state: AnyState, player: int) -> Iterable[str]:
        """Which of these hold."""


@runtime_checkable
class AbilityEntries(Protocol):
    """A game that took some operations apart when it was made ready."""

    def abilities(self, game: AnyGame) -> Iterable[tuple[str, int]]:
        """Such operations, each with the first instruction of what it does."""


@runtime_checkable
class StaticEffects(Protocol):
    """A game with operations that hold all the while, and are no instructions."""

    def watch_statics(self, game: AnyGame, count: Callable[[str], None]) -> None:
        """From now on have every such operation counted, by its name, when it makes a difference."""


@runtime_checkable
class PositionEffects(Protocol):
    """A game with operations that hold in a position, without anything that happens."""

    def operations_in_force(self, state: AnyState) -> Iterable[str]:
        """Such operations that hold now, each once."""


@runtime_checkable
class UsedOperations(Protocol):
    """A game that is played with a part of its components."""

    def operations(self, game: AnyGame) -> Iterable[str]:
        """Operations of the components it is played with."""


@runtime_checkable
class CompiledEffects(Protocol):
    """A game whose effect trees were compiled by the kernel."""

    code: tuple[Instruction, ...]
    """Its instructions."""
    begins: tuple[tuple[str, int], ...]
    """Operations, each with its first instruction."""


@runtime_checkable
class JoinedInstructions(Protocol):
    """A game whose `code` runs several instructions at once, where one comes after the other."""

    instructions: tuple[Instruction, ...]
    """The same instructions one by one."""
