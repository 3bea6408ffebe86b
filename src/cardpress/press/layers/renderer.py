"""Draws faces out of layers: a child that faces share is set once. What this cannot do, WeasyPrint does whole.

WeasyPrint is the judge: every face comes out as it would draw it, to the byte, and whatever is wrong with one is
found and told by it.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from cardpress.diagnostics import Report
from cardpress.models.game import Size
from cardpress.press.face import FaceRequest, Scales
from cardpress.press.layers.block_layout import Area
from cardpress.press.layers.css_dependencies import SiblingDependencies
from cardpress.press.layers.layer import ArticleFrame, Composer, Layer
from cardpress.press.layers.markup import MarkupNode, article, element, without_styling
from cardpress.press.layers.shaping import FontSelector
from cardpress.press.layers.styles import Cascade, Numbers
from cardpress.press.layers.typeset_layer import LayerTypesetter
from cardpress.press.layers.weasyprint_layers import WeasyPrintLayers
from cardpress.press.layout import copyfitting, log_diagnostics
from cardpress.press.layout.boxtree import MM_PER_PX, PageReading
from cardpress.press.layout.gc_pause import clear, collection_paused
from cardpress.press.layout.limits import TEXT, check_elements
from cardpress.press.layout.text_checks import Inspector, near_the_cut
from cardpress.press.layout.typesetter import FULL_SIZE, Typesetter
from cardpress.press.pdf.fragment import Fragment, Note
from cardpress.press.renderer import Drawn, Renderer, batches

_Place = tuple[Size, str]
_Key = tuple[Size, str, int, MarkupNode]
"""Size, language, number of the styles and all else that shows of a child: equal ones are one layer."""
_LASTING = 10
"""Batches after which it is forgotten what was on one face only: most of it never comes again."""
_MOST_DRAWN = 60
"""Articles that WeasyPrint draws before their garbage is collected."""


@dataclass(slots=True)
class _AcceptedLayer:
    """A layer that nothing is wrong with, the warnings about it, and how many faces it is on."""

    layer: Layer
    notes: tuple[Note, ...]
    faces: int = 0


@dataclass(slots=True, eq=False)
class _Context:
    """What shapes a child beside its own markup: the size of the face, its language, its article without parts.

    `layers` are those of the children known so far; None for a child whose faces are drawn whole. `keys` and `key`
    tell which children and articles of other contexts look the same.
    """

    size: Size
    language: str
    article: MarkupNode
    frame: ArticleFrame | None = None
    layers: dict[MarkupNode, _AcceptedLayer | None] = field(default_factory=dict)
    keys: dict[MarkupNode, _Key] = field(default_factory=dict)
    key: object = None


@dataclass(slots=True)
class _LayerAttempt:
    """A face set at some scales, and how far each slot may shrink, once that is known."""

    request: FaceRequest
    scales: Scales = field(default_factory=Scales)
    lowest: Mapping[str, float] | None = None


@dataclass(slots=True)
class _MarkedUpFace:
    """A face whose template is filled."""

    trial: _LayerAttempt
    label: str
    children: tuple[MarkupNode, ...]
    context: _Context


class LayerRenderer:
    """Draws faces of one look; layers stay known, so that a face of another day shares them."""

    def __init__(self, typesetter: Typesetter, inspector: Inspector, whole: Renderer) -> None:
        self._typesetter, self._inspector, self._whole = typesetter, inspector, whole
        self._composer = Composer(list(typesetter.typefaces))
        self._fonts = FontSelector(typesetter.typefaces)
        self._direct = LayerTypesetter(self._fonts, typesetter.painter, self._composer)
        self._drawer = WeasyPrintLayers(typesetter, self._composer.numbers)
        self._ties = SiblingDependencies([sheet.text for sheet in typesetter.stylesheets])
        self._styles: dict[_Place, Cascade] = {}
        self._contexts: dict[tuple[Size, str, MarkupNode], _Context] = {}
        self._frames: dict[object, ArticleFrame | None] = {}
        self._shared: dict[_Key, _AcceptedLayer | None] = {}
        self._drawn = self._batches = 0
        self._numbers = Numbers()

    def render(self, requests: Sequence[FaceRequest], report: Report) -> Iterator[Drawn]:
        """Key and fragment of each face that came out right."""
        left: list[FaceRequest] = []
        with collection_paused():
            for batch in batches(requests):
                trials = [_LayerAttempt(request) for request in batch]
                while trials:
                    trials = yield from self._round(trials, left, report)
                self._batches += 1
                if not self._batches % _LASTING:
                    self._forget()
                if self._drawn > _MOST_DRAWN or not self._batches % _LASTING:
                    self._drawn = 0
                    clear()
        if left:
            yield from self._whole.render(left, report)

    def _forget(self) -> None:
        """Forget styles, and layers that were used once."""
        self._styles.clear()
        self._numbers.forget()
        self._shared.clear()
        self._direct = LayerTypesetter(self._fonts, self._typesetter.painter, self._composer)
        for context in self._contexts.values():
            context.keys.clear()
            context.layers = {child: each for child, each in context.layers.items() if not each or each.faces > 1}

    def _round(
        self, trials: Sequence[_LayerAttempt], left: list[FaceRequest], report: Report
    ) -> Generator[Drawn, None, list[_LayerAttempt]]:
        """Set faces once; gives the trials of those that must be set again, smaller."""
        ready = []
        for trial in trials:
            markup = trial.request.markup(trial.scales, report)
            if markup is None:
                continue
            if filled := self._take_apart(trial, markup):
                ready.append(filled)
            else:
                left.append(trial.request)
        self._make(ready)
        again = []
        for filled in ready:
            found = self._compose_face(filled)
            if found is None:
                left.append(filled.trial.request)
            elif isinstance(found, _LayerAttempt):
                again.append(found)
            else:
                yield filled.trial.request.key, found
        return again

    def _take_apart(self, trial: _LayerAttempt, markup: str) -> _MarkedUpFace | None:
        """A face taken apart; None when it is to be drawn whole."""
        whole = article(markup.replace(FULL_SIZE, "")) if len(markup) < TEXT and not self._ties.is_whole else None
        if whole is None:
            return None
        size, language = trial.request.size, trial.request.language
        bare = MarkupNode(whole.tag, tuple(each for each in whole.attributes if each[0] != "aria-label"), ())
        place = size, language, bare
        if place not in self._contexts:
            self._contexts[place] = self._context(*place)
        if self._contexts[place].key is None:
            return None
        return _MarkedUpFace(trial, " ".join(whole.get("aria-label").split()), whole.nodes, self._contexts[place])

    def _context(self, size: Size, language: str, article: MarkupNode) -> _Context:
        """A context; without a key when its style is not understood."""
        context = _Context(size, language, article)
        with (
            suppress(Exception),
            log_diagnostics.collect_warnings() as heard,
        ):  # whatever it stumbles over, WeasyPrint is asked
            number = self._styles_of(context).innermost((article,))
            if not heard:
                context.key = size, language, number, article.get("data-slot")
        return context

    def _compose_face(self, filled: _MarkedUpFace) -> Fragment | _LayerAttempt | None:
        """The face, or its next trial; None when it is to be drawn whole."""
        trial, context = filled.trial, filled.context
        judged = [context.layers[child] for child in filled.children]
        right = [each for each in judged if each]
        if context.frame is None or len(right) < len(judged):
            return None
        layers = [each.layer for each in right]
        slotted = [layer.reading for layer in layers if layer.reading.slots]
        reading = PageReading(
            [run for one in slotted for run in one.runs], [slot for one in slotted for slot in one.slots]
        )
        lowest = copyfitting.floors(reading) if trial.lowest is None else trial.lowest
        scales = copyfitting.next_scales(reading, trial.scales, lowest)
        if scales != trial.scales:
            return _LayerAttempt(trial.request, scales, lowest)
        if any(slot.is_overset for slot in reading.slots):
            return None
        for each in right:
            each.faces += 1
        notes = tuple(dict.fromkeys(note for each in right for note in each.notes))
        return self._composer.fragment(context.frame, layers, filled.label, trial.scales, notes)

    def _make(self, faces: Sequence[_MarkedUpFace]) -> None:
        """Make the frames and layers of faces, so far as they are not known."""
        wanted: dict[_Place, dict[_Context, dict[MarkupNode, FaceRequest]]] = {}
        with log_diagnostics.collect_warnings() as heard:
            for face in faces:
                context, request = face.context, face.trial.request
                group = wanted.setdefault((context.size, context.language), {})
                if context.key not in self._frames:
                    self._frames[context.key] = None
                    group.setdefault(context, {})
                for child in face.children:
                    if child not in context.layers and not self._set(context, child, request, heard):
                        group.setdefault(context, {})[child] = request
        for (size, language), contexts in wanted.items():
            if contexts:
                self._draw(size, language, contexts)
        for face in faces:
            context = face.context
            context.frame = self._frames[context.key]
            for child in face.children:
                if child not in context.layers:
                    context.layers[child] = self._shared[context.keys[child]]

    def _set(self, context: _Context, child: MarkupNode, request: FaceRequest, heard: Sequence[str]) -> bool:
        """Find or set the layer of a child, or find it tied; False when WeasyPrint must draw it."""
        before = len(heard)
        if self._ties.bind((context.article,), child):
            context.layers[child] = None
            return True
        try:
            check_elements([element(child)])
            styles = self._styles_of(context)
            look = styles.look((context.article,), child)
            key = context.keys[child] = context.size, context.language, look, without_styling(child)
            if key in self._shared:
                return True
            self._shared[key] = None
            styled = styles.compute((context.article,), child)
            layer = self._direct.layer(styled, self._area(context.size))
        except Exception:  # whatever it stumbles over, WeasyPrint is asked
            return False
        if len(heard) == before:
            self._shared[key] = self._accepted_layer(layer, request)
        return len(heard) == before

    @staticmethod
    def _area(size: Size) -> Area:
        """The box of an article, with the bleed."""
        wide, high = size.width_mm + 2 * size.bleed_mm, size.height_mm + 2 * size.bleed_mm
        return 0.0, 0.0, wide / MM_PER_PX, high / MM_PER_PX

    def _styles_of(self, context: _Context) -> Cascade:
        place = context.size, context.language
        if place not in self._styles:
            sheets, typesetter = self._typesetter.sheets(context.size), self._typesetter
            self._styles[place] = Cascade(
                sheets, typesetter.fonts, typesetter.base_url, context.language, self._numbers
            )
        return self._styles[place]

    def _draw(
        self, size: Size, language: str, wanted: Mapping[_Context, Mapping[MarkupNode, FaceRequest]]
    ) -> None:
        """Have WeasyPrint draw frames and layers."""
        articles = {context.article: list(nodes) for context, nodes in wanted.items()}
        drawn = self._drawer.draw(articles, size, language)
        self._drawn += len(articles)
        for context, nodes in wanted.items():
            frame, layers = drawn[context.article]
            self._frames[context.key] = self._frames[context.key] or frame
            for (child, request), layer in zip(nodes.items(), layers, strict=True):
                judged = self._accepted_layer(layer, request) if layer else None
                if child in context.keys:
                    self._shared[context.keys[child]] = judged
                else:
                    context.layers[child] = judged

    def _accepted_layer(self, layer: Layer, request: FaceRequest) -> _AcceptedLayer | None:
        """A layer that nothing is wrong with; None for others."""
        if self._inspector.problems(layer.reading, request):
            return None
        return _AcceptedLayer(layer, near_the_cut(layer.reading, request.size))
