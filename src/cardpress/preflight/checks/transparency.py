"""Paint that is seen through, where the printer wants none."""

from __future__ import annotations

from collections.abc import Iterator

from cardpress.preflight.finding import Fault
from cardpress.preflight.reading.document import Document, Page
from cardpress.preflight.reading.marks import SeeThrough
from cardpress.preflight.rules import Criteria


def judge_page(document: Document, page: Page, rules: Criteria) -> Iterator[Fault]:
    """A fault for each way of painting through, at the first place it is used."""
    if rules.profile.transparency.value:
        return
    seen: set[str] = set()
    for one in page.marks:
        if isinstance(one, SeeThrough) and one.kind not in seen:
            seen.add(one.kind)
            yield Fault("transparency", f"painted through: {one.kind}", one.box, one.form)
    group = document.pdf.pages[page.number - 1].obj.get("/Group")
    if group is not None and group.get("/S") == "/Transparency":
        yield Fault("transparency", "painted through: the page is a transparency group", page.media)
