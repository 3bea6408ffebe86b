"""Face requests of a linked game: for every printed component its two sides, each under its fingerprint."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace

from cardpress.diagnostics import Position, Report
from cardpress.models.component import Component
from cardpress.models.folders import files
from cardpress.models.game import Face, Size
from cardpress.models.project import ComponentText, Game, Loaded, Texts
from cardpress.press.face import FaceRequest
from cardpress.press.fingerprint import files_fingerprint, fingerprint
from cardpress.press.game_look import template_folders
from cardpress.press.icons import characters
from cardpress.press.look import Look
from cardpress.press.templates import Filling, Glyphs, Templates


@dataclass(frozen=True)
class Printed:
    """A component as decks print it: how often, at which size, and the requests for its two sides."""

    component: str
    name: str
    copies: int
    size: Size
    front: FaceRequest
    back: FaceRequest


@dataclass(frozen=True)
class _Shown:
    """What a side of its own shows: a component, its words, and the variant that gave it other effects, if any."""

    loaded: Loaded[Component]
    text: ComponentText
    variant: str | None


class Requests:
    """Makes the face requests of one game in one language; a shared side is one face for all components."""

    def __init__(self, game: Game, words: Texts, look: Look, templates: Templates, report: Report) -> None:
        self._game, self._words, self._templates, self._report = game, words, templates, report
        self._copies = game.copies()
        self._shared: dict[tuple[str, Face, Size], FaceRequest] = {}
        self.filling = _filling(game, words, look)
        below = (path for folder in template_folders(game) for path in files(folder, game.root))
        self.fingerprint = fingerprint(
            look.fingerprint,
            files_fingerprint(game.root, (path for path in below if path.endswith(".html"))),
            json.dumps((self.filling.values, dict(words.messages))),
        )

    def printed(self, game: Game, words: Texts, variant: str | None = None) -> tuple[Printed, ...]:
        """Components in printing order: all of the game's, or those a variant changes, which tells their faces."""
        shown = (
            _Shown(game.components[id_], words.components[id_], variant)
            for id_ in self._copies
            if id_ in game.components
        )
        return tuple(self._printed(one) for one in shown)

    def _printed(self, shown: _Shown) -> Printed:
        id_, kind = shown.loaded.model.id, self._game.settings.kinds[shown.loaded.model.kind]
        size = self._game.settings.sizes[kind.size]
        front, back = (
            self._request(shown, "front", kind.front, size),
            self._request(shown, "back", kind.back, size),
        )
        return Printed(id_, shown.text.name, self._copies[id_], size, front, back)

    def _request(self, shown: _Shown, side: str, face: Face, size: Size) -> FaceRequest:
        if not face.shared:
            return self._new_request(side, face, size, shown)
        known = (side, face, size)
        if known not in self._shared:
            self._shared[known] = self._new_request(side, face, size)
        return self._shared[known]

    def _new_request(self, side: str, face: Face, size: Size, shown: _Shown | None = None) -> FaceRequest:
        subject = shown.loaded.model.id if shown else face.template.removesuffix(".html")
        position = Position(shown.loaded.source.path if shown else f"templates/{self._game.id}/{face.template}")
        language = self._words.language
        label = ", ".join([subject, *([shown.variant] if shown and shown.variant else []), side, language])
        key = fingerprint(self.fingerprint, face.template, side, size.model_dump_json(), *_parts(shown))

        def markup(scales: Mapping[str, float]) -> str | None:
            values = {**self.filling.values, "side": side, "size": size.model_dump()}
            if shown:
                card = shown.loaded.model.model_dump(mode="json", by_alias=True)
                values |= {"card": card, "text": shown.text, "variant": shown.variant}
            filling = replace(self.filling, subject=label, position=position, values=values, scales=scales)
            return self._templates.fill(f"{self._game.id}/{face.template}", filling, self._report)

        return FaceRequest(key, label, size, language, markup, position)


def _parts(shown: _Shown | None) -> tuple[object, ...]:
    """All that tells one component's side from another's; nothing for a shared side."""
    if shown is None:
        return ()
    card, text = shown.loaded.model.model_dump_json(by_alias=True), shown.text
    return card, shown.variant, text.name, text.flavor, text.custom, *text.rules.items()


def _filling(game: Game, words: Texts, look: Look) -> Filling:
    """What every template of the game is filled with in one language.

    Plain values only: methods of a model would lead a template out of its sandbox. The credits are for the
    reference sheet, so that one icon more does not draw every face again.
    """
    settings = game.settings.model_dump(mode="json", exclude={"icon_authors", "licences"})
    glyphs = {source.family: characters(source) for source in look.icons}
    rules = {topic: dict(numbers.values) for topic, numbers in game.rules.items()}
    return Filling(
        game.id,
        Position(f"content/{game.id}/game.json"),
        words.messages,
        Glyphs(glyphs.get("Icons", {}), glyphs.get("Drawings", {}), game.settings.symbols),
        {"game": settings, "rules": rules, "language": words.language},
    )
