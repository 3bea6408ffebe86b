"""<game>/<lang>/faces.json: digests of what every face shows, the interface's messages, the rulebook's words.

`cardpress diff` compares two of them to find cards that look different and rules that are told otherwise, without
reading any PDF.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Final

from cardpress.models.project import Artifact
from cardpress.press.face_requests import PrintedComponent
from cardpress.press.fingerprint import fingerprint
from cardpress.targets import Job, Order, Workshop, faces_of
from cardpress.targets.faces_json.face_content import FaceReader
from cardpress.targets.rulebook_pdf.book_recipe import outline_of
from cardpress.targets.rulebook_pdf.chapter_words import chapter_messages, course_lines

FILE = "faces.json"
VERSION: Final = 1
"""Version of the form of the file and of how faces are digested; it rises when digests cannot be compared."""
PRINTED = ""
"""The variant key of cards as printed, without a variant."""
SIDES: Final = ("front", "back")
Sides = dict[str, dict[str, dict[str, dict[str, str]]]]
"""Variant to component to side to its two digests."""


def jobs(order: Order) -> Iterable[Job]:
    """One job a language; it draws nothing that cards or sheets do not draw."""
    return [_job(order, language) for language in order.printed]


def _job(order: Order, language: str) -> Job:
    printed = {PRINTED: order.printed[language]}
    printed |= {variant: found for (variant, code), found in order.variants.items() if code == language}
    words = {"interface": dict(order.texts[language].messages), **_rulebook(order, language)}

    def make(workshop: Workshop) -> Iterable[Artifact]:
        value = {"version": VERSION, "language": language, **words, "faces": _sides(printed, workshop)}
        text = json.dumps(value, indent=1, sort_keys=True, ensure_ascii=False) + "\n"
        yield Artifact(f"{order.game.id}/{language}/{FILE}", text.encode())

    listed = [(variant, one.component, *(face.key for face in one.sides)) for variant, one in _each(printed)]
    faces = faces_of(one for _, one in _each(printed))
    return Job("faces_json", language, fingerprint(VERSION, json.dumps(words), *listed), make, faces)


def _rulebook(order: Order, language: str) -> dict[str, object]:
    """The messages of each chapter and the sentences of the course of play, of a game that has a rulebook."""
    outline = outline_of(order, language)
    if outline is None:
        return {}
    course = course_lines(order.texts[language].rulebook)
    return {"rulebook": {"chapters": chapter_messages(outline), "course": course}}


def _each(printed: Mapping[str, tuple[PrintedComponent, ...]]) -> Iterable[tuple[str, PrintedComponent]]:
    return ((variant, one) for variant, found in sorted(printed.items()) for one in found)


def _sides(printed: Mapping[str, tuple[PrintedComponent, ...]], workshop: Workshop) -> Sides:
    reader = FaceReader(workshop.press.fonts.typefaces)
    found: Sides = {variant: {} for variant in printed}
    for variant, one in _each(printed):
        found[variant][one.component] = {
            side: reader.content_of(workshop.faces[face.key]).digests()
            for side, face in zip(SIDES, one.sides, strict=False)
            if face.key in workshop.faces
        }
    return found
