"""A state of Mephisto as its bots read it: the zones, counters and markers that content/mephisto/play declares."""

from __future__ import annotations

from cardpress_engines.described.state import DescribedState


class MephistoTable(DescribedState):
    """Names of what lies on the table, for who reads a state: piles hold pieces, lists are by player or piece."""

    __slots__ = ()

    z_hand: list[list[int]]
    z_gear: list[list[int]]
    z_souls: list[list[int]]
    z_row_of_spells: list[list[int]]
    """Spells that were put under equipment."""
    z_deck: list[int]
    z_deck_top: list[int]
    z_deck_bottom: list[int]
    b_dungeon: list[list[int]]
    """For each space the card on it, or none."""
    c_favor: list[int]
    c_extra_attack: list[int]
    c_emptied_decks: list[int]
    """How often the deck has run out: one number."""
    c_last_turns: list[int]
    c_durability: list[int]
    c_lane: list[int]
    m_fighting: list[int]
    """The lane in which a player fights, -1 in none."""
    m_host: list[int]
    """The piece a spell lies under."""
    m_starting_player: list[int]
    """Who began: one number."""
