"""What every game is told with."""

from __future__ import annotations

from cardpress_engines.kernel.actions import DONE
from cardpress_engines.kernel.text_view import Choice, ChoiceGroup, number_choices


def test_actions_are_counted_from_one_over_all_headings() -> None:
    """Numbers go on from heading to heading, no has 0, and a heading without actions is not there."""
    groups = number_choices([("Play", [7, 9]), ("Pay", []), ("Or", [DONE, 3])], str)

    assert groups == [
        ChoiceGroup("Play", [Choice(1, 7, "7"), Choice(2, 9, "9")]),
        ChoiceGroup("Or", [Choice(0, DONE, str(DONE)), Choice(3, 3, "3")]),
    ]
