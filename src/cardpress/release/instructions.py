"""The one-page print instruction of a release: what to print on which paper, how to turn it, how to cut.

It mentions only what the release contains. All words come from the language packs.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from cardpress.models.game import Circle, Hexagon, Rectangle
from cardpress.models.printing import FOR_VENDORS, LONG_EDGE, SHORT_EDGE, Edition
from cardpress.models.project import Game, Texts
from cardpress.press.sheets.board_tiles import is_board
from cardpress.press.sheets.paper import papers_of
from cardpress.press.sheets.pooling import ONE_SIDED
from cardpress.press.sheets.sheet import RULER
from cardpress.release.contents import ReleaseItem, folder_of, language_files
from cardpress.release.scope import SHEETS, ReleaseScope

TURNED = (LONG_EDGE, SHORT_EDGE)
"""Layouts whose sheets are printed on both sides and held against the light."""
PERCENT = 100
Step = tuple[str, str]
"""A file or folder, or "", and what to do with it."""


@dataclass(frozen=True)
class Instruction:
    """A page: its title, its steps, the words beside its ruler, the layout of the first edition."""

    title: str
    steps: tuple[Step, ...]
    ruler: str
    layout: str

    def as_text(self) -> str:
        """The same as plain text."""
        lines = [self.title, "=" * len(self.title), ""]
        for number, (name, text) in enumerate(self.steps, 1):
            lines += [f"{number}. {f'{name}: ' if name else ''}{text}", ""]
        return "\n".join(lines)


def instruction(game: Game, words: Texts, scope: ReleaseScope, found: tuple[ReleaseItem, ...]) -> Instruction:
    """The instruction for what a release holds in one language."""
    mine = tuple(language_files(found, words.language))
    steps = (
        *_general_steps(game, words),
        *_sheet_steps(scope, words, mine),
        *_file_steps(words, mine),
        *_cutting_steps(game, scope, words, mine),
    )
    title = words.format("ui-release-title", game=words.messages["ui-game"])
    ruler = words.format("ui-sheet-ruler", length=round(RULER), percent=PERCENT)
    return Instruction(title, steps, ruler, scope.whole.editions[0].layout)


def _general_steps(game: Game, words: Texts) -> Iterator[Step]:
    yield "", words.format("ui-release-scale", percent=PERCENT, length=round(RULER))
    yield "", words.messages["ui-release-paper"]
    if game.settings.by_deck:
        yield "", words.messages["ui-release-decks"]


def _sheet_steps(scope: ReleaseScope, words: Texts, mine: Iterable[ReleaseItem]) -> Iterator[Step]:
    """How each edition is printed; of each look beside the game's own only what it is."""
    sheets = [item for item in mine if item.entry.target == SHEETS and item.name.startswith("sheets-")]
    looks: dict[str, None] = {}
    for edition in scope.whole.editions:
        names = sorted({item.name for item in sheets if item.entry.edition == edition.name})
        if names and edition.look and edition.look != _only_look(scope):
            looks[edition.look] = None
        elif names:
            yield (
                f"{folder_of(edition)}/" if folder_of(edition) else ", ".join(names),
                _edition_text(edition, words),
            )
    for look in looks:
        yield f"{look}/", words.messages[f"ui-release-{look}"]


def _only_look(scope: ReleaseScope) -> str | None:
    """The look of all editions, None when there are several."""
    looks = {edition.look for edition in scope.whole.editions}
    return looks.pop() if len(looks) == 1 else None


def _edition_text(edition: Edition, words: Texts) -> str:
    if edition.cut_paths:
        return words.messages["ui-release-cut-paths"]
    said = words.messages[f"ui-release-{edition.layout}"]
    return f"{said} {words.messages['ui-release-printer']}" if edition.printer else said


def _file_steps(words: Texts, mine: Iterable[ReleaseItem]) -> Iterator[Step]:
    """What there is beside sheets of cards."""
    kinds = (
        (ONE_SIDED, ONE_SIDED),
        ("board", "boards"),
        ("box", "boxes"),
        ("lid", "lid"),
        ("summary", "summary"),
        ("variant", "variants"),
        ("rulebook", "rulebook"),
        ("booklet", "booklet"),
        ("reference", "reference"),
    )
    for start, message in kinds:
        if names := _names(start, mine):
            yield names, words.messages[f"ui-release-{message}"]


def _names(start: str, mine: Iterable[ReleaseItem]) -> str:
    """The names of the files that begin like this; of more than three a pattern."""
    names = sorted({item.name for item in mine if item.name.startswith(start)})
    return ", ".join(names) if len(names) < 4 else f"{start}-*.pdf"


def _cutting_steps(game: Game, scope: ReleaseScope, words: Texts, mine: Iterable[ReleaseItem]) -> Iterator[Step]:
    sizes = [game.settings.sizes[kind.size] for kind in game.settings.kinds.values()]
    if any(edition.layout in TURNED for edition in scope.whole.editions):
        yield "", words.messages["ui-release-light"]
    if any(isinstance(size, Rectangle) and not is_board(size, papers_of(game.settings)) for size in sizes):
        yield "", words.messages["ui-release-cards"]
    if any(isinstance(size, Hexagon) for size in sizes):
        yield "", words.messages["ui-release-tiles"]
    if any(isinstance(size, Circle) for size in sizes):
        yield "", words.messages["ui-release-circles"]
    if names := _names("cards", mine):
        yield names, words.messages["ui-release-shop"]
    made = {item.entry.edition for item in mine if item.entry.target == FOR_VENDORS}
    if vendors := [f"{vendor}/" for vendor in scope.whole.vendors if vendor in made]:
        yield ", ".join(vendors), words.messages["ui-release-vendor"]
