"""What lies on the table in Mephisto, and the changes every rule is made of.

Cards are numbers of designs, in the order of the deck; a card in play is a piece, because copies differ there. The
undrawn deck is a multiset: only cards somebody has looked at have an order, in `top` and `bottom`.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable
from typing import Self, TypeAlias

from cardpress_engines.kernel.interpreter import NOBODY, Running, resume
from cardpress_engines.kernel.state import TERMINAL, GameState, Given, Use
from cardpress_engines.kernel.triggers import Listener
from cardpress_engines.kernel.zones import FROZEN, MAP, OPTION, PILES, ROW, VALUE, Visibility, Zone, Zones
from cardpress_engines.mephisto.actions import CARD, PIECE
from cardpress_engines.mephisto.compiled import CompiledGame

EMPTY = -1
"""A space of the dungeon without a card."""


ZONES = Zones(
    # open
    Zone("dungeon", ROW, holds="design"),
    Zone("gear", PILES, holds="piece"),
    Zone("souls", PILES, holds="design"),
    Zone("discards", ROW, holds="design"),
    Zone("resolving", ROW, holds="design"),
    Zone("durability", ROW), Zone("lane", ROW), Zone("owner", ROW),
    Zone("bonus", MAP), Zone("attached", MAP), Zone("activated", FROZEN),
    Zone("favor", ROW), Zone("empowered", ROW), Zone("emptied_by", ROW),
    Zone("active", VALUE), Zone("starter", VALUE), Zone("turns", VALUE), Zone("rounds", VALUE),
    Zone("last_turns", VALUE), Zone("ending", VALUE), Zone("fight", OPTION),
    # hidden: all of these have the same back
    Zone("top", ROW, Visibility.BY_LOOKERS, "design", "dungeon", looked="known_top"),
    Zone("bottom", ROW, Visibility.BY_LOOKERS, "design", "dungeon", looked="known_bottom"),
    Zone("deck", ROW, Visibility.BY_NOBODY, "design", "dungeon", drawn=("deal", "reveal")),
    Zone("corners", ROW, Visibility.BY_NOBODY, "design", "dungeon"),
    Zone("hands", PILES, Visibility.BY_OWNER, "design", "dungeon", ascending=True),
    Zone("known_top", ROW, Visibility.UNTOLD), Zone("known_bottom", ROW, Visibility.UNTOLD),
    Zone("heeded", VALUE, Visibility.FOLLOWS),
)  # fmt: skip


class MephistoState(GameState["CompiledGame[MephistoState]"]):
    """One position of Mephisto."""

    ZONES = ZONES
    __slots__ = ZONES.names

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        players, pieces = game.num_players, len(game.design_of)
        self.heeded: frozenset[str] = frozenset()
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.gear: list[list[int]] = [[] for _ in range(players)]
        self.souls: list[list[int]] = [[] for _ in range(players)]
        self.favor: list[int] = [game.rules.favor.start] * players
        self.empowered: list[int] = [0] * players
        self.dungeon: list[int] = [EMPTY] * game.spaces
        self.emptied_by: list[int] = [0] * game.spaces
        self.deck: list[int] = list(game.all_cards)
        self.top: list[int] = []
        self.known_top: list[int] = []
        self.bottom: list[int] = []
        self.known_bottom: list[int] = []
        self.discards: list[int] = []
        self.corners: list[int] = []
        self.resolving: list[int] = []
        self.durability = bytearray(pieces)
        self.lane = bytearray(pieces)
        self.owner = bytearray(pieces)
        self.activated: frozenset[int] = frozenset()
        self.bonus: dict[int, int] = {}
        self.attached: dict[int, tuple[tuple[int, int], ...]] = {}
        self.active = self.starter = 0
        self.turns = self.rounds = 0
        self.last_turns = -1
        self.ending = False
        self.fight: tuple[int, int] | None = None

    # ---- the contract

    def returns(self) -> list[float]:
        """Zero-sum with several players, soul points alone; zeros until the end."""
        return self.game.results(self) if self.player == TERMINAL else [0.0] * self.game.num_players

    def elsewhere(self) -> list[int]:
        """Spells under weapons."""
        return [spell for spells in self.attached.values() for spell, _ in spells]

    def action_names(self, actions: list[int]) -> list[str]:
        """Actions in words made of ids."""
        return self.game.action_names(self, actions)

    # ---- favor

    def gain(self, player: int, amount: int) -> None:
        """Add favor, at most up to the limit (MEPH-13)."""
        gained = min(amount, self.game.rules.favor.max - self.favor[player])
        self.favor[player] += gained
        self.report("gain", player, amount=gained)

    def lose(self, player: int, amount: int) -> int:
        """Take favor away, at most down to the limit (MEPH-14), and say how much it was."""
        lost: int = min(amount, self.favor[player] - self.game.rules.favor.min)
        self.report("lose", player, amount=lost)
        if lost > 0:
            self.favor[player] -= lost
            self.fire("loses", player)
        return lost

    # ---- cards

    def to_hand(self, player: int, card: int) -> None:
        """A card goes to a hand."""
        insort(self.hands[player], card)

    def discard(self, card: int, player: int = NOBODY) -> None:
        """A card goes to the discard pile, out of a player's hand when a player is named."""
        self.report("discard", player, CARD + card)
        self.discards.append(card)

    def cards_left(self) -> int:
        """How many cards the deck has."""
        return len(self.top) + len(self.deck) + len(self.bottom)

    def has_cards(self) -> bool:
        """Whether the deck has any card."""
        return bool(self.deck or self.top or self.bottom)

    def know_top(self, count: int, seen_by: int, answer: int, running: Running) -> bool:
        """Bring the top cards into `top`, seen by players of a bit mask; False while chance is asked for one."""
        if answer >= 0:
            self.deck.remove(answer)
            self.top.append(answer)
            self.known_top.append(0)
        if len(self.top) < count:
            if self.deck:
                self.chance("reveal", self.deck[:], resume, running)
                return False
            while self.bottom and len(self.top) < count:
                self.top.append(self.bottom.pop(0))
                self.known_top.append(self.known_bottom.pop(0))
        if seen_by:
            for i in range(min(count, len(self.top))):
                self.known_top[i] |= seen_by
        return True

    def take_next(self, answer: int, step: Callable[[Self, int, Given], None], given: Given) -> int | None:
        """Remove the uppermost card; None when there is none, or while chance is asked for it by the step."""
        if answer >= 0:
            card = answer
            self.deck.remove(card)
        elif self.top:
            return self.take_top()
        elif self.deck:
            self.chance("reveal", self.deck[:], step, given)
            return None
        elif self.bottom:
            self.known_bottom.pop(0)
            card = self.bottom.pop(0)
        else:
            return None
        if not (self.deck or self.top or self.bottom):
            self.game.run_out(self)
        return card

    def take_top(self, place: int = 0) -> int:
        """Remove a card of `top`; when it was the last of the deck, the deck has run out (MEPH-80)."""
        self.known_top.pop(place)
        card = self.top.pop(place)
        if not self.has_cards():
            self.game.run_out(self)
        return card

    # ---- cards in play

    def equip(self, player: int, card: int) -> int:
        """A weapon or item comes into play; give its piece (MEPH-32, 35)."""
        piece = self.next_piece(card)
        self.enter_play(player, piece)
        return piece

    def next_piece(self, card: int) -> int:
        """The first copy of a design that is not in play."""
        piece: int = self.game.first_piece[card]
        while self.durability[piece]:
            piece += 1
        return piece

    def enter_play(self, player: int, piece: int) -> None:
        """A copy comes into play as it is printed."""
        game = self.game
        card = game.design_of[piece]
        self.durability[piece] = game.durability[card]
        self.lane[piece] = game.range[card]
        self.owner[piece] = player
        self.gear[player].append(piece)
        self.listen_for(card)

    def wear(self, piece: int, amount: int) -> None:
        """Durability is lost; at none left the piece breaks (MEPH-40)."""
        if piece not in self.gear[self.owner[piece]]:
            return
        self.report("wear", self.owner[piece], PIECE + piece, amount)
        if self.durability[piece] > amount:
            self.durability[piece] -= amount
        else:
            self.break_piece(piece)

    def break_piece(self, piece: int) -> None:
        """Equipment goes to the discard pile, with what is attached to it (MEPH-47, 51)."""
        player = self.owner[piece]
        if piece not in self.gear[player]:
            return
        self.report("break", player, PIECE + piece)
        self.fire("breaks", player, PIECE + piece)
        self.gear[player].remove(piece)
        self.discard(self.game.design_of[piece])
        for spell, _ in self.attached.pop(piece, ()):
            self.discard(spell)
        self.bonus.pop(piece, None)
        self.activated -= {piece}
        self.durability[piece] = self.lane[piece] = self.owner[piece] = 0

    def attack_of(self, piece: int) -> int:
        """A weapon's attack with everything that changes it now, never below zero."""
        game = self.game
        attack: int = game.attack[game.design_of[piece]] + self.bonus.get(piece, 0)
        design = game.design_of[piece]
        if design in game.strengthening or piece in self.attached:
            bearers = [Listener(self.owner[piece], design, PIECE + piece)]
            bearers += [Listener(player, spell, PIECE + piece) for spell, player in self.attached.get(piece, ())]
            attack += sum(by for _, by in game.modifiers.changes(self, "attack", bearers))
        return max(attack, 0)

    # ---- limits and events

    def copies(self, use: Use) -> int:
        """How many copies of a monster lie in its owner's soul pile; anything else is one of its kind."""
        _, player, card = use
        return self.souls[player].count(card - CARD) if CARD <= card < PIECE else 1

    def listen_for(self, card: int) -> None:
        """From now on events this card waits for are looked into; for each that comes into play or a soul pile."""
        self.heeded |= self.game.heeds[card]

    def fire(self, event: str, actor: int, *subjects: int) -> None:
        """Let every ability that waits for an event happen next: the active player's first, then clockwise."""
        if event in self.heeded and (listeners := self._listeners(event)):
            self.following += self.game.triggers.triggered_steps(self, event, listeners, actor, *subjects)

    def _listeners(self, event: str) -> list[Listener]:
        """What players have in play, attached or in the soul pile and waits for an event."""
        pieces, designs = self.game.listening[event]
        found = []
        for player in self.game.seats.order[self.active]:
            gear, souls = self.gear[player], self.souls[player]
            if not pieces.isdisjoint(gear):
                found += [Listener(player, self.game.design_of[p], PIECE + p) for p in gear if p in pieces]
            if self.attached:
                found += [
                    Listener(player, spell, PIECE + piece)
                    for piece, spells in self.attached.items()
                    for spell, owner in spells
                    if owner == player and spell in designs
                ]
            if not designs.isdisjoint(souls):
                found += [Listener(player, card, CARD + card) for card in souls if card in designs]
        return found


Game: TypeAlias = CompiledGame[MephistoState]
"""What a state looks up."""
