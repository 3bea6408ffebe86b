"""Pictures, names and words of Adrenaline are complete and distinct."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest

CARDS = ("weapon", "ability", "powerup")
LANGUAGES = ("en", "pl")
OWNERS = ("sprog", "banshee", "dozer", "echo", "dstructor", "violet")
ART = Path(__file__).resolve().parents[2] / "templates" / "adrenaline" / "art"


def _luminance(box, name):
    channels = [int(box.game.settings.palette[name][at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _contrast(box, *names):
    low, high = sorted(_luminance(box, name) for name in names)
    return (high + 0.05) / (low + 0.05)


def test_every_icon_in_use_has_its_author(adrenaline):
    """The credits name the author of every icon on cards and in words, and of no other."""
    used = {card.art.icon for card in adrenaline.cards(*CARDS)} | set(adrenaline.game.settings.symbols.values())

    assert set(adrenaline.game.settings.icon_authors) == used


def test_weapons_and_abilities_have_pictures_of_their_own(adrenaline):
    """No two weapons or abilities show the same icon."""
    icons = [card.art.icon for card in adrenaline.cards("weapon", "ability")]

    assert len(set(icons)) == len(icons)


def test_pictures_have_the_color_of_their_owner(adrenaline):
    """A personal weapon and an ability have their owner's color, an arena weapon that of its first cube."""
    for card in adrenaline.cards("weapon", "ability"):
        assert card.art.tint == (card.owner or card.load[0]), card.id


@pytest.mark.parametrize("parts", [("ammo_red", "ammo_yellow", "ammo_blue"), ("floor_red", "floor_blue")])
def test_colors_are_told_by_shape(parts):
    """Ammo has a shape for each color, and a floor its own pattern: nothing is told by color alone."""
    shown = [(ART / f"{part}.svg").read_text("utf-8") for part in parts]

    assert [pair for pair in combinations(shown, 2) if pair[0] == pair[1]] == []


def test_every_owner_has_a_sign(adrenaline):
    """No two characters share a sign or a color."""
    settings = adrenaline.game.settings

    assert len({settings.symbols[owner] for owner in OWNERS}) == len(OWNERS)
    assert len({settings.palette[owner] for owner in OWNERS}) == len(OWNERS)


@pytest.mark.parametrize(
    ("words", "ground"),
    [
        ("ink", "paper"), ("words", "paper"), ("paper", "asphalt"), ("paper", "ink"), ("ink", "yellow"),
        *(("ink", owner) for owner in OWNERS),
    ],
)  # fmt: skip
def test_words_stand_out(adrenaline, words, ground):
    """Every pair of colors that text is set in has a contrast of 4.5 at least."""
    assert _contrast(adrenaline, words, ground) >= 4.5


def test_languages_have_the_same_messages(adrenaline):
    """Both languages have the same messages in the same order."""
    shapes = [
        re.findall(r"^([\w-]+) =|^    \.(\w+) =", adrenaline.game.texts[one].text, re.MULTILINE)
        for one in LANGUAGES
    ]

    assert shapes[0] == shapes[1]


def test_polish_calls_powerups_and_abilities_by_two_names(adrenaline):
    """A powerup is a "karta zdolności", an ability a "karta postaci"; no third name is used."""
    text = adrenaline.game.texts["pl"].text

    assert not re.search(r"zdolności specjaln|karta umiejętności|przeładowania", text)
    assert "karta zdolności" in text.lower()
    assert "karta postaci" in text.lower()
