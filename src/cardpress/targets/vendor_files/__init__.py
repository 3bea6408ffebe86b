"""Files for print shops by their profiles: a PDF in inks or a set of pictures, only for vendors asked for.

Files stand in <language>/<vendor>/. A size that the vendor has nothing for is left out, and a warning says why.
"""

from __future__ import annotations

from collections.abc import Iterable

from cardpress.targets import Job, Order


def vendors() -> tuple[str, ...]:
    """The vendors that files are made for; who wants sheets takes those of every build."""
    from cardpress import printers  # noqa: PLC0415 most builds are for no print shop
    from cardpress.printers.profile import Deliverable  # noqa: PLC0415

    made = {Deliverable.PDF_CARDS, Deliverable.PNG_SET}
    return tuple(name for name in printers.names() if printers.load_profile(name).wanted.value in made)


def jobs(order: Order) -> Iterable[Job]:
    """One job for each language and each vendor that the order asks for."""
    if not order.vendors:
        return []
    from cardpress.targets.vendor_files.vendor_job import job  # noqa: PLC0415 most builds are for no print shop

    return [job(order, language, name) for name in order.vendors for language in order.printed]
