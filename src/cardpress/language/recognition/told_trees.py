"""The trees that the cards of a game tell, each with what its card told before it; those of its course of play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cardpress.effects.course.play import Play
from cardpress.effects.families.control import Custom, Seq
from cardpress.effects.nodes import Operation
from cardpress.effects.sections import section_of, sections
from cardpress.effects.walk import trees, uppermost_operations, walk
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


def course_trees(play: Play, kind: str) -> Iterator[ToldTree]:
    """Every step of a course of play, as if a card of a kind told it."""
    for pointer, tree in uppermost_operations(play):
        for at, step in steps_in(tree, pointer):
            yield ToldTree("", at, kind, step)


def steps_in(tree: Operation, pointer: str) -> Iterator[tuple[str, Operation]]:
    """An operation, or those that a sequence has one after the other, each with its JSON pointer."""
    if not isinstance(tree, Seq):
        yield pointer, tree
        return
    for index, one in enumerate(tree.do):
        yield from steps_in(one, f"{pointer}/do/{index}")


def _told_before(component: Component) -> dict[str, tuple[Operation, ...]]:
    """Key of a section to the trees of those before it."""
    found, before = dict[str, tuple[Operation, ...]](), tuple[Operation, ...]()
    for key, _, section in sections(component):
        assert section_of(key)
        found[key] = () if section.apart else before
        if section.effect is not None and not section.apart:
            before = (*before, section.effect)
    return found
