"""What the parts of a course of play are called for engines: nouns as labels, titles as the game says them."""

from __future__ import annotations

from cardpress.effects.course.play import Play
from cardpress.language.rulebook.course_names import course_names

TERMS = {
    "$schema": "terms.schema.json",
    "hand": {"forms": {"sg": {"nom": "ręka", "loc": "ręce"}}},
    "coin": {"forms": {"sg": {"nom": "moneta"}, "pl": {"nom": "monety"}}},
    "price": {"one": "price", "other": "prices"},
}


def test_zones_are_singular_counters_plural_actions_as_the_game_says() -> None:
    """A zone is called by its singular, a counter by its plural, an action by its message; else by nothing."""
    play = Play.model_validate(
        {"zones": {"hand": {}, "deck": {}}, "counters": {"coin": {}}, "actions": {"buy": {}, "wait": {}}}
    )
    names = course_names(play, ("price",), TERMS, {"ui-action-buy": "Kup kartę"})

    assert names["zones"] == {"hand": "ręka"}
    assert names["counters"] == {"coin": "monety"}
    assert names["actions"] == {"buy": "Kup kartę"}
    assert names["stats"]["price"] == "price"
    assert names["kinds"]["price"] == "prices"
    assert "markers" not in names
