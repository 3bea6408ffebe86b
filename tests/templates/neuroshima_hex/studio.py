"""Faces of Neuroshima Hex for the tests: filled with any values, read as elements, printed as pixels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pypdfium2
from PIL import Image

from cardpress.diagnostics import Report
from cardpress.files.safe_write import Folder
from cardpress.files.store import Store
from cardpress.models.game import Hexagon
from cardpress.models.project import Game
from cardpress.press.face import FaceRequest
from cardpress.press.face_requests import PrintedComponent, Requests
from cardpress.press.fonts.icons import characters
from cardpress.press.game_look import look_of
from cardpress.press.layout.documents import write_pages
from cardpress.press.layout.templates import Templates
from cardpress.press.press import Press
from cardpress.stages.phrase import phrase

ROOT = Path(__file__).resolve().parents[3]
GAME = "neuroshima_hex"
SCALE = 6.0
"""Pixels a point when faces are looked at."""
ATTACKS = ("melee", "ranged", "gauss", "mortar", "explosive")
ARMIES = ("borgo", "hegemony", "mephisto", "moloch", "outpost", "sharrash", "vegas")


@dataclass(frozen=True)
class Drawn:
    """An element of a face: the name of its picture, if it is one, its text, its classes."""

    picture: str
    text: str
    classes: frozenset[str]

    @property
    def edge(self) -> int | None:
        """The edge it stands at."""
        numbers = [name.removeprefix("edge-") for name in self.classes if name.startswith("edge-")]
        return int(numbers[0]) if numbers else None


class Studio:
    """Fills and prints faces of the game in one language."""

    def __init__(self, game: Game, language: str, cache_folder: Path) -> None:
        self.game, self.report = game, Report()
        words, look = phrase(game, language, self.report), look_of(game)
        assert words
        self.words, self.templates = words, Templates(game.root)
        self.requests = Requests(game, words, look, self.templates)
        self.press = Press(look, Store(Folder(cache_folder)))
        self._icons, self._drawings = (
            {sign: name for name, sign in characters(source).items()} for source in look.icons
        )

    @cached_property
    def printed(self) -> Mapping[str, PrintedComponent]:
        """Every component as it is printed."""
        return {one.component: one for one in self.requests.printed_components(self.game, self.words)}

    def card(self, id_: str) -> dict[str, Any]:
        """A component's fields."""
        return self.game.components[id_].model.model_dump(mode="json", by_alias=True)

    def tiles(self) -> Iterator[dict[str, Any]]:
        """The fields of every hexagonal component."""
        for id_, one in self.printed.items():
            if isinstance(one.size, Hexagon):
                yield self.card(id_)

    def face(self, card: Mapping[str, Any]) -> list[Drawn]:
        """Every element of a tile's front, whatever values its fields have been given."""
        return self.read(self.fill(card))

    def fill(self, card: Mapping[str, Any]) -> str:
        """The markup of a tile's front."""
        values = {**self.requests.filling.values, "card": card, "text": self.words.components[card["id"]]}
        filling = replace(self.requests.filling, values=values)
        markup = self.templates.fill(f"{GAME}/tile.html", filling, self.report)
        assert markup, list(self.report)
        return markup

    def read(self, markup: str) -> list[Drawn]:
        """Every element of some markup."""
        root = ElementTree.fromstring(f"<body>{markup}</body>")
        return [self._drawn(element) for element in root.iter()]

    def _drawn(self, element: ElementTree.Element) -> Drawn:
        text, classes = (element.text or "").strip(), frozenset(element.get("class", "").split())
        known = self._icons if "icon" in classes else self._drawings
        return Drawn(known.get(text, "") if {"icon", "drawing"} & classes else "", text, classes)

    def image(self, request: FaceRequest) -> Image.Image:
        """A face as pixels, bleed included."""
        faces = self.press.faces([request], self.report)
        assert request.key in faces, list(self.report)
        data = write_pages([faces[request.key]], self.press.fonts, title="", language="pl")
        return pypdfium2.PdfDocument(data)[0].render(scale=SCALE).to_pil().convert("RGB")


def wanted(card: Mapping[str, Any]) -> Counter[tuple[str, int]]:
    """How often each shape must stand at each edge."""
    shapes: Counter[tuple[str, int]] = Counter()
    for attack in card.get("attacks", ()):
        shapes[attack["type"], attack["edge"]] += attack["strength"] or 1
    for shape, field in (("armor", "armor"), ("net", "nets"), ("link", "links")):
        shapes.update((shape, edge) for edge in card.get(field, ()))
    return shapes
