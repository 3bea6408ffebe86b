"""Pictures, names and interface words of Neuroshima Hex are complete and distinct."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from cardpress.diagnostics import Report
from cardpress.effects.vocabulary import vocabulary_of
from cardpress.effects.walk import trees
from cardpress.stages.phrase import book_of

TILES = ("hq", "warrior", "module", "implant", "instant", "foundation")
LANGUAGES = ("en", "pl")
SAID_BY_DRAWINGS = {"boost", "grant"}
"""Operations whose symbol is made of the value or the trait they give."""


def _colour(hexes, name):
    channels = [int(hexes.game.settings.palette[name][at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_tiles_of_an_army_have_pictures_of_their_own(hexes):
    """Within an army no two tiles share an icon seen the same way round."""
    seen = Counter((tile.army, tile.art.icon, tile.art.flip) for tile in hexes.cards(*TILES))

    assert [picture for picture, times in seen.items() if times > 1] == []


def test_every_army_has_its_own_colour(hexes):
    """Backdrop and tint of all tiles and markers of an army are the army's."""
    cards = hexes.cards(*TILES, "marker")

    assert [card.id for card in cards if {card.art.backdrop, card.art.tint} != {card.army}] == []


def test_army_colours_stand_out_from_paper(hexes):
    """Paper on an army's deep color, where titles of backs and sheets stand, can be read in gray: at least 4.5."""
    paper = _colour(hexes, "paper")

    for army in {card.army for card in hexes.cards("hq")}:
        assert (paper + 0.05) / (_colour(hexes, f"{army}_deep") + 0.05) >= 4.5, army


def test_every_icon_in_use_has_its_author(hexes):
    """The credits name the author of every icon on tiles and in texts, and of no other."""
    used = {card.art.icon for card in hexes.cards(*TILES, "marker")} | set(hexes.game.settings.symbols.values())
    line = next(each for each in hexes.game.settings.licences if each.what == hexes.game.settings.icon_set)

    assert set(hexes.game.settings.icon_authors) == used
    assert line.who == ", ".join(sorted(set(hexes.game.settings.icon_authors.values())))


def test_every_operation_and_trait_has_a_symbol(hexes):
    """Whatever a tile can do has a symbol that its face can show."""
    operations = vocabulary_of(hexes.game.schema).operations.keys() - {"seq", "may", "limit"} - SAID_BY_DRAWINGS
    traits = {trait for tile in hexes.cards("hq", "warrior", "module", "implant") for trait in tile.traits}

    assert operations | traits <= hexes.game.settings.symbols.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_distinct_within_an_army(hexes, language):
    """In each language no two tiles of an army share a name."""
    text = hexes.game.texts[language].text
    names = Counter(
        (tile.army, re.search(rf"^{tile.id} = (.+)$", text, re.MULTILINE)[1]) for tile in hexes.cards(*TILES)
    )

    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_flavour_is_short(hexes, language):
    """Every tile of Mephisto and of the Outpost has a flavour line of at most twelve words."""
    text = hexes.game.texts[language].text
    lines = dict(re.findall(r"^(\w+) = .+\n    \.flavor = (.+)$", text, re.MULTILINE))

    assert lines.keys() == {tile.id for tile in hexes.cards(*TILES) if tile.army in {"mephisto", "outpost"}}
    assert [line for line in lines.values() if len(line.split()) > 12] == []


def test_languages_have_the_same_messages(hexes):
    """Both languages have the same messages with the same attributes, in the same order."""
    shapes = []
    for language in LANGUAGES:
        text = hexes.game.texts[language].text
        shapes.append(re.findall(r"^(?:[a-z][\w-]*(?= =)|\s+\.[a-z]+(?= =))", text, re.MULTILINE))

    assert shapes[0] == shapes[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mark_on_a_tile_is_explained(hexes, language):
    """The legend names and explains every attack, trait and value that a tile shows."""
    text = hexes.game.texts[language].text
    units = hexes.cards("hq", "warrior", "module", "implant")
    attacks = {attack.type for tile in units for attack in tile.attacks}
    traits = {trait for tile in units for trait in tile.traits}

    for symbol in attacks | traits | {"initiative", "toughness", "hit_points", "armor", "net", "link"}:
        assert f"\nui-symbol-{symbol} = " in text
        assert f"\nui-symbol-{symbol}-text = " in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_army_has_name_and_hints(hexes, language):
    """Each army has its name and a word of advice in each language."""
    text = hexes.game.texts[language].text

    for army in {card.army for card in hexes.cards("hq")}:
        assert f"\nui-deck-{army} = " in text
        assert f"\nui-hints-{army}-text = " in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_of_effects_has_a_heading(hexes, language):
    """HEX-41 and others: when a text applies stands before it."""
    text = hexes.game.texts[language].text
    fields = {field for tile in hexes.cards(*TILES, "marker") for field, _, _ in trees(tile)} | {"entered"}

    assert {field for field in fields if f"\nui-field-{field} = " not in text} == set()


@pytest.mark.parametrize(
    ("change", "language", "ends"),
    [
        ({}, "pl", "mają +1 do siły ciosu i +1 do inicjatywy."),
        ({}, "en", "have +1 melee strength and +1 initiative."),
        ({"reach": "board"}, "en", "have +1 melee strength. All your units on the board have +1 initiative."),
    ],
)
def test_a_sentence_is_said_once(hexes, change, language, ends):
    """A boost after one that differs only in number and value adds those two; where more differs, all is said."""
    book = book_of(hexes.game, language, Report())
    boss = next(tile for tile in hexes.cards("module") if tile.id == "hegemony_boss").ability
    tree = boss.model_copy(update={"do": (boss.do[0], boss.do[1].model_copy(update=change))})

    assert book.rule(tree, "module", "hegemony_boss").replace("\u00a0", " ").endswith(ends)
