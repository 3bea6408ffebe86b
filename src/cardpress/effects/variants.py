"""Variants of a game: the changed components, as a small game of their own."""

from __future__ import annotations

from dataclasses import replace

from cardpress.effects.content import rewritten
from cardpress.effects.sections import with_trees
from cardpress.models.project import Game, Loaded


def variant_games(game: Game) -> dict[str, Game]:
    """Each variant's game in id order: only the components whose effects it rewrites, with the new effects."""
    return {
        variant: replace(
            game,
            components={
                id_: Loaded(with_trees(game.components[id_].model, effects), game.components[id_].source)
                for id_, effects in changes.items()
            },
        )
        for variant, changes in rewritten(game).items()
    }
