"""What is known of the components of M.E.A.T.: The Cult stands in its data; docstrings name rules by MEAT id."""

from __future__ import annotations

from collections import Counter

import pytest

from cardpress.models.component import Provenance

FACTIONS = ("sect", "nature", "united", "mutants")
DESTINY = ("spell", "equipment")
NAMED = {"necromancer", "mangy_rat", "bober", "sir_duncan_culligan", "necromutant", "sharp_shadow_of_the_mist"}
"""The cards that the rules name."""


def _deck(meat, id_):
    return next(deck.cards for deck in meat.game.decks if deck.id == id_)


# ---- the box


def test_box_holds_three_decks(meat):
    """MEAT-02, MEAT-03: creatures, destiny and leaders are decks of their own, and each holds its kinds only."""
    kinds = {
        id_: {meat.card(card).kind for card in _deck(meat, id_)} for id_ in ("creatures", "destiny", "leaders")
    }

    assert kinds == {"creatures": {"creature"}, "destiny": set(DESTINY), "leaders": {"leader"}}


def test_decks_are_as_large_as_the_sheet_says(meat):
    """The numbers of cards that the card list tells are those that are printed."""
    told = {name: meat.number("components", name) for name in ("creatures", "destiny", "leaders")}

    assert {name: sum(_deck(meat, name).values()) for name in told} == told
    assert sum(told.values()) == meat.number("components", "cards")


@pytest.mark.parametrize(
    ("type_", "number"), [("ounce", "telestarion"), ("defense", "defense"), ("attack", "attack")]
)
def test_tokens_are_those_of_the_box(meat, type_, number):
    """MEAT-02: 50 tokens of Telestarion, 32 of defense and 18 of attack."""
    tokens = [token for token in meat.printed("token") if token.type == type_]

    expected = {"ounce": 50, "defense": 32, "attack": 18}
    assert len(tokens) == meat.number("components", number) == expected[type_]


def test_everybody_can_take_an_income(meat):
    """MEAT-26: six players can take seven ounces each in tokens, all at once."""
    ounces = Counter(token.value for token in meat.printed("token") if token.type == "ounce")
    players, income = meat.number("players", "most"), meat.number("opening", "income")

    assert min(ounces[5], ounces[2]) >= players
    assert income == 5 + 2
    assert ounces[1] >= 2 * players  # the change of what costs 1


def test_every_player_has_a_mat(meat):
    """One mat a player, for as many as can play."""
    assert len(meat.printed("mat")) == meat.number("players", "most")


@pytest.mark.parametrize("deck", ["creatures", "destiny"])
def test_copies_are_the_rarity(meat, deck):
    """MEAT-04, MEAT-05: a common card has 4 copies, a rare one 3, an epic one 2, a mythic one 1."""
    rules = {name: meat.number("rarity", name) for name in ("common", "rare", "epic", "mythic")}

    assert rules == {"common": 4, "rare": 3, "epic": 2, "mythic": 1}
    assert [id_ for id_, copies in _deck(meat, deck).items() if copies != rules[meat.card(id_).rarity]] == []


def test_last_of_six_still_chooses_a_leader(meat):
    """MEAT-16: there is one copy of each leader, and more leaders than players."""
    leaders = _deck(meat, "leaders")

    assert set(leaders.values()) == {1}
    assert len(leaders) > meat.number("players", "most")


# ---- cards


@pytest.mark.parametrize("faction", FACTIONS)
def test_factions_are_equally_strong_in_cards(meat, faction):
    """MEAT-07: each of the four factions has two common, two rare, one epic and one mythic creature."""
    cards = [card for card in meat.cards("creature") if card.faction == faction]

    assert Counter(card.rarity for card in cards) == {"common": 2, "rare": 2, "epic": 1, "mythic": 1}


def test_three_picks_are_always_paid(meat):
    """MEAT-33, MEAT-36: a creature costs 0, 1 or 2 ounces, so three cost less than an income."""
    costs = {card.cost for card in meat.cards("creature")}

    assert costs == {0, 1, 2}
    assert meat.number("opening", "picks") * max(costs) < meat.number("opening", "income")


def test_only_creatures_have_a_faction(meat):
    """MEAT-06, MEAT-08, MEAT-09: destiny cards have no faction; leaders have no cost, rarity or numbers either."""
    for card in meat.cards(*DESTINY, "leader"):
        assert not hasattr(card, "faction"), card.id
    for card in meat.cards("leader"):
        assert not any(hasattr(card, name) for name in ("cost", "rarity", "attack", "defense")), card.id


def test_keywords_stand_on_their_kinds(meat):
    """MEAT-109, MEAT-119: only equipment has Fusion, and only spells are Instants; there are some of both."""
    for kind, trait in (("equipment", "fusion"), ("spell", "instant")):
        having = {card.kind for card in meat.cards("creature", *DESTINY, "leader") if getattr(card, trait, False)}
        assert having == {kind}


@pytest.mark.parametrize("trait", ["challenge", "cleave", "reflex", "toxin"])
def test_every_keyword_is_printed(meat, trait):
    """MEAT-97, MEAT-100, MEAT-104, MEAT-107: each keyword of battle stands on a creature."""
    assert [card.id for card in meat.cards("creature") if trait in card.traits]


def test_round_can_be_dealt_more_than_twice(meat):
    """MEAT-29, MEAT-40: six players play three rounds before the creatures are shuffled anew."""
    assert meat.number("components", "creatures") // meat.number("opening", "revealed_six") == 3


@pytest.mark.parametrize(("seats", "sides"), [("two", 1), ("four", 2), ("six", 3)])
def test_display_leaves_three(meat, seats, sides):
    """MEAT-27 to 29, MEAT-34, MEAT-35: what is revealed is three picks for each player and three left."""
    picks, left = meat.number("opening", "picks"), meat.number("opening", "left")

    assert meat.number("opening", f"revealed_{seats}") == 2 * sides * picks + left


# ---- what the rules name


def test_named_cards_are_marked(meat):
    """The six cards the rules name are reconstructed; every other card is ours, and none claims more."""
    found = {
        card.id for card in meat.cards("creature", *DESTINY, "leader") if card.provenance is not Provenance.HOUSE
    }

    assert found == NAMED
    assert {meat.card(id_).provenance for id_ in NAMED} == {Provenance.RECONSTRUCTED}


def test_necromancer_and_rat_kill_each_other(meat):
    """MEAT-76: each of the two deals at least as much damage as the other has defense."""
    necromancer, rat = meat.card("necromancer"), meat.card("mangy_rat")

    assert necromancer.attack >= rat.defense
    assert rat.attack >= necromancer.defense


def test_duncan_survives_with_two(meat):
    """MEAT-78, MEAT-79: Sir Duncan Culligan kills Necromutant and keeps 2 defense."""
    duncan, mutant = meat.card("sir_duncan_culligan"), meat.card("necromutant")

    assert duncan.attack >= mutant.defense
    assert duncan.defense - mutant.attack == 2


def test_no_keyword_spoils_the_example(meat):
    """MEAT-75 to 80: none of the five creatures has a keyword of battle, so it holds as it is told."""
    assert [id_ for id_ in sorted(NAMED - {"sharp_shadow_of_the_mist"}) if meat.card(id_).traits] == []


def test_sharp_shadow_is_what_the_example_says(meat):
    """MEAT-112: Sharp Shadow of the Mist is equipment with Fusion and +1 attack, no defense."""
    shadow = meat.card("sharp_shadow_of_the_mist")

    assert (shadow.kind, shadow.fusion, shadow.attack, shadow.defense) == ("equipment", True, 1, 0)
