"""Finds CSS dependencies between siblings that rule out drawing a child of an article on its own.

Selectors that look at siblings, at an element's place among them, or at what an element holds; counters, which run
through a page. A selector that ties only what stands deeper, such as `.rules p + p`, ties no children.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any
from xml.etree import ElementTree

import tinycss2
from cssselect2 import ElementWrapper, parser
from cssselect2.compiler import CompiledSelector

from cardpress.press.layers.markup import Around, MarkupNode, element

Selector = Any
"""A part of a selector of cssselect2, which has no types."""
_RUNNING = re.compile(r"counter|string-set|:has\(|:empty|\[\s*(?:style|aria-label|lang|dir)|&|@scope")
"""What is not looked into: with it anywhere in a look, its faces are drawn whole."""
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_PLACES = re.compile(r"(?:first|last|only)-(?:child|of-type)$|nth-")
_ACROSS = frozenset("+~")
_UNSEEN = frozenset({"style", "aria-label"})
"""Attributes that no selector of a look whose faces are taken apart looks at."""
_KEPT = 64
"""Stylesheets whose selectors are remembered."""
_LEAKING = frozenset({"style", "link", "base", "li", "a", "q"})
"""Elements that change what stands outside them."""


class SiblingDependencies:
    """The tying selectors of a look; `is_whole` when nothing in it may be drawn alone."""

    def __init__(self, texts: Sequence[str]) -> None:
        bare = [_COMMENT.sub("", text) for text in texts]
        self.is_whole = any(_RUNNING.search(text) for text in bare)
        self._tests = [] if self.is_whole else [test for text in bare for test in _tying_selectors(text)]
        self._known: dict[tuple[Around, MarkupNode, int], bool] = {}

    def bind(self, around: Around, child: MarkupNode) -> bool:
        """Whether a child may look different alone in the elements it stands in."""
        return self._any(around, child, len(around) + 2)

    def bind_here(self, around: Around, child: MarkupNode) -> bool:
        """Whether a child may look different alone, if those it stands in do not."""
        return self._any(around, child, 1)

    def _any(self, around: Around, child: MarkupNode, count: int) -> bool:
        """Whether the last of a child and those it stands in, so many of them, may look different alone."""
        alone = MarkupNode(child.tag, tuple(each for each in child.attributes if each[0] not in _UNSEEN), ())
        key = around, alone, count
        if key not in self._known:
            self._known[key] = any(map(self._is_tied, _chain(around, alone)[-count:]))
        return self._known[key] or _leaks(child)

    def _is_tied(self, each: ElementWrapper) -> bool:
        return any(test.test(each) for test in self._tests)


@lru_cache(_KEPT)
def _tying_selectors(text: str) -> tuple[CompiledSelector, ...]:
    """Those of a stylesheet; where one of a look changes the others stay."""
    return tuple(_read(tinycss2.parse_stylesheet(text, skip_comments=True, skip_whitespace=True)))


def _read(rules: Sequence[Any]) -> Iterator[CompiledSelector]:
    for rule in rules:
        if rule.type == "at-rule" and rule.content is not None:
            yield from _read(tinycss2.parse_rule_list(rule.content, skip_comments=True, skip_whitespace=True))
        elif rule.type == "qualified-rule":
            try:
                selectors = list(parser.parse(rule.prelude))
            except parser.SelectorError:
                continue  # WeasyPrint leaves it out too
            for selector in selectors:
                for tied in _sibling_selectors(selector.parsed_tree):
                    yield CompiledSelector(parser.Selector(tied, None))


def _chain(around: Around, child: MarkupNode) -> Sequence[ElementWrapper]:
    """Elements in each other on a page, as selectors see them."""
    root = ElementTree.fromstring("<html><head/><body/></html>")
    inner = root[1]
    for each in (*around, child):
        inner.append(element(each))
        inner = inner[0]
    _, _, body, *chain = ElementWrapper.from_html_root(root).iter_subtree()
    return [body, *chain]


def _leaks(node: MarkupNode) -> bool:
    return node.tag in _LEAKING or any(map(_leaks, node.nodes))


def _sibling_selectors(tree: Selector) -> Iterator[Selector]:
    """A selector of each element that a selector ties to its siblings, by its ancestors alone."""
    if isinstance(tree, parser.CombinedSelector):
        yield from _sibling_selectors(tree.left)
        if tree.combinator in _ACROSS or _has_place(tree.right):
            yield _without_siblings(tree)
    elif _has_place(tree):
        yield _without_siblings(tree)


def _without_siblings(tree: Selector) -> Selector:
    """A selector without what it says of siblings."""
    if not isinstance(tree, parser.CombinedSelector):
        return _anywhere(tree)
    left, right = _without_siblings(tree.left), _anywhere(tree.right)
    if tree.combinator not in _ACROSS:
        return parser.CombinedSelector(left, tree.combinator, right)
    if isinstance(left, parser.CombinedSelector):
        return parser.CombinedSelector(left.left, left.combinator, right)
    return right


def _anywhere(compound: Selector) -> Selector:
    """A compound selector of elements at any place; what holds other selectors is left out."""
    kept = [each for each in compound.simple_selectors if not _is_place(each)]
    return parser.CompoundSelector(kept)


def _has_place(compound: Selector) -> bool:
    return any(map(_is_place, compound.simple_selectors))


def _is_place(simple: Selector) -> bool:
    """Whether a simple selector looks beside its element, or might."""
    if isinstance(simple, parser.PseudoClassSelector | parser.FunctionalPseudoClassSelector):
        return bool(_PLACES.match(simple.name))
    inner = getattr(simple, "selector_list", ())  # of :not(), :is() and :where()
    return any(True for selector in inner for _ in _sibling_selectors(selector.parsed_tree))
