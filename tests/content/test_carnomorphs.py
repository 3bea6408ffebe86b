"""What is known of the components of the Carnomorphs stands in their data; docstrings name rules by CARN id."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from cardpress.models.component import Provenance

TYPES = ("metagorger", "shambler", "fleshbeast", "butcher")
ATTACKS = """
devour B 0 3 | devour B 1 5 | spawn SF 1 4 | spawn SF 0 7 | bash FB 0 5 | bash FB 2 0 | regurgitate SFB 2 5
regurgitate SFB 3 4 | slash SFB 2 0 | slash SFB 1 6 | slash SFB 1 3 | bite SFB 2 4 | bite SFB 1 5 | bite SFB 1 8
bite SFB 3 6 | whiplash SFB 3 7 | whiplash SFB 0 0 | whiplash SFB 1 0 | whiplash SFB 1 8 | whiplash SFB 1 4
"""
"""Attack cards: types that hit, toughness of metagorgers and of others; 0 is the arrow."""
EVENTS = "MS1 SF2 SB3 MB1 MSB3 SFB4 MF3 MB4 MSFB2 SF2 SFB1 MSFB4 MSF1 SFB3 B2 SF4 SF3 SFB2 SF1 S4"
"""Event cards in order: types that move, and along which corridor."""
FATES = "DDDDDDDDDXDDDDDXXSXD"
TOKENS = {
    "blank": {0: 1}, "blue_metagorger": {1: 1, 2: 1}, "metagorger": {2: 4, 3: 4}, "shambler": {2: 4, 3: 5, 4: 3},
    "fleshbeast": {3: 1, 4: 2}, "butcher": {4: 1},
}  # fmt: skip


def _letters(types):
    """Types by their first letters, in the order of the cells."""
    return "".join(name[0].upper() for name in TYPES if name in types)


def _in_order(box, kind):
    return sorted(box.cards(kind), key=lambda card: card.nth)


def test_attack_cards_are_those_that_were_transcribed(carnomorphs):
    """CARN-02, CARN-88: 20 attack cards with who hits and what they endure, marked as transcribed by others."""
    cards = _in_order(carnomorphs, "attack")
    told = [
        f"{card.id.rpartition('_')[0]} {_letters(card.hits)} {card.upper_toughness} {card.lower_toughness}"
        for card in cards
    ]

    assert told == [each.strip() for line in ATTACKS.strip().splitlines() for each in line.split("|")]
    assert {card.provenance for card in cards} == {Provenance.RECONSTRUCTED}


def test_attacks_miss_who_has_no_sign(carnomorphs):
    """CARN-78: a shambler hits with 16 of 20 cards, a fleshbeast and the butcher with 18, others with none."""
    hits = Counter(name for card in carnomorphs.cards("attack") for name in card.hits)

    assert hits == {"shambler": 16, "fleshbeast": 18, "butcher": 18}


@pytest.mark.parametrize("name", ["devour", "spawn", "bash", "regurgitate", "slash", "bite", "whiplash"])
def test_attacks_of_one_name_do_the_same(carnomorphs, name):
    """CARN-79 to 83: all cards of a name have one effect."""
    trees = {c.effect.model_dump_json() for c in carnomorphs.cards("attack") if c.id.rpartition("_")[0] == name}

    assert len(trees) == 1


def test_event_cards_are_those_that_were_transcribed(carnomorphs):
    """CARN-02: 20 events with who moves, where to and the fate of the card; each corridor on five of them."""
    cards = _in_order(carnomorphs, "event_card")

    assert [f"{_letters(card.movers)}{card.corridor}" for card in cards] == EVENTS.split()
    assert "".join({"discard": "D", "remove": "X", "shuffle_in": "S"}[card.fate] for card in cards) == FATES
    assert set(Counter(card.corridor for card in cards).values()) == {5}
    assert {card.provenance for card in cards} == {Provenance.RECONSTRUCTED}


def test_mutations_are_ours_and_bargains(carnomorphs):
    """CARN-02, CARN-39, CARN-40: twelve mutations of ours, whose two sides differ."""
    cards = _in_order(carnomorphs, "mutation")

    assert [card.nth for card in cards] == list(range(1, 13))
    assert {card.provenance for card in cards} == {Provenance.HOUSE}
    assert [card.id for card in cards if card.infected == card.clean] == []


def test_two_adaptations_are_known_by_name(carnomorphs):
    """CARN-02, CARN-99: eight adaptations, of which two names are published."""
    cards = _in_order(carnomorphs, "adaptation")

    assert len(cards) == 8
    assert {card.id for card in cards if card.provenance is Provenance.RECONSTRUCTED} == {"voracious", "agile"}


def test_tokens_have_their_numbers_and_copies(carnomorphs):
    """CARN-01: tokens of the bag by type and number; those of the expansion stand in its own deck."""
    found = {name: {} for name in TOKENS}
    for token in carnomorphs.printed("bag_token"):
        found[token.type][token.token_number] = found[token.type].get(token.token_number, 0) + 1
    (box,) = (deck.cards for deck in carnomorphs.game.decks if deck.id == "carnomorph_pieces")
    kinds = Counter()
    for id_, copies in box.items():
        card = carnomorphs.card(id_)
        kinds[card.type if card.kind in {"bag_token", "marker"} else card.kind] += copies

    assert found == TOKENS
    assert (kinds["metagorger"], kinds["blue_metagorger"], kinds["fleshbeast"], kinds["carcass"]) == (8, 2, 1, 4)


def test_tokens_of_one_type_do_the_same(carnomorphs):
    """CARN-119 to 123: what a token does in bag development depends on its type alone."""
    for name in TOKENS:
        trees = {card.effect.model_dump_json() for card in carnomorphs.cards("bag_token") if card.type == name}
        assert len(trees) == 1, name


def test_figures_are_as_many_as_the_box_has(carnomorphs):
    """CARN-03: 8 metagorgers, 8 shamblers, 3 fleshbeasts, 1 butcher; five crew members."""
    figures = Counter(figure.type for figure in carnomorphs.printed("standee"))

    assert figures == {**carnomorphs.number("components", "figures"), "crew": 5}


def test_room_tiles_fill_the_ship(carnomorphs):
    """CARN-06: every place for a "1" has a tile, five of nine "2" are used, five rooms are special."""
    tiles = Counter(tile.slot for tile in carnomorphs.cards("room_tile"))
    places = Counter(room.deal for room in carnomorphs.card("ship").rooms)

    assert tiles == {"one": 11, "two": 9, "special": 5}
    assert places == {"one": 11, "two": 5, "special": 5}


def test_the_ship_has_room_between_its_rooms(carnomorphs):
    """On paper no two rooms of 31 mm touch, and between two that are joined a marker of 16 mm has room."""
    ship = carnomorphs.card("ship")
    at = {room.slot: (room.at[0] * 38.2, room.at[1] * 34.3) for room in ship.rooms}
    far = {
        (a, b): ((at[a][0] - at[b][0]) ** 2 + (at[a][1] - at[b][1]) ** 2) ** 0.5 for a in at for b in at if a < b
    }
    joined = [tuple(map(int, one.split(":")[0].split("-"))) for one in ship.corridors]

    assert len(joined) == 28
    assert min(far.values()) > 34
    assert min(far[pair] for pair in joined) > 44


def test_exploration_tokens_are_those_that_are_known(carnomorphs):
    """CARN-07: 20 exploration tokens, of which 16 are used; their item numbers add up to 44."""
    tokens = [marker for marker in carnomorphs.printed("marker") if marker.hidden == "exploration"]

    assert len(tokens) == 20
    assert sum(token.number for token in tokens) == 44


def test_seven_codes_are_infected_in_every_table(carnomorphs):
    """CARN-39: each of six tables names seven of 27 codes; no code is safe in all, none infected in most."""
    codes = {card.code for card in carnomorphs.cards("plain_card") if card.type == "contamination"}
    tables = carnomorphs.number("scan", "tables")
    times = Counter(code for table in tables for code in table)

    assert len(codes) == carnomorphs.number("scan", "cards") == 27
    assert [len(set(table)) for table in tables] == [carnomorphs.number("scan", "infected")] * 6
    assert set(times) == codes
    assert max(times.values()) <= 3


def test_objectives_leave_a_lone_player_some(carnomorphs):
    """CARN-24: six designs, three on each side; those that need others leave a drill for one."""
    sides = Counter((card.side, card.players > 1) for card in carnomorphs.cards("objective"))

    assert sides == {("corporate", False): 3, ("personal", False): 1, ("personal", True): 2}


def test_rules_hold_the_known_numbers(carnomorphs):
    """CARN-10, 15, 16, 34, 47, 91 to 94: set-up, mutation and deaths as numbers."""
    assert carnomorphs.number("setup", "pods") == [2, 2, 3, 3, 4]
    assert [carnomorphs.number("setup", f"bag_{name}") for name in ("blank", "blue", "red", "red_per_player")] == [
        1, 2, 2, 1,
    ]  # fmt: skip
    assert carnomorphs.number("mutation", "fatal_markers") == 4
    assert carnomorphs.number("deaths", "shamblers")["butcher"] == 2
    assert carnomorphs.number("deaths", "carcasses")["butcher"] == 0


# ---- words and pictures


def test_every_icon_in_use_has_its_author(carnomorphs):
    """The credits name the author of every icon on cards and in words, and of no other."""
    cards = (loaded.model for loaded in carnomorphs.game.components.values())
    used = {card.art.icon for card in cards if getattr(card, "art", None)}

    assert set(carnomorphs.game.settings.icon_authors) == used | set(carnomorphs.game.settings.symbols.values())


@pytest.mark.parametrize(
    ("words", "ground"),
    [
        ("glow", "film"), ("paper", "film"), ("glow", "deep"), ("amber", "ink"), ("ink", "amber"), ("ink", "mint"),
        ("ink", "paper"), ("words", "paper"),
    ],
)  # fmt: skip
def test_words_stand_out(carnomorphs, words, ground):
    """Every pair of colors that text is set in has a contrast of 4.5 at least."""
    palette = carnomorphs.game.settings.palette

    def luminance(name):
        channels = [int(palette[name][at : at + 2], 16) / 255 for at in (1, 3, 5)]
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    low, high = sorted(map(luminance, (words, ground)))
    assert (high + 0.05) / (low + 0.05) >= 4.5


def test_no_number_meets_a_personal_plural(carnomorphs):
    """Carnomorphs are counted by figures and tokens: no numeral stands before metażercy or powłóczący."""
    golden = carnomorphs.game.root / "content" / "carnomorphs" / "golden" / "pl.txt"
    text = golden.read_text("utf-8") + carnomorphs.game.texts["pl"].text

    assert not re.search(r"\d[\s\u00a0](metażerc|powłócząc|ścierwojad|rzeźni|karnomorf)", text)


def test_languages_have_the_same_messages(carnomorphs):
    """Both languages have the same messages in the same order."""
    shapes = [re.findall(r"^([\w-]+) =", carnomorphs.game.texts[one].text, re.MULTILINE) for one in ("en", "pl")]

    assert shapes[0] == shapes[1]


def test_the_drill_is_never_called_nemesis(carnomorphs):
    """No name or word, the title of the sheets included, claims the published game."""
    for language in ("en", "pl"):
        lines = carnomorphs.game.texts[language].text.splitlines()
        assert [line for line in lines if "Nemesis" in line] == []
