"""One job for a print shop: the batches of what it sells, and a warning for what it does not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cardpress import printers
from cardpress.models.project import Artifact
from cardpress.press.fingerprint import fingerprint
from cardpress.printers.profile import Deliverable, Profile
from cardpress.targets import Bundle, Job, Order, Workshop, faces_of
from cardpress.targets.vendor_files.batch import ProductBatch, batches
from cardpress.targets.vendor_files.vendor_problems import unsold_sizes


def job(order: Order, language: str, vendor: str) -> Job:
    """The files of a language for a print shop."""
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
