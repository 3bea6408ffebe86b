"""English forms: articles, possessives, partitives, agreement."""

from __future__ import annotations

import pytest

from cardpress.language.grammar.message_functions import Grammar
from cardpress.language.grammar.phrases import Amount, Cards, Mention, Person, This
from cardpress.language.phrasebook import Phrasebook


@pytest.fixture(scope="module")
def english(books: dict[str, Phrasebook]) -> Grammar:
    """The functions over Mephisto's terms."""
    return books["en"].grammar


MINE = {"owner": "you"}
PHRASES = [
    (Cards("one", ("weapon",)), "a weapon"),
    (Cards("one", ("item", "weapon")), "an item or weapon"),
    (Cards("one", ("weapon",), **MINE), "one of your weapons"),
    (Cards("one", ("weapon",), other=True, **MINE), "another of your weapons"),
    (
        Cards("one", ("weapon",), definite=True, tail="with the lowest cost", **MINE),
        "your weapon with the lowest cost",
    ),
    (Cards("one", ("weapon",), definite=True, tail="of iron"), "the weapon of iron"),
    (Cards("one", ("weapon",), owner="opponent"), "an opponent’s weapon"),
    (Cards("one", ("weapon",), owner="each_opponent"), "a weapon of each opponent"),
    (Cards("one", ("weapon",), owner="each_opponent", own=True), "one of their weapons"),
    (Cards("exactly", ("card",), 2), "2 cards"),
    (Cards("exactly", ("card",), 2, other=True), "2 other cards"),
    (Cards("exactly", ("weapon",), 2, each=True, **MINE), "each of 2 of your weapons"),
    (Cards("up_to", ("item",), 3, owner="opponent"), "up to 3 of an opponent’s items"),
    (Cards("any", ("card",), tail="from your hand"), "any number of cards from your hand"),
    (Cards("all", ("weapon", "item")), "all weapons and items"),
    (Cards("all", ("weapon",), **MINE), "all your weapons"),
    (Cards("all", ("weapon",), owner="opponent"), "all of an opponent’s weapons"),
    (Cards("each", ("monster",), tail="in the dungeon"), "each monster in the dungeon"),
    (Cards("each", ("weapon", "item"), **MINE), "each of your weapons and items"),
    (Cards("next", ("weapon",), **MINE), "your next weapon"),
    (Cards("top", ("card",), tail="of the deck"), "the top card of the deck"),
    (Cards("top", ("card",), 3, tail="of the deck"), "the top 3 cards of the deck"),
    (Cards("rest", (), among=("card",)), "the rest"),
    (Cards("one", (), among=("card",)), "one of them"),
    (Cards("exactly", ("monster",), 2, among=("card",)), "2 monsters from among them"),
    (Cards("place", ("hand",), **MINE), "your hand"),
    (Cards("place", ("hand",), stressed=True, own=True, **MINE), "your own hand"),
    (Cards("place", ("hand",), owner="opponent"), "an opponent’s hand"),
    (Amount("favor", 1), "1 favor [favor]"),
    (Amount("souls", 1), "1 soul point [souls]"),
    (Amount("souls", 2), "2 soul points [souls]"),
    (Amount("card", 0), "0 cards"),
    (Mention(("weapon",), plural=False, pronoun=True), "it"),
    (Mention(("weapon",), plural=True, pronoun=True), "them"),
    (Mention(("weapon",), plural=True, pronoun=True, each=True), "each of them"),
    (Mention(("weapon",), plural=False, pronoun=False), "that weapon"),
    (Mention(("weapon",), plural=False, pronoun=False, ordinal=2), "the second weapon"),
    (This("spell"), "this spell"),
    (Person("you"), "you"),
]


@pytest.mark.parametrize(("phrase", "expected"), PHRASES, ids=[expected for _, expected in PHRASES])
def test_noun_phrase_reads(phrase: Cards, expected: str, english: Grammar) -> None:
    """A noun phrase has the article, possessive and number its meaning asks for."""
    assert english.functions["NP"](phrase).replace("\u00a0", " ") == expected


@pytest.mark.parametrize(
    ("subject", "expected"),
    [
        (Person("you", "order"), "gain"),
        (Person("you", "fin"), "gain"),
        (Person("each_opponent", "fin"), "gains"),
        (Person("each_opponent", "inf"), "gain"),
        (Cards("all", ("weapon",)), "gain"),
        (Cards("each", ("weapon",)), "gains"),
        (Cards("exactly", ("weapon",), 2, each=True), "gains"),
        (Mention(("weapon",), plural=True, pronoun=False), "gain"),
        (Amount("card", 1), "gains"),
        (This("weapon"), "gains"),
    ],
)
def test_verb_agrees(subject: Person, expected: str, english: Grammar) -> None:
    """A verb has the form its subject wants."""
    assert english.finish(english.functions["VERB"](subject, v="gain")) == expected
