"""What is to be read at an example: rules of cards, and what happens."""

from __future__ import annotations

from cardpress.models.project import ComponentText, SectionText
from cardpress.targets.rulebook_pdf.example_words import card_rules, happenings

MESSAGES = {"ui-field-dark": "dark half", "ui-bright": "Bright half"}


def test_a_heading_at_the_end_is_left_out() -> None:
    """A heading that nothing follows says nothing of an example, one within it does."""
    told = {"lines": ["*Battle*", "● Ann strikes"], "rest": ["*Turn 4*"]}
    assert happenings(told, goes_on=True) == ["*Battle*", "Ann strikes"]


def test_what_comes_by_itself_is_told_where_asked_for() -> None:
    """What comes by itself after the last action is told only of an example that goes on."""
    told = {"lines": ["Ann passes"], "rest": ["Bob draws"]}
    assert happenings(told, goes_on=False) == ["Ann passes"]
    assert happenings(told, goes_on=True) == ["Ann passes", "Bob draws"]


def test_the_only_rule_of_a_card_has_no_heading() -> None:
    """A card with one rule needs no word for the field it is in."""
    assert [*card_rules(ComponentText("Bite", None, {"dark": "Deal 2 damage."}), MESSAGES)] == [
        ("", "Deal 2 damage.")
    ]


def test_several_rules_are_told_apart() -> None:
    """Of several rules each has before it what its field is called, unless it says so itself."""
    text = ComponentText("Howl", None, {"dark": "Flee.", "bright": "Rest.", "odd": "*Once:* run.", "none": ""})
    assert [*card_rules(text, MESSAGES)] == [
        ("Dark half", "Flee."),
        ("Bright half", "Rest."),
        ("", "*Once:* run."),
    ]


def test_sections_follow_with_their_headings() -> None:
    """The sections of a card follow its rules under the headings they have on it."""
    text = ComponentText("Gun", None, {}, sections={"burst": SectionText("Burst", "Fire twice.")})
    assert [*card_rules(text, MESSAGES)] == [("Burst", "Fire twice.")]
