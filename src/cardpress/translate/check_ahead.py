"""What `cardpress check` would say of texts that are not written yet, at their lines in a translator's file."""

from __future__ import annotations

import hashlib
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from cardpress.diagnostics import Diagnostic, Position, Report, Severity
from cardpress.incremental.session import Session
from cardpress.language.draft_languages import FIRST
from cardpress.language.messages.fluent_files import read_fluent
from cardpress.language.packs import load_pack, shipped_pack
from cardpress.models.source import TextSource
from cardpress.pipeline import check
from cardpress.stages.text_checks import check_own_words
from cardpress.translate.fluent_units import pieces
from cardpress.translate.formats import Answer
from cardpress.translate.sources import Material
from cardpress.translate.units import key_of

_LATER = frozenset({"missing-translation", "missing-message"})
"""What is said of texts that are not there yet: a file may come back half done."""


def problems_ahead(  # noqa: PLR0913 what is judged, and what it would become
    root: Path,
    material: Material,
    language: str,
    *,
    files: Mapping[str, str],
    answers: Sequence[Answer],
    file: str,
) -> Iterator[Diagnostic]:
    """Errors that the texts would be, were they written; `files` are what would be written by kind of words."""
    sources = {
        folder: TextSource(material.file(folder, language), text, hashlib.sha256(text.encode()).hexdigest())
        for folder, text in files.items()
        if text
    }
    report = (
        _game_report(root, material.id, language, sources)
        if material.game
        else _pack_report(root, language, sources)
    )
    lines = {answer.key: answer.line for answer in answers if answer.target}
    folders = {source.path: folder for folder, source in sources.items()}
    for problem in report:
        at = problem.position
        if problem.severity is Severity.ERROR and problem.code not in _LATER and at.file in folders and at.line:
            key = key_of(folders[at.file], _key_at(files[folders[at.file]], at.line))
            if key in lines:
                place = Position(file, lines[key])
                yield Diagnostic(problem.code, problem.message, place, problem.expected, problem.hint)


def _game_report(root: Path, game: str, language: str, sources: Mapping[str, TextSource]) -> Report:
    """What is wrong with a game whose texts in a language are these; whatever else it lacks may come later."""
    home = f"content/{game}/"
    texts = {source.path.removeprefix(home): source for source in sources.values()}
    with Session() as opened:
        report = check(root, [game], opened, texts={game: texts}, begun=(language,)).report
    if load_pack(language, root, Report()) is None:  # no game in it is checked further, nor its functions known
        for file in map(read_fluent, sources.values()):
            for id_ in file.entries:
                file.check_message(id_, report)
    return report


def _pack_report(root: Path, language: str, sources: Mapping[str, TextSource]) -> Report:
    """What is wrong with a language pack whose words are these; one that is new may use what the first one has."""
    report = Report()
    pack = load_pack(language, root, Report()) or shipped_pack(FIRST)
    words = {folder: read_fluent(source) for folder, source in sources.items()}
    ui, terminal = words.get("text", pack.ui), words.get("terminal", pack.terminal)
    played = words.get("course", pack.played)
    check_own_words(replace(pack, code=language, ui=ui, terminal=terminal, played=played), report)
    return report


def _key_at(text: str, line: int) -> str:
    """The key of the text that stands in a line of a file."""
    found = [*pieces(text).values()]
    place = bisect_right([piece.line for piece in found], line) - 1
    return found[place].key if place >= 0 else ""
