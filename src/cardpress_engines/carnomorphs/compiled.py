"""What states and rules of Carnomorphs look up and what never changes in a game; `game.py` makes it."""

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
"""The state of the game, which is built on what is prepared here."""


class Die(NamedTuple):
    """A die: for each face, in order, what it does."""

    faces: tuple[int, ...]
    rows: tuple[Entry, ...]


ObjectiveTest: TypeAlias = Callable[[S, int], bool]
"""Whether a player has reached an objective."""


class CompiledGame(ComponentTable, ABC, Generic[S]):
    """Cards and tokens with all they do, the ship, and who plays. Rooms are places, numbered from 0."""

    name: str
    num_actions: int
    max_length: int
    code: tuple[Instruction, ...]
    begins: tuple[tuple[str, int], ...]
    effects: dict[int, Entry]
    """What attack cards, event cards and bag tokens do, by number."""
    played: dict[int, UsableAbility[S]]
    """What crew actions do, by number, and the actions of rooms, by the number of their tile."""
    on_entry: dict[int, Entry]
    """What the room of a tile does to who enters it."""
    mutated: dict[int, tuple[UsableAbility[S], UsableAbility[S]]]
    """What a mutation does after an infected scan and after a clean one."""
    objectives: dict[int, ObjectiveTest[S]]
    combat_die: Die
    noise_die: Die
    triggers: Triggers[S]
    """What adaptations wait for."""
    modifiers: Modifiers[S]
    statics: dict[int, str]
    """Rules that an adaptation changes as long as it lies face up, by its number."""

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
        """What each room is called on the map."""
        ways, numbers = [], []
        for joint in self.map.corridors:
            ends, _, numbered = joint.partition(":")
            one, other = (self.slots.index(int(end)) for end in ends.split("-"))
            ways.append((one, other))
            numbers.append(tuple(int(number) for number in numbered))
        self.places = BoardMap(range(len(rooms)), ways)
        self.technical = len(ways)
        """The corridor of all technical entrances, behind the others."""
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
        """For each room its corridor of each number; none has the number 0."""
        self.around = tuple(sum(1 << way for way in {*row} - {NOTHING}) for row in self.numbered)
        """For each room its corridors, the technical one too, as a bit mask."""
        self.deals = tuple(str(room.deal) for room in rooms)
        """Which tile each room gets."""
        self.fixed = tuple(NOTHING if room.tile is None else self.ids.index(room.tile) for room in rooms)
        """The tile that lies in each room from the start."""

    # ---- tiles

    def _read_tiles(self) -> None:
        tiles = tuple(sorted(set(self.of("room_tile"))))
        self.tiles_of = {
            deal: tuple(each for each in self.of("room_tile") if self.cards[each].slot == deal)
            for deal in dict.fromkeys(self.deals)
        }
        """All tiles by where they are dealt."""
        self.barren = frozenset(each for each in tiles if self._is_barren(self.cards[each]))
        """Tiles of rooms without items, where nothing breaks."""
        self.nests = self._where(tiles, "take_egg")
        self.sections = self._where(tiles, "leave_by_pod")
        """Tiles of evacuation sections; pods are placed in them by turns (CARN-11)."""
        engines = self._where(tiles, "stack_engine")
        self.engines = tuple(sorted(engines, key=lambda each: -self.fixed.index(each)))
        """Tiles of engines."""
        (sleeping,) = self._where(tiles, "leave_asleep")
        self.start_room = self.fixed.index(sleeping)
        (steering,) = self._where(tiles, "set_course")
        self.cockpit = self.fixed.index(steering)

    def _where(self, tiles: tuple[int, ...], procedure: str) -> tuple[int, ...]:
        return tuple(each for each in tiles if has_procedure(self.cards[each].action, procedure))

    def _is_barren(self, tile: Tree) -> bool:
        return tile.color is None and tile.slot != "special"

    def objective_cards(self, side: str) -> tuple[int, ...]:
        """Objectives of a side that so many can play with (CARN-24)."""
        cards = ((each, self.cards[each]) for each in self.of("objective"))
        return tuple(each for each, card in cards if card.side == side and card.players <= self.num_players)

    def color_of(self, tile: int) -> str | None:
        """The color of a tile; none where nothing is searched, and where no tile is known."""
        return None if tile == NOTHING else self.cards[tile].color

    @abstractmethod
    def action_names(self, state: S, actions: list[int]) -> list[str]:
        """Actions in words made of ids and numbers."""
