"""The command `cardpress translate`: export, import, accept, status."""

from __future__ import annotations

import argparse
import difflib
import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from cardpress.console import Console
from cardpress.diagnostics import Diagnostic, Position, Report
from cardpress.disk.problems import unwritable
from cardpress.disk.reading import read
from cardpress.disk.writing import Folder, replace_file
from cardpress.models.source import GameSources
from cardpress.stages.load import load
from cardpress.translate.pieces import UnreadableError, readable, rewritten
from cardpress.translate.units import (
    FIRST,
    FOLDERS,
    State,
    digest,
    languages,
    path_of,
    remember,
    remembered,
    source_of,
    text_key,
    units,
    within,
)

if TYPE_CHECKING:
    from cardpress.translate.formats import Answer

FINE, WRONG_CONTENT = 0, 1
SHOWN = 10
"""Open texts that a screen shows of a language."""


class TranslateError(Exception):
    """Something is asked for that there is not."""


def run(arguments: argparse.Namespace) -> int:
    """One part of the command; 1 when a file is wrong, and then nothing is written.

    TranslateError when something is asked for that there is not.
    """
    root = arguments.root.resolve()
    if arguments.part == "status":
        return _status(root, arguments)
    if arguments.part not in {"proof", "accept"} and find_spec("translate") is None:
        raise TranslateError("this needs another package: pip install translate-toolkit")
    game = _game(root, arguments.game)
    source = _source(game, arguments.source, arguments.language)
    report = Report()
    if arguments.part == "export":
        told = _export(game, source, arguments, report)
    elif arguments.part == "proof":
        told = _proof(root, game, source, arguments, report)
    elif arguments.part == "import":
        told = _import(root, game, source, arguments, report)
    else:
        told = _accept(root, game, source, arguments.language, report)
    if Console(as_json=arguments.format == "json").stops(report):
        return WRONG_CONTENT
    print(json.dumps({"done": told}) if arguments.format == "json" else told)
    return FINE


def _game(root: Path, name: str) -> GameSources:
    """A game's files, whatever else is wrong with them: a translation half done must not stop a translator."""
    known = [folder.name for folder in sorted((root / "content").glob("*")) if folder.is_dir()]
    if name not in known:
        near = difflib.get_close_matches(name, known, 1)
        advice = f"did you mean {near[0]!r}?" if near else f"there is {', '.join(known) or 'none'}"
        raise TranslateError(f"unknown game {name!r}; {advice}")
    found = load(root, Report(), [name]).games
    if name not in found:
        raise TranslateError(f"{name} cannot be read: cardpress check {name} says why")
    return found[name]


def _source(game: GameSources, asked: str | None, target: str) -> str:
    known = [language for language in languages(game) if language != target]
    if asked and asked not in known:
        raise TranslateError(f"{game.id} has no other language {asked!r}; there is {', '.join(known) or 'none'}")
    if not known:
        raise TranslateError(f"{game.id} has no other language to translate from")
    return asked or (FIRST if FIRST in known else known[0])


def _export(game: GameSources, source: str, arguments: argparse.Namespace, report: Report) -> str:
    from cardpress.translate.formats import FORMATS, Header  # noqa: PLC0415 brings an extra

    language, form = arguments.language, arguments.form
    path = arguments.output or Path(f"{game.id}.{language}.{form}")
    found = units(game, source, language)
    data = FORMATS[form][0](found, Header(game.id, source, language))
    try:
        replace_file(path, data)
    except OSError as problem:
        report.add(unwritable(path, problem))
    left = sum(unit.state is State.MISSING for unit in found)
    return f"{path}: {len(found)} texts from {source}, {left} of them without {language}"


def _import(root: Path, game: GameSources, source: str, arguments: argparse.Namespace, report: Report) -> str:
    file, language = arguments.file, arguments.language
    given = _given(file, report)
    order = [unit.key for unit in units(game, source, language)]
    for answer in given:
        report.extend(_wrong(answer, file, order))
    if report.has_errors:
        return ""
    wanted = {answer.key: answer.target for answer in given if answer.target}
    files = {folder: _file(game, folder, language, order, wanted) for folder in FOLDERS}
    made_from = remembered(game, language) | {one.key: digest(one.source) for one in given if one.target}
    try:
        for folder, text in files.items():
            if text:
                Folder(root / "content" / game.id / folder, root).write(f"{language}.ftl", text.encode())
        remember(root, game.id, language, made_from)
    except OSError as problem:
        report.add(unwritable(root / path_of(game.id, language), problem))
    return f"content/{game.id}: {len(wanted)} of {len(order)} texts in {language}"


def _file(game: GameSources, folder: str, language: str, order: Sequence[str], wanted: Mapping[str, str]) -> str:
    """What a file of a language becomes; "" when there is none and nothing for it."""
    there = game.texts.get(f"{folder}/{language}.ftl")
    own, keys = within(folder, wanted), [*within(folder, dict.fromkeys(order, ""))]
    text = rewritten(there.text if there else "", keys, own).strip("\n")
    return f"{text}\n" if text else ""


def _given(file: Path, report: Report) -> list[Answer]:
    from cardpress.translate.formats import FORMATS, UnreadableFileError, answers  # noqa: PLC0415 brings an extra

    ending = file.suffix.removeprefix(".").replace("xlf", "xliff")
    if ending not in FORMATS:
        raise TranslateError(f"{file.name} ends in none of {', '.join(f'.{form}' for form in FORMATS)}")
    try:
        return answers(read(file), ending)
    except UnreadableFileError as problem:
        expected = f"a file as `cardpress translate export --as {ending}` writes it"
        report.add(
            Diagnostic("unreadable-file", f"this is no {ending} file: {problem}", Position(file.name), expected)
        )
    except OSError as problem:
        report.add(Diagnostic("unreadable-file", str(problem.strerror or problem), Position(file.name)))
    return []


def _wrong(answer: Answer, file: Path, order: Sequence[str]) -> Iterable[Diagnostic]:
    """What keeps a text from being brought back, at its line in the translator's file."""
    at = Position(file.name, answer.line)
    if answer.key not in order:
        near = difflib.get_close_matches(answer.key, order, 1)
        hint = f'did you mean "{near[0]}"?' if near else None
        yield Diagnostic(
            "unknown-message", f'the game has no text "{answer.key}"', at, "a key of the export", hint
        )
    elif answer.target:
        try:
            readable(answer.target)
        except UnreadableError as problem:
            yield Diagnostic("fluent-syntax", f"{answer.key}: {problem}", at, "a text with every { closed by }")


def _proof(root: Path, game: GameSources, source: str, arguments: argparse.Namespace, report: Report) -> str:
    from cardpress.translate.proof import write_proof  # noqa: PLC0415 brings the press

    if text_key(arguments.language) not in game.texts:
        raise TranslateError(f"{game.id} has no texts in {arguments.language!r}")
    progress = Console(as_json=arguments.format == "json").progress()
    found, path = write_proof(root, game, (source, arguments.language), arguments.output, progress)
    report.extend(found)
    return path


def _accept(root: Path, game: GameSources, source: str, language: str, report: Report) -> str:
    if text_key(language) not in game.texts:
        raise TranslateError(f"{game.id} has no texts in {language!r}")
    found = [unit for unit in units(game, source, language) if unit.target]
    try:
        remember(root, game.id, language, {unit.key: digest(unit.source) for unit in found})
    except OSError as problem:
        report.add(unwritable(root / path_of(game.id, language), problem))
    return f"{game.id}: {len(found)} texts in {language} fit {source}"


# ---- status


@dataclass(frozen=True)
class Row:
    """How far one language of a game is; `open` are the texts that are missing or stale."""

    game: str
    language: str
    source: str
    states: Counter[State]
    same: int
    open: tuple[str, ...]

    @property
    def percent(self) -> int:
        """How much is there and not stale, of a hundred."""
        total = self.states.total()
        return 100 * (total - len(self.open)) // max(1, total)

    def as_json(self) -> dict[str, object]:
        """The same as JSON values."""
        counts = {state.value: self.states[state] for state in State}
        return {
            "game": self.game,
            "language": self.language,
            "from": self.source,
            "percent": self.percent,
            **counts,
            "same": self.same,
            "open": list(self.open),
        }

    def as_text(self) -> str:
        """The same for a terminal, with the first of the open texts."""
        counts = ", ".join(f"{self.states[state]} {state.value}" for state in State if self.states[state])
        same = f"; {self.same} equal to the source" if self.same else ""
        more = (
            [f"   and {len(self.open) - SHOWN} more: --format json lists them"] if len(self.open) > SHOWN else []
        )
        head = f"{self.game} {self.language} from {self.source}: {self.percent}% ({counts}{same})"
        return "\n".join([head, *(f"   {key}" for key in self.open[:SHOWN]), *more])


def _status(root: Path, arguments: argparse.Namespace) -> int:
    names = arguments.games or [folder.name for folder in sorted((root / "content").glob("*")) if folder.is_dir()]
    rows = [row for name in names for row in _rows(_game(root, name), arguments.source)]
    if arguments.format == "json":
        print(json.dumps({"languages": [row.as_json() for row in rows]}, indent=2))
    else:
        print("\n".join(row.as_text() for row in rows) or "no game has a second language")
    return FINE


def _rows(game: GameSources, asked: str | None) -> Iterator[Row]:
    """A row for each language but the one translated from."""
    known = languages(game)
    source = asked if asked in known else source_of(game)
    for language in known:
        if language != source:
            found = units(game, source, language)
            left = (unit for unit in found if unit.state in {State.MISSING, State.STALE})
            counted = Counter(unit.state for unit in found)
            listed = tuple(f"{unit.key} ({unit.state})" for unit in left)
            yield Row(game.id, language, source, counted, sum(unit.same for unit in found), listed)
