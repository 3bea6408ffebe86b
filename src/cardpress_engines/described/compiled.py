"""Declares what a compiled described game offers to states and rules; `game.py` fills it in."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar

from cardpress_engines.described.action_plan import ActionPlan
from cardpress_engines.described.asked_questions import AskedQuestion
from cardpress_engines.described.board import Board
from cardpress_engines.described.pieces import DesignTable
from cardpress_engines.described.ways import Way
from cardpress_engines.described.zones import ZoneTable
from cardpress_engines.kernel.actions import ActionNumbering
from cardpress_engines.kernel.compiler import Entry
from cardpress_engines.kernel.interpreter import GameWithEffects, Instruction, Running
from cardpress_engines.kernel.rules_data import Tree
from cardpress_engines.kernel.seats import Seats
from cardpress_engines.kernel.state import Frame, GameState

S = TypeVar("S", bound=GameState[GameWithEffects])
"""The state of the game, which is built on what is prepared here."""
S_contra = TypeVar("S_contra", contravariant=True)


class Counter(NamedTuple):
    """A number that is kept: one for all, one for each player, or one for each piece that lies in a zone."""

    name: str
    attribute: str
    start: int
    least: int
    most: int | None
    shared: bool
    piles: frozenset[int]
    """Of counters of pieces: the piles where they count."""
    size: int

    def counts_in(self, pile: int) -> bool:
        """Whether pieces in a pile have this counter."""
        return pile in self.piles


class Marker(NamedTuple):
    """Something that shows one value or none."""

    name: str
    attribute: str
    shows: str
    """player, number, card, space, or the stat of which it shows a word."""
    owned: bool
    piles: frozenset[int]
    """Of markers of pieces: the piles where they have one."""
    on_spaces: bool
    """Whether each space has one."""
    size: int


class LyingPieces(Protocol):
    """A state, as far as it says where pieces lie and whose they are."""

    at: list[int]
    owners: list[int]
    changes: tuple[tuple[str, int, int], ...]
    """Stats that are changed until the turn is over: of which piece, and by how much."""


class SignalSteps(Protocol[S_contra]):
    """What waits for an event of a player, once for each thing it is about."""

    def __call__(
        self, state: S_contra, event: str, actor: int, subjects: Sequence[int] = (), /
    ) -> Sequence[Frame]:
        """The steps, in their order."""


class CompiledGame(ABC, Generic[S]):
    """A described game for so many players: its tables, and what its effects were compiled to."""

    name: str
    play: Tree
    num_players: int
    variants: Sequence[str]
    """The variants that are played."""
    result: str
    """win, or score: what counts in the end."""
    addresses_nobody: bool
    """Whether events are signalled of nobody, so that effects have no `you`."""
    num_actions: int
    max_length: int
    seats: Seats
    layout: ZoneTable
    designs: DesignTable
    design_of: Sequence[int]
    """The design of each piece."""
    look: Sequence[int]
    """What tells pieces apart: the design where there are equal copies, else the piece."""
    look_of: Callable[[int], int]
    """The same, asked for of one piece."""
    has_copies: bool
    twins: frozenset[int]
    """Pieces that look like others."""
    counters: Mapping[str, Counter]
    counters_of_pieces: Sequence[Counter]
    of_pieces: Sequence[tuple[str, int, frozenset[int]]]
    """Counters and markers of pieces: attribute, start, the piles where pieces have one."""
    ways: Sequence[Mapping[int, Way[S]]]
    """From each pile the ways that are known, by the pile to which they lead."""
    way: Callable[[int, int], Way[S]]
    """The way from one pile to another, which is known from then on."""
    card_markers: Sequence[str]
    """The attributes of markers that show cards: one that is shown is no longer like its copies."""
    counter_bounds: Mapping[str, tuple[int, int | None]]
    """By attribute: the least and the most a counter can show."""
    counter_number: Mapping[str, int]
    counter_list: Sequence[Counter]
    """Each by its number, as are markers."""
    markers: Mapping[str, Marker]
    marker_number: Mapping[str, int]
    marker_list: Sequence[Marker]
    tables: Mapping[str, Tree]
    formulas: Mapping[str, Tree]
    asked_later: Mapping[str, Sequence[str]]
    """By the name of what is picked: stats that change and are asked for under this name."""
    modified: frozenset[str]
    """Stats that anything can change."""
    held_counters: frozenset[str]
    """Counters that show more as long as something holds."""
    emptied: Mapping[int, tuple[tuple[int, ...], Entry]]
    """What is done when the last card of these piles is gone."""
    pile_attributes: Sequence[tuple[str, bool]]
    """The zones and boards as attributes of a state, and whether each has several piles."""
    zones_in_play: Sequence[str]
    """Where pieces are looked for that no zone is said of."""
    looks_of_action: Sequence[int]
    """Each action number; those of equal copies are the same."""
    sides: int
    """How many sides a die has where nothing is said."""
    piece_action: int
    space_action: int
    number_action: int
    most_number: int
    set_action: int
    bet_action: int
    word_actions: Mapping[str, int]
    instructions: tuple[Instruction, ...]
    """What its effects were compiled to."""
    code: Sequence[Instruction]
    """The same, with those that never ask written out in rows."""
    tales: Sequence[tuple[str, str]]
    """What is told under a name of its own, each by its number, with the stat that it is about, if it is."""
    asked: Mapping[int, AskedQuestion[S]]
    """What is asked, by the instruction that asks it."""
    own_parts: Sequence[tuple[int, int, str]]
    """Where operations of the game's own begin and end, the inner ones first."""
    repeated: Sequence[tuple[int, Tree]]
    """What happens again and again, by an instruction that comes each time."""
    procedures: Mapping[str, Entry]
    procedure_trees: Mapping[str, Tree]
    action_trees: Mapping[str, Tree]
    actions: Mapping[str, ActionPlan[S]]
    usable: set[int]
    """The pieces that offer their owner something."""
    action_begun: Callable[[int, int], Running]
    """The action of a number at its beginning, for a player."""
    numbering: ActionNumbering
    ends_at_once: bool
    waits_for_turns: bool
    signals_turns: bool
    """Whether the course of play itself says when in a turn its start is signalled."""
    """Whether anything waits for the beginning or end of turns."""
    least_wins: bool
    """Whether the lowest score wins."""
    signal_steps: SignalSteps[S]
    steps_of_awake: SignalSteps[S]
    """The same, where it is known that something that waits for the event lies awake."""
    starts: Sequence[tuple[int, list[int]]]
    """The pieces with which each pile begins."""

    @abstractmethod
    def counter(self, name: str) -> Counter:
        """A counter by its name; raise UnsupportedEffectError when there is none."""

    @abstractmethod
    def counter_of_players(self, name: str) -> str:
        """The counter of players that a shared one is paid out to."""

    @abstractmethod
    def marker(self, name: str) -> Marker:
        """A marker by its name; raise UnsupportedEffectError when there is none."""

    @abstractmethod
    def board(self, name: str | None) -> Board:
        """A board by its name, or the only one; raise UnsupportedEffectError when there is none."""

    @abstractmethod
    def region(self, name: str) -> frozenset[int]:
        """The spaces of a region, by the numbers of their piles."""

    @abstractmethod
    def facing(self, player: int, board: Board) -> int:
        """1 for a player who sits below a board, -1 for one who sits opposite."""

    @abstractmethod
    def distance(self, one: int, other: int) -> int:
        """Steps between two spaces."""

    @abstractmethod
    def piece_column(self, stat: str) -> Sequence[int]:
        """A stat of each piece, as printed; raise UnsupportedEffectError when no component has it."""

    @abstractmethod
    def points_column(self, points: str) -> Sequence[int]:
        """What each piece counts by a map of points, its cases left aside."""

    @abstractmethod
    def points_stat(self, points: str) -> str | None:
        """The stat by which a map of points counts, and whose words its cases may say."""

    @abstractmethod
    def stat(self, state: S, stat: str, piece: int) -> int:
        """A stat of a piece with all that changes it."""

    @abstractmethod
    def stats(self, state: S, stat: str, pieces: Sequence[int]) -> list[int]:
        """The same of each of several pieces."""

    @abstractmethod
    def is_modified(self, stat: str) -> bool:
        """Whether anything can change a stat."""

    @abstractmethod
    def stat_of_value(self, tree: Tree, named: Mapping[str, str]) -> str | None:
        """The stat whose words a number stands for, if it does."""

    @abstractmethod
    def pieces_of_kinds(self, kinds: Sequence[str]) -> frozenset[int] | None:
        """The pieces of some kinds; None: every piece."""

    @abstractmethod
    def is_open(self, pile: int) -> bool:
        """Whether everybody sees what lies in a pile."""

    @abstractmethod
    def different(self, state: LyingPieces, pieces: Sequence[int]) -> list[int]:
        """The lowest of pieces that look alike, lie in one place and show the same counters; all ascending."""

    @abstractmethod
    def outcomes(self, actions: Sequence[int]) -> list[int]:
        """The outcomes of a draw: equal copies have the number of the lowest, as often as there are copies."""

    @abstractmethod
    def draw_outcomes(self, pile: Sequence[int]) -> Sequence[int]:
        """The outcomes of a draw from a pile that is kept ascending, as they are now."""

    @abstractmethod
    def first_player(self, state: S) -> int:
        """Who begins where nothing else is said."""

    @abstractmethod
    def first_turn(self, player: int) -> Sequence[Frame]:
        """The steps from the turn of a player on, when nothing is said of the course."""

    @abstractmethod
    def is_over(self, state: S, player: int) -> bool:
        """Whether the game ends when a player's action or turn is over; notes that the last round is played."""

    @abstractmethod
    def can_use(self, state: S, piece: int, player: int) -> bool:
        """Whether a player can do now what a component offers them."""

    @abstractmethod
    def use_step(self, state: S, piece: int, player: int) -> Frame:
        """What a component offers a player; one use of it is spent."""

    @abstractmethod
    def counter_changes(self, state: S, attribute: str, player: int) -> int:
        """How much more a counter of a player shows because of what lies active."""

    @abstractmethod
    def effects_of(self, state: S, piece: int, player: int) -> Sequence[Frame]:
        """What a component says, done by a player."""

    @abstractmethod
    def action_of(self, number: int) -> tuple[ActionPlan[S], int]:
        """An action by the number it was taken with, and the item that was chosen with it."""

    @abstractmethod
    def scores(self, state: S, player: int) -> tuple[int, ...]:
        """The score of a player and what breaks ties."""

    @abstractmethod
    def results(self, state: S) -> list[float]:
        """What each player has won at the end."""

    @abstractmethod
    def action_names(self, state: S, actions: list[int]) -> list[str]:
        """Actions in words made of ids."""
