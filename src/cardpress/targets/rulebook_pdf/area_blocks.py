"""Draws the areas of a scene in small, each at a corner of its own: rows, piles and boards.

Lengths are mm on paper. A scene and its layout are JSON, as `cardpress_table` tells them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from cardpress.targets.rulebook_pdf.scene_parts import area_key, change_key, face_of, pieces_of

Json = Any
"""A part of a scene or of a layout."""
Sizes = Mapping[str, tuple[float, float]]
"""Width and height in mm of each component and each back."""
LABEL, MARK = 4.6, 4.4
"""Height of the words above an area, and of the numbers below a card."""
LETTER = 1.75
"""The usual width of a letter of these words."""
BETWEEN, PEEK = 1.2, 0.2
"""Between two cards; how much of a card below another one shows, of its height."""
MANY = 5
"""More cards of a pile are told by their number alone."""


@dataclass(frozen=True)
class PlacedFace:
    """A face on a picture: its component or back, its box, how far it is turned, whether it changes."""

    face: str
    is_back: bool
    x: float
    y: float
    width: float
    height: float
    turn: float = 0.0
    is_marked: bool = False


@dataclass(frozen=True)
class PlacedWords:
    """Words on a picture, or numbers beside their symbols."""

    x: float
    y: float
    width: float
    text: str = ""
    numbers: tuple[tuple[str, int | None], ...] = ()
    kind: str = "label"


@dataclass
class AreaBlock:
    """An area drawn at its own corner."""

    width: float = 0.0
    height: float = 0.0
    faces: list[PlacedFace] = field(default_factory=list)
    words: list[PlacedWords] = field(default_factory=list)

    def below(self, label: str) -> AreaBlock:
        """The same below a line of words."""
        width, down = max(self.width, LETTER * len(label)), LABEL if label else 0.0
        heading = [PlacedWords(0, 0, width, label)] if label else []
        return AreaBlock(
            width,
            self.height + down,
            [replace(each, y=each.y + down) for each in self.faces],
            heading + [replace(each, y=each.y + down) for each in self.words],
        )


@dataclass(frozen=True)
class AreaPainter:
    """Draws areas of one scene at one scale; `changed` are the keys of what is otherwise in another scene."""

    layout: Json
    sizes: Sizes
    scenes: Sequence[Json]
    scale: float
    changed: set[str]

    def block(self, area: Json) -> AreaBlock:
        """An area with all that lies in it."""
        form = self.layout["areas"][area["area"]]["form"]
        return self._board(area) if form == "board" else self._pile(area) if form == "pile" else self._row(area)

    @property
    def _usual(self) -> tuple[float, float]:
        """The size of most components."""
        return max(self.sizes.values(), key=[*self.sizes.values()].count)

    def _size(self, card: Json) -> tuple[float, float]:
        size = card.get("size")
        width, height = (
            (size["width_mm"], size["height_mm"]) if size else self.sizes.get(face_of(card), self._usual)
        )
        return width * self.scale, height * self.scale

    def _row(self, area: Json) -> AreaBlock:
        """Cards side by side, each with its numbers below it."""
        block = AreaBlock(height=self._usual[1] * self.scale)
        for card in pieces_of(area):
            x = block.width + (BETWEEN if block.width else 0)
            self._add_card(block, area, card, x)
            block.width = x + self._size(card)[0]
        return block

    def _add_card(self, block: AreaBlock, area: Json, card: Json, x: float) -> None:
        """A card with what lies under it and the numbers below it."""
        width, height = self._size(card)
        below = card.get("under", ())
        for place, component in enumerate(reversed(below)):
            block.faces.append(
                PlacedFace(component, False, x, (len(below) - place) * PEEK * height, width, height)
            )
        is_marked = change_key(area, card) in self.changed
        block.faces.append(PlacedFace(face_of(card), "back" in card, x, 0, width, height, is_marked=is_marked))
        low = height * (1 + PEEK * len(below))
        if shown := self._numbers(card):
            block.words.append(PlacedWords(x, low, width, numbers=shown, kind="marks"))
            low += MARK
        block.height = max(block.height, low)

    def _numbers(self, card: Json) -> tuple[tuple[str, int | None], ...]:
        """The numbers at a card, each with its symbol."""
        marks = ((self.layout["marks"][mark]["symbol"], value) for mark, value in card.get("marks", ()))
        return tuple((symbol, value) for symbol, value in marks if symbol)

    def _pile(self, area: Json) -> AreaBlock:
        """A few cards side by side; of many, or such as nobody sees, the uppermost with how many there are."""
        cards = pieces_of(area)
        own = cards[: area.get("over", len(cards))] or cards
        if len(own) <= MANY and any("component" in card for card in own):
            return self._row({**area, "cards": own})
        width, height = self._size(own[0]) if own else (side * self.scale for side in self._usual)
        block = AreaBlock(width, height)
        for card in own[-1:]:
            self._add_card(block, area, card, 0.0)
        if len(own) > 1:
            block.words.append(PlacedWords(0, block.height, width, f"× {len(own)}", kind="count"))
            block.height += MARK
        return block

    def _board(self, area: Json) -> AreaBlock:
        """A board with what lies on it, cut down to what shows anything in one of the scenes."""
        ground, scale = area.get("ground"), self.scale
        left, top, right, bottom = self._extent(area)
        block = AreaBlock((right - left) * scale, (bottom - top) * scale)
        if ground:
            width, height = self.sizes.get(ground, tuple(area["size_mm"]))
            block.faces.append(PlacedFace(ground, False, 0, 0, width * scale, height * scale))
        for item in pieces_of(area):
            width, height = (side * item.get("scale", 1.0) for side in self._size(item))
            x, y = (item["at"][0] - left) * scale - width / 2, (item["at"][1] - top) * scale - height / 2
            is_marked = change_key(area, item) in self.changed
            turn = item.get("turn", 0)
            block.faces.append(PlacedFace(face_of(item), "back" in item, x, y, width, height, turn, is_marked))
            if shown := self._numbers(item):
                block.words.append(PlacedWords(x, y + height - MARK, width, numbers=shown, kind="tokens"))
        return block

    def _extent(self, area: Json) -> tuple[float, float, float, float]:
        """The part of a board that is drawn, in its own mm: all if it has a ground, else around its pieces."""
        alike = [each for scene in self.scenes for each in scene["areas"] if area_key(each) == area_key(area)]
        boxes = [(*item["at"], *self._size(item)) for each in alike for item in pieces_of(each)]
        if area.get("ground") or not boxes:
            return 0.0, 0.0, *area["size_mm"]
        half = [(x, y, width / 2 / self.scale, height / 2 / self.scale) for x, y, width, height in boxes]
        return (
            min(x - width for x, _, width, _ in half),
            min(y - height for _, y, _, height in half),
            max(x + width for x, _, width, _ in half),
            max(y + height for _, y, _, height in half),
        )
