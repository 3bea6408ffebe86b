"""The games as the tests of their content see them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from cardpress.diagnostics import Report
from cardpress.effects.walk import trees, walk
from cardpress.models.component import Model
from cardpress.models.project import Game
from cardpress.stages.check import check
from cardpress.stages.link import link
from cardpress.stages.load import load

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Box:
    """A game, and short ways to its cards and numbers."""

    game: Game

    def cards(self, *kinds: str) -> list[Any]:
        """Every design of the kinds."""
        models = (loaded.model for loaded in self.game.components.values())
        return [model for model in models if model.kind in kinds]

    def printed(self, *kinds: str) -> list[Any]:
        """Every printed card of the kinds, copies included."""
        copies = self.game.copies()
        return [card for card in self.cards(*kinds) for _ in range(copies.get(card.id, 0))]

    def card(self, id_: str) -> Any:
        """The card with this id."""
        return self.game.components[id_].model

    def number(self, topic: str, name: str) -> Any:
        """A value of rules/<topic>.json."""
        return self.game.rules[topic].values[name]

    @staticmethod
    def nodes(card: Any) -> Iterator[Model]:
        """Every node of every effect tree of a card."""
        for _, _, tree in trees(card):
            for _, node in walk(tree):
                yield node


def _box(name: str) -> Box:
    """A game after linking; problems of files that are not content, like templates, do not matter here."""
    report = Report()
    return Box(link(check(load(ROOT, report, [name]), report), ROOT, report)[name])


@pytest.fixture(scope="module")
def box() -> Box:
    """Mephisto."""
    return _box("mephisto")


@pytest.fixture(scope="module")
def hexes() -> Box:
    """Neuroshima Hex."""
    return _box("neuroshima_hex")


@pytest.fixture(scope="module")
def meat() -> Box:
    """M.E.A.T.: The Cult."""
    return _box("meat_the_cult")


@pytest.fixture(scope="module")
def adrenaline() -> Box:
    """Adrenaline."""
    return _box("adrenaline")


@pytest.fixture(scope="module")
def carnomorphs() -> Box:
    """Nemesis: Carnomorphs."""
    return _box("carnomorphs")
