"""The facts of Mephisto that are published stand in its data; each docstring names them by MEPH id."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from cardpress.models.component import Provenance

DUNGEON = ("monster", "weapon", "spell", "item")
HELPERS = {"reminder": 4, "tracker": 4, "quick_rules": 4}


# ---- counts


def test_deck_has_sixty_dungeon_cards(box):
    """MEPH-01, MEPH-05: the deck dealt from holds the 60 dungeon cards and nothing else."""
    deck = next(deck for deck in box.game.decks if deck.id == "dungeon")

    assert sum(deck.cards.values()) == box.number("components", "dungeon") == 60
    assert {box.card(id_).kind for id_ in deck.cards} == set(DUNGEON)


def test_helper_cards_are_four_of_each(box):
    """MEPH-01: four Rules Reminders, four Favor Trackers and four Quick Rules cards bring it to 72."""
    counts = Counter(component.kind for component in box.printed(*HELPERS))

    assert counts == HELPERS
    assert sum(box.game.copies().values()) == box.number("components", "total") == 72


def test_one_reminder_has_a_silver_border(box):
    """MEPH-04: exactly one of the four Rules Reminders is silver-bordered."""
    assert [reminder.silver_border for reminder in box.printed("reminder")].count(True) == 1


def test_every_design_is_printed(box):
    """No card file lies about without standing in a deck."""
    assert set(box.game.components) == set(box.game.copies())


def test_deck_holds_many_designs(box):
    """At least 48 of the 60 dungeon cards differ from each other."""
    assert len(box.cards(*DUNGEON)) >= 48


# ---- facts


def test_greataxe_costs_one_card(box):
    """MEPH-28: Greataxe is a weapon that costs exactly one other hand card."""
    greataxe = box.card("greataxe")

    assert (greataxe.kind, greataxe.cost) == ("weapon", 1)


def test_mallet_costs_nothing(box):
    """Mallet is a weapon that costs no card (published preview)."""
    assert (box.card("mallet").kind, box.card("mallet").cost) == ("weapon", 0)


def test_example_weapons_fight_in_lane_two_with_seven_attack(box):
    """MEPH-66, MEPH-67, MEPH-69: Mallet and Greataxe are both range 2 and have 7 attack together."""
    mallet, greataxe = box.card("mallet"), box.card("greataxe")

    assert mallet.range == greataxe.range == 2
    assert mallet.attack + greataxe.attack == 7


def test_example_weapons_outlast_the_example(box):
    """MEPH-68: after the example both weapons still show durability, one less than before."""
    assert box.card("mallet").durability > 1
    assert box.card("greataxe").durability > 1


def test_example_fight_is_won_with_three_favor_left(box):
    """MEPH-66, MEPH-67: 8 favor against Witch (attack 12) with 7 attack of weapons leaves 3 favor."""
    weapons = box.card("mallet").attack + box.card("greataxe").attack
    missing = box.card("witch").attack - weapons

    assert box.card("witch").attack == 12
    assert 8 - missing * box.number("favor", "attack") == 3


def test_known_monsters_keep_their_facts(box):
    """MEPH-120: Skeleton with attack 3, Witch and Lich are monsters; their other values are ours."""
    assert {box.card(id_).kind for id_ in ("skeleton", "witch", "lich")} == {"monster"}
    assert box.card("skeleton").attack == 3


def test_only_named_cards_are_reconstructed(box):
    """MEPH-120: the cards named in public sources say so, with the source; all other dungeon cards are ours."""
    partly = {c.id for c in box.cards(*DUNGEON) if c.provenance is Provenance.RECONSTRUCTED}

    assert partly == {"greataxe", "mallet", "witch", "skeleton", "lich"}
    assert all(box.card(id_).source for id_ in partly)
    assert {c.provenance for c in box.cards(*DUNGEON) if c.id not in partly} == {Provenance.HOUSE}


def test_cards_have_the_numbers_of_their_type(box):
    """MEPH-35, MEPH-36, MEPH-48, MEPH-70: each type has its numbers and no other type's."""
    numbers = {"attack", "cost", "durability", "range", "souls"}
    expected = {
        "monster": {"attack", "souls"},
        "weapon": {"cost", "attack", "durability", "range"},
        "spell": {"cost"},
        "item": {"cost", "durability"},
    }

    for component in box.cards(*DUNGEON):
        assert set(type(component).model_fields) & numbers == expected[component.kind]


# ---- rules numbers


@pytest.mark.parametrize(
    ("topic", "name", "value"),
    [
        ("setup", "hand", 3),  # MEPH-06
        ("setup", "lanes", 3),  # MEPH-07
        ("setup", "rows", 2),  # MEPH-07
        ("favor", "start", 5),  # MEPH-09
        ("favor", "attack", 1),  # MEPH-12
        ("favor", "max", 10),  # MEPH-13
        ("favor", "min", 0),  # MEPH-14
        ("turn", "draw", 1),  # MEPH-18
        ("turn", "actions", 1),  # MEPH-19
        ("turn", "activations", 1),  # MEPH-41
        ("equipment", "activation_wear", 1),  # MEPH-42
        ("actions", "fight_wear", 1),  # MEPH-60
        ("actions", "summon_favor", 3),  # MEPH-76
        ("end", "rounds_more", 2),  # MEPH-83
        ("solitaire", "last_turns", 1),  # MEPH-112
        ("turn", "steps", ["draw", "play", "action", "refill"]),  # MEPH-17
        ("actions", "kinds", ["loot", "fight", "summon"]),  # MEPH-19
        ("actions", "fight_steps", ["lane", "weapons", "favor", "compare"]),  # MEPH-65
        ("end", "ties", ["favor", "equipment", "draw"]),  # MEPH-85 to MEPH-87
    ],
)
def test_rules_numbers_are_those_of_the_rules(box, topic, name, value):
    """Every number and order the rules fix stands in rules/*.json with the rule it comes from."""
    assert box.number(topic, name) == value
    assert re.search(r"MEPH-\d+", box.game.rules[topic].sources[name])


def test_deck_after_setup_is_what_is_left(box):
    """MEPH-08: three cards for each of two players and two in each of three lanes leave 48."""
    setup = box.game.rules["setup"].values
    dealt = 2 * setup["hand"] + setup["lanes"] * setup["rows"]

    assert setup["dungeon"] == setup["lanes"] * setup["rows"]
    assert box.number("components", "dungeon") - dealt == setup["deck_two_players"] == 48


def test_grid_has_six_playable_spaces(box):
    """MEPH-89, MEPH-90, MEPH-93: a square of nine spaces less two corners and the middle leaves six."""
    grid = box.game.rules["grid"].values

    assert grid["width"] * grid["height"] - grid["corners"] - grid["center"] == grid["playable"] == 6


def test_solitaire_ranks_follow_each_other(box):
    """MEPH-113: the ranks cover every total from 1 on without a gap: 1-10, 11-15, 16-19, 20 and more."""
    rules = box.game.rules["solitaire"].values
    starts = [rules[f"{rank}_from"] for rank in ("easy", "medium", "hard", "expert")]

    assert starts == [1, 11, 16, 20]
    assert [rules[f"{rank}_to"] + 1 for rank in ("easy", "medium", "hard")] == starts[1:]
