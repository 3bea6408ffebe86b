"""Files for print shops by their profiles: a PDF in inks or a set of pictures, only for vendors asked for.

Files stand in <language>/<vendor>/. A size that the vendor has nothing for is left out, and a warning says why.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cardpress import printers
from cardpress.models.project import Artifact
from cardpress.press.fingerprint import fingerprint
from cardpress.printers.profile import Deliverable, Profile
from cardpress.targets import Bundle, Job, Order, Workshop, faces_of
from cardpress.targets.vendor_files.batch import ProductBatch, batches
from cardpress.targets.vendor_files.products import Refusal
from cardpress.targets.vendor_files.vendor_problems import unsold_sizes

MADE = frozenset({Deliverable.PDF_CARDS, Deliverable.PNG_SET})
"""Kinds of files made here; who wants sheets takes those of every build."""


def vendors() -> tuple[str, ...]:
    """The vendors that files are made for."""
    return tuple(name for name in printers.names() if printers.load_profile(name).wanted.value in MADE)


def jobs(order: Order) -> Iterable[Job]:
    """One job for each language and each vendor that the order asks for."""
    return [_job(order, language, name) for name in order.vendors for language in order.printed]


def _job(order: Order, language: str, vendor: str) -> Job:
    profile = printers.load_profile(vendor)
    bundles = [bundle for bundle in order.bundles(language) if bundle.printed]
    found = {bundle.folder: batches(bundle, profile) for bundle in bundles}
    refusals = [refusal for _, refused in found.values() for refusal in refused]

    def make(workshop: Workshop) -> Iterator[Artifact]:
        workshop.report.extend(unsold_sizes(order.game.id, profile, refusals))
        for bundle in bundles:
            for batch in found[bundle.folder][0]:
                yield from _artifacts(order, profile, batch, workshop, language)

    printed = [one for batched, _ in found.values() for batch in batched for one in batch.printed]
    recipe = fingerprint(vendor, profile.model_dump_json(), order.game.id, *map(_shape, bundles))
    return Job("vendor_files", language, recipe, make, faces_of(printed), edition=vendor)


def _artifacts(
    order: Order, profile: Profile, batch: ProductBatch, workshop: Workshop, language: str
) -> Iterable[Artifact]:
    if profile.wanted.value is Deliverable.PNG_SET:
        from cardpress.targets.vendor_files.png_set import png_set  # noqa: PLC0415 brings a renderer

        return png_set(order.game.id, language, profile, batch, workshop)
    from cardpress.targets.vendor_files.pdf_cards import pdf_cards  # noqa: PLC0415 brings LittleCMS

    return pdf_cards(order.game.id, language, profile, batch, workshop)


def _shape(bundle: Bundle) -> tuple[object, ...]:
    printed = (
        (one.component, one.name, one.copies, one.size, *(face.key for face in one.sides))
        for one in bundle.printed
    )
    return bundle.folder, bundle.title, *printed


__all__ = ["Refusal", "jobs", "vendors"]
