"""lid.pdf and summary.pdf: the front of the box, and the rules of a game on one card.

Every game has a lid. It has a summary card when the outline of its rulebook says what stands there, or when it has
a course of play. Both are drawn as components are, at sizes that print shops know, by the game's lid.html and
summary.html, the shared ones where it has none; a project whose own shared folder lacks one goes without.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from cardpress.models.game import BOX_PRINTS, Size
from cardpress.models.project import Artifact
from cardpress.press.face import FaceRequest
from cardpress.press.fingerprint import fingerprint
from cardpress.press.game_look import template_folders
from cardpress.press.pdf.tagged_pages import AccessibleBook
from cardpress.targets import Job, Order, Workshop
from cardpress.targets.box_prints_pdf.summary_words import summary_words


def jobs(order: Order) -> Iterable[Job]:
    """A job for each language and file."""
    for language in order.printed:
        for name, (size, sides) in prints(order, language).items():
            yield _job(order, language, name, size, sides)


def prints(order: Order, language: str) -> dict[str, tuple[Size, dict[str, FaceRequest]]]:
    """What is printed beside the components: by its name the size and the requests for its sides."""
    requests, said = order.requests[language], summary_words(order.game.outline, order.texts[language])
    asked = {"lid": (["front"], _lid(order, language)), "summary": ([*said], _summary(order, said))}
    return {
        name: (BOX_PRINTS[name], requests.of_print(template, BOX_PRINTS[name], sides, told))
        for name, (sides, told) in asked.items()
        if sides and (template := _template(order, name))
    }


def all_sides(order: Order) -> Iterator[FaceRequest]:
    """The sides of everything that is printed so, in every language."""
    every = (prints(order, language) for language in order.printed)
    yield from (side for found in every for _, sides in found.values() for side in sides.values())


def _lid(order: Order, language: str) -> Mapping[str, Any]:
    """What stands below the name of the game, the line of its rulebook if it has one of its own; a font."""
    outline = order.game.outline
    line = order.texts[language].messages[outline.model.line] if outline else ""
    return {"line": line, "font": order.look.label_family}


def _summary(order: Order, said: Mapping[str, Any]) -> Mapping[str, Any]:
    """What a summary card says on each side; a font."""
    return {"summary": said, "font": order.look.label_family}


def _template(order: Order, name: str) -> str | None:
    """The game's own template or the shared one; None where a project has a shared folder without it."""
    shared, own = (folder / f"{name}.html" for folder in template_folders(order.game))
    if own.is_file():
        return own.name
    return f"shared/{name}.html" if shared.is_file() else None


def _job(order: Order, language: str, name: str, size: Size, sides: Mapping[str, FaceRequest]) -> Job:
    path, game = f"{order.game.id}/{language}/{name}.pdf", order.texts[language].messages["ui-game"]
    title = f"{game}: {order.texts[language].messages[f'ui-print-{name}']}"

    def make(workshop: Workshop) -> Iterator[Artifact]:
        faces = [workshop.faces[side.key] for side in sides.values() if side.key in workshop.faces]
        if len(faces) == len(sides):
            accessible = AccessibleBook(title, language, faces, workshop.press.fonts)
            for face in faces:
                accessible.add_face(face, size, title)
            yield Artifact(path, accessible.finish(), accessible.book.page_count)

    recipe = fingerprint(path, title, *(side.key for side in sides.values()))
    return Job("box_prints_pdf", language, recipe, make, tuple(sides.values()))
