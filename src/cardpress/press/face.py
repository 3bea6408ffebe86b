"""What the press is asked for, a face and the way to its markup."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple, Protocol

from cardpress.diagnostics import Position, Report
from cardpress.models.game import Size
from cardpress.press.look import Stylesheet
from cardpress.press.pdf.fragment import Fragment, pack


class Scales(dict[str, float]):
    """How much each slot is shrunk: 1.0 for a slot nobody touched."""

    def __missing__(self, slot: str) -> float:
        return 1.0


class Reported(Protocol):
    """What problems are reported of: its name, and its place in the sources."""

    @property
    def label(self) -> str:
        """What to call it, for example "greataxe, front, pl"."""

    @property
    def position(self) -> Position:
        """Where it comes from."""

    def place(self, words: str) -> Position:
        """Where in its template some words stand."""


@dataclass(frozen=True)
class FaceRequest:
    """One face to print. `key` (64 hex digits) stands for everything that shapes it.

    `markup` makes its `<article>` at given scales of its slots, and gives None when it cannot and has told the
    report why; it is called only when the face is not cached. Problems are reported at `position`, naming `label`,
    and those that its template brings where `in_template` finds some words in it. Both can be pickled, so that
    another machine draws the face.
    """

    key: str
    label: str
    size: Size
    language: str
    markup: Callable[[Mapping[str, float], Report], str | None]
    position: Position
    in_template: Callable[[str], Position] | None = None

    def place(self, words: str) -> Position:
        """Where in the template some words stand; `position` when nobody can tell."""
        return self.in_template(words) if self.in_template else self.position


class ReadyFace(NamedTuple):
    """A face that was drawn before, and its size."""

    drawn: Fragment
    size: Size

    def name(self) -> str:
        """A name made of what is drawn: whatever differs in nothing that shows has the same."""
        drawn = replace(self.drawn, notes=(), titles=())
        return hashlib.sha256(repr(self.size).encode() + pack(drawn)).hexdigest()[:16]


@dataclass(frozen=True)
class DocumentRequest:
    """Pages of running text, set with the look's stylesheets and some of its own; `width` and `height` in mm.

    `markup` is what stands in the body; `stylesheets` may give @page its margins. With `most_pages` it is given up
    when it needs more. `faces` are drawn already, by the address under which images of the markup name them, which
    stands for all that shapes one: what is outside their trim is cut off. `targets` are pages of the same file, by
    the anchors on them that links may name; `first_page` is the number of the first page there, from 0. Of a long
    one `by_page` each page is kept by itself; its markup is chapters in one element, and their parts.
    """

    label: str
    width: float
    height: float
    language: str
    markup: str
    stylesheets: tuple[Stylesheet, ...]
    position: Position
    in_template: Callable[[str], Position] | None = None
    most_pages: int | None = None
    faces: Mapping[str, ReadyFace] = field(default_factory=dict)
    targets: Mapping[str, int] = field(default_factory=dict)
    first_page: int = 0
    by_page: bool = False

    def place(self, words: str) -> Position:
        """Where in the template some words stand; `position` when nobody can tell."""
        return self.in_template(words) if self.in_template else self.position
