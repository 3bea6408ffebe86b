"""Pictures, names and interface words of Mephisto are complete and distinct."""

from __future__ import annotations

import re

import pytest

DUNGEON = ("monster", "weapon", "spell", "item")
LANGUAGES = ("en", "pl")


# ---- pictures and words


def test_no_two_designs_look_alike(box):
    """Every design has an icon of its own, and no two share backdrop and tint."""
    art = [component.art for component in box.cards(*DUNGEON)]

    assert len({each.icon for each in art}) == len(art)
    assert len({(each.backdrop, each.tint) for each in art}) == len(art)


def test_every_icon_in_use_has_its_author(box):
    """The credits name the author of every icon on cards and in texts, and of no other."""
    used = {component.art.icon for component in box.cards(*DUNGEON)} | set(box.game.settings.symbols.values())

    assert set(box.game.settings.icon_authors) == used


def test_symbols_are_distinct(box):
    """No icon stands for two symbols, nor for a symbol and a picture."""
    symbols = list(box.game.settings.symbols.values())
    pictures = {component.art.icon for component in box.cards(*DUNGEON)}

    assert len(set(symbols)) == len(symbols)
    assert not pictures & set(symbols)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own(box, language):
    """In each language no two dungeon cards share a name."""
    text = box.game.texts[language].text
    names = [re.search(rf"^{component.id} = (.+)$", text, re.MULTILINE)[1] for component in box.cards(*DUNGEON)]

    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_flavour_is_short(box, language):
    """Flavour lines have at most twelve words."""
    lines = re.findall(r"^\s+\.flavor = (.+)$", box.game.texts[language].text, re.MULTILINE)

    assert lines
    assert [line for line in lines if len(line.split()) > 12] == []


def test_languages_have_the_same_messages(box):
    """Both languages have the same messages with the same attributes, in the same order."""
    shapes = []
    for language in LANGUAGES:
        text = box.game.texts[language].text
        shapes.append(re.findall(r"^(?:[a-z][\w-]*(?= =)|\s+\.[a-z]+(?= =))", text, re.MULTILINE))

    assert shapes[0] == shapes[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_symbol_is_explained(box, language):
    """The glossary names and explains every symbol of the game."""
    text = box.game.texts[language].text

    for symbol in box.game.settings.symbols:
        assert f"\nui-symbol-{symbol} = " in text
        assert f"\nui-symbol-{symbol}-text = " in text


def test_credits_name_every_icon_author(box):
    """The line of the icon set in the credits names all authors whose icons are in use."""
    line = next(each for each in box.game.settings.licences if each.what == box.game.settings.icon_set)

    assert line.who == ", ".join(sorted(set(box.game.settings.icon_authors.values())))
