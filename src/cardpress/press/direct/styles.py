"""Computed styles of the elements of a face, each child of its article as if it stood there alone.

WeasyPrint's own cascade and values; what rules match is found once for all elements that selectors cannot tell
apart, and a `style` attribute is laid over that.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any
from xml.etree import ElementTree

import tinycss2
import weasyprint
from cssselect2 import ElementWrapper
from weasyprint.css import ComputedStyle, InitialStyle, declaration_precedence
from weasyprint.css.validation import preprocess_declarations

from cardpress.press.direct.markup import Node, element, skeleton

Style = Any
"""A computed style of WeasyPrint, which has no types."""
_Cascaded = dict[str, tuple[Any, Any]]
"""Values by property, each with its weight, as WeasyPrint keeps them."""
_INLINE = (1, 0, 0)
"""Specificity of a `style` attribute."""


@dataclass
class Styled:
    """An element with its style; `parts` are the texts and elements in it."""

    node: Node
    style: Style
    parts: tuple[str | Styled, ...]

    @property
    def inner(self) -> Iterator[Styled]:
        """The elements in it."""
        return (part for part in self.parts if isinstance(part, Styled))


class Styles:
    """The cascade of one size and language; `article` tells which rules the children of an article obey."""

    def __init__(self, stylesheets: Sequence[Any], fonts: Any, base_url: str, language: str) -> None:  # noqa: ANN401
        ua = weasyprint.HTML(string="<p>")._ua_stylesheets(False)
        self._sheets = [*((sheet, "user agent") for sheet in ua), *((sheet, "user") for sheet in stylesheets)]
        self._fonts, self._base_url, self._language = fonts, base_url, language
        self._articles: dict[Node, tuple[Style, Style]] = {}
        self._rules: dict[tuple[Node, Node], list[_Cascaded]] = {}
        self._styles: dict[tuple[Node, Node], list[Style]] = {}
        self._declared: dict[str, _Cascaded] = {}

    def styled(self, article: Node, child: Node) -> Styled:
        """A child of an article (given without its parts) and all in it, with their styles."""
        alone = skeleton(child, "aria-label")
        if (article, alone) not in self._styles:
            self._styles[article, alone] = list(self._computed(article, alone))
        return _joined(child, iter(self._styles[article, alone]))

    def _computed(self, article: Node, child: Node) -> Iterator[Style]:
        root, outer = self._article(article)
        matched = iter(self._matched(article, skeleton(child, "style")))
        return self._inherited(child, outer, root, matched)

    def _inherited(self, own: Node, outer: Style, root: Style, matched: Iterator[_Cascaded]) -> Iterator[Style]:
        cascaded = next(matched)
        written = own.get("style")
        if written:
            cascaded = _over(cascaded, self._inline(written))
        style = self._style(outer, cascaded, root)
        yield style
        for inner in own.nodes:
            yield from self._inherited(inner, style, root, matched)

    def _article(self, article: Node) -> tuple[Style, Style]:
        """The styles of the root element and of an article."""
        if article not in self._articles:
            tree = self._tree(article, None)
            wrapper = ElementWrapper.from_html_root(tree, content_language=None)
            root = outer = None
            for each in wrapper.iter_subtree():
                if each.local_name != "head":
                    cascaded = self._match(each)
                    if written := each.etree_element.get("style"):
                        cascaded = _over(cascaded, self._inline(written))
                    if root is None:
                        initial = InitialStyle(self._fonts)
                        cascaded |= self._inline(f'-weasy-lang:"{self._language}"')
                        root = outer = self._style(None, cascaded, initial)
                    else:
                        outer = self._style(outer, cascaded, root)
            self._articles[article] = root, outer
        return self._articles[article]

    def _matched(self, article: Node, child: Node) -> list[_Cascaded]:
        """The declarations of each element of a child, in the order of the markup, without `style` attributes."""
        if (article, child) not in self._rules:
            tree = self._tree(article, child)
            wrapper = ElementWrapper.from_html_root(tree, content_language=None)
            _, _, _, _, *inner = wrapper.iter_subtree()  # html, head, body, article
            self._rules[article, child] = [self._match(each) for each in inner]
        return self._rules[article, child]

    def _tree(self, article: Node, child: Node | None) -> ElementTree.Element:
        tree = ElementTree.fromstring("<html><head/><body/></html>")
        tree.set("lang", self._language)
        tree[1].append(element(article))
        if child:
            tree[1][0].append(element(child))
        return tree

    def _match(self, each: ElementWrapper) -> _Cascaded:
        """What the stylesheets declare of an element; what they declare of a part of it stands under that part."""
        found: _Cascaded = {}
        for sheet, origin in self._sheets:
            for specificity, _, pseudo, (declarations, layer) in sheet.matcher.match(each):
                order = inf if layer is None else sheet.layers.index(layer)
                for name, values, importance in declarations:
                    weight = declaration_precedence(origin, importance), order, specificity
                    key = f"::{pseudo} {name}" if pseudo else name
                    if key not in found or found[key][1] <= weight:
                        found[key] = values, weight
        return found

    def _inline(self, written: str) -> _Cascaded:
        """What a `style` attribute declares."""
        if written not in self._declared:
            declarations = tinycss2.parse_blocks_contents(written)
            found: _Cascaded = {}
            for name, values, importance in preprocess_declarations(self._base_url, declarations):
                weight = declaration_precedence("author", importance), inf, _INLINE
                if name not in found or found[name][1] <= weight:
                    found[name] = values, weight
            self._declared[written] = found
        return self._declared[written]

    def _style(self, parent: Style | None, cascaded: _Cascaded, root: Style) -> Style:
        sizes: Mapping[str, Any] = {"box": None, "area": None}
        return ComputedStyle(parent, cascaded, None, root, self._base_url, self._fonts, sizes)


def _over(cascaded: _Cascaded, inline: _Cascaded) -> _Cascaded:
    """The declarations of stylesheets with those of a `style` attribute, each in its weight."""
    better = {
        name: value for name, value in inline.items() if name not in cascaded or cascaded[name][1] <= value[1]
    }
    return cascaded | better


def _joined(node: Node, styles: Iterator[Style]) -> Styled:
    style = next(styles)
    parts = tuple(_joined(part, styles) if isinstance(part, Node) else part for part in node.parts)
    return Styled(node, style, parts)
