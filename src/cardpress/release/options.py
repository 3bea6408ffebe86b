"""What a release is asked for; it imports next to nothing."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path

from cardpress.editions import OWN_LOOK, add_options, editions
from cardpress.means import add_means
from cardpress.models.manifest import ManifestEntry, Selection
from cardpress.models.printing import FOR_VENDORS, LAYOUTS, LOOKS

FOLDER = "dist"
SHEETS = "sheets_pdf"
DATA = ("data_json", "faces_json")
"""Targets that `cardpress diff` compares."""
ONCE = (("cards_pdf", "tuckboxes_pdf", *DATA), ("reference_pdf",))
"""Targets with one edition only; reference sheets need most memory while they are set, so they are alone."""


@dataclass(frozen=True)
class ReleaseScope:
    """All that a release of one game holds: its languages, ways to print, print shops."""

    whole: Selection

    @property
    def game(self) -> str:
        """The game."""
        return self.whole.games[0]

    def steps(self) -> Iterator[Selection]:
        """Parts of the scope, each so small that its files fit in little memory at once."""
        for language in self.whole.languages:
            one = replace(self.whole, languages=(language,), editions=self.whole.editions[:1], vendors=())
            yield from (replace(one, targets=targets) for targets in ONCE)
            yield from (replace(one, targets=(SHEETS,), editions=(edition,)) for edition in self.whole.editions)
            yield from (replace(one, targets=(FOR_VENDORS,), vendors=(vendor,)) for vendor in self.whole.vendors)

    def holds(self, entry: ManifestEntry) -> bool:
        """Whether a built file belongs to the release."""
        return entry.game == self.game and self.whole.asks_for(entry)


def scope(arguments: argparse.Namespace, asked: Selection, game: str, languages: tuple[str, ...]) -> ReleaseScope:
    """The scope of a game; all layouts and all looks that it has where none is named.

    EditionError for a layout, look or printer that there is none of.
    """
    own = argparse.Namespace(**vars(arguments))
    folder = arguments.root / "templates" / game
    own.layout = arguments.layout or [*LAYOUTS]
    own.look = arguments.look or [OWN_LOOK, *(look for look, file in LOOKS.items() if (folder / file).is_file())]
    spoken = tuple(code for code in languages if asked.speaks(game, code))
    targets = (*chain.from_iterable(ONCE), SHEETS, *((FOR_VENDORS,) if asked.vendors else ()))
    return ReleaseScope(
        replace(asked, games=(game,), gone=(), languages=spoken, targets=targets, editions=editions(own, [game]))
    )


def add_release(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command and its options."""
    purpose = "put everything a game is printed from into one folder and a zip"
    command = commands.add_parser(
        "release",
        help=purpose,
        description=f"{purpose[0].upper()}{purpose[1:]}: all languages, papers, layouts and looks.",
        epilog="example: cardpress release my_game --vendor makeplayingcards",
    )
    command.add_argument("games", nargs="*", metavar="GAME", help="a folder in content/; all games when left out")
    command.add_argument("--lang", default="", metavar="pl,en", help="only these languages, separated by commas")
    add_options(command)
    command.add_argument(
        "--vendor", action="append", default=[], metavar="NAME", help="also files for a print shop; repeatable"
    )
    command.add_argument(
        "--out", type=Path, metavar="DIR", help=f"where releases go (default: {FOLDER} in the project folder)"
    )
    command.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="processes that render"
    )
    add_means(command)
    command.add_argument(
        "--root", type=Path, default=Path(), metavar="DIR", help="the project folder (default: here)"
    )
    command.add_argument("--format", choices=("text", "json"), default="text", help="how results are printed")
    command.set_defaults(target=[])
