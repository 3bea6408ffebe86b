"""Puts the areas of a scene together to a picture of the table, so large that all of them have room.

Lengths are mm on paper, counted from the upper left corner of the picture.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from cardpress.targets.rulebook_pdf.area_blocks import (
    LABEL,
    AreaBlock,
    AreaPainter,
    Json,
    PlacedFace,
    PlacedWords,
    Sizes,
)
from cardpress.targets.rulebook_pdf.scene_parts import area_key, changes, pieces_of

LARGEST, SMALLEST, STEP = 0.42, 0.12, 0.02
"""Of their own size pieces are drawn so small."""
GAP = 3.0
"""Between two areas."""


@dataclass(frozen=True)
class TablePicture:
    """A scene on paper."""

    width: float
    height: float
    faces: tuple[PlacedFace, ...]
    words: tuple[PlacedWords, ...]


@dataclass(frozen=True)
class ShownParts:
    """What pictures show of scenes: the zones, all if none is named; whether players' numbers; words for them."""

    zones: Collection[str]
    counters: bool
    names: Mapping[str, str]
    players: Sequence[str]


class ScenePainter:
    """Draws the scenes of one example, alike in what they show and how large."""

    def __init__(self, layout: Json, sizes: Sizes, shown: ShownParts, scenes: Sequence[Json]) -> None:
        self._layout, self._sizes, self._shown, self._scenes = layout, sizes, shown, scenes
        self._changed = [changes(scene, scenes) for scene in scenes]
        self._filled = {area_key(area) for scene in scenes for area in scene["areas"] if self._shows(area)}

    def pictures(self, width: float, height: float) -> list[TablePicture]:
        """A picture of each scene, no wider and higher than that unless pieces would be too small."""
        steps = round((LARGEST - SMALLEST) / STEP)

        def pictures_at(step: int) -> list[TablePicture]:
            scale = LARGEST - step * STEP
            return [self._picture(number, width, scale) for number in range(len(self._scenes))]

        def fits(step: int) -> bool:
            return all(each.width <= width + 0.01 and each.height <= height for each in pictures_at(step))

        best = pictures_at(bisect_left(range(steps), True, key=fits))
        high = max(each.height for each in best)
        return [replace(each, height=high) for each in best]

    def _picture(self, number: int, width: float, scale: float) -> TablePicture:
        """Boards on the left, what lies beside them and what players have on the right."""
        scene = self._scenes[number]
        painter = AreaPainter(self._layout, self._sizes, self._scenes, scale, self._changed[number])
        areas = self._areas_by_owner(scene)
        boards = [self._block(painter, area) for area in areas[None] if self._is_board(area)]
        left = _Column(0.0, width)
        left.add(boards)
        beside = left.right + 2 * GAP if boards else 0.0
        right = _Column(beside, width - beside)
        right.add([self._block(painter, area) for area in areas.pop(None) if not self._is_board(area)])
        for owner, owned in areas.items():
            if owner is not None and (owned or self._is_told(owner)):
                right.add_heading(self._player_words(scene, owner))
                right.add([self._block(painter, area) for area in owned])
        faces, words = (*left.faces, *right.faces), (*left.words, *right.words)
        reach = max(left.right, right.right, *(each.x + each.width for each in words))
        return TablePicture(reach, max(left.height, right.height), faces, words)

    def _block(self, painter: AreaPainter, area: Json) -> AreaBlock:
        return painter.block(area).below(self._shown.names.get(self._zone(area), ""))

    def _areas_by_owner(self, scene: Json) -> dict[int | None, list[Json]]:
        """What belongs to nobody, then what belongs to each player; what is empty in every scene is left out."""
        wanted = [area for area in scene["areas"] if self._is_wanted(area)]
        owners = [None, *range(len(self._shown.players))]
        return {owner: [area for area in wanted if area.get("player") == owner] for owner in owners}

    def _is_wanted(self, area: Json) -> bool:
        is_asked_for = not self._shown.zones or self._zone(area) in self._shown.zones
        return is_asked_for and area_key(area) in self._filled

    def _shows(self, area: Json) -> bool:
        """Whether anything is drawn of an area: of a player's in an example only what is seen of it."""
        is_owned, is_alone = area.get("player") is not None, len(self._scenes) == 1
        return any("component" in card or is_alone or not is_owned for card in pieces_of(area))

    def _is_board(self, area: Json) -> bool:
        return bool(self._layout["areas"][area["area"]]["form"] == "board")

    def _zone(self, area: Json) -> str:
        told = self._layout["areas"][area["area"]]
        return str(told["zone"] or (told["layers"][0]["zone"] if told["layers"] else ""))

    def _is_told(self, player: int) -> bool:
        """Whether a player's numbers matter: on a picture by itself, or where they change."""
        numbers = [self._player_words(scene, player).numbers for scene in self._scenes]
        return len(numbers) == 1 or numbers[0] != numbers[1]

    def _player_words(self, scene: Json, player: int) -> PlacedWords:
        """A player's name with the numbers that are theirs."""
        told = zip(self._layout["counters"], scene["counters"], strict=True) if self._shown.counters else ()
        numbers = [
            (counter["symbol"], value[player])
            for counter, value in told
            if counter["symbol"] and isinstance(value, list) and (value[player] or not counter["unless_zero"])
        ]
        return PlacedWords(0, 0, 0, self._shown.players[player], tuple(numbers), "player")


class _Column:
    """A part of a picture that is filled from above; `right` is how far it reaches."""

    def __init__(self, left: float, width: float) -> None:
        self._left, self._width, self._y = left, width, 0.0
        self.right = left
        self.faces: list[PlacedFace] = []
        self.words: list[PlacedWords] = []

    @property
    def height(self) -> float:
        """How far down it reaches."""
        return max(self._y - GAP, 0.0)

    def add_heading(self, words: PlacedWords) -> None:
        """A line over what follows."""
        self.words.append(replace(words, x=self._left, y=self._y, width=self._width))
        self._y += LABEL + 1.2

    def add(self, blocks: Sequence[AreaBlock]) -> None:
        """Areas side by side as far as there is room."""
        x = high = 0.0
        for block in blocks:
            if x and x + block.width > self._width:
                x, high, self._y = 0.0, 0.0, self._y + high + GAP
            self.faces += [replace(each, x=each.x + self._left + x, y=each.y + self._y) for each in block.faces]
            self.words += [replace(each, x=each.x + self._left + x, y=each.y + self._y) for each in block.words]
            x, high = x + block.width + GAP, max(high, block.height)
            self.right = max(self.right, self._left + x - GAP)
        self._y += high + GAP if blocks else 0.0
