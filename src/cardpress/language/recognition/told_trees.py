"""The trees that the cards of a game tell, each with what its card told before it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cardpress.effects.families.control import Custom
from cardpress.effects.nodes import Operation
from cardpress.effects.sections import section_of, sections
from cardpress.effects.walk import trees, walk
from cardpress.models.component import Component
from cardpress.models.project import Game


@dataclass(frozen=True)
class ToldTree:
    """A tree of a card: where it is, what kind of card, the tree, and trees of sections told before it."""

    component: str
    key: str
    kind: str
    tree: Operation
    before: tuple[Operation, ...] = ()


def told_trees(game: Game) -> Iterator[ToldTree]:
    """Every tree of a game's cards that the vocabulary says by itself, without words written by hand."""
    for id_, loaded in game.components.items():
        before = _told_before(loaded.model)
        for key, _, tree in trees(loaded.model):
            told = ToldTree(id_, key, loaded.model.kind, tree, before.get(key, ()))
            if not any(isinstance(node, Custom) for one in (tree, *told.before) for _, node in walk(one)):
                yield told


def _told_before(component: Component) -> dict[str, tuple[Operation, ...]]:
    """Key of a section to the trees of those before it."""
    found, before = dict[str, tuple[Operation, ...]](), tuple[Operation, ...]()
    for key, _, section in sections(component):
        assert section_of(key)
        found[key] = () if section.apart else before
        if section.effect is not None and not section.apart:
            before = (*before, section.effect)
    return found
