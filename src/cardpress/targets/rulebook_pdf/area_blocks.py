"""Draws the areas of a scene in small, each at a corner of its own: rows, piles and boards.

Lengths are mm on paper. A scene and its layout are JSON, as `cardpress_table` tells them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, field, replace
from typing import Any

from cardpress.targets.rulebook_pdf.scene_parts import area_key, change_key, face_of, pieces_of

Json = Any
"""A part of a scene or of a layout."""
Sizes = Mapping[str, tuple[float, float]]
"""Width and height in mm of each component and each back."""
Box = tuple[float, float, float, float]
"""Left, top, width and height in mm."""
LABEL, MARK = 4.6, 4.4
"""Height of the words above an area, and of the numbers below a card."""
LETTER = 1.75
"""The usual width of a letter of these words."""
BETWEEN, PEEK = 1.2, 0.2
"""Between two cards; how much of a card below another one shows, of its height."""
MANY = 5
"""More cards of a pile are told by their number alone."""
PIP, SMALLEST_PIP = 0.36, 3.4
"""How small tokens are drawn that lie in a row, of their own size, and how wide at least."""
AROUND = 40.0
"""Of a board in an example so many mm around what stands on it are drawn."""


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
    window: Box | None = None
    """The part of the picture within which it shows; all of it without one."""

    def shift(self, x: float, y: float) -> PlacedFace:
        """The same elsewhere, so many mm to the right and down; `replace` would take thrice as long."""
        window = (self.window[0] + x, self.window[1] + y, *self.window[2:]) if self.window else None
        at, size = (self.x + x, self.y + y), (self.width, self.height)
        return PlacedFace(self.face, self.is_back, *at, *size, self.turn, self.is_marked, window)


@dataclass(frozen=True)
class ShownNumber:
    """A number beside a symbol, a spot of color, or a word."""

    value: int | None
    symbol: str = ""
    color: str = ""
    word: str = ""


@dataclass(frozen=True)
class PlacedWords:
    """Words on a picture, or numbers beside their symbols."""

    x: float
    y: float
    width: float
    text: str = ""
    numbers: tuple[ShownNumber, ...] = ()
    kind: str = "label"

    def shift(self, x: float, y: float) -> PlacedWords:
        """The same elsewhere, so many mm to the right and down."""
        return PlacedWords(self.x + x, self.y + y, self.width, self.text, self.numbers, self.kind)


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
            [each.shift(0.0, down) for each in self.faces],
            heading + [each.shift(0.0, down) for each in self.words],
        )


@dataclass(frozen=True)
class AreaPainter:
    """Draws areas of one scene at one scale; `changed` are the keys of what is otherwise in another scene.

    `differing` are those of all scenes, `usual` is the size in mm of most components, `room` the most that a row
    of cards may be wide.
    """

    layout: Json
    sizes: Sizes
    scenes: Sequence[Json]
    scale: float
    changed: Set[str]
    differing: Set[str]
    usual: tuple[float, float]
    room: float

    def block(self, area: Json) -> AreaBlock:
        """An area with all that lies in it."""
        form = self.layout["areas"][area["area"]]["form"]
        match form:
            case "board":
                return self._board(area)
            case "pile":
                return self._pile(area)
            case "pips":
                return self._pips(area)
            case _:
                return self._row(area)

    def _size(self, card: Json) -> tuple[float, float]:
        size = card.get("size")
        width, height = (
            (size["width_mm"], size["height_mm"]) if size else self.sizes.get(face_of(card), self.usual)
        )
        return width * self.scale, height * self.scale

    def _row(self, area: Json) -> AreaBlock:
        """Cards side by side, each with its numbers below it."""
        block = AreaBlock(height=self.usual[1] * self.scale)
        for card in pieces_of(area):
            x = block.width + (BETWEEN if block.width else 0)
            self._add_card(block, area, card, x)
            block.width = x + self._size(card)[0]
        return self._overlap_cards(block) if block.width > self.room else block

    def _overlap_cards(self, block: AreaBlock) -> AreaBlock:
        """A row that is too wide with its cards partly one over another."""
        last = max(each.x for each in block.faces)
        part = max(self.room - (block.width - last), 0.0) / last if last else 1.0
        faces = [replace(each, x=each.x * part) for each in block.faces]
        return replace(
            block,
            width=block.width - last * (1 - part),
            faces=faces,
            words=[replace(each, x=each.x * part) for each in block.words],
        )

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

    def _pips(self, area: Json) -> AreaBlock:
        """The tokens that stand for players, one beside the other; those that come or go have a ring."""
        block = AreaBlock()
        for place, token in enumerate(pieces_of(area)):
            width, height = (side * PIP for side in self.sizes.get(token["component"], (0.0, 0.0)))
            wider = max(1.0, SMALLEST_PIP / width) if width else 1.0
            is_marked = change_key(area, token) in self.changed
            x = place * (width * wider + BETWEEN / 2)
            block.faces.append(
                PlacedFace(token["component"], False, x, 0, width * wider, height * wider, is_marked=is_marked)
            )
            block.width, block.height = x + width * wider, max(block.height, height * wider)
        return block

    def _numbers(self, card: Json) -> tuple[ShownNumber, ...]:
        """The numbers at a card, each with its symbol."""
        marks = ((self.layout["marks"][mark]["symbol"], value) for mark, value in card.get("marks", ()))
        return tuple(ShownNumber(value, symbol) for symbol, value in marks if symbol)

    def _pile(self, area: Json) -> AreaBlock:
        """A few cards side by side; of many, or such as nobody sees, the uppermost with how many there are."""
        cards = pieces_of(area)
        own = cards[: area.get("over", len(cards))] or cards
        if len(own) <= MANY and any("component" in card for card in own):
            return self._row({**area, "cards": own})
        width, height = self._size(own[0]) if own else (side * self.scale for side in self.usual)
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
        window = (0.0, 0.0, block.width, block.height)
        if ground:
            width, height = self.sizes.get(ground, tuple(area["size_mm"]))
            at = -left * scale, -top * scale
            block.faces.append(PlacedFace(ground, False, *at, width * scale, height * scale, window=window))
        for item in pieces_of(area):
            if left <= item["at"][0] <= right and top <= item["at"][1] <= bottom:
                self._add_piece(block, area, item, (left, top))
        return block

    def _add_piece(self, block: AreaBlock, area: Json, item: Json, corner: tuple[float, float]) -> None:
        """What lies on a board; of a figure that stands only the lower half, its face."""
        width, height = (side * item.get("scale", 1.0) for side in self._size(item))
        seen = height / 2 if item.get("folded") else height
        x = (item["at"][0] - corner[0]) * self.scale - width / 2
        y = (item["at"][1] - corner[1]) * self.scale - seen / 2
        is_marked = change_key(area, item) in self.changed
        turn = item.get("turn", 0)
        window = (x, y, width, seen) if item.get("folded") else None
        if area.get("ground") and not turn:
            window = _within((x, y, width, seen), (block.width, block.height)) or window
        placed = (x, y + seen - height, width, height, turn, is_marked, window)
        block.faces.append(PlacedFace(face_of(item), "back" in item, *placed))
        if shown := self._numbers(item):
            block.words.append(PlacedWords(x, y + seen - MARK, width, numbers=shown, kind="tokens"))

    def _extent(self, area: Json) -> tuple[float, float, float, float]:
        """The part of a board that is drawn, in its own mm: around its pieces; for set-up all of a ground.

        Of a player's own board all places are seen, from the left to the right, since it matters which is empty.
        Where figures stand among much that lies there always, it is these and what changes that matter.
        """
        alike = [each for scene in self.scenes for each in scene["areas"] if area_key(each) == area_key(area)]
        items = [item for each in alike for item in pieces_of(each)]
        ground = area.get("ground")
        if not items or (ground and len(self.scenes) == 1):
            return 0.0, 0.0, *area["size_mm"]
        has_figures = any("figure" in item for item in items)
        matter = [item for item in items if not has_figures or "figure" in item or self._comes_or_goes(area, item)]
        if not ground:
            half = [(*item["at"], *(side / 2 / self.scale for side in self._size(item))) for item in matter]
            return (
                min(x - width for x, _, width, _ in half), min(y - height for _, y, _, height in half),
                max(x + width for x, _, width, _ in half), max(y + height for _, y, _, height in half),
            )  # fmt: skip
        own = area.get("player") is not None
        (across, down), xs, ys = area["size_mm"], *zip(*(item["at"] for item in matter), strict=True)
        left, right = (max(min(xs) - AROUND, 0.0), min(max(xs) + AROUND, across)) if not own else (0.0, across)
        return left, max(min(ys) - AROUND, 0.0), right, min(max(ys) + AROUND, down)

    def _comes_or_goes(self, area: Json, item: Json) -> bool:
        """Whether something on a board is not alike in every scene."""
        return change_key(area, item) in self.differing


def _within(box: Box, board: tuple[float, float]) -> Box | None:
    """The part of a piece that lies on what is drawn of a board; None when all of it does."""
    x, y, width, height = box
    left, top = max(x, 0.0), max(y, 0.0)
    right, bottom = min(x + width, board[0]), min(y + height, board[1])
    is_whole = (left, top, right, bottom) == (x, y, x + width, y + height)
    return None if is_whole else (left, top, right - left, bottom - top)
