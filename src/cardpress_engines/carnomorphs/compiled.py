"""The unchanging data of a game of Carnomorphs, as its states and rules look it up; `game.py` builds it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from cardpress_engines.carnomorphs.actions import LAYOUT, NUMBERS
from cardpress_engines.carnomorphs.component_table import NOTHING, ComponentTable, has_procedure
from cardpress_engines.carnomorphs.setup import Setup
from cardpress_engines.kernel.abilities import UsableAbility
from cardpress_engines.kernel.board_map import BoardMap
from cardpress_engines.kernel.compiler import Entry
from cardpress_engines.kernel.interpreter import GameWithEffects, Instruction
from cardpress_engines.kernel.modifiers import Modifiers
from cardpress_engines.kernel.rules_data import Data, Tree
from cardpress_engines.kernel.seats import Seats
from cardpress_engines.kernel.state import GameState
from cardpress_engines.kernel.triggers import Triggers

S = TypeVar("S", bound=GameState[GameWithEffects])
"""The state of the game, which is defined on top of this module."""


class Die(NamedTuple):
    """A die: its faces in order, and the effect of each."""

    faces: tuple[int, ...]
    rows: tuple[Entry, ...]


ObjectiveTest: TypeAlias = Callable[[S, int], bool]
"""Whether a player has reached an objective."""


class CompiledGame(ComponentTable, ABC, Generic[S]):
    """Cards and tokens with their compiled effects, the ship and the seats. Rooms are numbered from 0."""

    name: str
    num_actions: int
    max_length: int
    code: tuple[Instruction, ...]
    begins: tuple[tuple[str, int], ...]
    effects: dict[int, Entry]
    """The effects of attack cards, event cards and bag tokens, by number."""
    played: dict[int, UsableAbility[S]]
    """The effects of crew actions, by number, and of room actions, by the number of their tile."""
    on_entry: dict[int, Entry]
    """The effects of rooms on a character who enters, by the number of their tile."""
    mutated: dict[int, tuple[UsableAbility[S], UsableAbility[S]]]
    """The effects of a mutation after an infected scan and after a clean one."""
    objectives: dict[int, ObjectiveTest[S]]
    combat_die: Die
    noise_die: Die
    triggers: Triggers[S]
    """The events that trigger adaptations."""
    modifiers: Modifiers[S]
    statics: dict[int, str]
    """The rule each adaptation changes while it lies face up, by its number."""

    def __init__(self, data: Data, setup: Setup) -> None:
        super().__init__(data)
        problem = setup.problem()
        if problem:
            raise ValueError(problem)
        self.setup, self.num_players = setup, setup.players
        self.num_actions = LAYOUT.size
        self.seats = Seats.apart(setup.players)
        self._read_map()
        self._read_tiles()

    # ---- the ship

    def _read_map(self) -> None:
        rooms = sorted(self.map.rooms, key=lambda room: int(room.slot))
        self.slots = tuple(int(room.slot) for room in rooms)
        """The number of each room on the map."""
        ways, numbers = [], []
        for joint in self.map.corridors:
            ends, _, numbered = joint.partition(":")
            one, other = (self.slots.index(int(end)) for end in ends.split("-"))
            ways.append((one, other))
            numbers.append(tuple(int(number) for number in numbered))
        self.places = BoardMap(range(len(rooms)), ways)
        self.technical = len(ways)
        """The one corridor that stands for all technical entrances; it comes after the others."""
        LAYOUT.fits(room=self.places.count, corridor=len(ways) + 1, figure=len(self.level_of))
        LAYOUT.fits(pod=self.pods, thing=len(self.things))
        table = [[NOTHING] * (NUMBERS + 1) for _ in rooms]
        for place, room in enumerate(rooms):
            for way in self.places.beyond[place]:
                for number in numbers[way]:
                    table[place][number] = way
            for number in room.technical:
                table[place][number] = self.technical
        self.numbered = tuple(map(tuple, table))
        """The corridor of each number, by room; the number 0 is never used."""
        self.around = tuple(sum(1 << way for way in {*row} - {NOTHING}) for row in self.numbered)
        """The corridors of each room, technical ones included, as a bit mask."""
        self.deals = tuple(str(room.deal) for room in rooms)
        """The group of tiles from which each room's tile is dealt."""
        self.fixed = tuple(NOTHING if room.tile is None else self.ids.index(room.tile) for room in rooms)
        """The tile that lies in each room from the start."""

    # ---- tiles

    def _read_tiles(self) -> None:
        tiles = tuple(sorted(set(self.copies_of("room_tile"))))
        self.tiles_of = {
            deal: tuple(each for each in self.copies_of("room_tile") if self.cards[each].slot == deal)
            for deal in dict.fromkeys(self.deals)
        }
        """The tiles of each group that is dealt."""
        self.barren = frozenset(each for each in tiles if self._is_barren(self.cards[each]))
        """Tiles of rooms that have no items and cannot malfunction."""
        self.nests = self._tiles_with(tiles, "take_egg")
        self.sections = self._tiles_with(tiles, "leave_by_pod")
        """Tiles of evacuation sections, among which the pods are distributed in turn (CARN-11)."""
        engines = self._tiles_with(tiles, "stack_engine")
        self.engines = tuple(sorted(engines, key=lambda each: -self.fixed.index(each)))
        """Tiles of engines."""
        (sleeping,) = self._tiles_with(tiles, "leave_asleep")
        self.start_room = self.fixed.index(sleeping)
        (steering,) = self._tiles_with(tiles, "set_course")
        self.cockpit = self.fixed.index(steering)

    def _tiles_with(self, tiles: tuple[int, ...], procedure: str) -> tuple[int, ...]:
        return tuple(each for each in tiles if has_procedure(self.cards[each].action, procedure))

    def _is_barren(self, tile: Tree) -> bool:
        return tile.color is None and tile.slot != "special"

    def objective_cards(self, side: str) -> tuple[int, ...]:
        """The objectives of a side that are allowed for this number of players (CARN-24)."""
        cards = ((each, self.cards[each]) for each in self.copies_of("objective"))
        return tuple(each for each, card in cards if card.side == side and card.players <= self.num_players)

    def color_of(self, tile: int) -> str | None:
        """The color of a tile; None for rooms without supplies and for an unknown tile."""
        return None if tile == NOTHING else self.cards[tile].color

    @abstractmethod
    def action_names(self, state: S, actions: list[int]) -> list[str]:
        """The names of actions, made of ids and numbers."""
