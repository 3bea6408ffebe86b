"""What comes out: one file or package an output, found by its name.

A target has one function `plan(order) -> Iterable[Job]`: what it will make, from which faces, under which recipe.
A job does its work only in the render stage, and only when its recipe is not the one its files were made by.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from cardpress.diagnostics import Report
from cardpress.models.game import Size
from cardpress.models.project import Artifact, Game, Texts, Words
from cardpress.press.face import FaceRequest
from cardpress.press.fragment import Fragment
from cardpress.press.look import Look
from cardpress.press.press import Press
from cardpress.press.requests import Printed, Requests
from cardpress.press.templates import Templates


@dataclass(frozen=True)
class Card:
    """One printed card: its name for bookmarks, its two sides or only a front, its size."""

    name: str
    front: Fragment
    back: Fragment | None
    size: Size

    @property
    def sides(self) -> tuple[Fragment, ...]:
        """The faces it has, the front first."""
        return (self.front, self.back) if self.back else (self.front,)


@dataclass(frozen=True)
class Order:
    """All a target may read of one game: the languages asked for, and what is printed in each.

    `words` are those of every language, for what holds all of them; `texts`, `requests` and `printed` are by
    language; `variants` by variant and language, with the changed cards only.
    """

    game: Game
    words: Words
    texts: Mapping[str, Texts]
    requests: Mapping[str, Requests]
    printed: Mapping[str, tuple[Printed, ...]]
    variants: Mapping[tuple[str, str], tuple[Printed, ...]]
    look: Look
    templates: Templates


@dataclass(frozen=True)
class Workshop:
    """What a job works with in the render stage."""

    press: Press
    faces: Mapping[str, Fragment]
    report: Report

    def cards(self, printed: Iterable[Printed]) -> list[Card]:
        """Every physical card in printing order; one whose faces failed is left out, its problem is reported."""
        return [
            Card(one.name, self.faces[one.front.key], self.faces[one.back.key] if one.back else None, one.size)
            for one in printed
            if all(side.key in self.faces for side in one.sides)
            for _ in range(one.copies)
        ]


@dataclass(frozen=True)
class Job:
    """Artefacts of one target in one language (None: all of them), made by `make` from `faces`."""

    target: str
    language: str | None
    recipe: str
    make: Callable[[Workshop], Iterable[Artifact]]
    faces: tuple[FaceRequest, ...] = ()


def faces_of(printed: Iterable[Printed]) -> tuple[FaceRequest, ...]:
    """Each face once, in printing order."""
    requests = {face.key: face for one in printed for face in one.sides}
    return tuple(requests.values())
