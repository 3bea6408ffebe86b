"""The state of Neuroshima Hex and the basic changes that rules are composed of."""

from __future__ import annotations

from bisect import insort
from typing import Self, TypeAlias

from cardpress_engines.kernel import protection
from cardpress_engines.kernel.state import TERMINAL, GameState
from cardpress_engines.kernel.zones import FROZEN, GROUP, MAP, PILES, ROW, VALUE, Visibility, Zone, Zones
from cardpress_engines.neuroshima_hex.actions import HEX
from cardpress_engines.neuroshima_hex.arrangement import Arrangement, Capture
from cardpress_engines.neuroshima_hex.compiled import CompiledGame
from cardpress_engines.neuroshima_hex.hexes import COUNT, NOWHERE

NOBODY = -1


ZONES = Zones(
    *protection.ZONES,
    Zone("piece_at", ROW, holds="piece"),
    Zone("ground_at", ROW, holds="piece"),
    Zone("stacks", PILES, holds="design"),
    Zone("hands", PILES, holds="design"),
    Zone("discards", PILES, holds="design"),
    Zone("facing", ROW), Zone("wounds", ROW), Zone("hit_points", ROW),
    Zone("loaded", MAP), Zone("quills", MAP), Zone("paralysed", GROUP), Zone("undermined", GROUP),
    Zone("captures", FROZEN), Zone("owed", ROW), Zone("activated", GROUP), Zone("moved", GROUP),
    Zone("used", GROUP), Zone("active", VALUE), Zone("first", VALUE), Zone("causer", VALUE),
    Zone("exhausted", VALUE), Zone("turns", VALUE), Zone("battles", VALUE), Zone("fighting", VALUE),
    Zone("ended", VALUE), Zone("overtime", VALUE),
    Zone("hex_of", ROW, Visibility.FOLLOWS),
)  # fmt: skip
"""Nothing is hidden: the contents of a stack follow from the tiles already seen."""


class HexState(GameState["CompiledGame[HexState]"]):
    """One position of Neuroshima Hex; lists are by hex, by piece or by seat."""

    ZONES = ZONES
    __slots__ = ("arranged", *ZONES.names)

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        pieces = len(game.design_of)
        self.piece_at = [NOWHERE] * COUNT
        """The unit on each hex."""
        self.ground_at = [NOWHERE] * COUNT
        """The foundation tile on each hex."""
        self.hex_of = [NOWHERE] * pieces
        self.facing = [0] * pieces
        self.wounds = [0] * pieces
        self.hit_points = [int(game.rules.hq.hit_points)] * 2
        self.stacks = [game.stack(seat) for seat in range(2)]
        self.hands: list[list[int]] = [[], []]
        """Tiles drawn and not yet played: they lie open."""
        self.discards: list[list[int]] = [[], []]
        self.loaded: dict[int, int] = {}
        """By incubator: the marker on it."""
        self.quills: dict[int, int] = {}
        """By quill implant: the unit with its marker."""
        self.paralysed: set[int] = set()
        self.undermined: set[int] = set()
        """Units on a foundation tile that destroys them after the last segment of the next battle."""
        self.captures: frozenset[Capture] = frozenset()
        self.owed: list[Capture] = []
        """Captures whose unit may still be rotated by its new owner."""
        self.active = self.first = self.causer = self.exhausted = NOBODY
        self.turns = self.battles = 0
        self.fighting = self.ended = self.overtime = False
        self.activated: set[int] = set()
        self.moved: set[int] = set()
        self.used: set[tuple[int, int]] = set()
        """In a battle: units with the index of each initiative already used."""
        self.strikes: list[tuple[int, int, int, bool]] = []
        """Wounds dealt but not yet taken: source (a piece or NOWHERE), target, amount, whether they paralyse."""
        self.arranged: Arrangement | None = None

    # ---- the interface of states

    def clone(self) -> Self:
        """A state that shares nothing that changes with this one."""
        other = super().clone()
        other.arranged = self.arranged.copy(other) if self.arranged is not None else None
        return other

    def returns(self) -> list[float]:
        """1 for the player with more hit points, -1 for the other, zeros for a draw (base rules 57, 58, 60)."""
        if self.player != TERMINAL:
            return [0.0, 0.0]
        mine, theirs = (max(0, points) for points in self.hit_points)
        result = float((mine > theirs) - (mine < theirs))
        return [result, -result]

    def elsewhere(self) -> list[int]:
        """Designs of HQs that are not placed yet."""
        game = self.game
        return [
            hq
            for seat, hq in enumerate(game.hqs)
            if self.hex_of[game.first_piece[hq]] == NOWHERE and hq not in self.discards[seat]
        ]

    def action_names(self, actions: list[int]) -> list[str]:
        """Names of actions, made of ids and hex names."""
        return self.game.action_names(self, actions)

    # ---- queries

    @property
    def board(self) -> Arrangement:
        """The arrangement of the current board."""
        if self.arranged is None:
            self.arranged = Arrangement(self)
        return self.arranged

    def dead_units(self) -> set[int]:
        """Units whose wounds have reached their toughness (base rule 31)."""
        wounds, board, is_hq = self.wounds, self.board, self.game.is_hq
        hurt = [piece for piece in board.units if wounds[piece] and not is_hq[piece]]
        return {piece for piece in hurt if wounds[piece] >= board.toughness(piece)}

    def is_full(self) -> bool:
        """Whether every hex holds a unit (base rule 17)."""
        return NOWHERE not in self.piece_at

    # ---- changes of the board

    def lay_design(self, design: int, hex_: int, facing: int) -> int:
        """Lay a copy of a design on a hex and return its piece."""
        piece = self.unused_copy(design)
        self.lay(piece, hex_, facing)
        return piece

    def unused_copy(self, design: int) -> int:
        """The copy of a design that is laid next."""
        first, used = (
            self.game.first_piece[design],
            self.activated | self.moved,
        )  # a copy that acted this turn is another tile
        copies = range(first, first + self.game.copies[design])
        return next(p for p in copies if self.hex_of[p] == NOWHERE and p not in used)

    def lay(self, piece: int, hex_: int, facing: int) -> None:
        """Lay this piece on a hex."""
        design = self.game.design_of[piece]
        at = self.piece_at if self.game.designs[design].is_unit else self.ground_at
        at[hex_], self.hex_of[piece], self.facing[piece] = piece, hex_, facing
        self.report("place", self.game.designs[design].seat, HEX + hex_, design)
        self.report("facing", self.game.designs[design].seat, HEX + hex_, facing)
        self.forget_arrangement()

    def shift(self, moves: dict[int, int]) -> None:
        """Move units simultaneously; a quill marker on one that moves returns to its owner (HEX-88)."""
        gone = {piece for piece, hex_ in moves.items() if self.hex_of[piece] != hex_}
        for piece in sorted(gone):
            self.report_of("leave", piece)
        self.lift({quill for quill, unit in self.quills.items() if unit in gone})
        self.undermined -= gone
        for piece in moves:
            self.piece_at[self.hex_of[piece]] = NOWHERE
        for piece, hex_ in moves.items():
            self.piece_at[hex_] = piece
            self.hex_of[piece] = hex_
        self.forget_arrangement()

    def turn_to(self, piece: int, facing: int) -> None:
        """Set the facing of a unit."""
        self.facing[piece] = facing
        self.report("facing", self.game.seat_of[piece], HEX + self.hex_of[piece], facing)
        self.forget_arrangement()

    def report_of(self, what: str, piece: int, *others: int) -> None:
        """Report an event about a unit and others, each by owner, hex and design."""
        if self.events is not None:
            owner, hex_, design = self.event_units(piece)
            self.report(what, owner, hex_, design, *self.event_units(*others))

    def event_units(self, *pieces: int) -> tuple[int, ...]:
        """How an event identifies units: by owner, hex and design of each; NOWHERE is left out."""
        units = [piece for piece in pieces if piece != NOWHERE]
        owner, hex_of, designs = self.board.owner, self.hex_of, self.game.design_of
        return tuple(number for unit in units for number in (owner[unit], HEX + hex_of[unit], designs[unit]))

    def lift(self, quills: set[int]) -> None:
        """Return the markers of these quill implants to their owners."""
        for quill in sorted(quills):
            self.report("lift", self.game.seat_of[quill], HEX + self.hex_of[self.quills.pop(quill)])
        if quills:
            self.forget_arrangement()

    def forget_arrangement(self) -> None:
        """Drop the arrangement after a change of the board; it is computed again when needed."""
        self.arranged = None

    def remove(self, pieces: set[int]) -> None:
        """Discard tiles from the board simultaneously; markers on them return to their owners."""
        if not pieces:
            return
        self.lift({quill for quill, unit in self.quills.items() if {quill, unit} & pieces})
        for piece in sorted(pieces):
            hex_, design = self.hex_of[piece], self.game.design_of[piece]
            at = self.piece_at if self.game.designs[design].is_unit else self.ground_at
            at[hex_] = self.hex_of[piece] = NOWHERE
            self.facing[piece] = self.wounds[piece] = 0
            insort(self.discards[self.game.seat_of[piece]], design)
            self.loaded.pop(piece, None)
            self.paralysed.discard(piece)
            self.undermined.discard(piece)
            self.report("remove", self.game.seat_of[piece], HEX + hex_, design)
        self.forget_arrangement()

    def settle(self) -> None:
        """Apply the consequences of a change: markers return, units without toughness left die (HEX-38 to 40).

        New captures are added to `owed`, so that the captured units may be rotated.
        """
        while True:
            lost = self._returning_quills()
            if lost:
                self.lift(lost)
                continue
            dead = self.dead_units()
            if not dead:
                break
            self.remove(dead)
        board = self.board
        if board.captures != self.captures:
            self.owed = [each for each in self.owed if each in board.captures]
            for capture in sorted(board.captures - self.captures):
                self.owed.append(capture)
                self.report_of("capture", capture[1])
            self.captures = board.captures

    def is_settled(self) -> bool:
        """Whether the board has no consequences left to apply."""
        return self.board.captures == self.captures and not self._returning_quills() and not self.dead_units()

    def _returning_quills(self) -> set[int]:
        """Quills whose markers return: netted or captured ones, and those that mark a unit of their own side."""
        if not self.quills:
            return set()
        board = self.board
        taken = {unit for _, unit in board.captures} ^ {unit for _, unit in self.captures}
        return {quill for quill in self.quills if board.nets[quill] or quill in taken or self._is_own(quill)}

    def _is_own(self, quill: int) -> bool:
        """Whether the unit a quill marks now belongs to the quill's owner."""
        owner: dict[int, int] = self.board.owner
        return owner[quill] == owner[self.quills[quill]]


Game: TypeAlias = CompiledGame[HexState]
"""The compiled game as its states see it."""
