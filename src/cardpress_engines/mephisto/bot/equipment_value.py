"""What equipment in play is worth, and the attack it has now."""

from __future__ import annotations

from collections.abc import Iterator

from cardpress_engines.mephisto.bot.card_values import card_values, of_uses
from cardpress_engines.mephisto.bot.lookups import lookups
from cardpress_engines.mephisto.bot.table import MephistoTable


def attack_of(state: MephistoTable, piece: int) -> int:
    """A weapon's attack with everything that changes it now, never below zero."""
    look = lookups(state.game)
    if not state.changes and piece not in look.strengthening and not any(state.z_row_of_spells):
        return look.attack[piece]
    return max(state.game.stat(state, "attack", piece), 0)


def passing_attack(state: MephistoTable, piece: int) -> int:
    """By how much its attack is changed until the turn is over."""
    return sum([by for stat, of, by in state.changes if of == piece and stat == "attack"]) if state.changes else 0


def worths_of_gear(state: MephistoTable, player: int) -> list[float]:
    """What each piece of a player's equipment is worth: mostly nothing changes its attack."""
    gear = state.z_gear[player]
    if state.changes or any(state.z_row_of_spells) or not lookups(state.game).strengthening.isdisjoint(gear):
        return [_worth_of_piece(state, piece) for piece in gear]
    worn, uses = card_values(state.game).worn, state.c_durability
    return [worn[piece][uses[piece]] for piece in gear]


def _worth_of_piece(state: MephistoTable, piece: int) -> float:
    look, cards = lookups(state.game), card_values(state.game)
    spells = [*_spells_under(state, piece)]
    if not spells and not state.changes and piece not in look.strengthening:
        return cards.worn[piece][state.c_durability[piece]]
    attack = attack_of(state, piece) - passing_attack(state, piece) if piece in look.weapons else 0
    worth = cards.use(piece, attack) * of_uses(state.c_durability[piece])
    owner = state.owner_of(piece)
    for spell, whose in spells:
        worth += cards.under[spell] * (1 if whose == owner else -1)
    return worth


def _spells_under(state: MephistoTable, piece: int) -> Iterator[tuple[int, int]]:
    """The spells under a piece, each with its owner."""
    for owner, spells in enumerate(state.z_row_of_spells):
        yield from ((spell, owner) for spell in spells if state.m_host[spell] == piece)
