"""Tabletop Playground: a package of object templates, a stack of cards a pile, for each language.

The form is that of the program's own templates (https://github.com/plasticity-studios/tabletop-playground-schemas);
lengths are in cm. Hexagons and circles are cards of that shape, boards are cards nobody stacks.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from typing import Any, Final

from cardpress.models.game import Lies, Size
from cardpress.models.project import Artifact
from cardpress.targets import Job, Order, Workshop
from cardpress.targets.exports import folder, json_file
from cardpress.targets.exports.game_pieces import jpeg, pile_job, piles, stacking_order
from cardpress.targets.exports.picture_atlas import Atlas, atlas_pictures, atlases

MOST_CARDS: Final = (128, 128)
"""Columns and rows of the largest sheet that the program takes."""
MM_PER_CM: Final = 10
SEPARATE_BACK: Final = -2
BACKS_LIKE_FRONTS: Final = -3
"""Where a card's back is found: in one picture for all, or at its front's place on a sheet of backs."""
MODELS: Final = {"hexagon": "Hexagonal", "circle": "Round"}
Json = dict[str, Any]


def jobs(order: Order) -> Iterable[Job]:
    """One job a language."""
    return [_job(order, language) for language in order.printed]


def _job(order: Order, language: str) -> Job:
    found, name = piles(order, language), f"{order.game.id}-{language}"
    place = f"{folder(order.game, __name__)}/{name}"
    manifest = {
        "Name": order.texts[language].messages["ui-game"],
        "Version": order.game.settings.version,
        "GUID": _guid(name),
    }

    def make(workshop: Workshop) -> Iterator[Artifact]:
        yield Artifact(f"{place}/Manifest.json", json_file(manifest))
        for pile in found:
            for sheet in atlases(pile, order.dpi, MOST_CARDS):
                yield Artifact(f"{place}/Templates/{sheet.id}.json", json_file(template(sheet, name)))
                for side, picture in atlas_pictures(sheet, workshop, order.dpi):
                    yield Artifact(f"{place}/Textures/{_texture(sheet, side)}", jpeg(picture))

    return pile_job(order, language, __name__, found, (place, repr(manifest)), make=make)


def template(sheet: Atlas, package: str) -> Json:
    """The cards of one sheet as a stack, each as often as it is printed, from the top."""
    pile, slots = sheet.pile, {piece.printed.component: slot for slot, piece in enumerate(sheet.pieces)}
    stack = [piece.printed.component for piece in stacking_order(pile) if piece.printed.component in slots]
    return {
        "Type": "Card",
        "GUID": _guid(f"{package}/{sheet.id}"),
        "Name": pile.title,
        "Metadata": pile.id,
        "CollisionType": "Regular",
        "SurfaceType": "Cardboard",
        "Models": [],
        "Tags": [],
        "FrontTexture": _texture(sheet, "front"),
        "BackTexture": _texture(sheet, "back"),
        "BackIndex": BACKS_LIKE_FRONTS if sheet.back is None else SEPARATE_BACK,
        "HiddenIndex": BACKS_LIKE_FRONTS,
        "NumHorizontal": sheet.columns,
        "NumVertical": sheet.rows,
        "Width": pile.size.width_mm / MM_PER_CM,
        "Height": pile.size.height_mm / MM_PER_CM,
        "Model": _model(pile.size),
        "CanStack": pile.lies is not Lies.BOARD,
        "HiddenInHand": True,
        "Indices": [slots[component] for component in stack],
        "CardNames": {str(slot): piece.printed.name for slot, piece in enumerate(sheet.pieces)},
        "CardMetadata": {str(slot): component for component, slot in slots.items()},
        "CardTags": {},
    }


def _model(size: Size) -> str:
    return MODELS.get(size.shape, "Rounded" if size.corner_mm else "Square")


def _texture(sheet: Atlas, side: str) -> str:
    return f"{sheet.id}-{side}.jpg"


def _guid(path: str) -> str:
    """A template's 32 hexadecimal digits, which belong to a path."""
    return hashlib.sha256(path.encode()).hexdigest()[:32].upper()
