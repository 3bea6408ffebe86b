"""Which units the attacks of a unit hit, and with how many wounds (base rules 25 to 32)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cardpress_engines.neuroshima_hex.aims import Aim, Attack, aims_from
from cardpress_engines.neuroshima_hex.hexes import NEIGHBORS, NOWHERE
from cardpress_engines.neuroshima_hex.state import HexState
from cardpress_engines.neuroshima_hex.wounds import deal

OPPOSITE: Final = 3
"""Steps from a direction to the one that points back."""


BOOSTED: Final = frozenset({"melee", "ranged"})
"""Types of attack that modules strengthen."""


def attack(state: HexState, piece: int) -> None:
    """Deal the wounds of all attacks of one unit."""
    paralysing = piece in state.board.pieces_with("paralysis")
    for target, amount in blows(state, piece).items():
        deal(state, piece, target, amount, paralysing=paralysing)


def blows(state: HexState, piece: int) -> dict[int, int]:
    """Wounds that one unit deals, by target: all strength over one edge is one attack (base rule 28)."""
    dealt: dict[int, int] = {}
    game, hex_, facing = state.game, state.hex_of[piece], state.facing[piece]
    _strike_all(state, piece, game.printed[piece].aims(hex_, facing), dealt)
    if not game.is_hq[piece]:
        return {target: amount for target, amount in dealt.items() if amount > 0} if dealt else dealt
    if game.surrounders:
        _strike_all(state, piece, aims_from(_gained_attacks(state, piece), hex_, facing), dealt)
    if state.quills:
        _strike_marked_unit(state, piece, dealt)
    return {target: amount for target, amount in dealt.items() if amount > 0 and _can_wound(state, piece, target)}


def _gained_attacks(state: HexState, hq: int) -> tuple[Attack, ...]:
    """Attacks of an HQ over edges without a printed attack (HEX-27)."""
    if not state.board.is_surrounding(hq):
        return ()
    printed = state.game.printed[hq].attacks
    own = frozenset(each.edge for each in printed)
    strength = max((each.strength for each in printed if each.type == "melee"), default=0)
    return tuple(Attack(edge, "melee", strength) for edge in sorted(state.board.edges(hq) - own))


def _strike_all(state: HexState, piece: int, aims: Iterable[Aim], dealt: dict[int, int]) -> None:
    """Add the wounds of each attack to `dealt`, less armor (base rules 25, 26, 29, 30, 53)."""
    board, at = state.board, state.piece_at
    owner = board.owner
    side = owner[piece]
    for reach, direction, kind, strength in aims:
        for there in reach:
            target = at[there]
            if target == NOWHERE or owner[target] == side:
                continue
            amount = strength + (board.boost(piece, kind) if kind in BOOSTED else 0)
            if kind != "melee" and _is_armored(state, target, direction):
                amount -= int(state.game.rules.battle.armor)
                state.report_of("armor", piece, target)
            dealt[target] = dealt.get(target, 0) + amount
            if kind != "gauss":
                break


def _is_armored(state: HexState, target: int, direction: int) -> bool:
    """Whether a unit has armor on the edge that an attack in this direction hits."""
    armor = state.game.printed[target].armor
    return bool(armor) and (direction + OPPOSITE - state.facing[target]) % 6 in armor


def _strike_marked_unit(state: HexState, hq: int, dealt: dict[int, int]) -> None:
    """Hit units with a quill as if they were next to the HQ, unless they are hit anyway (HEX-84, 85)."""
    board = state.board
    melee = [each.strength for each in state.game.printed[hq].attacks if each.type == "melee"]
    strength = max(melee, default=0) + board.boost(hq, "melee")
    for quill, target in state.quills.items():
        if board.owner[quill] == board.owner[hq] and target not in dealt:
            dealt[target] = strength


def _can_wound(state: HexState, piece: int, target: int) -> bool:
    """Whether a unit can wound another; no HQ wounds an HQ unless only it is able to (HEX-10, 19, base 32)."""
    game = state.game
    if not (game.is_hq[piece] and game.is_hq[target]):
        return True
    return piece in game.hq_hunters and target not in game.hq_hunters


def adjacent(state: HexState, piece: int, edge: int) -> int:
    """The unit over an edge of a unit, or NOWHERE."""
    hex_ = NEIGHBORS[state.hex_of[piece]][(edge + state.facing[piece]) % 6]
    return state.piece_at[hex_] if hex_ != NOWHERE else NOWHERE
