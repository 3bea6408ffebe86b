"""The deck of Mephisto is worth playing, and shows all that effects can do."""

from __future__ import annotations

from collections import Counter

import pytest

from cardpress.effects.families import control, resources, things
from cardpress.effects.nodes import Condition, Event, Operation
from cardpress.effects.vocabulary import vocabulary_of
from cardpress.effects.walk import walk

DUNGEON = ("monster", "weapon", "spell", "item")


# ---- a deck worth playing


def test_monsters_cover_every_attack_from_two_to_fifteen(box):
    """There is a monster of every strength, and most of them are small enough for a starting player."""
    attacks = [monster.attack for monster in box.printed("monster")]

    assert set(attacks) == set(range(2, 16))
    assert sum(attack <= 8 for attack in attacks) > len(attacks) / 2


def test_stronger_monsters_never_score_less(box):
    """Soul points grow with attack from 1 to 5."""
    monsters = sorted(box.cards("monster"), key=lambda monster: (monster.attack, monster.souls))
    souls = [monster.souls for monster in monsters]

    assert souls == sorted(souls)
    assert set(souls) == set(range(1, 6))


def test_lanes_get_a_fair_share_of_weapons(box):
    """MEPH-32: each of the three lanes has at least a quarter of the weapons."""
    weapons = box.printed("weapon")
    lanes = Counter(weapon.range for weapon in weapons)

    assert set(lanes) == {1, 2, 3}
    assert min(lanes.values()) * 4 >= len(weapons)


def test_weapons_are_worth_their_cost(box):
    """A weapon deals 6 attack over its life for itself and for each card paid, give or take its ability."""
    for weapon in box.cards("weapon"):
        worth = weapon.attack * weapon.durability
        fair = 6 * (weapon.cost + 1)
        if weapon.effect is None:
            assert worth == fair, weapon.id
        else:
            assert fair / 2 < worth <= fair * 2, weapon.id


def test_equipment_wears_out_within_one_turn_of_the_card(box):
    """MEPH-38, MEPH-39: durability fits the four edges of the card."""
    most = box.number("equipment", "most_durability")

    assert all(1 <= card.durability <= most for card in box.cards("weapon", "item"))


def test_costs_can_be_paid_from_a_starting_hand(box):
    """MEPH-26, MEPH-31: every card can be played with the hand dealt at the start."""
    assert all(card.cost < box.number("setup", "hand") for card in box.cards("weapon", "item", "spell"))


# ---- effects


def test_every_operation_is_used(box):
    """The deck shows every operation of the vocabulary at work."""
    used = {node.op for card in box.cards(*DUNGEON) for node in box.nodes(card) if isinstance(node, Operation)}

    assert vocabulary_of(box.game.schema).operations.keys() == used


def test_every_event_and_condition_is_used(box):
    """The deck shows every event and every condition of the vocabulary at work."""
    words = vocabulary_of(box.game.schema)
    nodes = [node for card in box.cards(*DUNGEON) for node in box.nodes(card)]

    assert words.events.keys() == {node.event for node in nodes if isinstance(node, Event)}
    assert words.conditions.keys() == {node.condition for node in nodes if isinstance(node, Condition)}


def test_nearly_all_rules_are_compiled(box):
    """At most one card in ten with rules has its text written by hand."""
    with_rules = [c for c in box.cards(*DUNGEON) if any(True for _ in box.nodes(c))]
    by_hand = [c.id for c in with_rules if any(isinstance(node, control.Custom) for node in box.nodes(c))]

    assert len(by_hand) * 10 <= len(with_rules)


def test_monsters_act_when_they_enter_and_after_their_defeat(box):
    """MEPH-71 to MEPH-73: immediate effects trigger on entering; an ability never does."""
    for monster in box.cards("monster"):
        if monster.immediate is not None:
            assert isinstance(monster.immediate, control.When)
            assert monster.immediate.event.event == "enters"
        if monster.ability is not None:
            assert not any(isinstance(node, Event) and node.event == "enters" for _, node in walk(monster.ability))


def test_items_are_activated(box):
    """MEPH-42: every item does its work when activated, for durability."""
    assert all(item.effect.op == "activate" for item in box.cards("item"))


def test_weapons_have_abilities_of_both_sorts(box):
    """MEPH-37: some weapons do something when played, others when activated."""
    effects = [weapon.effect for weapon in box.cards("weapon")]

    assert any(effect and effect.op == "activate" for effect in effects)
    assert any(isinstance(effect, control.When) and effect.event.event == "played" for effect in effects)


@pytest.mark.parametrize("kind", ["item", "weapon", "spell"])
def test_favor_is_gained_from_every_kind_of_hand_card(box, kind):
    """MEPH-15: items, weapons and spells can all give their player favor."""
    gains = [
        node
        for component in box.cards(kind)
        for node in box.nodes(component)
        if isinstance(node, resources.Gain) and node.who == "you"
    ]

    assert gains


def test_effects_reach_opponents(box):
    """MEPH-110, MEPH-111: opponents can lose both durability and favor, so that the variants have work."""
    all_nodes = [node for component in box.cards(*DUNGEON) for node in box.nodes(component)]
    worn = [node for node in all_nodes if isinstance(node, Operation) and node.op == "wear"]
    lost = [node for node in all_nodes if isinstance(node, resources.Lose)]

    assert any(getattr(node.what, "owner", None) == "opponent" for node in worn)
    assert {"opponent", "each_opponent"} <= {node.who for node in lost}


def test_some_spells_attach_to_a_weapon(box):
    """MEPH-50, MEPH-51: attached spells bind the weapon they lie under and speak of it."""
    attached = [s for s in box.cards("spell") if any(isinstance(n, things.Attach) for n in box.nodes(s))]

    assert attached
    for spell in attached:
        host = next(node.to.name for node in box.nodes(spell) if isinstance(node, things.Attach))
        assert any(getattr(node, "ref", None) == host for node in box.nodes(spell)), spell.id


def test_equipment_can_be_repaired(box):
    """MEPH-46: something repairs a player's own item or weapon."""
    repairs = [
        n for c in box.cards(*DUNGEON) for n in box.nodes(c) if isinstance(n, Operation) and n.op == "repair"
    ]

    assert {node.what.owner for node in repairs} == {"you"}


def test_what_can_be_done_once_is_a_choice_or_an_answer(box):
    """Nobody is ordered to use what works once in a turn or in the game: its player may, or an event calls it."""
    limits = [n for c in box.cards(*DUNGEON) for n in box.nodes(c) if isinstance(n, control.Limit)]

    assert limits
    assert all(isinstance(node.do, control.May | control.When) for node in limits)


def test_kinds_stand_in_one_order(box):
    """Effects name several kinds of card in the order of the card list: monster, weapon, spell, item."""
    kinds = [getattr(node, "kind", None) for c in box.cards(*DUNGEON) for node in box.nodes(c)]
    several = [kind for kind in kinds if isinstance(kind, tuple)]

    assert several
    assert all(list(kind) == sorted(kind, key=DUNGEON.index) for kind in several)
