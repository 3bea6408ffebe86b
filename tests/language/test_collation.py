"""Names stand in the order of the language's own alphabet."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from cardpress.diagnostics import Report
from cardpress.language.collation import sort_key
from cardpress.language.packs import SHIPPED, load_pack

PACK = load_pack("pl", SHIPPED, Report())
assert PACK
POLISH = PACK.settings.alphabet
letters = st.text(POLISH + POLISH.upper(), max_size=6)
names = st.text(POLISH + POLISH.upper() + " -éüv1", max_size=8)


def _sorted(words: list[str], alphabet: str = POLISH) -> list[str]:
    return sorted(words, key=lambda word: sort_key(word, alphabet))


def test_polish_letters_stand_in_their_places() -> None:
    """ą stands after a, ł after l, and ź before ż at the very end."""
    words = ["Żrący śluz", "Zmora", "Łuk", "Lup", "Ćma", "Czar", "Źrebak", "Ara", "Ądas", "Azyl"]
    assert _sorted(words) == ["Ara", "Azyl", "Ądas", "Czar", "Ćma", "Lup", "Łuk", "Zmora", "Źrebak", "Żrący śluz"]


def test_a_space_stands_before_every_letter() -> None:
    """A name of two words stands before a longer word that begins the same."""
    assert _sorted(["Wilkołak", "Wilk szary", "Wilk"]) == ["Wilk", "Wilk szary", "Wilkołak"]


def test_a_foreign_letter_stands_with_the_one_it_is_made_from() -> None:
    """é is looked up under e, between it and ę."""
    assert _sorted(["cęt", "cét", "cet", "cés"]) == ["cés", "cet", "cét", "cęt"]


@given(letters, st.sampled_from(POLISH), st.sampled_from(POLISH), names, names)
def test_the_first_letter_that_differs_decides(start: str, one: str, other: str, rest: str, end: str) -> None:
    """Of two names the one whose first differing letter comes first in the alphabet comes first."""
    words = [start + one + rest, start + other + end]
    if one != other:
        assert _sorted(words) == sorted(words, key=lambda word: POLISH.index(word[len(start)]))


@given(st.lists(names), st.randoms(use_true_random=False))
def test_the_order_does_not_depend_on_where_names_come_from(words: list[str], chance: Random) -> None:
    """Any shuffling of the same names is sorted to the same list, so sheets are alike on every machine."""
    shuffled = list(words)
    chance.shuffle(shuffled)
    assert _sorted(shuffled) == _sorted(words)


@given(letters)
def test_capitals_stand_with_small_letters(word: str) -> None:
    """The case of letters does not move a name away from another of the same letters."""
    assert sort_key(word.upper(), POLISH)[0] == sort_key(word.lower(), POLISH)[0]


@given(st.lists(st.text(max_size=8)))
def test_without_an_alphabet_letters_stand_as_in_unicode(words: list[str]) -> None:
    """A language that names no alphabet has its names in the plain order of small letters."""
    keys = [sort_key(word, "")[1] for word in _sorted(words, "")]
    assert keys == sorted(keys)
