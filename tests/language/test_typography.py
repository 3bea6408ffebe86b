"""Spaces, capitals, full stops."""

from __future__ import annotations

import pytest

from cardpress.language.packs import shipped_pack
from cardpress.language.typography import bind, finish

POLISH = shipped_pack("pl").settings.ties
GERMAN = shipped_pack("de").settings.ties


@pytest.mark.parametrize(
    ("raw", "finished"),
    [
        ("zyskaj  2 karty , a potem", "Zyskaj 2~karty, a~potem."),
        ("raz na turę: dobierz 1 kartę", "Raz na turę: dobierz 1~kartę."),
        ("[activate] *Uruchomienie:* zyskaj 1 punkt", "[activate] *Uruchomienie:* Zyskaj 1~punkt."),
        ("dobierz 1 kartę. odrzuć ją", "Dobierz 1~kartę. Odrzuć ją."),
        ("zyskaj 1.\ngdy zginie", "Zyskaj~1.\nGdy zginie."),
        ("ma −2 do ataku", "Ma −2~do ataku."),
        ("broń i przedmiot w lochu", "Broń i~przedmiot w~lochu."),
        ("W lochu", "W~lochu."),
        ("dobrze!", "Dobrze!"),
    ],
)
def test_finish_closes_a_text(raw: str, finished: str) -> None:
    """A text gets its capital letters, its full stop and its unbreakable spaces (~ here)."""
    assert finish(raw, POLISH).replace("\u00a0", "~") == finished


def test_bind_leaves_longer_words_alone() -> None:
    """Only a whole one-letter word is bound to what follows, and not at all where a language has none."""
    assert bind("talia i kara", POLISH) == "talia i\u00a0kara"
    assert bind("a card", GERMAN) == "a card"


def test_bind_keeps_numbers_with_their_noun() -> None:
    """A number never stands at the end of a line without its noun or symbol."""
    assert bind("2 [favor] i 10 kart", POLISH) == "2\u00a0[favor] i\u00a010\u00a0kart"


@pytest.mark.parametrize(
    ("raw", "bound"),
    [
        ("in Gang 3, falls", "in Gang~3, falls"),
        ("Reichweite 2", "Reichweite~2"),
        ("2 Monster in Gang~1 haben", "2~Monster in Gang~1 haben"),
        ("−2 Angriff", "−2~Angriff"),
    ],
)
def test_a_number_that_ends_a_phrase_stays_with_its_word(raw: str, bound: str) -> None:
    """A number before a mark or the end is tied to the word before it; one that is tied already, to no other."""
    assert bind(raw.replace("~", "\u00a0"), GERMAN).replace("\u00a0", "~") == bound


def test_ties_are_those_of_the_language_alone() -> None:
    """Nothing is tied where a pack has no rules."""
    assert bind("2 karty w talii 3.", ()) == "2 karty w talii 3."
