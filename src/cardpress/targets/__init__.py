"""Targets: the outputs of a build, one module or package each, found by its name.

A target has one function `jobs(order) -> Iterable[Job]`: the files to make, the faces they need, their recipes.
A job does its work only in the render stage, and only when its recipe is not the one its files were made by.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Protocol

from cardpress.diagnostics import Report
from cardpress.models.game import Deck, Size
from cardpress.models.message_scan import deck_title, variant_title
from cardpress.models.printing import USUAL, USUAL_DPI, Edition
from cardpress.models.project import Artifact, Game, GameTexts, Texts
from cardpress.press.face import FaceRequest
from cardpress.press.face_requests import PrintedComponent, Requests
from cardpress.press.kept_documents import KeptDocuments
from cardpress.press.layout.templates import Templates
from cardpress.press.look import FaceLook

if TYPE_CHECKING:
    from cardpress.press.pdf.fragment import Fragment
    from cardpress.press.press import Press


@dataclass(frozen=True)
class Card:
    """One printed card: its name for bookmarks, its two sides or only a front, its size, its component's id."""

    name: str
    front: Fragment
    back: Fragment | None
    size: Size
    id: str = ""

    @property
    def sides(self) -> tuple[Fragment, ...]:
        """The faces it has, the front first."""
        return (self.front, self.back) if self.back else (self.front,)


@dataclass(frozen=True)
class Bundle:
    """What goes into files of its own: their folder below build/, their title, the deck (None: all of them)."""

    folder: str
    title: str
    deck: Deck | None
    printed: tuple[PrintedComponent, ...]


class PlayedExamples(Protocol):
    """The scenarios that a rulebook shows, played by the game's engine."""

    @property
    def recipe(self) -> str:
        """Fingerprint of all that decides what they show."""

    def scenes(self, report: Report, kept: KeptDocuments) -> Mapping[str, Any] | None:
        """What each shows by its id, as it was kept; None when one is wrong, which is in the report."""

    def are_kept(self, kept: KeptDocuments) -> bool:
        """Whether nothing has to be played for `scenes`."""


@dataclass(frozen=True)
class Order:
    """Everything a target may read of one game: the languages asked for, and the components printed in each.

    `words` are those of every language, for what holds all of them; `texts`, `requests` and `printed` are by
    language; `variants` by variant and language, with the changed cards only. `editions` are the ways to print
    sheets that are asked for, `looks` the same order in each other look that they need; `vendors` are the print
    shops that files are asked for, `dpi` are the pixels an inch of exported pictures, `examples` are what its
    rulebook shows being played.
    """

    game: Game
    words: GameTexts
    texts: Mapping[str, Texts]
    requests: Mapping[str, Requests]
    printed: Mapping[str, tuple[PrintedComponent, ...]]
    variants: Mapping[tuple[str, str], tuple[PrintedComponent, ...]]
    look: FaceLook
    templates: Templates
    editions: tuple[Edition, ...] = USUAL
    looks: Mapping[str, Order] = field(default_factory=dict)
    vendors: tuple[str, ...] = ()
    dpi: int = USUAL_DPI
    examples: PlayedExamples | None = None

    def bundles(self, language: str, variant: str | None = None) -> Iterator[Bundle]:
        """What is printed together: the whole game or each deck; of a variant the changed cards, if there are any.

        A bundle's title names the game, the deck when there are files for each, and the variant.
        """
        printed = self.variants.get((variant, language), ()) if variant else self.printed.get(language, ())
        found = {one.component: one for one in printed}
        for deck in self.game.decks if self.game.settings.by_deck else [None]:
            mine = found if deck is None else {id_: found[id_] for id_ in deck.cards if id_ in found}
            copies = self.game.copies() if deck is None else deck.cards
            if mine or variant is None:
                yield Bundle(
                    "/".join([self.game.id, language, *([deck.id] if deck else [])]),
                    self.title(language, deck, variant),
                    deck,
                    tuple(
                        one if one.copies == copies[id_] else replace(one, copies=copies[id_])
                        for id_, one in mine.items()
                    ),
                )

    def title(self, language: str, deck: Deck | None, variant: str | None) -> str:
        """The names of the game, of a deck with files of its own and of a variant."""
        names = [
            "ui-game",
            *([deck_title(deck.id)] if deck else []),
            *([variant_title(variant)] if variant else []),
        ]
        return ", ".join(self.texts[language].messages[name] for name in names)


@dataclass(frozen=True)
class Workshop:
    """What a job works with in the render stage."""

    press: Press
    faces: Mapping[str, Fragment]
    report: Report

    def cards(self, printed: Iterable[PrintedComponent]) -> list[Card]:
        """Every physical card in printing order; one whose faces failed is left out, its problem is reported."""
        return [
            Card(
                one.name,
                self.faces[one.front.key],
                self.faces[one.back.key] if one.back else None,
                one.size,
                one.component,
            )
            for one in printed
            if all(side.key in self.faces for side in one.sides)
            for _ in range(one.copies)
        ]


Make = Callable[[Workshop], Iterable[Artifact]]
"""Does the work of a job."""


@dataclass(frozen=True)
class Job:
    """Artefacts of one target in one language (None: all of them), made by `make` from `faces`.

    `look` is that of the faces, "" for the game's own; `edition` tells the artefacts from others of the target.
    A job that takes long names a `group`: one process does all of a group, because they set the same things. It
    needs no faces, and its `make` can be pickled, so that the process need not be a copy of this one. `examples`
    are what it asks to be played.
    One that needs what other jobs find out is done after them; `before` gives that, None when it cannot be known.
    """

    target: str
    language: str | None
    recipe: str
    make: Make
    faces: tuple[FaceRequest, ...] = ()
    look: str = ""
    edition: str = ""
    group: str = ""
    examples: PlayedExamples | None = None
    before: Callable[[Workshop], object] | None = None


def back_of(component: str) -> str:
    """What the back of a component is called where fronts are called like their components."""
    return f"{component} back"


def faces_of(printed: Iterable[PrintedComponent]) -> tuple[FaceRequest, ...]:
    """Each face once, in printing order."""
    requests = {face.key: face for one in printed for face in one.sides}
    return tuple(requests.values())
