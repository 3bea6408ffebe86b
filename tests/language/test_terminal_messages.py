"""Words of a game in the terminal are compared with what every game says instead, and with what they are told."""

from __future__ import annotations

import pytest

from cardpress.diagnostics import Report
from cardpress.language import packs
from cardpress.language.terminal_messages import check_replaced
from cardpress.models.source import TextSource
from cardpress.stages.text_checks import fluent_file


def problems(own: str) -> list[str]:
    """What is wrong with a game's words in English, beside what every game says."""
    report = Report()
    shared = packs.shipped_pack("en").played
    check_replaced(fluent_file(TextSource("content/game/terminal/en.ftl", own, "")), shared, report)
    return [each.message for each in report]


@pytest.mark.parametrize(
    "own",
    [
        'happened-put = { "" }',
        "happened-put-to-hand = { $who } takes { $cards } from { $from }",
        "happened-put-from-hand-to-deck_top-hidden = { $who } hides { $count }",
        "happened-lose-coin = { $who } loses { $amount } { $counter }",
        "happened-set-uses = { $card } ({ $whose }): { $amount }",
        "end-player = { $who }: { $points }, then { $second }",
        "told-bows = { $who } bows with { $anything }",
    ],
)
def test_a_game_may_tell_less_and_more_particularly(own: str) -> None:
    """A sentence that tells a happening or the end may leave out, and say, what its happening is told."""
    assert problems(own) == []


@pytest.mark.parametrize(
    ("own", "message"),
    [
        ("happened-put = { $card }", "happened-put gets no variable $card"),
        ("happened-put-to-hand = { $counter }", "happened-put-to-hand gets no variable $counter"),
        ("happened-act-brew = { $cards }", "happened-act-brew gets no variable $cards"),
        ("stat-attack = { $amount }", "stat-attack gets no variable $amount"),
        ("choice-card-at = { $card }", "choice-card-at does not say $place"),
    ],
)
def test_what_a_sentence_is_not_told_it_cannot_say(own: str, message: str) -> None:
    """A variable that no message is given is found, even in a particular one; a choice says all it is told."""
    assert problems(own) == [message]
