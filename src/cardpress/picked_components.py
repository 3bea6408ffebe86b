"""Builds some components of a game alone: `cardpress build GAME ID…`.

They stand in a folder of their own, so that a build's files stay whole; its copies are those of the decks.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from cardpress.diagnostics import Progress, Report
from cardpress.diagnostics.requests import RequestError, known_names
from cardpress.files.problems import unwritable
from cardpress.files.safe_write import Folder
from cardpress.incremental.session import Session
from cardpress.models.manifest import Selection
from cardpress.models.printing import FOR_VENDORS
from cardpress.models.project import Artifact, Game, GameTexts
from cardpress.pipeline import check
from cardpress.stages.plan import plan
from cardpress.targets import Workshop

FOLDER = "picked-cards"
"""Below build/; no game is called so, for ids have no hyphens."""
TARGETS = ("cards_pdf", "sheets_pdf")
"""What is made unasked; files for print shops are made of picked components too."""
RANGE = ".."


def build_picked(
    root: Path, selection: Selection, words: Sequence[str], opened: Session, progress: Progress | None
) -> tuple[Report, tuple[str, ...]]:
    """Write the picked components of the selection's only game; gives problems and paths below build/.

    Raises RequestError.
    """
    strange = [name for name in selection.targets if name not in {*TARGETS, FOR_VENDORS}]
    if strange:
        raise RequestError(
            f"{strange[0]} is made of a whole game; of single components only these are made: {', '.join(TARGETS)}"
        )
    (name,) = selection.games
    found = check(root, [name], opened, progress=progress)
    report, made = found.report, list[Artifact]()
    if not report.has_errors:
        game = only(found.games[name], words)
        asked = replace(selection, targets=selection.targets or TARGETS)
        made += _make_artifacts(game, GameTexts(found.words[name].texts, {}), asked, opened, report)
    if report.has_errors:
        return report, ()
    try:
        Folder(root / "build").below(FOLDER).fill({artifact.path: artifact.data for artifact in made})
    except OSError as problem:
        report.add(unwritable(root / "build" / FOLDER, problem))
    return report, tuple(f"{FOLDER}/{artifact.path}" for artifact in made)


def only(game: Game, words: Sequence[str]) -> Game:
    """The game with nothing in its decks but the picked components; RequestError for one that is not printed."""
    picked = set(_ids(words, list(game.copies())))
    fewer = (
        deck.model_copy(update={"cards": {id_: count for id_, count in deck.cards.items() if id_ in picked}})
        for deck in game.decks
    )
    return replace(game, decks=tuple(deck for deck in fewer if deck.cards), variants={}, whole=game.whole_game)


def _ids(words: Sequence[str], known: list[str]) -> Iterator[str]:
    """Ids, and every id from one to another in printing order for `first..last`."""
    for word in words:
        first, is_range, last = word.partition(RANGE)
        ends = [first or known[0], last or known[-1]] if is_range else [word]
        places = sorted(_place(end, known) for end in ends)
        yield from known[places[0] : places[-1] + 1]


def _place(word: str, known: list[str]) -> int:
    return known.index(known_names("component", [word], known)[0])


def _make_artifacts(
    game: Game, words: GameTexts, selection: Selection, opened: Session, report: Report
) -> Iterator[Artifact]:
    planned = plan(game, words, selection, opened.templates(game.root))
    for job in planned.jobs:
        press = opened.press(planned.looks[job.look], game.root)
        faces = press.faces(job.faces, report)
        if len(faces) == len({face.key for face in job.faces}):
            yield from job.make(Workshop(press, faces, report))
