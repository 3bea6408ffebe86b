"""Spaces, capitals, full stops."""

from __future__ import annotations

import pytest

from cardpress.language.typography import bind, finish

SHORT = ("a", "i", "o", "u", "w", "z")


@pytest.mark.parametrize(
    ("raw", "finished"),
    [
        ("zyskaj  2 karty , a potem", "Zyskaj 2~karty, a~potem."),
        ("raz na turę: dobierz 1 kartę", "Raz na turę: dobierz 1~kartę."),
        ("[activate] *Uruchomienie:* zyskaj 1 punkt", "[activate] *Uruchomienie:* Zyskaj 1~punkt."),
        ("dobierz 1 kartę. odrzuć ją", "Dobierz 1~kartę. Odrzuć ją."),
        ("zyskaj 1.\ngdy zginie", "Zyskaj 1.\nGdy zginie."),
        ("ma −2 do ataku", "Ma −2~do ataku."),
        ("broń i przedmiot w lochu", "Broń i~przedmiot w~lochu."),
        ("W lochu", "W~lochu."),
        ("dobrze!", "Dobrze!"),
    ],
)
def test_finish_closes_a_text(raw: str, finished: str) -> None:
    """A text gets its capital letters, its full stop and its unbreakable spaces (~ here)."""
    assert finish(raw, SHORT).replace("\u00a0", "~") == finished


def test_bind_leaves_longer_words_alone() -> None:
    """Only a whole one-letter word is bound to what follows, and not at all where a language has none."""
    assert bind("talia i kara", SHORT) == "talia i\u00a0kara"
    assert bind("a card", ()) == "a card"


def test_bind_keeps_numbers_with_their_noun() -> None:
    """A number never stands at the end of a line without its noun or symbol."""
    assert bind("2 [favor] i 10 kart", SHORT) == "2\u00a0[favor] i\u00a010\u00a0kart"
