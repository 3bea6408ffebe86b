"""The rules data the engine plays from says what is published, and says of the rest that it is ours."""

from __future__ import annotations

from collections import Counter
from types import ModuleType

STRENGTHS = {
    "monster": {"attack", "souls"},
    "weapon": {"cost", "attack", "durability", "range"},
    "spell": {"cost"},
    "item": {"cost", "durability"},
}


def test_the_box_has_72_cards(data: ModuleType) -> None:
    """MEPH-01: 60 dungeon cards, and four Rules Reminders, Favor Trackers and Quick Rules each."""
    helpers = Counter[str]()
    for card, copies in data.DECKS["helper_cards"]:
        helpers[data.COMPONENTS[card].kind] += copies

    assert sum(copies for _, copies in data.DECKS["dungeon"]) == 60
    assert helpers == {"reminder": 4, "tracker": 4, "quick_rules": 4}


def test_everybody_can_have_a_tracker_and_a_reminder(data: ModuleType) -> None:
    """MEPH-02: each player gets one Favor Tracker and one Rules Reminder; there are enough for four players."""
    setup, components = data.RULES.setup, data.RULES.components

    assert (setup.trackers_each, setup.reminders_each) == (1, 1)
    assert data.RULES.players.most * setup.trackers_each <= components.trackers
    assert data.RULES.players.most * setup.reminders_each <= components.reminders


def test_one_reminder_is_silver(data: ModuleType) -> None:
    """MEPH-04: one Rules Reminder has a silver border, and there is a plain one for every other player."""
    silver = Counter[bool]()
    for card, copies in data.DECKS["helper_cards"]:
        if data.COMPONENTS[card].kind == "reminder":
            silver[data.COMPONENTS[card].silver_border] += copies

    assert silver == {True: 1, False: data.RULES.players.most - 1}


def test_each_kind_has_its_numbers(data: ModuleType) -> None:
    """MEPH-36, MEPH-48, MEPH-70: each kind of card has its own numbers and none of the others'."""
    everything = {name for names in STRENGTHS.values() for name in names}

    for card, _ in data.DECKS["dungeon"]:
        component = data.COMPONENTS[card]
        assert {name for name in everything if hasattr(component, name)} == STRENGTHS[component.kind], card


def test_abilities_of_weapons_and_monsters_are_optional(data: ModuleType) -> None:
    """MEPH-36, MEPH-70: weapons with and without ability; monsters with both, either, or no effect at all."""
    monsters = {(bool(each.immediate), bool(each.ability)) for each in data.MONSTERS.values()}

    assert {bool(weapon.effect) for weapon in data.WEAPONS.values()} == {True, False}
    assert monsters == {(True, True), (True, False), (False, True), (False, False)}


def test_durability_is_turned_by_quarters(data: ModuleType) -> None:
    """MEPH-38, MEPH-39: a use is a quarter turn, so no card has more uses than edges, nor none."""
    most = 360 // data.RULES.equipment.quarter_turn

    assert data.RULES.equipment.quarter_turn == 90
    for card in (*data.WEAPONS.values(), *data.ITEMS.values()):
        assert 1 <= card.durability <= most, card.id


def test_the_cards_of_the_example(data: ModuleType) -> None:
    """MEPH-28, MEPH-66, MEPH-69: Greataxe costs 1, is of range 2 like Mallet, 7 attack together; Witch has 12."""
    mallet, greataxe = data.WEAPONS["mallet"], data.WEAPONS["greataxe"]

    assert greataxe.cost == 1
    assert (mallet.range, greataxe.range) == (2, 2)
    assert mallet.attack + greataxe.attack == 7
    assert data.MONSTERS["witch"].attack == 12


def test_the_data_say_whose_they_are(data: ModuleType) -> None:
    """MEPH-120: five dungeon cards are known in part and name their source, all others are said to be ours."""
    cards = [data.COMPONENTS[card] for card, _ in data.DECKS["dungeon"]]
    known = {card.id for card in cards if card.provenance == "reconstructed"}

    assert known == {"greataxe", "mallet", "witch", "skeleton", "lich"}
    assert all(data.COMPONENTS[card].source for card in known)
    assert {card.provenance for card in cards if card.id not in known} == {"house"}
