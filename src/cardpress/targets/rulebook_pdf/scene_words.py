"""What scenes of examples are drawn with: what is shown of them, what players are called, addresses of faces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cardpress.targets import Order
from cardpress.targets.rulebook_pdf.shown_faces import Json, ShownFaces
from cardpress.targets.rulebook_pdf.table_picture import ShownParts, TablePicture


class SceneWords:
    """The words and faces for pictures of scenes, by the names of their examples, in one language."""

    def __init__(self, order: Order, language: str, scenes: Mapping[str, Any], faces: ShownFaces) -> None:
        self._order, self._language, self._scenes, self._faces = order, language, scenes, faces
        self._stand_ins = order.game.outline.model.stand_ins if order.game.outline else {}

    def parts_of(self, example: str, zones: Sequence[str], *, counters: bool = True) -> ShownParts:
        """What pictures show of an example or a new game, with its words."""
        shown = self._scenes[example]
        told, figures = shown["told"][self._language], self.figures(shown.get("before", shown["after"]))
        players = [figures.get(seat, name) for seat, name in enumerate(told["players"])]
        return ShownParts(zones, counters, told["zones"], players)

    def figures(self, scene: Any) -> dict[int, str]:  # noqa: ANN401 a scene is JSON
        """What the figures of players are called, by player; none where two are called alike."""
        items = [item for area in scene["areas"] for item in area.get("items", ()) if "figure" in item]
        named = {
            item["player"]: name
            for item in items
            if "player" in item and (name := self._name(item.get("component", "")))
        }
        return named if len({*named.values()}) == len(named) > 1 else {}

    def _name(self, component: str) -> str:
        printed = self._faces.printed.get(component)
        return printed.name if printed else ""

    def as_values(self, picture: TablePicture) -> Json:
        """A picture with the addresses of its faces, and what it says to those who hear it."""
        called = ((each, self._stand_ins.get(each.face, each.face)) for each in picture.faces)
        faces = [{**vars(each), **self._faces.show(face)} for each, face in called if face in self._faces]
        names = dict.fromkeys(face["name"] for face in faces if face["name"])
        palette = self._order.game.settings.palette
        words = [
            {**vars(each), "numbers": [{**vars(one), "ink": palette.get(one.color, "")} for one in each.numbers]}
            for each in picture.words
        ]
        measures = {"width": picture.width, "height": picture.height}
        return {**measures, "faces": faces, "words": words, "said": ", ".join(names)}
