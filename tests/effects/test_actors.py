"""What tells the players apart of whom an effect speaks."""

from __future__ import annotations

from cardpress.effects.actors import identity
from cardpress.effects.course.people import MarkedPlayer


def test_player_a_marker_shows_is_told_by_the_marker() -> None:
    """Whoever has neither a word nor a name is told by how they are found."""
    one, other = (identity(MarkedPlayer.model_validate({"marker": marker})) for marker in ("lead", "target"))

    assert one != other
    assert one == identity(MarkedPlayer.model_validate({"marker": "lead"}))
