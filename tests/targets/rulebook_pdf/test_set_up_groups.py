"""Tables of new games: numbers of players that set up alike are one group, and what is otherwise is told."""

from __future__ import annotations

from typing import Any

from cardpress.targets.rulebook_pdf.set_up_groups import set_up_groups

LAYOUT = {
    "areas": [
        {"form": "pile", "zone": "deck", "layers": []},
        {"form": "fan", "zone": "hand", "layers": []},
        {"form": "row", "zone": "market", "layers": []},
    ],
    "counters": [{"zone": "coin", "shows": None}, {"zone": "target", "shows": "player"}],
}


def _table(players: int, hand: int, *, cards: int = 40, market: int = 3, coins: int = 2) -> Any:
    """What a new game shows, with the rest of the cards in the deck."""
    areas = [
        {"area": 0, "player": None, "cards": [{"back": "deck"}] * (cards - market - players * hand)},
        *({"area": 1, "player": seat, "cards": [{"component": "mouse"}] * hand} for seat in range(players)),
        {"area": 2, "player": None, "cards": [{"component": "mouse"}] * market},
    ]
    return {"layout": LAYOUT, "after": {"areas": areas, "counters": [[coins] * players, -1]}}


def test_numbers_of_players_that_set_up_alike_are_one_group() -> None:
    """That a deck is smaller where more hands were dealt from it is no other set-up."""
    (group,) = set_up_groups({players: _table(players, 5) for players in (2, 3, 4)})

    assert group.players == (2, 3, 4)
    assert group.numbers() == "2–4"
    assert group.amounts == {}


def test_what_is_otherwise_is_told_for_each_group() -> None:
    """The hand of two and four is another than that of three: each group says its own, and nothing else."""
    two, three = set_up_groups({2: _table(2, 7), 3: _table(3, 5), 4: _table(4, 7)})

    assert (two.numbers(), two.amounts) == ("2, 4", {"hand": (7,)})
    assert (three.numbers(), three.amounts) == ("3", {"hand": (5,)})


def test_cards_that_are_left_in_the_box_make_another_set_up() -> None:
    """With fewer cards in all, numbers of players are apart though everybody has as many."""
    assert len(set_up_groups({2: _table(2, 5, cards=30), 3: _table(3, 5)})) == 2


def test_numbers_and_common_rows_count_too() -> None:
    """Another number of coins, or of cards in a row of all players, is another set-up."""
    groups = set_up_groups({2: _table(2, 5), 3: _table(3, 5, coins=3), 4: _table(4, 5, market=4)})

    assert [group.amounts["coin"] for group in groups] == [(2,), (3,), (2,)]
    assert [group.amounts["market"] for group in groups] == [(3,), (3,), (4,)]
