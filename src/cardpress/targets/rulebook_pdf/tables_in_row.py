"""Tables of a set-up beside each other, for numbers of players that set up otherwise, all as large."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from cardpress.models.project import Texts
from cardpress.models.rulebook_outline import TableBlock, TableForPlayers, example_title
from cardpress.models.set_ups import set_up_name
from cardpress.targets.rulebook_pdf.area_blocks import Sizes
from cardpress.targets.rulebook_pdf.scene_parts import laid_out
from cardpress.targets.rulebook_pdf.scene_words import SceneWords
from cardpress.targets.rulebook_pdf.set_up_groups import SetUpGroup, set_up_groups, span
from cardpress.targets.rulebook_pdf.shown_faces import Json
from cardpress.targets.rulebook_pdf.table_picture import ScenePainter

SHARES = (1.0, 0.465, 0.31, 0.23)
"""Parts of the measure that each of so many tables may take, one first."""
ONE_OF_SEVERAL, ALONE = 60.0, 82.0
"""Height in mm of a table beside others, and of a single one: at most, if pieces need not be too small."""
MOST_PLAYERS = 12
"""No course of play is for more."""


class TablesInRow:
    """Draws tables of scenes in one language, in a row as wide as the measure in mm."""

    def __init__(
        self, scenes: Mapping[str, Any], words: SceneWords, sizes: Sizes, texts: Texts, measure: float
    ) -> None:
        self._scenes, self._words, self._sizes = scenes, words, sizes
        self._texts, self._measure = texts, measure

    def table(self, block: TableBlock) -> Json:
        """The table as a scenario ends, and others beside it, each with how many play there."""
        painters = [*map(partial(self._table_painter, block), block.tables())]
        said: list[Json] = [
            {"players": self._player_counts(one), "text": one.text, "amounts": []} for one in block.tables()
        ]
        return {"title": example_title(block.example), **self._side_by_side(painters, said)}

    def _side_by_side(self, painters: Sequence[ScenePainter], said: Sequence[Json]) -> Json:
        """Tables in a row, all as large, each with what is said of it."""
        share, room = SHARES[len(painters) - 1], ONE_OF_SEVERAL if len(painters) > 1 else ALONE
        width = share * self._measure
        step = max(painter.step(width, room) for painter in painters)
        pictures = [self._words.as_values(*painter.pictures(width, room, step)) for painter in painters]
        tables = [{**told, "picture": picture} for told, picture in zip(said, pictures, strict=True)]
        return {"tables": tables, "width": round(100 * share, 2)}

    def _table_painter(self, block: TableBlock, table: TableForPlayers) -> ScenePainter:
        """What paints a table as its scenario ends, its board as the block lays it out if it does."""
        played, shown = self._scenes[table.example], self._words.parts_of(table.example, block.show)
        return ScenePainter(played["layout"], self._sizes, shown, [laid_out(played["after"], table)])

    def set_up(self) -> Json:
        """The tables of a new game for numbers of players that set up otherwise, as many as have room in a row."""
        names = ((players, set_up_name(players)) for players in range(1, MOST_PLAYERS + 1))
        groups = set_up_groups({players: self._scenes[name] for players, name in names if name in self._scenes})
        if not groups:
            return {"tables": []}
        shown = groups[: len(SHARES)]
        painters = [self._new_game_painter(group) for group in shown]
        said: list[Json] = [
            {"players": group.numbers(), "text": None, "amounts": self._amounts(group)} for group in shown
        ]
        only = groups[0].players
        is_alike = len(groups) == 1 and len(only) > 1
        alike = self._texts.format("ui-rulebook-set-up-alike", least=only[0], most=only[-1]) if is_alike else ""
        return {**self._side_by_side(painters, said), "alike": alike}

    def _new_game_painter(self, group: SetUpGroup) -> ScenePainter:
        shown = self._words.parts_of(set_up_name(group.players[0]), ())
        return ScenePainter(group.shown["layout"], self._sizes, shown, [group.shown["after"]])

    def _amounts(self, group: SetUpGroup) -> list[str]:
        """The amounts that are otherwise for other numbers of players, each with the name of its zone."""
        zones = group.shown["told"][self._texts.language]["zones"]
        return [f"{zones[zone]}: {span(amounts)}" for zone, amounts in group.amounts.items() if zones.get(zone)]

    def _player_counts(self, table: TableForPlayers) -> str:
        """For how many players a table is set up like that."""
        number = len(self._scenes[table.example]["told"][self._texts.language]["players"])
        least, most = table.players or (number, number)
        return str(least) if least == most else f"{least}–{most}"
