"""What engines say of a course of play: the rulebook's sentences, by the names of what they are about."""

from __future__ import annotations

from cardpress.language.rulebook.course_texts import course_rules
from cardpress.models.rulebook import Rulebook, RulePart, RuleSection, RuleStep

RULEBOOK = Rulebook(
    (
        RuleSection("setup", "Set-up", (RuleStep("Shuffle."),)),
        RuleSection("course", "Course", (RuleStep("On your turn:", (RuleStep("Draw 1 card."),)),)),
        RuleSection(
            "actions", "Actions", (), (RulePart("buy", "Buy", ("Cost: 1 coin.",), (RuleStep("Take it."),)),)
        ),
        RuleSection("end", "End", (RuleStep("It ends."),)),
    )
)


def test_rules_go_by_the_names_they_are_asked_by_and_the_course_is_told_whole() -> None:
    """Actions have their costs and steps by id; course and end stand under their headings, steps indented."""
    assert course_rules(RULEBOOK) == {
        "rules": {"actions": {"buy": ["Cost: 1 coin.", "Take it."]}},
        "course": ["*Course*", "On your turn:", "   Draw 1 card.", "*End*", "It ends."],
    }


def test_a_language_without_a_rulebook_says_nothing() -> None:
    """Where words are lacking the terminal calls things by their names alone."""
    assert course_rules(None) == {}
