"""Makes the release of one game: builds missing parts one after the other, then packs them."""

from __future__ import annotations

import gc
from dataclasses import dataclass
from pathlib import Path

from cardpress import pipeline
from cardpress.diagnostics import Diagnostic, Position, Progress, Report
from cardpress.files.problems import unwritable
from cardpress.files.safe_write import Folder
from cardpress.incremental.resources import BuildResources
from cardpress.incremental.session import Session
from cardpress.models import manifest
from cardpress.models.manifest import BuildRequest
from cardpress.models.project import Game, GameTexts
from cardpress.press.game_look import look_of
from cardpress.release.archive import ForeignFolderError, pack
from cardpress.release.contents import ReleaseItem, items
from cardpress.release.credits import credits_text
from cardpress.release.instruction_page import instruction_pdf
from cardpress.release.instructions import instruction
from cardpress.release.scope import ReleaseScope


@dataclass(frozen=True)
class Release:
    """A finished release: its game, folder and zip, its number of files, how many of them the builds made anew."""

    game: str
    folder: Path
    packed: Path
    files: int
    made: int


@dataclass(frozen=True)
class ReleasePlace:
    """Settings of a release: project root, wanted inputs, output folder, executor."""

    root: Path
    wanted: BuildRequest
    out: Path
    resources: BuildResources


def release(scope: ReleaseScope, place: ReleasePlace, report: Report, progress: Progress | None) -> Release | None:
    """The release of one game; None when anything is wrong, which is in the report."""
    build = place.root / "build"
    with place.resources.session() as opened:
        made = _build(scope, place, opened, report, progress)
        if report.has_errors:
            return None
        found = pipeline.check(place.root, [scope.game], opened, place.wanted.tool)
        game, words = found.games[scope.game], found.words[scope.game]
        held = items(scope, manifest.read(build), build)
        folder = place.out / f"{game.id}-{game.settings.version}"
        written = _extra_files(game, words, scope, held, opened)
    try:
        if place.out.is_relative_to(place.root):  # a link that the project brings along is not followed
            Folder(place.out, place.root).file(folder.name)
        packed = pack(folder, held, written)
    except ForeignFolderError:
        report.add(_folder_in_use(folder))
        return None
    except OSError as problem:
        report.add(unwritable(place.out, problem))
        return None
    return Release(game.id, folder, packed, len(held) + len(written) + 1, made)


def _build(
    scope: ReleaseScope, place: ReleasePlace, opened: Session, report: Report, progress: Progress | None
) -> int:
    """Build every part of the scope that is not there; gives how many files changed. Stops at the first error."""
    build, made = place.root / "build", 0
    for part in scope.steps():
        if not manifest.is_current(manifest.read(build), build, part, place.wanted):
            outcome = pipeline.build(place.root, part, place.wanted, opened, progress)
            report.extend(outcome.report)
            made += len(outcome.changed)
            del outcome
            gc.collect()  # a command runs without the collector, which is right for one build and not for dozens
            if report.has_errors:
                break
    return made


def _extra_files(
    game: Game, words: GameTexts, scope: ReleaseScope, held: tuple[ReleaseItem, ...], opened: Session
) -> dict[str, bytes]:
    """What no build makes: in each language the print instruction and the credits."""
    shelf = opened.press(look_of(game), game.root).fonts
    written: dict[str, bytes] = {}
    for language in scope.whole.languages:
        texts = words.texts[language]
        told = instruction(game, texts, scope, held)
        written[f"{language}/print.pdf"] = instruction_pdf(told, shelf, language)
        written[f"{language}/print.txt"] = told.as_text().encode()
        written[f"{language}/credits.txt"] = credits_text(game.settings, texts).encode()
    return written


def _folder_in_use(folder: Path) -> Diagnostic:
    return Diagnostic(
        "folder-in-use",
        "a folder that is no release stands where the release should",
        Position(folder.name),
        expected="no such folder, or a release that was made before",
        hint="move that folder away, or give another place with --out",
    )
