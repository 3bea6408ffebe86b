"""Puts the areas of a scene together to a picture of the table, so large that all of them have room.

Lengths are mm on paper, counted from the upper left corner of the picture.
"""

from __future__ import annotations

import json
from bisect import bisect_left
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from cardpress.press.fingerprint import fingerprint
from cardpress.targets.rulebook_pdf.area_blocks import (
    LABEL,
    LETTER,
    AreaBlock,
    AreaPainter,
    Json,
    PlacedFace,
    PlacedWords,
    ShownNumber,
    Sizes,
)
from cardpress.targets.rulebook_pdf.scene_parts import area_key, changes, pieces_of

LARGEST, SMALLEST, STEP = 0.42, 0.12, 0.02
"""Of their own size pieces are drawn so small."""
STEPS, HIGHER = round((LARGEST - SMALLEST) / STEP), 1.5
"""Steps from the largest to the smallest; how much higher a picture may be that has room at none."""
GAP = 3.0
"""Between two areas."""
NUMBER = 7.5
"""The width of a number with its symbol, in a line over what a player has."""


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


_PICTURES: dict[str, list[TablePicture]] = {}
"""Pictures that were drawn, by all that shapes them: under `watch` an example is drawn again when it changes."""
MOST_PICTURES = 256


def pictures_of(
    layout: Json, sizes: Sizes, shown: ShownParts, scenes: Sequence[Json], room: tuple[float, float]
) -> list[TablePicture]:
    """A picture of each scene as `ScenePainter.pictures` draws it in a room of so many mm, drawn once."""
    key = fingerprint(json.dumps([layout, sorted(sizes.items()), vars(shown), scenes, room]))
    if key not in _PICTURES:
        if len(_PICTURES) >= MOST_PICTURES:
            _PICTURES.clear()
        _PICTURES[key] = ScenePainter(layout, sizes, shown, scenes).pictures(*room)
    return _PICTURES[key]


class ScenePainter:
    """Draws the scenes of one example, alike in what they show and how large."""

    def __init__(self, layout: Json, sizes: Sizes, shown: ShownParts, scenes: Sequence[Json]) -> None:
        self._layout, self._sizes, self._shown, self._scenes = layout, sizes, shown, scenes
        self._changed = [changes(scene, scenes) for scene in scenes]
        self._differing = set[str]().union(*self._changed)
        self._usual = Counter(sizes.values()).most_common(1)[0][0]
        self._known: dict[tuple[int, bool], list[TablePicture]] = {}
        self._filled = {area_key(area) for scene in scenes for area in scene["areas"] if self._shows(area)}

    def pictures(self, width: float, height: float, least: int = 0) -> list[TablePicture]:
        """A picture of each scene, no wider and higher than that unless pieces would be too small.

        They are so many steps smaller than the largest at least.
        """
        step, is_below = self._best_step(width, height)
        best = self._pictures_at(max(step, least), width, beside=not is_below)
        high = max(each.height for each in best)
        return [replace(each, height=high) for each in best]

    def step(self, width: float, height: float) -> int:
        """How many steps smaller than the largest the pictures are."""
        return self._best_step(width, height)[0]

    def _best_step(self, width: float, height: float) -> tuple[int, bool]:
        """The first step down at which pictures have room, and whether all stands below the boards then.

        Where they have room at none, all stands below: that is narrower, and words may not leave the page.
        """
        for room in (height, height * HIGHER):
            ways = ((self._first_step(width, room, beside=beside), not beside) for beside in (True, False))
            step, is_below = min(ways)
            if step < STEPS:
                break
        return step, is_below or step == STEPS

    def _first_step(self, width: float, height: float, *, beside: bool) -> int:
        """The first step down at which every picture has room; STEPS if there is none."""

        def fits(step: int) -> bool:
            pictures = self._pictures_at(step, width, beside=beside)
            return all(each.width <= width + 0.01 and each.height <= height for each in pictures)

        return bisect_left(range(STEPS), True, key=fits)

    def _pictures_at(self, step: int, width: float, *, beside: bool) -> list[TablePicture]:
        if (step, beside) not in self._known:
            scale = LARGEST - step * STEP
            numbers = range(len(self._scenes))
            self._known[step, beside] = [self._picture(one, width, scale, beside=beside) for one in numbers]
        return self._known[step, beside]

    def _picture(self, number: int, width: float, scale: float, *, beside: bool) -> TablePicture:
        """Boards on the left, what lies beside them and what players have on the right; or all below them."""
        scene = self._scenes[number]
        painter = AreaPainter(
            self._layout, self._sizes, self._scenes, scale,
            self._changed[number], self._differing, self._usual, width,
        )  # fmt: skip
        areas = self._areas_by_owner(scene)
        boards = [self._block(painter, area) for area in areas[None] if self._is_board(area)]
        left = _Column(0.0, width)
        left.add(boards)
        start = left.right + 2 * GAP if boards and beside else 0.0
        right = _Column(start, width - start, 0.0 if beside or not boards else left.height + GAP)
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
        numbers = self._numbers(scene, player) if self._shown.counters else ()
        return PlacedWords(0, 0, 0, self._shown.players[player], tuple(numbers), "player")

    def _numbers(self, scene: Json, player: int) -> Iterator[ShownNumber]:
        """A player's numbers: those with a symbol; of others in an example only such as change."""
        for place, counter in enumerate(self._layout["counters"]):
            value = _of_player(scene["counters"][place], counter, player)
            if value is None or (not value and counter["unless_zero"]):
                continue
            there = {_of_player(each["counters"][place], counter, player) for each in self._scenes}
            is_shown = len(there) > 1 or len(self._scenes) == 1
            if symbol := counter["symbol"]:
                yield ShownNumber(value, symbol)
            elif is_shown and (color := counter.get("color")):
                yield ShownNumber(value, color=color)
            elif is_shown:
                yield ShownNumber(value, word=self._shown.names.get(counter["zone"], ""))


def _of_player(value: Json, counter: Json, player: int) -> int | None:
    """A player's number of a counter, of several the one it names; None where it has none for each player."""
    own = value[player] if isinstance(value, list) and player < len(value) else None
    if isinstance(own, list):
        own = own[counter["place"]] if counter.get("place") is not None else None
    return own if isinstance(own, int) else None


def heading_width(words: PlacedWords) -> float:
    """How wide a player's name with numbers is, about."""
    return LETTER * len(words.text) + sum(NUMBER + LETTER * len(one.word) for one in words.numbers)


class _Column:
    """A part of a picture that is filled from above; `right` is how far it reaches."""

    def __init__(self, left: float, width: float, top: float = 0.0) -> None:
        self._left, self._width, self._y = left, width, top
        self.right = left
        self.faces: list[PlacedFace] = []
        self.words: list[PlacedWords] = []

    @property
    def height(self) -> float:
        """How far down it reaches."""
        return max(self._y - GAP, 0.0)

    def add_heading(self, words: PlacedWords) -> None:
        """A line over what follows, as wide as the column and wider if it must be."""
        width = max(self._width, heading_width(words))
        self.words.append(replace(words, x=self._left, y=self._y, width=width))
        self._y += LABEL + 1.2

    def add(self, blocks: Sequence[AreaBlock]) -> None:
        """Areas side by side as far as there is room."""
        x = high = 0.0
        for block in blocks:
            if x and x + block.width > self._width:
                x, high, self._y = 0.0, 0.0, self._y + high + GAP
            self.faces += [each.shift(self._left + x, self._y) for each in block.faces]
            self.words += [each.shift(self._left + x, self._y) for each in block.words]
            x, high = x + block.width + GAP, max(high, block.height)
            self.right = max(self.right, self._left + x - GAP)
        self._y += high + GAP if blocks else 0.0
