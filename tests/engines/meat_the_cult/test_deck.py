"""Cards of M.E.A.T. as numbers."""

from __future__ import annotations

from types import ModuleType

from cardpress_engines.meat_the_cult.game import load


def test_every_bearer_stands_for_its_card(data: ModuleType) -> None:
    """The number of a piece and that of a card which is none, the first design too, lead back to their design."""
    game = load(data, {})

    assert [game.borne(piece) for piece in range(game.pieces)] == list(game.creatures)
    assert [game.borne(game.bearer(design)) for design in range(len(game.ids))] == list(range(len(game.ids)))
