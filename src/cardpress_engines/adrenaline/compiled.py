"""The unchanging data of a game of Adrenaline, as its states and rules look it up; `game.py` builds it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, NamedTuple, TypeVar

from cardpress_engines.adrenaline import setup as layout
from cardpress_engines.adrenaline.actions import CARD, COLORS, LAYOUT, SQUARE
from cardpress_engines.adrenaline.component_table import ComponentTable
from cardpress_engines.adrenaline.setup import Setup
from cardpress_engines.kernel.abilities import UsableAbility
from cardpress_engines.kernel.board_map import BoardMap
from cardpress_engines.kernel.interpreter import GameWithEffects, Instruction
from cardpress_engines.kernel.menus import MenuItem
from cardpress_engines.kernel.rules_data import Component, Data
from cardpress_engines.kernel.seats import Seats
from cardpress_engines.kernel.state import GameState

S = TypeVar("S", bound=GameState[GameWithEffects])
"""The state of the game, which is defined on top of this module."""


class Weapon(NamedTuple, Generic[S]):
    """A compiled weapon: its effect as a whole, and the items of its menu with their names."""

    use: UsableAbility[S]
    items: tuple[MenuItem[S], ...]
    names: tuple[str, ...]
    floating: frozenset[int]
    """Items that can be used before or after another effect."""


class CompiledGame(ComponentTable, ABC, Generic[S]):
    """Weapons and cards with their compiled effects, the arena, and the seats."""

    name: str
    num_actions: int
    max_length: int
    code: tuple[Instruction, ...]
    begins: tuple[tuple[str, int], ...]
    fired: dict[int, Weapon[S]]
    """The effects of weapons, by design."""
    played: dict[int, UsableAbility[S]]
    """The effects of powerups played in one's own turn, by design."""
    scopes: dict[int, UsableAbility[S]]
    """The effects of powerups an attacker plays on one of those just damaged, by design."""
    tagbacks: dict[int, UsableAbility[S]]
    """The effects of powerups a damaged player plays on the attacker, by design."""
    turn_ends: tuple[UsableAbility[S], ...]
    """The effects of abilities at the end of a turn, by character."""

    def __init__(self, data: Data, setup: Setup) -> None:
        super().__init__(data)
        problem = setup.problem(data.RULES, len(self.arenas))
        if problem:
            raise ValueError(problem)
        self.setup, self.num_players = setup, setup.players
        self.num_actions = LAYOUT.size
        self.seats: Seats = layout.seats(setup)
        self.skulls = setup.skulls or self.rules.scoring.skulls
        self.arena: Component = self.arenas[setup.arena - 1]
        self.width = max(map(len, self.arena.rows))
        doors = [tuple(self.square(end) for end in door.split("-")) for door in self.arena.doors]
        self.places = BoardMap.of_grid(self.arena.rows, [(one, other) for one, other in doors])
        LAYOUT.fits(square=self.places.count, room=len(self.places.of_room))
        letters = "".join(row.ljust(self.width, "-") for row in self.arena.rows)
        self.room_letters = tuple(
            next(letters[at].lower() for at in range(len(letters)) if self.places.rooms[at] == room)
            for room in range(len(self.places.of_room))
        )
        """The letter of each room, which stands for its color."""
        spawns = {letter.lower(): at for at, letter in enumerate(letters) if letter.isupper()}
        self.spawns = tuple(spawns[color[0]] for color in COLORS)
        """The square of each color's spawnpoint."""
        self.squares = tuple(at for at, room in enumerate(self.places.rooms) if room >= 0)
        self.tile_squares = tuple(at for at in self.squares if at not in self.spawns)
        """The squares for ammo tiles: all that are no spawnpoints."""
        damage = self.rules.damage
        self.killshot: int = damage.killshot
        self.most_damage: int = damage.overkill
        self.most_marks: int = damage.marks
        self.square_actions = tuple(SQUARE + at for at in range(self.places.count))
        self.card_actions = tuple(CARD + design for design in range(len(self.cards)))

    def square(self, name: str) -> int:
        """The number of a square from its row and column as arena data write them."""
        return int(name[0]) * self.width + int(name[1])

    def square_name(self, square: int) -> str:
        """The row and column of a square, one digit each."""
        return f"{square // self.width}{square % self.width}"

    @abstractmethod
    def action_names(self, state: S, actions: list[int]) -> list[str]:
        """The names of actions, made of ids and square names."""
