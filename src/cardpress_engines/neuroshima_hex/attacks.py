"""Whom the attacks of a unit hit, and how hard (base rules 25 to 32)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cardpress_engines.neuroshima_hex.deck import Attack
from cardpress_engines.neuroshima_hex.hexes import LINES, NEIGHBORS, NOWHERE
from cardpress_engines.neuroshima_hex.state import HexState
from cardpress_engines.neuroshima_hex.wounds import deal

OPPOSITE: Final = 3
"""Steps from a direction to the one that points back."""


def _reach(begin: int, end: int | None) -> tuple[tuple[tuple[int, ...], ...], ...]:
    return tuple(tuple(line[begin:end] for line in lines) for lines in LINES)


REACH: Final = {
    "melee": _reach(0, 1), "ranged": _reach(0, None), "gauss": _reach(0, None), "mortar": _reach(1, 2),
    "explosive": _reach(0, 0),
}  # fmt: skip
"""For each type of attack, hex and direction the hexes it may arrive at, nearest first."""
BOOSTED: Final = frozenset({"melee", "ranged"})
"""Types that modules add to."""


def attack(state: HexState, piece: int) -> None:
    """Deal every attack of one unit."""
    paralysing = piece in state.board.having("paralysis")
    for target, amount in blows(state, piece).items():
        deal(state, piece, target, amount, paralysing=paralysing)


def blows(state: HexState, piece: int) -> dict[int, int]:
    """The units that one unit wounds, with the wounds: what comes over one edge is one attack (base rule 28)."""
    dealt: dict[int, int] = {}
    _strike_all(state, piece, state.game.printed[piece].attacks, dealt)
    if state.game.is_hq[piece]:
        if state.game.surrounders:
            _strike_all(state, piece, _gained(state, piece), dealt)
        if state.quills:
            _quill(state, piece, dealt)
        return {
            target: amount for target, amount in dealt.items() if amount > 0 and _can_wound(state, piece, target)
        }
    return {target: amount for target, amount in dealt.items() if amount > 0} if dealt else dealt


def _gained(state: HexState, hq: int) -> list[Attack]:
    """What an HQ attacks with over edges that nothing is printed on (HEX-27)."""
    printed = state.game.printed[hq].attacks
    own = frozenset(attack.edge for attack in printed)
    strength = max((attack.strength for attack in printed if attack.type == "melee"), default=0)
    return [Attack(edge, "melee", strength) for edge in state.board.edges(hq) - own]


def _strike_all(state: HexState, piece: int, attacks: Iterable[Attack], dealt: dict[int, int]) -> None:
    """Add what each attack hits, with the wounds after armor (base rules 25, 26, 29, 30, 53)."""
    board, at, hex_, facing = state.board, state.piece_at, state.hex_of[piece], state.facing[piece]
    owner = board.owner
    side = owner[piece]
    for each in attacks:
        kind, direction = each.type, (each.edge + facing) % 6
        for there in REACH[kind][hex_][direction]:
            target = at[there]
            if target == NOWHERE or owner[target] == side:
                continue
            strength = each.strength + (board.boost(piece, kind) if kind in BOOSTED else 0)
            if kind != "melee" and _is_armored(state, target, direction):
                strength -= int(state.game.rules.battle.armor)
                state.tell_of("armor", piece, target)
            dealt[target] = dealt.get(target, 0) + strength
            if kind != "gauss":
                break


def _is_armored(state: HexState, target: int, direction: int) -> bool:
    """Whether a unit has armor where an attack in this direction arrives."""
    armor = state.game.printed[target].armor
    return bool(armor) and (direction + OPPOSITE - state.facing[target]) % 6 in armor


def _quill(state: HexState, hq: int, dealt: dict[int, int]) -> None:
    """Units with a quill are hit as if they stood next to the HQ, if they are not hit anyway (HEX-84, 85)."""
    board = state.board
    melee = [attack.strength for attack in state.game.printed[hq].attacks if attack.type == "melee"]
    strength = max(melee, default=0) + board.boost(hq, "melee")
    for quill, target in state.quills.items():
        if board.owner[quill] == board.owner[hq] and target not in dealt:
            dealt[target] = strength


def _can_wound(state: HexState, piece: int, target: int) -> bool:
    """An HQ wounds no HQ, but for one that can and itself cannot be wounded so (HEX-10, 19, base rule 32)."""
    game = state.game
    if not (game.is_hq[piece] and game.is_hq[target]):
        return True
    return piece in game.hq_hunters and target not in game.hq_hunters


def adjacent(state: HexState, piece: int, edge: int) -> int:
    """The unit over an edge of a unit, or NOWHERE."""
    hex_ = NEIGHBORS[state.hex_of[piece]][(edge + state.facing[piece]) % 6]
    return state.piece_at[hex_] if hex_ != NOWHERE else NOWHERE
