"""Batches for print shops: the components of a bundle that become the same product, for one file or set."""

from __future__ import annotations

from dataclasses import dataclass

from cardpress.models.game import Size
from cardpress.press.face_requests import PrintedComponent
from cardpress.press.prepress.placing import Placing
from cardpress.printers.profile import Profile
from cardpress.targets import Bundle
from cardpress.targets.vendor_files.products import Refusal, place_on_product


@dataclass(frozen=True)
class ProductBatch:
    """Components of one size, how they stand on the vendor's product, their file's title and deck."""

    title: str
    deck: str | None
    size: Size
    placing: Placing
    printed: tuple[PrintedComponent, ...]


def batches(bundle: Bundle, profile: Profile) -> tuple[list[ProductBatch], list[Refusal]]:
    """The batches of a bundle that a vendor can print, and refusals for the other sizes."""
    by_size: dict[Size, list[PrintedComponent]] = {}
    for one in bundle.printed:
        by_size.setdefault(one.size, []).append(one)
    made: list[ProductBatch] = []
    refused: list[Refusal] = []
    for size, printed in by_size.items():
        found = place_on_product(size, profile)
        if isinstance(found, Refusal):
            refused.append(found)
        else:
            deck = bundle.deck.id if bundle.deck else None
            made.append(ProductBatch(bundle.title, deck, size, found, tuple(printed)))
    return made, refused
