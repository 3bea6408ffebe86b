"""box-<name>-<paper>.pdf: a tuckbox to cut out, fold and glue, on each paper of the game that has room for it.

A deck too thick for one has several, box-<name>-1-<paper>.pdf and so on.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from cardpress.models.project import Artifact
from cardpress.press.face import FaceRequest
from cardpress.press.fingerprint import fingerprint
from cardpress.press.sheets.paper import papers_of
from cardpress.press.sheets.tuckbox import Net, place
from cardpress.press.sheets.tuckbox_sheet import NetWords, write_net
from cardpress.press.tuckbox_contents import shares
from cardpress.targets import Job, Order, Workshop
from cardpress.targets.sheets_pdf.boards import ruler_label


@dataclass(frozen=True)
class Box:
    """A box of a game in one language: its net, and the requests for its sides by name."""

    name: str
    net: Net
    sides: Mapping[str, FaceRequest]


def jobs(order: Order) -> Iterable[Job]:
    """A job for each language and box; it makes a file for each paper with room for the net."""
    for language in order.printed:
        yield from (_job(order, box, language) for box in boxes(order, language))


def boxes(order: Order, language: str) -> Iterator[Box]:
    """The boxes of a game with their sides, in the order of their names."""
    for name in sorted(order.game.settings.boxes):
        for share in shares(order.game, name):
            sizes = {side: panel.size for side, panel in share.net.panels().items()}
            sides = order.requests[language].of_box(name, sizes, share)
            yield Box(name + share.suffix, share.net, sides)


def _job(order: Order, box: Box, language: str) -> Job:
    words, title = order.texts[language], order.texts[language].messages["ui-game"]
    papers = {
        name: found for name, paper in papers_of(order.game.settings).items() if (found := place(box.net, paper))
    }
    said = NetWords(
        title,
        words.format("ui-sheet-label", game=title, sheet=1, sheets=1, percent=100),
        words.messages["ui-box-fold"],
        words.messages["ui-box-glue"],
        ruler_label(words),
    )

    def make(workshop: Workshop) -> Iterator[Artifact]:
        sides = {side: workshop.faces[request.key] for side, request in box.sides.items()}
        for paper, sheet in papers.items():
            path = f"{order.game.id}/{language}/box-{box.name}-{paper}.pdf"
            book = write_net(box.net, sides, workshop.press.fonts, sheet=sheet, words=said, language=language)
            yield Artifact(path, book.finish(b"/PrintScaling/None/Duplex/Simplex"), book.page_count)

    keys = (request.key for request in box.sides.values())
    recipe = fingerprint(box.name, box.net, papers, said, *keys)
    return Job("tuckboxes_pdf", language, recipe, make, tuple(box.sides.values()))
