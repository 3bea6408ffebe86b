"""The state of a game of Carnomorphs, and queries on it that need no rule.

Rooms are places of the map; corridors are its ways, with the technical ones as the last; sets of them are bit
masks. Figures are numbered by type and are in a room or NOWHERE. Changes that are rules are steps elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final, Self, TypeAlias

from cardpress_engines.carnomorphs.compiled import CompiledGame
from cardpress_engines.carnomorphs.component_table import NOTHING
from cardpress_engines.kernel.board_map import NOWHERE
from cardpress_engines.kernel.state import CHANCE, TERMINAL, GameState
from cardpress_engines.kernel.zones import PILES, ROW, VALUE, Visibility, Zone, Zones

OUT: Final = -2
"""The place of a figure that has left the game."""
GONE: Final = -2
"""The slot of a discarded adaptation."""
DRAW: Final = "draw"
"""The chance question that draws a card from a player's own deck."""
ABOARD: Final = 0
DEAD: Final = 1
ASLEEP: Final = 2
AWAY: Final = 3
"""The fates of a character: still acting, dead, asleep in the Hibernatorium, gone in a pod."""
FATES: Final = ("aboard", "dead", "asleep", "away")
BLANK: Final = "blank"
"""The type of the token that brings no figure."""
NOT_YET: Final = -1
"""A sequence that has not started."""

ZONES = Zones(
    # characters, by player
    Zone("pos", ROW), Zone("fate", ROW), Zone("light", ROW), Zone("serious", ROW), Zone("markers", ROW),
    Zone("ammo", ROW), Zone("signals", ROW), Zone("carried", ROW), Zone("pod_of", ROW), Zone("slimed", VALUE),
    Zone("passed", VALUE), Zone("scratched", VALUE), Zone("discards", PILES, holds="piece"),
    Zone("shown", PILES, holds="piece"),
    # the ship
    Zone("tiles", ROW, holds="piece"), Zone("items", ROW), Zone("explored", VALUE), Zone("fires", VALUE),
    Zone("malfunctions", VALUE), Zone("noises", VALUE), Zone("closed", VALUE), Zone("things", PILES),
    Zone("left_things", ROW), Zone("eggs", VALUE), Zone("locked", VALUE), Zone("lost_pods", VALUE),
    Zone("course", VALUE), Zone("airlock", VALUE), Zone("looked", ROW), Zone("engines_set", VALUE),
    Zone("looked_course", ROW),
    # carnomorphs
    Zone("at", ROW), Zone("injuries", ROW), Zone("adaptations", ROW, holds="piece"),
    Zone("lost_adaptations", ROW, holds="piece"), Zone("bag", ROW, holds="piece"),
    Zone("supply", ROW, holds="piece"), Zone("held", ROW, holds="piece"), Zone("met", VALUE),
    # decks and their discards
    Zone("contamination", ROW, holds="piece"), Zone("attack_deck", ROW, holds="piece"),
    Zone("attack_discards", ROW, holds="piece"), Zone("event_discards", ROW, holds="piece"),
    Zone("playing", ROW, holds="piece"), Zone("drawn", ROW, holds="piece"), Zone("removed", ROW, holds="piece"),
    Zone("top_seen", ROW), Zone("bottom_seen", ROW), Zone("used_tokens", ROW, holds="piece"),
    # the course of the drill
    Zone("rounds", VALUE), Zone("clock", VALUE), Zone("countdown", VALUE), Zone("first", VALUE),
    Zone("active", VALUE), Zone("left", VALUE), Zone("exploded", VALUE), Zone("won", VALUE),
    Zone("drawing", VALUE),
    # hidden
    Zone("hands", PILES, Visibility.BY_OWNER, "piece", "crew", ascending=True, apart=True),
    Zone("decks", PILES, Visibility.BY_NOBODY, "piece", "crew", ascending=True, apart=True),
    Zone("mutations", PILES, Visibility.BY_OWNER, "piece", "mutations", ascending=True),
    Zone("mutation_deck", ROW, Visibility.BY_NOBODY, "piece", "mutations", drawn=("mutation",)),
    Zone("corporate", PILES, Visibility.BY_OWNER, "piece", "corporate"),
    Zone("corporate_dropped", PILES, Visibility.BY_OWNER, "piece", "corporate"),
    Zone("corporate_deck", ROW, Visibility.BY_NOBODY, "piece", "corporate", drawn=("corporate",)),
    Zone("personal", PILES, Visibility.BY_OWNER, "piece", "personal"),
    Zone("personal_dropped", PILES, Visibility.BY_OWNER, "piece", "personal"),
    Zone("personal_deck", ROW, Visibility.BY_NOBODY, "piece", "personal", drawn=("personal",)),
    Zone("adaptation_deck", ROW, Visibility.BY_NOBODY, "piece", "adaptations", drawn=("adaptation",)),
    Zone("event_top", ROW, Visibility.BY_LOOKERS, "piece", "events", looked="top_seen"),
    Zone("event_deck", ROW, Visibility.BY_NOBODY, "piece", "events", drawn=("event",)),
    Zone("event_bottom", ROW, Visibility.BY_LOOKERS, "piece", "events", looked="bottom_seen"),
    Zone("peeked_one", ROW, Visibility.BY_LOOKERS, "piece", "one", looked="looked"),
    Zone("tiles_one", ROW, Visibility.BY_NOBODY, "piece", "one", drawn=("tile_one",)),
    Zone("peeked_two", ROW, Visibility.BY_LOOKERS, "piece", "two", looked="looked"),
    Zone("tiles_two", ROW, Visibility.BY_NOBODY, "piece", "two", drawn=("tile_two",)),
    Zone("peeked_token", ROW, Visibility.BY_LOOKERS, "piece", "explorations", looked="looked"),
    Zone("explorations", ROW, Visibility.BY_NOBODY, "piece", "explorations", drawn=("exploration",)),
    Zone("first_engine", ROW, Visibility.BY_LOOKERS, "piece", "first_engine", looked="seen_first"),
    Zone("second_engine", ROW, Visibility.BY_LOOKERS, "piece", "second_engine", looked="seen_second"),
    Zone("third_engine", ROW, Visibility.BY_LOOKERS, "piece", "third_engine", looked="seen_third"),
    Zone("seen_first", ROW), Zone("seen_second", ROW), Zone("seen_third", ROW),
    Zone("coordinates", ROW, Visibility.BY_LOOKERS, "piece", "coordinates", looked="looked_course"),
    Zone("coordinates_deck", ROW, Visibility.BY_NOBODY, "piece", "coordinates", drawn=("coordinates",)),
)  # fmt: skip


class CarnomorphState(GameState["CompiledGame[CarnomorphState]"]):
    """A position of Carnomorphs; lists are indexed by player, room or figure."""

    ZONES = ZONES
    __slots__ = ZONES.names

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        players = range(game.num_players)
        rules, rooms = game.rules, range(game.places.count)
        self.pos: list[int] = [game.start_room for _ in players]
        self.fate: list[int] = [ABOARD for _ in players]
        self.light, self.serious, self.markers = [0 for _ in players], [0 for _ in players], [0 for _ in players]
        self.ammo: list[int] = [rules.setup.ammo for _ in players]
        self.signals, self.carried, self.pod_of = (
            [0 for _ in players], [NOTHING for _ in players], [NOTHING for _ in players],
        )  # fmt: skip
        self.slimed = self.passed = self.scratched = 0
        """Players with slime, players who have passed, players hit by an attack card this round, as bit masks."""
        self.discards: list[list[int]] = [[] for _ in players]
        self.shown: list[list[int]] = [[] for _ in players]
        """Mutation cards that are face up."""
        self.tiles: list[int] = list(game.fixed)
        self.items = [0 for _ in rooms]
        self.explored = sum(1 << room for room in rooms if game.fixed[room] != NOTHING)
        self.fires = self.malfunctions = self.noises = self.closed = self.airlock = 0
        self.things: list[list[int]] = [[] for _ in rooms]
        """The heavy objects in each room, by kind."""
        self.eggs: int = rules.components.eggs
        self.left_things: list[int] = list(game.thing_copies)
        """How many heavy objects of each kind are not on the ship; of eggs, how many are gone."""
        self.left_things[game.egg] -= self.eggs
        self.locked, self.lost_pods = (1 << rules.setup.pods[game.num_players - 1]) - 1, 0
        self.course: int = ord(rules.setup.course) - ord("A")
        self.looked, self.engines_set, self.looked_course = [0 for _ in rooms], 0, list[int]()
        self.at: list[int] = [NOWHERE for _ in game.level_of]
        self.injuries: list[int] = [0 for _ in game.level_of]
        self.adaptations: list[int] = [NOTHING for _ in range(rules.setup.adaptations)]
        """The adaptation of each slot, from the second level on; NOTHING if face down, GONE if discarded."""
        self.lost_adaptations: list[int] = []
        self.bag, self.supply, self.held, self.met = list[int](), list(game.tokens), list[int](), False
        self.contamination: list[int] = list(game.contaminations)
        self.attack_deck, self.attack_discards = list(game.attacks), list[int]()
        self.event_deck, self.event_discards = list(game.events), list[int]()
        self.playing, self.removed, self.drawn = list[int](), list[int](), list[int]()
        self.event_top, self.top_seen = list[int](), list[int]()
        self.event_bottom, self.bottom_seen = list[int](), list[int]()
        self.rounds = self.clock = self.first = self.active = self.left = self.won = 0
        self.countdown, self.exploded = NOT_YET, False
        self.drawing = 0
        """The player whose deck is being drawn from."""
        self._set_hidden()

    def _set_hidden(self) -> None:
        """Set what nobody sees at first: decks, face-down tiles, engines; and the hands."""
        game, players = self.game, range(self.game.num_players)
        self.hands: list[list[int]] = [[] for _ in players]
        self.decks: list[list[int]] = [list(game.crew_actions) for _ in players]
        self.mutations: list[list[int]] = [[] for _ in players]
        self.mutation_deck = list(game.mutations)
        self.corporate: list[list[int]] = [[] for _ in players]
        self.personal: list[list[int]] = [[] for _ in players]
        self.corporate_dropped: list[list[int]] = [[] for _ in players]
        self.personal_dropped: list[list[int]] = [[] for _ in players]
        self.corporate_deck = list(game.objective_cards("corporate"))
        self.personal_deck = list(game.objective_cards("personal"))
        self.adaptation_deck = list(game.adaptations)
        nothing = [NOTHING for _ in self.tiles]
        self.peeked_one, self.peeked_two, self.peeked_token = nothing[:], nothing[:], nothing[:]
        self.tiles_one, self.tiles_two = list(game.tiles_of["one"]), list(game.tiles_of["two"])
        self.explorations, self.used_tokens = list(game.explorations), list[int]()
        tokens = sorted(set(game.engine_tokens))
        self.first_engine, self.second_engine, self.third_engine = tokens[:], tokens[:], tokens[:]
        self.seen_first, self.seen_second, self.seen_third = [0, 0], [0, 0], [0, 0]
        self.coordinates, self.coordinates_deck = list[int](), list(game.coordinates)

    # ---- the interface of states

    def returns(self) -> list[float]:
        """1 for each survivor who has reached an objective, 0 for all others (DRILL-40)."""
        is_over = self.player == TERMINAL
        return [float(is_over and bool(self.won >> each & 1)) for each in range(self.game.num_players)]

    def action_names(self, actions: list[int]) -> list[str]:
        """The names of actions, made of ids and numbers."""
        return self.game.action_names(self, actions)

    def elsewhere(self) -> Iterator[int]:
        """Heavy objects, as negative numbers so that they differ from every design."""
        lying = [each for pile in self.things for each in pile]
        held = [each for each in self.carried if each != NOTHING]
        eggs = [self.game.egg] * self.eggs
        left = [kind for kind, count in enumerate(self.left_things) for _ in range(count)]
        yield from (each - len(self.game.things) for each in (*lying, *held, *eggs, *left))

    def redeal_hidden(self, player: int, random: Random) -> Self:
        """A state this player cannot tell from this one; the options of a draw from an own deck follow it."""
        other = super().redeal_hidden(player, random)
        if other.player == CHANCE and other.question == DRAW:
            other.options = [*other.decks[other.drawing]]
        return other

    # ---- characters

    def turn_order(self) -> list[int]:
        """Players whose characters are still acting, clockwise from the first player."""
        return [each for each in self.game.seats.order[self.first] if self.fate[each] == ABOARD]

    def characters_in(self, room: int) -> list[int]:
        """Players whose characters are in a room, clockwise from the first player."""
        return [each for each in self.turn_order() if self.pos[each] == room]

    def mutation_of(self, player: int) -> int:
        """A player's mutation card, face up or face down; NOTHING if there is none."""
        return next((each for each in (*self.mutations[player], *self.shown[player])), NOTHING)

    def in_combat(self, player: int) -> bool:
        """Whether a carnomorph is in the room of a player's character."""
        return self.pos[player] in self.at

    # ---- figures

    def figures_in(self, room: int) -> list[int]:
        """Figures in a room, largest first."""
        return [figure for figure in range(len(self.at) - 1, -1, -1) if self.at[figure] == room]

    def is_fighting(self, figure: int) -> bool:
        """Whether a character is in the room of a figure."""
        return bool(self.characters_in(self.at[figure]))

    def free_figure(self, level: int) -> int:
        """A figure of a level that is not in use; NOTHING if there is none."""
        return next((each for each in self.game.figures_of[level] if self.at[each] == NOWHERE), NOTHING)

    # ---- rooms

    def is_nest(self, room: int) -> bool:
        """Whether a room is the discovered nest and still has eggs."""
        return bool(self.eggs) and self.tiles[room] in self.game.nests

    def carried_in(self, room: int) -> list[int]:
        """Heavy objects carried by the characters in a room."""
        return [self.carried[each] for each in self.characters_in(room) if self.carried[each] != NOTHING]

    def has_food(self, room: int) -> bool:
        """Whether a heavy object lies in a room or is carried there."""
        return bool(self.things[room]) or bool(self.carried_in(room))

    # ---- rules changed by face-up adaptations

    def has_rule(self, rule: str) -> bool:
        """Whether a face-up adaptation changes a rule."""
        return any(self.game.statics.get(each) == rule for each in self.adaptations)


Game: TypeAlias = CompiledGame[CarnomorphState]
"""The game a state looks things up in."""
