"""A described game out of plain JSON, without rules data: for tests and trials."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import SimpleNamespace

from cardpress_engines.described.game import DescribedGame
from cardpress_engines.described.setup import Setup
from cardpress_engines.described.trees import tree_of
from cardpress_engines.kernel.json_input import Json
from cardpress_engines.kernel.rules_data import Data


def raw_data(
    play: Mapping[str, Json],
    components: Mapping[str, Mapping[str, Json]],
    decks: Mapping[str, Sequence[tuple[str, int]]],
    name: str = "game",
    variants: Mapping[str, Mapping[str, Mapping[str, Json]]] | None = None,
) -> Data:
    """What the engine reads of a game; `variants` are the fields of components that each of them changes."""
    return SimpleNamespace(
        PLAY=tree_of(dict(play)),
        COMPONENTS={each: tree_of(dict(fields)) for each, fields in components.items()},
        DECKS={each: tuple((card, count) for card, count in cards) for each, cards in decks.items()},
        VARIANTS={
            variant: {
                id_: {field: tree_of(effect) for field, effect in fields.items()} for id_, fields in of.items()
            }
            for variant, of in (variants or {}).items()
        },
        GAME=name,
        CONTENT_SHA256="",
    )


def load_raw(
    play: Mapping[str, Json],
    components: Mapping[str, Mapping[str, Json]],
    decks: Mapping[str, Sequence[tuple[str, int]]],
    players: int = 0,
    name: str = "game",
) -> DescribedGame:
    """A game ready to be played; raises what `DescribedGame` raises."""
    return DescribedGame(raw_data(play, components, decks, name), Setup(players))
