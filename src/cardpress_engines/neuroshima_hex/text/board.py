"""The table of Neuroshima Hex as text: a drawing of the board, both players, notes on units."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cardpress_engines.neuroshima_hex.aims import Attack
from cardpress_engines.neuroshima_hex.hexes import COUNT, NAMES, NOWHERE
from cardpress_engines.neuroshima_hex.state import HexState
from cardpress_engines.neuroshima_hex.text.drawing import MIDDLE, Canvas, Inside
from cardpress_engines.neuroshima_hex.text.names import ARMOR, LINK, NET, SHAPES, DisplayNames, short

SWITCHED_OFF, PARALYSED, QUILL, SUNK = "%", "~", "!", "_o"
"""Around the name of a netted or paralysed unit; at the bottom for a quill on it, a foundation tile under it."""
UNSCATHED: Final = 1
"""Units of this toughness never survive a wound."""


class BoardText:
    """The table as one player sees it."""

    def __init__(self, naming: DisplayNames) -> None:
        self.naming, self.game, self.say = naming, naming.game, naming.say

    def lines(self, state: HexState, person: int | None, *, texts: bool = False) -> list[str]:
        """Effects of tiles, with `texts` their full rules texts; then board, players, notes on units."""
        canvas = Canvas()
        for hex_ in range(COUNT):
            canvas.outline(hex_)
        for hex_ in range(COUNT):
            canvas.fill(hex_, self._hex_content(state, hex_, person))
        first = person or 0
        players = [line for player in (first, 1 - first) for line in self._player(state, player, person)]
        title = self.say("table-title", turn=state.turns) if state.turns else self.say("table-before")
        texts_first = self._texts(state) if texts else self._effects(state)  # the board stays on the screen
        lines = [f"*{title}*", *texts_first, *canvas.lines(), *players]
        notes = list(self._notes(state, person))
        return lines + ([f"*{self.say('table-notes')}*", *(f"   {note}" for note in notes)] if notes else [])

    def _visible_designs(self, state: HexState) -> list[int]:
        """The designs on the board and in hands, without duplicates."""
        lying = [
            self.game.design_of[piece] for piece in (*state.board.units, *state.ground_at) if piece != NOWHERE
        ]
        return sorted({*lying, *(design for hand in state.hands for design in hand)})

    def _texts(self, state: HexState) -> list[str]:
        """Every visible tile with its numbers and rules text."""
        return [line for design in self._visible_designs(state) for line in self.naming.text(design)]

    def _effects(self, state: HexState) -> list[str]:
        """The effects of every visible tile that has any."""
        effects = dict.fromkeys(self.naming.effects(design) for design in self._visible_designs(state))
        lines = [f"   {effect}" for effect in effects if effect]
        return [f"*{self.say('table-effects')}*", *lines] if lines else []

    # ---- one hex

    def _hex_content(self, state: HexState, hex_: int, person: int | None) -> Inside:
        piece, ground = state.piece_at[hex_], state.ground_at[hex_]
        below = self.naming.names[self.game.design_of[ground]] if ground != NOWHERE else ""
        if piece == NOWHERE:
            return Inside(title=(NAMES[hex_],), status=(below, short(below, MIDDLE)))
        owner = state.board.owner[piece]
        return Inside(
            edges=tuple(self._edges(state, piece)),
            corner=NAMES[hex_],
            mark=self.naming.mark(owner, person),
            title=self._title(state, piece),
            status=tuple(_status(state, piece)),
            flags=self._flags(state, piece) + (SUNK if below else ""),
            bold=owner == person,
        )

    def _title(self, state: HexState, piece: int) -> tuple[str, ...]:
        name = self.naming.names[self.game.design_of[piece]]
        around = SWITCHED_OFF if not state.board.is_free(piece) else PARALYSED if piece in state.paralysed else ""
        widths = range(MIDDLE - 2 * len(around), 3, -1)
        return tuple(f"{around}{short(name, width)}{around}" for width in widths)

    def _edges(self, state: HexState, piece: int) -> Iterator[str]:
        printed, facing = self.game.printed[piece], state.facing[piece]
        attacks = strengths(state, piece)
        for direction in range(6):
            edge = (direction - facing) % 6
            symbols = [
                f"{SHAPES[attack.type][direction]}{attack.strength or ''}"
                for attack in attacks
                if attack.edge == edge
            ]
            symbols += [
                symbol
                for symbol, edges in ((NET, printed.nets), (ARMOR, printed.armor), (LINK, printed.links))
                if edge in edges
            ]
            yield "".join(symbols)

    def _flags(self, state: HexState, piece: int) -> str:
        marker = state.loaded.get(piece)
        loaded = "" if marker is None else f"[{short(self.naming.markers[marker], MIDDLE - 6)}]"
        return (QUILL if piece in state.quills.values() else "") + loaded

    # ---- players

    def _player(self, state: HexState, player: int, person: int | None) -> Iterator[str]:
        naming = self.naming
        status = self.say("table-player", points=state.hit_points[player], stack=len(state.stacks[player]))
        yield f"*{naming.player_with_army(player, person)}* · {status}"
        drawn = state.hands[player]
        if drawn:
            yield f"   {self.say('table-drawn', tiles=naming.name_list(drawn))}"
        implants = self._implants(state, player)
        if implants:
            yield f"   {implants}"
        pool = [self.naming.markers[marker] for marker in self._free_markers(state, player)]
        if pool:
            yield f"   {self.say('table-markers', markers=', '.join(pool))}"

    def _free_markers(self, state: HexState, player: int) -> list[int]:
        """Markers of the player's army that are on no tile."""
        loadable = {m for m, marker in enumerate(self.game.markers) if marker.seat == player}
        return sorted(loadable - set(state.loaded.values()))

    def _implants(self, state: HexState, player: int) -> str:
        """How many implants the active player may still activate, if they have any."""
        owner = state.board.owner
        own = [
            p for p in state.board.units if owner[p] == player and self.game.design_of[p] in self.game.activation
        ]
        if not own or state.active != player:
            return ""
        left = max(0, state.board.activations(player) - len(state.activated))
        return self.say("table-implants", left=left)

    # ---- notes on units

    def _notes(self, state: HexState, person: int | None) -> Iterator[str]:
        for piece in state.board.units:
            notes_on_unit = [self.say(f"note-{name}", **values) for name, values in self._states(state, piece)]
            if notes_on_unit:
                yield f"{self.naming.unit_on_board(state, piece, person)}: {'; '.join(notes_on_unit)}"

    def _states(self, state: HexState, piece: int) -> Iterator[tuple[str, dict[str, str | int]]]:
        board, game, naming = state.board, self.game, self.naming
        if board.nets[piece]:
            yield ("slowed" if board.is_free(piece) else "netted"), {"nets": board.nets[piece]}
        if piece in state.paralysed:
            yield "paralysed", {}
        for quill, unit in sorted(state.quills.items()):
            if unit == piece:
                yield "quill", {"quill": naming.unit_on_board(state, quill, None).split("\u00a0", 1)[1]}
        if piece in state.loaded:
            yield "loaded", {"marker": naming.markers[state.loaded[piece]]}
        if board.owner[piece] != game.seat_of[piece]:
            yield "taken", {"army": naming.armies[game.seat_of[piece]]}
        elif board.served[piece] != board.owner[piece]:
            yield "converted", {"army": naming.armies[board.served[piece]]}
        for trait in board.traits(piece):
            if trait not in game.printed[piece].traits:
                yield "trait", {"trait": trait}
        if piece in state.undermined:
            yield "undermined", {}


def strengths(state: HexState, piece: int) -> list[Attack]:
    """The present attacks of a unit, including gained ones."""
    board, printed = state.board, state.game.printed[piece].attacks
    changed = [Attack(a.edge, a.type, a.strength + board.boost(piece, a.type)) for a in printed]
    own = {attack.edge for attack in printed}
    melee = max((attack.strength for attack in changed if attack.type == "melee"), default=0)
    return changed + [Attack(edge, "melee", melee) for edge in sorted(board.edges(piece) - own)]


def _status(state: HexState, piece: int) -> Iterator[str]:
    """Initiative with the hit points of an HQ, or with wounds out of toughness; the longest form first."""
    seat, toughness = state.game.seat_of[piece], state.board.toughness(piece)
    numbers = ",".join(map(str, state.board.segments(piece)))
    initiative = f"i{numbers}" if numbers else ""
    if state.game.is_hq[piece]:
        yield f"{initiative} {state.hit_points[seat]}"
        yield str(state.hit_points[seat])
        return
    yield f"{initiative} {state.wounds[piece]}/{toughness}".strip()
    if toughness > UNSCATHED:
        yield f"{state.wounds[piece]}/{toughness}"
    yield initiative
