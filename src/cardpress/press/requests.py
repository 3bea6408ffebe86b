"""Face requests of a linked game: for every printed component its two sides, each under its fingerprint."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from cardpress.diagnostics import Position, Report
from cardpress.models.component import Component
from cardpress.models.game import Face, Size
from cardpress.models.project import Game, Loaded, Texts
from cardpress.press.face import FaceRequest
from cardpress.press.fingerprint import fingerprint, folder_fingerprint
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


class Requests:
    """Makes the face requests of one game in one language; a shared side is one face for all components."""

    def __init__(self, game: Game, words: Texts, look: Look, templates: Templates, report: Report) -> None:
        self._game, self._words, self._templates, self._report = game, words, templates, report
        self._copies = game.copies()
        self.filling = _filling(game, words, look)
        folders = [folder.relative_to(game.root).as_posix() for folder in template_folders(game)]
        settings = game.settings.model_dump(mode="json", exclude={"icon_authors", "licences", "version"})
        values = (settings, self.filling.values["rules"], dict(words.messages))
        self.fingerprint = fingerprint(
            look.fingerprint,
            folder_fingerprint(game.root, folders),
            words.language,
            *(json.dumps(value, sort_keys=True) for value in values),
        )

    def printed(self, game: Game, words: Texts) -> tuple[Printed, ...]:
        """Components in printing order: all of the game's, or of a variant of it that holds some of them."""
        ids = [id_ for id_ in self._copies if id_ in game.components]
        return tuple(self._printed(game.components[id_], words) for id_ in ids)

    def _printed(self, loaded: Loaded[Component], words: Texts) -> Printed:
        id_, kind = loaded.model.id, self._game.settings.kinds[loaded.model.kind]
        size = self._game.settings.sizes[kind.size]
        front = self._request(loaded, words, "front", kind.front, size)
        back = self._request(loaded, words, "back", kind.back, size)
        return Printed(id_, words.components[id_].name, self._copies[id_], size, front, back)

    def _request(self, loaded: Loaded[Component], words: Texts, side: str, face: Face, size: Size) -> FaceRequest:
        component, text = loaded.model, words.components[loaded.model.id]
        own = () if face.shared else (loaded.source.digest, text.name, text.flavor, sorted(text.rules.items()))
        subject = face.template.removesuffix(".html") if face.shared else component.id
        label, position = f"{subject}, {side}, {words.language}", loaded.source.position()
        values = {"side": side, "size": size} | ({} if face.shared else {"text": text})
        filling = replace(self.filling, subject=label, position=position, values={**self.filling.values, **values})
        markup = self._markup(face.template, filling, None if face.shared else component)
        key = fingerprint(self.fingerprint, face.template, side, size, *own)
        return FaceRequest(key, label, size, words.language, markup, position)

    def _markup(
        self, template: str, filling: Filling, component: Component | None
    ) -> Callable[[Mapping[str, float]], str | None]:
        def markup(scales: Mapping[str, float]) -> str | None:
            card = {"card": component.model_dump(mode="json", by_alias=True)} if component else {}
            filled = replace(filling, values={**filling.values, **card}, scales=scales)
            return self._templates.fill(f"{self._game.id}/{template}", filled, self._report)

        return markup


def _filling(game: Game, words: Texts, look: Look) -> Filling:
    """What every template of the game is filled with in one language."""
    glyphs = {source.family: characters(source) for source in look.icons}
    rules = {topic: dict(numbers.values) for topic, numbers in game.rules.items()}
    return Filling(
        game.id,
        Position(f"content/{game.id}/game.json"),
        words.messages,
        Glyphs(glyphs.get("Icons", {}), glyphs.get("Drawings", {}), game.settings.symbols),
        {"game": game.settings, "rules": rules, "language": words.language},
    )
