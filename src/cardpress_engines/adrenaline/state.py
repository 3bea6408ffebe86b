"""The state of a game of Adrenaline, and the basic changes from which every rule is built.

Weapons, powerups and ammo tiles are stored as design numbers, squares as place numbers. A board lists its damage
in the order received, as the players who dealt it. Killing a figure removes nothing: boards are scored at the end
of the turn, and until then a killshot can still be undone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from cardpress_engines.adrenaline.actions import COLORS
from cardpress_engines.adrenaline.compiled import CompiledGame
from cardpress_engines.adrenaline.component_table import NOBODYS
from cardpress_engines.kernel.board_map import NOWHERE
from cardpress_engines.kernel.state import TERMINAL, GameState
from cardpress_engines.kernel.zones import GROUP, PILES, ROW, VALUE, Visibility, Zone, Zones

EMPTY: Final = -1
"""A square without an ammo tile; a player without a character."""
NOT_YET: Final = -1
"""Final frenzy has not begun."""

ZONES = Zones(
    Zone("pos", ROW), Zone("damage", PILES), Zone("marks", PILES), Zone("points", ROW), Zone("covered", ROW),
    Zone("rush", ROW), Zone("cubes", PILES), Zone("weapons", PILES, holds="design"), Zone("loaded", GROUP),
    Zone("stalls", PILES, holds="design"), Zone("tiles", ROW, holds="design"), Zone("hacked", VALUE),
    Zone("tile_discards", ROW, holds="design"), Zone("powerup_discards", ROW, holds="design"),
    Zone("box", ROW, holds="design"), Zone("shown", ROW, holds="design"), Zone("characters", ROW),
    Zone("poisoned", VALUE), Zone("hypnotised", VALUE), Zone("spent", VALUE), Zone("hot", VALUE),
    Zone("firing", VALUE), Zone("active", VALUE), Zone("left", VALUE), Zone("unlocked", VALUE),
    Zone("rounds", VALUE), Zone("skulls", VALUE), Zone("track", ROW), Zone("frenzy", VALUE),
    Zone("turns_left", VALUE), Zone("flipped", VALUE), Zone("buffer", PILES), Zone("buffered_marks", PILES),
    # hidden: each kind of card has a back of its own
    Zone("weapon_deck", ROW, Visibility.BY_NOBODY, "design", "weapons", drawn=("weapon",)),
    Zone("tile_deck", ROW, Visibility.BY_NOBODY, "design", "tiles", drawn=("tile",)),
    Zone("powerups", PILES, Visibility.BY_OWNER, "design", "powerups", ascending=True),
    Zone("powerup_deck", ROW, Visibility.BY_NOBODY, "design", "powerups", drawn=("powerup",)),
)  # fmt: skip


class AdrenalineState(GameState["CompiledGame[AdrenalineState]"]):
    """A position of Adrenaline; lists are indexed by player, square or color."""

    ZONES = ZONES
    __slots__ = ZONES.names

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        players = range(game.num_players)
        self.pos: list[int] = [NOWHERE for _ in players]
        self.damage: list[list[int]] = [[] for _ in players]
        self.marks: list[list[int]] = [[0 for _ in players] for _ in players]
        """By board, then by player: the marks a player has on that board."""
        self.points: list[int] = [0 for _ in players]
        self.covered: list[int] = [0 for _ in players]
        """How many values of each board are covered by skulls."""
        self.rush: list[int] = [0 for _ in players]
        """How many spaces each rush tile has moved to the left."""
        self.cubes: list[list[int]] = [[game.rules.start.cubes] * len(COLORS) for _ in players]
        self.weapons: list[list[int]] = [[] for _ in players]
        self.loaded: set[int] = set()
        """The loaded weapons, by design."""
        self.stalls: list[list[int]] = [[] for _ in COLORS]
        self.tiles: list[int] = [EMPTY] * game.places.count
        self.hacked = 0
        """Squares with a tile face down, as a bit mask."""
        self.tile_discards: list[int] = []
        self.powerup_discards: list[int] = []
        self.box, self.shown = list(game.personal), list[int]()
        self.characters: list[int] = [EMPTY for _ in players]
        self.poisoned = self.hypnotised = self.spent = self.hot = 0
        """Bit masks: players poisoned, hypnotised, or whose token the fired weapon spent; number of hot tokens."""
        self.firing = EMPTY
        """The weapon being fired."""
        self.active, self.left, self.unlocked = 0, 0, False
        self.rounds, self.skulls = 0, game.skulls
        self.track: list[tuple[int, bool]] = []
        """The killer of each kill, and whether it was an overkill."""
        self.frenzy, self.turns_left, self.flipped = NOT_YET, 0, 0
        """The player who triggered final frenzy, the turns left in it, the boards turned over as a bit mask."""
        self.buffer: list[list[int]] = [[] for _ in players]
        self.buffered_marks: list[list[int]] = [[0 for _ in players] for _ in players]
        """Damage and marks of this turn, in a team match."""
        self.weapon_deck, self.tile_deck = list(game.weapons), list(game.tiles)
        self.powerups: list[list[int]] = [[] for _ in players]
        self.powerup_deck = list(game.powerups)

    # ---- the interface of states

    def returns(self) -> list[float]:
        """Winners share 1 and the others lose as much in total; zeros until the end."""
        if self.player != TERMINAL:
            return [0.0] * self.game.num_players
        winners = self.winners()
        losing = -1.0 / (self.game.num_players - len(winners)) if len(winners) < self.game.num_players else 0.0
        winning = 1.0 / len(winners) if losing else 0.0
        return [winning if player in winners else losing for player in range(self.game.num_players)]

    def winners(self) -> list[int]:
        """The players with most points; ties go to those with more points from the killshot track."""
        kills = self.track_points()
        best = max((self.points[player], kills[player]) for player in range(self.game.num_players))
        return [each for each in range(self.game.num_players) if (self.points[each], kills[each]) == best]

    def track_points(self) -> list[int]:
        """Each player's points for the killshot track."""
        tokens = [killer for killer, over in self.track for _ in range(1 + over)]
        return self.points_for_tokens(tokens, self.game.rules.scoring.board)

    def points_for_tokens(self, tokens: Sequence[int], values: Sequence[int]) -> list[int]:
        """Points by number of tokens, most first; the earlier token wins ties (ADR-20)."""
        points = [0] * self.game.num_players
        order = sorted(set(tokens), key=lambda each: (-tokens.count(each), tokens.index(each)))
        for place, player in enumerate(order):
            points[player] = values[place] if place < len(values) else 1
        return points

    def action_names(self, actions: list[int]) -> list[str]:
        """The names of actions, made of ids and square names."""
        return self.game.action_names(self, actions)

    # ---- boards

    def lethal_damage(self, player: int) -> int:
        """How much damage kills a player: the rush tile shortens the track (ADR-42)."""
        return self.game.killshot - self.rush[player]

    def is_killed(self, player: int) -> bool:
        """Whether a player's board has a killshot."""
        return len(self.damage[player]) >= self.lethal_damage(player)

    def has_upgrade(self, player: int, damage: int) -> bool:
        """Whether an action is upgraded, by this much damage or by a rush."""
        return bool(self.unlocked) or len(self.damage[player]) >= damage

    def deal_damage(self, attacker: int, target: int, amount: int, *, directly: bool = False) -> None:
        """Place damage, then turn the attacker's marks into damage (ADR-16); excess damage is lost."""
        if self.game.setup.teams and not directly:
            self.buffer[target] += [attacker] * amount
            self.report("buffer", attacker, amount=amount)
            return
        turned, self.marks[target][attacker] = self.marks[target][attacker], 0
        room = self.game.most_damage - self.rush[target] - len(self.damage[target])
        was_killed = self.is_killed(target)
        self.damage[target] += [attacker] * min(room, amount + turned)
        self.report("hit", attacker, -1, amount, target, turned)
        if self.is_killed(target) and not was_killed:
            self.report("killshot", attacker, -1, 0, target)

    def give_marks(self, giver: int, target: int, amount: int) -> None:
        """Place marks, up to three of a color (ADR-15)."""
        if self.game.setup.teams:
            self.buffered_marks[target][giver] += amount
            return
        before = self.marks[target][giver]
        self.marks[target][giver] = min(self.game.most_marks, before + amount)
        self.report("mark", giver, -1, self.marks[target][giver] - before, target)

    # ---- figures

    def move_figure(self, player: int, square: int) -> None:
        """Put a figure on a square."""
        self.pos[player] = square
        self.report("move", player, -1, 0, square)

    def sees(self, player: int, square: int) -> bool:
        """Whether a figure sees a square."""
        return self.pos[player] != NOWHERE and bool(self.game.places.sees[self.pos[player]] >> square & 1)

    def player_of(self, character: int) -> int:
        """The player of a character; EMPTY if nobody plays it."""
        return self.characters.index(character) if character in self.characters else EMPTY

    # ---- what players hold

    def can_pay(self, player: int, cost: Sequence[int]) -> bool:
        """Whether cubes, replaced by powerups of the same color where needed, cover a price."""
        hand, colors = self.powerups[player], self.game.color
        for color, (needed, there) in enumerate(zip(cost, self.cubes[player], strict=True)):
            if needed > there and needed - there > sum(colors[each] == color for each in hand):
                return False
        return True

    def take_cubes(self, player: int, cubes: Sequence[int]) -> None:
        """Take cubes, up to three of a color."""
        most = self.game.rules.limits.cubes
        self.cubes[player] = [
            min(most, there + more) for there, more in zip(self.cubes[player], cubes, strict=True)
        ]
        self.report("cubes", player, -1, sum(cubes))

    def discard_powerup(self, player: int, powerup: int) -> None:
        """Discard a powerup from a hand."""
        self.powerups[player].remove(powerup)
        self.powerup_discards.append(powerup)

    def take_tile(self, square: int) -> int:
        """Discard the ammo tile of a square, which stays empty until the end of the turn; returns its design."""
        tile, self.tiles[square] = self.tiles[square], EMPTY
        self.tile_discards.append(tile)
        self.hacked &= ~(1 << square)
        return tile

    # ---- adrenaline rush

    def is_rush_free(self, player: int) -> bool:
        """Whether a rush costs nothing, which is so one damage before death (ADR-44)."""
        return len(self.damage[player]) == self.lethal_damage(player) - 1

    def can_rush(self, player: int) -> bool:
        """Whether a player can have a rush; the tile cannot move onto damage."""
        return self.is_rush_free(player) or self.rush[player] < self.game.rules.rush.steps

    def pay_rush(self, player: int) -> None:
        """Pay for a rush, unless it is free: the tile moves one space to the left (ADR-39)."""
        if not self.is_rush_free(player):
            self.rush[player] += 1
        self.report("rush", player, -1, self.rush[player])


Game: TypeAlias = CompiledGame[AdrenalineState]
"""The game a state looks things up in."""


def is_personal(game: Game, design: int) -> bool:
    """Whether a weapon belongs to one character."""
    return game.owner[design] != NOBODYS
