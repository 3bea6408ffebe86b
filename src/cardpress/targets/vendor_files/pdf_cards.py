"""A PDF of all sides of every physical card, in inks, in the vendor's order, to the standard it wants.

Letters, icons and art are outlines for everybody: a printer who takes fonts takes these as well.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cardpress.models.project import Artifact
from cardpress.press.pdf.fragment import Fragment, PdfObject
from cardpress.press.prepress.exchange import ExchangeBook, Side
from cardpress.press.prepress.inks import CONDITION, Inks, inks
from cardpress.press.prepress.outlines import convert_to_outlines
from cardpress.press.prepress.separation import UnprintableError, is_transparent, separate
from cardpress.printers.profile import Colour, FaceOrder, Profile
from cardpress.targets import Card, Workshop
from cardpress.targets.vendor_files.batch import ProductBatch
from cardpress.targets.vendor_files.vendor_problems import unprintable_face


def pdf_cards(
    game: str, language: str, profile: Profile, batch: ProductBatch, workshop: Workshop
) -> Iterable[Artifact]:
    """The file of one batch; none when a face cannot be printed, which is in the report."""
    cards = workshop.cards(batch.printed)
    ready = _Separations(profile, workshop)
    for card in cards:
        for face in card.sides:
            try:
                ready.add(face)
            except UnprintableError as problem:
                workshop.report.add(unprintable_face(game, profile, card.name, str(problem)))
    if workshop.report.has_errors:
        return
    book = ExchangeBook(batch.title, language, ready.faces.values(), workshop.press.fonts)
    last = None
    for card in cards:
        if card.id != last:
            book.bookmark(card.name)
            last = card.id
        for side in _sides_in_order(card, cards, profile.order.value):
            book.add_page(Side(ready.faces[id(side)] if side else None, card.size, batch.placing))
    data = book.finish(profile.standard.value, ready.inks, profile.output_intent.value or CONDITION)
    size = batch.placing
    name = profile.naming.value.format(deck=batch.deck or game, width=size.width_mm, height=size.height_mm)
    yield Artifact(f"{game}/{language}/{profile.name}/{name}", data, book.page_count)


class _Separations:
    """Faces as the vendor wants them, each converted once, by the identity of ours."""

    def __init__(self, profile: Profile, workshop: Workshop) -> None:
        self._profile, self._shelf = profile, workshop.press.fonts
        self.inks: Inks = inks(profile.output_intent.value, profile.ink_limit_percent.value)
        self.faces: dict[int, Fragment] = {}
        self._pieces: dict[PdfObject, PdfObject] = {}
        self._kept: list[Fragment] = []

    def add(self, face: Fragment) -> None:
        """Convert a face; UnprintableError when that cannot be done."""
        if id(face) in self.faces:
            return
        if is_transparent(face) and not self._profile.transparency.value:
            raise UnprintableError("transparency")
        in_inks = self._profile.colour.value is Colour.CMYK
        made = separate(face, self.inks, self._pieces) if in_inks else face
        self.faces[id(face)] = convert_to_outlines(made, self._shelf)
        self._kept.append(face)  # an identity is its own only as long as the face lives


def _sides_in_order(card: Card, cards: Iterable[Card], order: FaceOrder) -> Iterator[Fragment | None]:
    """The sides of a card in order; one without a back has an empty page when others have backs."""
    sides: list[Fragment | None] = [card.front]
    if any(other.back for other in cards):
        sides.append(card.back)
    return reversed(sides) if order is FaceOrder.BACK_FIRST else iter(sides)
