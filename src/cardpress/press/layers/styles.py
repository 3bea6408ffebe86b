"""Computed styles of the elements of a face, each child of its article as if it stood there alone.

WeasyPrint's own cascade and values; what rules match is found once for all elements that selectors cannot tell
apart, and a `style` attribute is laid over that.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import inf
from typing import Any
from xml.etree import ElementTree

import tinycss2
import weasyprint
from cssselect2 import ElementWrapper
from weasyprint.css import ComputedStyle, InitialStyle, declaration_precedence
from weasyprint.css.properties import INHERITED
from weasyprint.css.validation import preprocess_declarations

from cardpress.press.layers.markup import Around, MarkupNode, element, skeleton

Style = Any
"""A computed style of WeasyPrint, or its fonts, which have no types."""
_Cascaded = dict[str, tuple[Any, Any]]
"""Values by property, each with its weight, as WeasyPrint keeps them."""
_INLINE = (1, 0, 0)
"""Specificity of a `style` attribute."""
_MOST_WRITTEN = 200
"""Different `style` attributes that are kept parsed."""


@dataclass
class StyledElement:
    """An element with its style; `parts` are the texts and elements in it.

    `is_passing` tells that its styles are its own, and kept no longer than it.
    """

    node: MarkupNode
    style: Style
    parts: tuple[str | StyledElement, ...]
    is_passing: bool = False

    @property
    def inner(self) -> Iterator[StyledElement]:
        """The elements in it."""
        return (part for part in self.parts if isinstance(part, StyledElement))


@dataclass(frozen=True)
class _Rules:
    """What stylesheets declare of a child and all in it, a number for that, and the variables it uses."""

    cascaded: list[_Cascaded]
    number: int
    used: frozenset[str]


class Numbers:
    """Numbers for what is equal: cascades of the same stylesheets that share them know what looks the same."""

    def __init__(self) -> None:
        self._known: dict[object, int] = {}
        self._next = 0

    def of(self, what: object) -> int:
        """The number of a value; after it is forgotten it gets another one."""
        if what not in self._known:
            self._known[what] = self._next
            self._next += 1
        return self._known[what]

    def forget(self) -> None:
        """Forget the values, not which numbers were given."""
        self._known.clear()


class Cascade:
    """The cascade of one size and language.

    A look is all of an element's styles; those with the same number look the same, wherever they stand.
    """

    def __init__(
        self, stylesheets: Sequence[Any], fonts: Style, base_url: str, language: str, numbers: Numbers
    ) -> None:
        ua = weasyprint.HTML(string="<p>")._ua_stylesheets(False)
        self._sheets = [*((sheet, "user agent") for sheet in ua), *((sheet, "user") for sheet in stylesheets)]
        self._fonts, self._base_url = fonts, base_url
        self._language, self._numbers = language, numbers
        self._outer: dict[Around, tuple[Style, Style]] = {}
        self._inherited: dict[Around, int] = {}
        self._rules: dict[tuple[Around, MarkupNode], _Rules] = {}
        self._looks: dict[tuple[Around, MarkupNode], int] = {}
        self._styles: dict[tuple[Around, int], list[Style]] = {}
        self._declared: dict[str, _Cascaded] = {}
        self._variables = Variables()

    def look(self, around: Around, child: MarkupNode) -> int:
        """The number of an element's styles: what is declared of it, and what it gets from those around it."""
        alone = skeleton(child, "aria-label")
        found = self._looks.get((around, alone))
        if found is None:
            rules, written = self._declarations(around, child)
            _, outer = self._around(around)
            used = rules.used.union(
                *(self._variables.names_used(self._inline(style)) for style in written if style)
            )
            given = tuple((name, self._variables.value_of(outer, name)) for name in sorted(used))
            found = self._numbers.of((self._inherited_by(around), rules.number, written, given))
            if not any(written):
                self._looks[around, alone] = found
        return found

    def compute(self, around: Around, child: MarkupNode) -> StyledElement:
        """An element that stands in others, and all in it, with their styles."""
        rules, written = self._declarations(around, child)
        if not any(written) and (around, rules.number) in self._styles:
            return _attach_styles(child, iter(self._styles[around, rules.number]))
        every = (
            _over(cascaded, self._inline(style)) if style else cascaded
            for cascaded, style in zip(rules.cascaded, written, strict=True)
        )
        root, outer = self._around(around)
        styles = list(self._computed_styles(child, outer, root, every))
        if any(written):
            return replace(_attach_styles(child, iter(styles)), is_passing=True)
        self._styles[around, rules.number] = styles
        return _attach_styles(child, iter(styles))

    def style(self, around: Around) -> Style:
        """The style of the innermost element."""
        return self._around(around)[1]

    def innermost(self, around: Around) -> int:
        """A number for the styles of the innermost element: another one with the same number is drawn the same."""
        _, style = self._around(around)
        names = [name for name in style.cascaded if not name.startswith("__") and name not in INHERITED]
        values = (id(style.cascaded[name][0]) if "::" in name else repr(style[name]) for name in names)
        return self._numbers.of(("innermost", self._inherited_by(around), *zip(names, values, strict=True)))

    def _inherited_by(self, around: Around) -> int:
        """A number for all that stands in these elements inherits, but variables."""
        if around not in self._inherited:
            _, style = self._around(around)
            self._inherited[around] = self._numbers.of(tuple(repr(style[name]) for name in sorted(INHERITED)))
        return self._inherited[around]

    def _computed_styles(
        self, own: MarkupNode, outer: Style, root: Style, every: Iterator[_Cascaded]
    ) -> Iterator[Style]:
        style = self._style(outer, next(every), root)
        yield style
        for inner in own.nodes:
            yield from self._computed_styles(inner, style, root, every)

    def _around(self, around: Around) -> tuple[Style, Style]:
        """The styles of the root element and of the innermost one."""
        if around not in self._outer:
            tree = self._tree(around, None)
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
            self._outer[around] = root, outer
        return self._outer[around]

    def _declarations(self, around: Around, child: MarkupNode) -> tuple[_Rules, tuple[str, ...]]:
        """What stylesheets declare of each element of a child, and what its `style` attribute says."""
        if len(self._declared) > _MOST_WRITTEN:
            self._declared.clear()
            self._variables = Variables()
        bare = skeleton(child, "style")
        if (around, bare) not in self._rules:
            wrapper = ElementWrapper.from_html_root(self._tree(around, bare), content_language=None)
            inner = [*wrapper.iter_subtree()][3 + len(around) :]  # after html, head and body
            cascaded = [self._match(each) for each in inner]
            number = self._numbers.of((_depths(bare), *map(_identity, cascaded)))
            used = frozenset[str]().union(*map(self._variables.names_used, cascaded))
            self._rules[around, bare] = _Rules(cascaded, number, used)
        return self._rules[around, bare], tuple(each.get("style") for each in _flat(child))

    def _tree(self, around: Around, child: MarkupNode | None) -> ElementTree.Element:
        tree = ElementTree.fromstring("<html><head/><body/></html>")
        tree.set("lang", self._language)
        inner = tree[1]
        for each in (*around, *([child] if child else [])):
            inner.append(element(each))
            inner = inner[0]
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


class Variables:
    """Which CSS variables declarations use, and what a style gives for them."""

    def __init__(self) -> None:
        self._used: dict[int, frozenset[str]] = {}

    def names_used(self, cascaded: _Cascaded) -> frozenset[str]:
        """Names of the variables that some declarations use, as styles name them."""
        found: frozenset[str] = frozenset()
        for values, _ in cascaded.values():
            if id(values) not in self._used:
                tokens = getattr(values, "tokens", values if isinstance(values, list) else ())
                self._used[id(values)] = frozenset(_names(tokens))
            found |= self._used[id(values)]
        return found

    def value_of(self, style: Style, name: str) -> str:
        """The value of a variable, with the variables in it put in."""
        values = style[name]
        inner = sorted(set(_names(values or ())) - {name})
        return " ".join([tinycss2.serialize(values or ()), *(self.value_of(style, each) for each in inner)])


def _names(tokens: Any) -> Iterator[str]:  # noqa: ANN401 tinycss2 has no types
    for token in tokens:
        inner = getattr(token, "arguments", None) or getattr(token, "content", None)
        if isinstance(inner, list):
            if getattr(token, "lower_name", "") == "var":
                yield next(each.value for each in inner if each.type == "ident").replace("-", "_")
            yield from _names(inner)


def _identity(cascaded: _Cascaded) -> object:
    """What tells declarations from others; weights count where two names mean one property."""
    return tuple(
        (name, id(values), weight if "_block_" in name or "_inline_" in name else None)
        for name, (values, weight) in sorted(cascaded.items())
    )


def _flat(node: MarkupNode) -> Iterator[MarkupNode]:
    yield node
    for inner in node.nodes:
        yield from _flat(inner)


def _depths(node: MarkupNode) -> tuple[Any, ...]:
    """How elements stand in each other."""
    return tuple(map(_depths, node.nodes))


def _over(cascaded: _Cascaded, inline: _Cascaded) -> _Cascaded:
    """The declarations of stylesheets with those of a `style` attribute, each in its weight."""
    better = {
        name: value for name, value in inline.items() if name not in cascaded or cascaded[name][1] <= value[1]
    }
    return cascaded | better


def _attach_styles(node: MarkupNode, styles: Iterator[Style]) -> StyledElement:
    style = next(styles)
    parts = tuple(_attach_styles(part, styles) if isinstance(part, MarkupNode) else part for part in node.parts)
    return StyledElement(node, style, parts)
