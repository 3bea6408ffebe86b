"""Fills every template with every component without drawing anything: what `check` adds to the first stages."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from urllib.parse import unquote

from cardpress.checking.face_cache import Proven
from cardpress.diagnostics import Diagnostic, Report
from cardpress.files.safe_read import is_inside
from cardpress.incremental.session import Session
from cardpress.models.source import position_at
from cardpress.pipeline import Outcome
from cardpress.press.face import FaceRequest
from cardpress.press.game_look import look_of
from cardpress.press.look import FaceLook
from cardpress.stages.plan import order_of
from cardpress.targets import Order, box_prints_pdf, faces_of, reference_pdf

_SHOWN = re.compile(r"""<img\b[^>]*?\bsrc=(["'])(?!data:)([^"'#?]+)\1|\burl\((["']?)(?!data:|#)([^"')#?]+)\3\)""")
_ALLOWED = "a file below the templates of the game, or those that games share"
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)


def rehearse(root: Path, found: Outcome, session: Session, tool: str) -> None:
    """Fill the templates of games whose sources are sound; what is wrong goes to the outcome's report.

    What an earlier check filled with the same things and found right is not filled again; `tool` is the
    fingerprint of the compiler.
    """
    if found.report.has_errors:
        return
    for name, game in found.games.items():
        look, words, proven = look_of(game), found.words[name], Proven(root, name, tool)
        order = order_of(game, (words, words), look, session.templates(root))
        for key, problems in (_of_look(look), *_of_faces(order), *reference_pdf.page_checks(order)):
            if not proven.holds(key):
                report = Report()
                report.extend(problems(report))
                found.report.extend(report)
                if not len(report):
                    proven.keep(key)
        proven.save()


_Proof = tuple[str, Callable[[Report], Iterable[Diagnostic]]]
"""The key of something that can be right, and what finds out what is wrong with it."""


def _of_look(look: FaceLook) -> _Proof:
    return look.fingerprint, lambda _: (*_missing_in_styles(look), *_unset(look))


def _of_faces(order: Order) -> Iterator[_Proof]:
    printed = (one for several in (*order.printed.values(), *order.variants.values()) for one in several)
    for face in (*faces_of(printed), *_sides(order)):
        yield face.key, partial(_missing_in_markup, face, order.look)


def _sides(order: Order) -> Iterator[FaceRequest]:
    """The sides of the game's box, its summary card and its tuckboxes in every language."""
    yield from box_prints_pdf.all_sides(order)
    if order.game.settings.boxes:
        from cardpress.targets import tuckboxes_pdf  # noqa: PLC0415 most games have no box

        boxes = (box for language in order.printed for box in tuckboxes_pdf.boxes(order, language))
        yield from (side for box in boxes for side in box.sides.values())


def _missing_in_markup(face: FaceRequest, look: FaceLook, report: Report) -> Iterator[Diagnostic]:
    """Files that the markup of a face shows and that it cannot; without markup the report is told why."""
    for found in _SHOWN.finditer(face.markup({}, report) or ""):
        name = found[2] or found[4]
        if not _is_shown(name, look):
            message = f"{face.label}: the picture {Path(name).name} is refused: there is no such file"
            yield Diagnostic("resource-refused", message, face.place(Path(name).name), _ALLOWED)


def _missing_in_styles(look: FaceLook) -> Iterator[Diagnostic]:
    """Files that stylesheets name and that they cannot show."""
    for sheet in look.stylesheets:
        text = _COMMENT.sub(lambda comment: re.sub(r"\S", " ", comment[0]), sheet.text)
        for found in _SHOWN.finditer(text):
            name = found[2] or found[4]
            if not _is_shown(name, look):
                at = position_at(sheet.path, sheet.text, text.index(name, found.start()), width=len(name))
                message = f"the picture {Path(name).name} is refused: there is no such file"
                yield Diagnostic("resource-refused", message, at, _ALLOWED)


def _unset(look: FaceLook) -> Iterator[Diagnostic]:
    """Font families that stylesheets name and no font of the game has."""
    from cardpress.press.fonts.families import unknown_families  # noqa: PLC0415 only a game with templates
    from cardpress.press.fonts.typeface import Typeface  # noqa: PLC0415 needs HarfBuzz

    known = {family for font in look.font_files for family in Typeface(font.data).families}
    known |= {icons.family for icons in look.icons}
    for sheet in look.stylesheets:
        yield from unknown_families(sheet, known)


def _is_shown(name: str, look: FaceLook) -> bool:
    """Whether an address, as seen from the game's templates, leads to a file below the folders of its look."""
    file = look.base / unquote(name)
    return any(is_inside(file, folder) for folder in (look.base, *look.folders)) and os.path.isfile(file)  # noqa: PTH113
