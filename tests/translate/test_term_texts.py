"""A term shows every text that a change of it changes."""

from __future__ import annotations

import pytest

from cardpress.models.project import Game
from cardpress.translate.term_texts import texts_of_term


@pytest.mark.parametrize("language", ["pl", "en"])
def test_texts_of_a_term_are_those_that_say_it(language: str, mephisto: Game) -> None:
    """Every card that speaks of a monster is there with its text, and none that does not."""
    found = texts_of_term(mephisto, language, "monster")
    said = {"pl": "potw", "en": "monster"}[language]

    assert ("vampire", "ability") in {(one.of, one.key) for one in found}
    assert [one for one in found if said not in one.text.lower()] == []


def test_an_unknown_term_is_a_key_error(mephisto: Game) -> None:
    """A term that the language lacks changes nothing and is told."""
    with pytest.raises(KeyError):
        texts_of_term(mephisto, "en", "dragonfly")
