"""Pictures of all sides of every physical card, numbered as they are uploaded; equal faces are rendered once."""

from __future__ import annotations

from collections.abc import Iterator

from cardpress.models.project import Artifact
from cardpress.press.pdf.fragment import Fragment
from cardpress.press.prepress.pictures import pictures
from cardpress.printers.profile import Profile
from cardpress.targets import Workshop
from cardpress.targets.vendor_files.batch import ProductBatch


def png_set(
    game: str, language: str, profile: Profile, batch: ProductBatch, workshop: Workshop
) -> Iterator[Artifact]:
    """The pictures of one batch, in a folder of its deck and product."""
    cards = workshop.cards(batch.printed)
    faces: dict[int, Fragment] = {id(face): face for card in cards for face in card.sides}
    wanted = [(face, batch.size, batch.placing) for face in faces.values()]
    drawn = dict(zip(faces, pictures(wanted, workshop.press.fonts, profile.min_dpi.value), strict=True))
    folder = "/".join([game, language, profile.name, *([batch.deck] if batch.deck else []), batch.placing.product])
    for number, card in enumerate(cards, 1):
        for side, face in zip(("front", "back"), card.sides, strict=False):
            name = profile.naming.value.format(number=number, side=side)
            yield Artifact(f"{folder}/{name}", drawn[id(face)], 1)
