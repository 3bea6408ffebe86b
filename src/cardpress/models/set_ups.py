"""Set-ups that a book shows as pictures: one for each number of players of a game that plays from its course."""

from __future__ import annotations

from typing import Any

from cardpress.models.project import Game
from cardpress.models.rulebook_outline import SetUpBlock


def shown_set_ups(game: Game) -> dict[str, dict[str, Any]]:
    """The set-ups by the names of their scenes; none where no book shows them."""
    players = getattr(game.played_course.model, "players", None) if game.played_course else None
    if players is None or not _shows_set_up(game):
        return {}
    numbers = range(players.least, (players.most or players.least) + 1)
    return {set_up_name(number): {"players": number} for number in numbers}


def set_up_name(players: int) -> str:
    """The name of the scene of so many players, which no file of an example can have."""
    return f"set-up for {players}"


def _shows_set_up(game: Game) -> bool:
    """Whether the book has pictures of the set-up: one that follows from the course of play has."""
    if game.outline is None:
        return True
    return any(isinstance(block, SetUpBlock) for _, block in game.outline.model.blocks())
