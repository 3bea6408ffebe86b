"""Zones: what follows from the declaration of what lies on a table, and of who sees it."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from cardpress_engines.kernel.seats import Seats
from cardpress_engines.kernel.zones import (
    FROZEN,
    GROUP,
    MAP,
    OPTION,
    PILES,
    PLACES,
    ROW,
    VALUE,
    Visibility,
    Zone,
    Zones,
)

ZONES = Zones(
    Zone("row", ROW, holds="design"), Zone("field", ROW, holds="piece"), Zone("round", VALUE),
    Zone("duel", OPTION),
    Zone("spent", FROZEN), Zone("tapped", GROUP), Zone("damage", MAP),
    Zone("hands", PILES, Visibility.BY_OWNER, "design", "creature", ascending=True),
    Zone("deck", ROW, Visibility.BY_NOBODY, "design", "creature", drawn=("draw",)),
    Zone("top", ROW, Visibility.BY_LOOKERS, "design", "creature", looked="known"),
    Zone("spells", PILES, Visibility.BY_OWNER, "design", "spell"),
    Zone("known", ROW, Visibility.UNTOLD), Zone("place_of", ROW, Visibility.FOLLOWS),
)  # fmt: skip
TEAMS = Seats((0, 2), (1, 3), shown=True)
APART = Seats.apart(4)
DESIGNS = (100, 101)


def table() -> SimpleNamespace:
    """Four players with a hand each, two cards of the deck that somebody has looked at."""
    return SimpleNamespace(
        row=[90, -1], field=[1, -1], round=3, duel=None, spent=frozenset({2, 1}), tapped={5, 4}, damage={7: 1},
        hands=[[1, 2], [3, 4], [5, 6], [7, 8]], deck=[9, 10, 11, 12], top=[13, 14], known=[0b0001, 0],
        spells=[[50], [51], [52], [53]], place_of=[0, 1],
    )  # fmt: skip


def copied(state: SimpleNamespace) -> SimpleNamespace:
    """A copy of a table."""
    other = SimpleNamespace()
    ZONES.copy(state, other)
    return other


def test_a_copy_has_everything_and_shares_nothing_that_changes() -> None:
    """Each zone is copied after its shape, to the last pile."""
    state = table()
    other = copied(state)

    assert other == state
    changeable = {name: value for name, value in vars(state).items() if isinstance(value, list | dict | set)}
    assert len(changeable) == 10
    assert [name for name, value in changeable.items() if getattr(other, name) is value] == []
    assert not any(one is two for one, two in zip(state.hands, other.hands, strict=True))


@pytest.mark.parametrize("name", [name for name in ZONES.names if name != "place_of"])
def test_the_key_feels_every_zone(name: str) -> None:
    """What decides how the game goes on is in the key; what follows from the rest is not."""
    state, other = table(), table()
    setattr(
        other,
        name,
        {"round": 4, "duel": (1, 2), "spent": frozenset(), "tapped": set(), "damage": {}}.get(name, []),
    )

    assert ZONES.key(state) != ZONES.key(other)
    other = table()
    other.place_of = []
    assert ZONES.key(state) == ZONES.key(other)


def test_everybody_sees_what_lies_open_and_how_much_does_not() -> None:
    """Hidden zones tell their sizes only, and what is told to nobody not even that."""
    lying = ((90, -1), (1, -1), 3, (), (1, 2), (4, 5), ((7, 1),))

    assert ZONES.seen(table()) == (*lying, (2, 2, 2, 2), 4, 2, (1, 1, 1, 1))


@pytest.mark.parametrize(
    ("seats", "player", "hands", "top"),
    [
        (APART, 0, ((1, 2),), (13, -1)), (APART, 3, ((7, 8),), (-1, -1)),
        (TEAMS, 0, ((1, 2), (5, 6)), (13, -1)), (TEAMS, 2, ((5, 6), (1, 2)), (-1, -1)),
    ],
)  # fmt: skip
def test_a_hand_is_seen_by_its_player_and_by_whom_it_is_shown(
    seats: Seats, player: int, hands: tuple[Any, ...], top: tuple[int, ...]
) -> None:
    """Team-mates see each other's hands where a game says so; what one has looked at stays one's own."""
    seen = ZONES.seen_by(table(), player, seats.sees[player])

    assert seen[:2] == (hands, top)


def test_every_component_is_found() -> None:
    """Components are counted by their designs, in play and out of it; places without any hold none."""
    found = sorted(ZONES.components(table(), DESIGNS))

    assert found == [*range(1, 15), 50, 51, 52, 53, 90, 101]


@pytest.mark.parametrize(("seats", "shown"), [(APART, [0]), (TEAMS, [0, 2])])
def test_what_a_player_has_not_seen_is_dealt_anew(seats: Seats, shown: list[int]) -> None:
    """Hands that are shown stay; the others, the deck and what nobody looked at change, each pool for itself."""
    state, changed = table(), set[str]()
    for seed in range(20):
        other = copied(state)
        ZONES.deal_anew(other, 0, seats.sees[0], Random(seed))
        assert ZONES.seen_by(other, 0, seats.sees[0]) == ZONES.seen_by(state, 0, seats.sees[0])
        assert ZONES.seen(other) == ZONES.seen(state)
        assert sorted(ZONES.components(other, DESIGNS)) == sorted(ZONES.components(state, DESIGNS))
        assert all(spell >= 50 for pile in other.spells for spell in pile)
        assert other.deck == sorted(other.deck)
        assert all(hand == sorted(hand) for hand in other.hands)
        changed |= {f"hand {i}" for i in range(4) if other.hands[i] != state.hands[i]}
        changed |= {name for name in ("deck", "spells") if getattr(other, name) != getattr(state, name)}
        changed |= {"top"} if other.top[1] != 14 else set()

    assert changed == {"deck", "spells", "top", *(f"hand {i}" for i in range(4) if i not in shown)}


def test_chance_is_asked_of_the_zone_that_answers() -> None:
    """A question that a hidden zone answers is known, so that its outcomes are dealt anew with it."""
    assert [ZONES.asked_of(question) for question in ("draw", "roll")] == ["deck", ""]
    assert ZONES.hides
    assert not Zones(Zone("row", ROW)).hides


def test_who_has_not_looked_does_not_know() -> None:
    """What another player has looked at is dealt anew for whoever has not."""
    state, changed = table(), set()
    for seed in range(20):
        other = copied(state)
        ZONES.deal_anew(other, 1, APART.sees[1], Random(seed))
        changed |= {place for place in range(2) if other.top[place] != state.top[place]}

    assert changed == {0, 1}


def test_places_that_are_empty_stay_empty() -> None:
    """Which places of a hidden pile hold nothing is seen, so nothing is dealt there."""
    state = table()
    state.spells = [[50, -1], [-1, 51], [-1, -1], [52, 53]]
    dealt = []
    for seed in range(20):
        other = copied(state)
        ZONES.deal_anew(other, 0, APART.sees[0], Random(seed))
        dealt.append(other.spells)

    assert {(piles[0][0], piles[0][1], piles[1][0], *piles[2]) for piles in dealt} == {(50, -1, -1, -1, -1)}
    assert len({piles[1][1] for piles in dealt}) == 3


def test_which_places_are_filled_is_seen_and_by_whose_card_is_not() -> None:
    """Of places that owners see, everybody sees which are empty; what lies there is dealt anew, place by place."""
    zones = Zones(
        Zone("placed", PLACES, Visibility.BY_OWNER, "design", "creature"),
        Zone("deck", ROW, Visibility.BY_NOBODY, "design", "creature", drawn=("draw",)),
    )
    state = SimpleNamespace(placed=[[1, -1, 2], [-1, 3, -1]], deck=[4, 5, 6])
    other = SimpleNamespace()
    zones.copy(state, other)
    zones.deal_anew(other, 0, (0,), Random(3))

    assert zones.seen(state) == (((True, False, True), (False, True, False)), 3)
    assert zones.seen(other) == zones.seen(state)
    assert zones.seen_by(state, 0, (0,)) == (((1, -1, 2),),)
    assert (other.placed[0], state.placed) == ([1, -1, 2], [[1, -1, 2], [-1, 3, -1]])
    assert sorted([*other.placed[1], *other.deck]) == [-1, -1, 3, 4, 5, 6]
    assert other.placed[1][1] != -1


def test_cards_of_ones_own_are_dealt_anew_among_themselves() -> None:
    """In a pool of players who each have cards of their own, nobody gets those of another."""
    zones = Zones(
        Zone("hands", PILES, Visibility.BY_OWNER, "design", "own", ascending=True, apart=True),
        Zone("decks", PILES, Visibility.BY_NOBODY, "design", "own", ascending=True, apart=True),
    )
    hands = set[tuple[int, ...]]()
    for seed in range(20):
        state = SimpleNamespace(hands=[[1, 2], [3, 4]], decks=[[5, 6], [7, 8, 9]])
        zones.deal_anew(state, 0, (0,), Random(seed))
        assert state.hands[0] == [1, 2]
        assert state.decks[0] == [5, 6]
        assert sorted((*state.hands[1], *state.decks[1])) == [3, 4, 7, 8, 9]
        hands.add(tuple(state.hands[1]))

    assert len(hands) > 3


def test_a_place_nobody_has_filled_stays_empty() -> None:
    """What can be looked at and is not there yet takes nothing of what is dealt anew."""
    zones = Zones(
        Zone("peeked", ROW, Visibility.BY_LOOKERS, "design", "tiles", looked="lookers"),
        Zone("pile", ROW, Visibility.BY_NOBODY, "design", "tiles", drawn=("tile",)),
        Zone("lookers", ROW),
    )
    for seed in range(9):
        state = SimpleNamespace(peeked=[-1, 4, -1], lookers=[0, 0b10, 0], pile=[5, 6])
        zones.deal_anew(state, 0, (0,), Random(seed))
        assert [each < 0 for each in state.peeked] == [True, False, True]
        assert sorted((*state.pile, state.peeked[1])) == [4, 5, 6]
