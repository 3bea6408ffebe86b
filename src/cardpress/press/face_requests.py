"""Face requests of a linked game: for every printed component its two sides, each under its fingerprint."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from cardpress.diagnostics import Position, Report
from cardpress.models.component import Component
from cardpress.models.game import Face, Size
from cardpress.models.project import ComponentText, Game, Loaded, Texts
from cardpress.press.face import FaceRequest
from cardpress.press.fingerprint import fingerprint
from cardpress.press.fonts.icons import characters
from cardpress.press.game_look import pictures_in, templates_fingerprint
from cardpress.press.layout.templates import Filling, Glyphs, Templates
from cardpress.press.look import FaceLook
from cardpress.press.tuckbox_contents import Share


@dataclass(frozen=True)
class PrintedComponent:
    """A component as decks print it: how often, at which size, and the requests for its two sides."""

    component: str
    name: str
    copies: int
    size: Size
    front: FaceRequest
    back: FaceRequest | None

    @property
    def sides(self) -> tuple[FaceRequest, ...]:
        """The requests for the sides it has."""
        return (self.front, self.back) if self.back else (self.front,)


Numbering = tuple[int, int] | None
"""Number of a component and how many are numbered; None when its kind is not."""


@dataclass(frozen=True)
class _FaceContent:
    """What one side shows: its name in problems, where it comes from, what tells it from others, its values."""

    subject: str
    at: Position
    parts: tuple[object, ...]
    values: Callable[[], Mapping[str, Any]]


@dataclass(frozen=True, eq=False)
class Article:
    """The way to the `<article>` of a face: its template and what fills it, `shown` with what it alone shows.

    It can be sent to another process, which has the same templates.
    """

    templates: Templates
    template: str
    filling: Filling
    shown: Callable[[], Mapping[str, Any]]

    def __call__(self, scales: Mapping[str, float], report: Report) -> str | None:
        """The markup at some scales of the slots; None when it failed, told in the report."""
        values = {**self.filling.values, **self.shown()}
        return self.templates.fill(self.template, replace(self.filling, values=values, scales=scales), report)

    def __reduce__(self) -> tuple[type[Article], tuple[object, ...]]:
        return Article, (self.templates, self.template, self.filling, partial(dict, self.shown()))


class Requests:
    """Makes the face requests of one game in one language; a shared side is one face for all that share it."""

    def __init__(self, game: Game, words: Texts, look: FaceLook, templates: Templates) -> None:
        self._game, self._words, self._templates = game, words, templates
        self._reader, self._copies = game.reader, game.copies()
        self._shared: dict[tuple[str, Face, Size, str], FaceRequest] = {}
        self._numbers = _numbers(game.whole_game)
        self._known: dict[
            tuple[str, str | None], tuple[Loaded[Component], ComponentText, Numbering, PrintedComponent]
        ] = {}
        self.filling = _template_values(game, words, look)
        self._of_faces = replace(self.filling, messages=_messages_of_faces(game, words.messages))
        self.fingerprint, self._shaping_faces = (
            fingerprint(
                look.fingerprint,
                templates_fingerprint(game, lambda path: path.endswith(".html")),
                json.dumps((filling.values, dict(filling.messages))),
            )
            for filling in (self.filling, self._of_faces)
        )

    def reuse(self, known: Requests | None) -> Requests:
        """The requests of an earlier build in place of these, when all that cards have in common is the same."""
        if known is None or known.fingerprint != self.fingerprint:
            return self
        known._game, known._words, known._reader = self._game, self._words, self._reader
        known._copies, known._numbers = self._copies, self._numbers
        known.filling, known._of_faces = self.filling, self._of_faces
        return known

    def printed_components(
        self, game: Game, words: Texts, variant: str | None = None
    ) -> tuple[PrintedComponent, ...]:
        """Components in printing order: all of the game's, or those a variant changes, which tells their faces."""
        return tuple(
            self._printed_component(game.components[id_], words.components[id_], variant)
            for id_ in self._copies
            if id_ in game.components
        )

    def printed_alone(self, loaded: Loaded[Component], text: ComponentText) -> PrintedComponent | None:
        """One component as it would be with other fields or words; None for one that no deck prints."""
        return self._new_printed(loaded, text, None) if loaded.model.id in self._copies else None

    def _printed_component(
        self, loaded: Loaded[Component], text: ComponentText, variant: str | None
    ) -> PrintedComponent:
        id_ = loaded.model.id
        known, number = self._known.get((id_, variant)), self._numbers.get(id_)
        sides = self._game.settings.kinds[loaded.model.kind].sides.values()
        if any(face.lists for face in sides):  # the others it shows may have changed, and it itself not
            return self._new_printed(loaded, text, variant)
        if known and known[0] is loaded and known[1] is text and known[2] == number:
            made = known[3]
            if made.copies == self._copies[id_]:
                return made
        made = self._new_printed(loaded, text, variant)
        self._known[id_, variant] = loaded, text, number, made
        return made

    def _new_printed(
        self, loaded: Loaded[Component], text: ComponentText, variant: str | None
    ) -> PrintedComponent:
        id_, kind = loaded.model.id, self._game.settings.kinds[loaded.model.kind]
        size = self._game.settings.sizes[kind.size]
        own = _own(self._reader, loaded, text, variant, self._numbers.get(id_))

        def request(side: str, face: Face) -> FaceRequest:
            if not (face.shared or face.shared_by):
                return self._new_request(side, face, size, self._with_listed(own, face))
            at = Position(f"templates/{face.path(self._game.id)}")
            shown = self._with_listed(_shared_content(at, self._reader, face, loaded), face)
            known = (side, face, size, shown.subject)
            if known not in self._shared:
                self._shared[known] = self._new_request(side, face, size, shown)
            return self._shared[known]

        back = request("back", kind.back) if kind.back else None
        return PrintedComponent(id_, text.name, self._copies[id_], size, request("front", kind.front), back)

    def _with_listed(self, shown: _FaceContent, face: Face) -> _FaceContent:
        """What a side shows, with the components of the kinds it lists, which its key then covers too."""
        if not face.lists:
            return shown
        every = [(one, self._words.components[id_]) for id_, one in self._game.components.items()]
        listed = [(one, text) for one, text in every if one.model.kind in face.lists]

        def values() -> Mapping[str, Any]:
            cards: dict[str, list[dict[str, Any]]] = {kind: [] for kind in face.lists}
            for one, text in listed:
                cards[one.model.kind].append({"card": _fields(self._reader, one.model), "text": text})
            return {**shown.values(), "cards": cards}

        parts = (part for one, text in listed for part in _own(self._reader, one, text, None, None).parts)
        return replace(shown, parts=(*shown.parts, *parts), values=values)

    def _new_request(self, side: str, face: Face, size: Size, shown: _FaceContent) -> FaceRequest:
        position, language = shown.at, self._words.language
        label = f"{shown.subject}, {side}, {language}"
        key = fingerprint(self._shaping_faces, face.template, side, json.dumps(size.measures()), *shown.parts)
        template = face.path(self._game.id)

        def values() -> Mapping[str, Any]:
            return {"side": side, "size": size.measures(), **shown.values()}

        article = Article(
            self._templates, template, replace(self._of_faces, subject=label, position=position), values
        )
        return FaceRequest(key, label, size, language, article, position, self._templates.finder(template))

    def of_box(self, name: str, panels: Mapping[str, Size], share: Share) -> dict[str, FaceRequest]:
        """The sides of a tuckbox that holds a share of its cards, by name; `panels` are the sizes of the sides."""
        box = self._game.settings.boxes[name]
        decks = box.decks or [deck.id for deck in self._game.decks]
        told = {"id": name, "cards": share.cards, "decks": decks, "number": share.number, "boxes": share.boxes}
        shown = _FaceContent(
            f"box {name}{share.suffix}",
            Position(f"templates/{box.path(self._game.id)}"),
            (json.dumps(told),),
            lambda: {"box": told},
        )
        face = Face(template=box.template)
        return {side: self._new_request(side, face, size, shown) for side, size in panels.items()}

    def of_print(
        self, template: str, size: Size, sides: Collection[str], told: Mapping[str, Any]
    ) -> dict[str, FaceRequest]:
        """The sides, by name, of what is printed beside the components; `told` are the values of it alone."""
        face = Face(template=template)
        name, at = Path(template).stem, Position(f"templates/{face.path(self._game.id)}")
        shown = _FaceContent(name, at, (json.dumps(told),), lambda: told)
        return {side: self._new_request(side, face, size, shown) for side in sides}


def _messages_of_faces(game: Game, messages: Mapping[str, str]) -> Mapping[str, str]:
    """Messages that faces may show: a change of one that is the rulebook's alone draws no face anew."""
    if game.outline is None:
        return messages
    others = game.outline.model.own_messages()
    return {name: text for name, text in messages.items() if name not in others}


def _numbers(game: Game) -> Mapping[str, tuple[int, int]]:
    """Place of each numbered component in printing order, from 1, and how many there are."""
    kinds = {name for name, kind in game.settings.kinds.items() if kind.numbered}
    ids = [id_ for id_ in game.copies() if id_ in game.components and game.components[id_].model.kind in kinds]
    return {id_: (number, len(ids)) for number, id_ in enumerate(ids, 1)}


def _own(
    reader: TypeAdapter[Component],
    loaded: Loaded[Component],
    text: ComponentText,
    variant: str | None,
    number: Numbering,
) -> _FaceContent:
    """What a side of a component's own shows; `variant` is the one that gave it other effects, if any."""
    model = loaded.model
    of_sections = ((id_, one.heading, one.text) for id_, one in text.sections.items())
    words = (text.name, text.flavor, text.custom, *text.rules.items(), *of_sections, *text.own.items())
    return _FaceContent(
        f"{model.id}, {variant}" if variant else model.id,
        loaded.source.home,
        (reader.dump_json(model, by_alias=True).decode(), variant, *words, *(number or ())),
        lambda: {"card": _fields(reader, model), "text": text, "variant": variant, **_numbering_values(number)},
    )


def _numbering_values(number: Numbering) -> dict[str, dict[str, int]]:
    """What a template prints "3/54" with, if its component is numbered."""
    return {"numbering": {"number": number[0], "of": number[1]}} if number else {}


def _shared_content(
    at: Position, reader: TypeAdapter[Component], face: Face, loaded: Loaded[Component]
) -> _FaceContent:
    """What a side that components share shows: nothing of them, or the one field they share it by."""
    name = face.template.removeprefix("shared/").removesuffix(".html")
    if face.shared_by is None:
        return _FaceContent(name, at, (), dict)
    card = {face.shared_by: _fields(reader, loaded.model)[face.shared_by]}
    (value,) = card.values()
    return _FaceContent(f"{name}, {value}", at, (json.dumps(card),), lambda: {"card": card})


def _fields(reader: TypeAdapter[Component], component: Component) -> dict[str, Any]:
    """A component's fields as JSON values, by the names its file gives them."""
    values: dict[str, Any] = reader.dump_python(component, mode="json", by_alias=True)
    return values


def _template_values(game: Game, words: Texts, look: FaceLook) -> Filling:
    """What every template of the game is filled with in one language.

    Plain values only: methods of a model would lead a template out of its sandbox. The credits are for the
    reference sheet, papers and boxes for sheets, so that one icon or margin more does not draw every face again.
    """
    settings = game.settings.model_dump(mode="json", exclude={"icon_authors", "licences", "papers", "boxes"})
    glyphs = {source.family: characters(source) for source in look.icons}
    rules = {topic: dict(numbers.values) for topic, numbers in game.rules.items()}
    return Filling(
        game.id,
        Position(f"content/{game.id}/game.json"),
        words.messages,
        Glyphs(
            glyphs.get("Icons", {}),
            glyphs.get("Drawings", {}),
            game.settings.symbols,
            pictures_in(game.root, game.id),
        ),
        {"game": settings, "rules": rules, "language": words.language},
    )
