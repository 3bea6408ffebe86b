"""Pictures, names and words of M.E.A.T.: The Cult are complete and distinct."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

CARDS = ("creature", "spell", "equipment", "leader")
LANGUAGES = ("en", "pl")
ART = Path(__file__).resolve().parents[2] / "templates" / "meat_the_cult" / "art"


def _luminance(meat, name):
    channels = [int(meat.game.settings.palette[name][at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _contrast(meat, *names):
    low, high = sorted(_luminance(meat, name) for name in names)
    return (high + 0.05) / (low + 0.05)


def test_every_card_has_a_picture_of_its_own(meat):
    """No two cards show the same icon."""
    icons = Counter(card.art.icon for card in meat.cards(*CARDS))

    assert [icon for icon, times in icons.items() if times > 1] == []


def test_every_icon_in_use_has_its_author(meat):
    """The credits name the author of every icon on cards and in words, and of no other."""
    used = {card.art.icon for card in meat.cards(*CARDS)} | set(meat.game.settings.symbols.values())

    assert set(meat.game.settings.icon_authors) == used


def test_pictures_have_the_color_of_their_kind(meat):
    """A creature has its faction's color, a spell and equipment those of their kinds."""
    tints = {"spell": "spell", "equipment": "steel", "leader": "blood"}

    wrong = [c.id for c in meat.cards(*CARDS) if c.art.tint != (getattr(c, "faction", None) or tints[c.kind])]
    assert wrong == []


def test_factions_are_told_by_more_than_color(meat):
    """Every faction's band has a cut, and every faction a sign, of its own."""
    factions = sorted({card.faction for card in meat.cards("creature")})

    for drawing in (lambda f: (ART / f"band_{f}.svg").read_text("utf-8"), meat.game.settings.symbols.__getitem__):
        shown = [drawing(faction) for faction in factions]
        assert [pair for pair in combinations(shown, 2) if pair[0] == pair[1]] == []


@pytest.mark.parametrize(
    ("words", "ground"),
    [
        ("ink", "paper"), ("flavor", "paper"), ("paper", "ink"), ("brass", "ink"), ("cream", "ink"),
        ("paper", "spell"), ("paper", "steel"), ("ink", "brass"),
    ],
)  # fmt: skip
def test_words_stand_out(meat, words, ground):
    """Every pair of colors that text is set in has a contrast of 4.5 at least."""
    assert _contrast(meat, words, ground) >= 4.5


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_name_and_flavor_of_its_own(meat, language):
    """In each language no two cards share a name or a flavor line, and each has both."""
    text = meat.game.texts[language].text
    for pattern in (r"^{} = (.+)$", r"^{} = .+\n    \.flavor = (.+)$"):
        found = [re.search(pattern.format(card.id), text, re.MULTILINE) for card in meat.cards(*CARDS)]
        words = [one[1] for one in found if one]
        assert len(set(words)) == len(meat.cards(*CARDS))


@pytest.mark.parametrize("language", LANGUAGES)
def test_flavor_is_short(meat, language):
    """Flavor lines have at most ten words: they stand between two plates."""
    lines = re.findall(r"^\s+\.flavor = (.+)$", meat.game.texts[language].text, re.MULTILINE)

    assert lines
    assert [line for line in lines if len(line.split()) > 10] == []


def test_languages_have_the_same_messages(meat):
    """Both languages have the same messages in the same order."""
    shapes = [re.findall(r"^([\w-]+) =", meat.game.texts[one].text, re.MULTILINE) for one in LANGUAGES]

    assert shapes[0] == shapes[1]


def test_polish_writes_one_word_for_a_round(meat):
    """The rules write two words for a round; the sheets keep to one."""
    assert not re.search(r"\btur[aęyą]?\b", meat.game.texts["pl"].text)
